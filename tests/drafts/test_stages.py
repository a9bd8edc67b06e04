"""The stages by themselves, in small formats made for the purpose."""

from collections import Counter

import pytest

from deckcli.drafts.collection import Collection
from deckcli.drafts.draft import Draft
from deckcli.drafts.draft_format import format_from_text
from deckcli.drafts.errors import BadDraft
from deckcli.drafts.session import DraftSession
from deckcli.drafts.table import PASS, Pick

FORMAT = """\
game: blackpoker
name: {{en: Test}}
summary: A format for tests.
players: {{min: 1, max: 8}}
box:
  - {{cards: {{type: [playing_card]}}, copies: {copies}}}
supply:
  pack: {{cards: {{type: [playing_card]}}, shuffled: true, called: cards}}
stages:
{stages}
deck: {{how: as_drafted}}
"""


@pytest.fixture
def session(library):
    def made(*stages, players=3, copies=1, seed=1):
        lines = "\n".join(f"  - {{{stage}}}" for stage in stages)
        text = FORMAT.format(stages=lines, copies=copies)
        draft = Draft(format_from_text(text), library.catalog("blackpoker"), players=players)
        return DraftSession(draft, seed)

    return made


def played(session):
    while not session.is_over:
        session.take(session.draft.legal_picks(session.table)[0])
    return session


def test_a_snake_turns_round_at_its_ends(session):
    one = played(session("do: pick_in_turn, from: pack, into: cards, laps: 3, snake: true"))
    first = one.taken[0].seat
    lap = [(first + step) % 3 for step in range(3)]

    assert [taken.seat for taken in one.taken] == [*lap, *reversed(lap), *lap]


def test_laps_go_round_without_a_snake(session):
    one = played(session("do: pick_in_turn, from: pack, into: cards, laps: 2, direction: right"))
    first = one.taken[0].seat
    lap = [(first - step) % 3 for step in range(3)]

    assert [taken.seat for taken in one.taken] == lap * 2


def test_hands_may_go_to_the_right(session):
    one = session("do: pass_hands, from: pack, into: cards, deal: 4, direction: right")
    hands = [list(hand) for hand in one.table.hands]
    for hand in hands:
        one.take(Pick(hand[0]))

    for seat in range(3):
        assert one.table.hands[(seat - 1) % 3] == hands[seat][1:]


def test_no_more_copies_than_the_most_while_there_is_another(session):
    one = played(
        session("do: pass_hands, from: pack, into: cards, deal: 9, most: 1", copies=2, players=4)
    )

    assert all(len(owned["cards"]) == 9 for owned in one.table.owned)


def test_a_row_without_a_swap_is_taken_empty_there_and_back(session):
    one = session("do: face_up_row, from: pack, into: cards, each: 2, rounds: 2")
    assert len(one.table.row) == 6
    played(one)
    first = one.taken[0].seat
    lap = [(first + step) % 3 for step in range(3)]

    assert [taken.seat for taken in one.taken] == [*lap, *reversed(lap)] * 2
    assert [len(owned["cards"]) for owned in one.table.owned] == [4, 4, 4]


def test_a_pass_takes_nothing(session):
    one = session("do: pick_in_turn, from: pack, into: cards, may_pass: true")
    while not one.is_over:
        one.take(PASS)

    assert all(not owned.get("cards") for owned in one.table.owned)


def test_a_card_is_not_swapped_for_itself(session):
    one = session(
        "do: deal, from: pack, into: cards, cards: 9",
        "do: face_up_row, from: pack, into: cards, each: 1, swap: optional",
        copies=2,
    )
    one.table.row[0] = one.table.owned[one.seat]["cards"][0]

    assert all(pick.take != pick.give for pick in one.draft.legal_picks(one.table) if pick != PASS)


def test_dealt_cards_come_from_the_top(session):
    one = session("do: deal, from: pack, into: cards, cards: 5")

    assert one.is_over
    assert Counter(len(owned["cards"]) for owned in one.table.owned) == {5: 3}


def test_too_few_cards_are_told_before_anybody_picks(session):
    with pytest.raises(BadDraft, match="3 players need 60 cards; there are only 53"):
        session("do: deal, from: pack, into: cards, cards: 20")


def test_stages_that_share_a_pile_need_it_together(session):
    with pytest.raises(BadDraft, match="need 60 cards"):
        session(
            "do: deal, from: pack, into: cards, cards: 10",
            "do: pass_hands, from: pack, into: cards, deal: 10",
        )


def test_an_odd_die_is_of_no_use_where_dice_are_taken_in_pairs(draft_of, catalog_of):
    """Forty dice, but only 36 of them in pairs: four players cannot have ten each."""
    catalog = catalog_of("ashes")
    cards = {card.id: 3 for card in catalog if card.kind != "conjuration"}
    odd = {"natural": 11, "charm": 9, "ceremonial": 9, "illusion": 11}
    collection = Collection(cards, {"dice": odd})

    with pytest.raises(BadDraft, match="40 dice in lots of 2; there are only 36"):
        draft_of("ashes/rulebook", players=4, collection=collection)
    draft_of("ashes/rulebook", players=4, collection=collection, rules={"dice": "any"})
