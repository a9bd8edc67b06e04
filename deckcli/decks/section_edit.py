"""Sets the counts of one section of a YAML or JSON deck, in whatever style it is written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from deckcli.catalog.catalog import Catalog
from deckcli.core.files import Source, Unreadable
from deckcli.core.text import fold
from deckcli.core.yaml_source import Document, Path, Span, read_yaml
from deckcli.core.yaml_text import quoted, requoted, scalar
from deckcli.decks.lines import split_count

Edit = tuple[int, int, str]  # from, to, and what stands there afterwards
_COMMA = re.compile(r"\s*,[ \t]*")
_REST_OF_LINE = re.compile(r"[ \t]*(#[^\n]*)?(\n|$)")


def edited(text: str, edits: Sequence[Edit]) -> str:
    """The text with stretches of it replaced; they must not overlap."""
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    return text


def in_flow(document: Document, path: Path) -> bool:
    """Whether what stands at the path is within brackets or braces."""
    text = document.source.text
    around = (document.values.get(path[:length]) for length in range(len(path)))
    return any(span is not None and text[span.start : span.start + 1] in "[{" for span in around)


def set_counts(
    source: Source, section: str, counts: Mapping[str, int], catalog: Catalog | None = None
) -> str | None:
    """The text with the section holding just these cards, or None if that cannot be written."""
    try:
        document = read_yaml(source)
        if not isinstance(document.value, dict):
            return None
        change = _Change(document, section, _Names(catalog), counts)
        text = change.text()
        result = read_yaml(Source(source.path, text))
    except (Unreadable, _CannotEdit):
        return None
    others = [
        {key: value for key, value in one.value.items() if key != section}
        for one in (document, result)
    ]
    right = change.totals(result.value.get(section)) == change.wanted
    return text if right and others[0] == others[1] and not result.repeated else None


class _CannotEdit(Exception):
    """The section is written in a way that has no safe edit."""


class _Names:
    """Tells which written names mean the same card."""

    def __init__(self, catalog: Catalog | None) -> None:
        self.catalog = catalog

    def card(self, written: str) -> str:
        found = self.catalog.find(written).cards if self.catalog else ()
        return found[0].id if len(found) == 1 else fold(written)

    def proper(self, written: str, name: str) -> str:
        """The written name in its proper spelling; `name` is what a new line would say."""
        if self.catalog:
            return self.catalog.find(written).spelling or written
        return name if fold(written) == fold(name) else written

    def split(self, item: str) -> tuple[int, str]:
        """Count and name of a list's item."""
        whole = self.catalog is not None and self.catalog.find(item).cards
        return (None if whole else split_count(item)) or (1, item)


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of the section: which card, how many, where the name and the count stand."""

    card: str
    written: str
    count: Any
    name: Span
    number: Span | None = None  # None in a list, where the name may carry the count

    @property
    def start(self) -> int:
        return self.name.start

    @property
    def end(self) -> int:
        return self.number.end if self.number else self.name.end


class _Change:
    """Works out the edits: lines to change, to remove and to add, in the style that is there."""

    def __init__(
        self, document: Document, section: str, names: _Names, counts: Mapping[str, int]
    ) -> None:
        self.document, self.section, self.names = document, section, names
        self.source = document.source.text
        self.wanted = {names.card(name): count for name, count in counts.items()}
        self.new_names = {names.card(name): name for name in counts}
        self.value = document.value.get(section)
        self.root_is_flow = in_flow(document, (section,))
        first = next(iter(document.keys.values()), None)
        quotes = first is not None and self.source[first.start] == '"'
        self.is_json = self.root_is_flow and quotes
        self.edits: list[Edit] = []
        self.added: dict[int, str] = {}  # offset -> what is put there
        self.removed: list[_Line] = []

    def totals(self, value: Any) -> dict[str, int]:
        """Copies of each card that a section's content states."""
        if isinstance(value, list):
            pairs = [self.names.split(str(item)) for item in value]
        elif isinstance(value, dict):
            pairs = [(count, name) for name, count in value.items()]
        else:
            pairs = []
        totals: dict[str, int] = {}
        for count, name in pairs:
            card = self.names.card(name)
            totals[card] = totals.get(card, 0) + (count if isinstance(count, int) else 0)
        return totals

    def text(self) -> str:
        """The whole text after the change."""
        if self.section not in self.document.value:
            self._add_section()
        elif self.value is None:
            self._fill_empty_key()
        elif not isinstance(self.value, dict | list):
            raise _CannotEdit
        else:
            self._change_lines(self._lines())
        additions = [(offset, offset, new) for offset, new in self.added.items()]
        return edited(self.source, [*self.edits, *additions])

    def _lines(self) -> list[_Line]:
        lines = []
        if isinstance(self.value, dict):
            for written, count in self.value.items():
                path = (self.section, written)
                name, number = self.document.keys[path], self.document.values[path]
                lines.append(_Line(self.names.card(written), written, count, name, number))
        else:
            for index, item in enumerate(self.value):
                if not isinstance(item, str):
                    raise _CannotEdit
                count, written = self.names.split(item)
                span = self.document.values[self.section, index]
                lines.append(_Line(self.names.card(written), written, count, span))
        return lines

    def _change_lines(self, lines: list[_Line]) -> None:
        span = self.document.values[(self.section,)]
        layout: Layout = Layout.of(self.source, span, lines_at(lines))
        for card in dict.fromkeys(line.card for line in lines):
            of_card = [line for line in lines if line.card == card]
            if card not in self.wanted:
                self.removed += of_card
            elif isinstance(self.value, dict):
                self._recount(of_card)
            else:
                self._relist(of_card, layout)
