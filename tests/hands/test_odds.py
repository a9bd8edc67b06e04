"""Odds: exact ones against scipy and by hand, simulated ones against exact ones."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from scipy.stats import hypergeom, multivariate_hypergeom

from deckcli.catalog.query import card_test
from deckcli.core.errors import BadSetting
from deckcli.hands.abacus import Abacus
from deckcli.hands.answers import Method, answer, checked_draws, curve, drawn_by, remarks, terms
from deckcli.hands.odds import exact_odds, simulated_odds
from deckcli.hands.wishes import counts_in, holds

MARTH = "cipher/s01-marth"


def chance(question, drawn=0):
    return exact_odds(question, [drawn])[0].exact


def matching(question):
    """How many cards of the pile each count of the wish asks for."""
    tests = [card_test(one.cards, question.catalog) for one in counts_in(question.wish)]
    return [sum(map(test, question.opening.pile)) for test in tests]


# Exact


@pytest.mark.parametrize("drawn", [0, 1, 7, 38])
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_one_kind_of_cards_against_scipy(question, drawn, number):
    for sign, expected in (
        (">=", lambda law: law.sf(number - 1)),
        ("<=", lambda law: law.cdf(number)),
        ("=", lambda law: law.pmf(number)),
        ("!=", lambda law: 1 - law.pmf(number)),
        ("<", lambda law: law.cdf(number - 1)),
        (">", lambda law: law.sf(number)),
    ):
        asked = question(MARTH, f"cost>=3 {sign} {number}")
        law = hypergeom(49, matching(asked)[0], 6 + drawn)

        assert float(chance(asked, drawn)) == pytest.approx(expected(law), abs=1e-12)


def test_kinds_that_exclude_each_other_against_scipy(question):
    asked = question(MARTH, "cost=1 = 3 and cost=3 = 2 and cost=4 = 1")
    ones, threes, fours = matching(asked)
    law = multivariate_hypergeom([ones, threes, fours, 49 - ones - threes - fours], 6)

    assert float(chance(asked)) == pytest.approx(law.pmf([3, 2, 1, 0]), abs=1e-12)


def test_overlapping_kinds_against_every_single_hand(opening_of_text, catalog_of, wish):
    """All hands of a small deck, one by one."""
    from deckcli.hands.odds import Question

    opening = opening_of_text(
        "game: cipher\nname: x\nmain_character: B01-003\n"
        "cards: {B01-003: 3, S01-001: 3, B01-006: 2, S01-002: 2, B01-008: 2}\n"
    )
    asked = Question(
        opening,
        catalog_of("cipher"),
        wish("(unit:Marth >= 2 and cost>=3 = 2) or not (weapon:sword < 3 or cost=1 unit:Caeda)"),
    )
    abacus = Abacus([asked.wish], asked.catalog, 6)
    beads = [abacus.beads(card) for card in opening.pile]
    hands = [abacus.verdicts(sum(hand)) for hand in combinations(beads, 6)]

    assert len(hands) == comb(11, 6)
    assert 0 < sum(hands) < len(hands)
    assert chance(asked) == Fraction(sum(hands), len(hands))


def test_a_kind_inside_another_is_no_second_card(question):
    """Every Marth of cost 4 is a card of cost 4."""
    both = chance(question(MARTH, "unit:Marth cost=4 and cost=4"))

    assert both == chance(question(MARTH, "unit:Marth cost=4"))


def test_contraries_add_up_to_one(question):
    text = "cost<=1 >= 2 and unit:Marth"

    assert chance(question(MARTH, text)) + chance(question(MARTH, f"not ({text})")) == 1


def test_the_main_character_cannot_be_drawn(question):
    """Two copies in the deck, one of them on the field: 1 of 49."""
    assert chance(question(MARTH, "id=B01-003")) == Fraction(6, 49)


def test_chosen_cards_are_certain(question):
    assert chance(question("ashes/iron-men", "type:ally = 3")) == 1
    assert chance(question("ashes/iron-men", "Protect")) == 0


def test_chosen_cards_count_together_with_drawn_ones(question):
    """Three allies are chosen and six of the 25 others are allies: five more cards, one ally."""
    asked = question("ashes/iron-men", "type:ally >= 4")

    assert float(chance(asked, 5)) == pytest.approx(hypergeom(25, 6, 5).sf(0), abs=1e-12)


def test_a_wish_of_too_many_cases_is_not_counted(question):
    parts = " and ".join(f"attack>={number} >= 6" for number in (20, 30, 40, 50, 60, 70, 10))
    asked = question(MARTH, parts)

    assert "too many cases" in asked.obstacle
    with pytest.raises(BadSetting, match="too many cases"):
        exact_odds(asked, [0])


# Simulated


@pytest.mark.parametrize(
    ("name", "text", "drawn"),
    [
        (MARTH, "cost<=1 >= 2 and unit:Marth", 2),
        ("ashes/iron-men", "type:ally >= 5 or Protect", 10),
        ("summon_magic/knights", "type:monster >= 3 and cost>=2", 1),
        ("blue_moon/hoax", "type:booster = 0", 3),
        ("blackpoker/full-54", "number=1 >= 1 and suit:spade >= 2", 4),
    ],
)
def test_simulated_odds_agree_with_exact_ones(question, name, text, drawn):
    asked = question(name, text, drawn=drawn)
    found = simulated_odds(asked, 40_000, seed=5)
    exact = float(chance(asked, drawn))

    assert abs(found.chance - exact) < 4 * (exact * (1 - exact) / 40_000) ** 0.5
    assert found.interval.low < found.chance < found.interval.high


def test_a_mulligan_agrees_with_two_independent_hands(question):
    """As wished and kept, or put back and as wished the second time."""
    keep, text = "cost=1 >= 4", "unit:Marth"
    kept, wished = (float(chance(question(MARTH, one))) for one in (keep, text))
    both = float(chance(question(MARTH, f"{keep} and {text}")))
    found = simulated_odds(question(MARTH, text, keep=keep), 40_000, seed=2)

    assert found.chance == pytest.approx(both + (1 - kept) * wished, abs=0.01)
    assert found.chance != pytest.approx(wished, abs=0.01)


def test_whoever_goes_first_has_lost_a_high_card_to_the_reveal(question):
    """Going first means that a high card was turned up, which then cannot be drawn."""
    text, options = "number>=12 >= 3", {"drawn": 5, "seat_matters": True}
    first, second = (
        simulated_odds(question("blackpoker/half-27", text, second=late, **options), 40_000, seed=4)
        for late in (False, True)
    )

    assert first.chance < second.chance - 0.02


def test_progress_is_told(question):
    said = []
    simulated_odds(question(MARTH, "unit:Marth"), 25_000, seed=1, progress=said.append)

    assert said == [10_000, 20_000, 25_000]


# Which method, and why


def ask(question, *, exact=False, hands=None):
    return answer(question, exact=exact, hands=hands, seed=lambda: 9)


def test_without_a_choice_the_odds_are_exact(question):
    found = ask(question(MARTH, "unit:Marth", drawn=2, seat_matters=True))

    assert (found.method, found.seed) == (Method.EXACT, None)
    assert "no choice is involved" in found.why


def test_where_drawing_is_a_choice_the_assumption_is_said(question):
    asked = question("summon_magic/knights", "type:monster", drawn=1, seat_matters=True)
    found = ask(asked)

    assert (found.method, found.seed) == (Method.SIMULATED, 9)
    assert "assumed that one action point a turn is spent on Charge" in found.why
    assert ask(asked, exact=True).method is Method.EXACT


def test_a_mulligan_is_simulated_and_never_exact(question):
    asked = question(MARTH, "unit:Marth", keep="always")

    assert ask(asked).method is Method.SIMULATED
    with pytest.raises(BadSetting, match="depends on the cards of the first"):
        ask(asked, exact=True)


def test_a_number_of_hands_asks_for_simulation(question):
    found = ask(question(MARTH, "unit:Marth"), hands=1000)

    assert (found.method, found.odds.hands) == (Method.SIMULATED, 1000)
    assert "a number of hands was asked for" in found.why


def test_more_draws_than_cards_are_refused(question):
    asked = question(MARTH, "unit:Marth")

    assert drawn_by(asked, 39) == 38
    with pytest.raises(BadSetting, match="turn 40 draws 39 cards; only 38 are left"):
        drawn_by(asked, 40)
    with pytest.raises(BadSetting, match="only 38"):
        checked_draws(asked, 39, "--drawn")


def test_the_curve_rises_with_the_turns(question):
    rows = curve(question(MARTH, "unit:Marth", second=True), 3)
    chances = [one for _, one in rows]

    assert [name for name, _ in rows] == ["opening hand", "turn 1", "turn 2", "turn 3"]
    assert chances == sorted(chances)
    assert chances[1] > chances[0]  # going second draws on turn 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("unit:Tharja", "no card of the deck is unit:Tharja"),
        ("unit:Marth >= 6", "can never be: the deck has 5 such cards"),
        ("cost<=1 > 6", "can never be: 6 cards are seen by then"),
    ],
)
def test_what_can_never_be_is_said(question, text, said):
    asked = question(MARTH, text)
    found = terms(asked, Method.EXACT)

    assert said in " ".join(remarks(asked, found))
    assert found[0].chance == 0


def test_every_wish_is_judged_by_the_same_rule(question):
    """The abacus packs counts into bits; unpacked they are the plain counts."""
    asked = question(MARTH, "cost<=1 >= 2 and unit:Marth and not weapon:bow")
    abacus = Abacus([asked.wish], asked.catalog, 49)
    tests = [card_test(query, asked.catalog) for query in abacus.queries]
    cards = asked.opening.pile[:20]
    plain = {
        query: sum(map(test, cards)) for query, test in zip(abacus.queries, tests, strict=True)
    }

    assert abacus.counts(sum(map(abacus.beads, cards))) == tuple(plain.values())
    assert abacus.verdicts(sum(map(abacus.beads, cards))) == holds(asked.wish, plain)
