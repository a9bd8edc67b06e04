"""Write down which cards are verified: card_data/<game>/verified.yaml.

    python scripts/verify_cards.py

Run it when `pytest tests/rulings` passes: those tests blank each ability of every playable card in
turn and want a ruling to fail. A card whose program changes later loses its mark until this is run
again; a test sees to it that the file is up to date.
"""

from __future__ import annotations

from deckcli.catalog.coverage import Status, program_mark, status
from deckcli.games.library import Library
from deckcli.games.playing import engines

HEAD = "# Written by scripts/verify_cards.py: marks of the programs that rulings have proved.\n"


def main() -> None:
    library = Library()
    for key in engines():
        catalog = library.catalog(key)
        cards = [card for card in catalog if status(card, catalog.info, [key]) is not Status.FACTS]
        lines = [f'  {card.id}: "{program_mark(card)}"\n' for card in cards]
        file = library.folders[0] / key / "verified.yaml"
        file.write_text(f"{HEAD}game: {key}\ncards:\n{''.join(lines)}", encoding="utf-8")
        print(f"{key}: {len(cards)} of {len(catalog)} cards verified")


if __name__ == "__main__":
    main()
