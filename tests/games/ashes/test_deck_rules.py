"""Deck construction of Ashes, case by case, on the preconstructed decks with changes."""

import pytest

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.files import Source
from deckcli.core.paths import data_folder
from deckcli.decks.corrections import SetCounts
from deckcli.decks.deck import Deck, Entry, Place, Section
from deckcli.games.ashes.decks.conjurations import conjuration_pile
from deckcli.games.ashes.decks.dice import ways_to_pay

PRECONS = sorted(file.stem for file in (data_folder("card_data") / "ashes/decks").glob("*.yaml"))
FIVE = ["Protect", "Strengthen", "Anchornaut", "Iron Worker", "Hammer Knight"]


@pytest.fixture
def check(check_sample):
    """Codes and messages of a changed precon."""

    def run(name, **changes):
        return [(one.code, one.message) for one in check_sample(f"ashes/{name}", **changes)]

    return run


@pytest.fixture
def read(library):
    """A deck file given as text."""

    def run(text):
        return library.deck_from_text(Source("deck.yaml", text))

    return run


@pytest.mark.parametrize("name", PRECONS)
def test_the_precons_are_legal_and_need_no_advice(check, name):
    assert check(name) == []


@pytest.mark.parametrize("name", PRECONS)
def test_a_pile_that_is_left_out_is_derived(check, name):
    assert check(name, conjurations=None) == []


def test_a_deck_without_phoenixborn(check):
    assert check("iron-men", phoenixborn=None) == [("ASH101", "the deck has no Phoenixborn")]


def test_a_phoenixborn_nobody_knows_is_one_finding(check):
    assert check("iron-men", phoenixborn="Cole Roarkvin") == [
        ("DCK209", 'no card is called "Cole Roarkvin"')
    ]


def test_an_ally_cannot_lead(check):
    assert check("iron-men", phoenixborn="Iron Worker") == [
        ("ASH101", '"Iron Worker" is an ally, not a Phoenixborn')
    ]


def test_a_phoenixborn_among_the_cards(check):
    assert check("iron-men", cards={"Protect": 2, "コール・ロアークィン": 1}) == [
        ("ASH102", '"Coal Roarkwin" is a Phoenixborn and cannot be among the cards')
    ]


@pytest.mark.parametrize(("count", "size"), [(2, 29), (1, 28)])
def test_too_few_cards(check, count, size):
    assert check("iron-men", cards={"Protect": count}) == [
        ("ASH103", f"{size} cards; a deck has exactly 30")
    ]


def test_too_many_cards(check):
    assert check("iron-men", cards={"Bound Soul": 1}) == [
        ("ASH103", "31 cards; a deck has exactly 30")
    ]


def test_unknown_names_count_for_the_size(check):
    assert check("iron-men", cards={"Protect": 0, "Protekt": 3}) == [
        ("DCK209", 'no card is called "Protekt"')
    ]


def test_four_copies(check):
    assert check("iron-men", cards={"Iron Worker": 4, "Protect": 2}) == [
        ("ASH104", '4 copies of "Iron Worker"; at most 3 are allowed')
    ]


def test_names_in_two_languages_count_together(check):
    assert check("iron-men", cards={"鉄職人": 1, "Protect": 2}) == [
        ("ASH104", '4 copies of "Iron Worker"; at most 3 are allowed')
    ]


@pytest.mark.parametrize(("natural", "number"), [(4, 9), (6, 11)])
def test_nine_or_eleven_dice(check, natural, number):
    assert check("iron-men", dice={"natural": natural}) == [
        ("ASH105", f"{number} dice; a deck has exactly 10")
    ]


def test_no_dice_at_all_is_one_finding(check):
    assert check("iron-men", dice=None) == [("ASH105", "0 dice; a deck has exactly 10")]


def test_a_foreign_unique(check):
    assert check("iron-men", cards={"Protect": 2, "Fear": 1}) == [
        ("ASH106", '"Fear" is unique to Jessa Na Ni; this deck is led by Coal Roarkwin')
    ]


def test_uniques_are_not_judged_without_a_leader(check):
    assert [code for code, _ in check("bloodwoods-queen", phoenixborn=None)] == ["ASH101"]


def test_a_conjuration_among_the_cards(check):
    assert check("iron-men", cards={"Protect": 2, "Iron Rhino": 1}) == [
        ("ASH107", '"Iron Rhino" is a conjuration and cannot be among the cards')
    ]


def test_a_missing_pile(check):
    assert check("snakes-in-silver", conjurations={"Silver Snake": 0}) == [
        ("ASH108", 'the pile has no "Silver Snake"; it needs 3')
    ]


def test_a_pile_given_as_empty_lacks_everything(check):
    assert [code for code, _ in check("mist-guardian", conjurations=[])] == ["ASH108"] * 3


def test_a_misspelt_conjuration_is_one_finding(check):
    found = check("snakes-in-silver", conjurations={"Gilder": 0, "Guilder": 5})

    assert [code for code, _ in found] == ["DCK209"]


def test_a_short_pile(check):
    assert check("mist-guardian", conjurations={"Mist Spirit": 9}) == [
        ("ASH109", '9 copies of "Mist Spirit" in the pile; its conjuration limit is 10')
    ]


def test_a_surplus_pile(check):
    assert check("shadows-of-viros", conjurations={"Sleeping Widow": 7}) == [
        ("ASH110", '7 copies of "Sleeping Widow" in the pile; its conjuration limit is 6')
    ]


def test_a_conjuration_nothing_can_summon(check):
    assert check("iron-men", conjurations={"Gilder": 5}) == [
        ("ASH111", 'nothing in this deck can summon "Gilder"')
    ]


def test_an_ally_in_the_pile(check):
    assert check("iron-men", conjurations={"Anchornaut": 1}) == [
        ("ASH112", '"Anchornaut" is not a conjuration and cannot be in the pile')
    ]


@pytest.mark.parametrize(
    "changes",
    [
        {"Silver Snake": 2},
        {"Silver Snake": 4, "Gilder": 0},
        {"Blood Puppet": 5, "Refresh": 1},
    ],
)
def test_every_pile_finding_brings_the_right_pile(check_sample, changes):
    found = check_sample("ashes/snakes-in-silver", conjurations=changes)

    right = SetCounts("conjurations", {"Silver Snake": 3, "Gilder": 5})
    assert len(found) == len(changes)
    assert all(one.fix == right for one in found)


def test_no_pile_is_mended_while_a_card_is_unknown(check_sample):
    found = check_sample("ashes/snakes-in-silver", cards={"Summon Gilder": 0, "Summon Gold": 3})

    piles = [one for one in found if one.code == "ASH111"]
    assert [one.message for one in piles] == ['nothing in this deck can summon "Gilder"']
    assert piles[0].fix is None


@pytest.mark.parametrize("five", [FIVE[:4], [*FIVE, "Spiked Armor"]])
def test_four_or_six_are_not_five(check, five):
    message = f"{len(five)} cards in the first five; there must be exactly 5"
    assert check("iron-men", first_five=five) == [("ASH113", message)]


def test_two_copies_of_one_card_in_the_first_five(check):
    assert check("iron-men", first_five=[*FIVE[:4], "保護"]) == [
        ("ASH114", '"Protect" is among the first five more than once')
    ]


def test_the_first_five_come_from_the_deck(check):
    assert check("iron-men", first_five=[*FIVE[:4], "Gilder"]) == [
        ("ASH115", '"Gilder" is not a card of this deck')
    ]


def test_the_first_five_may_be_left_open(check):
    assert check("iron-men", first_five=None) == []


def test_a_card_no_die_can_pay_for(check):
    assert check("iron-men", cards={"Protect": 2, "Golden Veil": 1}) == [
        ("ASH201", '"Golden Veil" takes 1 charm die to play; the deck has none')
    ]


def test_an_activation_no_die_can_pay_for(check):
    assert check("iron-men", cards={"Protect": 2, "Hypnotize": 1}) == [
        ("ASH201", '"Hypnotize" takes 2 charm dice to activate; the deck has none')
    ]


def test_the_phoenixborns_own_ability(check):
    found = check("mist-guardian", dice={"natural": 0, "illusion": 10})

    message = '"Aradel Summergaard" takes 1 natural die for Water Blast; the deck has none'
    assert ("ASH201", message) in found


def test_a_single_die_does_not_pay_two_symbols_of_its_type(check):
    found = check("snakes-in-silver", dice={"natural": 1, "charm": 9})

    assert found == [
        ("ASH201", '"Empower" takes 2 natural dice to play; the deck has 1'),
        ("ASH201", '"Molten Gold" takes 2 natural dice to play; the deck has 1'),
    ]


def test_any_die_pays_basic_symbols(check):
    changes = {"One Hundred Blades": 3, "Iron Worker": 3, "Anchornaut": 3, "Summon Iron Rhino": 3}
    unpaid = check("iron-men", dice={"natural": 10, "ceremonial": 0})

    assert not [message for _, message in unpaid for name in changes if name in message]


def test_a_parallel_cost_is_paid_in_either_way(library):
    """Polarity Mage takes a divine or a sympathy die; Vengeance any number of dice, or none."""
    text = "game: ashes\nphoenixborn: Echo Greystorm\ndice: {%s}\ncards: {Polarity Mage: 3}\n"

    def found(dice):
        file = library.deck_from_text(Source("deck.yaml", text % dice))
        return [one.message for one in file.findings if "Polarity Mage" in one.message]

    assert found("divine: 10") == found("sympathy: 10") == []
    assert found("natural: 10") == [
        '"Polarity Mage" takes 1 divine die or 1 sympathy die to play; the deck has neither'
    ]


def test_ways_to_pay():
    assert ways_to_pay({"basic": 2}) == [{"basic": 2}]
    assert ways_to_pay({"basic": "X"}) == [{}]
    assert ways_to_pay({"ceremonial.power|sympathy.power": 1, "sympathy.class": 1}) == [
        {"ceremonial.power": 1, "sympathy.class": 1},
        {"sympathy.power": 1, "sympathy.class": 1},
    ]


def test_a_conjured_alteration_is_no_card_of_the_deck(check_sample):
    found = check_sample("ashes/frostdale-giants", cards={"Ice Buff": 1})

    assert [(one.code, one.message) for one in found if one.code == "ASH107"] == [
        ("ASH107", '"Ice Buff" is a conjured alteration spell and cannot be among the cards')
    ]


def test_two_short_types_are_told_in_one_line(check):
    message = (
        '"Seal" takes 1 illusion die and 1 charm die to play;'
        " the deck has no illusion and no charm dice"
    )
    assert check("iron-men", cards={"Protect": 2, "Seal": 1}) == [("ASH201", message)]


@pytest.mark.parametrize(("copies", "short"), [(1, True), (2, True), (3, False)])
def test_focus_makes_the_rhino_affordable(read, copies, short):
    """Six basic dice, five with two copies, four with three."""
    file = read(
        "game: ashes\nphoenixborn: Coal Roarkwin\ndice: {natural: 4}\n"
        f"cards: {{Summon Iron Rhino: {copies}}}\n"
    )

    told = [one.message for one in file.findings if one.code == "ASH201"]
    message = '"Summon Iron Rhino" takes 6 dice to activate; the deck has 4'
    assert told == ([message] if short else [])


@pytest.mark.parametrize(("copies", "short"), [(1, True), (2, False)])
def test_focus_gives_the_wolf_another_way_to_be_paid(read, copies, short):
    file = read(
        "game: ashes\nphoenixborn: Noah Redmoon\ndice: {illusion: 1}\n"
        f"cards: {{Summon Masked Wolf: {copies}}}\n"
    )

    told = [one.message for one in file.findings if "Masked Wolf" in one.message]
    assert bool(told) == short


def test_all_faults_are_reported_together(read):
    file = read(
        """\
game: ashes
name: Everything wrong
phoenixborn: Coal Roarkwin
dice: {natural: 5, ceremonial: 6}
cards:
  Iron Worker: 4
  Summon Iron Rhino: 3
  Summon Gilder: 3
  Summon Mist Spirit: 3
  Fear: 1
  Noah Redmoon: 1
  Mist Spirit: 1
  Iron Wurker of Nowhere: 1
conjurations:
  Iron Rhino: 4
  Mist Spirit: 11
  Blue Jaguar: 5
first_five: [Iron Worker, Iron Worker, Refresh, Fear]
"""
    )

    found = [(one.code, one.place.line) for one in file.findings]
    assert found == [
        ("ASH105", 4),
        ("ASH103", 5),
        ("ASH104", 6),
        ("ASH201", 8),
        ("ASH201", 9),
        ("ASH106", 10),
        ("ASH102", 11),
        ("ASH107", 12),
        ("DCK209", 13),
        ("ASH108", 14),
        ("ASH109", 15),
        ("ASH110", 16),
        ("ASH111", 17),
        ("ASH113", 18),
        ("ASH114", 18),
        ("ASH115", 18),
    ]


@pytest.fixture
def chained(catalog_of):
    """The catalog with a Phoenixborn whose egg hatches a chick that calls a hen."""
    plain = catalog_of("ashes")
    pattern = plain["gilder"]

    def conjuration(card_id, limit, summons):
        facts = {**pattern.facts, "limit": limit, "summons": summons}
        return CardDef(card_id, "ashes", "own", "conjuration", {"en": card_id}, facts)

    leader = plain["coal-roarkwin"]
    mother = CardDef(
        "mother",
        "ashes",
        "own",
        "phoenixborn",
        {"en": "Mother"},
        {**leader.facts, "summons": ["egg"]},
    )
    new = [mother, conjuration("egg", 4, ["chick"]), conjuration("chick", 3, ["hen", "egg"])]
    new.append(conjuration("hen", 2, []))
    return Catalog(plain.info, {**plain.cards, **{card.id: card for card in new}}, plain.sets)


def test_the_pile_is_reached_through_chains_and_from_the_phoenixborn(chained):
    place = Place("deck.yaml")
    sections = {
        "phoenixborn": Section("phoenixborn", place, (Entry(chained["mother"], 1, place),)),
        "cards": Section("cards", place, (Entry(chained["summon-gilder"], 3, place),)),
    }
    deck = Deck("ashes", "Farm", place, sections)

    assert conjuration_pile(deck, chained) == {"gilder": 5, "egg": 4, "chick": 3, "hen": 2}
