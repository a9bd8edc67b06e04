"""Translates full-width and typographic signs to ASCII."""

from __future__ import annotations

# One character for one, so that positions in the text do not change.
_LATIN = str.maketrans("：＝＜＞！（）－−＂“”„", ':=<>!()--""""')
# Signs that take two characters in ASCII, and the other way to write `=`.
SIGNS = {"≧": ">=", "≥": ">=", "≦": "<=", "≤": "<=", "≠": "!=", "==": "="}


def latin_signs(text: str) -> str:
    """The text with the signs that the grammar knows, at the same length."""
    return text.translate(_LATIN)
