"""Words about offers and answers: what a player may do, and what would happen but may be stopped.

A game says in which window it asks, and which of its events have yet to happen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from deckcli.core.vecs import i64
from deckcli.engine.interrupts import LessenEvent, StopEvent
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import EVENT_AMOUNT, TO_COME
from deckcli.engine.ops import Op
from deckcli.engine.state import AMOUNT, Frame, State
from deckcli.engine.words.choosing import Jump, OfferPayment
from deckcli.engine.words.kinds import Number
from deckcli.engine.words.paying import Price

if TYPE_CHECKING:
    from deckcli.engine.game import Game

_STOPPED: Final = {"en": "it does not happen", "ja": "それは起こら/ない"}


class EventAmount(Number):
    """The amount of the event: how much happened, or would have when the answer began."""

    __slots__ = ()

    def value(self, game: Game[Any], state: State, frame: Frame) -> i64:
        return frame.values[AMOUNT]


def add_offers(words: v.Vocabulary, window: i64, verbs: list[int]) -> None:
    """Add `may` and `may_pay`; the verbs are those for yes and no."""

    def may_pay(cost: Price, then: list[Op], otherwise: list[Op] | None) -> list[Op]:
        costs, paying = cost
        otherwise = otherwise or []
        accepted = [*paying, *then, *([Jump(len(otherwise))] if otherwise else [])]
        return [OfferPayment(costs, len(accepted), window, verbs), *accepted, *otherwise]

    def may(steps: list[Op]) -> list[Op]:
        return may_pay(([], []), steps, None)

    words.add(
        v.VERB, "may", may, "The player may have this happen.", "steps", steps=v.steps()
    ).says(en="you may {steps:may}", ja="{steps:may}")
    words.add(
        v.VERB, "may_pay", may_pay, "The player may pay; what happens then, and otherwise.",
        cost=v.costs(), then=v.steps(), otherwise=v.steps(None),
    ).says(
        en="you may {cost:paid}; if you do, {then}; if not, {otherwise}",
        ja="{cost:paid}ことができ、そうしたなら{then:連用}、そうしないなら{otherwise}",
    ).says(
        {"otherwise": None},
        en="you may {cost:paid}; if you do, {then}",
        ja="{cost:paid}ことができ、そうしたなら{then}",
    )  # fmt: skip


def add_answers(
    words: v.Vocabulary,
    events: Sequence[str],
    stopped: Mapping[str, str] = _STOPPED,
) -> None:
    """Add what an ability can do to one of these events, which it answers before it happens.

    stopped: how an event is said not to happen, by language.
    """
    for name in events:
        words.of(v.EVENT)[name].is_to_come = True
    stop = words.add(v.VERB, "stop_event", StopEvent, "What would happen does not.").says(**stopped)
    stop.replaced(en="instead", ja="代わりに")
    lessen = words.add(
        v.VERB, "lessen_event", LessenEvent, "So much less of it happens.",
        "by", by=v.number(least=1),
    ).says(en="that amount is reduced by {by}", ja="その量が{by}だけ減/ル").says(
        {"by": int}, en="that amount is reduced by {by}", ja="その量が{by}減/ル"
    )  # fmt: skip
    stop.needs = lessen.needs = TO_COME
    amount = words.add(v.NUMBER, "event_amount", EventAmount, "How much of it happens.").says(
        en="that amount", ja="その量"
    )
    amount.needs = EVENT_AMOUNT
