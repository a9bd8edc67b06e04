"""What is made of the instructions that valgrind counts, and when a check fails."""

from importlib import import_module
from pathlib import Path

import pytest
import yaml

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"
VERSIONS = {"python": "3.11.7", "compiler": "gcc 12"}
FIGURES = {"cipher": {"decision": 1000, "clone": 2000}, "blackpoker": {"decision": 500, "clone": 9}}


@pytest.fixture(scope="module")
def bench():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(BENCHMARKS))
        yield import_module("instructions")


@pytest.fixture
def counts(bench):
    return import_module("instruction_counts")


def record(reason="as it was", versions=VERSIONS, **changes):
    figures = {game: {**FIGURES[game], **changes.get(game, {})} for game in FIGURES}
    return {"commit": "c0ffee", "reason": reason, "versions": versions, "figures": figures}


# -- counting


def test_figures_are_what_games_and_clones_take_beyond_none_of_them(counts):
    loading, between = 10**9, 777
    one = [50, 50 + 30 * 100, 20, 20 + counts.CLONES * 7]
    other = [1, 1 + 8 * 40, 2, 2 + counts.CLONES * 3]
    found = counts.figures([["a", 100], ["b", 40]], [loading, *one, between, *other])

    assert found == {"a": {"decision": 30, "clone": 7}, "b": {"decision": 8, "clone": 3}}


def test_a_part_too_few_gives_no_figures(counts):
    with pytest.raises(counts.NotCounted, match="5 parts were counted for 2 games"):
        counts.figures([["a", 100], ["b", 40]], [1, 2, 3, 4, 5])


def test_parts_are_in_the_order_of_their_numbers(counts, tmp_path):
    for number, total in ((2, 20), (10, 100), (1, 10)):
        (tmp_path / f"count.{number}").write_text(f"events: Ir\n0 5\n\ntotals: {total}\n")
    (tmp_path / "count").write_text("totals: 7\n")  # after the last mark

    assert counts.totals(tmp_path) == [10, 20, 100]


def test_without_valgrind_nothing_is_counted(counts, monkeypatch, tmp_path):
    monkeypatch.setattr(counts.shutil, "which", lambda name: None)
    with pytest.raises(counts.NotCounted, match="valgrind is missing"):
        counts.counted(tmp_path, tmp_path)


# -- comparing


@pytest.fixture
def check(bench, monkeypatch):
    """The problems of some figures; nothing is looked up in git."""

    def problems(now, recorded=None, versions=VERSIONS, before=None):
        monkeypatch.setattr(bench, "earlier_record", lambda: before)
        return bench.check(recorded or record(), now, versions)

    return problems


def test_five_percent_more_is_allowed(check, capsys):
    now = record(cipher={"decision": 1050, "clone": 1500})["figures"]

    assert check(now) == []
    assert capsys.readouterr().out.splitlines()[1].split() == [
        "cipher", "1,050", "1,000", "+5.0%", "1,500", "2,000", "-25.0%",
    ]  # fmt: skip


def test_more_than_that_is_not(check):
    now = record(cipher={"decision": 1051}, blackpoker={"clone": 10})["figures"]

    assert check(now) == [
        "cipher: 1,051 instructions per decision, 1,000 recorded",
        "blackpoker: 10 instructions per clone, 9 recorded",
    ]


def test_each_game_is_recorded(check):
    now = {"cipher": FIGURES["cipher"], "ashes": FIGURES["cipher"]}

    assert check(now) == [
        "blackpoker: recorded, but not counted",
        "ashes: counted, but not recorded",
    ]


@pytest.mark.parametrize(("reason", "is_enough"), [
    ("as it was", False), ("  ", False), ("clones carry notes", True),
])  # fmt: skip
def test_a_record_grows_for_a_new_reason_only(check, reason, is_enough):
    grown = record(reason, cipher={"clone": 2001})
    found = check(grown["figures"], grown, before=record())

    assert found == ([] if is_enough else [
        "cipher: 2,001 instructions per clone, 2,000 recorded before: the record gives no new reason",
    ])  # fmt: skip


def test_a_record_shrinks_without_one(check):
    smaller = record(cipher={"clone": 900})

    assert check(smaller["figures"], smaller, before=record()) == []


def test_under_other_versions_the_recorded_commit_is_counted_afresh(bench, check, monkeypatch):
    afresh = record(cipher={"decision": 2000})["figures"]
    monkeypatch.setattr(bench, "recounted", {"c0ffee": afresh}.__getitem__)
    other = {**VERSIONS, "compiler": "gcc 13"}

    assert check(record(cipher={"decision": 2100})["figures"], versions=other) == []
    assert check(record(cipher={"decision": 2101})["figures"], versions=other) == [
        "cipher: 2,101 instructions per decision, 2,000 recorded"
    ]


def test_where_that_cannot_be_done_it_says_so_and_goes_on(bench, check, monkeypatch, capsys):
    monkeypatch.setattr(bench, "git", lambda *words: "")  # no clone here
    other = {**VERSIONS, "compiler": "gcc 13"}

    assert check(record(cipher={"decision": 9999})["figures"], versions=other) == []
    told = capsys.readouterr().out
    assert (
        "recorded with python 3.11.7, compiler gcc 12; here: python 3.11.7, compiler gcc 13" in told
    )
    assert "not compared with the record: commit c0ffee is not here, or cannot count" in told


# -- the record


def test_the_earlier_record_is_the_newest_that_differs(bench, monkeypatch, tmp_path):
    present, older, oldest = (yaml.safe_dump(record(reason)) for reason in "abc")
    kept = {"3": present, "2": older, "1": oldest}

    def git(command, where, *_):
        return "3\n2\n1\n" if command == "log" else kept[where.partition(":")[0]]

    file = tmp_path / "instructions.yaml"
    file.write_text(present, encoding="utf-8")
    monkeypatch.setattr(bench, "RECORD", file)
    monkeypatch.setattr(bench, "ROOT", tmp_path)
    monkeypatch.setattr(bench, "git", git)

    assert bench.earlier_record()["reason"] == "b"


def test_what_is_written_is_read_again(bench, monkeypatch, tmp_path):
    monkeypatch.setattr(bench, "RECORD", tmp_path / "instructions.yaml")
    monkeypatch.setattr(
        bench, "git", lambda command, *_: "c0ffee\n" if command == "rev-parse" else ""
    )
    bench.write(FIGURES, VERSIONS, "as it was")

    assert yaml.safe_load((tmp_path / "instructions.yaml").read_text("utf-8")) == record()


def test_figures_of_changes_that_are_not_committed_are_not_recorded(bench, monkeypatch, tmp_path):
    monkeypatch.setattr(bench, "RECORD", tmp_path / "instructions.yaml")
    monkeypatch.setattr(bench, "git", lambda *words: " M deckcli/api.py\n")
    with pytest.raises(bench.NotCounted, match="commit your changes first"):
        bench.write(FIGURES, VERSIONS, "as it was")
    assert not (tmp_path / "instructions.yaml").exists()
