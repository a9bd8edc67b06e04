"""Mistakes in abilities are found when the file loads, at their place, with a suggestion."""

import pytest

from deckcli.catalog.loading import CardDataError
from deckcli.games.library import Library

ABILITY = """\
- name: Mine
  class: CLASS
  PROGRAM
"""


@pytest.fixture
def findings_of(own_folder, own_card):
    """The findings of a card file with one ability."""

    def load(program, kind="ACT"):
        ability = ABILITY.replace("CLASS", kind).replace("PROGRAM", program)
        try:
            Library([own_folder(own_card(abilities=ability))]).catalog("cipher")
        except CardDataError as error:
            return error.findings
        return []

    return load


@pytest.mark.parametrize(
    ("program", "column", "message", "hint"),
    [
        ("do: [{moev: {choose: enemy}}]", 15, 'unknown key "moev"', 'did you mean "move"?'),
        (
            "do: [{move: {choose: enmy}}]",
            30,
            '"enmy" is neither a group nor a name bound before',
            'did you mean "enemy"?',
        ),
        ("do: [{move: {chose: enemy}}]", 22, 'unknown key "chose"', 'did you mean "choose"?'),
        (
            "do: [{move: {choose: enemy, as: foe}}, {move: foes}]",
            55,
            '"foes" is neither a group nor a name bound before',
            'did you mean "foe"?',
        ),
        (
            "do: [{modify: {of: self, atack: 10, until: end_of_turn}}]",
            34,
            'unknown key "atack"',
            'did you mean "attack"?',
        ),
        (
            "do: [{modify: {of: self, attack: 10, until: end_of_trun}}]",
            53,
            '"end_of_trun" is not allowed here',
            'did you mean "end_of_turn"?',
        ),
        (
            "do: [{modify: {of: self, skill: Anti-Flyers, until: end_of_turn}}]",
            41,
            '"Anti-Flyers" is not known here',
            'did you mean "Anti-Fliers"?',
        ),
        (
            "gives: [{modify: {of: {ally: {unit: Marht}}, attack: 10}}]",
            45,
            '"Marht" is not known here',
            'did you mean "Marth"?',
        ),
        ("cost: [{flp: 1}]", 17, 'unknown key "flp"', 'did you mean "flip"?'),
        ("when: {deploys: self}", 16, 'unknown key "deploys"', 'did you mean "deployed"?'),
        ("while: [{attacking: {tpye: flier}}]", 30, 'unknown key "tpye"', 'did you mean "type"?'),
    ],
)
def test_a_misspelt_word_is_found_at_its_place(findings_of, program, column, message, hint):
    found = findings_of(program, kind="CONT" if program.startswith("gives") else "ACT")

    assert [(one.place.line, one.place.column, one.message, one.hint) for one in found] == [
        (20, column, message, hint)
    ]


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("do: [{modify: {of: self, attack: 10}}]", 'the key "until" is missing'),
        ("cost: [{flip: two}]", '"two" is not a whole number'),
        ("do: [{draw: [1]}]", "[1] is not a whole number, text or a mapping"),
        ("do: [{move: {choose: enemy, as: self}}]", 'the name "self" is taken'),
        ("do: [draw, repeat]", '"repeat" would never end here'),
        ("do: [draw, {repeat: {}}]", '"repeat" would never end here'),
        (
            "cost: [{discard: {cost: {at_least: 3, at_most: 2}}}]\n  do: [draw]",
            "nothing is at least 3 and at most 2",
        ),
    ],
)
def test_a_wrong_argument_is_said(findings_of, program, message):
    assert message in [one.message for one in findings_of(program)]


def test_all_mistakes_of_an_ability_are_told_at_once(findings_of):
    program = "do: [{move: frend}, {move: {choose: enmy}}]"
    found = findings_of(program)

    assert [one.place.column for one in found] == [21, 45]


@pytest.mark.parametrize(
    ("kind", "area", "allowed"),
    [
        ("CONT", "hand", "allowed: ACT or AUTO"),  # it would have to be shown all the time
        ("SPEC", "bond", "allowed: ACT, AUTO or CONT"),
        ("CONT", "bond", None),
        ("ACT", "hand", None),
    ],
)
def test_only_some_classes_work_elsewhere_than_on_the_field(findings_of, kind, area, allowed):
    steps = "do: [draw]" if kind == "ACT" else "gives: [{modify: {of: ally, attack: 10}}]"
    found = findings_of(f"area: {area}\n  {steps}", kind=kind)

    assert [one.hint for one in found] == ([allowed] if allowed else [])
