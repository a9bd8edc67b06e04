"""Schema violations in words a card author understands, at the place where the mistake is."""

import json

import pytest

from deckcli.catalog.schema_check import schema_problems
from deckcli.core.files import Source
from deckcli.core.yaml_source import read_yaml

GOOD = """\
game: ashes
set: {id: own, name: {en: Own}}
cards:
  tin-man:
    name: {en: Tin Man}
    kind: ally
    placement: battlefield
    cost: {action: main, dice: {natural.class: 1}}
    stats: {attack: 1, life: 2, recover: 1}
    summary: A character without text.
"""


def problems(old="", new="", *, text=GOOD, schema="ashes.cards"):
    assert old in text
    content = read_yaml(Source("own.yaml", text.replace(old, new, 1))).value
    return [(one.message, one.at, one.hint) for one in schema_problems(schema, content)]


def test_a_good_file_has_none():
    assert problems() == []


CARD = ("cards", "tin-man")


@pytest.mark.parametrize(
    ("old", "new", "message", "at", "hint"),
    [
        ("attack: 1,", "attack: 1, atack: 2,", 'unknown key "atack"', ("stats", "atack"),
         'did you mean "attack"?'),
        ("kind: ally", "kind: aly", '"aly" is not allowed here', ("kind",),
         'did you mean "ally"?'),
        ("    kind: ally\n", "", 'the key "kind" is missing', (), ""),
        ("kind: ally", "knid: ally", 'unknown key "knid"', ("knid",), 'did you mean "kind"?'),
        ("attack: 1,", "atack: 1,", 'unknown key "atack"', ("stats", "atack"),
         'did you mean "attack"?'),
        ("summary: A character without text.", "summary: 7", "7 is not text", ("summary",), ""),
        ("name: {en: Tin Man}", "name: Tin Man", '"Tin Man" is not a mapping', ("name",), ""),
        ("    summary:", "    it's: 1\n    summary:", "unknown key \"it's\"", ("it's",), ""),
        ("    summary:", '    "a\\tb": 1\n    summary:', 'unknown key "a\tb"', ("a\tb",), ""),
        ("stats: {attack: 1, life: 2, recover: 1}", "stats: [1]", "[1] is not a mapping",
         ("stats",), ""),
        ("summary: A character without text.", "summary:", "null is not text", ("summary",), ""),
    ],
)  # fmt: skip
def test_one_mistake_is_one_message(old, new, message, at, hint):
    assert problems(old, new) == [(message, (*CARD, *at), hint)]


def test_a_key_with_quotes_does_not_slip_through():
    """Python shows such a key in double quotes, which a search for '…' would not find."""
    assert [message for message, _, _ in problems("kind: ally", "kind: ally\n    '''': 1")] == [
        'unknown key "\'"'
    ]


def test_two_mistakes_are_two_messages():
    found = problems("attack: 1, life: 2", "atack: 1, lfe: 2")

    assert {message for message, _, _ in found} >= {'unknown key "atack"', 'unknown key "lfe"'}


def test_what_is_missing_is_told_beside_a_key_that_means_something_else():
    found = problems("kind: ally", "colour: red")

    assert {message for message, _, _ in found} >= {
        'unknown key "colour"',
        'the key "kind" is missing',
    }


@pytest.mark.parametrize(
    ("ability", "message", "at", "hint"),
    [
        ("{name: A, class: SUP, mode: ATK}", '"SUP" is not allowed here', ("class",),
         'did you mean "SUPP"?'),
        ("{name: A, class: CNT, area: bond}", '"CNT" is not allowed here', ("class",),
         'did you mean "CONT"?'),
        ("{name: A, class: ACT, do: [{draw: 1, move: self}]}", '"move" is one key too many here',
         ("do", 0, "move"), "in a list each is an entry of its own: [{draw: …}, {move: …}]"),
        ("{name: A, class: ACT, do: [{drw: 1, move: self}]}", 'unknown key "drw"',
         ("do", 0, "drw"), 'did you mean "draw"?'),
        ("{name: A, class: ACT, icons: [CSC]}", '"CSC" is not allowed here', ("icons", 0),
         'did you mean "CCS"?'),
        ("{name: A, class: ACT, icons: [C]}", '"C" is not allowed here', ("icons", 0),
         'did you mean "CP" or "CF"?'),
    ],
)  # fmt: skip
def test_an_ability_has_one_message_for_one_mistake(own_card, ability, message, at, hint):
    text = own_card(abilities=f"- {ability}\n")

    assert problems(text=text, schema="cipher.cards") == [
        (message, ("cards", "X01-001", "abilities", 0, *at), hint)
    ]


def test_a_few_allowed_words_are_listed_where_none_is_close():
    ((message, at, hint),) = problems("action: main", "action: zzzzzz")

    assert message == '"zzzzzz" is not allowed here'
    assert at == (*CARD, "cost", "action")
    assert hint.startswith("allowed: ")
    assert " or " in hint


def test_long_values_are_cut():
    ((message, _, _),) = problems("kind: ally", f"kind: {'x' * 500}")

    assert len(message) < 100
    assert "..." in message


def test_a_list_that_is_too_long(own_card):
    text = own_card({"    class:": "    also: [{en: Marth}, {en: Lucina}]\n    class:"})

    assert problems(text=text, schema="cipher.cards") == [
        ("2 entries are too many here; at most 1", ("cards", "X01-001", "also"), "")
    ]


def test_an_empty_mapping():
    text = "game: cipher\nset: {id: X01, name: {en: Own}}\ncards: {}\n"

    assert problems(text=text, schema="cipher.cards") == [
        ('the key "cards" must not be empty', ("cards",), "")
    ]


@pytest.mark.parametrize("content", [None, 7, "text", [], [{}], {}])
@pytest.mark.parametrize(
    "schema", ["game", *(f"{game}.cards" for game in (
        "ashes", "blackpoker", "blue_moon", "cipher", "summon_magic"))],
)  # fmt: skip
def test_no_content_is_beyond_words(schema, content):
    found = list(schema_problems(schema, content))

    assert found
    assert all(one.message and "Traceback" not in one.message for one in found)


@pytest.mark.parametrize(
    "value", [None, True, -1, 1.5, 10**17, "", "x" * 300, [], {}, [[]], {"a": {}}]
)
def test_any_value_anywhere_gets_a_message_or_is_right(value):
    """Every value of a good card is replaced by nonsense in turn."""
    content = read_yaml(Source("own.yaml", GOOD)).value
    card = content["cards"]["tin-man"]
    for key in card:
        broken = json.loads(json.dumps(content))
        broken["cards"]["tin-man"][key] = value
        for one in schema_problems("ashes.cards", broken):
            assert one.message
            assert one.at[:2] == CARD


def test_an_id_of_the_wrong_form_is_placed_at_the_id():
    ((message, at, hint),) = problems("tin-man:", "Tin Man!:")

    assert message == '"Tin Man!" has the wrong form'
    assert tuple(at) == ("cards", "Tin Man!")
    assert hint.startswith("expected: ")
