"""What sentences need to know about a language: one module each, found by its name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

FIRST: Final = "en"  # the fallback for what another language leaves out


@cache
def language(code: str) -> ModuleType:
    """The language of that code, or the fallback if there is no such module."""
    name = f"{__name__}.{code}"
    is_here = code.isalpha() and find_spec(name) is not None
    return import_module(name if is_here else f"{__name__}.{FIRST}")


def joined(words: list[str], code: str) -> str:
    """A list in prose: A, B and C."""
    own = language(code)
    if len(words) < 2:
        return "".join(words)
    comma, last = str(own.COMMA), str(own.AND)
    return comma.join(words[:-1]) + last + words[-1]


def form_for(number: int, code: str) -> int:
    """Which of the forms of a noun goes with a number."""
    form: int = language(code).form_for(number)
    return form
