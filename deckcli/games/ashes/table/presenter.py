"""How Ashes is shown to people."""

from __future__ import annotations

from deckcli.core.sheets import Side
from deckcli.engine.state import NONE
from deckcli.engine.telling.presenter import Presenter
from deckcli.engine.views import View
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.table.sheet import LEGEND, AshesSheet
from deckcli.games.ashes.table.table_text import table_text
from deckcli.games.ashes.table.teller import AshesTeller


class AshesPresenter(Presenter[AshesRules, AshesState]):
    """Units show what they are worth now and what lies on them."""

    phrases = "deckcli.games.ashes.table.phrases"
    legend = LEGEND

    def table(self, state: AshesState, lang: str = "en") -> str:
        return table_text(self.game, state, lang)

    def sheet(self, view: View, lang: str = "en") -> list[Side]:
        return AshesSheet(self, view, lang).sides()

    def areas(self, view: View, lang: str = "en") -> dict[str, list[list[str]]]:
        return AshesSheet(self, view, lang).areas()

    def teller(self, lang: str = "en", reader: int = NONE) -> AshesTeller:
        return AshesTeller(self, lang, reader)
