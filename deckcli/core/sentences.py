"""Sentences as patterns, a file of them for each language.

A folder of phrases has a module for each language, and in each a mapping `PHRASES` from a key to a
pattern. A third language is one more module. What a language leaves out is said in English.

    {who} draws {amount:# card|# cards}[ for {why}]

- `{who}` is a slot: a word as it is, a number in digits, a list as the language joins lists.
- `{amount:+}` is a number with its sign.
- `{amount:# card|# cards}` takes the form that goes with the number; `#` is the number.
- `[...]` is left out if a slot in it is empty: "", None, or a list of nothing.
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
    """No language has words for this: a mistake of ours, never of what somebody typed."""


class Phrasebook:
    """The phrases of some folders in one language; of two folders with a key the first counts."""

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
        """A word of notation in this language, or as it is; no sentence is one."""
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
    """All patterns of a folder in a language; none, where nobody has written them."""
    name = f"{folder}.{lang}"
    if not lang.isalpha() or find_spec(name) is None:
        return {}
    phrases: Mapping[str, str] = import_module(name).PHRASES
    return phrases


def slots_of(pattern: str) -> set[str]:
    """The names of the slots that a pattern has."""
    return {found[1] for found in _SLOT.finditer(pattern)}


def filled(pattern: str, slots: Slots, lang: str) -> str:
    """A pattern with its slots filled as the language does it."""

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
