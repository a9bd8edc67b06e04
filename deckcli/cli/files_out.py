"""Writing the files of a command: games, drafts and decks."""

from __future__ import annotations

from pathlib import Path

from deckcli.core.errors import BadSetting
from deckcli.core.files import try_to_write, write_whole


def write_file(path: Path, content: str | bytes) -> None:
    """Write a file into an existing folder; raises BadSetting if that fails."""
    try:
        write_whole(path, content.encode() if isinstance(content, str) else content)
    except (OSError, ValueError) as error:
        raise _not_written(path, error) from error


def open_file(path: Path) -> None:
    """Make sure that a file can be written later; raises BadSetting if it cannot.

    An existing file stays as it is, and no new one is left behind.
    """
    try:
        try_to_write(path)
    except (OSError, ValueError) as error:
        raise _not_written(path, error) from error


def make_folder(path: Path) -> None:
    """Make a folder and its parents; raises BadSetting if that fails."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise _not_written(path, error) from error


def _not_written(path: Path, error: Exception) -> BadSetting:
    """The error to report; a ValueError means a NUL in the name."""
    reason = getattr(error, "strerror", None) or str(error)
    missing = isinstance(error, FileNotFoundError) and not path.parent.exists()
    hint = f"the folder {path.parent} does not exist; create it first" if missing else ""
    return BadSetting(f"{path} cannot be written: {reason}", hint=hint)
