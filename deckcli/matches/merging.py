"""Merges shards into the same store that one undivided run would have made."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from deckcli.matches.store import INSERT, SELECT, Store, StoreError
from deckcli.matches.table import GameRow


def merge(path: str, stores: Sequence[Store]) -> int:
    """Make a new store with the pairs of all these; return how many it has.

    A pair that is in several of them must be the same in each, and counts once.
    """
    first = stores[0]
    for part in stores[1:]:
        differences = first.workload.differences(part.workload)
        if differences:
            what = "match" if first.workload.is_match else "tournament"
            raise StoreError(
                f"{part.path} is no part of the {what} in {first.path}: {'; '.join(differences)}"
            )
    fresh = f"{path}.merging"
    Path(fresh).unlink(missing_ok=True)
    try:
        with Store.create(fresh, first.workload, first.cards) as merged:
            for store in stores:
                _copy(store, merged)
            number = merged.number()
        Path(fresh).replace(path)  # so that nobody ever opens half a merge
    finally:
        Path(fresh).unlink(missing_ok=True)
    return number


def _copy(store: Store, merged: Store) -> None:
    with merged.changed() as connection:
        for pair in store.pairs():
            for row in pair:
                if connection.execute(INSERT, row).rowcount == 0:
                    _compare(store, connection, row)


def _compare(store: Store, connection: sqlite3.Connection, row: GameRow) -> None:
    query = f"{SELECT} WHERE pair = ? AND game = ?"
    there = GameRow._make(connection.execute(query, (row.pair, row.game)).fetchone())
    if there != row:
        raise StoreError(
            f"pair {row.pair} of {store.path} went differently in another store",
            hint="one of them was not played by this version, or was changed by hand",
        )
