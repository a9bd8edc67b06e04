"""Before the game: leaders, hands, the one new hand each player may take, orbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deckcli.core.errors import NotPlayable
from deckcli.core.packed import filled, plus
from deckcli.core.text import plural
from deckcli.core.vecs import append, extend, i64, pop, vec
from deckcli.engine.notation import action, verb_of
from deckcli.engine.ops import Op
from deckcli.engine.state import BITS, NONE, Frame
from deckcli.games.cipher.rules.codes import ASK_MULLIGAN, GOES_FIRST, KEEP, LAYS_ORBS, REDRAW
from deckcli.games.cipher.rules.state import CipherState, Player
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import EVERYBODY, draw_cards

HAND_SIZE: Final = 6
ORB_COUNT: Final = 5


class CipherDeck:
    """A deck as the table needs it: the main character's face, then all others, sorted."""

    __slots__ = ("leader", "listed", "others")

    def __init__(self, leader: int, others: Sequence[int]) -> None:
        self.leader, self.others = leader, vec[i64](sorted(others))
        self.listed = vec[i64](sorted([leader, *others]))  # everything, for lists of decks


def dealt(name: str, faces: Sequence[int], leader: int) -> CipherDeck:
    """A deck of these faces; NONE means there is no leader.

    A deck with findings may still be played, but it needs a leader and enough cards for the hand
    and the orbs: raises NotPlayable.
    """
    if leader not in faces:
        what = "no main character" if leader == NONE else "a main character that is not in it"
        raise NotPlayable(
            f'the deck "{name}" cannot be dealt: it has {what}',
            hint="deckcli check tells what is wrong",
        )
    others = list(faces)
    others.remove(leader)
    if len(others) < HAND_SIZE + ORB_COUNT:
        raise NotPlayable(
            f'the deck "{name}" cannot be dealt: {plural(len(others), "card")} beside its main '
            "character",
            hint=f"a hand and the orbs are {HAND_SIZE + ORB_COUNT} cards",
        )
    return CipherDeck(leader, others)


def seat_player(state: CipherState, seat: i64, deck: CipherDeck) -> None:
    """Give a seat its cards: consecutive ids, the main character's first."""
    player = Player()
    first = len(state.faces)
    state.faces = extend(append(state.faces, deck.leader), deck.others)
    count = len(state.faces) - first
    state.seen = extend(state.seen, filled(0, count))
    state.owners = extend(state.owners, filled(seat, count))
    state.below = extend(state.below, filled(NONE, count))
    state.flags = extend(state.flags, filled(0, count))
    state.decklists = append(state.decklists, deck.listed)
    player.leader = first
    player.line_up(vec[i64]([first]), vec[i64]())
    player.deck = vec[i64](range(first + 1, first + count))
    state.players = append(state.players, player)
    state.seen[first] = BITS[seat]
    state.shuffle(player.deck, seat)


class DealHands(Op):
    """Choose at random who goes first; both players draw six cards."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        state.active = state.random_below(state.seats, state.seats)
        state.emit(GOES_FIRST, state.active)
        for step in range(state.seats):
            draw_cards(game, state, (state.active + step) % state.seats, HAND_SIZE)


class Mulligan(Op):
    """A player may put the hand back once, shuffle, and draw six new cards."""

    __slots__ = ("step",)

    def __init__(self, step: i64) -> None:
        self.step = step  # 0: the player who goes first

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        seat = (state.active + self.step) % state.seats
        options = vec[i64]([action(REDRAW), action(KEEP)])
        self.ask(game, state, frame, ASK_MULLIGAN, seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        if verb_of(action) == KEEP:
            return
        seat = (state.active + self.step) % state.seats
        player = state.players[seat]
        player.deck = extend(player.deck, player.hand)
        player.hand = vec[i64]()
        state.shuffle(player.deck, seat)
        draw_cards(game, state, seat, HAND_SIZE)


class LayOrbs(Op):
    """Five unseen cards of each deck become orbs, and the main characters are turned up.

    Their skills count from now on: until then only their owners know them.
    """

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for seat in range(state.seats):
            player = state.players[seat]
            for nth in range(ORB_COUNT):
                player.deck, card = pop(player.deck)
                player.orbs = plus(player.orbs, card)
            state.seen[player.leader] = EVERYBODY
            state.emit(LAYS_ORBS, seat, card=player.leader, amount=ORB_COUNT)
        game.count_skills(state)
        state.agenda, _done = pop(state.agenda)
        state.push(game.turn_program, state.active)
