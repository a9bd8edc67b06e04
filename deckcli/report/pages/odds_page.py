"""The answer of `deckcli odds`, in words and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deckcli.core.json_text import json_page
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.decks.deck import Deck
from deckcli.hands.answers import Answer, Method, Term, curve, remarks, terms
from deckcli.hands.odds import Question
from deckcli.report.bars import bar_chart
from deckcli.report.percent import percent
from deckcli.report.tables import table

SCHEMA_VERSION = 1


class OddsPage:
    """An answer in each of its forms.

    `by_turn` is the turn that was asked about, or 0; `policy` the mulligan as it was written.
    """

    def __init__(
        self, deck: Deck, question: Question, found: Answer, *, by_turn: int, policy: str
    ) -> None:
        self.deck, self.question, self.found = deck, question, found
        self.by_turn, self.policy = by_turn, policy
        self.terms = terms(question, found.method)
        self.remarks = remarks(question, self.terms)

    def show(self, output: str, *, blocks: bool) -> str:
        if output == "text":
            return self._text(blocks=blocks)
        if output == "json":
            return json_page(self._object())
        odds, found = self.found.odds, self.found
        low, high = (odds.interval.low, odds.interval.high) if odds.interval else (None, None)
        row = (self.deck.name, str(self.question.wish), odds.chance, found.method.value, low, high)
        return table([row], ("deck", "wish", "chance", "method", "low", "high"), output=output)

    @property
    def _when(self) -> str:
        opening, drawn = self.question.opening, self.question.drawn
        hand = f"{opening.hand_size} in the opening hand"
        if not self.by_turn:
            return f"{hand}, {drawn} drawn" if drawn else hand
        seat = "second" if self.question.second else "first"
        word = opening.draws.turn
        return f"by {word} {self.by_turn}, going {seat}: {hand}, {drawn} drawn"

    def _text(self, *, blocks: bool) -> str:
        odds = self.found.odds
        lines = [f"{self.deck.name}: {self.question.wish}"]
        if self.question.keep is not None:
            lines.append(f"mulligan: {self.policy}")
        lines += [f"{percent(odds.chance)}  {said(self._when)}", "", self._method()]
        lines += [f"note: {remark}" for remark in self.remarks]
        text = "\n".join(map(printable, lines)) + "\n"
        if len(self.terms) > 1 or self.terms[0].count != self.question.wish:
            text += f"\n{_terms_table(self.terms)}"
        if self.by_turn and self.found.method is Method.EXACT:
            rows = curve(self.question, self.by_turn)
            chart = [(name, round(100 * chance, 2)) for name, chance in rows]
            text += f"\nchance in %\n{bar_chart(chart, blocks=blocks)}"
        return text

    def _method(self) -> str:
        odds, found = self.found.odds, self.found
        if odds.exact is not None:
            ways = f"{odds.exact.numerator:,} of {odds.exact.denominator:,}"
            return f"exact ({found.why}): {ways}"
        assert odds.interval is not None
        low, high = percent(odds.interval.low), percent(odds.interval.high)
        return (
            f"simulated ({found.why}): {odds.successes:,} of {odds.hands:,} hands, seed "
            f"{found.seed}; 95 % interval {low} to {high} (Wilson)"
        )

    def _object(self) -> dict[str, Any]:
        odds, found = self.found.odds, self.found
        content: dict[str, Any] = {
            "schema_version": SCHEMA_VERSION,
            "game": self.deck.game,
            "deck": self.deck.name,
            "wish": str(self.question.wish),
            "turn": self.by_turn or None,
            "goes": ("second" if self.question.second else "first") if self.by_turn else None,
            "hand": self.question.opening.hand_size,
            "drawn": self.question.drawn,
            "chance": odds.chance,
            "method": found.method.value,
            "why": found.why,
        }
        if odds.exact is not None:
            content["fraction"] = [odds.exact.numerator, odds.exact.denominator]
        if odds.interval is not None:
            content |= {"seed": found.seed, "hands": odds.hands, "successes": odds.successes}
            content["interval"] = [odds.interval.low, odds.interval.high]
        if self.question.keep is not None:
            content["mulligan"] = self.policy
        content["terms"] = [
            {"term": str(term.count), "cards": term.cards, "chance": term.chance}
            for term in self.terms
        ]
        content["notes"] = self.remarks
        return content


def _terms_table(found: Sequence[Term]) -> str:
    rows = [
        (str(term.count), term.cards, None if term.chance is None else percent(term.chance))
        for term in found
    ]
    alone = any(term.chance is not None for term in found)
    headers = ("term", "in the deck", "alone")
    return table(rows, headers) if alone else table([row[:2] for row in rows], headers[:2])
