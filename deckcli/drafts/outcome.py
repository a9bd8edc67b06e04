"""The result of a finished draft: a deck for every player, read back and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from deckcli.core.findings import Finding, Severity
from deckcli.decks.deck import Deck
from deckcli.decks.pool_building import NoDeck
from deckcli.drafts.decks import checked_deck, deck_of
from deckcli.drafts.session import DraftSession
from deckcli.games.library import Library


@dataclass(frozen=True, slots=True)
class Outcome:
    """One player's deck, or the reasons why there is none."""

    seat: int
    deck: Deck | None = None
    reasons: list[str] = field(default_factory=list)
    errors: list[Finding] = field(default_factory=list)

    @property
    def is_legal(self) -> bool:
        return self.deck is not None and not self.errors


def outcomes(
    session: DraftSession, library: Library, worth: Mapping[str, float] | None = None
) -> list[Outcome]:
    """The decks of all players, by seat."""
    return [_outcome(session, library, seat, worth) for seat in range(session.draft.players)]


def _outcome(
    session: DraftSession, library: Library, seat: int, worth: Mapping[str, float] | None
) -> Outcome:
    made = deck_of(session.draft, session.table, seat, worth)
    if isinstance(made, NoDeck):
        return Outcome(seat, reasons=made.reasons)
    file = checked_deck(made, library, seat)
    errors = [finding for finding in file.findings if finding.severity is not Severity.ADVICE]
    return Outcome(seat, file.deck, errors=errors)
