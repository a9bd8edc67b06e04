"""Cipher as people see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deckcli.core.sheets import Side
from deckcli.engine.endings import ending_name
from deckcli.engine.state import NONE
from deckcli.engine.telling.presenter import Presenter
from deckcli.engine.views import View
from deckcli.games.cipher.rules.codes import BOTH_LOST
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.table.sheet import LEGEND, CipherSheet
from deckcli.games.cipher.table.table_text import table_text
from deckcli.games.cipher.table.teller import CipherTeller


class CipherPresenter(Presenter[CipherRules, CipherState]):
    """Names, tables, stories and endings."""

    phrases = "deckcli.games.cipher.table.phrases"
    legend = LEGEND

    def table(self, state: CipherState, lang: str = "en") -> str:
        return table_text(self.game, state, lang)

    def sheet(self, view: View, lang: str = "en") -> list[Side]:
        return CipherSheet(self, view, lang).sides()

    def areas(self, view: View, lang: str = "en") -> dict[str, list[list[str]]]:
        return CipherSheet(self, view, lang).areas()

    def teller(self, lang: str = "en", reader: int = NONE) -> CipherTeller:
        return CipherTeller(self, lang, reader)

    def ending_slots(self, state: CipherState, lang: str, seats: Sequence[str]) -> dict[str, Any]:
        if state.ending != BOTH_LOST:
            return super().ending_slots(state, lang, seats)
        book = self.book(lang)
        reasons = [
            book.say(f"ending_{ending_name(self.game, ending)}", who=seats[seat])
            for seat, ending in enumerate(state.about)
        ]
        return {"reasons": reasons}
