"""Answers a question about odds by counting or by simulation, and says why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from deckcli.catalog.query import Sign, card_test
from deckcli.core.errors import BadSetting
from deckcli.core.text import plural
from deckcli.hands.odds import Odds, Question, exact_odds, simulated_odds
from deckcli.hands.quick_deals import Progress
from deckcli.hands.wishes import Count, counts_in

HANDS = 100_000


class Method(StrEnum):
    EXACT = "exact"
    SIMULATED = "simulated"


@dataclass(frozen=True, slots=True)
class Answer:
    """The odds with the method, its reason in words, and the seed of a simulation."""

    odds: Odds
    method: Method
    why: str
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class Term:
    """One count of the wish: how many such cards the deck has, and its own chance."""

    count: Count
    cards: int
    chance: float | None


def drawn_by(question: Question, turn: int) -> int:
    """The cards drawn up to a turn; raises BadSetting if the deck has fewer."""
    draws = question.opening.draws
    return checked_draws(question, draws.by(turn, second=question.second), f"{draws.turn} {turn}")


def checked_draws(question: Question, drawn: int, when: str) -> int:
    left = question.opening.left
    if drawn > left:
        raise BadSetting(f"{when} draws {drawn} cards; only {left} are left in the deck by then")
    return drawn


def answer(
    question: Question,
    *,
    exact: bool,
    hands: int | None,
    seed: Callable[[], int],
    progress: Progress | None = None,
) -> Answer:
    """Count if that is asked for or no choice is involved; otherwise simulate.

    `seed` is only called if a seed is needed.
    """
    choice = _choice(question)
    if exact or not (hands or choice or question.obstacle):
        (odds,) = exact_odds(question, [question.drawn])
        why = choice or f"no choice is involved{_kept(question)}"
        return Answer(odds, Method.EXACT, why)
    reason = "; ".join(filter(None, (question.obstacle, choice)))
    why = reason or "a number of hands was asked for; without it the chance is counted exactly"
    number = seed()
    odds = simulated_odds(question, hands or HANDS, number, progress)
    return Answer(odds, Method.SIMULATED, why, number)


def curve(question: Question, turn: int) -> list[tuple[str, float]]:
    """The exact chance in the opening hand and by every turn up to this one."""
    draws, draw = question.opening.draws, question.opening.draws.by
    numbers = [0, *(draw(number, second=question.second) for number in range(1, turn + 1))]
    names = ["opening hand", *(f"{draws.turn} {number}" for number in range(1, turn + 1))]
    odds = exact_odds(question, numbers)
    return [(name, found.chance) for name, found in zip(names, odds, strict=True)]


def terms(question: Question, method: Method) -> list[Term]:
    """Every count of the wish by itself; with its chance only if odds are counted exactly."""
    opening, found = question.opening, []
    for count in dict.fromkeys(counts_in(question.wish)):
        meets = card_test(count.cards, question.catalog)
        cards = sum(map(meets, (*opening.chosen, *opening.pile)))
        chance = None
        if method is Method.EXACT:
            (alone,) = exact_odds(replace(question, wish=count), [question.drawn])
            chance = alone.chance
        found.append(Term(count, cards, chance))
    return found


def remarks(question: Question, found: list[Term]) -> list[str]:
    """What is odd about the question: missing cards, numbers that cannot be reached."""
    seen = question.opening.hand_size + question.drawn
    said = list(question.opening.notes)
    for term in found:
        count = term.count
        needed = count.number + (count.sign is Sign.MORE)
        grows = count.sign in (Sign.AT_LEAST, Sign.MORE, Sign.IS)
        if not term.cards:
            said.append(f"no card of the deck is {count.cards}")
        elif grows and needed > term.cards:
            said.append(f"{count} can never be: the deck has {plural(term.cards, 'such card')}")
        elif grows and needed > seen:
            said.append(f"{count} can never be: {plural(seen, 'card')} are seen by then")
    return said


def _choice(question: Question) -> str:
    assumption = question.opening.draws.assumption
    if not (question.seat_matters and assumption):
        return ""
    return f"drawing is a choice in {question.catalog.game}; it is assumed that {assumption}"


def _kept(question: Question) -> str:
    return " once the opening hand is kept" if question.opening.new_hand else ""
