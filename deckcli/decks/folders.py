"""The deck files below a folder."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path

from deckcli.core.files import Trouble, Unreadable, read_source, walked
from deckcli.decks.lines import LONGEST, split_count

_OWN = (".yaml", ".yml", ".json")
_PLAIN = ".txt"
_GAME = re.compile(r"^[ \t]*(#|//)[ \t]*game[ \t]*:", re.MULTILINE | re.IGNORECASE)
_KEY = re.compile(r"^[{ \t]*[\"']?([a-z_]+)[\"']?[ \t]*:", re.MULTILINE)
_YAML_KEY = re.compile(r"^[\"']?([a-z_]+)[\"']?[ \t]*:", re.MULTILINE)
# What else of ours says which game it is for: card files, draft formats, rulings, transcripts.
_OTHERS = {"set", "edition", "players", "ruling", "rulings", "given", "decks", "actions"}


def deck_files(folder: str, endings: Collection[str]) -> list[str]:
    """Files that are meant as decks, sorted; `endings` are those of other tools' formats.

    YAML and JSON files count if they name a game, text files if they read as a deck list. Hidden
    files and folders are passed over.
    """
    return sorted(
        str(file)
        for file in _visible(Path(folder))
        if (file.suffix.lower() in _OWN and _names_a_game(file))
        or (file.suffix.lower() == _PLAIN and _reads_as_a_list(file))
        or (file.suffix.lower() in endings and file.suffix.lower() not in (*_OWN, _PLAIN))
    )


def _visible(folder: Path) -> Iterator[Path]:
    for parent, folders, files in walked(str(folder)):
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from (Path(parent) / name for name in files if not name.startswith("."))


def _names_a_game(file: Path) -> bool:
    """Whether it has a key `game` at the top; a file with mistakes further down has one, too.

    What may not be read may be a deck: the check says that it could not.
    """
    try:
        text = read_source(str(file)).text
    except Unreadable as error:
        return error.trouble is Trouble.DENIED
    keys = _json_keys(text) if file.suffix.lower() == ".json" else set(_YAML_KEY.findall(text))
    return "game" in keys and not keys & _OTHERS


def _reads_as_a_list(file: Path) -> bool:
    """Whether a comment names the game, or half of the lines or more have a count: `3x Name`.

    Blank lines, comments and headings (with a colon or in brackets) do not matter.
    """
    try:
        text = read_source(str(file)).text
    except Unreadable:
        return False
    if _GAME.search(text):
        return True
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith(("#", "//", "[", "="))]
    told = [
        len(line) <= LONGEST and split_count(line) is not None for line in lines if ":" not in line
    ]
    return bool(told) and 2 * sum(told) >= len(told)


def _json_keys(text: str) -> set[str]:
    import json

    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        return set(_KEY.findall(text))
    return set(content) if isinstance(content, dict) else set()
