"""Files with several rulings, warnings, and the colon that YAML does not take for text."""

import pytest

HEAD = """\
game: cipher
cites: rulebook, attacks
rulings:
"""
ENTRY = """\
  - ruling: Marth may WORD in this turn.
    given:
      turn: p1
      p1: {front: [{card: B01-003, as: marth, main_character: true}]}
      p2: {front: [{card: B01-053, as: chrom, main_character: true}]}
    then:
      CLAIM
"""
ALONE = """\
ruling: A claim that is enough.
game: cipher
given:
  turn: p1
  p1: {front: [{card: B01-003, as: marth, main_character: true}]}
  p2: {front: [{card: B01-053, as: chrom, main_character: true}]}
WHEN
then:
  CLAIM
"""


def entry(claim, word="attack"):
    return ENTRY.replace("WORD", word).replace("CLAIM", claim)


def alone(claim, when="when: []"):
    return ALONE.replace("WHEN", when).replace("CLAIM", claim)


HOLDS = entry("legal: [attack marth -> chrom]")
FAILS = entry("illegal: [move marth]", "not move")
BROKEN = entry("marth: {zone: p1 moon}", "fly")


def test_every_ruling_of_a_file_counts(deckcli, write):
    files = [write("a.yaml", HEAD + HOLDS * 3), write("b.yaml", alone("legal: [move marth]"))]
    run = deckcli("rulings", *files)

    assert (run.status, run.out, run.err) == (0, "4 rulings hold\n", "")


def test_a_ruling_that_fails_is_named_by_its_line(deckcli, write):
    run = deckcli("rulings", write("mine.yaml", HEAD + HOLDS + FAILS + HOLDS))

    assert run.status == 1
    assert run.out.startswith("mine.yaml:11:5: Marth may not move in this turn.\n  fails: ")
    assert run.out.endswith("\n1 of 3 rulings fails\n")
    assert run.out.count("in this turn.") == 1


def test_a_ruling_that_cannot_be_played_stops_no_other_of_its_file(deckcli, write):
    files = [write("a.yaml", HEAD + BROKEN + FAILS + HOLDS), write("b.yaml", HEAD + HOLDS)]
    run = deckcli("rulings", *files)

    assert run.status == 2
    assert "zone can never be 'p1 moon'\n  at: a.yaml:10:21\n" in run.err
    assert run.out.splitlines()[-1] == "1 of 4 rulings fails"
    assert run.err.splitlines()[-1] == "1 of 2 files cannot be played"


def test_a_ruling_that_is_none_stops_no_other_of_its_file(deckcli, write):
    """Each of two wrong ones is told of, and the sound ones keep their own lines."""
    untold = HOLDS.replace("given", "gvien").replace("turn: p1", "trun: p1")
    run = deckcli("rulings", write("mine.yaml", HEAD + untold + "  - 7\n" + FAILS))

    assert run.status == 2
    assert 'unknown key "gvien"\n  at: mine.yaml:5:5\n' in run.err
    assert "7 is not a mapping\n  at: mine.yaml:11:5\n" in run.err
    assert run.err.count("error[ruling]") == 2
    assert run.out.startswith("mine.yaml:12:5: Marth may not move")
    assert run.out.splitlines()[-1] == "1 of 3 rulings fails"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD + HOLDS.replace("- ruling", "- game: cipher\n    ruling"), 'unknown key "game"'),
        ("given: {turn: p1}\n" + HEAD + HOLDS, 'the key "given" does not belong here'),
        ("ruling: Something that is so.\n" + HEAD + HOLDS, 'the key "ruling" does not belong here'),
        (HEAD.replace("game: cipher\n", "") + HOLDS, 'the key "game" is missing'),
        (HEAD + "  []\n", 'the key "rulings" must not be empty'),
        (HEAD.replace("rulings", "ruligns") + HOLDS, 'hint: did you mean "rulings"?'),
        ("game: cipher\ngiven: {turn: p1}\n", 'the key "ruling" is missing'),
        (HEAD.replace("cipher", "cypher") + HOLDS, "at: mine.yaml:1:7\n  hint: did you mean ciph"),
    ],
)
def test_what_is_no_file_of_rulings(deckcli, write, text, message):
    run = deckcli("rulings", write("mine.yaml", text))

    assert run.status == 2
    assert message in run.err


def test_a_game_that_nobody_knows_is_told_once(deckcli, write):
    run = deckcli("rulings", write("mine.yaml", HEAD.replace("cipher", "cypher") + HOLDS * 3))
    assert run.err.count("error[unknown]") == 1


def test_rules_are_chosen_by_each_ruling(deckcli, write):
    text = """\
game: blackpoker
rulings:
  - ruling: There is no Counter in this format.
    given: {format: lite, turn: p1, p1: {hand: [S5]}, p2: {}}
    then: {illegal: [raise Death Lance]}
  - ruling: Nobody plays so.
    given:
      format: heavy
      turn: p1
    then: {illegal: [raise Death Lance]}
"""
    run = deckcli("rulings", write("mine.yaml", text))
    assert "format must be lite, std, pro or mast" in run.err
    assert "  at: mine.yaml:8:15\n" in run.err


# -- warnings


def test_an_action_that_is_illegal_anyway_warns_once(deckcli, write):
    """The ruling holds, and each of its cases would say the same."""
    text = alone(
        "illegal: [attack $unit -> marth, choose orb 1]", "for_each: {unit: [chrom, marth]}"
    )
    run = deckcli("rulings", write("mine.yaml", text))

    assert (run.status, run.out) == (0, "1 ruling holds\n")
    assert run.err == (
        "warning[ruling]: 'choose orb 1' is illegal anyway: p1 is asked 'action', and that is no "
        "answer to it\n"
        "  at: mine.yaml:9:36\n"
        "  hint: claim asked: {p1: action}, or one of: move …, attack … -> …, use …: …, end turn\n"
    )


def test_a_warning_in_a_list_has_its_place(deckcli, write):
    run = deckcli("rulings", write("mine.yaml", HEAD + HOLDS + entry("illegal: [keep]")))
    assert "  at: mine.yaml:17:17\n" in run.err


# -- notes


def test_a_ruling_that_fails_notes_answers_that_nobody_was_asked_for(deckcli, write):
    claim, steps = "p2: {orbs: 4}", "when: [{p1: attack marth -> chrom}, {p2: choose orb 1}]"
    text = alone(claim, steps).replace("p2: {front", "p2: {orbs: 1, front")
    run = deckcli("rulings", write("mine.yaml", text))

    assert run.status == 1
    assert "  fails: 'choose orb 1' is not legal now\n" in run.out
    how = "taken after step 1 (p1: attack marth -> chrom), as the only answer, without asking"
    assert f"  note: {how}: p2: choose orb 1; " in run.out


# -- colons

QUOTED = 'hint: text with a colon in it stands in quotes: "use marth: Dance"'


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (alone("p1: {hand: 0}", "when:\n  - p1: use marth: Dance"), "8:18"),
        (alone("p1: {hand: 0}", "when:\n  - p1: use marth: Dance  # she dances"), "8:18"),
        (alone("p1: {hand: 0}", "when: [{p1: use marth: Dance}]"), "7:22"),
        (alone("p1: {hand: 0}", "when:\n  - {p1: use marth: Dance}"), "8:19"),
        (alone("legal: [use marth: Dance]"), "9:11"),
        (alone("legal:\n    - use marth: Dance"), "10:7"),
        (HEAD + entry("illegal: [use marth: Dance]"), "10:17"),
    ],
)
def test_text_with_a_colon_gets_a_hint(deckcli, write, text, place):
    run = deckcli("rulings", write("mine.yaml", text))

    assert run.status == 2
    assert f"  at: mine.yaml:{place}\n" in run.err
    assert QUOTED in run.err


@pytest.mark.parametrize(
    "text",
    [
        alone("p1: {hand: 0}", "when:\n  - p1: move marth\n   p2: pass"),  # it stands wrong
        alone("legal: [move marth]").replace("game:", "  game:"),  # the first colon of its line
        alone("legal: [{a: 1, b: 2}]"),
        alone("legal: [{a: [1]}]"),
        alone("legal: [a: *b]"),
    ],
)
def test_other_mistakes_do_not(deckcli, write, text):
    run = deckcli("rulings", write("mine.yaml", text))

    assert run.status == 2
    assert "quotes" not in run.err
