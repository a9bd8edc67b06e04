"""Before the first turn: shuffled packs, seven cards each, and turning up cards for who begins."""

from __future__ import annotations

from collections.abc import Sequence

from deckcli.core.packed import filled
from deckcli.core.vecs import append, extend, i64, pop, vec
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import BEGINS_TURN, GOES_FIRST, HAND_SIZE, TURNS_UP
from deckcli.games.blackpoker.rules.stage import check_decks
from deckcli.games.blackpoker.rules.state import BlackPokerState, Player
from deckcli.games.blackpoker.rules.zones import bury, draw


def seat_player(state: BlackPokerState, seat: i64, faces: Sequence[int], most: int) -> None:
    """Give a seat its shuffled pack; cards beyond the most allowed are put aside unseen."""
    first, count = len(state.faces), len(faces)
    listed = vec[i64](sorted(faces))
    state.faces = extend(state.faces, listed)
    state.seen = extend(state.seen, filled(0, count))
    state.owners = extend(state.owners, filled(seat, count))
    state.below = extend(state.below, filled(NONE, count))
    state.flags = extend(state.flags, filled(0, count))
    state.decklists = append(state.decklists, listed)
    pack = vec[i64]([first + nth for nth in range(count)])
    state.shuffle(pack, seat)
    player = Player()
    player.aside, player.deck = pack[most:], pack[:most]
    state.players = append(state.players, player)


class Deal(Op):
    """Seven cards each; both turn up cards until one is higher, and its owner goes first."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        for seat in range(state.seats):
            draw(state, seat, HAND_SIZE)
        state.active = state.chance = max(0, self._first(game, state))
        state.turn = 1
        if state.over:
            return
        state.emit(GOES_FIRST, state.active)
        draw(state, state.active, 1)
        state.emit(BEGINS_TURN, state.active, amount=1)
        state.agenda, _done = pop(state.agenda)
        state.push(game.turn_program, state.active)

    def _first(self, game: BlackPokerRules, state: BlackPokerState) -> i64:
        """The seat that turned up the higher card; a player who runs out of cards here loses."""
        first, second = state.players[0], state.players[1]
        while len(first.deck) > 0 and len(second.deck) > 0:
            first.deck, mine = pop(first.deck)
            second.deck, theirs = pop(second.deck)
            bury(state, mine)
            bury(state, theirs)
            state.emit(TURNS_UP, 0, mine)
            state.emit(TURNS_UP, 1, theirs)
            difference = game.number(state, mine) - game.number(state, theirs)
            if difference != 0:
                return 0 if difference > 0 else 1
        check_decks(state)
        return NONE
