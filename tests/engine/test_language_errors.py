"""Mistakes in abilities are found when the file loads, at their place, with a suggestion."""

import pytest

from deckcli.catalog.assembling import CardDataError
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
            "do: [{modify: {of: self, cannot_critical: false, until: end_of_turn}}]",
            51,
            "false changes nothing here",
            "leave it out",
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


TOP = "reveal_deck: {whose: enemy, as: top}"
ONE = "to_retreat: top"


@pytest.mark.parametrize(
    ("program", "column", "message", "hint"),
    [
        (f"do: [{{{ONE}}}, {{{TOP}}}]", 27, '"top" is bound only further below',
         "a name is bound before it is used: put that step first"),
        (f"do: [{{if: {{condition: your_turn, then: [{{{TOP}}}], otherwise: [{{{ONE}}}]}}}}]", 115,
         '"top" is bound only in a branch that is over',
         "bind it before the branches; what one of them chooses, the others never see"),
        (f"do: [{{may_pay: {{cost: [tap_self], then: [{{{TOP}}}]}}}}, {{{ONE}}}]", 106,
         '"top" is bound only in a branch that is over',
         "bind it before the branches; what one of them chooses, the others never see"),
        ("do: [{move: {as: foe}}]", 21, "one of choose, may_choose or choose_any is expected here", ""),
        ("do: [{move: {choose: ally, may_choose: enemy}}]", 36,
         "one of choose, may_choose or choose_any is expected here", ""),
        ("do: [{move: {all: ally, as: foe}}]", 22, '"all" does not belong here', ""),
        ("do: [{move: {choose: enemy, as: ''}}]", 41, 'the key "as" must not be empty', ""),
        ("cost: [{discard: {unit: Marth, amount: 2}}]\n  do: [draw]", 27,
         '"discard" takes no "unit"', "discard has the arguments fitting and amount"),
        ("cost: [{discard: {amont: 2}}]\n  do: [draw]", 27,
         '"discard" takes no "amont"', 'did you mean "amount"?'),
        ("cost: [{discard: }]\n  do: [draw]", 26, '"discard" has nothing behind it',
         "discard alone is meant, or an argument is missing"),
        ("cost: [{tap: {ally: {unit: [Marth, Chrm]}}}]\n  do: [draw]", 44,
         '"Chrm" is not known here', 'did you mean "Chrom"?'),
        ("cost: [{tap: {ally: {unit: []}}}]\n  do: [draw]", 36,
         "an empty list has no meaning here", ""),
        ("cost: [{tap: {ally: {cost: {}}}}]\n  do: [draw]", 36,
         "a number is expected here, or {at_least: …, at_most: …}", ""),
        ("cost: [{discard: {not: {}}}]\n  do: [draw]", 32, "this must not be empty", ""),
        ("do: [{draw: 1, move: self}]", 24, '"move" is one key too many here',
         "in a list each is an entry of its own: [{draw: …}, {move: …}]"),
        ("do: [{move: {ally: {not: {}}}}]", 34, 'the key "not" must not be empty', ""),
    ],
)  # fmt: skip
def test_one_mistake_is_told_once(findings_of, program, column, message, hint):
    found = findings_of(program)

    assert [(one.place.line, one.place.column, one.message, one.hint) for one in found] == [
        (20, column, message, hint)
    ]


@pytest.mark.parametrize(
    ("event", "column", "what"),
    [("attacks: it", 25, "event"), ("attacks: self, whom: other", 37, "other card")],
)
def test_an_event_cannot_look_for_its_own_cards(findings_of, event, column, what):
    [found] = findings_of(f"when: {{{event}}}\n  do: [draw]", kind="AUTO")
    name = event.split()[-1]

    assert found.message == f'"{name}" has no meaning here: there is no {what}'
    assert (found.place.column, found.hint) == (column, "this says which card it is")


def test_each_branch_has_names_of_its_own(findings_of):
    steps = f"[{{{TOP}}}, {{{ONE}}}]"
    program = f"do: [{{if: {{condition: your_turn, then: {steps}, otherwise: {steps}}}}}]"

    assert findings_of(program) == []


def test_a_name_bound_by_a_wrong_step_is_not_missed_as_well(findings_of):
    program = "do: [{move: {choose: enmy, as: foe}}, {move: foe}]"

    assert [one.message for one in findings_of(program)] == [
        '"enmy" is neither a group nor a name bound before'
    ]


def test_a_when_of_two_events(findings_of):
    [found] = findings_of("when: {moved: self, attacks: self}\n  do: [draw]", kind="AUTO")

    assert (found.place.column, found.message) == (29, "`when` names one event")


def test_whoever_decides_decides_something(own_folder):
    text = """\
game: blackpoker
set: {id: own, name: {en: Own}}
cards:
  own:
    name: {en: Own}
    kind: action
    type: magic
    format: mast
    raised: direct
    speed: normal
    timing: main
    key: {cards: 1, ranks: [A]}
    abilities: [{name: Effect, do: [{decide: {act: [], leave: []}}]}]
    summary: Nothing.
"""
    with pytest.raises(CardDataError, match="whatever is decided here, nothing happens"):
        Library([own_folder(text, "blackpoker")]).catalog("blackpoker")
