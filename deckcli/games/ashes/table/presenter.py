"""How Ashes is shown to people."""

from __future__ import annotations

from deckcli.engine.telling.presenter import Presenter
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.table.table_text import table_text


class AshesPresenter(Presenter[AshesRules, AshesState]):
    """Units show what they are worth now and what lies on them."""

    def table(self, state: AshesState, lang: str = "en") -> str:
        return table_text(self.game, state)
