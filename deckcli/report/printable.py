"""Makes untrusted text safe for a terminal or a log: nothing in it can move the cursor."""

from __future__ import annotations

import unicodedata

TAB = " " * 4
_BIDI_CONTROLS = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}  # these reorder what is shown
_UNSHOWABLE = ("Cc", "Cs", "Zl", "Zp")


def printable(text: str) -> str:
    """The text on one line, tabs as spaces and control characters as escapes."""
    return text if text.isprintable() else "".join(map(_shown, text))


def _shown(character: str) -> str:
    if character == "\t":
        return TAB
    hidden = unicodedata.category(character) in _UNSHOWABLE or ord(character) in _BIDI_CONTROLS
    return character.encode("unicode_escape").decode("ascii") if hidden else character
