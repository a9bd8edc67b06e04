"""Meditation: cards are discarded, and as many active dice turned (FAQ 3.0, p.14)."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, extend, i64
from deckcli.engine.notation import action, actions, first_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, Frame
from deckcli.games.ashes.rules.codes import (
    ASK_MEDITATION,
    DISCARD,
    DISCARD_CARD,
    DISCARD_TOP,
    DONE,
    MILLED,
)
from deckcli.games.ashes.rules.damage import settle
from deckcli.games.ashes.rules.dice import turn_dice
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.windows import note
from deckcli.games.ashes.rules.zones import discard_from_hand, leave_play, mill

# The values of the frame.
DISCARDED: Final = 0
FROM_PILE: Final = 1


class Meditate(Op):
    """One card after another: of the hand, of the spellboard, from the top of the draw pile.

    Played one by one, a die is turned after each card.
    """

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        player = state.players[frame.seat]
        cards = extend(game.distinct(state, player.hand), player.spellboard)
        options = actions(DISCARD_CARD, cards)
        if len(player.deck) > 0:
            options = append(options, action(DISCARD_TOP))
        if frame.values[DISCARDED] > 0:
            options = append(options, action(DONE))
        self.ask(game, state, frame, ASK_MEDITATION, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        verb = verb_of(action)
        if verb == DONE:
            return
        again(frame)
        frame.values[DISCARDED] += 1
        if verb == DISCARD_TOP:
            noted = state.noted[:]
            mill(state, frame.seat, 1)
            state.noted = noted  # told once, when all cards are discarded
            frame.values[FROM_PILE] += 1
        else:
            card = first_of(action)
            if state.is_in_play(card):
                leave_play(game, state, card, DISCARD)
            else:
                discard_from_hand(state, card)
        if game.is_one_by_one:
            turn_dice(game, state, frame.seat, 1)


class AfterDiscards(Op):
    """What the discarded cards set off, and whoever dies for want of them."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if frame.values[FROM_PILE] > 0:
            note(state, MILLED, NONE, frame.seat, frame.values[FROM_PILE])
        settle(game, state, frame.seat, NONE)


class TurnMeditated(Op):
    """Now the dice are turned."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if not game.is_one_by_one:
            turn_dice(game, state, frame.seat, frame.values[DISCARDED])
