"""The rulebook draft of Ashes, step by step, with the edge cases of the rules page."""

from collections import Counter

import pytest

from deckcli.decks.pool_building import Built
from deckcli.drafts.decks import checked_deck, deck_of
from deckcli.drafts.errors import BadDraft, BadPick
from deckcli.drafts.table import PASS, Pick

PHOENIXBORN, CARDS, DICE, ROW = range(4)
KEY = "ashes/rulebook"


def seats(session, stage):
    return [one.seat for one in session.taken if one.stage == stage]


# Preparation


def test_the_pool_has_one_of_every_card_that_is_no_unique_and_no_conjuration(
    session_of, to_stage, catalog_of
):
    table = to_stage(session_of(KEY, players=4), CARDS).table
    pool = Counter(card for pile in (*table.hands, table.piles["deck"]) for card in pile)

    assert len(pool) == 54
    assert set(pool.values()) == {1}
    catalog = catalog_of("ashes")
    assert not [card for card in pool if catalog[card].get("unique_to")]
    assert {catalog[card].kind for card in pool}.isdisjoint({"conjuration", "phoenixborn"})


def test_there_are_ten_dice_of_each_type(session_of):
    assert session_of(KEY, players=4).draft.start(3).box["charm"] == 10


def test_the_first_player_is_drawn_at_random(draft_of):
    draft = draft_of(KEY, players=4)

    assert {draft.start(seed).token for seed in range(40)} == {0, 1, 2, 3}


# 1. Phoenixborn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_phoenixborn_are_chosen_clockwise_from_the_first_player(session_of, to_stage, players):
    session = session_of(KEY, players=players)
    first = session.table.token
    to_stage(session, CARDS)

    assert seats(session, PHOENIXBORN) == [(first + step) % players for step in range(players)]


def test_a_chosen_phoenixborn_is_gone_and_brings_its_three_uniques(session_of):
    session = session_of(KEY, players=2)
    seat = session.seat
    session.take(Pick("coal-roarkwin"))

    assert Pick("coal-roarkwin") not in session.draft.legal_picks(session.table)
    assert session.table.owned[seat]["companions"] == ["one-hundred-blades"] * 3
    with pytest.raises(BadPick, match="not legal"):
        session.take(Pick("coal-roarkwin"))


def test_then_the_token_goes_to_the_left(session_of, to_stage):
    session = session_of(KEY, players=3)
    first = session.table.token

    assert to_stage(session, CARDS).table.token == (first + 1) % 3


# 2. Nine cards, passed to the left


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_cards_are_dealt_to_each(session_of, to_stage, players):
    table = to_stage(session_of(KEY, players=players), CARDS).table

    assert [len(hand) for hand in table.hands] == [9] * players
    assert len(table.piles["deck"]) == 54 - 9 * players


def test_the_rest_of_a_hand_goes_to_the_left(session_of, to_stage):
    session = to_stage(session_of(KEY, players=3), CARDS)
    hands = [list(hand) for hand in session.table.hands]
    for hand in hands:
        session.take(Pick(hand[0]))

    for seat, hand in enumerate(hands):
        assert session.table.hands[(seat + 1) % 3] == hand[1:]


def test_picks_are_revealed_together(session_of, to_stage):
    session = to_stage(session_of(KEY, players=3), CARDS)
    before = session.draft.view(session.table, 2)
    session.take(Pick(session.table.hands[0][0]))

    assert session.draft.view(session.table, 2).others == before.others
    assert session.table.owned[0].get("cards", []) == []


def test_the_last_card_is_forced(session_of, play):
    session = session_of(KEY, players=4)
    play(session, until=lambda one: [len(hand) for hand in one.table.hands] == [1] * 4)

    assert len(session.draft.legal_picks(session.table)) == 1


def test_two_players_know_all_cards_after_the_second_pick(session_of, to_stage):
    """The two hands alternate."""
    session = to_stage(session_of(KEY, players=2), CARDS)
    first = set(session.table.hands[0])
    for _ in range(4):
        session.take(session.draft.legal_picks(session.table)[0])

    assert set(session.table.hands[0]) < first
    assert len(session.table.hands[0]) == 7


# 3. Dice


@pytest.mark.parametrize(("rule", "step"), [("right", -1), ("left", 1)])
def test_dice_are_taken_from_the_token_in_the_direction_of_the_rule(
    session_of, to_stage, rule, step
):
    session = session_of(KEY, players=4, rules={"dice_direction": rule})
    first = session.table.token
    to_stage(session, ROW)
    lap = [(first + 1 + step * place) % 4 for place in range(4)]

    assert seats(session, DICE) == lap * 5


def test_two_dice_of_one_type_at_a_time(session_of, to_stage):
    session = to_stage(session_of(KEY, players=2), DICE)
    seat = session.seat
    session.take(Pick("charm"))

    assert session.table.owned[seat]["dice"] == ["charm", "charm"]
    assert Counter(session.table.piles["dice"])["charm"] == 8


def test_any_two_dice_by_the_english_rules(session_of, to_stage):
    session = to_stage(session_of(KEY, players=2, rules={"dice": "any"}), DICE)
    seat = session.seat
    session.take(Pick("charm"))

    assert session.seat == seat
    session.take(Pick("natural"))
    assert session.table.owned[seat]["dice"] == ["charm", "natural"]
    assert session.seat != seat


@pytest.mark.parametrize("seed", range(30))
def test_four_players_take_all_forty_dice_and_nobody_is_stuck(session_of, to_stage, seed):
    session = to_stage(session_of(KEY, players=4, seed=seed), DICE)
    while session.table.stage == DICE:
        left = Counter(session.table.piles["dice"])
        assert all(count % 2 == 0 for count in left.values())
        session.take(session.draft.legal_picks(session.table)[seed % 2 - 1])

    assert session.table.piles["dice"] == []
    assert [len(owned["dice"]) for owned in session.table.owned] == [10] * 4


# 4. The row


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_row_has_a_card_for_every_player_and_starts_two_seats_on(session_of, play, players):
    """With two players the swap starts with the one who was first."""
    session = session_of(KEY, players=players)
    first = session.table.token
    play(session, until=lambda one: one.table.stage == ROW)

    assert len(session.table.row) == players
    play(session)
    assert seats(session, ROW) == [(first + 2 + step) % players for step in range(players)]


def test_a_returned_card_may_be_taken_by_those_who_follow(session_of, to_stage):
    session = to_stage(session_of(KEY, players=3), ROW)
    table, seat = session.table, session.seat
    place, given = table.row[1], table.owned[seat]["cards"][4]
    session.take(Pick(place, given))

    assert table.row[1] == given
    assert table.owned[seat]["cards"][4] == place
    assert given in {pick.take for pick in session.draft.legal_picks(table)}


def test_the_swap_may_be_declined(session_of, to_stage):
    session = to_stage(session_of(KEY, players=2), ROW)

    assert PASS in session.draft.legal_picks(session.table)


def test_the_swap_is_an_order_where_the_rule_says_so(session_of, to_stage):
    session = to_stage(session_of(KEY, players=2, rules={"swap": "required"}), ROW)

    assert PASS not in session.draft.legal_picks(session.table)


def test_a_unique_is_never_put_back(session_of, to_stage):
    session = to_stage(session_of(KEY, players=4), ROW)
    unique = session.table.owned[session.seat]["companions"][0]

    assert unique not in {pick.give for pick in session.draft.legal_picks(session.table)}


def test_everybody_has_one_turn_at_the_row(session_of, play):
    """So nobody takes back what they put there."""
    session = play(session_of(KEY, players=4))

    assert sorted(seats(session, ROW)) == [0, 1, 2, 3]


def test_the_rest_of_the_row_goes_back_to_the_box(session_of, play):
    assert play(session_of(KEY, players=4)).table.row == []


# 5. to 7. Copies, conjurations, the deck


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_legal_deck_of_thirty_cards_and_ten_dice(
    session_of, play, library, players
):
    for seed in range(10):
        session = play(session_of(KEY, players=players, seed=seed))
        for seat in range(players):
            built = deck_of(session.draft, session.table, seat)
            assert isinstance(built, Built)
            assert list(built.content["cards"].values()) == [3] * 10
            assert sum(built.content["dice"].values()) == 10
            findings = checked_deck(built, library, seat).findings
            assert [one for one in findings if one.severity != "advice"] == []


def test_the_conjuration_pile_follows_from_the_deck(session_of, to_stage, play):
    session = to_stage(session_of(KEY, players=2), ROW)
    for owned in session.table.owned:
        owned["cards"] = [card for card in owned["cards"] if not card.startswith("summon")]
    owned = session.table.owned[0]
    owned["cards"][0] = "summon-gilder"
    session.table.box["summon-gilder"] = 3
    owned["phoenixborn"], owned["companions"] = ["maeoni-viper"], ["summon-silver-snake"] * 3
    play(session, lambda session, legal: PASS)

    assert Counter(owned["conjurations"]) == {"gilder": 5, "silver-snake": 3}


# Who can play with what


@pytest.mark.parametrize(
    ("players", "message"),
    [
        (5, "5 players need 50 dice; there are only 40 dice"),
        (6, "6 players need 60 different cards and 60 dice; there are only 54 different cards"),
        (7, "7 players need 7 Phoenixborn, 70 different cards and 70 dice; there are only 6"),
    ],
)
def test_one_master_set_serves_four(draft_of, players, message):
    with pytest.raises(BadDraft, match=message) as error:
        draft_of(KEY, players=players)

    assert "--sets 2" in error.value.hint


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_two_master_sets_serve_eight(session_of, play, library, players):
    for seed in range(6):
        session = play(session_of(KEY, players=players, sets=2, seed=seed))
        for seat in range(players):
            built = deck_of(session.draft, session.table, seat)
            findings = checked_deck(built, library, seat).findings
            assert [one for one in findings if one.severity != "advice"] == []


def test_of_several_sets_nobody_takes_a_card_twice(session_of, play):
    for seed in range(20):
        session = session_of(KEY, players=8, sets=2, seed=seed)
        play(session, until=lambda one: one.table.stage == ROW)
        for owned in session.table.owned:
            assert len(set(owned["cards"])) == 9


def test_who_could_only_take_a_card_twice_exchanges_it_with_the_pile(session_of, to_stage):
    session = to_stage(session_of(KEY, players=2, sets=2), CARDS)
    table = session.table
    table.owned[0]["cards"] = list(dict.fromkeys(table.hands[0]))
    pile = list(table.piles["deck"])
    wanted = next(card for card in pile if card not in table.owned[0]["cards"])
    twice = table.hands[0][0]
    session.take(Pick(twice))
    session.take(session.draft.legal_picks(table)[0])

    assert table.owned[0]["cards"][-1] == wanted
    assert table.piles["deck"][-1] == twice


@pytest.mark.parametrize("players", [-1, 0, 1, 33, 99])
def test_numbers_of_players_nobody_can_draft_with(draft_of, players):
    with pytest.raises(BadDraft, match="ashes/rulebook is for 2 to 32"):
        draft_of(KEY, players=players, sets=9)


@pytest.mark.parametrize("sets", [-1, 0, 100])
def test_numbers_of_sets_nobody_has(draft_of, sets):
    with pytest.raises(BadDraft, match="sets"):
        draft_of(KEY, players=2, sets=sets)
