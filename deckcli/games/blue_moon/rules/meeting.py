"""A player meets the demands of the opponent's texts, or does not."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.notation import action, actions, first_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import Frame
from deckcli.games.blue_moon.rules.areas import discard
from deckcli.games.blue_moon.rules.codes import ASK_DEMAND, CONCEDE, DEMAND_STANDS, DISCARD
from deckcli.games.blue_moon.rules.demands import (
    Pile,
    demands_on,
    factor_of,
    is_made_up,
    piles_of,
    useful_cards,
)
from deckcli.games.blue_moon.rules.dragons import attract
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.rules.texts import Demands
from deckcli.games.blue_moon.rules.turn import fall_back

_CONCEDE: Final = action(CONCEDE)


class ListDemands(Op):
    """The demands on the player are listed: those with a retreat at stake first."""

    __slots__ = ("only_dragons",)

    def __init__(self, *, only_dragons: bool) -> None:
        self.only_dragons = only_dragons

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        demands = demands_on(game, state, frame.seat)
        if len(demands) == 0:
            frame.values = vec[i64]()
            frame.step += 1  # none to meet
            return
        first, last = vec[i64](), vec[i64]()
        for one in demands:
            static = one.static
            assert isinstance(static, Demands)
            if static.or_dragon:
                last = append(last, one.frame.source)
            elif not self.only_dragons:
                first = append(first, one.frame.source)
        frame.values = extend(first, last)
        frame.chosen = vec[vec[i64]]([vec[i64](), vec[i64]()])


class MeetDemands(Op):
    """The player discards what is demanded, pile by pile, card by card.

    `frame.values` are the cards whose demands are still open, `frame.chosen` what was given for the
    present pile and how many piles of the present demand are made up.
    """

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        if len(frame.values) == 0:
            return
        seat = frame.seat
        open_piles, or_dragon = self._open(game, state, frame)
        if len(open_piles) == 0:  # this demand is met
            self._go_on(frame)
            return
        paid = frame.chosen[0]
        piles = open_piles
        if not or_dragon:
            for pile in self._later(game, state, frame):
                piles = append(piles, pile)
        hand = state.players[seat].hand
        useful = useful_cards(game, state, hand, paid, piles, strictly=not or_dragon)
        options = actions(DISCARD, useful)
        if or_dragon and len(paid) == 0:
            options = append(options, _CONCEDE)
        if len(options) == 0:
            fall_back(game, state, seat, in_turn=True)
            return
        self.ask(game, state, frame, ASK_DEMAND, seat, options)

    def _open(
        self, game: BlueMoonRules, state: BlueMoonState, frame: Frame
    ) -> tuple[vec[Pile], bool]:
        """The piles of the present demand that are not made up."""
        source = frame.values[0]
        for static in game.face(state, source).statics:
            if isinstance(static, Demands):
                factor = factor_of(game, state, frame.seat, source)
                piles = piles_of(static, factor)
                return piles[len(frame.chosen[1]) :], static.or_dragon
        return vec[Pile](), False

    def _later(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> vec[Pile]:
        """The piles of the demands after the present one that must be met."""
        found = vec[Pile]()
        for source in frame.values[1:]:
            for static in game.face(state, source).statics:
                if isinstance(static, Demands) and not static.or_dragon:
                    for pile in piles_of(static, factor_of(game, state, frame.seat, source)):
                        found = append(found, pile)
        return found

    def _go_on(self, frame: Frame) -> None:
        frame.values = frame.values[1:]
        frame.chosen = vec[vec[i64]]([vec[i64](), vec[i64]()])
        again(frame)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        seat = frame.seat
        if action == _CONCEDE:
            state.emit(DEMAND_STANDS, seat, frame.values[0])
            attract(game, state, 1 - seat)
            self._go_on(frame)
            return
        card = first_of(action)
        discard(game, state, card)
        paid = append(frame.chosen[0][:], card)
        pile = self._open(game, state, frame)[0][0]
        if is_made_up(game, state, pile, paid):
            made_up = append(frame.chosen[1][:], 1)
            frame.chosen = vec[vec[i64]]([vec[i64](), made_up])
        else:
            frame.chosen = vec[vec[i64]]([paid, frame.chosen[1]])
        again(frame)
