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
        change = _Change(document, section, counts, catalog)
        text = change.text()
        result = read_yaml(Source(source.path, text))
    except (Unreadable, LookupError):
        return None
    rest = {key: value for key, value in document.value.items() if key != section}
    kept = {key: value for key, value in result.value.items() if key != section}
    right = change.totals(result.value.get(section)) == change.wanted
    return text if right and rest == kept and len(result.repeated) == len(document.repeated) else None


@dataclass(slots=True)
class _Line:
    """One line of the section: which card, how many, where the name and the count stand."""

    card: str
    spelling: str
    count: object
    name: Span
    number: Span | None  # None in a list, where the name may carry the count

    @property
    def start(self) -> int:
        return self.name.start

    @property
    def end(self) -> int:
        return self.number.end if self.number else self.name.end
