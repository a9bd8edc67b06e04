"""What a store says that was played is looked at, also if its checksum is right."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from rows_by_hand import CARDS

from deckcli.matches.store import Store
from deckcli.matches.store_format import StoreError, _sealed
from deckcli.matches.workload import Workload


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("null", None), ("NaN", None), ('"words"', None), ("[1, 2]", None), (None, "[[1], [2]]"),
        (None, '[["B01-003"], [["B01-003"]]]'), (None, "{}"), (None, "NaN"),
    ],
)  # fmt: skip
def test_it_tells_of_decks_of_cards(workload, text, cards):
    Store.create("runs.db", workload, CARDS).close()
    with closing(sqlite3.connect("runs.db")) as connection:
        ((was, listed),) = connection.execute("SELECT text, cards FROM workload").fetchall()
        told = (text or was, cards or listed)
        connection.execute("DELETE FROM workload")
        connection.execute("INSERT INTO workload VALUES (?, ?, ?)", (*told, _sealed(*told)))
        connection.commit()

    with pytest.raises(StoreError) as error:
        Store.open("runs.db")
    assert error.value.message == "runs.db does not tell what was played"


@pytest.mark.parametrize("game", [1.5, None, "ashes"])
def test_its_decks_are_of_its_game(workload, game):
    plain = json.loads(workload.to_text())
    plain["decks"][0]["game"] = game

    with pytest.raises(TypeError, match="a deck is no deck of the game"):
        Workload.from_text(json.dumps(plain))


def test_a_view_without_end_is_not_read(folder):
    """Ctrl-C would not be heard either: SQLite does not come back."""
    shutil.copy(Path(__file__).parent / "old_stores" / "match-2.db", folder / "runs.db")
    with closing(sqlite3.connect("runs.db")) as connection:
        connection.execute("ALTER TABLE games RENAME TO some")
        connection.execute(
            "CREATE VIEW games AS WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n)"
            " SELECT some.* FROM some, n"
        )
        connection.commit()

    with pytest.raises(StoreError, match="its tables are not those of a store"):
        Store.open("runs.db")
