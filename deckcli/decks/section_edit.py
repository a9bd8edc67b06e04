"""Sets the counts of one section of a YAML or JSON deck, in whatever style it is written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.core.files import Source, Unreadable
from deckcli.core.text import fold
from deckcli.core.yaml_edit import (
    CannotEdit,
    Edit,
    Entries,
    edited,
    in_flow,
    is_flow,
    line_start,
    whole_line,
)
from deckcli.core.yaml_source import Document, Span, read_yaml
from deckcli.core.yaml_text import quoted, requoted, scalar
from deckcli.decks.lines import split_count


def set_counts(
    source: Source, section: str, counts: Mapping[str, int], catalog: Catalog | None = None
) -> str | None:
    """The text with exactly these cards in the section, or None if that cannot be written."""
    if not source.text.endswith(("\n", "}")):
        source = Source(source.path, source.text + "\n")  # so that new lines need no special case
    try:
        document = read_yaml(source, repeats=True)
        if not isinstance(document.value, dict) or "game" not in document.value:
            return None  # JSON or another tool's list, where a new section does not belong
        change = _Change(document, section, _Names(catalog), counts)
        text = edited(source.text, change.edits())
        result = read_yaml(Source(source.path, text), repeats=True)
    except (Unreadable, CannotEdit):
        return None
    others = [
        {key: value for key, value in version.value.items() if key != section}
        for version in (document, result)
    ]
    right = change.totals(result.value.get(section)) == change.wanted
    same_otherwise = others[0] == others[1] and len(result.repeated) <= len(document.repeated)
    return text if right and same_otherwise else None


class _Names:
    """Knows which written names mean the same card."""

    def __init__(self, catalog: Catalog | None) -> None:
        self.catalog = catalog

    def card(self, written: str) -> str:
        found = self.catalog.find(written).cards if self.catalog else ()
        return found[0].id if len(found) == 1 else fold(written)

    def proper(self, written: str, name: str) -> str:
        """The written name in its proper spelling; `name` is the one used for new lines."""
        if self.catalog:
            return self.catalog.find(written).spelling or written
        return name if fold(written) == fold(name) else written

    def split(self, item: str) -> tuple[int, str]:
        """Count and name of a list's item."""
        whole = self.catalog is not None and self.catalog.find(item).cards
        return (None if whole else split_count(item)) or (1, item)


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of the section: which card, how many, and where name and count are."""

    index: int
    card: str
    written: str  # the name alone
    count: Any
    name: Span
    number: Span | None = None  # None in a list, where the item may include the count

    @property
    def extent(self) -> tuple[int, int]:
        return self.name.start, (self.number or self.name).end


class _Change:
    """Works out the lines to change, remove and add, in the style of the file."""

    def __init__(
        self, document: Document, section: str, names: _Names, counts: Mapping[str, int]
    ) -> None:
        self.document, self.section, self.names = document, section, names
        self.text = document.source.text
        self.wanted = {names.card(name): count for name, count in counts.items()}
        self.new_names = {names.card(name): name for name in counts}
        self.value = document.value.get(section)
        self.flow = is_flow(document, (section,))
        first = next(iter(document.keys.values()), None)
        self.is_json = is_flow(document, ()) and first and self.text[first.start] == '"'
        self.changes: list[Edit] = []

    def totals(self, value: Any) -> dict[str, int]:
        """The copies of each card in a section's content."""
        pairs: list[tuple[Any, str]] = []
        if isinstance(value, list):
            pairs = [self.names.split(str(item)) for item in value]
        elif isinstance(value, dict):
            pairs = [(count, name) for name, count in value.items()]
        totals: dict[str, int] = {}
        for count, name in pairs:
            card = self.names.card(name)
            totals[card] = totals.get(card, 0) + (count if isinstance(count, int) else 0)
        return totals

    def edits(self) -> list[Edit]:
        if self.section not in self.document.value:
            return self._new_section()
        span = self.document.values[(self.section,)]
        if self.value is None and not in_flow(self.document, (self.section,)):
            colon = self._after_colon()
            empty = (colon, span.end, "" if self.wanted else " {}")
            return [empty, self._block(span.start)] if self.wanted else [empty]
        if self.value is not None and not isinstance(self.value, dict | list):
            raise CannotEdit
        lines = self._lines()
        if any(line.card in self.wanted for line in lines) or (lines and not self.flow):
            return self._changed_lines(lines)
        return [(span.start, span.end, self._flow_value())]

    def _after_colon(self) -> int:
        return self.text.index(":", self.document.keys[(self.section,)].end) + 1

    def _lines(self) -> list[_Line]:
        lines, keys, values = [], self.document.keys, self.document.values
        for index, item in enumerate(self.value or ()):
            if isinstance(self.value, dict):
                path, count = (self.section, item), self.value[item]
                line = _Line(index, self.names.card(item), item, count, keys[path], values[path])
            else:
                count, written = self.names.split(str(item))
                span = values[self.section, index]
                line = _Line(index, self.names.card(written), written, count, span)
            lines.append(line)
        return lines

    def _changed_lines(self, lines: list[_Line]) -> list[Edit]:
        entries = Entries(self.text, [line.extent for line in lines], flow=self.flow)
        for card in dict.fromkeys(line.card for line in lines):
            same = [line for line in lines if line.card == card]
            if card not in self.wanted:
                self._remove(entries, same)
            elif isinstance(self.value, dict):
                self._recount(same[0])
                self._remove(entries, same[1:])
            else:
                self._relist(entries, same)
        present = {line.card for line in lines}
        for card, count in self.wanted.items():
            if card not in present:
                entries.add(self._entry(self.new_names[card], count))
        if not self.wanted:  # only in block style, where an empty value has no lines
            colon = self._after_colon()
            empty = " {}" if isinstance(self.value, dict) else " []"
            self.changes.append((colon, colon, empty))
        return [*self.changes, *entries.edits()]

    def _remove(self, entries: Entries, lines: list[_Line]) -> None:
        for line in lines:
            entries.remove(line.index)

    def _recount(self, line: _Line) -> None:
        """Correct the count and the name on a line of a mapping."""
        assert line.number is not None
        if line.count != self.wanted[line.card]:
            number = str(self.wanted[line.card])
            self.changes.append((line.number.start, line.number.end, number))
        self._rewrite(line, self._proper(line), line.written)

    def _relist(self, entries: Entries, lines: list[_Line]) -> None:
        """Correct a card's list items: single copies stay single, a counted item gets its count."""
        wanted, total = self.wanted[lines[0].card], sum(line.count for line in lines)
        one_by_one = len(lines) == total
        if total != wanted and not one_by_one:
            self._remove(entries, lines[1:])
            self._rewrite(lines[0], f"{wanted} {self._proper(lines[0])}")
            return
        self._remove(entries, lines[wanted:] if one_by_one else [])
        for line in lines[:wanted] if one_by_one else lines:
            proper = self._proper(line)
            self._rewrite(line, proper if line.count == 1 else f"{line.count} {proper}")
        for _ in range(wanted - total):
            entries.add(self._text(self._proper(lines[-1])), after=lines[-1].index)

    def _proper(self, line: _Line) -> str:
        return self.names.proper(line.written, self.new_names[line.card])

    def _rewrite(self, line: _Line, new: str, old: str = "") -> None:
        written = self.text[line.name.start : line.name.end]
        value = old or self.document.value[self.section][line.index]
        if new != value:
            text = requoted(written, new, in_flow=self.flow)
            self.changes.append((line.name.start, line.name.end, text))

    def _text(self, value: str, *, in_flow: bool | None = None) -> str:
        flow = self.flow if in_flow is None else in_flow
        return quoted(value) if self.is_json else scalar(value, in_flow=flow)

    def _entry(self, name: str, count: int) -> str:
        if isinstance(self.value, list):
            return self._text(name if count == 1 else f"{count} {name}")
        return f"{self._text(name)}: {count}"

    def _flow_value(self) -> str:
        self.flow = True
        new = [self._entry(self.new_names[card], count) for card, count in self.wanted.items()]
        inside = ", ".join(new)
        return f"[{inside}]" if isinstance(self.value, list) else f"{{{inside}}}"

    def _block(self, offset: int, head: str = "") -> Edit:
        """Insert the section's lines below the line at `offset`."""
        first = next(iter(self.document.keys.values()))
        indent = " " * first.column
        names = [(self.new_names[card], count) for card, count in self.wanted.items()]
        lines = [f"{indent}  {self._entry(name, count)}" for name, count in names]
        return whole_line(self.text, offset, "\n".join([indent + head, *lines] if head else lines))

    def _new_section(self) -> list[Edit]:
        if not self.document.value or not self.wanted:
            raise CannotEdit
        spans = [*self.document.keys.values(), *self._leaves()]
        end = max(span.end for span in spans)
        if not is_flow(self.document, ()):
            return [self._block(end, f"{self.section}:")]
        last = [key for key in self.document.keys if len(key) == 1][-1]
        key, value = self.document.keys[last], self.document.values[last]
        start = line_start(self.text, key.start)
        prefix = self.text[start : key.start]
        gap = f",\n{prefix}" if not prefix.strip() else ", "
        new = f"{gap}{self._text(self.section, in_flow=True)}: {self._flow_value()}"
        return [(value.end, value.end, new)]

    def _leaves(self) -> list[Span]:
        """Spans with an exact end; those of block collections reach to whatever comes next."""
        return [
            span
            for path, span in self.document.values.items()
            if path and (is_flow(self.document, path) or span.line == span.end_line)
        ]
