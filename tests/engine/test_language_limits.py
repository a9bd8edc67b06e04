"""Abilities that can be read but could not work are refused when the file loads, at their place."""

import pytest

from deckcli.catalog.assembling import CardDataError
from deckcli.engine.language.circles import StatGraph
from deckcli.games.library import Library

FIRST = 18  # the line of the first ability
GIFT = "gives: [{modify: {of: self, attack: 10}}]"
MOVED = "when: {moved: self}"
ALL = "{{name: Mine 1, class: {kind}, {program}}}"
ACT_HINT = "a skill that is used has `do`, often with `cost` and `if`; CONT skills have `gives`"
AUTO_HINT = "a skill that triggers has `when` and `do`, often with `if` and `may_pay`"
CONT_HINT = "what works all the time has `gives`, and `while` if not always"
SUPP_HINT = "a supporting card has `do`, often with `if` and `may_pay`"
NO_EVENT = "only what has a `when` knows it; or choose a card: {choose: enemy}"
NO_COMBAT = "ACT skills are used between combats"
COUNTED = "this would never be counted: "
CIRCLE_HINT = "ask for something else, or change it once, with `do` and `until`"


@pytest.fixture
def told(own_folder, own_card):
    """What is wrong with abilities, each a class and a program: which one, the words that are
    marked, message and hint."""

    def load(*abilities):
        lines = [
            f"- {{name: Mine {number}, class: {kind}, {program}}}\n"
            for number, (kind, program) in enumerate(abilities, start=1)
        ]
        text = own_card(abilities="".join(lines))
        try:
            Library([own_folder(text)]).catalog("cipher")
        except CardDataError as error:
            return [(*_marked(text, one.place), one.message, one.hint) for one in error.findings]
        return []

    return load


def _marked(text, place):
    line = text.splitlines()[place.line - 1]
    return place.line - FIRST, line[place.column - 1 : place.end_column - 1]


@pytest.mark.parametrize(
    ("kind", "program", "marked", "message", "hint"),
    [
        ("ACT", GIFT, "gives", '"gives" has no meaning in an ACT skill', ACT_HINT),
        ("ACT", "cost: [tap_self], if: [your_turn]", ALL, 'an ACT skill needs "do"', ACT_HINT),
        ("ACT", f"{MOVED}, do: [draw]", "when", '"when" has no meaning in an ACT skill', ACT_HINT),
        ("AUTO", "do: [draw]", ALL, 'an AUTO skill needs "when"', AUTO_HINT),
        ("AUTO", MOVED, ALL, 'an AUTO skill needs "do"', AUTO_HINT),
        ("CONT", "do: [draw]", "do", '"do" has no meaning in a CONT skill', CONT_HINT),
        ("CONT", f"cost: [tap_self], {GIFT}", "cost", '"cost" has no meaning in a CONT skill', CONT_HINT),
        ("SPEC", "while: [your_turn]", ALL, 'a SPEC skill needs "gives"', CONT_HINT),
        ("SUPP", f"mode: ATK, {GIFT}", "gives", '"gives" has no meaning in a SUPP skill', SUPP_HINT),
    ],
)  # fmt: skip
def test_each_class_has_its_keys(told, kind, program, marked, message, hint):
    marked = marked.format(kind=kind, program=program)
    assert told((kind, program)) == [(0, marked, message, hint)]


def test_facts_alone_are_no_mistake(told):
    """Such a card can be checked in decks; playing it is refused."""
    assert told(("ACT", "limit: once_per_turn")) == []


@pytest.mark.parametrize(
    ("program", "marked", "word", "missing", "hint"),
    [
        ("do: [{destroy: it}]", "it", "it", "event", NO_EVENT),
        ("do: [{destroy: other}]", "other", "other", "other card", NO_EVENT),
        ("if: [{by_skill: Mine 1}], do: [draw]", "by_skill", "by_skill", "event", NO_EVENT),
        ("do: [{move: attacker}]", "attacker", "attacker", "combat", NO_COMBAT),
        ("if: [{attacker_is: {cost: 1}}], do: [draw]", "attacker_is", "attacker_is", "combat", NO_COMBAT),
    ],
)  # fmt: skip
def test_a_word_needs_what_it_speaks_of(told, program, marked, word, missing, hint):
    message = f'"{word}" has no meaning here: there is no {missing}'
    assert told(("ACT", program)) == [(0, marked, message, hint)]


def test_no_word_of_combat_works_between_combats(told):
    conditions = ("attacking", "attacked_by", "attacker_is", "supported_by")
    programs = {
        "attacker": "do: [{move: attacker}]",
        "defender": "do: [{move: defender}]",
        **{word: f"if: [{{{word}: {{cost: 1}}}}], do: [draw]" for word in conditions},
        "redirect_attack": "do: [{redirect_attack: self}]",
        "support_becomes": "do: [{support_becomes: unit}]",
        "end_of_combat": "do: [{modify: {of: self, attack: 10, until: end_of_combat}}]",
    }
    said = told(*(("ACT", program) for program in programs.values()))

    assert [marked for _, marked, _, _ in said] == list(programs)
    assert {hint for *_, hint in said} == {NO_COMBAT}


@pytest.mark.parametrize(
    ("when", "place", "word", "missing"),
    [
        ("{deployed: ally}", "{move: other}", "other", "other card"),
        ("{turn_ends: yours}", "{move: defender}", "defender", "combat"),
    ],
)
def test_an_event_does_not_bring_everything(told, when, place, word, missing):
    event = when[1:].split(":")[0]
    [(_, _, message, hint)] = told(("AUTO", f"when: {when}, do: [{place}]"))

    assert message == f'"{word}" has no meaning here: there is no {missing}'
    assert hint == f'when "{event}" has happened there is none'


def test_whom_needs_another_card(told):
    [(_, marked, message, _)] = told(("AUTO", "when: {moved: self, whom: enemy}, do: [draw]"))

    assert (marked, message) == ("whom", '"whom" has no meaning here: there is no other card')


@pytest.mark.parametrize(
    ("events", "place"),
    [
        (("deployed: ally", "class_changes: ally", "levels_up: ally", "moved: ally", "laid: self"), "other"),
        (("turn_starts: yours", "turn_ends: any"), "attacker"),
        (("turn_starts: yours", "turn_ends: any"), "it"),
    ],
)  # fmt: skip
def test_no_event_brings_what_is_not_in_it(told, events, place):
    said = told(*(("AUTO", f"when: {{{event}}}, do: [{{move: {place}}}]") for event in events))

    assert [(line, marked) for line, marked, _, _ in said] == [
        (line, place) for line in range(len(events))
    ]


def test_words_of_events_and_combat_work_where_there_are_some(told):
    assert told(
        ("AUTO", "when: {attacks: enemy}, do: [{move: it}, {move: other}, {move: attacker}]"),
        ("AUTO", "when: {moved: ally}, do: [{move: it}, {move: attacker}]"),
        ("CONT", "while: [{attacker_is: {type: flier}}], gives: [{modify: {of: defender, attack: 10}}]"),
        ("SUPP", "mode: BOTH, do: [{move: attacker}]"),
    ) == []  # fmt: skip


@pytest.mark.parametrize(
    ("program", "marked", "message"),
    [
        ("do: [{draw: -3}]", "-3", "-3 is less than the minimum of 1"),
        ("do: [{draw: 0}]", "0", "0 is less than the minimum of 1"),
        ("do: [{draw: {count: ally, times: -1}}]", "-1", "-1 is too little here: 1 is the least"),
        ("cost: [{flip: 0}], do: [draw]", "0", "0 is less than the minimum of 1"),
        ("cost: [{discard: {amount: -1}}], do: [draw]", "-1", "-1 is too little here: 1 is the least"),
        ("do: [{move: {choose_any: ally, up_to: 0}}]", "0", "0 is too little here: 1 is the least"),
    ],
)  # fmt: skip
def test_numbers_make_sense(told, program, marked, message):
    assert told(("ACT", program)) == [(0, marked, message, "")]


@pytest.mark.parametrize("distance", ["-1", "0", "4", "100000000000"])
def test_a_range_is_one_that_there_is(told, distance):
    """Ranges are kept as bits; a far one would take all memory there is."""
    program = f"do: [{{modify: {{of: self, range: [1, {distance}], until: end_of_turn}}}}]"
    said = told(("ACT", program))
    assert said == [(0, distance, f"{distance} is not known here", "allowed: 1, 2 or 3")]


def test_a_skill_cannot_be_given_all_the_time(told):
    """Gained skills are modifiers; to give one all the time is no word of the language."""
    said = told(("CONT", "gives: [{modify: {of: self, attack: 10, skill: Mine 1}}]"))
    assert [(marked, message) for _, marked, message, _ in said] == [
        ("skill", 'unknown key "skill"')
    ]


def test_a_change_changes_something(told):
    said = told(("ACT", "do: [{modify: {of: self, until: end_of_turn}}]"))
    [(_, marked, message, hint)] = said
    assert (marked, message) == ("{of: self, until: end_of_turn}", "one more key is needed here")
    assert hint.startswith("such as attack, breaks_orbs, range,")


def test_an_unknown_name_of_many_is_not_answered_with_all_of_them(told):
    said = told(("ACT", "do: [{modify: {of: self, skill: Zzzzzz, until: end_of_turn}}]"))
    assert [(message, hint) for _, _, message, hint in said] == [('"Zzzzzz" is not known here', "")]


# -- stats that depend on themselves


@pytest.mark.parametrize(
    "program",
    [
        "gives: [{modify: {of: self, attack: {attack_of: self}}}]",
        "gives: [{modify: {of: other_ally, attack: {attack_of: enemy, times: -1}}}]",
        f"while: [{{at_least: {{left: {{attack_of: self}}, right: 30}}}}], {GIFT}",
        f"while: [{{either: [your_turn, {{odd: {{attack_of: ally}}}}]}}], {GIFT}",
    ],
)
def test_a_stat_is_not_read_to_know_it(told, program):
    message = f'{COUNTED}"attack" depends on "attack"'
    assert told(("CONT", program)) == [(0, "attack_of", message, CIRCLE_HINT)]


@pytest.mark.parametrize(
    ("stat", "program"),
    [
        ("weapon", "while: [{any: {enemy: {weapon: bow}}}], gives: [{modify: {of: self, weapon: bow}}]"),
        ("symbol", "while: [{any: {ally: {symbol: red}}}], gives: [{modify: {of: self, symbol: red}}]"),
        ("cannot_be_deployed", "while: [{any: {hand: {can_become: unit}}}], gives: [cannot_be_deployed]"),
    ],
)  # fmt: skip
def test_nor_by_a_filter(told, stat, program):
    [(_, _, message, _)] = told(("CONT", program))

    assert message == f'{COUNTED}"{stat}" depends on "{stat}"'


def test_nor_by_way_of_other_cards(told):
    """Swordfaire-like skills count weapons for their attack; the later one is refused."""
    by_weapon = "gives: [{modify: {of: self, attack: {count: {ally: {weapon: bow}}}}}]"
    by_attack = "while: [{odd: {attack_of: self}}], gives: [{modify: {of: self, weapon: bow}}]"
    [(line, _, message, _)] = told(("CONT", by_weapon), ("CONT", by_attack))

    assert line == 1
    assert message.startswith(f'{COUNTED}"weapon" depends on "attack", that on "weapon" (')


def test_which_skills_there_are_is_known_before_any_stat(told):
    lost = "lose_skill: {who: {enemy: {weapon: bow}}, skill: Mine 1}"
    given = ("CONT", "gives: [{modify: {of: self, weapon: bow}}]")
    [(line, _, message, _)] = told(given, ("CONT", f"gives: [{{{lost}}}]"))

    assert line == 1
    assert message.startswith(f'{COUNTED}"lose_skill" depends on "weapon", that on "lose_skill" (')


def test_what_depends_on_something_else_is_fine(told):
    assert told(
        ("CONT", f"while: [{{any: {{enemy: {{weapon: bow}}}}}}], {GIFT}"),
        ("ACT", "do: [{modify: {of: self, attack: {attack_of: self}, until: end_of_turn}}]"),
        ("CONT", "while: [{odd: {attack_of: self}}], gives: [{modify: {of: self, breaks_orbs: 2}}]"),
    ) == []  # fmt: skip


def test_the_shortest_circle_is_told():
    graph = StatGraph()
    graph.names = dict(enumerate("abcd"))
    for stat, read in ((0, 1), (1, 2), (0, 3), (3, 2)):
        assert graph.add(stat, read, f"card {stat}") == ""

    assert graph.add(2, 0, "card 2") == (
        '"c" depends on "a", that on "b" (card 0), that on "c" (card 1)'
    )
    assert graph.add(3, 1, "card 3") == ""  # what closed the circle was left out


def layered_graph():
    graph = StatGraph()
    graph.names = {0: "value", 1: "icons", 2: "skill"}
    graph.layered = {0, 1}
    return graph


def test_in_a_layer_what_is_below_may_be_read():
    graph = layered_graph()
    for stat, read, layer in ((0, 0, 3), (0, 1, 2), (1, 0, 2), (0, 1, 5), (1, 0, 4), (1, 0, 5)):
        assert graph.add(stat, read, "a card", layer) == ""


def test_what_is_outside_of_layers_reads_them_all():
    graph = layered_graph()
    assert graph.add(2, 0, "card 1") == ""  # the skill depends on the value after all layers
    assert graph.add(1, 0, "card 2", 4) == ""  # icons in layer 4 on the value below it
    assert graph.add(0, 2, "card 3", 3) == '"value" depends on "skill", that on "value" (card 1)'
    graph = layered_graph()
    assert graph.add(2, 1, "card 1") == ""  # the skill depends on the icons only
    assert graph.add(1, 0, "card 2", 4) == ""
    assert graph.add(0, 2, "card 3", 4) == ""  # layer 4 of the value is not below that of the icons
    assert graph.add(0, 2, "card 4", 3) == (
        '"value" depends on "skill", that on "icons" (card 1), that on "value" (card 2)'
    )
