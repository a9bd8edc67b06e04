"""Makes untrusted text safe for a terminal or a log: nothing in it can act there.

Names, words of files and arguments go through here before anything is done with them, or at the
latest when they are shown: a name can neither move the cursor, nor begin a line of its own, nor be
taken for a command (`::error::`) by the program that reads a CI log.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any, TextIO

TAB = " " * 4
# Controls, halves of characters, line ends, and what is not seen but reorders or hides its
# neighbours.
_UNSHOWABLE = ("Cc", "Cf", "Cs", "Zl", "Zp")
_MARKS = ("Mn", "Me")
_MOST_MARKS = 4  # on one letter; a tower of them would cover the lines above
_JOINERS = "\u200c\u200d"  # within emoji and some scripts, between two letters
# Letters of Latin, Greek and Japanese, and punctuation: whatever else follows each other so often
# may be such a tower. Like all patterns here it is compiled when it is first needed: most runs show
# nothing but ASCII.
_MAY_BE_MARKS = (
    "[^\x00-\u02ff\u0370-\u0482\u2000-\u20cf\u2100-\u2cee\u2e80-\u3029\u3030-\u3098\u309b-\ua66e"
    "\uac00-\ud7ff\uff00-\uffef]{5}"
)
# How a line commands the reader of a CI log: `::error::` at its beginning (but Japanese may be
# wrapped before any letter), `##[error]` and `##vso[...]` anywhere.
_COMMAND = r"(?<![!-~]):(?=:)|#(?=#\w*\[)"


def printable(text: str) -> str:
    """The text on one line, tabs as spaces, control characters and commands as escapes."""
    if text.isprintable() and (text.isascii() or not re.search(_MAY_BE_MARKS, text)):
        shown = text
    else:
        shown = "".join(_shown(text))
    if "::" in shown or "##" in shown:
        return re.sub(_COMMAND, lambda found: f"\\x{ord(found[0]):x}", shown)
    return shown


def can_show(text: str, stream: TextIO) -> bool:
    """Whether the encoding of a stream has these characters."""
    try:
        text.encode(stream.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def all_printable(value: Any) -> Any:
    """The content of a file with every text made printable; keys stay, places are found by them."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, dict):
        return {key: all_printable(item) for key, item in value.items()}
    return [all_printable(item) for item in value] if isinstance(value, list) else value


def _shown(text: str) -> Iterator[str]:
    marks = 0
    for at, character in enumerate(text):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in _MARKS else 0
        if character == "\t":
            yield TAB
        elif (kind in _UNSHOWABLE and not _joins(text, at)) or marks > _MOST_MARKS:
            yield character.encode("unicode_escape").decode("ascii")
        else:
            yield character


def _joins(text: str, at: int) -> bool:
    """Whether this is a joiner between two letters that may need one."""
    around = text[max(0, at - 1) : at] + text[at + 1 : at + 2]
    return text[at] in _JOINERS and len(around) == 2 and not any(map(_needs_no_joiner, around))


def _needs_no_joiner(character: str) -> bool:
    return character.isascii() or character in _JOINERS
