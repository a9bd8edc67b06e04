"""Lackey and CipherVit files: what is kept, what is refused, and where."""

from __future__ import annotations

from collections import Counter

import pytest

from deckcli.games.cipher.decks.ciphervit import CIPHERVIT, NotInCipherVit
from deckcli.games.cipher.decks.lackey import LACKEY
from deckcli.games.cipher.decks.printings import lackey_id

SAMPLES = [
    "blue-midrange",
    "red-flier-rush",
    "s01-marth",
    "s02-chrom",
    "s03-corrin-hoshido",
    "s04-corrin-nohr",
]
# CipherVit's own file of the S01 starter: number -> copies.
S01 = {
    1: 4, 2: 2, 3: 2, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 3, 10: 1, 11: 3, 12: 2, 13: 1, 14: 2,
    15: 2, 16: 2, 17: 2, 18: 2, 19: 2, 20: 3, 21: 1, 22: 3, 23: 2,
}  # fmt: skip
MARTH = '<card><name id="B01-003HN_SAMPLE.png">Marth, Altean Prince</name><set>B01</set></card>'


def told(file):
    return [(finding.code, finding.place.line) for finding in file.findings]


def lackey(*lines: str) -> str:
    return "\n".join(["<deck version='0.8'>", *lines, "</deck>"])


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("format_", [LACKEY, CIPHERVIT], ids=["lackey", "fe0d"])
def test_a_round_trip_keeps_the_deck(cipher_library, cipher_catalog, read_text, format_, name):
    deck = cipher_library.deck(f"cipher/{name}").deck
    again = read_text(format_.write(deck, cipher_catalog), f"deck{format_.extensions[0]}")
    assert again.format is format_
    assert again.deck.content() == deck.content()
    assert [finding.code for finding in again.findings] == ["DCK302"] * (format_ is CIPHERVIT)


@pytest.mark.parametrize("format_", [LACKEY, CIPHERVIT], ids=["lackey", "fe0d"])
def test_a_round_trip_keeps_printings(cipher_catalog, read_text, format_):
    text = (
        "game: cipher\nmain_character: P01-003PR\ncards:\n"
        "  B01-003ST: 1\n  P01-003PR: 1\n  B01-003ST+: 1\n  B01-003: 1\n  S01-001ST+: 4\n  B01-100: 42\n"
    )
    deck = read_text(text).deck
    again = read_text(format_.write(deck, cipher_catalog), f"deck{format_.extensions[0]}").deck
    assert again.content() == deck.content()


@pytest.mark.parametrize("format_", [LACKEY, CIPHERVIT], ids=["lackey", "fe0d"])
def test_formats_are_recognised_without_a_file_name(
    cipher_library, cipher_catalog, read_text, format_
):
    deck = cipher_library.deck("cipher/s02-chrom").deck
    assert read_text(format_.write(deck, cipher_catalog), "-").format is format_


@pytest.mark.parametrize("format_", [LACKEY, CIPHERVIT], ids=["lackey", "fe0d"])
def test_a_leader_outside_the_deck_is_not_added_to_it(cipher_catalog, read_text, format_):
    deck = read_text("game: cipher\nmain_character: B01-053\ncards: {B01-007: 3}\n").deck
    again = read_text(format_.write(deck, cipher_catalog), f"deck{format_.extensions[0]}").deck
    assert again.counts() == {"B01-007": 3}


def test_lackey_text_is_what_lackey_writes(cipher_catalog, read_text):
    deck = read_text(
        "game: cipher\nname: 王子 <1> -- it's\nformat: standard\nmain_character: B01-006\n"
        "cards: {B01-006: 2, B01-001SR+: 1}\n"
    ).deck
    assert LACKEY.write(deck, cipher_catalog).splitlines() == [
        '<deck version="0.8">',
        "\t<meta>",
        "\t\t<game>FECipher0</game>",
        "\t\t<!-- name: 王子 <1> - it's -->",
        "\t\t<!-- format: standard -->",
        "\t</meta>",
        '\t<superzone name="MC">',
        '\t\t<card><name id="B01-006HN_SAMPLE.png">Caeda, Talys\'s Heart</name><set>B01</set></card>',
        "\t</superzone>",
        '\t<superzone name="Deck">',
        '\t\t<card><name id="B01-006HN_SAMPLE.png">Caeda, Talys\'s Heart</name><set>B01</set></card>',
        '\t\t<card><name id="B01-001SRplus_SAMPLE.png">Marth, Savior of His Realm+</name><set>B01</set></card>',
        "\t</superzone>",
        "</deck>",
    ]


def test_lackey_keeps_name_and_format_in_comments(cipher_catalog, read_text):
    deck = read_text("game: cipher\nname: Rush\nformat: standard\ncards: {B01-006: 2}\n").deck
    again = read_text(LACKEY.write(deck, cipher_catalog), "other.dek").deck
    assert again.name == "Rush"
    assert again.option("format").value == "standard"


def test_lackey_bad_cards_are_told_and_the_others_taken(read_text):
    file = read_text(
        lackey(
            "<meta><game>FECipher0</game></meta>",
            "<superzone name='Deck'>",
            MARTH,
            "<card><name id='B99-001N_SAMPLE.png'>Nobody, Hero of No Set</name><set>B99</set></card>",
            "<card><name id=''></name></card>",
            "<card>",
            "  <name id='old-id.png'>Marth, Savior of His Realm+</name></card>",
            "<card><name>Sakura, Young Princess of Hoshido (P2)</name></card>",
            "</superzone>",
            "<superzone name='Sideboard'>",
            MARTH,
            "</superzone>",
            MARTH,
            f"<superzone name='MC'>{MARTH}</superzone>",
        ),
        "deck.dek",
    )
    assert file.deck.counts() == {"B01-003": 2, "B01-001": 1, "B02-013": 1}
    assert file.deck.entry("main_character").card.id == "B01-003"
    assert told(file) == [
        ("CIP101", 3),
        ("DCK209", 5),
        ("DCK211", 6),
        ("DCK211", 11),
        ("DCK211", 14),
    ]
    assert file.findings[0].message.startswith("5 cards;")


def test_lackey_takes_one_main_character(read_text):
    file = read_text(lackey("<superzone name='MC'>", MARTH, MARTH, "</superzone>"), "deck.dek")
    assert file.deck.counts() == {"B01-003": 2}
    assert ("DCK211", 4) in told(file)


def test_lackey_an_unknown_main_character_is_not_a_missing_one(read_text):
    unknown = "<card><name id='B99-001N_SAMPLE.png'>Nobody, Hero of No Set</name></card>"
    file = read_text(lackey("<superzone name='MC'>", unknown, "</superzone>"), "deck.dek")
    assert told(file) == [("CIP101", 1), ("DCK209", 3)]


def test_lackey_decks_of_other_games_are_refused(read_text):
    file = read_text(
        lackey("<meta>", "<game>magic</game>", "</meta>", "<superzone name='Deck'/>"), "a.dek"
    )
    assert file.deck is None
    assert told(file) == [("DCK202", 3)]


def test_xml_that_is_no_deck_is_refused(read_text):
    file = read_text("<html><body>deck</body></html>", "deck.dek")
    assert [finding.code for finding in file.findings] == ["DCK201"]


BOMB = """<?xml version="1.0"?>
<!DOCTYPE deck [
  <!ENTITY a "Marth, Altean Prince">
  <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
]>
<deck><superzone name="Deck"><card><name>&b;</name></card></superzone></deck>
"""
EXTERNAL = """<!DOCTYPE deck SYSTEM "file:///etc/hostname">
<deck><superzone name="Deck"/></deck>
"""


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (BOMB, 2),
        (EXTERNAL, 1),
        ("<deck>\n  <superzone name='Deck'>\n</deck>\n", 3),
        ("<deck>\n<card><name>&marth;</name></card></deck>", 2),
        ("<deck>\n" + "<a>" * 20_000, 2),
        ('<?xml version="1.0" encoding="nonsense"?>\n<deck', 2),
        ("no xml at all", 1),
    ],
)
def test_bad_xml_is_one_finding_with_a_place(read_text, text, line):
    file = read_text(text, "deck.dek")
    assert file.deck is None
    assert told(file) == [("DCK104", line)]


def test_the_s01_starter_of_ciphervit_is_our_s01(cipher_library, read_text):
    text = "\n".join(str(number) for number, copies in S01.items() for _ in range(copies))
    file = read_text(text, "S01.fe0d")
    assert file.deck.counts() == cipher_library.deck("cipher/s01-marth").deck.counts()
    assert file.deck.size() == 50
    assert Counter(entry.printing for entry in file.deck.entries())["B01-003ST"] == 2
    assert told(file) == [("CIP105", 1)]  # its first card costs 4, so it cannot be the leader


def test_fe0d_the_first_line_leads_where_it_may(read_text):
    file = read_text("6+\n49\n", "a.fe0d")
    assert file.deck.entry("main_character").code == "B01-003ST+"
    assert file.deck.counts() == {"B01-003": 2}
    (advice,) = [finding for finding in file.findings if finding.code == "DCK302"]
    assert advice.message == (
        '"Marth, Altean Prince" on the first line is taken for the main character'
    )
    assert advice.place.line == 1


def test_fe0d_an_unknown_first_line_makes_nobody_a_leader(read_text):
    assert read_text("9999\n49\n", "a.fe0d").deck.entry("main_character") is None


def test_fe0d_bad_lines_are_told_and_the_others_taken(read_text):
    file = read_text("49\r\n\r\n 1 \n9045\nMarth\n-3\n49", "a.fe0d")
    assert file.deck.counts() == {"B01-003": 2, "S01-001": 1}
    found = [one for one in told(file) if one[0].startswith("DCK2")]
    assert found == [("DCK209", 4), ("DCK211", 5), ("DCK211", 6)]
    (size,) = [finding for finding in file.findings if finding.code == "CIP101"]
    assert size.message.startswith("4 cards;")  # the unknown number is a card all the same


def test_fe0d_cannot_write_cards_without_a_number(cipher_catalog, read_text):
    deck = read_text("game: cipher\ncards: {X01-001: 1}\n").deck
    with pytest.raises(NotInCipherVit, match='X01-001 "Test Recruit, Colourless Recruit"'):
        CIPHERVIT.write(deck, cipher_catalog)


def test_lackey_writes_home_made_cards_by_name(cipher_catalog, read_text):
    deck = read_text("game: cipher\ncards: {X01-001: 2}\n").deck
    again = read_text(LACKEY.write(deck, cipher_catalog), "a.dek").deck
    assert again.counts() == {"X01-001": 2}


def test_every_printing_is_read_by_the_ids_of_other_programs(cipher_catalog, read_text):
    """3,177 of them, those that share a picture included."""
    printed = [(card.id, one) for card in cipher_catalog for one in card.get("printings", ())]
    known = [(card_id, one) for card_id, one in printed if "ciphervit" in one]
    wanted = Counter(card_id for card_id, _ in known)
    numbers = read_text("\n".join(one["ciphervit"] for _, one in known), "all.fe0d")
    pictures = (
        f"<card><name id='{lackey_id(one)}'>x</name><set>{one['set']}</set></card>"
        for _, one in known
    )
    shown = read_text(lackey("<superzone name='Deck'>", *pictures, "</superzone>"), "all.dek")

    assert len(known) == 3177
    assert numbers.deck.counts() == shown.deck.counts() == wanted


@pytest.mark.parametrize(
    ("picture", "code"),
    [
        ("B02-093Rplus_SAMPLE.png", "B02-093R+"),
        ("B03-047SRplus_SAMPLE.png", "B03-047SR+"),
        ("B04-009Rplus_SAMPLE.png", "B04-009R+"),
    ],
)
def test_lackey_has_some_pictures_twice(read_text, picture, code):
    """Its list has these foils under two titles, one with the picture of the plain card."""
    card = f"<card><name id='{picture}'>x</name><set>{code[:3]}</set></card>"
    deck = read_text(lackey("<superzone name='Deck'>", card, "</superzone>"), "a.dek").deck
    assert [entry.code for entry in deck.entries("cards")] == [code]
