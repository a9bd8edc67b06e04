"""Matches on disk: a SQLite file with one row for each game, committed chunk by chunk.

A pair is stored under its number with both its games or not at all, so it can neither be half
counted nor counted twice, whatever gets killed and when.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self
from urllib.parse import quote

from deckcli.core.errors import DeckcliError
from deckcli.matches.table import GameRow
from deckcli.matches.workload import Workload

APPLICATION = 0x6465636B  # "deck": SQLite's application id
VERSION = 2  # 1 knew only matches; its tables were the same, so it can still be used
_READABLE = (1, VERSION)
PairRows = tuple[GameRow, GameRow]
Cards = Sequence[Sequence[str]]

_COLUMNS = ", ".join(GameRow._fields)
_NUMBERS = ("pair", "game", "seed", "cut", "turns", "decisions")
_COLUMN_TYPES = ", ".join(
    f"{name} {'INTEGER' if name in _NUMBERS else 'TEXT'} NOT NULL" for name in GameRow._fields
)
_TABLES = (
    "CREATE TABLE workload (text TEXT NOT NULL, cards TEXT NOT NULL)",
    f"CREATE TABLE games ({_COLUMN_TYPES}, PRIMARY KEY (pair, game)) WITHOUT ROWID",
    f"PRAGMA application_id = {APPLICATION}",
    f"PRAGMA user_version = {VERSION}",
)
_MARKS = ", ".join("?" for _ in GameRow._fields)
INSERT = f"INSERT OR IGNORE INTO games ({_COLUMNS}) VALUES ({_MARKS})"  # noqa: S608 - our names
SELECT = f"SELECT {_COLUMNS} FROM games"  # noqa: S608 - our names
# SQLite's name of a problem -> what happened, what to do.
_TROUBLES = {
    "SQLITE_FULL": ("the disk is full", "make room, then go on with --resume; nothing is lost"),
    "SQLITE_BUSY": ("another program is writing to it", "wait until it is done"),
    "SQLITE_LOCKED": ("another program is writing to it", "wait until it is done"),
    "SQLITE_NOTADB": ("this is no store of matches", "name another file"),
    "SQLITE_CORRUPT": ("the file is damaged", "take a copy you trust, or start a new store"),
    "SQLITE_CANTOPEN": ("it cannot be opened", "does its folder exist, and may you write there?"),
    "SQLITE_READONLY": ("it may not be written", "check its permissions and its folder's"),
    "SQLITE_PERM": ("it may not be opened", "check its permissions"),
    "SQLITE_IOERR": ("the disk does not work as it should", "what was committed is still there"),
}


class StoreError(DeckcliError):
    """A store that cannot be used, or not for this purpose."""

    code = "store"


class Store:
    """The games of one match or tournament. Use as a context manager."""

    def __init__(
        self, path: str, connection: sqlite3.Connection, workload: Workload, cards: Cards
    ) -> None:
        self.path, self.workload, self._connection = path, workload, connection
        self.cards = cards  # for each deck its distinct cards, to which the masks in rows refer

    # -- opening

    @classmethod
    def create(cls, path: str, workload: Workload, cards: Cards, *, wait: float = 5.0) -> Store:
        """Create a store; an empty file may be in its place."""
        with troubles(path):
            connection = sqlite3.connect(path, timeout=wait, isolation_level=None)
            store = cls(path, connection, workload, cards)
            with _closed_on_error(connection):
                with store.changed():
                    for statement in _TABLES:
                        connection.execute(statement)
                    told = (workload.to_text(), json.dumps(cards))
                    connection.execute("INSERT INTO workload VALUES (?, ?)", told)
                _prepare(connection)
        return store

    @classmethod
    def open(cls, path: str, *, writes: bool = False, wait: float = 5.0) -> Store:
        """Open an existing, intact store; readers leave it unchanged."""
        file = Path(path)
        if not file.exists():
            raise StoreError(f"there is no store {path}")
        if not file.is_file():
            raise StoreError(f"{path} is no file", hint="a store is a single file")
        with troubles(path):
            address = f"file:{quote(str(file))}?mode={'rw' if writes else 'ro'}"
            connection = sqlite3.connect(address, uri=True, timeout=wait, isolation_level=None)
            with _closed_on_error(connection):
                workload, cards = _told(path, connection)
                if writes:
                    _prepare(connection)
        return cls(path, connection, workload, cards)

    @classmethod
    def resume(cls, path: str, workload: Workload, cards: Cards) -> Store:
        """Open the store of exactly this workload, or create it."""
        if is_unused(path):
            return cls.create(path, workload, cards)
        store = cls.open(path, writes=True)
        differences = workload.differences(store.workload)
        if differences:
            store.close()
            what = "match" if store.workload.is_match else "tournament"
            raise StoreError(
                f"{path} holds another {what}: {'; '.join(differences)}",
                hint="name another store, or play with what that one was made with",
            )
        return store

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
        """How many pairs there are."""
        with troubles(self.path):
            found: int = self._connection.execute(
                "SELECT count(*) FROM games WHERE game = 1"
            ).fetchone()[0]
            return found

    def last(self) -> int:
        """The highest number of a pair, 0 if there is none."""
        with troubles(self.path):
            return self._connection.execute("SELECT max(pair) FROM games").fetchone()[0] or 0

    def pairs(self, first: int = 0, last: int = 2**62) -> Iterator[PairRows]:
        """The pairs with numbers from `first` to `last`, in order."""
        with troubles(self.path):
            query = f"{SELECT} WHERE pair BETWEEN ? AND ? ORDER BY pair, game"
            rows = map(GameRow._make, self._connection.execute(query, (first, last)))
            for opener in rows:
                rematch = next(rows, None)
                if rematch is None or (opener.game, rematch.game, opener.pair) != (
                    1,
                    2,
                    rematch.pair,
                ):
                    raise StoreError(
                        f"{self.path} has half a pair: number {opener.pair}",
                        hint="somebody changed it by hand; take a copy you trust",
                    )
                yield opener, rematch

    # -- writing

    def add(self, rows: Sequence[GameRow]) -> None:
        """Keep these games, all or none; existing pairs stay as they are."""
        with self.changed() as connection:
            connection.executemany(INSERT, rows)

    def drop(self, pairs: Iterable[int]) -> None:
        """Forget these pairs."""
        with self.changed() as connection:
            connection.executemany("DELETE FROM games WHERE pair = ?", ((pair,) for pair in pairs))

    @contextmanager
    def changed(self) -> Iterator[sqlite3.Connection]:
        """One transaction."""
        with troubles(self.path):
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


@contextmanager
def troubles(path: str) -> Iterator[None]:
    """Turn SQLite's errors into errors a user can act on."""
    try:
        yield
    except sqlite3.Error as error:
        name = str(getattr(error, "sqlite_errorname", ""))
        kind = "_".join(name.split("_")[:2])  # SQLITE_IOERR_WRITE and the like
        what, hint = _TROUBLES.get(kind, (str(error), ""))
        raise StoreError(f"the store {path} cannot be used: {what}", hint=hint) from error


def missing(pairs: Sequence[int], there: Collection[int]) -> tuple[int, ...]:
    return tuple(pair for pair in pairs if pair not in there)


def _told(path: str, connection: sqlite3.Connection) -> tuple[Workload, Cards]:
    """Read what the store is about, after checking that it is an intact store."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if application != APPLICATION:
        raise StoreError(f"{path} is no store of matches", hint="name another file")
    if version not in _READABLE:
        raise StoreError(f"{path} is a store of version {version}; this program writes {VERSION}")
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise StoreError(
            f"the store {path} is damaged", hint="take a copy you trust, or start a new store"
        )
    try:
        text, cards = connection.execute("SELECT text, cards FROM workload").fetchone()
        return Workload.from_text(text), json.loads(cards)
    except (TypeError, ValueError, KeyError) as error:
        raise StoreError(f"{path} does not tell what was played") from error


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
