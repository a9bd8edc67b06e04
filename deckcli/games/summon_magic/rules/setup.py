"""Before the first turn: avatars, the choice of a deck, who begins, Boost (rulebook p.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deckcli.core.errors import NotPlayable
from deckcli.core.packed import filled, with_room
from deckcli.core.text import plural
from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.notation import actions, first_of
from deckcli.engine.ops import Op
from deckcli.engine.state import BITS, NONE, Frame
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.events import announce
from deckcli.games.summon_magic.rules.field import opposing
from deckcli.games.summon_magic.rules.state import Player, SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.rules.zones import EVERYBODY, draw

_FIRST_BOOK: Final = len(t.POSITIONS)  # where the words for decks begin
_DECKS: Final = actions(t.CHOOSE_DECK, vec[i64]([_FIRST_BOOK, _FIRST_BOOK + 1]))


class SummonDeck:
    """What a player brings: one or two decks as faces, sorted, and an avatar or NONE."""

    __slots__ = ("avatar", "cards", "listed", "side")

    def __init__(self, cards: Sequence[int], side: Sequence[int] = (), avatar: int = NONE) -> None:
        self.cards, self.side = vec[i64](sorted(cards)), vec[i64](sorted(side))
        self.avatar: i64 = avatar
        extra = [] if avatar == NONE else [avatar]
        self.listed = vec[i64](sorted([*cards, *side, *extra]))  # everything, for lists of decks


def dealt(name: str, deck: SummonDeck) -> SummonDeck:
    """The deck, if there are cards enough for Boost and a turn; else raises NotPlayable."""
    for faces, what in ((deck.cards, "deck"), (deck.side, "side deck")):
        if len(faces) <= t.BOOST and (len(faces) > 0 or what == "deck"):
            raise NotPlayable(
                f'the deck "{name}" cannot be dealt: {plural(len(faces), "card")} in its {what}',
                hint=f"Boost alone draws {t.BOOST} cards",
            )
    return deck


def make_room(state: SummonState, cards: i64) -> None:
    """Prepare the lists of a table for this many cards, so that they need not grow."""
    state.faces, state.seen, state.owners = with_room(cards), with_room(cards), with_room(cards)
    state.flags, state.hosts = with_room(cards), with_room(cards)


def seat_player(state: SummonState, seat: i64, deck: SummonDeck) -> None:
    """Give a seat its cards: consecutive ids, the decks first, then the avatar."""
    player = Player()
    state.players = append(state.players, player)
    player.deck = add_book(state, seat, deck.cards)
    player.side = add_book(state, seat, deck.side)
    if deck.avatar != NONE:
        player.avatar = add_card(state, seat, deck.avatar, EVERYBODY)
    state.decklists = append(state.decklists, deck.listed[:])


def add_book(state: SummonState, seat: i64, faces: vec[i64]) -> vec[i64]:
    """The cards of one deck, new at the table."""
    first, count = len(state.faces), len(faces)
    zeros = filled(0, count)
    state.faces = extend(state.faces, faces)
    state.seen, state.flags = extend(state.seen, zeros), extend(state.flags, zeros)
    state.owners = extend(state.owners, filled(seat, count))
    state.hosts = extend(state.hosts, filled(NONE, count))
    cards = with_room(count)
    for nth in range(count):
        cards = append(cards, first + nth)
    state.books = append(append(state.books, cards[:]), faces[:])
    return cards


def add_card(state: SummonState, seat: i64, face: i64, seen: i64) -> i64:
    """A card of no deck, new at the table."""
    state.faces = append(state.faces, face)
    state.seen = append(state.seen, seen)
    state.owners = append(state.owners, seat)
    state.flags = append(state.flags, 0)
    state.hosts = append(state.hosts, NONE)
    return len(state.faces) - 1


class CallAvatars(Op):
    """Both players turn up their avatars, if they have any."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for seat in range(2):
            avatar = state.players[seat].avatar
            if avatar != NONE:
                state.emit(t.CALLS, seat, avatar)


class PickDeck(Op):
    """A player with two decks, who has seen both avatars, picks one in secret."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        if len(state.players[self.seat].side) > 0:
            self.ask(game, state, frame, t.ASK_DECK, self.seat, _DECKS)

    def take(self, game: SummonRules, state: SummonState, frame: Frame, action: i64) -> None:
        state.players[self.seat].picked = first_of(action) - _FIRST_BOOK


class OpenDecks(Op):
    """The chosen decks are shuffled; their owners may look through those they did not choose."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for seat in range(2):
            player = state.players[seat]
            if player.picked == 1:
                player.deck, player.side = player.side, player.deck
            if len(player.side) > 0:
                state.emit(t.PICKS_DECK, seat, amount=player.picked)
            player.picked = NONE
            state.shuffle(player.deck, seat)
            state.shuffle(player.side, seat)
            for card in player.side:
                state.seen[card] = BITS[seat]
        state.active = state.random_below(state.seats, state.seats)
        state.emit(t.GOES_FIRST, state.active)
        game.note_field(state)


class StartMonsters(Op):
    """Avatars that begin with something do so before Boost, the first player's first."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        announce(game, state, t.GAME_STARTS, NONE, whose=opposing(state.active))
        announce(game, state, t.GAME_STARTS, NONE, whose=state.active)


class Boost(Op):
    """Both players draw four cards, and the first turn begins."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for step in range(2):
            draw(game, state, (state.active + step) % 2, t.BOOST)
        frame.program, frame.step, frame.seat = game.turn_program, 0, state.active
