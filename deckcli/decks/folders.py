"""The deck files below a folder."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator
from pathlib import Path

from deckcli.core.files import Unreadable, read_source

_OWN = (".yaml", ".yml", ".json")
_KEY = re.compile(r"^[{ \t]*[\"']?([a-z_]+)[\"']?[ \t]*:", re.MULTILINE)
_YAML_KEY = re.compile(r"^[\"']?([a-z_]+)[\"']?[ \t]*:", re.MULTILINE)
# What else of ours says which game it is for: card files, draft formats, rulings, transcripts.
_OTHERS = {"set", "edition", "players", "ruling", "rulings", "given", "decks", "actions"}


def deck_files(folder: str, endings: Collection[str]) -> list[str]:
    """Files that are meant as decks, sorted; `endings` are those of other tools' formats.

    YAML and JSON files count if they name a game. Hidden files and folders are passed over.
    """
    return sorted(
        str(file)
        for file in _visible(Path(folder))
        if (file.suffix.lower() in _OWN and _names_a_game(file))
        or (file.suffix.lower() in endings and file.suffix.lower() not in _OWN)
    )


def _visible(folder: Path) -> Iterator[Path]:
    for parent, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from (Path(parent) / name for name in files if not name.startswith("."))


def _names_a_game(file: Path) -> bool:
    """Whether it has a key `game` at the top; a file with mistakes further down has one, too."""
    try:
        text = read_source(str(file)).text
    except Unreadable:
        return False
    keys = _json_keys(text) if file.suffix.lower() == ".json" else set(_YAML_KEY.findall(text))
    return "game" in keys and not keys & _OTHERS


def _json_keys(text: str) -> set[str]:
    import json

    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        return set(_KEY.findall(text))
    return set(content) if isinstance(content, dict) else set()
