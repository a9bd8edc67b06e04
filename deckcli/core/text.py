"""Names as people type them: one spelling to compare, and widths to draw carets under."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

# Radicals that rulebook PDFs put in place of whole characters and that NFKC leaves alone.
_RADICALS = {
    "⺬": "示", "⺘": "手", "⺙": "攵", "⺟": "母", "⺠": "民", "⺡": "氵", "⺩": "王", "⺪": "疋",
    "⺫": "目", "⺮": "竹", "⺯": "糸", "⺶": "羊", "⺼": "肉", "⻌": "辶", "⻑": "長", "⻘": "青",
    "⻝": "食", "⻢": "马", "⻤": "鬼", "⻨": "麦", "⻩": "黄", "⻫": "斉", "⻭": "歯", "⻯": "竜",
    "⻲": "亀", "⻄": "西", "⻆": "角", "⻁": "虎", "⺣": "灬", "⺖": "忄",
}  # fmt: skip
_MENDED = str.maketrans(_RADICALS)
# A minus, hyphen or dash stands where the long-vowel mark should, and the other way round.
_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−ーｰ─━", "-"))
_QUOTES = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "´": "'", "“": '"', "”": '"'})
_HIRAGANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}


def mend(text: str) -> str:
    """The text with compatibility forms and radical code points put right; still fit to show."""
    return unicodedata.normalize("NFKC", text.translate(_MENDED)).translate(_MENDED)


def fold(text: str) -> str:
    """The key under which spellings of one name meet.

    Case, width, kana, dashes, quotes and runs of spaces make no difference.
    """
    if text.isascii():
        return " ".join(text.casefold().split())
    folded = mend(text).casefold().translate(_HIRAGANA).translate(_DASHES).translate(_QUOTES)
    return " ".join(folded.split())


def display_width(text: str) -> int:
    """How many terminal columns the text takes; East Asian wide characters take two."""
    if text.isascii():
        return len(text)
    width = 0
    for character in text:
        if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Cf"):
            continue
        width += 2 if unicodedata.east_asian_width(character) in "WF" else 1
    return width


def pad(text: str, columns: int) -> str:
    """The text filled up with spaces to a width in terminal columns."""
    return text + " " * max(0, columns - display_width(text))


def plural(number: int, noun: str, nouns: str = "") -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {noun if number == 1 else nouns or noun + 's'}"


def listed(words: Iterable[str], *, last: str = "or") -> str:
    """`a, b or c`."""
    items = list(words)
    return (
        items[0]
        if len(items) == 1
        else f"{', '.join(items[:-1])} {last} {items[-1]}"
        if items
        else ""
    )


def suggestions(written: str, known: Iterable[str], *, limit: int = 3) -> list[str]:
    """Known spellings that `written` was probably meant to be, the likeliest first."""
    from rapidfuzz import fuzz, process  # a tenth of the start-up, needed only after a mistake

    by_key = {fold(name): name for name in known}
    found = process.extract(fold(written), list(by_key), scorer=fuzz.WRatio, limit=limit + 5)
    if not found:
        return []
    best = max(score for _, score, _ in found)
    close = [key for key, score, _ in found if score >= max(65.0, best - 12)]
    return list(dict.fromkeys(by_key[key] for key in close))[:limit]
