"""How Summon & Magic is shown to people."""

from __future__ import annotations

from deckcli.core.sheets import Side
from deckcli.engine.notation import SEATS
from deckcli.engine.state import NONE
from deckcli.engine.telling.presenter import Presenter
from deckcli.engine.views import View
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.table.claims import zone_of
from deckcli.games.summon_magic.table.sheet import LEGEND, SummonSheet
from deckcli.games.summon_magic.table.table_text import table_text
from deckcli.games.summon_magic.table.teller import SummonTeller


class SummonPresenter(Presenter[SummonRules, SummonState]):
    """Names, tables, stories and endings; hidden cards on the field go by their place."""

    phrases = "deckcli.games.summon_magic.table.phrases"
    legend = LEGEND

    def unnamed(self, state: SummonState, card: int, lang: str = "en") -> str:
        seat = state.owners[card]
        monsters = state.players[seat].monsters
        down = [monster for monster in monsters if state.is_face_down(monster)]
        for key, cards in (("set_card", zone_of(state, seat, "sets")), ("face_down_monster", down)):
            if card in cards:
                return self.book(lang).say(key, who=SEATS[seat], amount=cards.index(card) + 1)
        return super().unnamed(state, card, lang)

    def table(self, state: SummonState, lang: str = "en") -> str:
        return table_text(self.game, state, lang)

    def sheet(self, view: View, lang: str = "en") -> list[Side]:
        return SummonSheet(self, view, lang).sides()

    def areas(self, view: View, lang: str = "en") -> dict[str, list[list[str]]]:
        return SummonSheet(self, view, lang).areas()

    def teller(self, lang: str = "en", reader: int = NONE) -> SummonTeller:
        return SummonTeller(self, lang, reader)
