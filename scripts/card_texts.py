"""Writes what every card says into one file, so that a change of a word is read in all its texts.

    python scripts/card_texts.py

The tests compare the file with what the programs say now.
"""

from collections.abc import Iterator
from pathlib import Path

from deckcli.catalog.catalog import ability_name
from deckcli.games.library import Library
from deckcli.games.playing import engines
from deckcli.games.texts import LANGUAGES, texts_of

FILE = Path(__file__).parents[1] / "tests" / "games" / "card_texts.txt"


def lines(library: Library) -> Iterator[str]:
    """A card's id and the names of an ability, then its text in each language."""
    for key in engines():
        catalog = library.catalog(key)
        for card in catalog:
            texts = [texts_of(catalog, lang).of(card) for lang in LANGUAGES]
            for ability, *told in zip(card.get("abilities", ()), *texts, strict=True):
                if any(told):
                    names = dict.fromkeys(ability_name(ability, lang) for lang in LANGUAGES)
                    yield f"{key} {card.id}: {' / '.join(names)}"
                    yield from (f"  {text}" for text in told)


def main() -> None:
    FILE.write_text("\n".join(lines(Library())) + "\n", encoding="utf-8")
    print(f"{FILE.name} is up to date now")


if __name__ == "__main__":
    main()
