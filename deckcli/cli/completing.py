"""What the shell may complete: the values of arguments and options.

A shell asks while somebody types, so each of these is quick, and silent whatever is wrong.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from deckcli.core.errors import DeckcliError

if TYPE_CHECKING:
    from deckcli.games.library import Library

Found = Iterator[str | tuple[str, str]]
_MOST: Final = 200  # cards; nobody reads more
_ENDINGS: Final = (".yaml", ".yml", ".json", ".dek", ".fe0d", ".txt")


def _silent(find: Callable[[str], Found]) -> Callable[[str], list[str | tuple[str, str]]]:
    """A completer that finds nothing where a command would complain.

    Typer looks at each one's signature whenever a command starts, so it is as plain as can be.
    """

    def complete(incomplete: str) -> list[str | tuple[str, str]]:
        with suppress(DeckcliError, OSError, ValueError):
            return [
                item
                for item in find(incomplete)
                if (item if isinstance(item, str) else item[0]).startswith(incomplete)
            ]
        return []

    return complete


@_silent
def games(incomplete: str) -> Found:
    from deckcli import games as all_games

    yield from all_games.keys()


@_silent
def decks(incomplete: str) -> Found:
    """Built-in decks, deck files and folders."""
    from deckcli import games as all_games

    library = _library()
    for game in all_games.keys():
        if game.startswith(incomplete) or incomplete.startswith(f"{game}/"):
            yield from library.sample_files(game)
    yield from _files(incomplete)


@_silent
def codes(incomplete: str) -> Found:
    """Codes with their titles; of several codes with commas, the last."""
    before = incomplete.rpartition(",")[0]
    start = f"{before}," if before else ""
    for _, rule in _library().rules():
        yield f"{start}{rule.code}", rule.title


@_silent
def codes_and_names(incomplete: str) -> Found:
    """Codes, and the names of rules, which several games may share."""
    rules = [rule for _, rule in _library().rules()]
    yield from ((rule.code, rule.title) for rule in rules)
    yield from {rule.name: (rule.name, rule.title) for rule in rules}.values()


@_silent
def bots(incomplete: str) -> Found:
    """A bot for each seat, with commas."""
    from deckcli.bots.bot import BOTS

    before = incomplete.rpartition(",")[0]
    known = [name.replace("K", "8") for name in BOTS if "FILE" not in name]
    yield from (f"{before},{name}" if before else name for name in known)


def words(*known: str) -> Callable[[str], list[str | tuple[str, str]]]:
    """A completer for an option that takes one of these; of several with commas, the last."""

    @_silent
    def found(incomplete: str) -> Found:
        before = incomplete.rpartition(",")[0]
        yield from (f"{before},{word}" if before else word for word in known)

    return found


@_silent
def play_formats(incomplete: str) -> Found:
    """The formats of play that decks name."""
    from deckcli import games as all_games

    library = _library()
    for game in all_games.keys():
        key = library.catalog(game).info.deck_keys.get("format")
        yield from key.of if key else ()


@_silent
def cards(incomplete: str) -> Found:
    """The ids of cards, with their names, from the second letter on."""
    from deckcli import games as all_games

    if len(incomplete) < 2:
        return
    number = 0
    for game in all_games.keys():
        for card in _library().catalog(game):
            if card.id.startswith(incomplete) and number < _MOST:
                number += 1
                yield card.id, card.name()


@_silent
def deck_formats(incomplete: str) -> Found:
    for known in _library().formats():
        yield known.name, known.title


@_silent
def draft_formats(incomplete: str) -> Found:
    from deckcli.drafts.draft_format import format_files

    yield from format_files(_library())


def _library() -> "Library":
    from deckcli.cli.session import Session

    return Session().library


def _files(incomplete: str) -> Iterator[str]:
    """Deck files and folders that begin like this; hidden ones only if asked for."""
    folder, name = os.path.split(incomplete)
    with suppress(OSError), os.scandir(folder or Path()) as found:
        for entry in sorted(found, key=lambda entry: entry.name):
            path = f"{folder.rstrip('/')}/{entry.name}" if folder else entry.name
            if entry.name.startswith(".") and not name.startswith("."):
                continue
            if entry.is_dir():
                yield f"{path}/"
            elif path.endswith(_ENDINGS):
                yield path
