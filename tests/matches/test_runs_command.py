"""deckcli runs: shards, reports from stores, comparisons and plans."""

import csv
import io
import json
import sqlite3
import xml.etree.ElementTree as ET
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from rows_by_hand import CARDS, rows

from deckcli.matches.store import Store

QUICK = ("match", "cipher/s01-marth", "cipher/s02-chrom", "--bots", "random", "--seed", "7", "-q")


@pytest.fixture
def made(workload):
    """A store whose pair number n went as winners(n) says."""

    def make(path, winners, pairs=40, **changes):
        match = replace(workload, **changes)
        with Store.create(path, match, CARDS) as store:
            numbers = range(1, pairs + 1)
            store.add([one for number in numbers for one in rows(number, winners(number), match)])
        return path

    return make


def even(pair):
    return "AB"


def mostly_won(pair):
    return "AA" if pair % 4 else "AB"


def mostly_lost(pair):
    return "BB" if pair % 4 else "AB"


def test_shards_give_the_exact_result_of_the_whole(deckcli):
    whole = deckcli(*QUICK, "--pairs", "9", "-o", "json")
    for part in ("1", "2", "3"):
        shard = ("--shard", f"{part}/3", "--store", f"{part}.db")
        assert deckcli(*QUICK, "--pairs", "9", *shard).status == 0

    run = deckcli("runs", "merge", "3.db", "1.db", "2.db", "--into", "runs.db")

    assert (run.status, run.out, run.err) == (0, "", "9 pairs of 3 stores in runs.db\n")
    assert deckcli("runs", "export", "runs.db", "-o", "json").out == whole.out
    again = deckcli(*QUICK, "--pairs", "9", "--store", "runs.db", "--resume", "-o", "json")
    assert again.out == whole.out


def test_a_merge_writes_over_nothing(deckcli, made):
    made("a.db", even)
    run = deckcli("runs", "merge", "a.db", "--into", "a.db")

    assert run.status == 2
    assert "a.db exists already" in run.err


def test_stores_of_two_matches_are_not_merged(deckcli, made):
    made("a.db", even)
    made("b.db", even, seed=8)
    run = deckcli("runs", "merge", "a.db", "b.db", "--into", "c.db")

    assert run.status == 2
    assert "b.db is no part of the match in a.db: seed 8, not 7" in run.err
    assert not Path("c.db").exists()


def test_status_tells_what_stores_hold(deckcli, made):
    made("a.db", mostly_won)
    with Store.open("a.db", writes=True) as store:
        store.drop([3, 4])

    (row,) = json.loads(deckcli("runs", "status", "a.db", "-o", "json").out)
    assert (row["store"], row["pairs"], row["gaps"]) == ("a.db", 38, 2)
    assert (row["a"], row["b"]) == ("Starter S01: Marth", "Starter S02: Chrom")
    assert row["low"] < row["score"] < row["high"]
    text = deckcli("runs", "status", "a.db").out
    assert f"{100 * row['score']:.1f} %" in text
    assert text.split()[:8] == ["store", "a", "b", "pairs", "gaps", "score", "low", "high"]


def test_games_are_exported_in_lines(deckcli, made):
    made("a.db", mostly_won, pairs=3)
    run = deckcli("runs", "export", "a.db", "--games", "-o", "csv")
    lines = list(csv.DictReader(io.StringIO(run.out)))

    assert [(one["pair"], one["game"]) for one in lines] == [
        ("1", "1"), ("1", "2"), ("2", "1"), ("2", "2"), ("3", "1"), ("3", "2"),
    ]  # fmt: skip
    assert lines[0]["seed"] == lines[1]["seed"] != lines[2]["seed"]


@pytest.mark.parametrize(
    ("before", "now", "status", "result"),
    [
        (even, even, 0, "passed"),
        (even, mostly_won, 0, "passed"),
        (mostly_won, even, 1, "failed"),
        (mostly_won, mostly_lost, 1, "failed"),
    ],
)
@pytest.mark.parametrize("seed", [7, 8])
def test_the_regression_gate(deckcli, made, before, now, status, result, seed):
    if seed == 8 and before is now:
        before = now = lambda pair: "AA" if pair % 2 else "BB"
        status, result = 4, "inconclusive"
    made("base.db", before)
    made("now.db", now, seed=seed, card_data="1" * 32, version="9.9")
    run = deckcli("runs", "compare", "base.db", "now.db", "-o", "json")

    document = json.loads(run.out)
    assert (run.status, document["result"]) == (status, result)
    assert document["same_seeds"] is (seed == 7)


def test_a_small_loss_is_not_proven_by_points_alone(deckcli, made):
    made("base.db", lambda pair: "AB")
    made("now.db", lambda pair: "BB" if pair in (7, 9) else "AA" if pair == 3 else "AB")
    run = deckcli("runs", "compare", "base.db", "now.db")

    assert run.status == 4
    assert "which may be chance: inconclusive at a tolerance of 2 points" in run.out
    assert deckcli("runs", "compare", "base.db", "now.db", "--tolerance", "10").status == 0


def test_equal_runs_say_so(deckcli, made):
    made("a.db", mostly_won)
    made("b.db", mostly_won)

    assert "Every pair ended as before (the same seeds): passed" in deckcli(
        "runs", "compare", "a.db", "b.db"
    ).out  # fmt: skip


def test_only_pairs_that_both_runs_have_are_compared(deckcli, made):
    made("a.db", even, pairs=40)
    made("b.db", lambda pair: "AB" if pair <= 30 else "BB", pairs=50)
    for name, lost in (("a.db", [*range(5, 9), *range(31, 41)]), ("b.db", range(15, 18))):
        with Store.open(name, writes=True) as store:
            store.drop(lost)
    document = json.loads(deckcli("runs", "compare", "a.db", "b.db", "-o", "json").out)

    assert document["shared_pairs"] == document["current"]["pairs"] == 23
    assert document["difference"] == 0


def test_shards_of_one_run_share_a_seed_but_no_pairs(deckcli, made):
    for name, dropped in (("a.db", range(1, 21)), ("b.db", range(21, 41))):
        made(name, even, pairs=40)
        with Store.open(name, writes=True) as store:
            store.drop(dropped)
    run = deckcli("runs", "compare", "a.db", "b.db", "-o", "text", "-o", "json=c.json")
    document = json.loads(Path("c.json").read_text(encoding="utf-8"))

    assert "no pairs in common" in run.out
    assert "different seeds" not in run.out
    assert (document["same_seeds"], document["shared_pairs"]) == (True, 0)


@pytest.mark.parametrize("changes", [{"bots": ("greedy", "random")}, {"rules": {"max_turns": 9}}])
def test_different_workloads_are_not_compared(deckcli, made, changes):
    made("base.db", even)
    made("now.db", even, **changes)
    run = deckcli("runs", "compare", "base.db", "now.db")

    assert (run.status, run.out) == (2, "")
    assert "now.db cannot be compared with base.db: " in run.err


def test_a_store_without_pairs_cannot_be_compared(deckcli, made):
    made("base.db", even)
    made("now.db", even, pairs=0)

    assert "now.db has no pairs yet" in deckcli("runs", "compare", "base.db", "now.db").err


def test_a_comparison_is_a_test_case(deckcli, made):
    made("base.db", mostly_won)
    made("now.db", even)
    run = deckcli("runs", "compare", "base.db", "now.db", "-o", "junit")
    (case,) = ET.fromstring(run.out).iter("testcase")

    assert case.get("name") == "no loss beyond 2 points"
    assert case.find("failure").get("type") == "failed"


def test_a_comparison_that_needs_more_pairs_is_skipped(deckcli, made):
    made("base.db", lambda pair: "AB")
    made("now.db", lambda pair: "BB" if pair in (7, 9) else "AA" if pair == 3 else "AB")
    run = deckcli("runs", "compare", "base.db", "now.db", "-o", "junit")
    suite = ET.fromstring(run.out).find("testsuite")

    assert run.status == 4
    assert (suite.get("failures"), suite.get("skipped")) == ("0", "1")
    assert "inconclusive" in suite.find("testcase/skipped").get("message")


def test_a_plan_before_any_game(deckcli):
    run = deckcli("runs", "plan", "--sprt", "50:52", "--margin", "2", "-o", "json")
    rows_of_plan = json.loads(run.out)

    assert run.status == 0
    least, most, _, margin = (one["pairs"] for one in rows_of_plan)
    assert [one["pairs"] for one in rows_of_plan] == [least, most, least, 1201]
    assert 1_500 < least < most < 3_200
    assert margin == 1201  # (1.96 / 0.02)² / 8
    assert all(one["games"] == 2 * one["pairs"] for one in rows_of_plan)


def test_a_plan_from_the_luck_that_was_measured(deckcli, made):
    made("a.db", mostly_won)
    alone = json.loads(deckcli("runs", "plan", "--margin", "2", "-o", "json").out)
    measured = deckcli("runs", "plan", "--margin", "2", "--store", "a.db", "-o", "json")

    assert json.loads(measured.out)[0]["pairs"] < alone[0]["pairs"]


def test_a_plan_needs_a_question(deckcli):
    assert deckcli("runs", "plan").status == 2


@pytest.mark.parametrize(
    "line", [("status",), ("export",), ("merge", "--into", "x.db"), ("compare", "nowhere.db")]
)
def test_what_is_not_there(deckcli, line):
    run = deckcli("runs", *line, "nowhere.db")

    assert run.status == 2
    assert "there is no store nowhere.db" in run.err


def test_a_foreign_database(deckcli):
    with closing(sqlite3.connect("other.db")) as connection:
        connection.execute("CREATE TABLE t (x)")
    run = deckcli("runs", "status", "other.db")

    assert run.status == 2
    assert "other.db is no store of matches" in run.err


def edited(workload, **changes):
    """The decks of a workload, with changes to the cards of A."""
    first, *others = workload.decks
    return {"decks": ({**first, "cards": {**first["cards"], **changes}}, *others)}


EDITED = """\
run        pairs  A scores
-------  -------  ----------
base          40  87.5 %
current       40  50.0 %

A was edited:

part    id       name                               base    current    change
------  -------  -------------------------------  ------  ---------  --------
cards   B01-007  Cain, Knight Hailed as the Bull       1          2         1
cards   B01-008  Cain, Red Knight                      3          2        -1

A's score changed by -37.5 points (-44.5 to -30.5, the same seeds): failed at a tolerance of 2 points
"""


def test_an_edited_deck_is_compared_pair_by_pair(deckcli, made, workload):
    changes = edited(workload, **{"B01-007": 2, "B01-008": 2})
    made("base.db", mostly_won)
    made("now.db", even, **changes)
    run = deckcli("runs", "compare", "base.db", "now.db", "-o", "text", "-o", "json=c.json")
    document = json.loads(Path("c.json").read_text(encoding="utf-8"))

    assert run.status == 1
    assert run.out == EDITED
    assert document["shared_pairs"] == 40
    assert [
        (one["id"], one["base"], one["current"], one["change"]) for one in document["changes"]
    ] == [("B01-007", 1, 2, 1), ("B01-008", 3, 2, -1)]


def test_a_comparison_of_equal_decks_tells_of_no_changes(deckcli, made):
    made("base.db", even)
    made("now.db", even)
    document = json.loads(deckcli("runs", "compare", "base.db", "now.db", "-o", "json").out)

    assert "changes" not in document


def test_another_deck_b_is_no_edit(deckcli, made, workload):
    a, b = workload.decks
    made("base.db", even)
    made("now.db", even, decks=(a, {**b, "cards": {**b["cards"], "B01-053": 3}}))
    run = deckcli("runs", "compare", "base.db", "now.db")

    assert run.status == 2
    assert "now.db cannot be compared with base.db: another deck B (Starter S02: Chrom)" in run.err
