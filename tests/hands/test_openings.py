"""Every game is set up as its rulebook says."""

from collections import Counter
from itertools import product

import pytest

from deckcli.core.errors import BadSetting
from deckcli.hands.deal import deal
from deckcli.hands.openings import NoHand

CIPHER = """
game: cipher
name: Small
main_character: B01-003
cards: {B01-003: 4, B01-006: 4, B01-008: 4}
"""


@pytest.mark.parametrize(
    ("name", "pile", "hand", "chosen", "left"),
    [
        ("cipher/s01-marth", 49, 6, 0, 38),  # rules page: 6 hand, 5 orbs, 38 deck, 1 main character
        ("ashes/iron-men", 25, 0, 5, 25),
        ("summon_magic/knights", 37, 4, 0, 33),
        ("blue_moon/hoax", 30, 6, 0, 24),
        ("blackpoker/full-54", 54, 7, 0, 47),
    ],
)
def test_the_numbers_of_each_game(opening, name, pile, hand, chosen, left):
    found = opening(name)

    assert len(found.pile) == pile
    assert (found.hand, len(found.chosen), found.left) == (hand, chosen, left)


def test_only_cipher_has_a_mulligan(opening, library):
    names = ("cipher/s01-marth", "ashes/iron-men", "summon_magic/knights", "blue_moon/hoax",
             "blackpoker/full-54")  # fmt: skip

    assert [opening(name).new_hand for name in names] == [True, False, False, False, False]


@pytest.mark.parametrize("game", ["ashes", "blackpoker", "blue_moon", "cipher", "summon_magic"])
def test_every_sample_deck_can_be_dealt(library, opening, catalog_of, game):
    for name in library.sample_files(game):
        found = opening(name)
        dealt = deal(found, catalog_of(game), seed=1)

        assert len(dealt.hand) == found.hand_size


# Cipher


def test_one_main_character_is_set_aside_and_the_rest_of_its_copies_stay(opening_of_text):
    found = opening_of_text(CIPHER)

    assert Counter(card.id for card in found.pile) == {"B01-003": 3, "B01-006": 4, "B01-008": 4}
    assert [(what, card.id) for what, card in found.aside] == [("main character", "B01-003")]


def test_orbs_come_from_the_cards_that_are_not_in_the_hand(opening, catalog_of):
    found = opening("cipher/s01-marth")
    for seed in range(50):
        dealt = deal(found, catalog_of("cipher"), seed)
        held = Counter(card.id for card in (*dealt.hand, *dealt.laid))

        assert (len(dealt.hand), len(dealt.laid)) == (6, 5)
        assert held <= Counter(card.id for card in found.pile)


def test_a_new_hand_is_six_cards_of_the_whole_deck_and_orbs_come_after_it(
    opening, catalog_of, policy
):
    found = opening("cipher/s01-marth")
    kept = deal(found, catalog_of("cipher"), 3)
    dealt = deal(found, catalog_of("cipher"), 3, policy("always"))

    assert dealt.returned == kept.hand
    assert (len(dealt.hand), len(dealt.laid)) == (6, 5)
    assert Counter(c.id for c in (*dealt.hand, *dealt.laid)) <= Counter(c.id for c in found.pile)
    assert not deal(found, catalog_of("cipher"), 3, policy("never")).returned


@pytest.mark.parametrize(("turn", "first", "second"), [(1, 0, 1), (2, 1, 2), (5, 4, 5)])
def test_the_first_player_does_not_draw_on_turn_1(opening, turn, first, second):
    draws = opening("cipher/s01-marth").draws

    assert draws.by(turn, second=False) == first
    assert draws.by(turn, second=True) == second
    assert not draws.assumption


def test_too_few_cards_for_hand_and_orbs(opening_of_text):
    text = CIPHER.replace("B01-008: 4", "B01-008: 3")

    with pytest.raises(NoHand, match="10 cards to deal from; a hand of 6 and 5 orbs take more"):
        opening_of_text(text)


def test_a_deck_without_a_main_character_cannot_be_dealt(opening_of_text):
    with pytest.raises(BadSetting, match="names no main character"):
        opening_of_text(CIPHER.replace("main_character: B01-003\n", ""))


# Ashes


def test_the_first_five_of_the_deck_file(opening):
    found = opening("ashes/iron-men")

    assert [card.name() for card in found.chosen] == [
        "Anchornaut", "Hammer Knight", "Iron Worker", "Expand Energy", "Summon Iron Rhino",
    ]  # fmt: skip
    assert sum(card.name() == "Anchornaut" for card in found.pile) == 2


def test_a_sensible_first_five_is_different_cards_that_the_dice_pay_together(library, catalog_of):
    from deckcli.decks.opening import copies
    from deckcli.games.ashes.decks.dice import can_ever_pay, ways_to_pay
    from deckcli.games.ashes.decks.opening import sensible_five

    for name in library.sample_files("ashes"):
        deck = library.deck(name).deck
        pool = {one.name: one.count for one in deck.amounts("dice")}
        five = sensible_five(copies(deck.entries("cards")), pool, 5)
        ways = product(*(ways_to_pay(card["cost"].get("dice", {})) for card in five))
        asked = [sum(map(Counter, way), Counter()) for way in ways]

        assert len({card.name() for card in five}) == 5
        assert any(can_ever_pay(symbols, pool) for symbols in asked), name


def test_an_open_first_five_is_chosen_and_said_so(opening_of_text):
    text = (
        "game: ashes\nname: x\nphoenixborn: Coal Roarkwin\ndice: {natural: 5, ceremonial: 5}\n"
        "cards: {Expand Energy: 3, Strengthen: 3, Protect: 3, Chant of Revenge: 3, Anchornaut: 3,"
        " Summon Iron Rhino: 3, Iron Worker: 3, Hammer Knight: 3, Spiked Armor: 3,"
        " One Hundred Blades: 3}\n"
    )
    found = opening_of_text(text)

    assert (len(found.chosen), len(found.pile)) == (5, 25)
    assert "leaves the first five open" in found.notes[0]


def test_ten_dice_are_rolled_with_faces_one_three_two(opening, catalog_of):
    found, faces = opening("ashes/iron-men"), Counter()
    for seed in range(600):
        dice = deal(found, catalog_of("ashes"), seed).dice
        assert Counter(kind for kind, _ in dice) == {"natural": 5, "ceremonial": 5}
        faces.update(face for _, face in dice)

    assert faces["power"] == pytest.approx(1000, abs=120)
    assert faces["class"] == pytest.approx(3000, abs=160)
    assert faces["basic"] == pytest.approx(2000, abs=150)


# Summon & Magic


def test_boost_comes_from_the_deck_that_was_chosen(opening):
    first, side = opening("summon_magic/two-books"), opening("summon_magic/two-books", "side_deck")

    assert {card.id for card in side.pile} != {card.id for card in first.pile}
    assert (len(first.pile), len(side.pile)) == (37, 37)
    assert "`side_deck`" in side.notes[0]


def test_other_parts_are_not_dealt_from(opening):
    with pytest.raises(BadSetting, match="no hand is drawn from 'conjurations'"):
        opening("ashes/iron-men", "conjurations")
    with pytest.raises(BadSetting, match="no hand is drawn from 'side_deck'"):
        opening("summon_magic/knights", "side_deck")


# BlackPoker


def test_the_higher_number_goes_first_and_draws(opening, catalog_of):
    found, seats = opening("blackpoker/full-54"), Counter()
    for seed in range(300):
        dealt = deal(found, catalog_of("blackpoker"), seed)
        pairs = list(zip((card["number"] for card in dealt.shown), dealt.against, strict=True))
        *ties, (mine, theirs) = pairs
        seats[dealt.goes_first] += 1

        assert all(one == other for one, other in ties)
        assert (mine > theirs) == dealt.goes_first
        assert (dealt.drawn is not None) == dealt.goes_first
        held = [*dealt.hand, *dealt.shown, *filter(None, [dealt.drawn])]
        assert Counter(card.id for card in held) <= Counter(card.id for card in found.pile)
    assert 100 < seats[True] < 200


def test_a_half_meets_the_rest_of_the_pack(opening):
    found = opening("blackpoker/half-27")

    assert len(found.reveal.others) == 27
    assert sorted((*found.reveal.numbers, *found.reveal.others)) == sorted(
        [0, 0, *(n for n in range(1, 14) for _ in range(4))]
    )


def test_decks_that_never_differ_are_decided_by_lot(opening_of_text, catalog_of):
    found = opening_of_text(
        "game: blackpoker\nname: x\ncards: [SA, HA, DA, CA, SA, HA, DA, CA, SA, HA]\n"
    )
    first = [deal(found, catalog_of("blackpoker"), seed).goes_first for seed in range(40)]

    assert {True, False} == set(first)
