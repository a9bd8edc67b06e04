"""The files of a draft: decks and pools, and what else is already in their folder."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from deckcli.catalog.catalog import Catalog
from deckcli.core.errors import BadSetting
from deckcli.decks.formats.yaml_writer import write_yaml
from deckcli.drafts.outcome import Outcome
from deckcli.drafts.session import DraftSession
from deckcli.drafts.table import counted, merged

PICKS_FILE = "picks.txt"
_OF_PLAYERS = re.compile(r"player-[1-9]\d*(\.yaml|-pool\.txt)", re.ASCII)


def deck_file(seat: int) -> str:
    return f"player-{seat + 1}.yaml"


def deck_files(found: Iterable[Outcome], catalog: Catalog) -> dict[str, str]:
    """The text of each deck by file name; a player without a deck gets no file."""
    return {
        deck_file(outcome.seat): write_yaml(outcome.deck, catalog)
        for outcome in found
        if outcome.deck is not None
    }


def pool_files(session: DraftSession) -> dict[str, str]:
    """Each player's picks as a plain list if a builder made the deck: they may want another."""
    draft = session.draft
    if draft.format.data["deck"]["how"] != "built":
        return {}
    files = {}
    for seat, owned in enumerate(session.table.owned):
        held = counted(item for items in merged(owned).values() for item in items)
        lines = [f"# game: {draft.format.game}"]
        lines += [f"{count} {item}" for item, count in held.items()]
        files[f"player-{seat + 1}-pool.txt"] = "\n".join(lines) + "\n"
    return files


def keep_others(folder: Path, files: Mapping[str, str]) -> None:
    """Raise BadSetting if one of these files would replace a different one; it may be edited.

    Writing an identical file again is fine, so that a draft can be repeated.
    """
    others = [name for name, text in files.items() if holds_other(folder / name, text)]
    if others:
        raise _occupied(folder, others)


def keep_drafted(folder: Path) -> None:
    """Raise BadSetting if the folder holds a draft: nobody can repeat their picks exactly."""
    drafted = _drafted(folder)
    if drafted:
        raise _occupied(folder, drafted)


def leftovers(folder: Path, files: Iterable[str]) -> list[str]:
    """Files left in the folder by another draft, usually one with more players."""
    return sorted(set(_drafted(folder)) - set(files))


def free_name(path: Path) -> Path:
    """The path, numbered if needed so that it does not overwrite another saved draft."""
    free, number = path, 1
    while free.is_file():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def _drafted(folder: Path) -> list[str]:
    names = (file.name for file in folder.iterdir())
    return sorted(name for name in names if name == PICKS_FILE or _OF_PLAYERS.fullmatch(name))


def holds_other(file: Path, text: str) -> bool:
    """Whether the file exists with different content."""
    with suppress(OSError):
        return file.exists() and not (file.is_file() and file.read_bytes() == text.encode())
    return True  # a file we may not read should not be replaced either


def _occupied(folder: Path, names: list[str]) -> BadSetting:
    return BadSetting(
        f"{folder} has files of another draft, or edited ones: {', '.join(names)}",
        hint="name another folder, or move them away; nothing was written",
    )
