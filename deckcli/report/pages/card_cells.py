"""The facts of a card as cells of a table: the columns that its game chose."""

from __future__ import annotations

from typing import Any

from deckcli.catalog.catalog import CardDef
from deckcli.catalog.fields import known_fields, values, worded
from deckcli.catalog.game_facts import GameFacts


class CardCells:
    """The columns of one game in one language."""

    def __init__(self, info: GameFacts, lang: str) -> None:
        self.info, self.lang = info, lang
        self.fields = [known_fields(info)[name] for name in info.columns]
        self.labels = tuple(field.label for field in self.fields)
        self.keys = tuple(field.name for field in self.fields)

    def of(self, card: CardDef) -> tuple[object, ...]:
        """Numbers stay numbers, so that their column is right-aligned; None if empty."""
        return tuple(
            self._cell(values(card, field, lang=self.lang), field) for field in self.fields
        )

    def _cell(self, found: tuple[Any, ...], field: Any) -> object:
        if not found:
            return None
        if len(found) == 1 and isinstance(found[0], int):
            return found[0]
        return ", ".join(worded(self.info, field, value, self.lang) for value in found)
