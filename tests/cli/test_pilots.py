"""Bots at the table: those of one's own, what they think, and whom a person asks."""

import json
import re
from pathlib import Path

import pytest

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")
TIRED = """\
class Tired:
    def __init__(self, game, rng, given):
        self.left = int(given or 0)

    def choose(self, view):
        if self.left == 0:
            raise RuntimeError("too tired")
        self.left -= 1
        return view.state.question.options[-1]
"""


@pytest.fixture
def tired(folder):
    Path("tired.py").write_text(TIRED, encoding="utf-8")
    return "tired.py:Tired"


@pytest.mark.parametrize("answers", [0, 3])
def test_a_game_that_a_bot_gives_up_is_told_kept_and_replayed(deckcli, tired, answers):
    bots = f"{tired}:{answers},random"
    run = deckcli("play", *DECKS, "--seed", "7", "--bots", bots, "--log", "game.json")

    assert run.status == 0
    assert run.out.splitlines()[-1].endswith("p1's bot failed")
    assert run.err == f"p1, {tired}:{answers}: RuntimeError: too tired (line 7 of tired.py)\n"
    result = json.loads(Path("game.json").read_text(encoding="utf-8"))["result"]
    assert (result["winner"], result["code"]) == ("p2", "bot_failed")
    Path("tired.py").unlink()
    again = deckcli("replay", "game.json")
    assert again.out == run.out
    assert deckcli("replay", "game.json", "--verify").status == 0


def test_the_error_of_a_bot_is_shown_once_with_the_command_that_repeats_it(deckcli, tired):
    bots = f"random,{tired}:3"
    run = deckcli(
        "match", *DECKS, "--bots", bots, "--pairs", "2", "--seed", "1", "--rule", "max_turns=99"
    )

    told, again = run.err.splitlines()
    why = "B's bot failed: RuntimeError: too tired (line 7 of tired.py)"
    assert told == f"bots lost 4 games without an answer; {why}"
    assert f"{why}\n" in run.out
    line = re.fullmatch("  to repeat it: deckcli (play .*)", again)[1]
    assert line.endswith(" --rule max_turns=99")
    once = deckcli(*line.split())
    assert once.err == f"p2, {tired}:3: RuntimeError: too tired (line 7 of tired.py)\n"


def test_a_bot_that_cannot_be_had_is_refused(deckcli):
    run = deckcli("match", *DECKS, "--bots", "none.py:Bot")

    assert run.status == 2
    assert "the bot none.py cannot be read: No such file or directory" in run.err


def test_bots_explain_themselves(deckcli):
    """Each option with its worth, the taken one marked, before it is told."""
    shown = deckcli("play", *DECKS, "--seed", "7", "--bots", "greedy,random", "--explain").out
    plain = deckcli("play", *DECKS, "--seed", "7", "--bots", "greedy,random").out

    assert re.search(r"^  >   ? ?-?\d[\d,]*  \S", shown, re.MULTILINE)
    kept = [line for line in shown.splitlines() if not re.match(r"   [ >] *-?\d|  > *-?\d", line)]
    assert "\n".join(kept) + "\n" == plain


def test_nobody_explains_a_table_to_a_person(deckcli):
    run = deckcli("play", *DECKS, "--human", "1", "--explain", stdin="")

    assert run.status == 2
    assert "--explain would show a person what others can do" in run.err


def test_a_person_asks_whom_they_want(deckcli, tired):
    asked = ("hint", "hint roll:2", "hint clever", f"hint {tired}", "quit", "quit")
    run = deckcli("play", *DECKS, "--seed", "7", "--human", "1", stdin="\n".join(asked))

    assert re.search(r"^greedy would take \d+: \S", run.out, re.MULTILINE)
    assert re.search(r"^roll:2 would take \d+: \S", run.out, re.MULTILINE)
    assert (
        "no hint: no bot is called 'clever' (bots: greedy, random, roll:K, FILE.py:CLASS)"
        in run.out
    )
    assert (
        "no hint: tired.py:Tired has no answer: RuntimeError: too tired (line 7 of tired.py)"
        in run.out
    )
