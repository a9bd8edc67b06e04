"""Matches and tournaments of Ashes with more than two at a table."""

import json
from math import comb

import pytest

PRECONS = tuple(
    f"ashes/{name}"
    for name in ("iron-men", "mist-guardian", "snakes-in-silver", "shadows-of-viros")
)
QUICK = ("--bots", "random", "--rotations", "1", "--seed", "3", "-o", "json")


@pytest.mark.parametrize("seats", [3, 4])
def test_ashes_at_tables_of_three_and_four(deckcli, seats):
    alone = json.loads(deckcli("match", *PRECONS[:seats], *QUICK).out)
    cup = json.loads(deckcli("tournament", *PRECONS, "--table", str(seats), *QUICK).out)

    assert alone["games"] == seats
    assert cup["games"] == comb(len(PRECONS), seats) * seats
    assert sum(share["value"] for share in alone["shares"].values()) == pytest.approx(1, abs=1e-5)
    total = sum(deck["share"]["value"] for deck in cup["decks"])
    assert total == pytest.approx(len(PRECONS) / seats, abs=1e-5)
