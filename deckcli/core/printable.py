"""Makes untrusted text safe for a terminal or a log: nothing in it can act there.

Names, words of files and arguments go through here before anything is done with them, or at the
latest when they are shown: a name can neither move the cursor, nor begin a line of its own, nor be
taken for a command (`::error::`) by the program that reads a CI log.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any

TAB = " " * 4
_BIDI_CONTROLS = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}  # these reorder what is shown
_UNSHOWABLE = ("Cc", "Cs", "Zl", "Zp")
_COMMAND = re.compile(r"(^|\s):(?=:)")


def printable(text: str) -> str:
    """The text on one line, tabs as spaces, control characters and commands as escapes."""
    shown = text if text.isprintable() else "".join(map(_shown, text))
    return _COMMAND.sub(r"\1\\x3a", shown) if "::" in shown else shown


def all_printable(value: Any) -> Any:
    """The content of a file with every text made printable; keys stay, places are found by them."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, dict):
        return {key: all_printable(item) for key, item in value.items()}
    return [all_printable(item) for item in value] if isinstance(value, list) else value


def _shown(character: str) -> str:
    if character == "\t":
        return TAB
    hidden = unicodedata.category(character) in _UNSHOWABLE or ord(character) in _BIDI_CONTROLS
    return character.encode("unicode_escape").decode("ascii") if hidden else character
