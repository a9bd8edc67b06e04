"""How Summon & Magic is shown to people."""

from __future__ import annotations

from deckcli.engine.telling.presenter import Presenter
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.table.table_text import table_text


class SummonPresenter(Presenter[SummonRules, SummonState]):
    """Names, tables, stories and endings."""

    def table(self, state: SummonState, lang: str = "en") -> str:
        return table_text(self.game, state, lang)
