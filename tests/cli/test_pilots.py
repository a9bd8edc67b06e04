"""Bots at the table: those of one's own, what they think, and whom a person asks."""

import json
import re
from pathlib import Path

import pytest

from deckcli.bots import DEFAULT
from deckcli.cli.matches.match_settings import Options, resume_command

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")
SMALL = ("--seed", "1", "--pairs", "2")
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
    run = deckcli("-q", "match", *DECKS, "--bots", bots, *SMALL, "--rule", "max_turns=99")

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
    asked = ("hint", "hint greedy", "hint clever", f"hint {tired}", "quit", "quit")
    run = deckcli("play", *DECKS, "--seed", "7", "--human", "1", stdin="\n".join(asked))

    assert re.search(rf"^{DEFAULT} would take \d+: \S", run.out, re.MULTILINE)
    assert re.search(r"^greedy would take \d+: \S", run.out, re.MULTILINE)
    told = " ".join(run.out.split())  # whatever is folded
    assert (
        "no hint: no bot is called 'clever' (bots: greedy, random, tuned, roll:K, FILE.py:CLASS)"
        in told
    )
    assert (
        "no hint: tired.py:Tired has no answer: RuntimeError: too tired (line 7 of tired.py)"
        in told
    )


# -- the same games under several pilots

PILOTS = ("--pilots", "random,greedy", *SMALL)


def test_two_pilots_rank_the_same_decks(deckcli):
    """Under each of them the scores are those of a tournament that it plays alone."""
    decks = (*DECKS, "cipher/blue-midrange")
    both = deckcli("tournament", *decks, *PILOTS)
    assert both.status == 0
    lines = both.out.splitlines()
    assert lines[:4] == [
        "3 decks under 2 pilots",
        "cipher, seed 1",
        "12 games by random",
        "12 games by greedy",
    ]
    assert re.fullmatch(
        r"random and greedy: Spearman -?\d\.\d\d; at this number of games, one pilot agrees with "
        r"itself to -?\d\.\d\d to \d\.\d\d \(median -?\d\.\d\d\)",
        lines[-1],
    )
    alone = deckcli("tournament", *decks, "--bots", "greedy", *SMALL, "-o", "json")
    for deck in json.loads(alone.out)["decks"]:
        row = next(line for line in lines if line.startswith(deck["name"]))
        assert re.findall(r"([\d.]+) %", row)[1] == f"{100 * deck['score']['value']:.1f}"


def test_a_gate_must_hold_under_every_pilot(deckcli):
    run = deckcli("match", *DECKS, *PILOTS, "--expect", "A>=101%")
    assert run.status == 2  # no share at all
    run = deckcli("match", *DECKS, *PILOTS, "--expect", "A<=0%", "-o", "markdown")

    assert run.status == 1
    assert run.out.startswith("## 2 decks under 2 pilots\n")
    assert "- random: Expected A\\<=0%: " in run.out
    assert "- greedy: Expected A\\<=0%: " in run.out


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--pilots", "greedy"], "--pilots greedy: two different bots or more, with commas between them"),
        (["--pilots", "greedy,greedy"], "--pilots greedy,greedy: two different bots or more, with commas between them"),
        (["--pilots", "greedy,random", "--sprt", "50:52"], "--pilots cannot go with --sprt"),
        (["--pilots", "greedy,random", "-o", "json"], "--pilots writes text and markdown, not json"),
        (["--pilots", "greedy,clever"], "no bot is called 'clever'"),
    ],
)  # fmt: skip
def test_what_pilots_cannot_do_is_refused(deckcli, options, message):
    run = deckcli("match", *DECKS, "--pairs", "1", "--seed", "1", *options)

    assert run.status == 2
    assert message in run.err


def test_each_pilot_has_a_store_of_its_own_to_go_on_with(deckcli, folder):
    line = ("match", *DECKS, "--pilots", "random,roll:1", "--rule", "max_turns=2", "--seed", "1")
    whole = deckcli(*line, "--pairs", "2").out
    kept = (*line, "--store", "runs.db")
    assert deckcli(*kept, "--pairs", "1").status == 0
    assert sorted(file.name for file in folder.iterdir()) == ["runs-random.db", "runs-roll-1.db"]

    assert deckcli(*kept, "--pairs", "2").status == 2  # they exist
    assert deckcli(*kept, "--pairs", "2", "--resume").out == whole
    other = deckcli("match", *DECKS, "--bots", "greedy", "--store", "runs-random.db", "--resume")
    assert other.status == 2
    assert "bot random for A, not greedy" in other.err
    merged = deckcli("runs", "merge", "runs-random.db", "runs-roll-1.db", "--into", "all.db")
    assert merged.status == 2
    assert "is no part of the match in runs-random.db" in merged.err


def test_the_line_that_goes_on_names_all_pilots():
    given = {
        "decks": DECKS, "bots": "greedy", "pilots": "greedy,roll:8", "pairs": 9, "rotations": None,
        "time": "", "seed": 1, "jobs": 1, "cluster": "", "expect": (), "store": "runs.db",
        "resume": False, "shard": "", "rule": (), "allow_illegal": False, "output": (),
    }  # fmt: skip
    line = resume_command("match", Options(**given), 1)
    assert line == (
        f"deckcli match {' '.join(DECKS)} --pilots greedy,roll:8 --seed 1 --pairs 9 "
        "--store runs.db --resume"
    )


def test_a_store_goes_on_only_with_the_same_bot(deckcli, folder):
    """The file of a bot may be changed between two runs; so may a weight, between two releases."""
    lazy = "class Lazy:\n    def __init__(self, *given):\n        pass\n\n"
    lazy += "    def choose(self, view):\n        return view.state.question.options[-1]\n"
    Path("lazy.py").write_text(lazy, encoding="utf-8")
    asked = ("match", *DECKS, "--bots", "lazy.py:Lazy,random", "--seed", "1", "--store", "runs.db")
    assert deckcli(*asked, "--pairs", "1").status == 0
    assert deckcli(*asked, "--pairs", "2", "--resume").status == 0
    Path("lazy.py").write_text(f"{lazy}\n# once more\n", encoding="utf-8")
    run = deckcli(*asked, "--pairs", "3", "--resume")

    assert run.status == 2
    assert "runs.db holds another match: another version of the bot lazy.py:Lazy" in run.err
