"""The XML of a Lackey deck as plain records with line numbers.

Expat reads event by event, so depth and size cost nothing; document types are refused, and with
them entity bombs and external files.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from deckcli.core.files import Source, Trouble, Unreadable
from deckcli.core.findings import Place

if TYPE_CHECKING:
    from xml.parsers.expat import XMLParserType


@dataclass(slots=True)
class Copy:
    """One `<card>`: its zone (if it is in one), its `<name>` with a picture id, its `<set>`."""

    zone: str | None
    line: int
    picture: str = ""
    name: str = ""
    set_id: str = ""


@dataclass(slots=True)
class LackeyFile:
    """What a Lackey deck says; `notes` are comments of the form `key: text`, with their lines."""

    game: str = ""
    game_line: int = 0
    zones: list[tuple[str, int]] = field(default_factory=list)
    copies: list[Copy] = field(default_factory=list)
    notes: dict[str, tuple[str, int]] = field(default_factory=dict)


def parse(source: Source) -> LackeyFile:
    """The deck in an XML text; raises Unreadable if it is not XML."""
    from xml.parsers import expat  # only decks of this format need it

    parser = expat.ParserCreate(encoding="UTF-8")  # the text is already decoded
    events = _Events(parser, source)
    try:
        parser.Parse(source.text.encode("utf-8", "replace"), True)  # noqa: FBT003 - C signature
    except expat.ExpatError as error:
        message = f"not XML: {expat.ErrorString(error.code)}"
        place = Place(source.path, error.lineno, error.offset + 1, error.offset + 2)
        raise Unreadable(Trouble.SYNTAX, message, place) from error
    return events.file


class _Events:
    """Collects records while the parser runs."""

    def __init__(self, parser: XMLParserType, source: Source) -> None:
        self.parser, self.source = parser, source
        self.file = LackeyFile()
        self.zone: str | None = None
        self.copy: Copy | None = None
        self.text: list[str] = []
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self.text.append
        parser.CommentHandler = self._comment
        parser.StartDoctypeDeclHandler = self._doctype

    def _doctype(self, *declared: object) -> None:
        line = self.parser.CurrentLineNumber
        message = "document types (<!DOCTYPE …>) are not used in deck files"
        raise Unreadable(Trouble.SYNTAX, message, Place(self.source.path, line, 1, 2))

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        line = self.parser.CurrentLineNumber
        self.text.clear()
        if tag == "superzone":
            self.zone = attributes.get("name", "")
            self.file.zones.append((self.zone, line))
        elif tag == "card":
            self.copy = Copy(self.zone, line)
        elif tag == "name" and self.copy:
            self.copy.picture = attributes.get("id", "").strip()
            self.copy.line = line
        elif tag == "game":
            self.file.game_line = line

    def _end(self, tag: str) -> None:
        text = "".join(self.text).strip()
        self.text.clear()
        if tag == "superzone":
            self.zone = None
        elif tag == "card" and self.copy:
            self.file.copies.append(self.copy)
            self.copy = None
        elif tag == "name" and self.copy:
            self.copy.name = text
        elif tag == "set" and self.copy:
            self.copy.set_id = text
        elif tag == "game":
            self.file.game = text

    def _comment(self, text: str) -> None:
        key, colon, rest = text.strip().partition(": ")
        if colon and key in ("name", "format"):
            self.file.notes.setdefault(key, (rest.strip(), self.parser.CurrentLineNumber))
