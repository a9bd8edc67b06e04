"""Tables of drafts: the formats there are, who took what, pick orders over many drafts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deckcli.drafts.draft_format import DraftFormat
from deckcli.drafts.outcome import Outcome
from deckcli.drafts.session import DraftSession, Taken
from deckcli.drafts.statistics import DraftStatistics
from deckcli.drafts.table import Pick
from deckcli.report.tables import table


class DraftPages:
    """The pages of one draft in one language."""

    def __init__(self, session: DraftSession, bots: Sequence[str], lang: str) -> None:
        self.session, self.bots, self.lang = session, bots, lang
        self.stages = session.draft.stages

    def name(self, item: str) -> str:
        """A card's name; dice and the like go by their word."""
        card = self.session.draft.catalog.get(item)
        return card.name(self.lang) if card else item

    def told(self, pick: Pick) -> str:
        if pick.take and pick.give:
            return f"{self.name(pick.take)} for {self.name(pick.give)}"
        if pick.give:
            return f"without {self.name(pick.give)}"
        return self.name(pick.take) if pick.take else "-"

    def picks(self, output: str) -> str:
        """For people a column for each player, for programs a line for each pick."""
        if output in ("csv", "json"):
            keys = ("stage", "pick", "player", "take", "give")
            return table([self._line(one) for one in self.session.taken], keys, output=output)
        headers = ["", "", *(f"{seat + 1} {name}" for seat, name in enumerate(self.bots))]
        return table(list(self._rows()), headers, output=output)

    def decks(self, found: Iterable[Outcome]) -> str:
        """One line for each player."""
        lines = []
        for one in found:
            if one.deck is None:
                told = f"no deck: {'; '.join(one.reasons)}"
            else:
                told = f"{one.deck.name}: {self._parts(one)}"
                told += "" if one.is_legal else f" (not legal: {one.errors[0].message})"
            lines.append(f"{one.seat + 1}  {told}\n")
        return "".join(lines)

    def _parts(self, outcome: Outcome) -> str:
        deck = outcome.deck
        assert deck is not None
        amounts = [
            ", ".join(f"{one.count} {one.name}" for one in deck.amounts(key))
            for key in deck.amount_lists
        ]
        parts = [f"{deck.size('cards')} cards", *amounts]
        if deck.section("conjurations"):
            parts.append(f"{deck.size('conjurations')} conjurations")
        return "; ".join(parts)

    def _line(self, one: Taken) -> tuple[object, ...]:
        title = self.stages[one.stage].title
        return title, one.number, one.seat + 1, one.pick.take, one.pick.give

    def _rows(self) -> Iterable[list[str]]:
        for stage, rules in enumerate(self.stages):
            columns: list[list[str]] = [[] for _ in self.bots]
            for one in self.session.taken:
                if one.stage == stage:
                    columns[one.seat].append(self.told(one.pick))
            for number in range(max(map(len, columns), default=0)):
                cells = [column[number] if number < len(column) else "" for column in columns]
                yield [rules.title if number == 0 else "", str(number + 1), *cells]


def formats_page(formats: Iterable[DraftFormat], output: str) -> str:
    """Every format with its players and its rules."""
    rows = []
    for one in formats:
        rules = "; ".join(f"{rule.name}={'|'.join(rule.of)}" for rule in one.rules.values())
        least, most = one.players
        rows.append((one.key, one.name, f"{least}-{most}", rules))
    return table(rows, ("format", "name", "players", "rules"), output=output)


def format_page(one: DraftFormat) -> str:
    """One format in words."""
    lines = [f"{one.key}: {one.name}", "", one.summary, ""]
    if "cites" in one.data:
        lines.append(f"Source: {one.data['cites']}.")
    lines += [f"--rule {rule.name}={'|'.join(rule.of)}  {rule.text}" for rule in one.rules.values()]
    return "\n".join(lines).rstrip() + "\n"


def statistics_page(statistics: DraftStatistics, lang: str, output: str) -> str:
    """One row for everything that was picked or ended in a deck."""
    catalog = statistics.draft.catalog
    rows: list[tuple[object, ...]] = []
    for one in statistics.rows():
        card = catalog.get(one.item)
        rows.append(
            (
                one.item,
                card.name(lang) if card else one.item,
                one.picked,
                _rounded(one.average_pick, 2),
                one.earliest or None,
                one.latest or None,
                _rounded(one.wheel_rate, 3),
                _rounded(statistics.deck_share(one), 3),
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
