"""Matches on disk: a SQLite file with one row for each game, committed chunk by chunk.

A rotation is stored under its number with all its games or not at all, so it can neither be half
counted nor counted twice, whatever gets killed and when. What a store says is checked as a whole
before any of it is believed: the workload and every chunk against their checksums, every game
against the table it was played at.
"""

from __future__ import annotations

import os
import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self
from urllib.parse import quote

from deckcli.core.files import file_meant, is_there, may_be_file
from deckcli.matches import store_format
from deckcli.matches.store_format import (
    FULL,
    OLD_GAMES,
    OLDER,
    UNSEALED,
    StoreError,
    insert_of,
    select_of,
    troubles,
)
from deckcli.matches.stored_rows import (
    CHANCES,
    Cards,
    NotPlayed,
    Rotation,
    Stored,
    Witness,
    checksum,
    digest,
    stored,
)
from deckcli.matches.table import GameRow
from deckcli.matches.workload import Workload

_BY_HAND = "somebody changed it by hand; take a copy you trust"


class Store:
    """The games of one match or tournament. Use as a context manager."""

    def __init__(
        self, path: str, connection: sqlite3.Connection, workload: Workload, cards: Cards
    ) -> None:
        self.path, self.workload, self._connection = path, workload, connection
        self.when_full = FULL  # what to do then
        self.cards = cards  # for each deck its distinct cards, to which the masks in rows refer
        self._games = "games"  # the table or view with the games
        self._is_sealed = True  # whether its chunks have checksums
        self._witness = Witness(workload, cards)
        self._select = select_of(workload)

    # -- opening

    @classmethod
    def create(
        cls, path: str, workload: Workload, cards: Cards, *, called: str = "", when_full: str = FULL
    ) -> Store:
        """Create a store; an empty file may be in its place.

        Errors use the name it will be `called`, and tell what to do `when_full` is the disk.
        """
        with troubles(called or path, when_full=when_full):
            connection = _connected(path, "rwc")
            store = cls(called or path, connection, workload, cards)
            store.when_full = when_full
            with _closed_on_error(connection):
                with store.changed():
                    store_format.lay_out(connection, workload, cards)
                _prepare(connection)
        return store

    @classmethod
    def open(cls, path: str, *, writes: bool = False, wait: float = 5.0) -> Store:
        """Open an existing store whose content can be believed; readers leave it unchanged."""
        if not may_be_file(path) and not is_there(path):
            raise StoreError(f"there is no store {path}", hint=file_meant(path))
        if not may_be_file(path):
            raise StoreError(f"{path} is no file", hint="a store is a single file")
        store = cls._opened(path, "rw" if writes else "ro", wait)
        if writes:
            store.begin_writing()
        return store

    @classmethod
    def resume(cls, path: str, workload: Workload, cards: Cards) -> Store:
        """Open the store of exactly this workload, or create it."""
        if is_unused(path):
            return cls.create(path, workload, cards)
        store = cls._opened(path, "rw")
        differences = workload.differences(store.workload)
        if differences:
            store.close()
            raise StoreError(
                f"{path} holds another {store.workload.what}: {'; '.join(differences)}",
                hint="name another store, or play with what that one was made with",
            )
        store.begin_writing()
        return store

    @classmethod
    def _opened(cls, path: str, mode: str, wait: float = 5.0) -> Store:
        with troubles(path):
            connection = _connected(path, mode, wait)
            with _closed_on_error(connection):
                connection.execute("BEGIN")  # everything is checked at one moment
                version = store_format.version_of(path, connection)
                store = cls(path, connection, *store_format.told_in(path, connection, version))
                if version in OLDER:
                    store._games, store._is_sealed = OLD_GAMES, version not in UNSEALED
                store._check()
                connection.execute("COMMIT")
        return store

    def begin_writing(self) -> None:
        """Make the file ready for `add`; one of an older version gets the present layout."""
        with troubles(self.path), _closed_on_error(self._connection):
            if self._games == OLD_GAMES:
                self._renew()
            _prepare(self._connection)

    def _check(self) -> None:
        """Raise StoreError unless every game is possible and every chunk as it was written."""
        query = f"{self._select}, chunk FROM {self._games} ORDER BY number, game"
        is_old = self._games == OLD_GAMES
        sums: Counter[int] = Counter()

        def added_up() -> Iterator[Stored]:
            for *facts, in_chunk in self._connection.execute(query):
                row = tuple(facts)
                sums[in_chunk] += digest(row[:CHANCES] + row[CHANCES + 1 :] if is_old else row)
                yield row

        for _ in self._believed(added_up()):
            pass
        if not self._is_sealed:
            return
        kept = dict(self._connection.execute("SELECT chunk, checksum FROM chunks"))
        if {chunk: checksum([total]) for chunk, total in sums.items()} != kept:
            raise store_format.damaged(self.path, "its games are not those that were written")

    def _believed(self, rows: Iterator[Stored]) -> Iterator[Rotation]:
        try:
            yield from self._witness.rotations(rows)
        except NotPlayed as doubt:
            raise StoreError(f"{self.path} has {doubt}", hint=_BY_HAND) from doubt

    def _renew(self) -> None:
        """Give the file of an older version the layout of this one."""
        rotations = list(self.rotations())
        with self.changed() as connection:
            sealed = ["TABLE chunks"] if self._is_sealed else []
            for name in (f"VIEW {OLD_GAMES}", "TABLE games", "TABLE workload", *sealed):
                connection.execute(f"DROP {name}")
            store_format.lay_out(connection, self.workload, self.cards)
            self._games = "games"
            self._insert([row for rotation in rotations for row in rotation])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close, leaving a single file without a log beside it if nobody else is reading."""
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA journal_mode = DELETE")
        self._connection.close()

    # -- reading

    def number(self) -> int:
        """How many rotations there are."""
        with troubles(self.path):
            query = f"SELECT count(*) FROM {self._games} WHERE game = 1"  # noqa: S608 - our names
            found: int = self._connection.execute(query).fetchone()[0]
            return found

    def last(self) -> int:
        """The highest number of a rotation, 0 if there is none."""
        with troubles(self.path):
            query = f"SELECT max(number) FROM {self._games}"  # noqa: S608 - our names
            return self._connection.execute(query).fetchone()[0] or 0

    def rotations(self, first: int = -(2**62), last: int = 2**62) -> Iterator[Rotation]:
        """The rotations with numbers from `first` to `last`, in order."""
        query = (
            f"{self._select} FROM {self._games} WHERE number BETWEEN ? AND ? ORDER BY number, game"
        )
        with troubles(self.path):
            yield from self._believed(self._connection.execute(query, (first, last)))

    # -- writing

    def add(self, rows: Sequence[GameRow]) -> None:
        """Keep these games, all or none, as one chunk; existing rotations stay as they are."""
        with self.changed():
            self._insert(rows)

    def _insert(self, rows: Sequence[GameRow]) -> None:
        numbers = [row.number for row in rows]
        connection = self._connection
        query = "SELECT number FROM games WHERE number BETWEEN ? AND ?"
        ends = (min(numbers, default=0), max(numbers, default=0))
        there = {number for (number,) in connection.execute(query, ends)}
        fresh = [stored(row) for row in rows if row.number not in there]
        chunk = 1 + (connection.execute("SELECT max(chunk) FROM chunks").fetchone()[0] or 0)
        if fresh:
            connection.executemany(insert_of(self.workload), [(*row, chunk) for row in fresh])
            total = checksum(map(digest, fresh))
            connection.execute("INSERT INTO chunks VALUES (?, ?)", (chunk, total))

    def drop(self, numbers: Iterable[int]) -> None:
        """Forget these rotations."""
        with self.changed() as connection:
            sums = dict(connection.execute("SELECT chunk, checksum FROM chunks"))
            for number in numbers:
                query = f"{self._select}, chunk FROM games WHERE number = ?"
                for *facts, chunk in connection.execute(query, (number,)):
                    sums[chunk] = checksum([sums[chunk], -digest(tuple(facts))])
                connection.execute("DELETE FROM games WHERE number = ?", (number,))
            connection.execute("DELETE FROM chunks")
            left = {chunk for (chunk,) in connection.execute("SELECT DISTINCT chunk FROM games")}
            connection.executemany(
                "INSERT INTO chunks VALUES (?, ?)",
                [(chunk, total) for chunk, total in sums.items() if chunk in left],
            )

    @contextmanager
    def changed(self) -> Iterator[sqlite3.Connection]:
        """One transaction."""
        with troubles(self.path, when_full=self.when_full):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):  # a full disk has already rolled back
                    self._connection.execute("ROLLBACK")
                raise


def is_unused(path: str) -> bool:
    """Whether a new store can be made here: no file, or one left empty by a killed program."""
    file = Path(path)
    try:
        return not file.exists() or (file.is_file() and file.stat().st_size == 0)
    except (OSError, ValueError) as error:
        raise StoreError(f"{path} cannot be used as a store: {error}") from error


def missing(numbers: Sequence[int], there: Collection[int]) -> tuple[int, ...]:
    return tuple(number for number in numbers if number not in there)


def _connected(path: str, mode: str, wait: float = 5.0) -> sqlite3.Connection:
    """Open the file of this name; no name has a meaning of its own, such as `:memory:`."""
    if "\0" in path:
        raise StoreError(f"{path!r} is no name of a file")
    address = f"file:{quote(os.fsencode(Path(path).absolute()))}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=wait, isolation_level=None)


def _prepare(connection: sqlite3.Connection) -> None:
    """Readers do not wait for writers; whatever is committed survives a crash of the program."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")


@contextmanager
def _closed_on_error(connection: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except BaseException:
        connection.close()
        raise
