"""What `deckcli odds` does with its options, and the page it prints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.cli.hands.hand_decks import Ticker
from deckcli.cli.pages_out import write_drawn_pages
from deckcli.cli.playing.tables_to_play import chosen_seed
from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting
from deckcli.core.json_text import json_page
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.decks.deck import Deck
from deckcli.hands.answers import (
    HANDS,
    Answer,
    Method,
    Term,
    answer,
    checked_draws,
    curve,
    drawn_by,
    remarks,
    terms,
)
from deckcli.hands.odds import Question
from deckcli.hands.openings import opening_of
from deckcli.hands.wish_reader import read_policy, read_wish
from deckcli.report import Kind
from deckcli.report.bars import bar_chart
from deckcli.report.outputs import wanted_outputs
from deckcli.report.percent import percent
from deckcli.report.tables import table

SCHEMA_VERSION = 1


@dataclass(frozen=True, slots=True)
class OddsRequest:
    """The options of one call."""

    deck: str
    expression: str
    exact: bool
    number: int | None
    by_turn: int
    second: bool
    drawn: int
    mulligan: str
    seed: int | None
    part: str
    outputs: tuple[str, ...]


def run(session: Session, deck: Deck, wanted: OddsRequest) -> None:
    outputs = wanted_outputs(wanted.outputs, Kind.TABLE, [wanted.deck])
    question = _question(deck, session.library.catalog(deck.game), wanted)
    found = answer(
        question,
        exact=wanted.exact,
        hands=wanted.number,
        seed=lambda: chosen_seed(session, wanted.seed),
        progress=Ticker(session, wanted.number or HANDS),
    )
    page = OddsPage(deck, question, found, wanted)
    write_drawn_pages(session, outputs, lambda output, blocks: page.show(output, blocks=blocks))


def _question(deck: Deck, catalog: Catalog, wanted: OddsRequest) -> Question:
    opening = opening_of(deck, catalog, wanted.part)
    keep = None
    if wanted.mulligan:
        if not opening.new_hand:
            raise BadSetting(f"{catalog.game} has no mulligan")
        keep = read_policy(wanted.mulligan, catalog.info)
    wish = read_wish(wanted.expression, catalog.info)
    question = Question(
        opening, catalog, wish, second=wanted.second, seat_matters=bool(wanted.by_turn), keep=keep
    )
    if wanted.by_turn:
        return replace(question, drawn=drawn_by(question, wanted.by_turn))
    return replace(question, drawn=checked_draws(question, wanted.drawn, "--drawn"))


class OddsPage:
    """The answer in each of its forms."""

    def __init__(self, deck: Deck, question: Question, found: Answer, wanted: OddsRequest) -> None:
        self.deck, self.question, self.found, self.wanted = deck, question, found, wanted
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
        if not self.wanted.by_turn:
            return f"{hand}, {drawn} drawn" if drawn else hand
        seat = "second" if self.wanted.second else "first"
        word = opening.draws.turn
        return f"by {word} {self.wanted.by_turn}, going {seat}: {hand}, {drawn} drawn"

    def _text(self, *, blocks: bool) -> str:
        odds = self.found.odds
        lines = [f"{self.deck.name}: {self.question.wish}"]
        if self.question.keep is not None:
            lines.append(f"mulligan: {self.wanted.mulligan}")
        lines += [f"{percent(odds.chance)}  {said(self._when)}", "", self._method()]
        lines += [f"note: {remark}" for remark in self.remarks]
        text = "\n".join(map(printable, lines)) + "\n"
        if len(self.terms) > 1 or self.terms[0].count != self.question.wish:
            text += f"\n{_terms_table(self.terms)}"
        if self.wanted.by_turn and self.found.method is Method.EXACT:
            rows = curve(self.question, self.wanted.by_turn)
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
            "turn": self.wanted.by_turn or None,
            "goes": ("second" if self.wanted.second else "first") if self.wanted.by_turn else None,
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
            content["mulligan"] = self.wanted.mulligan
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
