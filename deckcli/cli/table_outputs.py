"""Where tables go: `-o FORMAT[=FILE]`, any number of times."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from deckcli.core.errors import BadSetting
from deckcli.core.text import suggestions
from deckcli.report.tables import OUTPUTS


@dataclass(frozen=True, slots=True)
class Target:
    """One `-o FORMAT[=FILE]`; without a file it is the screen."""

    output: str
    path: str = ""

    @property
    def is_text(self) -> bool:
        """Whether it is text on the screen, where a few lines more are welcome."""
        return self.output == "text" and not self.path

    @classmethod
    def parse(cls, written: str) -> Target:
        output, equals, path = written.partition("=")
        if output not in OUTPUTS:
            close = suggestions(output, OUTPUTS, limit=1)
            meant = f"did you mean {close[0]}? " if close else ""
            hint = f"{meant}outputs: {', '.join(OUTPUTS)}"
            raise BadSetting(f"no table output is called {output!r}", hint=hint)
        if equals and not path:
            raise BadSetting(f"-o {written} names no file")
        return cls(output, path)


def write_file(path: Path, text: str) -> None:
    """Write a file and make its folder; raises BadSetting where that cannot be done."""
    make_folder(path.parent)
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise _not_written(path, error) from error


def open_file(path: Path) -> None:
    """Make sure that a file can be written later; raises BadSetting where it cannot.

    What lies there stays until then.
    """
    make_folder(path.parent)
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
    return BadSetting(f"{path} cannot be written: {reason}")
