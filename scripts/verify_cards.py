"""Prove cards by their rulings and write down which are verified: card_data/<game>/verified.yaml.

    python scripts/verify_cards.py             all games that can be played
    python scripts/verify_cards.py cipher      one of them
    python scripts/verify_cards.py --check     write nothing; 1 if a list is not as it would be

First every ruling in tests/rulings must hold. Then each ability of every card is taken away in
turn, and a ruling that names the card must fail. What is not proved is printed with the reason and
does not get on the list; the exit status is 1 then. A card whose program changes later loses its
mark until this is run again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from deckcli.catalog.coverage import playable_cards, program_mark
from deckcli.core.errors import DeckcliError
from deckcli.core.text import plural
from deckcli.games.library import Library
from deckcli.games.playing import engines
from deckcli.games.proofs import Proof, rulings_below, title

TESTS = Path(__file__).parents[1] / "tests"
HEAD = "# Written by scripts/verify_cards.py: marks of the programs that rulings have proved.\n"
EVERY = 5.0  # seconds between words about how far it has come


class Progress:
    """Tells now and then how far the work of a game has come."""

    def __init__(self, key: str) -> None:
        self.key, self.next = key, time.monotonic() + EVERY

    def tell(self, done: int, total: int, what: str) -> None:
        if time.monotonic() >= self.next:
            print(f"{self.key}: {done:,} of {total:,} {what}", file=sys.stderr, flush=True)
            self.next = time.monotonic() + EVERY


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(engines())}")
    parser.add_argument("--check", action="store_true", help="write nothing")
    options = parser.parse_args()
    unknown = [key for key in options.games if key not in engines()]
    if unknown:
        parser.error(f"{unknown[0]} cannot be played")
    try:
        done = [verify(key, check=options.check) for key in options.games or engines()]
    except DeckcliError as error:
        print(error, file=sys.stderr)
        return 1
    return 0 if all(done) else 1


def verify(key: str, *, check: bool) -> bool:
    """Whether all cards of a game that can be played are proved, and its list is up to date."""
    library, began = Library(), time.process_time()
    rulings = rulings_below(TESTS / "rulings" / key)
    # with the cards that rulings have of their own, for what the built-in sets lack
    originals = [folder for folder in (TESTS / "games").glob("*/original") if folder.is_dir()]
    proof, progress = Proof(Library(originals).catalog(key), rulings), Progress(key)
    broken = list(broken_rulings(proof, progress))
    for line in broken:
        print(f"{key}: does not hold: {line}")
    if broken:
        print(f"{key}: nothing is proved while {plural(len(broken), 'ruling')} cannot be relied on")
        return False
    doubts = found_doubts(proof, progress)
    for card, reasons in doubts.items():
        for reason in reasons:
            print(f"{key}: not proved: {card} {reason}")
    cards = [
        card
        for card in playable_cards(proof.catalog)
        if library.catalog(key).get(card.id) is not None
    ]
    proved = [card for card in cards if card.id not in doubts]
    seconds = time.process_time() - began
    print(
        f"{key}: {len(rulings):,} rulings hold; {len(proved):,} of {len(library.catalog(key)):,} "
        f"cards verified in {seconds:.1f} s"
    )
    lines = [f'  {card.id}: "{program_mark(card)}"\n' for card in proved]
    file = library.folders[0] / key / "verified.yaml"
    return kept(file, f"{HEAD}game: {key}\ncards:\n{''.join(lines)}", check=check) and not doubts


def broken_rulings(proof: Proof, progress: Progress) -> Iterator[str]:
    for number, ruling in enumerate(proof.rulings):
        progress.tell(number, len(proof.rulings), "rulings")
        why = proof.broken(ruling)
        if why:
            yield f"{ruling.path.parent.relative_to(TESTS.parent)}/{ruling.name}: {why}"


def found_doubts(proof: Proof, progress: Progress) -> dict[str, list[str]]:
    """By card, the abilities that are not proved, each with the reason."""
    doubts: dict[str, list[str]] = {}
    abilities = list(proof.abilities())
    for number, (card, place) in enumerate(abilities):
        progress.tell(number, len(abilities), "abilities")
        why = proof.doubt(card, place)
        if why:
            doubts.setdefault(card.id, []).append(f"{title(card, place)}: {why}")
    return doubts


def kept(file: Path, text: str, *, check: bool) -> bool:
    """Write a list; or just tell whether it is written so already."""
    if not check:
        file.write_text(text, encoding="utf-8")
        return True
    if file.is_file() and file.read_text(encoding="utf-8") == text:
        return True
    print(f"{file} is out of date: python scripts/verify_cards.py")
    return False


if __name__ == "__main__":
    sys.exit(main())
