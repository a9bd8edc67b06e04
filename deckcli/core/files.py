"""Reading untrusted files: every way it can fail has a name and a place.

Also writing files: the old one stays until the new one is complete.
"""

import codecs
import errno
import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from enum import StrEnum
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import NamedTuple

from deckcli.core.black_box import HEARD
from deckcli.core.errors import BadSetting
from deckcli.core.findings import Place

MAX_BYTES = 2 * 1024 * 1024  # a hundred times a deck with every card of every game
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_NEW_FILES = count()
_MOUNTED = {errno.EBUSY, errno.EXDEV}  # a single mounted file, as in a container


def file_meant(path: str) -> str:
    """`did you mean decks/mine.yaml?` for a file that is not there, if one beside it is close.

    Endings make no names alike: `nope.json` is not meant to be `bp.json`.
    """
    from deckcli.core.text import suggestions

    folder, name = os.path.split(path)
    try:
        beside = sorted(Path(folder).iterdir(), key=lambda entry: entry.suffix != Path(name).suffix)
    except (OSError, ValueError):  # ValueError: a NUL in the name
        return ""
    if not name or any(entry.name == name for entry in beside):
        return ""
    stems = {entry.stem: entry for entry in reversed(beside)}
    return "".join(
        f"did you mean {stems[stem]}?" for stem in suggestions(Path(name).stem, stems)[:1]
    )


class Trouble(StrEnum):
    """Why a file cannot be read at all."""

    MISSING = "missing"
    FOLDER = "folder"
    DENIED = "denied"
    TOO_BIG = "too-big"
    BINARY = "binary"
    NOT_UTF8 = "not-utf8"
    EMPTY = "empty"
    SYNTAX = "syntax"


class Unreadable(Exception):
    """The file is not what it should be; readers turn this into a finding."""

    def __init__(self, trouble: Trouble, message: str, place: Place) -> None:
        super().__init__(message)
        self.trouble, self.message, self.place = trouble, message, place


class Source(NamedTuple):
    """A text and the name by which findings refer to it.

    The text has `\\n` line ends and no byte order mark, whatever the file has; `to_bytes` restores
    those of the file.
    """

    path: str
    text: str
    newline: str = "\n"
    has_bom: bool = False

    def to_bytes(self, text: str) -> bytes:
        """New content for the file, with its line ends and byte order mark."""
        content = text.replace("\n", self.newline).encode()
        return codecs.BOM_UTF8 + content if self.has_bom else content

    def line(self, number: int) -> str:
        lines = _lines(self.text)
        return lines[number - 1].rstrip("\r") if 0 < number <= len(lines) else ""


@lru_cache(maxsize=2)
def _lines(text: str) -> list[str]:
    """Cached, because a long list asks for the place of every line."""
    return text.split("\n")


def read_source(path: str, *, shown_as: str = "", max_bytes: int = MAX_BYTES) -> Source:
    """The text of a file, or of standard input for `-`; raises Unreadable."""
    if path == "-":
        return decode("<stdin>", _standard_input(max_bytes + 1), max_bytes=max_bytes)
    file, name = Path(path), shown_as or path
    whole = Place(name)
    try:
        if file.is_dir():
            raise Unreadable(Trouble.FOLDER, "this is a folder, not a file", whole)
        if not file.exists():
            raise Unreadable(Trouble.MISSING, "no such file", whole)
        if not file.is_file():
            raise Unreadable(Trouble.DENIED, "this is not a regular file", whole)
        with file.open("rb") as stream:
            content = stream.read(max_bytes + 1)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        reason = getattr(error, "strerror", None) or str(error)
        raise Unreadable(Trouble.DENIED, f"cannot be read: {reason}", whole) from error
    return decode(name, content, max_bytes=max_bytes)


def _standard_input(size: int) -> bytes:
    try:
        HEARD.append(sys.stdin.buffer.read(size))
        return HEARD[-1]
    except OSError as error:  # closed by the shell, or a terminal that is gone
        raise Unreadable(Trouble.DENIED, "cannot be read", Place("<stdin>")) from error


def is_there(path: str) -> bool:
    """Whether something has that name; nothing can have one that is too long."""
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False


def may_be_file(path: str) -> bool:
    """Whether a file has that name, or none can be looked for there: reading it will tell why."""
    try:
        return Path(path).is_file()
    except OSError:
        return True


def is_folder(path: str) -> bool:
    """Whether a folder has that name; what cannot be looked at is no folder."""
    try:
        return Path(path).is_dir()
    except (OSError, ValueError):
        return False


def files_in(folder: Path, ending: str) -> list[Path]:
    """The files of a folder with such a name, in its order; none where there is no folder."""
    names: list[str] = []
    with suppress(OSError):
        names = [name for name in os.listdir(folder) if name.endswith(ending)]  # noqa: PTH208
    return [folder / name for name in sorted(names)]


def walked(folder: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """`os.walk`, but a folder that cannot be searched is not passed over; raises BadSetting."""

    def stop(error: OSError) -> None:
        raise BadSetting(
            f"the folder {error.filename} cannot be searched: {error.strerror}",
            hint="name the files, or other folders",
        ) from error

    return os.walk(folder, onerror=stop)


def is_same_file(first: str, second: str) -> bool:
    """Whether both names mean the same file, whether or not it exists."""
    with suppress(OSError, ValueError):
        if os.path.realpath(first) == os.path.realpath(second):
            return True
        return Path(first).samefile(second)  # by a link, or in different case
    return False


def write_whole(path: Path, content: bytes) -> None:
    """Replace the file atomically; raises OSError, or ValueError for its name.

    A full disk or a killed program leaves the old content, and nobody ever reads half a file.
    """
    if _is_replaced(path):
        try:
            _replace(Path(os.path.realpath(path)), content)
        except OSError as error:
            if error.errno not in _MOUNTED:
                raise
        else:
            return
    path.write_bytes(content)


def try_to_write(path: Path) -> None:
    """Raise what `write_whole` would raise, if that can be found out without leaving a trace."""
    if _is_replaced(path):
        fresh = _fresh(Path(os.path.realpath(path)))
        fresh.open("xb").close()
        fresh.unlink()


def _is_replaced(path: Path) -> bool:
    """Whether the path is or will be a plain file; a device or a pipe cannot be replaced.

    Neither can a file in a folder where no new file may be created.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not path.exists():
        return True
    if not os.access(path, os.W_OK):  # a read-only file may not be replaced either
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return path.is_file() and os.access(Path(os.path.realpath(path)).parent, os.W_OK)


def _replace(path: Path, content: bytes) -> None:
    fresh = _fresh(path)
    try:
        with fresh.open("xb") as stream:
            stream.write(content)
        if path.is_file():
            fresh.chmod(path.stat().st_mode & 0o7777)
        fresh.replace(path)
    except BaseException:
        with suppress(OSError):
            fresh.unlink()
        raise


def _fresh(path: Path) -> Path:
    """A new name each time: a signal handler may write while another file is being written."""
    return path.with_name(f".deckcli-{os.getpid()}-{next(_NEW_FILES)}.new")


def decode(path: str, content: bytes, *, max_bytes: int = MAX_BYTES) -> Source:
    """Bytes as a Source; raises Unreadable if they are not text."""
    whole = Place(path)
    if len(content) > max_bytes:
        megabytes = max_bytes / 1024 / 1024
        raise Unreadable(Trouble.TOO_BIG, f"larger than {megabytes:g} MB", whole)
    if content.startswith(_UTF16):
        raise Unreadable(Trouble.NOT_UTF8, "this is UTF-16 text; save it as UTF-8", whole)
    if b"\0" in content:
        raise Unreadable(Trouble.BINARY, "this is a binary file, not text", whole)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _not_utf8(path, error) from error
    if not text.strip():
        raise Unreadable(Trouble.EMPTY, "the file is empty", whole)
    has_bom = content.startswith(codecs.BOM_UTF8)
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    return Source(path, plain, _usual_line_end(text), has_bom)


def _not_utf8(path: str, error: UnicodeDecodeError) -> Unreadable:
    # error.object, because error.start does not count a byte order mark
    before = error.object[: error.start]
    lines = re.split("\r\n|\r|\n", before.decode("utf-8", "replace"))
    line, column = len(lines), len(lines[-1]) + 1
    message = f"byte 0x{error.object[error.start]:02x} is not valid UTF-8"
    return Unreadable(Trouble.NOT_UTF8, message, Place(path, line, column, column + 1))


def _usual_line_end(text: str) -> str:
    windows, returns = text.count("\r\n"), text.count("\r")
    if returns == 0:
        return "\n"
    if windows == 0 and "\n" not in text:
        return "\r"
    return "\r\n" if windows * 2 > text.count("\n") else "\n"
