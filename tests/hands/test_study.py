"""Many hands: the statistics agree with exact odds, policies see the same hands."""

import pytest

from deckcli.hands.deal import deal
from deckcli.hands.odds import Question, exact_odds
from deckcli.hands.study import study

MARTH = "cipher/s01-marth"
HANDS = 20_000


@pytest.fixture(scope="module")
def studied(opening, catalog_of):
    def made(name, hands=HANDS, seed=3, **options):
        return study(opening(name), catalog_of(name.partition("/")[0]), hands, seed, **options)

    return made


def row_of(found, statistic, label, outcome=0):
    rows = (*found.outcomes[outcome].rows, *found.dice)
    (row,) = [one for one in rows if (one.title.statistic, one.title.label) == (statistic, label)]
    return row


@pytest.mark.parametrize(
    ("name", "statistic", "label", "query"),
    [
        (MARTH, "Deployment cost", "1", "cost=1"),
        (MARTH, "Unit names", "Marth", "unit=Marth"),
        (MARTH, "Cards", "Marth, Star and Savior", "id=S01-001"),
        (MARTH, "Ranges", "2", "range=2"),
        ("summon_magic/knights", "Types", "monster", "type=monster"),
        ("blue_moon/hoax", "Types", "booster", "type=booster"),
        ("blackpoker/full-54", "Suits", "spade", "suit=spade"),
    ],
)
def test_a_row_agrees_with_the_exact_odds(studied, question, name, statistic, label, query):
    row = row_of(studied(name), statistic, label)
    for level, share in enumerate(row.at_least, start=1):
        exact = exact_odds(question(name, f"{query} >= {level}"), [0])[0].chance

        assert share == pytest.approx(exact, abs=0.016)


def test_the_means_of_a_hand_add_up_to_its_size(studied):
    rows = studied(MARTH).outcomes[0].rows
    cards = [row.mean for row in rows if row.title.statistic == "Cards"]

    assert sum(cards) == pytest.approx(6)


def test_dice_have_the_chances_of_their_faces(studied):
    found = studied("ashes/iron-men")

    assert row_of(found, "Dice", "natural power").mean == pytest.approx(5 / 6, abs=0.03)
    assert row_of(found, "Dice", "basic").mean == pytest.approx(10 / 3, abs=0.04)
    assert row_of(found, "Dice", "power").at_least[0] == pytest.approx(1 - (5 / 6) ** 10, abs=0.01)


def test_chosen_cards_are_in_every_hand(studied):
    found = studied("ashes/iron-men", hands=100)

    assert row_of(found, "Cards", "Iron Worker").at_least == (1, 0, 0)
    assert row_of(found, "Cards", "Protect").mean == 0


def test_against_the_same_deck_one_goes_first_half_the_time(studied):
    assert studied("blackpoker/full-54").first / HANDS == pytest.approx(0.5, abs=0.015)


def test_the_first_hand_of_a_study_is_the_hand_of_its_seed(opening, catalog_of, studied, policy):
    for options, keep in (({}, None), ({"policies": [policy("always")]}, policy("always"))):
        dealt = deal(opening(MARTH), catalog_of("cipher"), 3, keep)
        rows = studied(MARTH, hands=1, **options).outcomes[0].rows
        held = {row.title.label for row in rows if row.title.statistic == "Cards" and row.mean}

        assert held == {card.name() for card in dealt.hand}


def test_policies_are_judged_on_the_same_hands(studied, policy, wish):
    keep, goal = policy("keep if unit:Marth"), wish("unit:Marth")
    found = studied(MARTH, policies=[keep, policy("never")], goals=[goal])
    smart, plain = found.outcomes
    neither, only_smart, only_plain, both = found.together[0]

    assert plain.kept == HANDS
    assert only_plain == 0  # whoever has a Marth keeps him
    assert smart.kept == plain.fulfilled[0] == both
    assert smart.fulfilled[0] == both + only_smart
    assert neither + only_smart + only_plain + both == HANDS


def test_a_policy_fares_the_same_alone_and_in_company(studied, policy):
    keep, other = policy("keep if unit:Marth"), policy("keep if cost=1 >= 3")
    alone = studied(MARTH, policies=[keep]).outcomes[0]
    together = studied(MARTH, policies=[keep, other]).outcomes[0]

    assert (alone.kept, alone.rows) == (together.kept, together.rows)


def test_always_and_never_are_both_fresh_hands(studied, policy):
    always, never = studied(MARTH, policies=[policy("always"), policy("never")]).outcomes

    assert (always.kept, never.kept) == (0, HANDS)
    for one, other in zip(always.rows, never.rows, strict=True):
        assert one.mean == pytest.approx(other.mean, abs=0.1)


def test_a_mulligan_raises_the_odds_as_two_hands_do(studied, policy, wish, opening, catalog_of):
    goal = wish("cost=1 >= 2 and unit:Marth")
    once = exact_odds(Question(opening(MARTH), catalog_of("cipher"), goal), [0])[0].chance
    found = studied(MARTH, policies=[goal], goals=[goal])

    assert found.outcomes[0].fulfilled[0] / HANDS == pytest.approx(1 - (1 - once) ** 2, abs=0.015)


def test_words_in_japanese(studied):
    found = studied(MARTH, hands=10, lang="ja")

    assert row_of(found, "Cards", "スターロード マルス")


def test_progress_is_told(studied):
    said = []
    studied(MARTH, hands=15_000, progress=said.append)

    assert said == [10_000, 15_000]
