"""Files that a command writes for itself: games, drafts and their decks."""

from __future__ import annotations

from pathlib import Path

from deckcli.core.errors import BadSetting


def write_file(path: Path, text: str) -> None:
    """Write a file into a folder that is there; raises BadSetting where that cannot be done."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")  # the same bytes everywhere
    except (OSError, ValueError) as error:
        raise _not_written(path, error) from error


def open_file(path: Path) -> None:
    """Make sure that a file can be written later; raises BadSetting where it cannot.

    What lies there stays until then.
    """
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as error:
        raise _not_written(path, error) from error


def make_folder(path: Path) -> None:
    """Make a folder, and those it is in; raises BadSetting where that cannot be done."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise _not_written(path, error) from error


def _not_written(path: Path, error: Exception) -> BadSetting:
    """A ValueError is a NUL in the name."""
    reason = getattr(error, "strerror", None) or str(error)
    missing = isinstance(error, FileNotFoundError) and not path.parent.exists()
    hint = f"the folder {path.parent} does not exist; create it first" if missing else ""
    return BadSetting(f"{path} cannot be written: {reason}", hint=hint)
