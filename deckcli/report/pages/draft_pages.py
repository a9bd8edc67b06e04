"""Tables about drafts: the formats, who took what, pick orders over many drafts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deckcli.catalog.fields import table_word
from deckcli.core.messages import said
from deckcli.core.text import fitting
from deckcli.drafts.draft_format import DraftFormat
from deckcli.drafts.outcome import Outcome
from deckcli.drafts.session import DraftSession, Taken
from deckcli.drafts.statistics import DraftStatistics
from deckcli.drafts.table import Pick
from deckcli.report.fitting import beside, reflowed, this_screen
from deckcli.report.tables import FOR_PROGRAMS, Word, table


class DraftPages:
    """The pages of one draft in one language."""

    def __init__(self, session: DraftSession, bots: Sequence[str], lang: str) -> None:
        self.session, self.bots, self.lang = session, bots, lang
        self.stages, self.game = session.draft.stages, session.draft.format.game

    def name(self, item: str) -> str:
        """A card's name, or the word for dice and the like."""
        card = self.session.draft.catalog.get(item)
        return card.label(self.lang) if card else table_word(self.game, item, self.lang)

    def told(self, pick: Pick) -> str:
        if pick.take and pick.give:
            return said("%s for %s") % (self.name(pick.take), self.name(pick.give))
        if pick.give:
            return said("without %s") % self.name(pick.give)
        return self.name(pick.take) if pick.take else "-"

    def picks(self, output: str) -> str:
        """For people a column for each player, for programs a line for each pick."""
        if output in FOR_PROGRAMS:
            keys = ("stage", "pick", "player", "take", "give")
            return table([self._line(taken) for taken in self.session.taken], keys, output=output)
        headers = ["", "", *(f"{seat + 1} {name}" for seat, name in enumerate(self.bots))]
        rows = list(self._rows())
        is_there = rows or output != "text"  # nobody picks sealed decks
        return table(rows, headers, output=output) if is_there else ""

    def decks(self, found: Iterable[Outcome]) -> str:
        """One line for each player."""
        lines = []
        for outcome in found:
            if outcome.deck is None:
                told = said(f"no deck: {'; '.join(outcome.reasons)}")
            else:
                told = f"{said(outcome.deck.name)}: {self._parts(outcome)}"
                why = "" if outcome.is_legal else f"not legal: {outcome.errors[0].message}"
                told += f" ({said(why)})" if why else ""
            lines.append(beside(f"{outcome.seat + 1}  ", told))
        return "".join(lines)

    def _parts(self, outcome: Outcome) -> str:
        deck = outcome.deck
        assert deck is not None
        amounts = [
            ", ".join(
                f"{amount.count} {table_word(deck.game, amount.name, self.lang)}"
                for amount in deck.amounts(key)
            )
            for key in deck.amount_lists
        ]
        parts = [said(f"{deck.size('cards')} cards"), *amounts]
        if deck.section("conjurations"):
            parts.append(said(f"{deck.size('conjurations')} conjurations"))
        return "; ".join(parts)

    def _line(self, taken: Taken) -> tuple[object, ...]:
        title = self.stages[taken.stage].title
        return title, taken.number, taken.seat + 1, taken.pick.take, taken.pick.give

    def _rows(self) -> Iterable[list[str]]:
        for stage, rules in enumerate(self.stages):
            columns: list[list[str]] = [[] for _ in self.bots]
            for taken in self.session.taken:
                if taken.stage == stage:
                    columns[taken.seat].append(self.told(taken.pick))
            for number in range(max(map(len, columns), default=0)):
                cells = [column[number] if number < len(column) else "" for column in columns]
                yield [Word(rules.title) if number == 0 else "", str(number + 1), *cells]


def formats_page(formats: Iterable[DraftFormat], output: str) -> str:
    """Every format with its players and its rules."""
    rows = []
    for known in formats:
        rules = "; ".join(f"{rule.name}={'|'.join(rule.of)}" for rule in known.rules.values())
        least, most = known.players
        name = said(known.name) if output == "text" else known.name
        rows.append((known.key, name, f"{least}-{most}", rules))
    return table(rows, ("format", "name", "players", "rules"), output=output)


def format_page(draft_format: DraftFormat) -> str:
    """One format in words."""
    lines = [
        f"{draft_format.key}: {said(draft_format.name)}",
        "",
        reflowed(said(draft_format.summary)),
        "",
    ]
    if "cites" in draft_format.data:
        lines.append(said(f"Source: {draft_format.data['cites']}."))
    lines += [
        beside(f"--rule {rule.name}={'|'.join(rule.of)}  ", said(rule.text)).rstrip("\n")
        for rule in draft_format.rules.values()
    ]
    return fitting("\n".join(lines).rstrip() + "\n", this_screen().columns)


def statistics_page(statistics: DraftStatistics, lang: str, output: str) -> str:
    """One row for everything that was picked or ended up in a deck."""
    catalog = statistics.draft.catalog
    rows: list[tuple[object, ...]] = []
    for row in statistics.rows():
        card = catalog.get(row.item)
        rows.append(
            (
                row.item,
                card.label(lang) if card else table_word(catalog.game, row.item, lang),
                row.picked,
                _rounded(row.average_pick, 2),
                row.earliest or None,
                row.latest or None,
                _rounded(row.wheel_rate, 3),
                _rounded(statistics.deck_share(row), 3),
            )
        )
    headers = ("id", "name", "picked", "average pick", "first", "last", "wheels", "in decks")
    keys = (
        "id",
        "name",
        "picked",
        "average_pick",
        "earliest",
        "latest",
        "wheel_rate",
        "deck_share",
    )
    return table(rows, headers, output=output, keys=keys)


def _rounded(number: float | None, digits: int) -> float | None:
    return None if number is None else round(number, digits)
