"""Deck construction in BlackPoker: the deck cases of the rules digest, and what they leave open."""

import json

import pytest

from deckcli.core.files import Source

RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
PACK = [suit + rank for suit in "SHDC" for rank in RANKS]


@pytest.fixture
def check(library):
    """The findings of a deck of these cards as `CODE message`, in the order of places."""

    def run(cards, **keys):
        deck = {"game": "blackpoker", "name": "Test", **keys, "cards": cards}
        file = library.deck_from_text(Source("deck.json", json.dumps(deck)))
        return [f"{finding.code} {finding.message}" for finding in file.findings]

    return run


def codes(findings):
    return [finding.code for finding in findings]


def test_every_sample_deck_is_legal(library):
    found = {
        name: codes(library.deck(name).findings) for name in library.sample_files("blackpoker")
    }

    assert found.pop("blackpoker/entry") == ["BLK201"]
    assert len(found) >= 6
    assert set(map(tuple, found.values())) == {()}


def test_54_different_cards_are_legal_in_light(check):
    assert check([*PACK, "Joker", "Joker"], format="lite", regulation="54") == [
        'BLK203 in "lite" a Joker can only be searched with or set as a bulwark'
    ]


@pytest.mark.parametrize("name", ["lite", "std", "pro", "mast"])
def test_52_different_cards_are_legal_in_every_format(check, name):
    assert check(PACK, format=name) == []


def test_41_cards_are_one_too_many_for_regulation_40(check):
    assert check(PACK[:41], format="lite", regulation="40") == [
        'BLK103 41 cards; regulation "40" allows at most 40'
    ]
    assert check(PACK[:40], format="lite", regulation="40") == []


def test_a_number_is_as_good_a_regulation_as_a_word(check):
    assert check(PACK[:41], format="lite", regulation=40) == [
        'BLK103 41 cards; regulation "40" allows at most 40'
    ]


def test_ace_of_spades_twice(check):
    assert check([*PACK[1:], "SA", "SA"]) == [
        'BLK101 2 copies of "Ace of Spades"; at most 1 is allowed'
    ]


@pytest.mark.parametrize(
    "other", ["♠A", "♤A", "Ace of Spades", "スペードのA", "ｓａ", "ＳＡ", "sa"]
)
def test_a_card_twice_under_two_spellings(check, other):
    found = check([*PACK, other])

    assert 'BLK101 2 copies of "Ace of Spades"; at most 1 is allowed' in found
    assert not [line for line in found if line.startswith("BLK103")]


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("♥10", "H10"),
        ("♡10", "H10"),
        ("♦K", "DK"),
        ("♢K", "DK"),
        ("◇K", "DK"),
        ("♣2", "C2"),
        ("♧2", "C2"),
        ("2 of Clubs", "C2"),
        ("Two of Clubs", "C2"),
        ("クラブの2", "C2"),
        ("Jo", "Joker"),
        ("ジョーカー", "Joker"),
    ],
)
def test_tokens_of_the_rules_page(library, written, card):
    deck = {"game": "blackpoker", "cards": [written]}
    file = library.deck_from_text(Source("deck.json", json.dumps(deck)))

    assert [entry.card.id for entry in file.deck.entries("cards")] == [card]
    assert codes(file.findings) == ["BLK105"]


def test_three_jokers(check):
    assert check([*PACK[:40], "Joker", "Joker", "Joker"], format="std") == [
        "BLK102 3 Jokers; at most 2 are allowed"
    ]
    assert check([*PACK[:40], "Joker", "Jo", "3 Joker"], format="std") == [
        "BLK102 5 Jokers; at most 2 are allowed"
    ]


def test_two_jokers_and_none_are_legal(check_sample):
    assert check_sample("blackpoker/standard-46", cards={"Joker": 2}) == []
    assert check_sample("blackpoker/standard-46", cards={"Joker": 0}) == []


def test_the_entry_deck_is_legal_but_short(check_sample):
    assert codes(check_sample("blackpoker/entry")) == ["BLK201"]


def test_30_cards_are_no_short_life(check):
    cards = ["SA", *PACK[3:13], *PACK[13:23], *PACK[26:33], "CA", "C2"]

    assert len(cards) == 30
    assert check(cards, format="pro") == []
    assert check(cards[:29], format="lite") == ["BLK201 29 cards are a short life; 30 or more last"]


@pytest.mark.parametrize(("size", "legal"), [(26, False), (27, True), (28, False)])
def test_a_half_has_exactly_27(check, size, legal):
    expected = [] if legal else [f"BLK104 {size} cards; a half has exactly 27"]

    assert check(PACK[:size], regulation="half") == expected


def test_no_advice_for_a_half_because_nobody_chose_its_cards(check):
    assert check([*PACK[:25], "Joker", "Joker"], format="lite", regulation="half") == []


def test_a_stub_of_a_half_is_one_finding(check):
    assert check(["SA"], regulation="half") == ["BLK104 1 card; a half has exactly 27"]


@pytest.mark.parametrize("size", [0, 1, 9])
def test_too_few_to_start(check, size):
    noun = "card" if size == 1 else "cards"

    assert check(PACK[:size]) == [f"BLK105 {size} {noun}; at least 10 are needed to start a game"]


def test_ten_cards_can_start(check):
    assert not [line for line in check(PACK[:10]) if line.startswith("BLK1")]


def test_a_deck_without_cards_is_only_told_that(library):
    file = library.deck_from_text(Source("deck.yaml", "game: blackpoker\nname: Nothing\n"))

    assert [finding.message for finding in file.findings] == ['the deck has no "cards"']


@pytest.mark.parametrize(("written", "kind"), [("Kill", "action"), ("英雄", "character")])
def test_actions_and_characters_are_no_cards_of_a_deck(check, written, kind):
    found = check([*PACK, written])

    assert len(found) == 1
    assert found[0].startswith("BLK106")
    assert found[0].endswith(f"is of kind {kind}; a deck holds playing cards only")


def test_a_misspelt_card_is_one_finding(check):
    found = check([card for card in PACK if card != "HQ"] + ["HX"], regulation="54")

    assert len(found) == 1
    assert found[0].startswith("DCK")


def test_misspelt_cards_count_for_the_size(check):
    found = check([*PACK[:40], "Hx"], regulation="40")

    assert [line[:6] for line in found if line.startswith("BLK")] == ["BLK103"]


@pytest.mark.parametrize("key", ["format", "regulation"])
def test_unknown_formats_and_regulations_are_told_once(check, key):
    found = check(PACK, **{key: "grand"})

    assert len(found) == 1
    assert f'"grand" is no {key}' in found[0]


def test_without_format_and_regulation_a_deck_is_a_full_pack_in_master(check):
    without_kings = [card for card in PACK if not card.endswith("K")]

    assert check(without_kings) == [
        "BLK204 R.S.F. is impossible: no suit has its ace, ten, jack, queen and king"
    ]


def test_no_royal_flush_is_no_news_below_master(check):
    without_kings = [card for card in PACK if not card.endswith("K")]

    assert check(without_kings, format="pro") == []


def test_combinations_are_those_of_the_format(check):
    no_clubs = [card for card in PACK if not card.startswith("C")]

    assert check(no_clubs, format="lite") == ["BLK202 no cards for the key of Throwing"]
    assert check(no_clubs, format="std") == [
        "BLK202 no cards for the key of Throwing, Add Bulwark and Hand Strip"
    ]
    assert check(no_clubs, format="pro") == [
        "BLK202 no cards for the key of Change Target, Throwing, Add Bulwark and Hand Strip"
    ]
    assert check(no_clubs, format="mast") == [
        "BLK202 no cards for the key of Change Target, Throwing, Add Bulwark, Hand Strip and Surprise"
    ]


def test_ace_and_jack_must_be_of_one_suit(check):
    apart = [card for card in PACK if card not in ("SA", "HA", "DJ", "CJ")]

    assert "BLK202 no cards for the key of B.J." in check(apart)


def test_a_court_can_only_send_heroes(check):
    court = [card for card in PACK if card[1:] in ("J", "Q", "K")]

    assert check([*court, "Joker"], format="std")[-1].startswith("BLK205")
    assert not [line for line in check([*court, "C2"], format="std") if "BLK205" in line]


def test_everything_at_once_in_the_order_of_places(library):
    text = "game: blackpoker\nformat: lite\ncards:\n  SA: 3\n  Joker: 4\n  Kill: 1\n"
    file = library.deck_from_text(Source("deck.yaml", text))

    assert [(finding.code, finding.place.line) for finding in file.findings] == [
        ("BLK105", 3),
        ("BLK101", 4),
        ("BLK102", 5),
        ("BLK106", 6),
    ]
