"""Reading files that strangers wrote: every way it can fail has a name and a place."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from deckcli.core.findings import Place

MAX_BYTES = 2 * 1024 * 1024  # a deck of every card of every game is a hundredth of this


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


@dataclass(frozen=True, slots=True)
class Source:
    """A text and the name under which findings speak of it."""

    path: str
    text: str

    def line(self, number: int) -> str:
        lines = self.text.split("\n")
        return lines[number - 1].rstrip("\r") if 0 < number <= len(lines) else ""


def read_source(path: str, *, shown_as: str = "", max_bytes: int = MAX_BYTES) -> Source:
    """The text of a file, or of standard input for `-`; raises Unreadable."""
    if path == "-":
        return decode("<stdin>", sys.stdin.buffer.read(max_bytes + 1), max_bytes=max_bytes)
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


def decode(path: str, content: bytes, *, max_bytes: int = MAX_BYTES) -> Source:
    """Bytes as a Source; raises Unreadable for what is no text."""
    whole = Place(path)
    if len(content) > max_bytes:
        megabytes = max_bytes / 1024 / 1024
        raise Unreadable(Trouble.TOO_BIG, f"larger than {megabytes:g} MB", whole)
    if not content.strip():
        raise Unreadable(Trouble.EMPTY, "the file is empty", whole)
    if b"\0" in content:
        raise Unreadable(Trouble.BINARY, "this is a binary file, not text", whole)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content[: error.start]
        line = before.count(b"\n") + 1
        column = len(before.rpartition(b"\n")[2].decode("utf-8", "replace")) + 1
        message = f"byte 0x{content[error.start]:02x} is not valid UTF-8"
        raise Unreadable(
            Trouble.NOT_UTF8, message, Place(path, line, column, column + 1)
        ) from error
    return Source(path, text.replace("\r\n", "\n"))
