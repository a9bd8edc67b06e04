"""play --puzzle: win before this turn ends."""

from pathlib import Path

import pytest

PUZZLE = """\
ruling: Marth can win before this turn ends.
game: cipher
given:
  turn: p1
  p1:
    front: [{card: S01-001, main_character: true}]
    hand: [B01-003]
  p2: {front: [{card: B01-053, main_character: true}], orbs: 0, hand: []}
puzzle: p1
"""


@pytest.fixture
def puzzle():
    Path("puzzle.yaml").write_text(PUZZLE, encoding="utf-8")
    return "puzzle.yaml"


def test_a_bot_solves_it(deckcli, puzzle):
    run = deckcli("play", "--puzzle", puzzle, "--bots", "roll:2")

    assert (run.status, run.err) == (0, "")
    lines = run.out.splitlines()
    assert lines[0] == "Marth can win before this turn ends. (greedy answers as p2)"
    assert lines[-1] == "solved"
    assert any(line.startswith("p1: attack ") for line in lines)


def test_a_person_takes_a_decision_back_and_solves_it(deckcli, puzzle):
    attack = "attack S01-001 -> B01-053"
    run = deckcli("play", "--puzzle", puzzle, stdin=f"undo\nsave\n{attack}\nundo\n{attack}\n1\n")

    assert run.status == 0
    assert "there is nothing to take back" in run.out
    assert "puzzles are not saved; begin again with: deckcli play --puzzle puzzle.yaml" in run.out
    assert run.out.endswith("solved\n")


def test_a_turn_that_ends_is_no_solution(deckcli, puzzle):
    run = deckcli("play", "--puzzle", puzzle, stdin="end turn\n")

    assert run.status == 1
    assert run.out.endswith("not solved: p1 has not won before the turn ended\n")


def test_a_person_may_leave(deckcli, puzzle):
    assert deckcli("play", "--puzzle", puzzle, stdin="quit\n").status == 130


def test_rulings_are_told_which_puzzles_hold(deckcli, puzzle):
    assert deckcli("rulings", puzzle).out == "1 ruling holds\n"
    Path(puzzle).write_text(PUZZLE.replace("orbs: 0", "orbs: 3"), encoding="utf-8")
    run = deckcli("rulings", puzzle)

    assert run.status == 1
    assert run.out.startswith(
        "puzzle.yaml: Marth can win before this turn ends.\n"
        "  fails: roll:8 does not win before the turn ends\n"
    )


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (("puzzle: p1", "then: {winner: p1}"), "this file has no puzzle"),
        (("turn: p1", "turn: p2"), "a puzzle begins with a decision of p1 in p1's turn"),
        (("puzzle: p1", "puzzle: p2"), '"p2" must be "p1" here'),
        (("puzzle: p1", "puzzle: p1\nthen: {winner: p1}"), 'the key "then" does not belong here'),
    ],
)
def test_what_is_no_puzzle(deckcli, puzzle, changed, told):
    Path(puzzle).write_text(PUZZLE.replace(*changed), encoding="utf-8")
    run = deckcli("play", "--puzzle", puzzle)

    assert run.status == 2
    assert told in run.err


def test_a_puzzle_has_its_own_table(deckcli, puzzle):
    run = deckcli("play", "cipher/s01-marth", "--puzzle", puzzle)

    assert run.status == 2
    assert "a puzzle has its own table, and p1 solves it" in run.err


def test_weights_are_for_tuned(deckcli, puzzle):
    Path("mine.yaml").write_text("game: cipher\nweights: {hand: 70}\n", encoding="utf-8")
    decks = ("cipher/s01-marth", "cipher/s02-chrom", "--seed", "1", "--pairs", "1")
    mine = deckcli("-q", "match", *decks, "--bots", "tuned,random", "--weights", "mine.yaml")
    refused = deckcli("match", *decks, "--bots", "greedy", "--weights", "mine.yaml")

    assert mine.status == 0
    assert "(A, tuned:mine.yaml)" in mine.out
    assert refused.status == 2
    assert "--weights mine.yaml: none of greedy is tuned" in refused.err
    assert (
        deckcli("play", "--puzzle", puzzle, "--bots", "tuned", "--weights", "mine.yaml").status == 0
    )
