"""How a store is laid out as a SQLite file, and how to tell that it is one and intact."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b

from deckcli.core.errors import DeckcliError
from deckcli.matches.stored_rows import CHANCES, COLUMNS, NUMBERS, PRIZES, Cards, columns_of
from deckcli.matches.workload import Workload

APPLICATION = 0x6465636B  # "deck": SQLite's application id
VERSION = 5
WITH_PRIZES = 6  # the same for games with prizes, whose rows have columns for them
WITHOUT_CHANCES = (3, 4)  # of games without prizes, and with them
UNSEALED = (1, 2)  # 1 knew only matches, 2 only tables for two; neither had checksums
OLDER = (*UNSEALED, *WITHOUT_CHANCES)

_PLACE = "chunk INTEGER NOT NULL, PRIMARY KEY (number, game)"


def _tables(columns: Sequence[str]) -> tuple[str, ...]:
    types = ", ".join(
        f"{name} {'INTEGER' if name in NUMBERS else 'TEXT'} NOT NULL" for name in columns
    )
    return (
        "CREATE TABLE workload (text TEXT NOT NULL, cards TEXT NOT NULL, checksum TEXT NOT NULL)",
        "CREATE TABLE chunks (chunk INTEGER PRIMARY KEY, checksum INTEGER NOT NULL)",
        f"CREATE TABLE games ({types}, {_PLACE}) WITHOUT ROWID",
    )


_FEWER = COLUMNS[:CHANCES]
TABLES = {
    3: _tables(_FEWER),
    4: _tables((*_FEWER, *PRIZES)),
    VERSION: _tables(COLUMNS),
    WITH_PRIZES: _tables((*COLUMNS, *PRIZES)),
}


def insert_of(workload: Workload) -> str:
    """The statement that adds a game, as `stored` writes it, and its chunk."""
    columns = (*columns_of(workload), "chunk")
    marks = ", ".join("?" for _ in columns)
    return f"INSERT INTO games ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608 - our names


def select_of(workload: Workload) -> str:
    """How a statement begins that reads games."""
    return f"SELECT {', '.join(columns_of(workload))}"


# The games of an older store as this version would have them.
OLD_GAMES = "old_games"
_AS = "CREATE TEMP VIEW old_games AS SELECT"
_UNSEALED_VIEW = f"""{_AS}
    pair AS number, game, CASE game WHEN 1 THEN 'AB' ELSE 'BA' END AS seats, seed, winner,
    CASE winner WHEN '' THEN 'AB' ELSE '' END AS shared, first, cut, ending, turns, decisions,
    seen_a || ' ' || seen_b AS seen, played_a || ' ' || played_b AS played, '' AS chances,
    0 AS chunk FROM main.games"""
_VIEWS = {
    1: _UNSEALED_VIEW,
    2: _UNSEALED_VIEW,
    3: f"{_AS} {', '.join(_FEWER)}, '' AS chances, chunk FROM main.games",
    4: f"{_AS} {', '.join((*_FEWER, *PRIZES))}, '' AS chances, chunk FROM main.games",
}

FULL = "make room, then go on with --resume; nothing is lost"
# SQLite's name of a problem -> what happened, what to do.
_TROUBLES = {
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


@contextmanager
def troubles(path: str, *, when_full: str = FULL) -> Iterator[None]:
    """Turn SQLite's errors into errors a user can act on."""
    try:
        yield
    except sqlite3.Error as error:
        name = str(getattr(error, "sqlite_errorname", ""))
        kind = "_".join(name.split("_")[:2])  # SQLITE_IOERR_WRITE and the like
        what, hint = {"SQLITE_FULL": ("the disk is full", when_full), **_TROUBLES}.get(
            kind, (str(error), "")
        )
        raise StoreError(f"the store {path} cannot be used: {what}", hint=hint) from error
    except UnicodeDecodeError as error:  # SQLite quotes the damage in its own message
        raise damaged(path) from error


def damaged(path: str, what: str = "") -> StoreError:
    told = f"the store {path} is damaged{f': {what}' if what else ''}"
    return StoreError(told, hint="take a copy you trust, or start a new store")


def lay_out(connection: sqlite3.Connection, workload: Workload, cards: Cards) -> None:
    """Make the tables of a store in an open transaction."""
    version = WITH_PRIZES if workload.race else VERSION
    for statement in TABLES[version]:
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {version}")
    told = (workload.to_text(), json.dumps(cards))
    connection.execute("INSERT INTO workload VALUES (?, ?, ?)", (*told, _sealed(*told)))


def version_of(path: str, connection: sqlite3.Connection) -> int:
    """The version of an intact store; raises StoreError for anything else."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if application != APPLICATION:
        raise StoreError(f"{path} is no store of matches", hint="name another file")
    if version not in (*UNSEALED, *TABLES):
        raise StoreError(f"{path} is a store of version {version}; this program writes {VERSION}")
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise damaged(path)
    made = connection.execute(
        "SELECT type, sql FROM sqlite_master WHERE sql IS NOT NULL"
    ).fetchall()
    # A view may have rows without end, and a trigger may do anything.
    is_ours = all(kind == "table" for kind, _ in made)
    if not is_ours or (version in TABLES and [sql for _, sql in made] != list(TABLES[version])):
        raise damaged(path, "its tables are not those of a store")
    if version in OLDER:
        connection.execute(_VIEWS[version])
    return version


def told_in(path: str, connection: sqlite3.Connection, version: int) -> tuple[Workload, Cards]:
    """What a store is about."""
    seal = "NULL" if version in UNSEALED else "checksum"
    try:
        query = f"SELECT text, cards, {seal} FROM workload"  # noqa: S608 - our names
        ((text, listed, sealed),) = connection.execute(query).fetchall()
        if sealed is not None and sealed != _sealed(text, listed):
            raise damaged(path, "it does not tell what was played")
        workload, cards = Workload.from_text(text), json.loads(listed)
        lists = type(cards) is list and all(type(deck) is list for deck in cards)
        named = lists and all(type(card) is str for deck in cards for card in deck)
    except (TypeError, ValueError, KeyError, RecursionError) as error:
        raise StoreError(f"{path} does not tell what was played") from error
    has_prizes = version in (WITHOUT_CHANCES[1], WITH_PRIZES)
    if not named or len(cards) != len(workload.decks) or (bool(workload.race) is not has_prizes):
        raise StoreError(f"{path} does not tell what was played")
    return workload, cards


def _sealed(text: str, cards: str) -> str:
    return blake2b(f"{text}\0{cards}".encode(), digest_size=16).hexdigest()
