"""How a Japanese clause goes on.

It is declared as `stem/ending` (`移動させ/る`), from which its other forms are made. A る of the
five-row class is written ル; what has no `/` stays as it is.
"""

from __future__ import annotations

from typing import Final

# ending -> how it goes on before a comma, before もよい, and in the past
ENDINGS: Final = {
    "る": ("", "て", "た"), "ル": ("り", "って", "った"), "する": ("し", "して", "した"),
    "く": ("き", "いて", "いた"), "す": ("し", "して", "した"), "む": ("み", "んで", "んだ"),
    "ぶ": ("び", "んで", "んだ"), "う": ("い", "って", "った"), "つ": ("ち", "って", "った"),
    "い": ("く", "くて", "かった"), "ない": ("ず", "なくて", "なかった"),
    "なる": ("なり", "なって", "なった"), "ある": ("あり", "あって", "あった"),
    "た": ("ており", "ていて", "た"), "だ": ("でおり", "でいて", "だ"),
    "いる": ("おり", "いて", "いた"), "いない": ("おらず", "いなくて", "いなかった"),
    "である": ("で", "であって", "であった"), "でない": ("でなく", "でなくて", "でなかった"),
}  # fmt: skip


# ending -> how somebody is made to do it
CAUSATIVES: Final = {
    "る": "させ", "ル": "らせ", "する": "させ", "く": "かせ", "す": "させ", "む": "ませ",
    "ぶ": "ばせ", "う": "わせ", "つ": "たせ",
}  # fmt: skip


def causative(text: str) -> str:
    """A clause as what somebody is made to do; "" if it says nothing that can be done."""
    stem, mark, ending = text.rpartition("/")
    return f"{stem}{CAUSATIVES[ending]}/る" if mark and ending in CAUSATIVES else ""


def plain(text: str) -> str:
    """A clause at the end of a sentence or before a noun."""
    stem, mark, ending = text.rpartition("/")
    return stem + ending.replace("ル", "る") if mark else text


def linked(text: str) -> str:
    """A clause before a comma."""
    stem, mark, ending = text.rpartition("/")
    if stem.endswith("を得"):  # too short to stand alone
        return te(text)
    return stem + ENDINGS[ending][0] if mark else text


def te(text: str) -> str:
    """A clause before もよい."""
    stem, mark, ending = text.rpartition("/")
    return stem + ENDINGS[ending][1] if mark else text


def past(text: str) -> str:
    """A clause before 時."""
    stem, mark, ending = text.rpartition("/")
    return stem + ENDINGS[ending][2] if mark else text
