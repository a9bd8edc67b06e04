"""The facts of a card as cells of a table: the columns that its game chose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deckcli.catalog.catalog import CardDef
from deckcli.catalog.fields import costs, known_fields, values, worded
from deckcli.catalog.game_facts import Field, GameFacts
from deckcli.report.tables import FOR_PROGRAMS


class CardCells:
    """The columns of one game in one language."""

    def __init__(self, info: GameFacts, lang: str) -> None:
        self.info, self.lang = info, lang
        self.fields = [known_fields(info)[name] for name in info.columns]
        self.labels = tuple(field.label for field in self.fields)
        self.keys = tuple(field.name for field in self.fields)

    def of(self, card: CardDef, output: str = "text") -> tuple[object, ...]:
        """Numbers stay numbers, so that their column is right-aligned; None if empty.

        People read words; programs read the keys of the card files.
        """
        cell = self._key if output in FOR_PROGRAMS else self._word
        return tuple(cell(card, field) for field in self.fields)

    def _key(self, card: CardDef, field: Field) -> object:
        return _cell(values(card, field, lang=self.lang), str)

    def _word(self, card: CardDef, field: Field) -> object:
        if field.reads == "keys":
            return "; ".join(costs(self.info, card, field, self.lang)) or None
        found = values(card, field, lang=self.lang)
        return _cell(found, lambda value: worded(self.info, field, value, self.lang))


def _cell(found: tuple[Any, ...], told: Callable[[Any], str]) -> object:
    if len(found) == 1 and isinstance(found[0], int):
        return found[0]
    return ", ".join(map(told, found)) or None
