"""The rows of hand statistics: each value of the fields that the game counts, and each card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.fields import known_fields, shown, values
from deckcli.decks.opening import Dice

CARDS = "Cards"
DICE = "Dice"


@dataclass(frozen=True, slots=True)
class RowTitle:
    """A row before anything is counted; `number` is the value of a curve.

    People read the label, programs the key, which is the label if there is none.
    """

    statistic: str
    label: str
    number: float | None = None
    key: str = ""


class Rows:
    """The rows for some cards, in the order of the game's statistics; single cards come last."""

    def __init__(self, cards: Sequence[CardDef], catalog: Catalog, lang: str) -> None:
        self.titles: list[RowTitle] = []
        self._of: dict[str, list[int]] = {card.id: [] for card in cards}
        held = Counter(card.id for card in cards)
        different = list({card.id: card for card in cards}.values())
        fields = known_fields(catalog.info)
        for wanted in catalog.info.stats:
            field = fields[wanted["field"]]
            if wanted["as"] == "against":  # symbols to pay, not cards
                continue
            found: Counter[Any] = Counter()
            of = {card.id: dict.fromkeys(values(card, field, lang=lang)) for card in different}
            for card in different:
                found.update(dict.fromkeys(of[card.id], held[card.id]))
            is_curve = wanted["as"] == "curve"
            for value in _ordered(found, is_curve=is_curve):
                number = value if is_curve and not isinstance(value, str) else None
                label = shown(catalog, field, value, lang)
                title = RowTitle(wanted["title"], label, number, key=str(value))
                self._add(title, [card_id for card_id in of if value in of[card_id]])
        for card in sorted(different, key=lambda card: -held[card.id]):
            self._add(RowTitle(CARDS, card.label(lang)), [card.id])

    def of(self, card: CardDef) -> list[int]:
        """The rows that a card counts in."""
        return self._of[card.id]

    def _add(self, title: RowTitle, cards: Sequence[str]) -> None:
        for card_id in cards:
            self._of[card_id].append(len(self.titles))
        self.titles.append(title)


class DiceRows:
    """A row for every face of every type of dice, and one for every face."""

    def __init__(self, dice: Dice) -> None:
        types = [kind for kind, count in dice.pool.items() if count]
        named = [f"{kind} {face}" for kind in types for face in dice.faces]
        totals = [face for face in dice.faces if len(types) > 1]
        self.titles = [RowTitle(DICE, label) for label in (*named, *totals)]
        place = {title.label: row for row, title in enumerate(self.titles)}
        self.dice: list[list[list[int]]] = []  # the rows of every side of every die
        for kind in types:
            sides = [
                [place[label] for label in (f"{kind} {face}", face) if label in place]
                for face, often in dice.faces.items()
                for _ in range(often)
            ]
            self.dice += [sides] * dice.pool[kind]


def _ordered(found: Counter[Any], *, is_curve: bool) -> list[Any]:
    """Numbers in ascending order, words by how many cards have them."""
    if is_curve:
        return sorted(found, key=lambda value: (isinstance(value, str), value))
    return [value for value, _ in found.most_common()]
