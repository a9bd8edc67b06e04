"""The rules of one draft: a format, its players and options, and the available cards."""

from __future__ import annotations

from collections.abc import Mapping

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.rng import seeded
from deckcli.core.text import listed, plural
from deckcli.drafts.chapter import Chapter
from deckcli.drafts.collection import Collection
from deckcli.drafts.draft_format import DraftFormat
from deckcli.drafts.errors import BadDraft, BadPick
from deckcli.drafts.stages import stage as new_stage
from deckcli.drafts.sufficiency import refuse_shortage
from deckcli.drafts.supply import BoxLine, Supply
from deckcli.drafts.table import COMPANIONS, Counts, Pick, Table, merged
from deckcli.drafts.view import View, view

MAX_SETS = 99
_SHOWN = 6  # legal picks that an error lists


class Draft:
    """The rules without any state: any number of tables can be played with it, in any order.

    Raises BadDraft for too few or too many players, or too few cards.
    """

    def __init__(
        self,
        draft_format: DraftFormat,
        catalog: Catalog,
        *,
        players: int,
        sets: int = 1,
        rules: Mapping[str, str] | None = None,
        collection: Collection | None = None,
    ) -> None:
        self.format, self.catalog = draft_format, catalog
        self.chapter = Chapter(draft_format.game)
        self.players, self.sets, self.collection = players, sets, collection
        self.rules = draft_format.decided(rules or {})
        self._refuse_numbers()
        data = draft_format.under(self.rules)
        self.stages = [new_stage(entry) for entry in data["stages"]]
        self.box_lines = [BoxLine(entry, catalog) for entry in data["box"]]
        self.supplies = {name: Supply(name, entry) for name, entry in data["supply"].items()}
        self._cards = {name: supply.cards(catalog) for name, supply in self.supplies.items()}
        self._companions: dict[str, Counts] = {}
        asked = [stage for stage in self.stages if stage.public]
        private = {name for name, supply in self.supplies.items() if supply.own}
        self.open_piles = {stage.source for stage in asked} | private
        self.open_keys = {stage.into for stage in asked}
        if any(self.supplies[stage.source].companions is not None for stage in asked):
            self.open_keys.add(COMPANIONS)
        if collection is not None and all(line.assumed for line in self.box_lines):
            raise BadDraft(f"{draft_format.key} is drafted from no collection")
        self._refuse_unknown_keys()
        refuse_shortage(self)

    def start(self, seed: int | str) -> Table:
        """A table with everything in its box, waiting for the first pick."""
        table = Table(self.players, seeded(seed, "draft", self.format.key))
        for line in self.box_lines:
            filled = line.filled(self.sets, self.collection)
            for box in table.boxes if line.each_player else [table.box]:
                box.update({item: box.get(item, 0) + count for item, count in filled.items()})
        table.token = table.rng.below(self.players)
        self._begin(table)
        self._go_on(table)
        return table

    def is_over(self, table: Table) -> bool:
        return table.seat < 0

    def legal_picks(self, table: Table) -> list[Pick]:
        """What the asked player may do, in a fixed order; empty when the draft is over."""
        if table.seat < 0:
            return []
        legal = self.stages[table.stage].legal(table, self)
        if not legal:  # no built-in format does this, but a user's may
            message = f"the format leaves player {table.seat + 1} nothing to choose from"
            raise BadDraft(message, where=f"{self.format.key}, stage {table.stage + 1}")
        return legal

    def apply(self, table: Table, pick: Pick) -> None:
        """Carry out a pick of the asked player; raises BadPick if it is not legal."""
        legal = self.legal_picks(table)
        if pick not in legal:
            raise _illegal(table, pick, legal)
        self.play(table, pick)

    def play(self, table: Table, pick: Pick) -> None:
        """Carry out a pick that is known to be legal."""
        self.stages[table.stage].apply(table, self, pick)
        table.step += 1
        self._go_on(table)

    def view(self, table: Table, seat: int) -> View:
        return view(table, self, seat)

    def companions(self, leader: str) -> Counts:
        """The cards that come with a leader."""
        if leader not in self._companions:
            self._companions[leader] = self.chapter.companions(self.catalog[leader], self.catalog)
        return self._companions[leader]

    def completed(self, owned: dict[str, list[str]]) -> dict[str, dict[str, int]]:
        """The deck keys that follow from the others."""
        return self.chapter.completed(merged(owned), self.catalog)

    def cards_for(self, supply: Supply) -> list[CardDef]:
        """The cards that may be in a pile."""
        return self._cards[supply.name]

    def _go_on(self, table: Table) -> None:
        """Go on to the next question, through all stages that ask nobody."""
        while table.stage < len(self.stages):
            table.seat = self.stages[table.stage].seat(table)
            if table.seat >= 0:
                return
            self.stages[table.stage].end(table, self)
            table.stage += 1
            table.step = 0
            self._begin(table)

    def _begin(self, table: Table) -> None:
        if table.stage < len(self.stages):
            stage = self.stages[table.stage]
            if stage.source and stage.source not in table.piles | table.own_piles[0]:
                self.supplies[stage.source].gather(table, self)
            stage.begin(table, self)

    def _refuse_unknown_keys(self) -> None:
        known = self.catalog.info.deck_keys
        for stage in self.stages:
            if stage.into and stage.into not in known:
                message = f"decks of {self.catalog.game} have no {stage.into!r} to draft into"
                raise BadDraft(message, hint=f"deck keys: {', '.join(known)}")

    def _refuse_numbers(self) -> None:
        least, most = self.format.players
        if not least <= self.players <= most:
            players = plural(self.players, "player")
            message = f"{players}: {self.format.key} is for {least} to {most}"
            raise BadDraft(message)
        if not 1 <= self.sets <= MAX_SETS:
            raise BadDraft(f"{self.sets} sets: a draft has 1 to {MAX_SETS}")


def _illegal(table: Table, pick: Pick, legal: list[Pick]) -> BadPick:
    if table.seat < 0:
        return BadPick(f'"{pick}" comes after the end of the draft')
    shown = [str(choice) for choice in legal[:_SHOWN]]
    more = f" and {len(legal) - _SHOWN} others" if len(legal) > _SHOWN else ""
    message = f'"{pick}" is not legal for player {table.seat + 1} now'
    return BadPick(message, hint=f"legal: {listed(shown)}{more}")
