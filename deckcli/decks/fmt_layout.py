"""How a YAML deck is laid out: its keys and entries with their comments and blank lines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from deckcli.core.files import Source
from deckcli.core.yaml_comments import Comment, comments
from deckcli.core.yaml_edit import is_flow
from deckcli.core.yaml_source import Document, Path, Span, read_yaml
from deckcli.core.yaml_text import scalar


@dataclass(slots=True, eq=False)
class Node:
    """A key of the deck, an entry of a section, or a comment on a line of its own."""

    key: str = ""  # the deck's key; for entries, the text to write
    value: Any = None
    text: str = ""  # the name in a key or item, as text
    written: str = ""  # the value as written in the file
    start: int = 0
    line: int = 0
    is_flow: bool = False
    breaks: bool = False  # in brackets: the author started a new line here
    blank: bool = False  # a blank line precedes it
    before: list[Node] = field(default_factory=list)  # comments above it
    remark: str = ""  # the comment after it on the line
    closing: str = ""  # the comment after the closing bracket
    entries: list[Node] = field(default_factory=list)
    tail: list[Node] = field(default_factory=list)  # comments after the last entry

    @property
    def value_text(self) -> str:
        """The value as tidy YAML; floats, booleans and null as written."""
        tidy = isinstance(self.value, str) or type(self.value) is int
        return scalar(self.value) if tidy else self.written


@dataclass(slots=True)
class Layout:
    """A deck file, ready to be written out again."""

    keys: list[Node]
    header: list[Node] = field(default_factory=list)
    footer: list[Node] = field(default_factory=list)
    repeated: list[str] = field(default_factory=list)


def read_layout(source: Source) -> Layout:
    """The layout of a YAML text whose value is a mapping."""
    document = read_yaml(source, repeats=True)
    lines = source.text.split("\n")
    keys = [_key(document, name, lines) for name in document.value]
    layout = Layout(keys, repeated=[str(again.path[-1]) for again in document.repeated])
    nodes = sorted(
        (node for key in keys for node in (key, *key.entries)), key=lambda node: node.start
    )
    owners = {id(entry): key for key in keys for entry in key.entries}
    ends = {id(key): document.values[(key.key,)].end for key in keys if key.is_flow}
    for comment in comments(document):
        before = next((node for node in reversed(nodes) if node.start < comment.start), None)
        after = next((node for node in nodes if node.start > comment.start), None)
        section = owners.get(id(before), before)
        inside = section is not None and comment.start < ends.get(id(section), 0)
        if comment.own_line or before is None or section is None:
            _place_note(layout, comment, after, section, inside=inside, lines=lines)
        elif comment.line > before.line and section.is_flow:
            section.closing = _joined(section.closing, comment.text)
        else:
            before.remark = _joined(before.remark, comment.text)
    if layout.header and keys:
        first = min(keys, key=lambda node: node.start)
        if first.blank:  # the blank line stays below the header, whichever key comes first
            layout.header.append(Node(blank=False))
            first.blank = False
    return layout


def _place_note(
    layout: Layout,
    comment: Comment,
    after: Node | None,
    section: Node | None,
    *,
    inside: bool,
    lines: list[str],
) -> None:
    """Attach a comment on its own line to what is below it, or to the section it ends."""
    note = Node(remark=comment.text, blank=_blank_before(lines, comment.line))
    is_entry = after is not None and after not in layout.keys
    if section is None:
        layout.header.append(note)
    elif is_entry and after is not None:
        after.before.append(note)
    elif inside or (comment.column > 0 and section.entries and not section.is_flow):
        section.tail.append(note)
    elif after is not None:
        after.before.append(note)
    else:
        layout.footer.append(note)


def _joined(old: str, new: str) -> str:
    return f"{old} {new.lstrip('# ')}" if old else new


def _key(document: Document, name: str, lines: list[str]) -> Node:
    path: Path = (name,)
    value = document.value[name]
    node = _node(document, document.keys[path], value, document.values[path], lines)
    node.key, node.is_flow = name, is_flow(document, path)
    node.text = value if isinstance(value, str) else node.written
    if not isinstance(value, dict | list):
        return node
    previous = document.values[path].start
    for index, item in enumerate(value):
        entry = _entry(document, (name, item if isinstance(value, dict) else index), item, lines)
        entry.breaks = "\n" in document.source.text[previous : entry.start]
        previous = entry.start
        node.entries.append(entry)
    return node


def _entry(document: Document, path: Path, item: Any, lines: list[str]) -> Node:
    span = document.values[path]
    if path in document.keys:
        value = document.value[path[0]][path[1]]
        entry = _node(document, document.keys[path], value, span, lines)
        entry.text = str(item)
        return entry
    entry = _node(document, span, item, span, lines)
    entry.text = item if isinstance(item, str) else entry.written
    return entry


def _node(document: Document, at: Span, value: Any, span: Span, lines: list[str]) -> Node:
    written = document.source.text[span.start : span.end]
    blank = _blank_before(lines, at.line)
    return Node(value=value, written=written, start=at.start, line=at.line, blank=blank)


def _blank_before(lines: list[str], line: int) -> bool:
    return line > 0 and not lines[line - 1].strip()
