"""Blue Moon as people see it."""

from __future__ import annotations

from deckcli.engine.telling.presenter import Presenter
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.table.table_text import table_text


class BlueMoonPresenter(Presenter[BlueMoonRules, BlueMoonState]):
    """Names, tables, stories and endings."""

    phrases = "deckcli.games.blue_moon.table.phrases"

    def table(self, state: BlueMoonState, lang: str = "en") -> str:
        return table_text(self.game, state, lang)
