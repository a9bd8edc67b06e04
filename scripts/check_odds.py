"""Check exact odds against simulated hands, with our dealing and with a plain one.

The plain one shares nothing with ours: Python's own generator, `random.sample`, and cards looked
at one by one. An exact chance further than four standard errors from either is a failure.

    python scripts/check_odds.py [HANDS] [SEED]        default: 1000000 hands, seed 1
"""

from __future__ import annotations

import math
import random
import sys
import time

from deckcli.catalog.query import card_test
from deckcli.games.library import Library
from deckcli.hands.odds import Question, exact_odds, simulated_odds
from deckcli.hands.openings import opening_of
from deckcli.hands.wish_reader import read_wish
from deckcli.hands.wishes import counts_in, holds

QUESTIONS = (
    ("cipher/s01-marth", "cost<=1 >= 2 and unit:Marth >= 1", 2),
    ("cipher/s01-marth", "unit:Marth cost=4 or (weapon:sword = 2 and not support>=20 < 3)", 0),
    ("cipher/red-flier-rush", "type:flier >= 3 and cost=1 <= 4", 3),
    ("ashes/iron-men", "type:ally >= 5 or Protect", 5),
    ("summon_magic/knights", "type:monster = 0", 0),
    ("summon_magic/knights", "type:monster >= 2 and cost>=2 and type:magic = 1", 2),
    ("blue_moon/hoax", "type:booster and type:support and type:leadership", 0),
    ("blackpoker/full-54", "number=1 >= 1 and (number>=11 or suit:spade) >= 4", 0),
    ("blackpoker/half-27", "suit:heart = 0 or number=0 = 2", 3),
)
LIMIT = 4.0  # standard errors


def plain_share(question: Question, hands: int, seed: int) -> float:
    """The share of hands that are as wished, counted in the simplest way there is."""
    opening, rng = question.opening, random.Random(seed)
    queries = list({count.cards for count in counts_in(question.wish)})
    tests = [card_test(query, question.catalog) for query in queries]
    met = [tuple(test(card) for test in tests) for card in opening.pile]
    start = [sum(map(test, opening.chosen)) for test in tests]
    good = 0
    for _ in range(hands):
        hand = rng.sample(met, opening.hand + question.drawn)
        counts = [
            had + sum(column) for had, column in zip(start, zip(*hand, strict=True), strict=True)
        ]
        good += holds(question.wish, dict(zip(queries, counts, strict=True)))
    return good / hands


def main() -> int:
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    library, failed, started = Library(), 0, time.process_time()
    print(f"{hands:,} hands each way, seed {seed}; in brackets: standard errors from exact")
    for name, text, drawn in QUESTIONS:
        deck = library.deck(name).deck
        assert deck is not None
        catalog = library.catalog(deck.game)
        wish = read_wish(text, catalog.info)
        question = Question(opening_of(deck, catalog), catalog, wish, drawn=drawn)
        exact = exact_odds(question, [drawn])[0].chance
        error = math.sqrt(exact * (1 - exact) / hands)
        ours = simulated_odds(question, hands, seed).chance
        plain = plain_share(question, hands, seed)
        off = [(one - exact) / error for one in (ours, plain)]
        failed += any(abs(one) > LIMIT for one in off)
        print(
            f"{exact:.6f} exact  {ours:.6f} ({off[0]:+.2f})  plain {plain:.6f} ({off[1]:+.2f})"
            f"  {name} +{drawn}: {text}"
        )
    print(
        f"{len(QUESTIONS)} questions, {failed} wrong, {time.process_time() - started:.0f} s of CPU"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
