"""Hands are dealt fairly, by the house's generator, and counted right."""

from collections import Counter
from itertools import islice, pairwise
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from deckcli.core.rng import Rng, seeded
from deckcli.hands.lanes import Lanes
from deckcli.hands.quick_deals import deals, rolls


def hands_of(size, parts, number, seed=1):
    bits = [1 << place for place in range(size)]
    return list(islice(deals(bits, parts, seeded(seed, "test")), number))


@given(st.integers(1, 60), st.data())
def test_a_deal_gives_every_part_its_cards_and_no_card_twice(size, data):
    first = data.draw(st.integers(0, size))
    then = data.draw(st.integers(0, size - first))
    for hand, more in hands_of(size, [first, then], 5):
        assert (hand.bit_count(), more.bit_count()) == (first, then)
        assert not hand & more
        assert hand | more < 1 << size


def test_all_hands_are_equally_likely():
    """All 56 hands of three out of eight, and of two more after them."""
    dealt = hands_of(8, [3, 2], 56_000)
    for part, ways in ((0, comb(8, 3)), (1, comb(8, 2))):
        seen = Counter(one[part] for one in dealt)

        assert len(seen) == ways
        assert chisquare(list(seen.values())).pvalue > 0.001


def test_every_card_of_a_whole_deck_is_dealt_as_often():
    seen = Counter()
    for (hand,) in hands_of(49, [6], 20_000):
        seen.update(place for place in range(49) if hand >> place & 1)

    assert chisquare([seen[place] for place in range(49)]).pvalue > 0.001


def test_a_hand_says_nothing_about_the_next():
    dealt = [hand.bit_length() - 1 for (hand,) in hands_of(5, [1], 25_001)]
    pairs = Counter(pairwise(dealt))

    assert chisquare([pairs[a, b] for a in range(5) for b in range(5)]).pvalue > 0.001


def test_single_draws_are_those_of_the_house_generator():
    """The steps of the generator are written out for speed; they are still its steps."""
    mine = Rng(123456789)
    dealt = deals(range(1000), [1], mine.copy())
    place, pile = [], list(range(1000))
    for _ in range(100):
        other = mine.below(1000)
        pile[0], pile[other] = pile[other], pile[0]
        place.append(pile[0])

    assert [card for (card,) in islice(dealt, 100)] == place


def test_one_word_deals_five_cards_and_favours_none():
    """A number below 49 * 48 * 47 * 46 * 45, drawn as fairly as the generator draws any."""
    mine, pile = Rng(987654321), list(range(49))
    dealt = deals([1 << card for card in pile], [5], mine.copy())
    for (hand,) in islice(dealt, 300):  # one word in 24 has to be drawn again
        drawn = mine.below(49 * 48 * 47 * 46 * 45)
        for place in range(5):
            drawn, other = divmod(drawn, 49 - place)
            other += place
            pile[place], pile[other] = pile[other], pile[place]

        assert hand == sum(1 << card for card in pile[:5])


def test_the_same_seed_deals_the_same_hands_for_ever():
    """Written down once: a change here breaks every seed that anybody has noted."""
    places = [
        [place for place in range(49) if hand >> place & 1] for (hand,) in hands_of(49, [6], 2, 7)
    ]

    assert places == [[6, 9, 12, 13, 32, 48], [1, 4, 12, 21, 24, 37]]


def test_rolls_have_the_chances_of_their_sides():
    sides = [[1, 16, 16, 16, 256, 256]] * 10
    seen = Counter()
    for total in islice(rolls(sides, seeded(1, "dice")), 6_000):
        seen.update({"power": total & 15, "class": total >> 4 & 15, "basic": total >> 8})

    assert sum(seen.values()) == 60_000
    assert chisquare([seen[one] for one in ("power", "class", "basic")],
                     [10_000, 30_000, 20_000]).pvalue > 0.001  # fmt: skip


@given(st.lists(st.lists(st.integers(0, 4), max_size=9), min_size=1, max_size=30))
def test_lanes_count_like_counters(hands):
    tally = Lanes(5, 9)
    tally.add([sum(tally.value([row]) for row in hand) for hand in hands])
    tally.settle()
    counts = [Counter(hand) for hand in hands]

    assert tally.hands == len(hands)
    assert tally.cards == [sum(one[row] for one in counts) for row in range(5)]
    for level, found in enumerate(tally.at_least, start=1):
        assert found == [sum(one[row] >= level for one in counts) for row in range(5)]


def test_lanes_do_not_overflow_after_a_million_hands():
    tally = Lanes(2, 9)
    full, chunk = 9 * tally.value([0]), 10_000
    for _ in range(210):
        tally.add([full] * chunk)
    tally.settle()

    assert tally.hands == 2_100_000
    assert tally.cards == [9 * 2_100_000, 0]
    assert [level[1] for level in tally.at_least] == [0, 0, 0]


@pytest.mark.parametrize("rows", [0, 1])
def test_a_tally_of_few_rows(rows):
    tally = Lanes(rows, 1)
    tally.add([0, 0])
    tally.settle()

    assert tally.cards == [0] * rows
