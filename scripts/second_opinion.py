"""Play many games of BlackPoker beside a second one, written from the rules, and compare them.

    python scripts/second_opinion.py 2000                  games of each format
    python scripts/second_opinion.py 1 --first 1284        one of them again

The tests do so with a few games. At the end of each format stand the actions that were raised
least.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "games" / "blackpoker"))

from second_opinion.beside import RULES, Disagreement, Rivals

from deckcli.games.library import Library

SHOWN = 3  # disagreements that are printed in full


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", type=int, help="of each format")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    options = parser.parse_args()
    catalog, differ = Library().catalog("blackpoker"), 0
    for rules in RULES:
        rivals, began = Rivals(catalog, rules), time.process_time()
        reports = []
        for number in range(options.first, options.first + options.games):
            try:
                rivals.play(number)
            except Disagreement as report:
                reports.append(str(report))
        seconds = time.process_time() - began
        print(
            f"{' '.join(rules.values())}: {options.games} games, {rivals.decisions} decisions, "
            f"{seconds:.1f} s, {len(reports)} differ"
        )
        rarest = sorted(rivals.direct, key=lambda one: rivals.raised[one.name])[:5]
        print("  rarest:", ", ".join(f"{one.name} {rivals.raised[one.name]}" for one in rarest))
        for report in reports[:SHOWN]:
            print("\n".join(f"  {line}" for line in report.splitlines()))
        differ += len(reports)
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
