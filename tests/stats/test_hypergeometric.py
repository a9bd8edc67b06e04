"""Exact chances of draws, against scipy, published numbers and every hand of a small deck."""

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import hypergeom, multivariate_hypergeom

from deckcli.stats.hypergeometric import cells, chances


@st.composite
def questions(draw):
    deck = draw(st.integers(1, 60))
    number = draw(st.integers(0, 8))
    return number, {
        "copies": draw(st.integers(0, deck)),
        "deck": deck,
        "draws": draw(st.integers(0, deck)),
    }


def exactly(number, **draw):
    return chance_of(lambda drawn: drawn == number, number + 1, **draw)


def at_least(number, **draw):
    return chance_of(lambda drawn: drawn >= number, number, **draw)


def at_most(number, **draw):
    return chance_of(lambda drawn: drawn <= number, number + 1, **draw)


def chance_of(holds, cap, *, copies, deck, draws):
    """The chance to draw such a number of the copies of one card."""
    cards = {frozenset({"lord"}): copies, frozenset(): deck - copies}
    (found,) = chances(cards, {"lord": cap}, lambda hand: holds(hand["lord"]), [draws])
    return found


@given(questions())
def test_scipy_agrees(question):
    number, draw = question
    theirs = hypergeom(draw["deck"], draw["copies"], draw["draws"])

    assert float(exactly(number, **draw)) == pytest.approx(theirs.pmf(number), abs=1e-9)
    assert float(at_most(number, **draw)) == pytest.approx(theirs.cdf(number), abs=1e-9)
    assert float(at_least(number, **draw)) == pytest.approx(theirs.sf(number - 1), abs=1e-9)


@given(questions())
def test_chances_add_up(question):
    number, draw = question

    assert at_least(number + 1, **draw) + at_most(number, **draw) == 1
    assert sum(exactly(each, **draw) for each in range(draw["draws"] + 1)) == 1


def test_numbers_everyone_knows():
    # four copies among 60 cards in an opening hand of seven: 39.9 %
    assert float(at_least(1, copies=4, deck=60, draws=7)) == pytest.approx(0.3995, abs=5e-5)
    # a hand of 13 cards without an ace: 6327/20825
    assert exactly(0, copies=4, deck=52, draws=13) == Fraction(6327, 20825)


DECK = [
    *([frozenset({"cheap", "knight"})] * 2), *([frozenset({"cheap"})] * 3),
    *([frozenset({"knight", "green"})] * 1), *([frozenset({"green"})] * 2), *([frozenset()] * 4),
]  # fmt: skip


@pytest.mark.parametrize(
    ("caps", "holds"),
    [
        ({"cheap": 2}, lambda hand: hand["cheap"] >= 2),
        ({"cheap": 2, "knight": 1}, lambda hand: hand["cheap"] >= 2 and hand["knight"] >= 1),
        ({"cheap": 2, "knight": 2}, lambda hand: hand["cheap"] == 1 or hand["knight"] <= 1),
        (
            {"cheap": 1, "knight": 1, "green": 3},
            lambda hand: 1 <= hand["green"] <= 2 or not hand["cheap"],
        ),
        ({}, lambda hand: True),
        ({"elf": 1}, lambda hand: hand["elf"] >= 1),
    ],
)
def test_every_hand_of_a_small_deck(caps, holds):
    draws = [0, 1, 4, 5, 12]
    found = chances(cells((card, 1) for card in DECK), caps, holds, draws)

    for number, chance in zip(draws, found, strict=True):
        hands = list(combinations(DECK, number))
        good = sum(
            holds(
                {name: min(cap, sum(name in card for card in hand)) for name, cap in caps.items()}
            )
            for hand in hands
        )
        assert chance == Fraction(good, len(hands))


@settings(max_examples=30)
@given(st.lists(st.integers(1, 12), min_size=2, max_size=4), st.integers(0, 10), st.data())
def test_several_groups_as_scipy_has_them(sizes, draws, data):
    draws = min(draws, sum(sizes))
    names = [f"group {at}" for at in range(len(sizes))]
    deck = {frozenset({name}): size for name, size in zip(names, sizes, strict=True)}
    wanted = {name: data.draw(st.integers(0, draws)) for name in names[1:]}
    wanted[names[0]] = draws - sum(wanted.values())
    caps = {name: max(0, number) + 1 for name, number in wanted.items()}
    theirs = multivariate_hypergeom.pmf([wanted[name] for name in names], sizes, draws)

    assert float(chances(deck, caps, lambda hand: hand == wanted, [draws])[0]) == pytest.approx(
        theirs
    )


def test_counts_stop_at_their_caps():
    seen = set()
    chances({frozenset({"lord"}): 9}, {"lord": 2}, lambda hand: seen.add(hand["lord"]), [9])

    assert seen == {0, 1, 2}


def test_cards_of_one_kind_are_put_together():
    same = frozenset({"cheap"})

    assert cells([(same, 3), (frozenset(), 40), (frozenset({"cheap"}), 2)]) == {
        same: 5,
        frozenset(): 40,
    }


def test_more_draws_never_make_at_least_less_likely():
    deck = {frozenset({"lord"}): 4, frozenset({"lord", "cheap"}): 3, frozenset(): 43}
    found = chances(deck, {"lord": 2, "cheap": 1}, lambda hand: hand["lord"] >= 2, range(60))

    assert found == sorted(found)
    assert (found[0], found[-1]) == (0, 1)
