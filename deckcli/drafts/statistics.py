"""Pick orders over many drafts: when cards are picked, how often they wheel, where they end up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from deckcli.catalog.game_facts import Holds
from deckcli.decks.pool_building import Built
from deckcli.drafts.decks import deck_of
from deckcli.drafts.draft import Draft
from deckcli.drafts.session import DraftSession
from deckcli.drafts.stages.pass_hands import PassHands


@dataclass(slots=True)
class CardRecord:
    """What happened to a card, die type or leader over all drafts."""

    item: str
    picked: int = 0
    numbers: int = 0  # the sum of the pick numbers
    earliest: int = 0
    latest: int = 0
    in_hands: int = 0  # picks from a hand that was large enough to come back
    wheeled: int = 0  # of these, picks after the hand had been round the table
    decks: int = 0

    @property
    def average_pick(self) -> float | None:
        return self.numbers / self.picked if self.picked else None

    @property
    def wheel_rate(self) -> float | None:
        return self.wheeled / self.in_hands if self.in_hands else None


class DraftStatistics:
    """Adds up finished drafts of one kind."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.drafts = 0
        self.records: dict[str, CardRecord] = {}

    def add(self, session: DraftSession, decks: Iterable[Mapping[str, object]]) -> None:
        """Count a finished draft and the contents of its decks."""
        self.drafts += 1
        for taken in session.taken:
            if taken.pick.take and not taken.pick.give:
                self._picked(taken.pick.take, taken.number, taken.stage)
        for content in decks:
            for item in self._items(content):
                self._record(item).decks += 1

    def add_finished(self, session: DraftSession, worth: Mapping[str, float]) -> int:
        """Count a finished draft with its decks; returns how many players have none."""
        made = [
            deck_of(self.draft, session.table, seat, worth) for seat in range(self.draft.players)
        ]
        decks = [deck.content for deck in made if isinstance(deck, Built)]
        self.add(session, decks)
        return len(made) - len(decks)

    def _items(self, content: Mapping[str, object]) -> set[str]:
        """Every card and die in a deck file's content, once each; a format is not drafted."""
        found: set[str] = set()
        for key, value in content.items():
            known = self.draft.catalog.info.deck_keys.get(key)
            if known is None or known.holds in (Holds.CHOICE, Holds.FLAG):
                continue
            if isinstance(value, Mapping):
                found |= set(value)
            elif isinstance(value, str):
                found.add(value)
        return found

    def rows(self) -> list[CardRecord]:
        """The records, earliest picks first; what nobody picked comes last."""
        order = {card.id: place for place, card in enumerate(self.draft.catalog)}

        def key(record: CardRecord) -> tuple[bool, float, int, int, str]:
            place = order.get(record.item, len(order))
            number = record.average_pick
            return number is None, number or 0.0, -record.decks, place, record.item

        return sorted(self.records.values(), key=key)

    def deck_share(self, record: CardRecord) -> float:
        """The share of all decks that it ended up in."""
        return record.decks / (self.drafts * self.draft.players)

    def _picked(self, item: str, number: int, stage: int) -> None:
        record = self._record(item)
        record.picked += 1
        record.numbers += number
        record.earliest = min(record.earliest or number, number)
        record.latest = max(record.latest, number)
        hands = self.draft.stages[stage]
        if isinstance(hands, PassHands) and hands.deal > self.draft.players:
            record.in_hands += 1
            record.wheeled += number > self.draft.players

    def _record(self, item: str) -> CardRecord:
        return self.records.setdefault(item, CardRecord(item))
