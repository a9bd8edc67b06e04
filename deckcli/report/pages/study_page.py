"""Many opening hands as `deckcli hand -n` prints them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.core.json_text import json_page
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.decks.deck import Deck
from deckcli.decks.opening import Opening
from deckcli.hands.study import Row, Study
from deckcli.hands.wishes import Wish
from deckcli.report.bars import bar_chart
from deckcli.report.percent import percent
from deckcli.report.tables import FOR_PROGRAMS, Word, table
from deckcli.stats.compare import matched
from deckcli.stats.proportions import wilson

SCHEMA_VERSION = 1
_WIN = 4  # in the half points by which paired runs are compared
_LEVELS = ("one_or_more", "two_or_more", "three_or_more")


class StudyPage:
    """What was counted: bars for one policy, a comparison for two."""

    def __init__(
        self, deck: Deck, opening: Opening, found: Study, catalog: Catalog, seed: int,
        policies: Sequence[str], goals: Sequence[Wish], lang: str,
    ) -> None:  # fmt: skip
        self.lang = lang
        self.deck, self.opening, self.found, self.catalog = deck, opening, found, catalog
        self.seed, self.policies, self.goals = seed, policies, goals

    def show(self, output: str, *, blocks: bool) -> str:
        if output == "json":
            return json_page(self._object())
        if output != "text":
            rows = [tuple(row.values()) for row in self._rows(output)]
            keys = ("policy", "statistic", "value", "mean", *_LEVELS)
            headers = (
                "policy",
                "statistic",
                "value",
                "mean",
                "1 or more",
                "2 or more",
                "3 or more",
            )
            return table(rows, headers, output=output, keys=keys)
        text = "\n".join(map(printable, (*self._head(), *self._results()))) + "\n"
        if len(self.found.outcomes) == 2:
            return f"{text}\n{self._side_by_side()}"
        groups = (*self.found.outcomes[0].rows, *self.found.dice)
        return text + "".join(f"\n{chart}" for chart in _charts(groups, blocks=blocks))

    def _head(self) -> list[str]:
        opening, name = self.opening, self.catalog.info.name(self.lang)
        lines = [
            f"{self.found.hands:,} opening hands of {self.deck.name} ({name}), seed {self.seed}"
        ]
        drawn = f"{opening.hand} cards from {len(opening.pile)}" if opening.hand else ""
        chosen = f"{len(opening.chosen)} cards chosen" if opening.chosen else ""
        lines.append(", ".join(filter(None, (drawn, chosen))))
        lines += [f"{what} set aside: {card.label(self.lang)}" for what, card in opening.aside]
        return [*lines, *(f"note: {note}" for note in opening.notes)]

    def _results(self) -> Iterator[str]:
        found = self.found
        names = ("A", "B") if len(self.policies) == 2 else ("mulligan",)
        for name, policy, outcome in zip(names, self.policies, found.outcomes, strict=False):
            yield f"{name}: {policy}: kept {_share(outcome.kept, found.hands)}"
        for at, goal in enumerate(self.goals):
            if len(found.outcomes) == 2:
                yield f"goal: {goal}: {self._compared(at)}"
            else:
                yield f"goal: {goal}: {_share(found.outcomes[0].fulfilled[at], found.hands)}"
        if found.first is not None and self.opening.reveal is not None:
            share = _share(found.first, found.hands)
            yield f"goes first against {self.opening.reveal.against}: {share}"

    def _compared(self, goal: int) -> str:
        a, b = (outcome.fulfilled[goal] / self.found.hands for outcome in self.found.outcomes)
        neither, only_a, only_b, both = self.found.together[goal]
        change = matched(
            {(0, 0): neither, (0, _WIN): only_a, (_WIN, 0): only_b, (_WIN, _WIN): both}
        )
        low, high = 100 * change.interval.low, 100 * change.interval.high
        return (
            f"A {percent(a)}, B {percent(b)}, A over B {100 * change.value:+.2f} "
            f"(95 % interval {low:+.2f} to {high:+.2f}) on the same hands"
        )

    def _side_by_side(self) -> str:
        first, second = self.found.outcomes
        rows = [
            (
                Word(a.title.statistic), Word(a.title.label), f"{a.mean:.2f}", f"{b.mean:.2f}",
                percent(a.at_least[0]), percent(b.at_least[0]),
            )
            for a, b in zip(first.rows, second.rows, strict=True)
        ]  # fmt: skip
        headers = ("statistic", "value", "A a hand", "B a hand", "A has one", "B has one")
        return table(rows, headers)

    def _rows(self, output: str) -> Iterator[dict[str, object]]:
        policies, plain = self.policies or ("never",), output in FOR_PROGRAMS
        for policy, outcome in zip(policies, self.found.outcomes, strict=True):
            for row in (*outcome.rows, *self.found.dice):
                yield {
                    "policy": policy,
                    "statistic": Word(row.title.statistic),
                    "value": (plain and row.title.key) or Word(row.title.label),
                    "mean": row.mean,
                    **dict(zip(_LEVELS, row.at_least, strict=True)),
                }

    def _object(self) -> dict[str, Any]:
        found = self.found
        content: dict[str, Any] = {
            "schema_version": SCHEMA_VERSION,
            "game": self.deck.game,
            "deck": self.deck.name,
            "hands": found.hands,
            "seed": self.seed,
        }
        content["policies"] = [
            {"policy": policy, **_counted(outcome.kept, found.hands, "kept")}
            for policy, outcome in zip(self.policies, found.outcomes, strict=False)
        ]
        content["goals"] = [
            {
                "goal": str(goal),
                "outcomes": [
                    _counted(outcome.fulfilled[at], found.hands, "hands")
                    for outcome in found.outcomes
                ],
            }
            for at, goal in enumerate(self.goals)
        ]
        if found.first is not None:
            content["goes_first"] = _counted(found.first, found.hands, "hands")
        content["statistics"] = list(self._rows("json"))
        content["notes"] = list(self.opening.notes)
        return content


def _charts(rows: Sequence[Row], *, blocks: bool) -> Iterator[str]:
    """A chart for each statistic: the mean next to the value, the chance of one as a bar."""
    for statistic, group in groupby(rows, key=lambda row: row.title.statistic):
        held = list(group)
        numbers = [row for row in held if row.title.number is not None]
        weight = sum(row.mean for row in numbers)
        worth = sum((row.title.number or 0) * row.mean for row in numbers)
        mean = f", mean {worth / weight:.2f}" if weight else ""
        longest = max(len(f"{row.mean:.2f}") for row in held)
        chart = [
            (f"{row.mean:>{longest}.2f}  {said(row.title.label)}", round(100 * row.at_least[0], 2))
            for row in held
        ]
        yield f"{statistic}{mean}: how many a hand, and chance of any in %\n" + bar_chart(
            chart, width=76, blocks=blocks
        )


def _share(part: int, whole: int) -> str:
    limits = wilson(part, whole)
    low, high = percent(limits.low), percent(limits.high)
    return f"{percent(part / whole)} (95 % interval {low} to {high})"


def _counted(part: int, whole: int, key: str) -> dict[str, object]:
    limits = wilson(part, whole)
    return {key: part, "share": part / whole, "interval": [limits.low, limits.high]}
