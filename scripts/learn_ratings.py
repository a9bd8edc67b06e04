"""Learn draft ratings from played games and print a ratings file.

deckcli match cipher/s01-marth cipher/s02-chrom --bots greedy --pairs 2000 -o json=a.json
python scripts/learn_ratings.py a.json b.json > learned.yaml
deckcli draft cipher/booster --ratings learned.yaml
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from deckcli.drafts.learning import learned
from deckcli.games.library import Library


def main() -> int:
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        reports = [json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]]
        games = {report["game"] for report in reports}
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"not a report of deckcli match -o json: {error}", file=sys.stderr)
        return 2
    if len(games) != 1:
        print(f"reports of several games: {', '.join(sorted(games))}", file=sys.stderr)
        return 2
    catalog = Library().catalog(games.pop())
    played = sum(report["games"] for report in reports)
    print(f"game: {catalog.game}")
    print(f'source: "learned from {played} games by scripts/learn_ratings.py"')
    print("ratings:")
    for card, rating in learned(reports).items():
        print(f"  {card}: {rating}  # {catalog[card].name()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
