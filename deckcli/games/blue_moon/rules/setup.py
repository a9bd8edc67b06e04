"""Before the game: decks, who begins, six cards each."""

from __future__ import annotations

from collections.abc import Sequence

from deckcli.core.errors import NotPlayable
from deckcli.core.packed import filled
from deckcli.core.text import plural
from deckcli.core.vecs import append, extend, i64, pop, vec
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.games.blue_moon.rules.areas import draw_cards
from deckcli.games.blue_moon.rules.codes import GOES_FIRST, HAND_SIZE
from deckcli.games.blue_moon.rules.dragons import attract
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState, Player


class BlueMoonDeck:
    """A deck as the table needs it: all faces but the leader's, sorted, and its inquisitor."""

    __slots__ = ("dragons", "faces", "further_draws")

    def __init__(self, faces: Sequence[int], dragons: int = 0, further_draws: int = 0) -> None:
        self.faces = vec[i64](sorted(faces))
        self.dragons = dragons  # attracted before the game
        self.further_draws = further_draws  # cards at the end of each turn


def dealt(name: str, deck: BlueMoonDeck) -> BlueMoonDeck:
    """The deck, if a hand can be dealt from it; raises NotPlayable."""
    if len(deck.faces) < HAND_SIZE:
        raise NotPlayable(
            f'the deck "{name}" cannot be dealt: it has {plural(len(deck.faces), "card")}',
            hint=f"a hand is {HAND_SIZE} cards",
        )
    return deck


def seat_player(state: BlueMoonState, seat: i64, deck: BlueMoonDeck) -> None:
    """Give a seat its cards: consecutive ids, shuffled."""
    player = Player()
    first, count = len(state.faces), len(deck.faces)
    state.faces = extend(state.faces, deck.faces)
    state.seen = extend(state.seen, filled(0, count))
    state.owners = extend(state.owners, filled(seat, count))
    state.targets = extend(state.targets, filled(NONE, count))
    state.decklists = append(state.decklists, deck.faces)
    player.deck = vec[i64](range(first, first + count))
    player.further_draws, player.early_dragons = deck.further_draws, deck.dragons
    state.players = append(state.players, player)
    state.shuffle(player.deck, seat)


class DealHands(Op):
    """Choose at random who begins; both players draw six cards."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        state.active = state.random_below(state.seats, state.seats)
        state.emit(GOES_FIRST, state.active)
        for step in range(state.seats):
            seat = (state.active + step) % state.seats
            draw_cards(game, state, seat, HAND_SIZE)
            attract(game, state, seat, state.players[seat].early_dragons)
        state.agenda, _done = pop(state.agenda)
        state.push(game.turn_program, state.active)
