"""Blue Moon as people see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deckcli.core.sheets import Side
from deckcli.engine.state import NONE
from deckcli.engine.telling.presenter import Presenter
from deckcli.engine.views import View
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.table.sheet import LEGEND, BlueMoonSheet
from deckcli.games.blue_moon.table.table_text import table_text
from deckcli.games.blue_moon.table.teller import BlueMoonTeller


class BlueMoonPresenter(Presenter[BlueMoonRules, BlueMoonState]):
    """Names, tables, stories and endings."""

    phrases = "deckcli.games.blue_moon.table.phrases"
    legend = LEGEND

    def table(self, state: BlueMoonState, lang: str = "en") -> str:
        return table_text(self.game, state, lang)

    def sheet(self, view: View, lang: str = "en") -> list[Side]:
        return BlueMoonSheet(self, view, lang).sides()

    def areas(self, view: View, lang: str = "en") -> dict[str, list[list[str]]]:
        return BlueMoonSheet(self, view, lang).areas()

    def teller(self, lang: str = "en", reader: int = NONE) -> BlueMoonTeller:
        return BlueMoonTeller(self, lang, reader)

    def ending_slots(self, state: BlueMoonState, lang: str, seats: Sequence[str]) -> dict[str, Any]:
        return {**super().ending_slots(state, lang, seats), "crystals": state.crystals}
