"""Plain lists in all the shapes that people paste."""

import pytest

from deckcli.core.files import Source
from deckcli.decks.lines import split_count, split_set


@pytest.mark.parametrize(
    ("line", "count", "name"),
    [
        ("4 Marth", 4, "Marth"), ("4x Marth", 4, "Marth"), ("4X Marth", 4, "Marth"),
        ("4 x Marth", 4, "Marth"), ("4xMarth", 4, "Marth"), ("4× マルス", 4, "マルス"),
        ("4×マルス", 4, "マルス"), ("４枚 マルス", 4, "マルス"), ("４枚マルス", 4, "マルス"),
        ("マルス ×4", 4, "マルス"), ("マルス×４", 4, "マルス"), ("マルス x4", 4, "マルス"),
        ("マルス 4枚", 4, "マルス"), ("マルス４枚", 4, "マルス"), ("Marth * 4", 4, "Marth"),
        ("Marth: 4", 4, "Marth"), ("4\tMarth", 4, "Marth"), ("3 Xander", 3, "Xander"),
        ("2 Xelethotiras", 2, "Xelethotiras"), ("2 Corrin (Female)", 2, "Corrin (Female)"),
        ("1 Caeda, Talys's Heart", 1, "Caeda, Talys's Heart"),
        ("3 10 of Spades", 3, "10 of Spades"),
        ("-1 Marth", -1, "Marth"), ("0 Marth", 0, "Marth"),
    ],
)  # fmt: skip
def test_counts(line, count, name):
    assert split_count(line) == (count, name)


@pytest.mark.parametrize(
    "line", ["Marth", "S10", "4", "4x", "x4", "マルス", "Summon Iron Rhino", ""]
)
def test_lines_without_a_count(line):
    assert split_count(line) is None


def test_a_count_of_four_hundred_digits_is_only_large():
    assert split_count("9" * 400 + " Marth") == (10**18, "Marth")


def test_set_and_number():
    assert split_set("Marth (B01) 003") == ("Marth", "B01", "003")
    assert split_set("Corrin (Female)") is None


def read(library, text, **options):
    return library.deck_from_text(Source("deck.txt", text), **options)


CIPHER = """\
// game: Cipher
// name: Mine # own
[Main character]
Marth, Altean Prince

Deck (9)
4 Marth, Altean Prince   // the lord
アリティアの王女 エリス ×２
* 1x Caeda, Talys's Heart (B01) 006
1 Caeda (B01) 6
- B01-010
"""


def test_a_cipher_list(library):
    file = read(library, CIPHER)
    deck = file.deck
    assert not [one for one in file.findings if one.code in ("DCK209", "DCK210", "DCK211")]
    assert (deck.game, deck.entry("main_character").card.id) == ("cipher", "B01-003")
    counts = deck.counts()
    assert (counts["B01-003"], counts["B01-006"], counts["B01-010"]) == (4, 2, 1)


def test_an_ashes_list(library):
    text = """\
# game: ashes
Phoenixborn: Coal Roarkwin
3x Iron Worker
Dice:
5 natural
ceremonial: 5
=== Conjurations ===
Iron Rhino x5
First five:
Iron Worker
"""
    file = read(library, text)
    assert not [one for one in file.findings if one.code.startswith("DCK")]
    content = file.deck.content()
    assert content["phoenixborn"] == {"coal-roarkwin": 1}
    assert content["cards"] == {"iron-worker": 3}
    assert content["dice"] == {"natural": 5, "ceremonial": 5}
    assert content["conjurations"] == {"iron-rhino": 5}
    assert content["first_five"] == {"iron-worker": 1}


def test_black_poker_tokens_and_names(library):
    lines = ["SA", "♠2", "♥️10", "10 of Spades", "2 Joker", "スペードのK", "1 2 of Clubs"]
    file = read(library, "\n".join(["game: blackpoker", "format: mast", *lines]))
    assert not [one for one in file.findings if one.code in ("DCK209", "DCK211")]
    assert file.deck.counts() == {
        "SA": 1, "S2": 1, "H10": 1, "S10": 1, "Joker": 2, "SK": 1, "C2": 1,
    }  # fmt: skip
    assert file.deck.option("format").value == "mast"


def test_a_side_deck_by_heading_and_by_line(library):
    text = "# game: summon_magic\n3 SM-001\nSB: 2 SM-020\n1 SM-002\nSideboard\n1 SM-021\n"
    deck = read(library, text).deck
    assert deck.counts() == {"SM-001": 3, "SM-002": 1}
    assert deck.counts("side_deck") == {"SM-020": 2, "SM-021": 1}


def test_the_game_is_guessed_or_given(library):
    guessed = read(library, "3 Iron Worker\n3 Hammer Knight\n")
    assert guessed.deck.game == "ashes"
    assert "DCK302" in [one.code for one in guessed.findings]
    given = read(library, "3 Iron Worker\n", game="ashes")
    assert "DCK302" not in [one.code for one in given.findings]


def test_the_place_of_an_option_is_its_line(library):
    file = read(library, "# game: blackpoker\nSA\n# format: expert\n")
    [finding] = [one for one in file.findings if one.code == "DCK208"]
    assert finding.place.line == 3


def test_a_flag_round_trips_when_false(library):
    deck = read(library, "# game: blue_moon\n# multi_game: false\nCards:\nYin\n").deck
    assert deck.option("multi_game").value is False
