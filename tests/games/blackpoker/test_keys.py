"""Which cards make up a key."""

import pytest

from deckcli.games.blackpoker.decks.keys import can_supply


@pytest.mark.parametrize(
    ("key", "cards", "enough"),
    [
        ({"cards": 1}, "Joker", True),
        ({"cards": 2}, "Joker", False),
        ({"cards": 1, "from": "A", "to": "10"}, "S10", True),
        ({"cards": 1, "from": "A", "to": "10"}, "SJ Joker", False),
        ({"cards": 2, "suits": ["spade", "spade"]}, "SA S2", True),
        ({"cards": 2, "suits": ["spade", "spade"]}, "SA H2", False),
        ({"cards": 2, "suits": ["spade", "club"]}, "CA SK", True),
        ({"cards": 2, "same": "suit"}, "H2 HK", True),
        ({"cards": 2, "same": "suit"}, "H2 SK", False),
        ({"cards": 2, "same": "suit"}, "Joker Joker", False),
        ({"cards": 2, "same": "number"}, "Joker Joker", True),
        ({"cards": 2, "same": "number"}, "H9 S9", True),
        ({"cards": 2, "same": "number"}, "H9 S8", False),
        ({"cards": 2, "same": "suit", "ranks": ["A", "J"]}, "HA DJ DA", True),
        ({"cards": 2, "same": "suit", "ranks": ["A", "J"]}, "HA DJ", False),
        (
            {"cards": 5, "same": "suit", "ranks": ["A", "10", "J", "Q", "K"]},
            "CA C10 CJ CQ CK",
            True,
        ),
        (
            {"cards": 5, "same": "suit", "ranks": ["A", "10", "J", "Q", "K"]},
            "CA C10 CJ CQ SK",
            False,
        ),
        ({"cards": 2, "or_more": True, "same": "suit"}, "C2 C3 C4", True),
    ],
)
def test_keys(catalog_of, key, cards, enough):
    catalog = catalog_of("blackpoker")

    assert can_supply([catalog[card] for card in cards.split()], key) is enough
