"""Fixes: changes to a YAML or JSON deck that have one right answer.

A fix touches only the characters it must; comments, order and style stay the author's.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.core.files import Source, Unreadable
from deckcli.core.findings import Finding
from deckcli.core.yaml_edit import Edit, edited, in_flow
from deckcli.core.yaml_source import Document, Path, read_yaml
from deckcli.core.yaml_text import requoted
from deckcli.decks.corrections import Rename, SetCounts
from deckcli.decks.lines import split_count
from deckcli.decks.section_edit import set_counts


def apply_fixes(
    source: Source, findings: Iterable[Finding], *, catalog: Catalog | None = None
) -> str:
    """The text of a YAML or JSON deck with the fixes of the findings in it.

    The result is reread after each step, and a fix that does not give the wanted content is left
    out. Renames in a section whose counts are set are left out too, because setting the counts
    also writes the names. With a catalog, lines that name a card by its id or in another language
    are recognised.
    """
    fixes = [finding.fix for finding in findings]
    text = source.text
    sections: dict[str, SetCounts] = {}
    for fix in fixes:
        if isinstance(fix, SetCounts):
            sections.setdefault(fix.section, fix)
    done: set[str | int] = set()
    for section, fix in sections.items():
        changed = set_counts(Source(source.path, text), section, fix.counts, catalog)
        if changed is not None:
            text = changed
            done.add(section)
    renames = {
        fix.path: fix.to
        for fix in fixes
        if isinstance(fix, Rename) and fix.path and fix.path[0] not in done
    }
    return _all_renamed(Source(source.path, text), renames)


def unified_diff(old: str, new: str, path: str) -> str:
    """What changed, as shown by `diff -u`; empty if nothing did."""
    before, after = old.splitlines(keepends=True), new.splitlines(keepends=True)
    lines = difflib.unified_diff(before, after, path, path)
    unended = "\n\\ No newline at end of file\n"
    return "".join(line if line.endswith("\n") else line + unended for line in lines)


def _all_renamed(source: Source, renames: Mapping[Path, str]) -> str:
    """All renames at once, or one by one if that fails."""
    if not renames:
        return source.text
    together = _renamed(source, renames)
    if together is not None or len(renames) == 1:
        return together or source.text
    for path, to in renames.items():
        source = Source(source.path, _renamed(source, {path: to}) or source.text)
    return source.text


def _renamed(source: Source, renames: Mapping[Path, str]) -> str | None:
    """The text with the cards renamed, or None if it would not read as intended."""
    try:
        document = read_yaml(source, repeats=True)
        edits = [_edit(document, path, to) for path, to in renames.items()]
        text = edited(source.text, edits)
        result = read_yaml(Source(source.path, text), repeats=True)
        wanted = document.value
        for path, to in renames.items():
            wanted = _with_name(wanted, path, to)
    except (Unreadable, LookupError, TypeError):  # a path that does not exist in this text
        return None
    same = result.value == wanted and len(result.repeated) == len(document.repeated)
    return text if same else None


def _edit(document: Document, path: Path, to: str) -> Edit:
    is_key = len(path) == 2 and isinstance(document.value[path[0]], dict)
    span = (document.keys if is_key else document.values)[path]
    written = document.source.text[span.start : span.end]
    new = _item(document.value[path[0]][path[1]], to) if len(path) == 2 and not is_key else to
    return span.start, span.end, requoted(written, new, in_flow=in_flow(document, path))


def _item(old: Any, to: str) -> str:
    """A list item with a new name: `3 iron worker` keeps its count, `10 of spades` is all name."""
    counted, renamed = split_count(str(old)), split_count(to)
    if counted is None or (renamed and renamed[0] == counted[0]):
        return to
    return f"{counted[0]} {to}"


def _with_name(content: Any, path: Path, to: str) -> Any:
    """The content that a rename should result in."""
    key, section = path[0], content[path[0]]
    if len(path) == 1:
        return {**content, key: to}
    if isinstance(section, list):
        items = [_item(item, to) if at == path[1] else item for at, item in enumerate(section)]
        return {**content, key: items}
    return {**content, key: {to if name == path[1] else name: n for name, n in section.items()}}
