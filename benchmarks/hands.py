"""How many opening hands a second: CPU time of dealing and counting, on one core.

    python benchmarks/hands.py [HANDS]

Exits with 1 where 100,000 hands of a 50-card deck with statistics take over 1.5 s. For comparison,
landlord (Rust compiled to wasm) deals 640,000 hands a second.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import islice

from deckcli.core.rng import seeded
from deckcli.games.library import Library
from deckcli.hands.odds import Question, simulated_odds
from deckcli.hands.openings import opening_of
from deckcli.hands.quick_deals import deals
from deckcli.hands.study import study
from deckcli.hands.wish_reader import read_wish

BUDGET = 1.5  # seconds of CPU for 100,000 hands with statistics
MEASURED = "cipher/s01-marth"
OTHERS = ("ashes/iron-men", "summon_magic/knights", "blue_moon/hoax", "blackpoker/full-54")
LANDLORD = 640_000
RUNS = 3
WISH = "cost<=1 >= 2 and unit:Marth"


def seconds(work: Callable[[], object]) -> float:
    """The least CPU time of some runs; noise only ever adds."""
    spent = []
    for _ in range(RUNS):
        started = time.process_time()
        work()
        spent.append(time.process_time() - started)
    return min(spent)


def main() -> int:
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    library = Library()
    deck = library.deck(MEASURED).deck
    assert deck is not None
    catalog = library.catalog(deck.game)
    opening, wish = opening_of(deck, catalog), read_wish(WISH, catalog.info)
    bits = [1 << place for place in range(len(opening.pile))]

    def dealt() -> None:
        for _ in islice(deals(bits, [opening.hand], seeded(1, "hand")), hands):
            pass

    def show(label: str, spent: float) -> None:
        print(f"{label:42} {spent:6.2f} s  {hands / spent:9,.0f} hands/s")

    print(f"{hands:,} hands, CPU time, best of {RUNS}")
    show(f"{MEASURED}: dealing alone", seconds(dealt))
    counted = seconds(lambda: study(opening, catalog, hands, 1))
    show(f"{MEASURED}: with statistics", counted)
    two = [wish, read_wish("cost<=1 >= 3", catalog.info)]
    show(
        f"{MEASURED}: two policies compared",
        seconds(lambda: study(opening, catalog, hands, 1, policies=two, goals=two)),
    )
    question = Question(opening, catalog, wish, drawn=2)
    show(f"{MEASURED}: odds by turn 3", seconds(lambda: simulated_odds(question, hands, 1)))
    for name in OTHERS:
        other = library.deck(name).deck
        assert other is not None
        cards = library.catalog(other.game)
        shuffled = opening_of(other, cards)
        show(f"{name}: with statistics", seconds(partial(study, shuffled, cards, hands, 1)))
    rate, hundred = hands / counted, 100_000 * counted / hands
    print(f"100,000 hands with statistics: {hundred:.2f} s (budget {BUDGET:g} s)")
    print(f"landlord deals {LANDLORD:,} a second: {LANDLORD / rate:.1f} times as many")
    return 0 if hundred <= BUDGET else 1


if __name__ == "__main__":
    sys.exit(main())
