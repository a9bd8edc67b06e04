"""What is drafted: the box filled from sets, and the piles made from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.drafts.collection import Collection
from deckcli.drafts.errors import BadDraft
from deckcli.drafts.filters import select
from deckcli.drafts.packs import open_packs
from deckcli.drafts.table import Counts, Table, counted

if TYPE_CHECKING:
    from deckcli.drafts.draft import Draft

_MANY = 10_000  # more copies than any box needs


class BoxLine:
    """Cards or dice in a set: `copies` of everything the line names."""

    __slots__ = ("assumed", "catalog", "each_player", "items", "key")

    def __init__(self, entry: Mapping[str, Any], catalog: Catalog) -> None:
        self.catalog = catalog
        self.each_player: bool = entry.get("each_player", False)
        self.assumed: bool = entry.get("assumed", False) or self.each_player
        self.key: str = entry.get("amounts", "")  # a deck key such as `dice`; empty for cards
        self.items = self._items(entry)

    def _items(self, entry: Mapping[str, Any]) -> Counts:
        copies = entry.get("copies", 1)
        if self.key:
            words = _amount_words(self.key, self.catalog)
            there = entry.get("of", words)
            return {word: copies for word in words if word in there}
        if "list" in entry:
            return {_listed(name, self.catalog).id: count for name, count in entry["list"].items()}
        cards = select(self.catalog, entry["cards"])
        return {card.id: card.get(copies, 1) if copies == "limit" else copies for card in cards}

    def filled(self, sets: int, collection: Collection | None) -> Counts:
        """What this line adds up to in this many sets, or in the user's collection.

        Sets and collection are the host's; what the players bring themselves does not depend on
        them.
        """
        if self.each_player:
            return dict(self.items)
        there = {item: count * sets for item, count in self.items.items()}
        if collection is None or self.assumed:
            return there
        if self.key:
            owned = collection.amounts.get(self.key)
            return there if owned is None else {item: owned.get(item, 0) for item in there}
        return {item: min(collection.cards.get(item, 0), _MANY) for item in there}


class Supply:
    """A pile that is gathered from the box when a stage first needs it."""

    __slots__ = ("companions", "copies", "entry", "groups", "key", "name", "own", "packs",
                 "shuffled", "stands_for")  # fmt: skip

    def __init__(self, name: str, entry: Mapping[str, Any]) -> None:
        self.name, self.entry = name, entry
        self.key: str = entry.get("amounts", "")
        self.own: bool = entry.get("own", False)
        self.copies: str | int = entry.get("copies", "all")
        self.stands_for: int = entry.get("stands_for", 1)
        self.companions: Mapping[str, int] | None = entry.get("companions")
        self.groups: Mapping[str, Any] | None = entry.get("groups")
        self.packs: Mapping[str, Any] | None = entry.get("packs")
        self.shuffled: bool = entry.get("shuffled", False)

    def available(self, box: Mapping[str, int], draft: Draft) -> Counts:
        """What the pile would hold if it were gathered from this box now."""
        catalog = draft.catalog
        if self.key:
            return {word: box[word] for word in _amount_words(self.key, catalog) if word in box}
        found: Counts = {}
        for card in draft.cards_for(self):
            count = min(box.get(card.id, 0) // self.stands_for, self._most(draft.sets))
            if count and self.companions is not None:
                count = min(count, self._led(card, box, draft))
            if count:
                found[card.id] = count
        return found

    def gather(self, table: Table, draft: Draft) -> None:
        """Make the pile; what it takes is no longer in the box."""
        if self.own:
            for seat, box in enumerate(table.boxes):
                table.own_piles[seat][self.name] = self._pile(table, box, draft)
        else:
            table.piles[self.name] = self._pile(table, table.box, draft)

    def _pile(self, table: Table, box: Counts, draft: Draft) -> list[str]:
        counts = self.available(box, draft)
        if self.groups is not None:
            counts = _some_groups(counts, self.groups, table, draft.catalog)
        if self.packs is not None:
            return self._packs(counts, table, box, draft)
        pile = [item for item, count in counts.items() for _ in range(count)]
        for item, count in counts.items():
            box[item] -= count
        if self.shuffled:
            table.rng.shuffle(pile)
        return pile

    def _packs(self, counts: Counts, table: Table, box: Counts, draft: Draft) -> list[str]:
        assert self.packs is not None
        printed = bool(self.packs.get("printed")) and draft.collection is None
        number = self.packs["number"] * (1 if self.own else table.players)
        catalog = draft.catalog
        pile = open_packs(self.packs, counts, catalog, table.rng, number=number, printed=printed)
        for item, count in counted(pile).items():
            # A print run is not limited by the stock.
            box[item] = 0 if printed else box[item] - count
        return pile

    def cards(self, catalog: Catalog) -> list[CardDef]:
        """The cards that may be in the pile, in catalog order."""
        return [] if self.key else select(catalog, self.entry.get("cards", {}))

    def _most(self, sets: int) -> int:
        return _MANY if self.copies == "all" else int(self.copies) * sets

    def _led(self, card: CardDef, box: Mapping[str, int], draft: Draft) -> int:
        """How many copies of a leader there are complete companions for."""
        assert self.companions is not None
        along = draft.companions(card.id)
        here = {item: count for item, count in along.items() if box.get(item, 0) >= count}
        number = sum(here.values())
        if "exactly" in self.companions:
            fits = number == sum(along.values()) == self.companions["exactly"]
        else:
            fits = number >= self.companions["at_least"]
        return min((box[item] // count for item, count in here.items()), default=_MANY) * fits


def _amount_words(key: str, catalog: Catalog) -> Sequence[str]:
    if key not in catalog.info.deck_keys:
        raise BadDraft(f"decks of {catalog.game} have no {key!r}")
    return catalog.info.deck_keys[key].of


def _listed(name: str, catalog: Catalog) -> CardDef:
    found = catalog.find(name).cards
    if len(found) != 1:
        raise BadDraft(f'the list names "{name}", which is no card of {catalog.game}')
    return found[0]


def _some_groups(
    counts: Counts, groups: Mapping[str, Any], table: Table, catalog: Catalog
) -> Counts:
    """The cards of some groups drawn at random: one for each player and a few more."""
    by_group: dict[str, list[str]] = {}
    for item in counts:
        by_group.setdefault(str(catalog[item].get(groups["by"], "")), []).append(item)
    names = list(by_group)
    table.rng.shuffle(names)
    chosen = names[: table.players + groups["players_plus"]]
    return {item: counts[item] for name in by_group if name in chosen for item in by_group[name]}
