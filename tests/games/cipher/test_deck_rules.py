"""Deck construction: the rules cases, and what one mistake should and should not set off."""

from __future__ import annotations

import pytest

from deckcli.core.findings import Finding

SAMPLES = [
    "blue-midrange",
    "red-flier-rush",
    "s01-marth",
    "s02-chrom",
    "s03-corrin-hoshido",
    "s04-corrin-nohr",
]


def codes(findings: list[Finding]) -> list[str]:
    return [finding.code for finding in findings]


@pytest.mark.parametrize("name", SAMPLES)
def test_samples_are_legal_and_leave_nothing_to_advise(check, name):
    assert check(name) == []


def test_49_cards_are_too_few(check):
    (finding,) = check("s01-marth", cards={"B01-003": 1})
    assert finding.code == "CIP101"
    assert finding.message == "49 cards; a deck has at least 50, the main character included"
    assert finding.hint == "add 1 card"


def test_more_than_60_cards_are_fine(check):
    more = {
        "B01-003": 4,
        "B01-006": 4,
        "B01-008": 4,
        "B01-010": 4,
        "B01-012": 4,
        "B01-014": 4,
        "B01-018": 3,
    }
    assert check("s01-marth", cards=more) == []


def test_unknown_cards_count_so_that_a_typo_is_one_finding(check):
    assert codes(check("s01-marth", cards={"B01-008": 0, "B01-808": 3})) == ["DCK209"]


def test_five_copies_are_too_many(check):
    (finding,) = check("s01-marth", cards={"B01-008": 5})
    assert finding.code == "CIP102"
    assert finding.message == '5 copies of "Cain, Red Knight"; at most 4 are allowed'


def test_titles_of_one_unit_count_apart(check):
    assert check("s01-marth", cards={"B01-003": 4, "B01-002": 4, "S01-001": 4}) == []


def test_printings_count_together_at_the_line_that_crosses_the_limit(read_text):
    file = read_text(
        "game: cipher\nmain_character: B01-003\ncards:\n"
        "  S01-001ST: 3\n  S01-001ST+: 2\n  B01-003: 4\n  B01-100: 41\n"
    )
    (finding,) = file.findings
    assert finding.code == "CIP102"
    assert finding.message == '5 copies of "Marth, Star and Savior"; at most 4 are allowed'
    assert finding.hint == "2 lines of the deck count together"
    assert finding.place.line == 5


@pytest.mark.parametrize("other", ["赤の騎士 カイン", "P07-012PR"])
def test_one_card_under_several_spellings_is_summed(check, other):
    (finding,) = check("s01-marth", cards={"B01-008": 3, other: 2})
    assert finding.code == "CIP102"


def test_one_card_name_under_two_ids_is_summed(check):
    (finding,) = check("s01-marth", cards={"B01-003": 3, "X01-003": 2})
    assert finding.code == "CIP102"


def test_a_card_known_in_english_only_meets_its_namesake(check):
    assert codes(check("s01-marth", cards={"B01-008": 3, "X01-004": 2})) == ["CIP102"]
    assert codes(check("s01-marth", cards={"B01-008": 3, "X01-004": 1})) == []


def test_annas_have_no_limit(check):
    assert check("s02-chrom", cards={"B01-100": 10}) == []


def test_symbols_mix_freely(check):
    assert check("s01-marth", cards={"B01-053": 4, "X01-001": 4, "X01-002": 4}) == []


def test_the_main_character_costs_exactly_one(check):
    (finding,) = check("s01-marth", main_character="S01-001")
    assert finding.code == "CIP103"
    assert finding.message == (
        '"Marth, Star and Savior" costs 4 to deploy; a main character costs exactly 1'
    )
    assert finding.hint == 'the deck has B01-003 "Marth, Altean Prince"'


@pytest.mark.parametrize("card", ["X01-002", "X01-004"])
def test_neither_cost_0_nor_cost_x_may_lead(check, card):
    assert codes(check("s01-marth", cards={card: 1, "B01-008": 2}, main_character=card)) == [
        "CIP103"
    ]


def test_a_colourless_card_may_lead(check):
    found = check("s01-marth", cards={"X01-001": 1}, main_character="X01-001")
    assert codes(found) == ["CIP201"]  # it has nothing to grow into


def test_the_main_character_is_one_of_the_cards(check):
    (finding,) = check("s01-marth", main_character="B01-053")
    assert finding.code == "CIP104"
    assert finding.hint == "add B01-053 to the cards"


def test_the_main_character_may_be_listed_under_another_printing(check):
    assert check("s01-marth", main_character="B01-003", cards={"B01-003": 0, "P01-003PR": 2}) == []
    assert check("s01-marth", main_character="X01-003") == []


@pytest.mark.parametrize(("card", "count"), [("B01-003", 2), ("S01-001", 4), ("B01-060", 3)])
def test_an_unknown_card_may_be_the_one_that_is_missed(check, card, count):
    """One typo is one finding: nobody says that the misspelt card is not there."""
    base = "s02-chrom" if card == "B01-060" else "s01-marth"
    assert codes(check(base, cards={card: 0, "B01-999": count})) == ["DCK209"]


def test_a_wrong_and_absent_main_character_is_told_both(check):
    assert codes(check("s01-marth", main_character="S02-001")) == ["CIP103", "CIP104"]


def test_a_deck_without_main_character_lists_who_may_lead(check):
    (finding,) = check("s02-chrom", main_character=None)
    assert finding.code == "CIP105"
    assert finding.hint == (
        'of the deck\'s cards B01-053 "Chrom, Prince of Ylisse", '
        'B01-058 "Robin (Female), Amnesiac Tactician", B01-060 "Lissa, Sprightly Cleric" '
        "or 11 others may lead"
    )


def test_a_misspelt_main_character_is_not_a_missing_one(check):
    assert codes(check("s01-marth", main_character="Marth, Altaen Prince")) == ["DCK209"]


def test_standard_takes_cards_printed_again_since_series_5(read_text):
    deck = (
        "game: cipher\nformat: {}\nmain_character: B01-006\ncards:\n  B01-006: 4\n  B01-100: 46\n"
    )
    assert codes(read_text(deck.format("unlimited")).findings) == ["CIP201"]
    advice, finding = sorted(
        read_text(deck.format("standard")).findings, key=lambda one: -ord(one.code[3])
    )
    assert (advice.code, finding.code) == ("CIP201", "CIP106")  # Caeda was a promotion of series 8
    assert finding.message == (
        '"Anna, Secret Seller" was last printed in series 1; Standard takes series 5 and later'
    )
    assert finding.place.line == 6


def test_a_card_is_out_of_format_once_however_many_lines_it_has(check):
    found = check(
        "s01-marth", format="standard", cards={"B01-003": 1, "B01-003ST": 1, "X01-001": 1}
    )
    assert codes(found) == ["CIP106"] * 21  # 24 cards less Caeda, Cain and Abel
    assert sum("Altean Prince" in finding.message for finding in found) == 1
    assert any("is of no published series" in finding.message for finding in found)


def test_an_unknown_format_is_the_readers_finding_alone(check):
    assert codes(check("s01-marth", format="modern")) == ["DCK208"]


def test_a_main_character_that_cannot_grow_is_advised(check):
    (finding,) = check("s01-marth", cards={"S01-001": 0, "B01-004": 4})
    assert finding.code == "CIP201"
    assert finding.message == "no dearer card of the unit Marth to level the main character up to"


def test_a_second_unit_name_lets_the_main_character_grow(check):
    """B01-056 Lucina is also a Marth, so every Marth may be put on her."""
    found = check("s01-marth", cards={"B01-056": 1, "B01-003": 1}, main_character="B01-056")
    assert found == []


def test_class_change_skills_without_a_namesake_are_advised(check):
    (finding,) = check("s02-chrom", cards={"B01-060": 0, "B01-068": 0, "B01-003": 3})
    assert finding.code == "CIP202"
    assert finding.message == (
        '"Lissa, Princess of Ylisse" has a class-change skill but no namesake to be put on'
    )


def test_a_second_copy_is_a_namesake_too(check):
    """Any card may be put on any other of its unit name, even on its equal."""
    assert check("s02-chrom", cards={"B01-060": 0, "B01-059": 2, "B01-003": 3}) == []


def test_everything_wrong_is_told_at_once(check):
    found = check(
        "s02-chrom", main_character="S02-001", cards={"B01-060": 0, "B01-064": 5, "S02-001": 0}
    )
    assert set(codes(found)) == {"CIP101", "CIP102", "CIP103", "CIP104", "CIP202"}
