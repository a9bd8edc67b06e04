"""Stores: whole pairs, one match, and clear words for files that cannot be used."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from rows_by_hand import CARDS, row, rows

from deckcli.matches.merging import merge
from deckcli.matches.store import Store
from deckcli.matches.store_format import StoreError


@pytest.fixture
def new(workload):
    """A new store with pairs of these numbers."""

    def make(path, *numbers, made_for=workload):
        store = Store.create(path, made_for, CARDS)
        for number in numbers:
            store.add(rows(number, match=made_for))
        return store

    return make


def test_what_is_kept_comes_back_in_order(new, workload):
    new("runs.db", 3, 1, 2).close()

    with Store.open("runs.db") as store:
        assert [one.number for one, _ in store.rotations()] == [1, 2, 3]
        assert [list(pair) for pair in store.rotations(2, 2)] == [rows(2, match=workload)]
        assert (store.number(), store.last()) == (3, 3)
        assert store.workload.differences(workload) == []
        assert store.cards == CARDS


def test_a_pair_is_kept_once(new, workload):
    with new("runs.db", 1) as store:
        store.add([*rows(1, match=workload), *rows(2, match=workload)])

        assert store.number() == 2


def test_a_chunk_is_kept_as_a_whole_or_not_at_all(new, workload):
    with new("runs.db", 1) as store:
        with pytest.raises(StoreError):
            store.add([*rows(2, match=workload), row(3, 1, seed=None)._replace(ending=object())])

        assert [one.number for one, _ in store.rotations()] == [1]


def test_a_store_in_use_keeps_a_log_so_that_readers_need_not_wait(new, folder):
    with new("runs.db", 1):
        assert (folder / "runs.db-wal").exists()


def test_a_closed_store_is_a_single_file(new, folder):
    new("runs.db", 1).close()

    assert [file.name for file in folder.iterdir()] == ["runs.db"]


def test_readers_do_not_disturb_the_writer(new, workload):
    with new("runs.db", 1) as writer, Store.open("runs.db") as reader:
        assert reader.number() == 1
        writer.add(rows(2, match=workload))

        assert reader.number() == 2


def test_a_store_that_may_not_be_written_can_be_read(new, folder):
    new("runs.db", 1).close()
    before = Path("runs.db").read_bytes()
    with Store.open("runs.db") as store:
        assert store.number() == 1
        with pytest.raises(StoreError, match="it may not be written"):
            store.add(rows(2))

    assert Path("runs.db").read_bytes() == before


def test_a_store_of_another_match_is_refused(new, workload):
    new("runs.db", 1).close()
    other = replace(workload, card_data="0" * 32, bots=("greedy", "random"))

    with pytest.raises(StoreError) as error:
        Store.resume("runs.db", other, CARDS)

    assert error.value.message == (
        f"runs.db holds another match: card data {workload.card_data[:12]}, not 000000000000; "
        "bot random for A, not greedy"
    )


def test_resuming_nothing_begins(workload, folder):
    (folder / "killed-at-birth.db").touch()
    for path in ("new.db", "killed-at-birth.db"):
        with Store.resume(path, workload, CARDS) as store:
            assert store.number() == 0


def foreign(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE games (name TEXT)")


def text(path):
    Path(path).write_text("no database " * 100, encoding="utf-8")


def newer(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA application_id = 1684366187")
        connection.execute("PRAGMA user_version = 99")


def folder_instead(path):
    Path(path).mkdir()


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (foreign, "runs.db is no store of matches"),
        (text, "the store runs.db cannot be used: this is no store of matches"),
        (newer, "runs.db is a store of version 99; this program writes 5"),
        (folder_instead, "runs.db is no file"),
        (lambda path: None, "there is no store runs.db"),
    ],
)
def test_what_is_no_store(make, message):
    make("runs.db")

    with pytest.raises(StoreError) as error:
        Store.open("runs.db")

    assert error.value.message == message


def test_a_damaged_store(new):
    new("runs.db", *range(1, 200)).close()
    file = Path("runs.db")
    content = bytearray(file.read_bytes())
    content[4096 * 2 : 4096 * 4] = b"\xff" * 8192
    file.write_bytes(content)

    with pytest.raises(StoreError, match="damaged"):
        Store.open("runs.db")


def test_a_store_cut_short(new):
    new("runs.db", *range(1, 200)).close()
    file = Path("runs.db")
    file.write_bytes(file.read_bytes()[:6000])

    with pytest.raises(StoreError, match="damaged"):
        Store.open("runs.db")


def test_half_a_pair_is_noticed(new):
    new("runs.db", 1, 2).close()
    with closing(sqlite3.connect("runs.db")) as connection:
        connection.execute("DELETE FROM games WHERE number = 1 AND game = 2")
        connection.commit()

    with pytest.raises(StoreError, match="half a pair: number 1"):
        Store.open("runs.db")


def test_a_locked_store(new):
    new("runs.db", 1).close()
    with closing(sqlite3.connect("runs.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")

        with pytest.raises(StoreError, match="another program is writing to it"):
            Store.open("runs.db", wait=0.05)


def test_a_full_disk_loses_nothing(new, workload):
    """SQLite itself says that the file may not grow; what it reports is what a full disk gives."""
    with new("runs.db", 1) as store:
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
        store._connection.execute(f"PRAGMA max_page_count = {pages}")
        many = [one for number in range(2, 500) for one in rows(number, match=workload)]
        with pytest.raises(StoreError) as error:
            store.add(many)

        assert error.value.message == "the store runs.db cannot be used: the disk is full"
        assert "--resume" in error.value.hint
        assert [one.number for one, _ in store.rotations()] == [1]
        store._connection.execute(f"PRAGMA max_page_count = {pages + 1000}")
        store.add(rows(2, match=workload))
    with Store.open("runs.db") as store:
        assert store.number() == 2


def test_a_store_in_no_folder(workload):
    with pytest.raises(StoreError, match="it cannot be opened"):
        Store.create("nowhere/runs.db", workload, CARDS)


def test_shards_make_the_whole(new):
    whole, one, two = new("whole.db", 1, 2, 3, 4), new("1.db", 1, 3), new("2.db", 2, 4)
    with whole, one, two:
        assert merge("merged.db", [two, one]) == 4
        with Store.open("merged.db") as merged:
            assert list(merged.rotations()) == list(whole.rotations())
            assert merged.workload == whole.workload


def test_a_pair_in_two_shards_counts_once(new):
    with new("1.db", 1, 2) as one, new("2.db", 2, 3) as two:
        assert merge("merged.db", [one, two]) == 3


def test_shards_that_contradict_each_other_are_refused(new, workload, folder):
    with new("1.db", 1) as one, new("2.db") as two:
        two.add(rows(1, "BB", workload))
        with pytest.raises(StoreError, match=r"pair 1 of 2\.db went differently"):
            merge("merged.db", [one, two])

    assert sorted(file.name for file in folder.iterdir()) == ["1.db", "2.db"]


def test_shards_of_two_matches_are_refused(new, workload):
    with (
        new("1.db", 1) as one,
        new("2.db", 2, made_for=replace(workload, seed=8)) as two,
        pytest.raises(StoreError, match=r"no part of the match in 1\.db: seed 8, not 7"),
    ):
        merge("merged.db", [one, two])
