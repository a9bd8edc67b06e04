"""A store is checked before it is believed: checksums, games that can be, names, older versions."""

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from rows_by_hand import CARDS, rows

from deckcli.matches.merging import merge
from deckcli.matches.store import Store
from deckcli.matches.store_format import StoreError
from deckcli.matches.stored_rows import checksum, digest

OLD = Path(__file__).parent / "old_stores"
DAMAGED = "the store runs.db is damaged: its games are not those that were written"


@pytest.fixture
def store(workload):
    """runs.db with twelve pairs in three chunks."""
    with Store.create("runs.db", workload, CARDS) as made:
        for first in (1, 5, 9):
            chunk = range(first, first + 4)
            made.add([row for number in chunk for row in rows(number, match=workload)])
    return Path("runs.db")


def change(path, statement, *values):
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute(statement, values).rowcount > 0
        connection.commit()


def reseal(path):
    """Make the checksums right again, as somebody might who knows how."""
    with closing(sqlite3.connect(path)) as connection:
        for (chunk,) in connection.execute("SELECT chunk FROM chunks").fetchall():
            found = connection.execute("SELECT * FROM games WHERE chunk = ?", (chunk,)).fetchall()
            total = checksum(digest(row[:-1]) for row in found)
            connection.execute("UPDATE chunks SET checksum = ? WHERE chunk = ?", (total, chunk))
        connection.commit()


def refused(path="runs.db"):
    with pytest.raises(StoreError) as error:
        Store.open(str(path))
    return error.value.message


CHANGES = {
    "winner = 'B', number = number": "winner = 'A' AND number = 3",
    "turns = 10": "number = 3",
    "ending = 'nobody knows'": "number = 3 AND game = 2",
    "seen = '1 5'": "number = 3",
}


@pytest.mark.parametrize("column", CHANGES)
def test_a_game_that_could_be_but_was_not_written_is_noticed(store, column):
    change(store, f"UPDATE games SET {column} WHERE {CHANGES[column]}")

    assert refused() == DAMAGED


def test_a_game_that_went_to_another_chunk_is_noticed(store):
    change(store, "UPDATE games SET chunk = 2 WHERE number = 1")

    assert refused() == DAMAGED


def test_pairs_that_were_taken_out_are_noticed(store):
    change(store, "DELETE FROM games WHERE number = 12")

    assert refused() == DAMAGED


IMPOSSIBLE = {
    "winner = 'C'": "pair 3, game 1, has an impossible winner: C",
    "winner = ''": "pair 3, game 1, has an impossible shared: ",
    "first = ''": "pair 3, game 1, has an impossible first: ",
    "turns = -1": "pair 3, game 1, has an impossible turns: -1",
    "decisions = -50": "pair 3, game 1, has an impossible decisions: -50",
    "cut = 2": "pair 3, game 1, has an impossible cut: 2",
    "seed = seed + 1": "pair 3, game 1, has another seed",
    "seats = 'AA'": "pair 3, game 1, has an impossible seats: AA",
    "seen = '4 5'": "pair 3, game 1, has an impossible seen: ('4', '5')",
    "played = 'x 5'": "pair 3, game 1, has an impossible played: ('x', '5')",
    "played = '1'": "pair 3, game 1, has an impossible played: ('1',)",
    "turns = 'many'": "a game whose turns is 'many'",
    "ending = x'00ff'": "a game whose ending is \"b'\\\\x00\\\\xff'\"",
    "number = -3": "half a pair: number -3",
    "game = 3": "half a pair: number 3",
}


@pytest.mark.parametrize("changed", IMPOSSIBLE)
def test_a_game_that_no_table_gives_is_named_whatever_the_checksum_says(store, changed):
    change(store, f"UPDATE games SET {changed} WHERE number = 3 AND game = 1")
    reseal(store)

    assert refused() == f"runs.db has {IMPOSSIBLE[changed]}"


def test_what_was_played_has_a_checksum_too(store, workload):
    text = workload.to_text().replace('"random"', '"greedy"')
    change(store, "UPDATE workload SET text = ?", text)

    assert refused() == "the store runs.db is damaged: it does not tell what was played"


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"decks": [1, 2], "bots": [1, 2]}', "[" * 9999, '{"seed": "7"}']
)
def test_an_old_store_that_does_not_tell_what_was_played(folder, text):
    shutil.copy(OLD / "match-2.db", folder / "old.db")
    change("old.db", "UPDATE workload SET text = ?", text)

    assert refused("old.db") == "old.db does not tell what was played"


def test_tables_that_are_not_those_of_a_store(store):
    with closing(sqlite3.connect(store)) as connection:
        connection.execute("CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END")
        connection.commit()

    assert refused() == "the store runs.db is damaged: its tables are not those of a store"


FLIPS = 250


def test_a_flipped_bit_gives_the_same_report_or_a_clear_error(store, deckcli):
    """Never another report, never an internal error."""
    lines = (("export", "-o", "json"), ("status",), ("export", "--games", "-o", "csv"))
    right = [deckcli("runs", line[0], "runs.db", *line[1:]) for line in lines]
    content, rng, told = store.read_bytes(), random.Random(16), set()
    for flip in range(FLIPS):
        changed = bytearray(content)
        bit = rng.randrange(8 * len(content))
        changed[bit // 8] ^= 1 << bit % 8
        store.write_bytes(changed)
        at = flip % len(lines)
        run = deckcli("runs", lines[at][0], "runs.db", *lines[at][1:])

        if run != right[at]:
            assert (run.status, run.out) == (2, ""), (bit, run)
            assert run.err.startswith("error[store]: "), bit
            told.add(run.err)
    assert DAMAGED in str(told)
    assert len(told) > 5


@pytest.mark.parametrize("kind", ["match", "tournament"])
def test_stores_of_version_2_are_read(deckcli, folder, kind):
    shutil.copy(OLD / f"{kind}-2.db", folder / "old.db")
    before = (folder / "old.db").read_bytes()
    report = deckcli("runs", "export", "old.db", "-o", "json")

    assert report.out == (OLD / f"{kind}.json").read_text(encoding="utf-8")
    assert (folder / "old.db").read_bytes() == before


def test_a_store_of_version_1_is_read(deckcli, folder):
    """It knew no plan, and its tables were those of version 2."""
    shutil.copy(OLD / "match-2.db", folder / "old.db")
    with closing(sqlite3.connect("old.db")) as connection:
        (text,) = connection.execute("SELECT text FROM workload").fetchone()
        plain = json.loads(text)
        assert plain.pop("plan") == "match"
        connection.execute("UPDATE workload SET text = ?", (json.dumps(plain),))
        connection.execute("PRAGMA user_version = 1")
        connection.commit()

    games = deckcli("runs", "export", "old.db", "--games", "-o", "json")
    assert games.out == (OLD / "match-games.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ("winner = 'C'", "pair 3, game 1, has an impossible winner: C"),
        ("turns = -1", "pair 3, game 1, has an impossible turns: -1"),
        ("seed = 5", "pair 3, game 1, has another seed"),
        ("seen_b = 'zz'", "pair 3, game 1, has an impossible seen: ('7fffff', 'zz')"),
    ],
)
def test_old_games_are_checked_as_far_as_they_can_be(folder, changed, message):
    shutil.copy(OLD / "match-2.db", folder / "old.db")
    change("old.db", f"UPDATE games SET {changed} WHERE pair = 3 AND game = 1")

    assert refused("old.db") == f"old.db has {message}"


@pytest.mark.parametrize(("version", "now"), [(2, 5), (3, 5), (4, 6)])
def test_a_resumed_store_of_an_older_version_becomes_one_of_today(folder, version, now):
    shutil.copy(OLD / f"match-{version}.db", folder / "old.db")
    with Store.open("old.db") as old:
        before, workload, cards = list(old.rotations()), old.workload, old.cards
    with Store.resume("old.db", workload, cards) as store:
        last = before[-1][0].number
        store.drop([last])
        assert store.number() == last - 1
    with Store.open("old.db") as again:
        assert list(again.rotations()) == before[:-1]
        assert again._connection.execute("PRAGMA user_version").fetchone() == (now,)


@pytest.mark.parametrize("version", [3, 4])
def test_stores_without_chances_tell_none_and_are_still_sealed(deckcli, folder, version):
    shutil.copy(OLD / f"match-{version}.db", folder / "old.db")
    report = deckcli("runs", "export", "old.db", "-o", "json")

    assert report.status == 0, report.err
    assert "chances" not in json.loads(report.out)
    change("old.db", "UPDATE games SET turns = turns + 1 WHERE number = 1")
    assert refused("old.db") == DAMAGED.replace("runs.db", "old.db")


@pytest.mark.parametrize("told", ["use=1/0", "use=1/0 use", "use=1/0 use=-1/0", "a b c"])
def test_impossible_chances_are_noticed(store, told):
    change(store, "UPDATE games SET chances = ? WHERE number = 3", told)
    reseal(store)

    assert "pair 3, game 1, has an impossible chances: " in refused()


def test_a_store_of_another_match_is_refused_as_it_was(folder, workload):
    shutil.copy(OLD / "match-2.db", folder / "old.db")
    with pytest.raises(StoreError, match="holds another match"):
        Store.resume("old.db", workload, CARDS)

    assert (folder / "old.db").read_bytes() == (OLD / "match-2.db").read_bytes()


def test_what_is_dropped_leaves_the_other_games_of_its_chunk(store, workload):
    with Store.open("runs.db", writes=True) as opened:
        opened.drop([2, 5, 6, 7, 8])
    with Store.open("runs.db") as opened:
        assert [one.number for one, _ in opened.rotations()] == [1, 3, 4, 9, 10, 11, 12]


# -- names


@pytest.mark.parametrize("name", [":memory:", "file:runs.db", "file:x?mode=memory", "a#b?c%41.db"])
def test_every_name_is_the_name_of_a_file(deckcli, folder, name):
    line = ("match", "cipher/s01-marth", "cipher/s02-chrom", "--bots", "random", "--seed", "7")
    run = deckcli(*line, "--pairs", "1", "--store", name, "-o", "json", "-q")

    assert run.status == 0
    assert [file.name for file in folder.iterdir()] == [name]
    assert deckcli("runs", "export", name, "-o", "json").out == run.out


def test_no_store_is_called_memory_unless_there_is_one(deckcli):
    assert "there is no store :memory:" in deckcli("runs", "status", ":memory:").err


# -- merging


def test_a_merge_touches_no_file_that_is_there(store, folder):
    (folder / "all.db.merging").write_text("my notes", encoding="utf-8")
    with Store.open("runs.db") as one:
        assert merge("all.db", [one]) == 12

    assert (folder / "all.db.merging").read_text(encoding="utf-8") == "my notes"
    assert {file.name for file in folder.iterdir()} == {"all.db", "all.db.merging", "runs.db"}


def test_a_merge_does_not_take_the_place_of_a_file_made_meanwhile(store, folder, monkeypatch):
    number = Store.number

    def slow(merged):
        (folder / "all.db").write_text("my notes", encoding="utf-8")
        return number(merged)

    monkeypatch.setattr(Store, "number", slow)
    with Store.open("runs.db") as one, pytest.raises(StoreError, match=r"all\.db exists already"):
        merge("all.db", [one])

    assert (folder / "all.db").read_text(encoding="utf-8") == "my notes"
    assert {file.name for file in folder.iterdir()} == {"all.db", "runs.db"}


FULL = """
import resource, sys
from deckcli.cli.main import run
resource.setrlimit(resource.RLIMIT_FSIZE, (9000, 9000))
run(sys.argv[1:])
"""


def test_a_merge_on_a_full_disk_says_what_to_do(store, folder, monkeypatch):
    """SQLite says that the file may not grow, as it does on a full disk."""
    create = Store.create

    def small(*arguments, **named):
        made = create(*arguments, **named)
        pages = made._connection.execute("PRAGMA page_count").fetchone()[0]
        made._connection.execute(f"PRAGMA max_page_count = {pages}")
        return made

    with Store.open("runs.db", writes=True) as big:
        numbers = range(13, 400)
        big.add([row for number in numbers for row in rows(number, match=big.workload)])
    monkeypatch.setattr(Store, "create", small)
    with Store.open("runs.db") as one, pytest.raises(StoreError) as error:
        merge("all.db", [one])

    assert error.value.message == "the store all.db cannot be used: the disk is full"
    assert error.value.hint == "make room, then merge again; the stores are as they were"
    assert [file.name for file in folder.iterdir()] == ["runs.db"]


@pytest.mark.skipif(os.name != "posix", reason="the limit on the size of files is one of Unix")
def test_a_merge_that_may_not_write_leaves_nothing_behind(store, folder):
    run = subprocess.run(
        [sys.executable, "-c", FULL, "runs", "merge", "runs.db", "--into", "all.db"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert run.returncode == 2
    assert "error[store]: the store all.db cannot be used: " in run.stderr
    assert [file.name for file in folder.iterdir()] == ["runs.db"]
