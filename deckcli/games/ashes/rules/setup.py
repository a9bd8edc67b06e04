"""Before the first round: Phoenixborn, the first five cards, piles and dice; the first roll."""

from __future__ import annotations

from collections.abc import Sequence

from deckcli.core.packed import filled, without
from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.listening import SHUFFLES
from deckcli.engine.notation import action, actions, first_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import BITS, Frame
from deckcli.games.ashes.rules.codes import (
    ASK_FIRST_FIVE,
    ASK_FIRST_PLAYER,
    BASIC,
    CHOOSE,
    DRAW_PILE,
    FIRST_FIVE,
    GIVE_TOKEN,
    HAS_TOKEN,
    IN_PLAY,
    LEVELS,
)
from deckcli.games.ashes.rules.dice import roll_all, rolled, total
from deckcli.games.ashes.rules.state import AshesState, Player
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.zones import everybody


class AshesDeck:
    """A deck as the table needs it: faces, and how many dice there are of each type."""

    __slots__ = ("dice", "first_five", "listed", "owned", "piled")

    def __init__(
        self,
        phoenixborn: int,
        cards: Sequence[int],
        pile: Sequence[int],
        first_five: Sequence[int],
        dice: Sequence[int],
    ) -> None:
        owned = [phoenixborn, *sorted(pile), *sorted(cards)]
        self.owned, self.listed = vec[i64](owned), vec[i64](sorted(owned))
        self.piled: i64 = len(pile)
        self.first_five, self.dice = vec[i64](sorted(first_five)), vec[i64](dice)


def seat_player(state: AshesState, seat: i64, deck: AshesDeck) -> None:
    """Give a seat its cards: consecutive ids, the Phoenixborn first, then the pile, the deck."""
    player = Player()
    first: i64 = len(state.faces)
    state.faces = extend(state.faces, deck.owned)
    state.grow(seat, len(deck.owned))
    state.decklists = append(state.decklists, deck.listed)
    player.phoenixborn = first
    state.flags[first] = IN_PLAY
    state.seen[first] = everybody(state)
    player.pile = _numbered(first + 1, deck.piled)
    player.deck = _numbered(first + 1 + deck.piled, len(deck.owned) - 1 - deck.piled)
    for card in player.pile:
        state.seen[card] = everybody(state)
    for card in player.deck:
        state.seen[card] = BITS[seat]
    player.exhausted = deck.dice[:]
    player.active = filled(0, len(deck.dice) * LEVELS)
    state.players = append(state.players, player)
    for face in deck.first_five:
        for card in player.deck:
            if state.faces[card] == face:
                player.deck = without(player.deck, card)
                player.hand = append(player.hand, card)
                break


def _numbered(first: i64, count: i64) -> vec[i64]:
    """So many ids in a row."""
    made = filled(first, count)
    for nth in range(count):
        made[nth] += nth
    return made


class ChooseFirstFive(Op):
    """Players whose decks name no first five choose them, different ones; the rest is shuffled."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        for seat in range(state.seats):
            player = state.players[seat]
            if len(player.hand) >= FIRST_FIVE:
                continue
            held = vec[i64]([state.faces[card] for card in player.hand])
            left = vec[i64]([card for card in player.deck if state.faces[card] not in held])
            left = game.distinct(state, left)
            if len(left) > 0:
                self.ask(game, state, frame, ASK_FIRST_FIVE, seat, actions(CHOOSE, left))
                return

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        again(frame)
        card = first_of(action)
        player = state.players[state.owners[card]]
        player.deck = without(player.deck, card)
        player.hand = append(player.hand, card)


class ShuffleDecks(Op):
    """What is left of each deck is the draw pile."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        for seat in range(state.seats):
            state.shuffle(state.players[seat].deck, seat)
            state.emit(SHUFFLES, seat, amount=DRAW_PILE)


class FirstRoll(Op):
    """Everybody rolls; who has most basic symbols gets the token, those tied roll again."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        seats = vec[i64](range(state.seats))
        while len(seats) > 1:
            most: i64 = -1
            best = vec[i64]()
            for seat in seats:
                _take_back(state.players[seat])
                basics = roll_all(state, seat)
                if total(state.players[seat].active) == 0 and rolled(state, seat) == BASIC:
                    basics = 1  # who brought no dice borrows one, or ties would never end
                if basics > most:
                    most, best = basics, vec[i64]()
                if basics == most:
                    best = append(best, seat)
            seats = best
        state.token = seats[0]
        if game.winner_chooses:
            options = vec[i64]([action(GIVE_TOKEN, seat) for seat in range(state.seats)])
            self.ask(game, state, frame, ASK_FIRST_PLAYER, seats[0], options)
        else:
            state.emit(HAS_TOKEN, state.token)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        state.token = first_of(action)
        state.emit(HAS_TOKEN, state.token)


def _take_back(player: Player) -> None:
    """All dice back into the exhausted pool, to be rolled again."""
    for kind in range(len(player.active)):
        player.exhausted[kind // LEVELS] += player.active[kind]
        player.active[kind] = 0


class BeginRounds(Op):
    """The set-up is done; its frame becomes that of the rounds."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        frame.program, frame.step, frame.seat = game.round_program, 0, 0


def basics(player: Player) -> i64:
    """How many basic symbols the active dice show."""
    found: i64 = 0
    for kind in range(BASIC, len(player.active), LEVELS):
        found += player.active[kind]
    return found
