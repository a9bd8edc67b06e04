"""Merges shards into the same store that one undivided run would have made."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

from deckcli.matches.store import Store
from deckcli.matches.store_format import StoreError
from deckcli.matches.stored_rows import Rotation

_CHUNK = 256  # rotations
_AGAIN = "make room, then merge again; the stores are as they were"


def merge(path: str, stores: Sequence[Store]) -> int:
    """Make a new store with the rotations of all these; return how many it has.

    A rotation that is in several of them must be the same in each, and counts once. No file that is
    there already is touched, whatever its name.
    """
    first = stores[0]
    for part in stores[1:]:
        differences = first.workload.differences(part.workload)
        if differences:
            raise StoreError(
                f"{part.path} is no part of the {first.workload.what} in {first.path}: "
                f"{'; '.join(differences)}"
            )
    target = Path(path)
    fresh = target.with_name(f".{target.name}.{uuid4().hex}")
    try:
        made = (str(fresh), first.workload, first.cards)
        with Store.create(*made, called=path, when_full=_AGAIN) as merged:
            for store in stores:
                _copy(store, merged)
            number = merged.number()
        _put(fresh, target)  # so that nobody ever opens half a merge
    finally:
        for beside in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):
                fresh.with_name(f"{fresh.name}{beside}").unlink(missing_ok=True)
    return number


def _put(fresh: Path, target: Path) -> None:
    """Give the file its name, unless somebody else has taken it meanwhile."""
    try:
        os.link(fresh, target)
    except FileExistsError as error:
        raise StoreError(f"{target} exists already", hint="name a new file") from error
    except OSError:  # a file system without links
        fresh.rename(target)


def _copy(store: Store, merged: Store) -> None:
    waiting: list[Rotation] = []
    for rotation in store.rotations():
        number = rotation[0].number
        there = next(merged.rotations(number, number), None)
        if there is None:
            waiting.append(rotation)
        elif there != rotation:
            raise StoreError(
                f"{store.workload.unit} {number} of {store.path} went differently in another store",
                hint="one of them was not played by this version, or was changed by hand",
            )
        if len(waiting) == _CHUNK:
            merged.add([row for one in waiting for row in one])
            waiting = []
    merged.add([row for one in waiting for row in one])
