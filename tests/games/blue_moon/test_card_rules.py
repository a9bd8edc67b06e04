"""Card rules of Blue Moon over the built-in cards and one card of one's own."""

import pytest

from deckcli.catalog.assembling import assemble
from deckcli.catalog.loading import card_files
from deckcli.core.files import Source, read_source
from deckcli.core.paths import data_folder
from deckcli.games.blue_moon.decks.card_rules import RULES
from deckcli.games.blue_moon.decks.original_cards import ORIGINAL_CARDS

HEADER = "game: blue_moon\nset: {id: own, name: {en: My own cards}}\ncards:\n"
CHARACTER = """\
    kind: character
    fire: 1
    earth: 1
    moons: 1
    summary: "A character without text."
"""


@pytest.fixture
def check():
    """The findings in a card file that joins the built-in ones: code, message, line."""
    folder = data_folder("card_data")
    info = read_source(str(folder / "blue_moon" / "game.yaml"))
    built_in = [read_source(str(file)) for file in card_files([folder], "blue_moon")]

    def checked(text):
        own = [Source("own.yaml", text)] if text else []
        findings = assemble("blue_moon", info, [*built_in, *own], RULES).findings
        return [(found.code, found.message, found.place.line) for found in findings]

    return checked


def own(card_id, *lines):
    """A file with one character."""
    return HEADER + f"  {card_id}:\n" + CHARACTER + "".join(f"    {line}\n" for line in lines)


def test_the_built_in_cards_are_in_order(check):
    assert check("") == []


def test_the_original_cards_are_in_order(check):
    assert check(ORIGINAL_CARDS) == []


def test_pair_without_partner(check):
    lines = ("name: {en: Lonely Bear}", "people: mimix", "icons: [pair]", "pair: lonely")
    assert check(own("mimix-40", *lines)) == [
        ("CRD501", 'no other card pairs with "Lonely Bear" by the word lonely', 13)
    ]


@pytest.mark.parametrize(
    ("name", "lines", "message"),
    [
        ("Old Bear", ("icons: [pair]", "pair: young"), '"Old Bear" does not begin with young'),
        ("CoolHead", ("icons: [gang]", "gang: fun"), '"CoolHead" does not begin with fun'),
        ("Fresh Breeze", ("tags: [storm]",), '"Fresh Breeze" does not say storm'),
    ],
)
def test_word_not_in_name(check, name, lines, message):
    text = own("khind-40", f"name: {{en: {name}}}", "people: khind", *lines)
    assert [found[:2] for found in check(text)] == [("CRD502", message)]


def test_a_german_name_alone_is_not_compared_with_the_english_word(check):
    lines = ("name: {de: Abwurf Federn}", "people: flit", "icons: [pair]", "pair: launch")
    assert check(own("flit-40", *lines)) == []


def test_second_leader(check):
    text = HEADER + (
        "  hoax-40:\n    name: {en: Second Sage}\n    kind: leader\n    people: hoax\n"
        "    deck_cards: 30\n    foreign_moons: 10\n    summary: Leads the Hoax too.\n"
    )
    assert check(text) == [("CRD503", '"Xelethotiras" leads the people hoax already', 7)]


def test_id_of_another_people(check):
    assert check(own("aqua-40", "name: {en: A Diver}", "people: hoax")) == [
        ("CRD504", "the id says aqua, the card belongs to the people hoax", 11)
    ]


def test_an_id_of_no_people_is_free(check):
    assert check(own("mine-40", "name: {en: A Diver}", "people: hoax")) == []


def test_stock_deck_size(check):
    lines = ("name: {en: A Late Scholar}", "people: hoax", "stock_deck: hoax")
    assert check(own("hoax-40", *lines)) == [
        ("CRD505", "the hoax stock deck has 31 cards; its leader prints 30", 12)
    ]


def test_family_size(check):
    assert check(own("buka-40", "name: {en: A Cousin}", "people: buka", "family: Ba")) == [
        ("CRD506", "the family Ba has 6 cards; a family has 5", 12)
    ]


@pytest.mark.parametrize(
    ("card_id", "message"),
    [
        ("buka-77", "no card has the id buka-77"),
        ("buka-00", '"Council of Eight" lies beside a deck and cannot be brought into one'),
    ],
)
def test_emissary_without_card(check, card_id, message):
    assert check(ORIGINAL_CARDS.replace("buka-07", card_id)) == [("CRD507", message, 7)]


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        (("people: hoax", "capacity: 2"), "a character with a capacity"),
        (("people: hoax", "icons: [gang]"), "a gang icon without its gang"),
        (("people: hoax", "gang: fun"), "a gang without its icon"),
        (("people: hoax", "gang: no"), "the word no, unquoted, which YAML reads as false"),
        (("people: hoax", "family: Ba"), "a family outside the Buka"),
        (("people: mutant",), "a mutant with moons"),
        (("people: hoaks",), "a people nobody knows"),
        (("people: hoax", "extra_cards: 3"), "a character that changes limits"),
        (("people: hoax", "icon: [free]"), "a misspelt key"),
        ((), "a character of no people"),
    ],
)
def test_the_schema_refuses(check, lines, wrong):
    codes = {code for code, _, _ in check(own("hoax-40", "name: {en: A Scholar}", *lines))}
    assert codes == {"CRD103"}, wrong


def test_a_key_of_another_kind_is_shown_where_it_stands(check):
    found = check(own("hoax-40", "name: {en: A Scholar}", "people: hoax", "capacity: 2"))
    assert [line for _, _, line in found] == [12]
