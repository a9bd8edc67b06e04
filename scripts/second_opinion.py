"""Play many games beside a second opinion, written from the rules alone, and compare them.

    python scripts/second_opinion.py cipher 2000                   games
    python scripts/second_opinion.py summon_magic 2000             likewise
    python scripts/second_opinion.py blue_moon 2000                likewise
    python scripts/second_opinion.py ashes 2000                    likewise
    python scripts/second_opinion.py ashes 2000 --seats 3          with three players only
    python scripts/second_opinion.py blackpoker 2000               games of each format
    python scripts/second_opinion.py blackpoker 1 --first 1284     one of them again

The tests do so with a few games. The second opinion is asked about the cards it knows, and how many
it does not know is told; at the end stand the skills or actions that were used least.
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "games"))

from second_opinion_common.lockstep import Disagreement
from second_opinion_common.shuffles import is_watchable

from deckcli.games.library import Library

SHOWN = 3  # disagreements that are printed in full
KEYS = sorted(folder.parent.name for folder in Path(sys.path[0]).glob("*/second_opinion"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("games", type=int, help="with each of the game's rules")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), help="players of Ashes; else mixed")
    options = parser.parse_args()
    if options.seats and options.game != "ashes":
        parser.error(f"--seats is for Ashes: {options.game} is a game for two")
    beside, library, differ = import_module(f"{options.game}.second_opinion.beside"), Library(), 0
    if hasattr(beside, "Shuffles") and not is_watchable():
        parser.error("a compiled engine does not tell how it shuffles: run this where it is not")
    for rules in beside.RULES:
        rivals, began = beside.Rivals(library, rules), time.process_time()
        if options.seats:
            rivals.seats = (options.seats,)
        reports = []
        for number in range(options.first, options.first + options.games):
            try:
                rivals.play(number)
            except Disagreement as report:
                reports.append(str(report))
        seconds = time.process_time() - began
        print(
            f"{' '.join([options.game, *rules.values()])}: {options.games} games, "
            f"{rivals.decisions} decisions, {seconds:.1f} s, {len(reports)} differ"
        )
        print("  cards that the second opinion does not know:", len(rivals.unknown))
        print("  rarest:", ", ".join(f"{name} {count}" for count, name in rivals.rarest[:5]))
        for report in reports[:SHOWN]:
            print("\n".join(f"  {line}" for line in report.splitlines()))
        differ += len(reports)
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
