"""Claims: what can be claimed, what can never be, and what claims nothing."""

import pytest

from deckcli.engine.rulings.layouts import BadRuling
from deckcli.engine.rulings.running import run_ruling
from deckcli.games.playing import engines, game_of, layout_of, rules_of_ruling

CIPHER = {
    "turn": "p1",
    "p1": {
        "front": [{"card": "B01-003", "as": "marth", "main_character": True}],
        "back": [{"card": "B01-029", "as": "merric"}],
        "hand": ["B01-002"],
        "bonds": 1,
    },
    "p2": {"front": [{"card": "B01-053", "as": "chrom", "main_character": True}]},
}
BLACKPOKER = {
    "turn": "p1",
    "p1": {"hand": ["S5"], "bulwarks": [{"card": "D9", "as": "wall"}]},
    "p2": {"hand": ["C5", "HK"], "soldiers": [{"card": "D7", "as": "soldier"}]},
}
TABLES = {"cipher": CIPHER, "blackpoker": BLACKPOKER}


@pytest.fixture(scope="module")
def run(library):
    games = {key: game_of(library.catalog(key)) for key in engines()}

    def outcome(key, then, when=(), **given):
        ruling = {"given": {**TABLES[key], **given}, "when": list(when), "then": then}
        (found,) = run_ruling(games[key], layout_of(games[key]), ruling)
        return found

    return outcome


@pytest.fixture(scope="module")
def mistake(run):
    def refused(*args, **kwargs):
        with pytest.raises(BadRuling) as caught:
            run(*args, **kwargs)
        return caught.value

    return refused


@pytest.mark.parametrize(("key", "then"), [
    ("cipher", {"merric": {"range": [2, 1], "weapon": "tome", "symbol": ["red"]}}),
    ("cipher", {"merric": {"skills": ["Magic Emblem", "Excalibur"], "skills_gained": []}}),
    ("cipher", {"merric": {"attacked_this_turn": False}, "chrom": {"symbol": "blue"}}),
    ("cipher", {"turn": "p1", "turn_number": 5, "phase": "action"}),
    ("cipher", {"winner": "nobody yet"}),
    ("blackpoker", {"turn": "p1", "turn_number": 5, "stage": []}),
    ("blackpoker", {"wall": {"seen_by": "p1"}, "soldier": {"seen_by": ["p2", "p1"]}}),
])  # fmt: skip
def test_what_is_so_can_be_claimed(run, key, then):
    assert run(key, then).failures == []


@pytest.mark.parametrize(("key", "then", "failure"), [
    ("cipher", {"merric": {"range": 2}}, "merric: range is [1, 2], not 2"),
    ("cipher", {"merric": {"range": [1, 2, 3]}}, "merric: range is [1, 2], not [1, 2, 3]"),
    ("cipher", {"merric": {"weapon": []}}, "merric: weapon is ['tome'], not []"),
    ("cipher", {"merric": {"symbol": "blue"}}, "merric: symbol is ['red'], not 'blue'"),
    ("cipher", {"marth": {"skills_gained": "Dance"}}, "marth: skills_gained is [], not 'Dance'"),
    ("cipher", {"marth": {"attacked_this_turn": True}},
     "marth: attacked_this_turn is False, not True"),
    ("cipher", {"turn": "p2"}, "turn is 'p1', not 'p2'"),
    ("cipher", {"turn_number": 6}, "turn_number is 5, not 6"),
    ("cipher", {"phase": "bond"}, "phase is 'action', not 'bond'"),
    ("cipher", {"p1": {"hand": 2}}, "p1: hand has 1 card (B01-002), not 2"),
    ("cipher", {"p1": {"hand": ["B01-003"]}}, "p1: hand is ['B01-002'], not ['B01-003']"),
    ("cipher", {"p1": {"main_character": "gone"}}, "p1: main_character is 'B01-003', not 'gone'"),
    ("blackpoker", {"turn": "p2"}, "turn is 'p1', not 'p2'"),
    ("blackpoker", {"stage": ["Counter"]}, "stage is [], not ['Counter']"),
    ("blackpoker", {"soldier": {"character": "none"}},
     "soldier: character is 'common-soldier', not 'none'"),
])  # fmt: skip
def test_what_is_not_so_fails(run, key, then, failure):
    assert run(key, then).failures == [failure]


@pytest.mark.parametrize(("key", "then", "message", "at", "hint"), [
    ("cipher", {"winner": "p3"}, "winner can never be 'p3'", ("winner",),
     "one of: p1, p2, nobody, nobody yet"),
    ("cipher", {"winner": "noboddy"}, "winner can never be 'noboddy'", ("winner",), "nobody?"),
    ("cipher", {"phase": "draw"}, "phase can never be 'draw'", ("phase",),
     "one of: setup, start, bond, deploy, action, end"),
    ("cipher", {"turn": "p3"}, "turn can never be 'p3'", ("turn",), "one of: p1, p2"),
    ("cipher", {"turn_number": "5"}, "turn_number can never be '5'", ("turn_number",), "whole"),
    ("cipher", {"asked": {"p3": "evade"}}, "there is no p3 at this table", ("asked", "p3"), ""),
    ("cipher", {"asked": {"p2": "evades"}}, "nobody is ever asked 'evades'", ("asked", "p2"),
     "did you mean evade? questions: mulligan, bond, deploy, action, critical"),
    ("cipher", {"marth": {"weapon": "swrod"}}, "weapon can never be 'swrod'",
     ("marth", "weapon"), "sword?"),
    ("cipher", {"marth": {"range": [1, 4]}}, "range can never be 4", ("marth", "range", 1),
     "some of: 1, 2, 3"),
    ("cipher", {"marth": {"range": True}}, "range can never be True", ("marth", "range"), ""),
    ("cipher", {"marth": {"skills": ["Danse"]}}, "skills can never be 'Danse'",
     ("marth", "skills", 0), "Dance?"),
    ("cipher", {"marth": {"zone": "p1 hnad"}}, "zone can never be 'p1 hnad'",
     ("marth", "zone"), "p1 hand?"),
    ("cipher", {"marth": {"zone": "p3 hand"}}, "zone can never be 'p3 hand'",
     ("marth", "zone"), "under a unit"),
    ("cipher", {"marth": {"tapped": 0}}, "tapped can never be 0", ("marth", "tapped"),
     "true or false"),
    ("cipher", {"marth": {"stack": True}}, "stack can never be True", ("marth", "stack"), "whole"),
    ("cipher", {"marth": {"attack": 40.0}}, "attack can never be 40.0", ("marth", "attack"), ""),
    ("cipher", {"marth": {"card": "B01-001"}}, "'B01-001' is no card at this table",
     ("marth", "card"), "B01-00"),
    ("cipher", {"marth": {"seen_by": ["p1", "p3"]}}, "seen_by can never be 'p3'",
     ("marth", "seen_by", 1), ""),
    ("cipher", {"p1": {"hand": True}}, "hand can never be True", ("p1", "hand"),
     "a list of cards, or how many there are"),
    ("cipher", {"p1": {"hand": -1}}, "hand can never be -1", ("p1", "hand"), ""),
    ("cipher", {"p1": {"hand": ["B01-002", "B01-0002"]}}, "'B01-0002' is no card at this table",
     ("p1", "hand", 1), "B01-002?"),
    ("cipher", {"p1": {"deck_top": "none"}}, "'none' is no card at this table",
     ("p1", "deck_top"), ""),
    ("blackpoker", {"stage": ["Coutner"]}, "stage can never be 'Coutner'", ("stage", 0),
     "Counter?"),
    ("blackpoker", {"stage": "Counter"}, "stage can never be 'Counter'", ("stage",), "a list"),
    ("blackpoker", {"soldier": {"character": "heroine"}}, "character can never be 'heroine'",
     ("soldier", "character"), "hero?"),
    ("blackpoker", {"asked": {"p1": "critical"}}, "nobody is ever asked 'critical'",
     ("asked", "p1"), "questions: action, response, drive, discard, sacrifice, key, target"),
    ("blackpoker", {"phase": "action"}, "'phase' is neither a player nor a card with `as:`",
     ("phase",), "of the table: legal, illegal, asked, winner, ending, turn, turn_number, stage"),
])  # fmt: skip
def test_what_can_never_be_is_a_mistake(mistake, key, then, message, at, hint):
    found = mistake(key, then)

    assert found.message == message
    assert tuple(found.at) == ("then", *at)
    assert hint in found.hint


def test_a_claim_that_fails_is_no_mistake_under_other_rules(library):
    """What can never be claimed depends on the cards of the chosen format."""
    ruling = {"game": "blackpoker", "given": {**BLACKPOKER, "format": "lite"}, "then": {}}
    game = game_of(library.catalog("blackpoker"), rules=rules_of_ruling(ruling))
    with pytest.raises(BadRuling) as caught:
        run_ruling(game, layout_of(game), {**ruling, "then": {"stage": ["Death Lance"]}})

    assert caught.value.message == "stage can never be 'Death Lance'"


def test_what_is_decided_in_other_formats_is_no_mistake(library):
    ruling = {"game": "blackpoker", "given": {**BLACKPOKER, "format": "lite"}, "then": {}}
    game = game_of(library.catalog("blackpoker"), rules=rules_of_ruling(ruling))
    then = {"illegal": ["two driven", "raise Add Bulwark"]}
    (found,) = run_ruling(game, layout_of(game), {**ruling, "then": then})

    assert found.failures == []


# -- between the steps

ATTACK = {"p1": "attack marth -> chrom"}
CRITICAL = {"asked": {"p1": "critical"}, "marth": {"attack": 60}}


def test_claims_may_stand_between_the_steps(run):
    found = run("cipher", {"p1": {"hand": 1}}, [
        {"then": {"asked": {"p1": "action"}, "marth": {"tapped": False}}},
        ATTACK,
        {"then": CRITICAL},
        {"then": {"marth": {"tapped": True}}},  # nobody need say that something is half done
        {"p1": "no critical"},
        {"p2": "choose orb 1"},
    ])  # fmt: skip

    assert found.failures == []


def test_a_claim_that_fails_between_the_steps_stops_there(run):
    found = run("cipher", {"p1": {"hand": 7}}, [
        ATTACK,
        {"then": {"marth": {"attack": 50}, "chrom": {"tapped": True}}},
        {"p1": "no critical"},
    ])  # fmt: skip
    after = "after step 1 (p1: attack marth -> chrom): "

    assert found.failures == [
        f"{after}marth: attack is 60, not 50", f"{after}chrom: tapped is False, not True",
    ]  # fmt: skip
    assert found.legal == ["critical B01-002", "no critical"]
    assert "(60, main character, tapped)" in found.table


def test_steps_are_counted_without_the_claims_between_them(run):
    claim = {"then": {"turn_number": 9}}
    ok = {"then": {"turn_number": 5}}

    assert run("cipher", {}, [claim]).failures == ["before the first step: turn_number is 5, not 9"]
    found = run("cipher", {}, [ok, ATTACK, ok, {"p1": "no critical"}, claim])
    assert found.failures == ["after step 2 (p1: no critical): turn_number is 5, not 9"]


def test_only_the_last_claims_must_leave_nothing_half_done(run):
    assert run("cipher", {"marth": {"tapped": True}}, [ATTACK]).failures == [
        "p1 is still being asked: critical"
    ]


def test_nor_need_others_say_that_the_game_is_over(run):
    given = {"p2": {**CIPHER["p2"], "orbs": 0}, "p1": {**CIPHER["p1"], "hand": []}}
    steps = [ATTACK, {"then": {"chrom": {"zone": "p2 retreat"}}}]
    ending = "the game is over: p2's main character was destroyed without orbs"

    assert run("cipher", {"winner": "p1"}, steps, **given).failures == []
    assert run("cipher", {}, steps, **given).failures == [ending]


def test_a_mistake_between_the_steps_is_found_there(mistake):
    found = mistake("cipher", {}, [ATTACK, {"then": {"phase": "night"}}])
    assert tuple(found.at) == ("when", 1, "then", "phase")


# -- steps


@pytest.mark.parametrize(("key", "line", "message", "hint"), [
    ("cipher", {"p1": "atack marth -> chrom"},
     "'atack marth -> chrom' is never legal: no action is written so", "attack … -> …?"),
    ("cipher", {"p1": "attack marht -> chrom"},
     "'attack marht -> chrom' is never legal: 'marht' is no card at this table", "marth?"),
    ("cipher", {"p1": "use merric: Excalibar"},
     "'use merric: Excalibar' is never legal: 'Excalibar' is no ability", "Excalibur?"),
    ("cipher", {"p3": "end turn"}, "there is no p3 at this table", ""),
    ("blackpoker", {"p1": "raise Sumon Soldier"},
     "'raise Sumon Soldier' is never legal: 'Sumon Soldier' is no word", "Summon Soldier?"),
    ("blackpoker", {"p1": "summon S5"}, "'summon S5' is never legal: no action is written so",
     "actions: raise …"),
])  # fmt: skip
def test_a_step_that_nobody_could_ever_take_is_a_mistake(mistake, key, line, message, hint):
    found = mistake(key, {}, [line])

    assert found.message == message
    assert hint in found.hint
    assert tuple(found.at) == ("when", 0, *line)


def test_a_step_that_is_not_legal_now_tells_what_may_be_meant(run):
    found = run("cipher", {}, [{"p1": "attack merric -> marth"}])
    assert found.failures == [
        "'attack merric -> marth' is not legal now; did you mean 'attack merric -> chrom'?"
    ]
    found = run("cipher", {}, [{"p1": "mulligan"}])
    assert found.failures == ["'mulligan' is not legal now"]


def test_a_step_of_somebody_else_tells_who_is_asked(run):
    found = run("cipher", {}, [{"p2": "end turn"}])
    assert found.failures == ["p2 is not to act before 'end turn': p1 is asked 'action'"]


# -- answers that nobody was asked for


def test_an_answer_that_was_taken_because_it_was_the_only_one_is_noted(run):
    sides = {"p1": {**CIPHER["p1"], "hand": []}, "p2": {**CIPHER["p2"], "orbs": 1}}
    found = run("cipher", {"p2": {"orbs": 0}}, [ATTACK], **sides)

    assert found.failures == []
    assert found.notes == [taken("after step 1 (p1: attack marth -> chrom)", "p2: choose orb 1")]


def taken(when, *answers):
    return f"taken {when}, as the only answer, without asking: {'; '.join(answers)}"


def test_each_step_has_its_own_note(run):
    steps = [{"p1": "end turn"}, {"p2": "end turn"}]
    found = run("cipher", {}, steps, p1={**CIPHER["p1"], "hand": []})
    mine, theirs = (("p1: no bond", "p1: end deployment"), ("p2: no bond", "p2: end deployment"))

    assert found.notes == [
        taken("after step 1 (p1: end turn)", *theirs), taken("after step 2 (p2: end turn)", *mine),
    ]  # fmt: skip


def test_who_is_asked_leaves_no_note(run):
    assert run("cipher", CRITICAL, [ATTACK]).notes == []


def test_what_is_taken_before_the_first_step_is_noted(run):
    found = run("cipher", {}, phase="bond", p1={**CIPHER["p1"], "hand": []})
    assert found.notes == [taken("before the first step", "p1: no bond", "p1: end deployment")]


def test_names_stand_in_the_notes_too(run):
    found = run("blackpoker", {}, [{"p1": "raise Summon Soldier"}])
    step = "after step 1 (p1: raise Summon Soldier)"
    assert found.notes == [taken(step, "p1: drive wall", "p1: key S5")]


def test_a_pair_of_keys_that_is_all_there_is_is_noted(run):
    """Both keys are shown by themselves, and so is what they are aimed at."""
    hand = {"hand": ["H4", "D4"], "bulwarks": ["S2", "S3"], "soldiers": ["C9"]}
    found = run("blackpoker", {}, [{"p1": "raise Reverse"}], p1=hand)
    assert "p1: key H4" in found.notes[0] and "p1: key D4" in found.notes[0]


def test_a_turn_that_ends_by_itself_is_noted_once(run):
    side = {"front": CIPHER["p1"]["front"]}
    found = run("cipher", {}, [{"p1": "move marth"}], p1=side)

    assert found.notes[0] == "p1's turn 5 ended by itself: nothing was left to do"
    assert "end turn" not in "".join(found.notes[1:])


# -- actions that would be illegal anyway


@pytest.mark.parametrize(("key", "text", "message", "hint"), [
    ("cipher", "choose orb 1", "p1 is asked 'action', and that is no answer to it",
     "claim asked: {p1: action}, or one of: move …, attack … -> …, use …: …, end turn"),
    ("cipher", "keep", "p1 is asked 'action', and that is no answer to it", "claim asked"),
    ("blackpoker", "pass", "p1 is asked 'action', and that is no answer to it",
     "claim asked: {p1: action}, or one of: raise …"),
    ("blackpoker", "as ace", "p1 is asked 'action', and that is no answer to it", "raise …"),
])  # fmt: skip
def test_an_action_that_answers_no_present_question_warns(run, key, text, message, hint):
    found = run(key, {"illegal": [text]})

    assert found.failures == []
    ((told, helped, at),) = found.warnings
    assert told == f"{text!r} is illegal anyway: {message}"
    assert hint in helped
    assert at == ("then", "illegal", 0)


@pytest.mark.parametrize(("key", "text"), [
    ("cipher", "attack chrom -> marth"),
    ("cipher", "use marth: Dance"),  # nobody has such a skill now, but actions are of that kind
    ("blackpoker", "raise Counter"),
])  # fmt: skip
def test_an_action_of_the_present_question_does_not_warn(run, key, text):
    assert run(key, {"illegal": [text]}).warnings == []


def test_a_warning_between_the_steps_has_its_place(run):
    found = run("cipher", {"illegal": ["use marth: Dance", "keep"]}, [
        {"then": {"illegal": ["evade B01-002"]}},
    ])  # fmt: skip
    assert [one.at for one in found.warnings] == [
        ("when", 0, "then", "illegal", 0), ("then", "illegal", 1),
    ]  # fmt: skip


def test_everything_is_illegal_when_the_game_is_over(run):
    given = {"p2": {**CIPHER["p2"], "orbs": 0}, "p1": {**CIPHER["p1"], "hand": []}}
    found = run("cipher", {"winner": "p1", "illegal": ["move marth"]}, [ATTACK], **given)

    assert found.failures == []
    assert found.warnings[0].message == "'move marth' is illegal anyway: the game is over"
