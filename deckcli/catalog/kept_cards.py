"""Cards as the cache keeps them: one line of JSON each, read only when the card is asked for."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from deckcli.catalog.catalog import CardDef


class KeptCards(Mapping[str, CardDef]):
    """All cards of a game by id, in order; a deck of fifty cards need not read 2,500."""

    def __init__(self, game: str, places: Mapping[str, tuple[int, int]], lines: bytes) -> None:
        self.game, self._places, self._lines = game, places, lines
        self._read: dict[str, CardDef] = {}

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __contains__(self, card_id: object) -> bool:
        return card_id in self._places

    def __getitem__(self, card_id: str) -> CardDef:
        card = self._read.get(card_id)
        if card is None:
            start, end = self._places[card_id]
            set_id, kind, names, facts = json.loads(self._lines[start:end])
            card = self._read[card_id] = CardDef(card_id, self.game, set_id, kind, names, facts)
        return card


def packed(info: Mapping[str, Any], sets: Mapping[str, Any], cards: Iterable[CardDef]) -> bytes:
    """What a catalog is made of: all but the cards on the first line, then a line for each card."""
    lines, lengths = [], {}
    for card in cards:
        lines.append(_compact([card.set_id, card.kind, card.names, card.facts]))
        lengths[card.id] = len(lines[-1])
    return b"\n".join([_compact({"info": info, "sets": sets, "lengths": lengths}), *lines])


def unpacked(content: bytes) -> tuple[Mapping[str, Any], Mapping[str, Any], KeptCards]:
    """The game's facts, its sets and its cards."""
    first, _, lines = content.partition(b"\n")
    head = json.loads(first)
    places, start = {}, 0
    for card_id, length in head["lengths"].items():
        places[card_id] = start, start + length
        start += length + 1
    return head["info"], head["sets"], KeptCards(head["info"]["game"], places, lines)


def _compact(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()
