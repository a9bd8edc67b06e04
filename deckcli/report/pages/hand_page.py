"""One opening hand as `deckcli hand` prints it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.fields import table_word
from deckcli.core.json_text import json_page
from deckcli.core.text import plural
from deckcli.decks.deck import Deck
from deckcli.decks.opening import Opening
from deckcli.hands.deal import Deal
from deckcli.report.pages.card_cells import CardCells
from deckcli.report.tables import table

SCHEMA_VERSION = 1


class HandPage:
    """The cards of a deal with their main facts, and what is beside them."""

    def __init__(
        self, deck: Deck, opening: Opening, dealt: Deal, catalog: Catalog, seed: int, lang: str
    ) -> None:
        self.deck, self.opening, self.dealt = deck, opening, dealt
        self.catalog, self.seed, self.lang = catalog, seed, lang
        self.cells = CardCells(catalog.info, lang)

    def show(self, output: str, *, blocks: bool) -> str:
        if output == "text":
            return self._text()
        if output == "json":
            return json_page(self._object())
        rows = [
            (part, *self._row(card, output)) for part, _, cards in self._parts() for card in cards
        ]
        headers = ("part", "id", "name", *self.cells.labels)
        return table(rows, headers, output=output, keys=("part", "id", "name", *self.cells.keys))

    def _parts(self) -> Iterator[tuple[str, str, Sequence[CardDef]]]:
        """Groups of cards: key, title, cards."""
        dealt = self.dealt
        if dealt.returned:
            yield "returned", "first hand, put back", dealt.returned
        yield "hand", "new hand" if dealt.returned else "hand", dealt.hand
        if dealt.laid:
            yield self.opening.laid[0], f"{self.opening.laid[0]}, face down", dealt.laid
        if dealt.shown:
            yield "shown", "turned up", dealt.shown
        if dealt.drawn is not None:
            yield "drawn", "drawn for going first", (dealt.drawn,)

    def _text(self) -> str:
        lines = [f"{self.deck.name} ({self.catalog.info.name(self.lang)}), seed {self.seed}"]
        lines += [f"{what}: {card.label(self.lang)}" for what, card in self.opening.aside]
        if self.dealt.dice:
            lines.append(f"dice: {', '.join(self._dice())}")
        lines += [f"note: {note}" for note in self.opening.notes]
        for _, title, cards in self._parts():
            rows = [self._row(card) for card in cards]
            drawn = table(rows, ("id", "name", *self.cells.labels)).rstrip("\n")
            lines += ["", f"{title} ({plural(len(cards), 'card')})", drawn]
        if self.dealt.goes_first is not None:
            lines += ["", self._who_goes_first()]
        return "\n".join(lines) + "\n"

    def _who_goes_first(self) -> str:
        assert self.opening.reveal is not None
        numbers = ", ".join(map(str, self.dealt.against))
        seat = "first" if self.dealt.goes_first else "second"
        return f"against {numbers} of {self.opening.reveal.against}: goes {seat}"

    def _row(self, card: CardDef, output: str = "text") -> tuple[object, ...]:
        return (card.id, card.label(self.lang), *self.cells.of(card, output))

    def _object(self) -> dict[str, Any]:
        content: dict[str, Any] = {
            "schema_version": SCHEMA_VERSION,
            "game": self.deck.game,
            "deck": self.deck.name,
            "seed": self.seed,
        }
        content["aside"] = {what: self._card(card) for what, card in self.opening.aside}
        for key, _, cards in self._parts():
            content[key] = [self._card(card) for card in cards]
        if self.dealt.dice:
            content["dice"] = [{"type": kind, "face": face} for kind, face in self.dealt.dice]
        if self.dealt.goes_first is not None:
            content["against"] = list(self.dealt.against)
            content["goes_first"] = self.dealt.goes_first
        content["notes"] = list(self.opening.notes)
        return content

    def _card(self, card: CardDef) -> dict[str, object]:
        keys = ("id", "name", *self.cells.keys)
        return dict(zip(keys, self._row(card, "json"), strict=True))

    def _dice(self) -> Iterator[str]:
        for die, count in Counter(map(" ".join, self.dealt.dice)).items():
            yield f"{count} {table_word(self.deck.game, die, self.lang)}"
