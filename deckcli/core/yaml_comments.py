"""The comments of a YAML text, which the parser discards."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from deckcli.core.yaml_edit import line_start
from deckcli.core.yaml_source import Document


@dataclass(frozen=True, slots=True)
class Comment:
    """One comment with its `#`; `own_line` if nothing comes before it on the line."""

    text: str
    start: int
    line: int  # from 0
    column: int
    own_line: bool


def comments(document: Document) -> list[Comment]:
    """All comments in text order."""
    text, found = document.source.text, []
    scalars = sorted((start, end) for start, end in _scalars(document) if start < end)
    at = text.find("#")
    while at >= 0:
        inside = bisect_right(scalars, (at, len(text))) - 1
        if inside >= 0 and at < scalars[inside][1]:
            at = text.find("#", scalars[inside][1])
        elif at and not text[at - 1].isspace():
            at = text.find("#", at + 1)
        else:
            head, end = line_start(text, at), text.find("\n", at)
            whole = text[at : end if end >= 0 else len(text)].rstrip()
            own_line = not text[head:at].strip()
            found.append(Comment(whole, at, text.count("\n", 0, at), at - head, own_line))
            at = text.find("#", end) if end >= 0 else -1
    return found


def _scalars(document: Document) -> list[tuple[int, int]]:
    spans = list(document.keys.values())
    for path, span in document.values.items():
        value = document.value
        for step in path:
            value = value[step]
        if not isinstance(value, dict | list):
            spans.append(span)
    return [(span.start, span.end) for span in spans]
