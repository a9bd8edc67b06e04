"""Lists where what a card's program says differs from a text of the same skills in Japanese.

    python scripts/compare_texts.py TEXTS.json [--game cipher]

The file maps each card's id to its skills, each with a `name` and a `text`. Sentences may
differ; numbers, names in 『』 and icons in [] or 〈〉 may not. Reminders in brackets are left out.
Each line printed is to be settled: the program is wrong, the text is, or neither.
"""

from __future__ import annotations

import argparse
import json
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from deckcli.catalog.catalog import CardDef, ability_name
from deckcli.games.library import Library
from deckcli.games.texts import CardTexts, texts_of

_REMINDER = re.compile(r"（[^（）]*）")
_NUMBER = re.compile(r"\d+")
_NAME = re.compile(r"『([^』]*)』")
_ICON = re.compile(r"[\[〈]([^\]〉\d]*)[\]〉]")
_TAGS = re.compile(r"^(\[[^\]]*\] )+")  # what our texts have in front: class, icons, limit
_PAID = {"行動済にする"}  # icons of a cost that our texts say in words


def facts(text: str) -> dict[str, Counter[str]]:
    """The numbers, names and icons of a text."""
    plain = unicodedata.normalize("NFKC", _REMINDER.sub("", _TAGS.sub("", text)))
    icons = [icon for icon in _ICON.findall(plain) if icon and icon not in _PAID]
    numbers = _NUMBER.findall(_NAME.sub("", plain))
    return {
        "numbers": Counter(numbers),
        "names": Counter(_NAME.findall(plain)),
        "icons": Counter(icons),
    }


def differences(mine: str, other: str) -> list[str]:
    """What one text has and the other has not, by sort."""
    found = []
    a, b = facts(mine), facts(other)
    for sort in a:
        more, less = a[sort] - b[sort], b[sort] - a[sort]
        if more or less:
            words = [f"+{word}" for word in more.elements()]
            found.append(f"{sort} {' '.join([*words, *(f'-{word}' for word in less.elements())])}")
    return found


def compared(texts: CardTexts, card: CardDef, others: list[dict[str, str]]) -> Iterator[str]:
    known = {unicodedata.normalize("NFKC", other["name"]): other["text"] for other in others}
    for ability, mine in zip(card.get("abilities", ()), texts.of(card), strict=True):
        name = unicodedata.normalize("NFKC", ability_name(ability, "ja"))
        if not mine:
            continue
        if name not in known:
            yield f"{card.id} {name}: no such skill in the file"
            continue
        found = differences(mine, known[name])
        if found:
            yield f"{card.id} {name}: {'; '.join(found)}\n  ours:  {mine}\n  other: {known[name]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("path", type=Path, help="a JSON file of texts by card id")
    parser.add_argument("--game", default="cipher")
    given = parser.parse_args()
    others = json.loads(given.path.read_text(encoding="utf-8"))
    catalog = Library().catalog(given.game)
    texts = texts_of(catalog, "ja")
    lines = [
        line
        for card in catalog
        if card.id in others
        for line in compared(texts, card, others[card.id])
    ]
    print("\n".join(lines))
    told = sum(bool(text) for card in catalog for text in texts.of(card))
    print(f"{len(lines)} of {told} texts differ in numbers, names or icons")


if __name__ == "__main__":
    main()
