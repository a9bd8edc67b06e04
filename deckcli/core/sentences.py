"""Sentences as patterns, with one file for each language.

A folder of phrases has a module for each language, with a mapping `PHRASES` from keys to patterns.
Another language is one more module. What a language leaves out is said in English.

    {who} draws {amount:# card|# cards}[ for {why}]

- `{who}` is a slot: a word as is, a number in digits, a list joined as the language joins lists.
- `{amount:+}` is a number with its sign.
- `{amount:# card|# cards}` picks the form that goes with the number; `#` is the number.
- `[...]` is left out if a slot in it is empty: "", None, or an empty list.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from deckcli.core.languages import FIRST, form_for, joined

_SLOT: Final = re.compile(r"\{(\w+)(?::([^}]*))?\}")
_OPTION: Final = re.compile(r"\[([^\[\]]*)\]")

Slots = Mapping[str, Any]


class UnknownPhrase(LookupError):
    """No language has this phrase: a bug in the program, never in what somebody typed."""


class Phrasebook:
    """The phrases of some folders in one language; for a key in two folders, the first wins."""

    def __init__(self, lang: str, *folders: str) -> None:
        self.lang, self.folders = lang, folders

    def knows(self, key: str) -> bool:
        return self._found(key) is not None

    def say(self, key: str, **slots: Any) -> str:
        """The phrase with its slots filled; raises UnknownPhrase."""
        found = self._found(key)
        if found is None:
            raise UnknownPhrase(f"{key!r} is in no phrase book of {', '.join(self.folders)}")
        pattern, lang = found
        return filled(pattern, slots, lang)

    def word(self, text: str) -> str:
        """A word of notation in this language, or unchanged; sentences are not words."""
        found = self._found(text)
        return text if found is None or slots_of(found[0]) else self.say(text)

    def _found(self, key: str) -> tuple[str, str] | None:
        for lang in dict.fromkeys((self.lang, FIRST)):
            for folder in self.folders:
                pattern = phrases_in(folder, lang).get(key)
                if pattern is not None:
                    return pattern, lang
        return None


@cache
def phrases_in(folder: str, lang: str) -> Mapping[str, str]:
    """All patterns of a folder in a language; empty if there is no such module."""
    name = f"{folder}.{lang}"
    if not lang.isalpha() or find_spec(name) is None:
        return {}
    phrases: Mapping[str, str] = import_module(name).PHRASES
    return phrases


def slots_of(pattern: str) -> set[str]:
    """The names of a pattern's slots."""
    return {found[1] for found in _SLOT.finditer(pattern)}


def filled(pattern: str, slots: Slots, lang: str) -> str:
    """A pattern with its slots filled by the rules of the language."""

    def optional(found: re.Match[str]) -> str:
        inner = found[1]
        return "" if any(_is_empty(slots[name]) for name in slots_of(inner)) else inner

    def value(found: re.Match[str]) -> str:
        return _said(slots[found[1]], found[2] or "", lang)

    return _SLOT.sub(value, _OPTION.sub(optional, pattern))


def _is_empty(value: object) -> bool:
    return value is None or value in ("", [])


def _said(value: Any, form: str, lang: str) -> str:
    if form == "+":
        return f"{value:+}"
    if form:
        forms = form.split("|")
        return forms[min(form_for(int(value), lang), len(forms) - 1)].replace("#", str(value))
    if isinstance(value, list):
        return joined([str(item) for item in value], lang)
    return str(value)
