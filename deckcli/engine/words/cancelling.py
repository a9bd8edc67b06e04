"""Cancelling the effect that an ability answers: no step of it happens, and it stays paid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from deckcli.core.vecs import i64
from deckcli.engine.interrupts import STOPPED
from deckcli.engine.language import vocabulary as v
from deckcli.engine.modifiers import CANCELLED, Modifier
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame, State
from deckcli.engine.targeting import break_off
from deckcli.engine.words.verbs import put_in_force, timed

if TYPE_CHECKING:
    from deckcli.engine.game import Game

NO_MARK: i64 = -2  # no duration: the source of the effect bears no mark
_MARKING: Final = {
    "en": "cancel that effect; its card stays cancelled {marked}",
    "ja": "その効果を打ち消し、そのカードも{marked}打ち消されたままに/する",
}


class CancelEffect(Op):
    """The effect below on the agenda is left out but for its closing steps.

    Events that lie in between are those of the same effect, such as its other targets: they do not
    happen either. Its source may bear a mark for a while, which `is_cancelled` looks for.
    """

    __slots__ = ("until",)

    def __init__(self, until: i64) -> None:
        self.until = until

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        place = len(state.agenda) - 2
        while place >= 0:
            below = state.agenda[place]
            if not game.programs[below.program].is_event:
                break
            below.values[STOPPED] = 1
            place -= 1
        if place <= 0:  # the lowest frame takes the turns: no effect waits
            return
        break_off(game, below)
        if self.until != NO_MARK and below.source != NONE:
            until, seat = timed(game, state, self.until, frame.seat)
            made = Modifier(CANCELLED, below.source, 1, until, seat, state.turn, frame.source)
            put_in_force(game, state, made)


def cancel_effect(marked: i64 | None) -> CancelEffect:
    return CancelEffect(NO_MARK if marked is None else marked)


def add_cancelling(
    words: v.Vocabulary, needs: str = "", marking: Mapping[str, str] = _MARKING
) -> None:
    """Add `cancel_effect`, for games in which abilities answer effects that are still to come.

    `needs`: what an ability must have for that, where not every answer can do it; `marking`: how
    it is said that a card bears the mark, by language.
    """
    words.add(
        v.VERB, "cancel_effect", cancel_effect,
        "The effect this answers does not happen; its card may bear a mark for a while.",
        "marked", marked=v.until(None),
    ).says(
        {"marked": None},
        en="cancel that effect",
        ja="その効果を打ち消/す",
    ).says(**marking).needs = needs  # fmt: skip


def is_cancelled(state: State, card: i64) -> bool:
    """Whether a card bears the mark of a cancelled effect."""
    for modifier in state.modifiers:
        if modifier.stat == CANCELLED and modifier.card == card:
            return True
    return False
