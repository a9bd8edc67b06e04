"""Mistakes in abilities are found when the file loads, at their place, with a suggestion."""

import pytest

from deckcli.catalog.loading import CardDataError
from deckcli.games.library import Library

CARD = """\
game: cipher
set: {id: X02, name: {en: Mine}}
cards:
  X02-001:
    title: {en: Tester of Words}
    unit: {en: Tester}
    class: Mage
    symbols: [red]
    weapons: [tome]
    cost: {deploy: 1}
    attack: 30
    support: 20
    range: [1]
    summary: A card of mine for tests.
    abilities:
      - name: Mine
        class: CLASS
        PROGRAM
"""


def findings_of(tmp_path, program, kind="ACT"):
    folder = tmp_path / "cipher" / "cards"
    folder.mkdir(parents=True)
    text = CARD.replace("CLASS", kind).replace("PROGRAM", program)
    (folder / "mine.yaml").write_text(text, encoding="utf-8")
    try:
        Library([tmp_path]).catalog("cipher")
    except CardDataError as error:
        return error.findings
    return []


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
def test_a_misspelt_word_is_found_at_its_place(tmp_path, program, column, message, hint):
    found = findings_of(tmp_path, program)

    assert [(one.place.line, one.place.column, one.message, one.hint) for one in found] == [
        (18, column, message, hint)
    ]


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("do: [{modify: {of: self, attack: 10}}]", 'the key "until" is missing'),
        ("cost: [{flip: two}]", '"two" is not a whole number'),
        ("do: [{draw: [1]}]", "[1] is not a whole number, text or a mapping"),
        ("do: [{move: {choose: enemy, as: self}}]", 'the name "self" is taken'),
        ("do: [draw, repeat]", '"repeat" would never end here'),
    ],
)
def test_a_wrong_argument_is_said(tmp_path, program, message):
    assert message in [one.message for one in findings_of(tmp_path, program)]


def test_all_mistakes_of_an_ability_are_told_at_once(tmp_path):
    program = "do: [{move: frend}, {move: {choose: enmy}}]"
    found = findings_of(tmp_path, program)

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
def test_only_some_classes_work_elsewhere_than_on_the_field(tmp_path, kind, area, allowed):
    program = f"area: {area}\n        gives: [{{modify: {{of: ally, attack: 10}}}}]"
    found = findings_of(tmp_path, program, kind=kind)

    assert [one.hint for one in found] == ([allowed] if allowed else [])
