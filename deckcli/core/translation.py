"""English sentences in another language, by phrases whose keys are the sentences themselves.

    "there is no seat {1}": "席{1}はありません"

`{1}` is the first thing that is filled in, whatever it is called in the code. What fills a slot is
said in the language, too, if it is a phrase of its own; what somebody typed and `{1=}` stay as they
are, and `{1#}` takes nothing but a number. Of several phrases that fit, the one with most words of
its own is meant. Lists within a sentence (`a, b or c`) are joined as the language joins them, item
by item.

A long text has a name instead, with a checksum of its English words: `CIP101 989b`. What was
translated from other words than these is not said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import zip_longest
from typing import Final, NamedTuple
from zlib import crc32

from deckcli.core.languages import joined
from deckcli.core.rows import row_of
from deckcli.core.sentences import phrases_in
from deckcli.core.text import display_width, pad

FOLDER: Final = "deckcli.messages"
_SLOT: Final = re.compile(r"\{(\d+)([#=]?)\}")
_MARKS: Final = re.compile(r"\(([^()]*)\)")
# Before the last item of a list.
_LAST: Final = re.compile(r" (?:or|and) (?=(?:(?! or | and ).)+$)")
_ITEM: Final = re.compile(r"(\S+) \((.*)\)")  # an id and what it is called
_WORDS: Final = 6  # of an item: a longer one is a clause, and its text no list
_DEEPEST: Final = 4  # phrases within phrases


class _Pattern(NamedTuple):
    """A phrase with slots: what must be in a sentence, and all of it."""

    longest: str
    own: int  # characters that are not in slots
    key: str
    phrase: str


class Translation:
    """One language."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._phrases = phrases_in(FOLDER, lang)
        self.names: Callable[[str], str] = str
        self.typed: frozenset[str] = frozenset()
        self._found: dict[str, str | None] = {}
        self._compiled: dict[str, re.Pattern[str]] = {}

    def said(self, text: str) -> str:
        """The text in the language, line by line where it is not known as a whole."""
        whole = self._phrases.get(text)
        return whole or "\n".join(self._line(line) for line in text.split("\n"))

    def page(self, text: str) -> str:
        """Likewise, but tables, whose cells are set apart, stay as they were drawn."""
        told, in_table = [], False
        for line in text.split("\n"):
            in_table = "  " in line.strip() or (in_table and line.startswith("  "))
            told.append(line if in_table else self._line(line))  # a row may go on, further right
        return "\n".join(told)

    def long(self, folder: str, name: str, text: str) -> str:
        """A text by its name, in English where the translation is of other words."""
        return phrases_in(folder, self._lang).get(long_key(name, text), text)

    def rows(self, text: str) -> str:
        """A table, whose rows are a label and pieces, each with its marks in parentheses."""
        found = [row_of(line) or line for line in text.split("\n")]
        rows = [line for line in found if not isinstance(line, str)]
        labels = {row.label: self._known(row.label, 0) or row.label for row in rows}
        widths = [max(row.width, display_width(labels[row.label])) for row in rows]
        width = max(widths, default=0)
        return "\n".join(
            self._marked(self._line(line))
            if isinstance(line, str)
            else f"  {pad(labels[line.label], width)} {self._pieces(line.pieces)}"
            for line in found
        )

    def _pieces(self, pieces: str) -> str:
        return "; ".join(self._known(one, 0) or self._marked(one) for one in pieces.split("; "))

    def _marked(self, piece: str) -> str:
        """`Marth (40, tapped)`: the marks are words of the program, the name is none."""
        return _MARKS.sub(
            lambda found: f"({', '.join(map(self.said, found[1].split(', ')))})", piece
        )

    def _line(self, line: str) -> str:
        for inner in (line.lstrip(), line.strip()):  # some phrases end in a space
            found = self._known(inner, 0) if inner else None
            if found is not None:
                return line.replace(inner, found, 1)
        return line

    def _known(self, text: str, depth: int) -> str | None:
        if text not in self._found:
            self._found[text] = self._phrases.get(text) or self._filled(text, depth)
        return self._found[text]

    def _filled(self, text: str, depth: int) -> str | None:
        if depth > _DEEPEST:
            return None
        for pattern in self._patterns:
            if pattern.longest in text:
                matched = self._form(pattern.key).fullmatch(text)
                if matched:
                    return self._with_slots(pattern, matched.groups(), depth + 1)
        return None

    def _with_slots(self, pattern: _Pattern, values: Sequence[str], depth: int) -> str:
        slots = [
            self._as_it_is(value) if found[2] else self._slot(value, depth)
            for found, value in zip(_SLOT.finditer(pattern.key), values, strict=True)
        ]
        return _SLOT.sub(lambda found: slots[int(found[1]) - 1], pattern.phrase)

    def _slot(self, value: str, depth: int) -> str:
        if value in self.typed:
            return value
        known = self._known(value, depth)
        if known is None:
            known = self.names(value)
            if known == value and (_LAST.search(value) or "), " in value):
                items = self._items(_LAST.sub(", ", value).split(", "))
                if all(_ITEM.fullmatch(item) or len(item.split()) <= _WORDS for item in items):
                    return joined([self._item(item, depth) for item in items], self._lang)
        return known

    def _as_it_is(self, value: str) -> str:
        """Words to type stay, but for what joins them."""
        items = _LAST.sub(", ", value).split(", ")
        joins = _LAST.search(value) and not any(" " in item for item in items)
        return joined(items, self._lang) if joins else value

    def _items(self, pieces: Sequence[str]) -> list[str]:
        """The items of a list that was split at its commas; those within names do not count."""
        items: list[str] = []
        at = 0
        while at < len(pieces):
            runs = [", ".join(pieces[at:end]) for end in range(at + 1, len(pieces) + 1)]
            whole = [
                run for run in runs
                if run.count("(") == run.count(")") and run.count('"') % 2 == 0
            ]  # fmt: skip
            named = [run for run in whole if self.names(run) != run]
            items.append((named or whole or runs)[0])
            at += items[-1].count(", ") + 1
        return items

    def _item(self, item: str, depth: int) -> str:
        found = _ITEM.fullmatch(item)
        if found:
            return f"{found[1]} ({self.names(found[2])})"
        return self._known(item, depth) or self.names(item)

    def _form(self, key: str) -> re.Pattern[str]:
        form = self._compiled.get(key)
        if form is None:
            pieces = [re.escape(piece) for piece in _SLOT.split(key)[::3]]
            slots = [r"([\d,.]+)" if found[2] == "#" else "(.*?)" for found in _SLOT.finditer(key)]
            whole = "".join(
                piece + slot for piece, slot in zip_longest(pieces, slots, fillvalue="")
            )
            form = self._compiled[key] = re.compile(whole)
        return form

    @cached_property
    def _patterns(self) -> list[_Pattern]:
        found = [
            _Pattern(max(pieces, key=len), sum(map(_length, pieces)), key, phrase)
            for key, phrase in self._phrases.items()
            if len(pieces := _SLOT.split(key)[::3]) > 1
        ]
        return sorted(found, key=lambda pattern: -pattern.own)


def long_key(name: str, text: str) -> str:
    """What a long text is translated under; how its lines are wrapped does not matter."""
    return f"{name} {crc32(' '.join(text.split()).encode()) & 0xFFFF:04x}"


def _length(piece: str) -> int:
    return sum(not letter.isspace() for letter in piece)
