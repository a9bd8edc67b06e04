"""Full-width and typographic signs as the Latin ones they stand for."""

from __future__ import annotations

# One character for one, so that every position in the text stays what it was.
_LATIN = str.maketrans("：＝＜＞！（）－−＂“”„", ':=<>!()--""""')
# Signs that take two characters in Latin script, and the other way to write `=`.
SIGNS = {"≧": ">=", "≥": ">=", "≦": "<=", "≤": "<=", "≠": "!=", "==": "="}


def latin_signs(text: str) -> str:
    """The text with the same length and the signs that the grammar knows."""
    return text.translate(_LATIN)
