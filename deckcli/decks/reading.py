"""Reads a deck from text after guessing its format."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import PurePath

from deckcli.core.files import Source, Unreadable
from deckcli.core.findings import Finding
from deckcli.decks import file_rules
from deckcli.decks.deck import Deck
from deckcli.decks.deck_reader import DeckReader
from deckcli.decks.formats import DeckFormat

ReaderFor = Callable[[Source], DeckReader]


class DeckFile:
    """A deck argument after reading: the deck as understood, and the findings."""

    __slots__ = ("deck", "findings", "format", "path", "source")

    def __init__(
        self,
        path: str,
        source: Source | None = None,
        form: DeckFormat | None = None,
        *,
        findings: list[Finding],
    ) -> None:
        self.path, self.source, self.format, self.findings = path, source, form, findings
        self.deck: Deck | None = None


def read_deck(source: Source, reader_for: ReaderFor, formats: Sequence[DeckFormat]) -> DeckFile:
    """Read a deck in any format; problems become findings."""
    reader = reader_for(source)
    chosen = guess(source, formats)
    file = DeckFile(source.path, source, chosen, findings=reader.findings)
    try:
        builder = chosen.read(reader)
    except Unreadable as trouble:
        file.findings.append(unreadable(trouble))
        return file
    if builder is not None:
        builder.name = builder.name or PurePath(source.path).stem
        file.deck = builder.build()
    return file


def guess(source: Source, formats: Sequence[DeckFormat]) -> DeckFormat:
    """The format by its extension, and by the content if none or several formats have that."""
    ending = PurePath(source.path).suffix.lower()
    candidates = [known for known in formats if ending in known.extensions] or list(formats)
    if len(candidates) == 1:
        return candidates[0]
    for candidate in candidates:
        if candidate.looks_like(source):
            return candidate
    return candidates[-1]


def unreadable(trouble: Unreadable, hint: str = "") -> Finding:
    """The finding for a file that is not a deck at all."""
    return file_rules.TROUBLES[trouble.trouble].finding(trouble.message, trouble.place, hint=hint)
