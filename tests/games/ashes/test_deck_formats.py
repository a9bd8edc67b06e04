"""Decks of ashes.live and its relatives, in and out."""

import json

import pytest

from deckcli.core.files import Source

PRECONS = (
    "iron-men",
    "snakes-in-silver",
    "mist-guardian",
    "bloodwoods-queen",
    "cloudsea-siren",
    "shadows-of-viros",
)
IRON_MEN = {
    "expand-energy": 3,
    "strengthen": 3,
    "protect": 3,
    "chant-of-revenge": 3,
    "summon-iron-rhino": 3,
    "anchornaut": 3,
    "iron-worker": 3,
    "hammer-knight": 3,
    "one-hundred-blades": 3,
    "spiked-armor": 3,
}
FIVE = ["anchornaut", "hammer-knight", "iron-worker", "expand-energy", "summon-iron-rhino"]
SHARED = {
    "title": "Iron 😀",
    "description": "Hit things.",
    "phoenixborn": {"name": "Coal Roarkwin", "stub": "coal-roarkwin", "life": 15},
    "dice": [
        {"name": "ceremonial", "count": 5},
        {"name": "charm", "count": 0},
        {"name": "natural", "count": 5},
    ],
    "cards": [
        {"count": count, "name": stub.replace("-", " ").title(), "stub": stub}
        for stub, count in IRON_MEN.items()
    ],
    "conjurations": [{"count": 5, "name": "Iron Rhino", "stub": "iron-rhino"}],
    "first_five": FIVE,
    "effect_costs": [],
    "tutor_map": {},
    "is_legacy": True,
    "source_id": 7,
}
LIST = """\
Iron 😀

Phoenixborn: Coal Roarkwin

Dice:
5x Natural
5x Ceremonial

Cards (30 / 30):

Ready Spells (15):
3x Chant of Revenge
3x Expand Energy
3x Protect
3x Strengthen
3x Summon Iron Rhino

Allies (9):
3x Anchornaut
3x Hammer Knight
3x Iron Worker

Action Spells (3):
3x One Hundred Blades (Coal Roarkwin)

Alteration Spells (3):
3x Spiked Armor

Created with https://ashes.live
"""


@pytest.fixture
def read(library):
    """A file as the program would read it, the format left to guess."""

    def run(content, name="deck.json", **options):
        text = content if isinstance(content, str) else json.dumps(content)
        return library.deck_from_text(Source(name, text), **options)

    return run


@pytest.fixture
def written(library):
    def run(deck, format_name):
        return library.format(format_name).write(deck, library.catalog("ashes"))

    return run


def told(file):
    return [(one.code, one.message, one.place.line) for one in file.findings]


@pytest.mark.parametrize("format_name", ["ashes-live-json", "ashes-live-text"])
@pytest.mark.parametrize("name", PRECONS)
def test_a_round_trip_keeps_the_deck(library, read, written, name, format_name):
    deck = library.deck(f"ashes/{name}").deck
    ending = library.format(format_name).extensions[0]

    again = read(written(deck, format_name), f"deck{ending}")

    assert again.format.name == format_name
    assert again.findings == []
    assert again.deck.content() == deck.content()
    assert again.deck.name == deck.name


@pytest.mark.parametrize("wrap", [lambda deck: deck, lambda deck: {"deck": deck, "releases": []}])
def test_what_ashes_live_serves(read, wrap):
    file = read(wrap(SHARED))

    assert file.format.name == "ashes-live-json"
    assert file.findings == []
    assert file.deck.name == "Iron 😀"
    assert file.deck.counts("cards") == IRON_MEN
    assert file.deck.counts("conjurations") == {"iron-rhino": 5}
    assert [entry.card.id for entry in file.deck.entries("first_five")] == FIVE
    assert {one.name: one.count for one in file.deck.amounts("dice")} == {
        "ceremonial": 5,
        "natural": 5,
    }


def test_what_ashes_live_is_sent(read):
    """Stubs only, and no conjurations: the site derives them."""
    cards = [{"stub": stub, "count": count} for stub, count in IRON_MEN.items()]
    file = read({**SHARED, "phoenixborn": "coal-roarkwin", "cards": cards, "conjurations": []})

    assert [one.code for one in file.findings] == ["ASH108"]
    assert file.deck.entry("phoenixborn").card.id == "coal-roarkwin"


def test_ashteki(read):
    cards = [
        {"id": stub, "count": count, **({"ff": True} if stub in FIVE else {})}
        for stub, count in IRON_MEN.items()
    ]
    file = read(
        {
            "name": "Iron",
            "phoenixborn": [{"id": "coal-roarkwin", "count": 1}],
            "dicepool": [{"magic": "natural", "count": 5}, {"magic": "ceremonial", "count": 5}],
            "cards": cards,
            "conjurations": [{"id": "iron-rhino", "count": 5}],
        }
    )

    assert file.findings == []
    assert file.deck.counts("cards") == IRON_MEN
    assert file.deck.counts("first_five") == dict.fromkeys(FIVE, 1)


def test_the_mobile_builder(read):
    file = read(
        {
            "name": "Iron",
            "phoenixBorn": "Coal Roarkwin",
            "phoenixBornStub": "coal-roarkwin",
            "dice": {"natural": 5, "ceremonial": 5, "charm": 0},
            "cards": {stub: {"count": count, "stub": stub} for stub, count in IRON_MEN.items()},
            "firstFive": [*FIVE[:3], None, "Expand Energy", "Summon Iron Rhino"],
            "format": "standard",
        }
    )

    assert file.findings == []
    assert file.deck.counts("cards") == IRON_MEN
    assert file.deck.counts("first_five") == dict.fromkeys(FIVE, 1)


def test_bad_items_are_told_and_the_good_ones_stay(read):
    cards = [
        {"stub": "iron-worker", "count": 3},
        {"count": 3},
        "protect",
        {"stub": "strengthen", "count": "three"},
        {"stub": "refresh", "count": 0},
        {"stub": "no-such-card", "name": "No such card", "count": 1},
        7,
    ]
    text = json.dumps({**SHARED, "cards": cards, "conjurations": "none"}, indent=1)
    file = read(text)

    lines = text.split("\n")
    found = [(code, message, lines[line - 1].strip()) for code, message, line in told(file)]
    assert [one for one in found if one[0].startswith("DCK")] == [
        ("DCK211", "no card or die is named here", "{"),
        ("DCK207", '"three" is not a count from 1 to 999', "{"),
        ("DCK207", "0 is not a count from 1 to 999", "{"),
        ("DCK209", 'no card is called "No such card"', "{"),
        ("DCK211", "no card or die is named here", "7"),
        ("DCK206", '"conjurations" must be a list', '"conjurations": "none",'),
    ]
    assert file.deck.counts("cards") == {"iron-worker": 3, "protect": 1}


def test_a_stub_of_another_edition_is_found_by_name(read):
    cards = [{"stub": "iron-worker-reborn", "name": "Iron Worker", "count": 3}]

    assert read({**SHARED, "cards": cards}).deck.counts("cards") == {"iron-worker": 3}


@pytest.mark.parametrize("text", ['{"phoenixborn": ', '{"deck": [], "phoenixborn": []}', "[1]"])
def test_json_that_is_no_deck_is_told(library, read, text):
    file = read(text, format_name="ashes-live-json")

    assert file.findings
    assert file.deck is None or not file.deck.entries("cards")


def test_the_projects_own_json_is_not_taken_for_theirs(library, read, written):
    deck = library.deck("ashes/iron-men").deck

    assert read(written(deck, "json")).format.name == "json"


def test_a_list_sorted_by_type_with_a_credit_line(read):
    file = read(LIST, "deck.txt")

    assert file.format.name == "ashes-live-text"
    assert file.findings == []
    assert file.deck.name == "Iron 😀"
    assert file.deck.entry("phoenixborn").card.id == "coal-roarkwin"
    assert file.deck.counts("cards") == IRON_MEN
    assert not file.deck.has("conjurations")


def test_bad_lines_are_told_and_the_good_ones_stay(read):
    text = LIST.replace("3x Protect", "3x Protection of Nobody").replace(
        "3x Anchornaut", "x Anchornauts\n0x Anchornaut\n3x\nAnchornaut"
    )
    file = read(text.replace("5x Natural", "5x Nature"), "deck.txt")

    found = [one for one in told(file) if one[0].startswith("DCK")]
    assert found == [
        ("DCK208", '"Nature" is no dice', 6),
        ("DCK209", 'no card is called "Protection of Nobody"', 14),
        ("DCK211", 'no count and card in "x Anchornauts"', 19),
        ("DCK207", "0 is not a count from 1 to 999", 20),
        ("DCK211", 'no count and card in "3x"', 21),
    ]
    assert file.deck.counts("cards")["anchornaut"] == 1
    assert file.deck.counts("cards")["iron-worker"] == 3


def test_a_list_without_cards_is_told(read):
    file = read("Nothing\n\nPhoenixborn: Coal Roarkwin\n\nDice:\n10x Natural\n", "deck.txt")

    assert ("DCK204", 'the deck has no "cards"', 1) in told(file)


def test_the_plain_list_of_this_project_is_not_taken_for_theirs(library, read, written):
    deck = library.deck("ashes/iron-men").deck

    assert read(written(deck, "text"), "deck.txt").format.name == "text"


def test_the_list_as_ashes_live_writes_it(library, written):
    deck = library.deck("ashes/snakes-in-silver").deck

    assert written(deck, "ashes-live-text") == (
        """\
The Snakes in Silver

Phoenixborn: Maeoni Viper

Dice:
5x Charm
5x Natural

Cards (30 / 30):
3x Call Upon the Realms
3x Empower
3x Golden Veil
3x Hypnotize
3x Molten Gold
3x Open Memories
3x Refresh
3x Summon Gilder
3x Summon Silver Snake (Maeoni Viper)
3x Transfer

Conjuration Pile:
5x Gilder
3x Silver Snake (Maeoni Viper)

First Five:
1x Call Upon the Realms
1x Empower
1x Open Memories
1x Summon Gilder
1x Summon Silver Snake (Maeoni Viper)
"""
    )


def test_the_json_as_ashes_live_serves_it(library, written):
    found = json.loads(written(library.deck("ashes/iron-men").deck, "ashes-live-json"))

    assert found["title"] == "The Iron Men"
    assert found["phoenixborn"] == {
        "name": "Coal Roarkwin",
        "stub": "coal-roarkwin",
        "life": 15,
        "battlefield": 6,
        "spellboard": 5,
    }
    assert found["dice"] == [{"name": "natural", "count": 5}, {"name": "ceremonial", "count": 5}]
    assert found["cards"][8] == {
        "count": 3,
        "name": "One Hundred Blades",
        "stub": "one-hundred-blades",
        "type": "Action Spell",
        "phoenixborn": "Coal Roarkwin",
    }
    assert found["first_five"] == FIVE
