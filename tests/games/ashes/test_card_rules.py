"""Card rules of Ashes, on the real catalog with a card changed or added."""

import pytest

from deckcli.core.examples import card, card_text


@pytest.fixture
def check(run_example):
    def run(example):
        return [(one.code, one.message) for one in run_example(example, "ashes")]

    return run


OWN = {"en": "Own card", "ja": None}


def test_the_master_set_is_sound(check):
    assert check(card("iron-worker")) == []


def test_a_conjuration_nobody_summons(check):
    assert check(card("own-card", like="gilder", name=OWN)) == [
        ("CRD301", 'no card summons "Own card"')
    ]


def test_a_circle_of_conjurations_that_nothing_starts(check):
    assert check(card("own-card", like="gilder", name=OWN, summons=["own-card"])) == [
        ("CRD301", 'no card summons "Own card"')
    ]


def test_a_conjuration_may_be_reached_through_another(check):
    added = card_text(
        """\
game: ashes
set: {id: farm, name: {en: Farm}}
cards:
  lay-egg:
    name: {en: Lay Egg}
    kind: action_spell
    placement: discard
    cost: {action: main}
    summons: [egg]
    summary: Put an Egg onto your battlefield.
  egg:
    name: {en: Egg}
    kind: conjuration
    placement: battlefield
    stats: {attack: 0, life: 1, recover: 0}
    limit: 3
    summons: [hen]
    summary: When it is destroyed, put a Hen onto your battlefield.
  hen:
    name: {en: Hen}
    kind: conjuration
    placement: battlefield
    stats: {attack: 1, life: 2, recover: 1}
    limit: 3
    summary: A conjuration without abilities.
"""
    )

    assert check(added) == []


def test_summoning_a_card_that_does_not_exist(check):
    assert check(card("own-card", like="summon-gilder", name=OWN, summons=["gildre"])) == [
        ("CRD302", 'there is no card "gildre"')
    ]


def test_summoning_an_ally(check):
    assert check(card("own-card", like="summon-gilder", name=OWN, summons=["anchornaut"])) == [
        ("CRD303", '"Anchornaut" is not a conjuration')
    ]


@pytest.mark.parametrize("owner", ["nobody", "anchornaut"])
def test_a_unique_of_nobody(check, owner):
    assert check(card("fear", unique_to=owner)) == [
        ("CRD304", f'"{owner}" is not the id of a Phoenixborn')
    ]


def test_a_common_spell_cannot_summon_a_unique_conjuration(check):
    assert check(card("summon-silver-snake", unique_to=None)) == [
        ("CRD305", '"Silver Snake" is unique to maeoni-viper, but "Summon Silver Snake" is not')
    ]


def test_a_unique_spell_may_summon_a_common_conjuration(check):
    assert check(card("summon-gilder", unique_to="maeoni-viper")) == []


def test_an_unknown_precon(check):
    assert check(card("fear", precon="queens")) == [
        ("CRD306", 'there is no preconstructed deck "queens"')
    ]


def test_focus_on_an_alteration(check):
    assert check(card("root-armor", abilities=[{"class": "focus", "level": 1}])) == [
        ("CRD307", '"Root Armor" is not a ready spell and cannot be focused')
    ]


@pytest.mark.parametrize(
    ("card_id", "changes"),
    [
        ("iron-worker", {"stats": {"atack": 2}}),
        ("iron-worker", {"stats": {"attack": "Y"}}),
        ("iron-worker", {"stats": {"recover": None}}),
        ("iron-worker", {"stats": {"battlefield": 3}}),
        ("iron-worker", {"kind": "allies"}),
        ("iron-worker", {"placement": "spellboard"}),
        ("iron-worker", {"cost": None}),
        ("iron-worker", {"cost": {"dice": {"natural": 1}}}),
        ("iron-worker", {"cost": {"dice": {"basic": 0}}}),
        ("iron-worker", {"cost": {"exhaust": True}}),
        ("iron-worker", {"limit": 5}),
        ("iron-worker", {"summary": "short"}),
        ("iron-worker", {"abilities": []}),
        ("iron-worker", {"abilities": [{"name": "Overtime"}]}),
        ("iron-worker", {"abilities": [{"class": "static", "inexhaustible": False}]}),
        ("strengthen", {"abilities": [{"class": "focus"}]}),
        ("strengthen", {"abilities": [{"class": "static", "level": 1}]}),
        ("strengthen", {"stats": {"attack": 1}}),
        ("redirect", {"cost": {"action": "main"}}),
        ("fear", {"bonus": {"life": 1}}),
        ("iron-rhino", {"cost": {"action": "main"}}),
        ("iron-rhino", {"limit": None}),
        ("iron-rhino", {"limit": 0}),
        ("coal-roarkwin", {"stats": {"life": "X"}}),
        ("coal-roarkwin", {"unique_to": "maeoni-viper"}),
        ("iron-worker", {"cost": {"action": "side|main"}}),
        ("iron-worker", {"cost": {"action": ["side", "main"]}}),
        ("polarity-mage", {"cost": {"dice": {"sympathy.class|divine.class": 1}}}),
        ("polarity-mage", {"cost": {"dice": {"divine.class|divine.power": 1}}}),
        ("polarity-mage", {"cost": {"dice": {"divine.class": "X"}}}),
        ("ice-buff", {"limit": None}),
        ("ice-buff", {"cost": {"action": "main"}}),
        ("ice-buff", {"placement": "discard"}),
        ("amplify", {"bonus": {"attack": "Y"}}),
        ("hollow", {"abilities": [{"class": "triggered", "between_realms": ["play"]}]}),
    ],
)
def test_the_schema_is_strict(check, card_id, changes):
    found = check(card(card_id, **changes))

    assert {code for code, _ in found} == {"CRD103"}
