"""Names as people type them, in one spelling to compare; widths and lines; words of messages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

# Radicals that rulebook PDFs use instead of whole characters and that NFKC leaves alone.
_RADICALS = {
    "⺬": "示", "⺘": "手", "⺙": "攵", "⺟": "母", "⺠": "民", "⺡": "氵", "⺩": "王", "⺪": "疋",
    "⺫": "目", "⺮": "竹", "⺯": "糸", "⺶": "羊", "⺼": "肉", "⻌": "辶", "⻑": "長", "⻘": "青",
    "⻝": "食", "⻢": "马", "⻤": "鬼", "⻨": "麦", "⻩": "黄", "⻫": "斉", "⻭": "歯", "⻯": "竜",
    "⻲": "亀", "⻄": "西", "⻆": "角", "⻁": "虎", "⺣": "灬", "⺖": "忄",
}  # fmt: skip
_MENDED = str.maketrans(_RADICALS)
# Patterns are compiled when they are first needed: a legal deck needs none of them.
_COLOURS = r"\x1b\[[\d;]*m"
_LONGEST = 100  # characters compared of a mistyped name
_CLOSE = 68.0  # of 100: from here on, a spelling is a plausible suggestion
_SLIP = 95.0  # of 100: one letter missing, extra or misplaced, however short the word
_WORD = r"[^\s,()-]+"
# People type a minus, hyphen or dash for the long-vowel mark, and the other way round.
_DASHES = dict.fromkeys("‐‑‒–—―−ーｰ─━", "-")
_QUOTES = {"’": "'", "‘": "'", "ʼ": "'", "´": "'", "`": "'", "“": '"', "”": '"', "„": '"'}
_WAVES = {"〜": "~", "∼": "~"}
_SAME = str.maketrans({**_DASHES, **_QUOTES, **_WAVES})
_KATAKANA = {code: code + 0x60 for code in (*range(0x3041, 0x3097), 0x309D, 0x309E)}
# Invisible, but text copied from web pages is full of them; FE0E and FE0F select whether a suit is
# drawn as text or as an emoji.
_UNSEEN = dict.fromkeys(
    map(ord, "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufe0e\ufe0f\ufeff"), None
)


def mend(text: str) -> str:
    """The text with compatibility forms and radicals normalised; still fit for display."""
    if text.isascii():
        return text
    return unicodedata.normalize("NFKC", text.translate(_MENDED))


@lru_cache(maxsize=1 << 14)
def fold(text: str) -> str:
    """The key that all spellings of one name share.

    Case, width, kana, dashes, quotes and runs of spaces make no difference.
    """
    if text.isascii():
        return " ".join(text.casefold().replace("`", "'").split())
    # Dashes and quotes first: NFKC takes some of them apart.
    mended = mend(text.translate(_UNSEEN).translate(_SAME)).translate(_SAME)
    folded = unicodedata.normalize("NFKC", mended.casefold()).translate(_KATAKANA)
    return " ".join(folded.split())


def display_width(text: str) -> int:
    """How many terminal columns a text takes; East Asian wide characters take two, colours none."""
    if "\x1b" in text:
        text = re.sub(_COLOURS, "", text)
    if text.isascii():
        return len(text)
    width = 0
    for character in text:
        if unicodedata.category(character) in ("Mn", "Me", "Cf"):
            continue
        width += 2 if unicodedata.east_asian_width(character) in "WF" else 1
    return width


def pad(text: str, columns: int) -> str:
    """The text padded with spaces to a width in terminal columns."""
    return text + " " * max(0, columns - display_width(text))


# What no line begins with, what none ends with, and signs that stay with their number.
_NEVER_FIRST = (
    "、。，．・：；？！」』】）〉》〕］｝〟…‥ー々ゝゞヽヾ％"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,;:)\\]"
)
_NEVER_LAST = "「『【（〈《〔［｛〝(\\["
_NUMBERS = "０-９＋－±×／．，"
_WRAPS = rf"[{_NEVER_LAST}]*(?:(?:\x1b\[[\d;]*m|[!-~])+|[{_NUMBERS}]+|[^ -~])[{_NEVER_FIRST}]*| +"
_PARTS = r"[^-/_|]*[-/_|]?"  # a long word is broken behind these if possible
_COMMAND = ": deckcli "
_FURTHER = 4  # columns by which lines that go on are indented


def wrapped(text: str, columns: int, further: int = 0) -> list[str]:
    """A text in lines: broken between words, and in Japanese where a line may end and begin.

    Lines after the first have fewer columns, by `further`.
    """
    lines = [""]
    for piece in re.findall(_WRAPS, text):
        room = columns - (further if len(lines) > 1 else 0)
        if display_width(lines[-1] + piece) > room and lines[-1].strip():
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return lines


def folded(text: str, columns: int, further: int = 0) -> list[str]:
    """Likewise, in lines of at most this width: words that are longer are broken, too."""
    lines: list[str] = []
    for line in wrapped(text, columns, further):
        room = columns - (further if lines else 0)
        if display_width(line) <= room:
            lines.append(line)
        else:
            lines += _broken(line, columns - further)
    return lines


def hanging(line: str, columns: int) -> list[str]:
    """A line in as many as it takes; those that go on are indented further."""
    if display_width(line) <= columns:
        return [line]
    text = line.lstrip(" ")
    indent = len(line) - len(text)
    further = min(_FURTHER, columns // 4)
    first, *rest = folded(text, max(columns - indent, 2 * further), further)
    return [" " * indent + first, *(" " * (indent + further) + more for more in rest)]


def fitting(text: str, columns: int) -> str:
    """A text with no line wider than this (0: any width), but for commands, which are copied."""
    if not columns:
        return text
    return "\n".join(
        part
        for line in text.split("\n")
        for part in ([line] if _COMMAND in line else hanging(line, columns))
    )


def _broken(word: str, columns: int) -> list[str]:
    """A long word in pieces: after a hyphen or slash if possible, else anywhere."""
    lines = [""]
    for part in filter(None, re.findall(_PARTS, word)):
        if display_width(lines[-1] + part) > columns and lines[-1]:
            lines.append("")
        for character in part:
            if display_width(lines[-1] + character) > columns and lines[-1]:
                lines.append("")
            lines[-1] += character
    return lines


def plural(number: int, noun: str, nouns: str = "") -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {noun if number == 1 else nouns or noun + 's'}"


def listed(words: Iterable[str], *, last: str = "or") -> str:
    """`a, b or c`."""
    items = list(words)
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def shortened(text: str, columns: int = 60) -> str:
    """The beginning of an arbitrary text."""
    return text if len(text) <= columns else f"{text[: columns - 3]}..."


def suggestions(written: str, known: Iterable[str], *, limit: int = 3) -> list[str]:
    """Known spellings that were probably meant, the likeliest first.

    Either the whole is close, or some words of the known spelling are (`Mart` finds every Marth).
    """
    return [name for name, _ in _likely(written, known, limit)]


def meant(written: str, known: Iterable[str], *, quote: str = '"') -> str:
    """`did you mean "cipher"?`, or nothing if no known word is close.

    All words that are just one letter away are mentioned.
    """
    likely = _likely(written, known, 8)
    close = [name for name, score in likely if score == likely[0][1] == _SLIP]
    close = close or [name for name, _ in likely[:1]]
    return f"did you mean {listed(f'{quote}{name}{quote}' for name in close)}?" if close else ""


def _likely(written: str, known: Iterable[str], limit: int) -> list[tuple[str, float]]:
    """Spellings with a score of up to 100 for how close each is."""
    from rapidfuzz import fuzz, process  # a tenth of the start-up time, needed only after a mistake
    from rapidfuzz.distance import OSA

    by_key: dict[str, str] = {}
    for name in known:
        by_key.setdefault(fold(name), name)
    meant, keys = fold(written[:_LONGEST]), list(by_key)
    scores: dict[str, float] = {}
    for scorer in (fuzz.ratio, fuzz.WRatio):
        for key, _, _ in process.extract(meant, keys, scorer=scorer, limit=limit + 9):
            scores[key] = max(fuzz.ratio(meant, key), 0.95 * _like_some_words(meant, key))
    for key, away, _ in process.extract(
        meant, keys, scorer=OSA.distance, score_cutoff=1, limit=None
    ):
        if away and meant and (len(key) != len(meant) or sorted(key) == sorted(meant)):
            scores[key] = _SLIP
    least = max(_CLOSE, max(scores.values(), default=0) - 12)
    close = [key for key, score in scores.items() if score >= least]
    close.sort(key=lambda key: -scores[key])
    return [(by_key[key], scores[key]) for key in close[:limit]]


def known_words(written: str, known: Iterable[str], what: str = "known") -> str:
    """A hint for an unknown word: `did you mean cipher? games: ashes, cipher`."""
    words = list(known)
    return f"{meant(written, words, quote='')} {what}: {', '.join(words)}".lstrip()


def _like_some_words(meant: str, key: str) -> float:
    """The best score of as many consecutive words of the key as were written."""
    from rapidfuzz import fuzz

    wanted, words = len(re.findall(_WORD, meant)), re.findall(_WORD, key)
    if len(meant) < 3 or wanted >= len(words):
        return 0
    runs = (" ".join(words[at : at + wanted]) for at in range(len(words) - wanted + 1))
    return max(fuzz.ratio(meant, run) for run in runs)
