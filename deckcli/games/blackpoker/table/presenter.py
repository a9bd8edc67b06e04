"""How BlackPoker is shown to people."""

from __future__ import annotations

from deckcli.core.sheets import Side
from deckcli.engine.notation import SEATS
from deckcli.engine.state import NONE, UNKNOWN
from deckcli.engine.telling.presenter import Presenter
from deckcli.engine.views import View
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.state import BlackPokerState
from deckcli.games.blackpoker.table.sheet import LEGEND, BlackPokerSheet
from deckcli.games.blackpoker.table.table_text import table_text
from deckcli.games.blackpoker.table.teller import BlackPokerTeller


class BlackPokerPresenter(Presenter[BlackPokerRules, BlackPokerState]):
    """Soldiers go by all of their cards, unknown bulwarks by their place."""

    phrases = "deckcli.games.blackpoker.table.phrases"
    legend = LEGEND

    def called(self, state: BlackPokerState, card: int, lang: str = "en") -> str:
        if state.faces[card] == UNKNOWN:
            return self.unnamed(state, card, lang)
        cards = state.cards_of(card)
        return "+".join(self.game.prints[state.faces[part]].name(lang) for part in cards)

    def unnamed(self, state: BlackPokerState, card: int, lang: str = "en") -> str:
        """Bulwarks keep their places, so that players can refer to them."""
        if not state.is_bulwark(card):
            return super().unnamed(state, card, lang)
        who = SEATS[state.owners[card]]
        return self.book(lang).say("bulwark", who=who, amount=state.place_of(card))

    def table(self, state: BlackPokerState, lang: str = "en") -> str:
        return table_text(self.game, state, lang)

    def sheet(self, view: View, lang: str = "en") -> list[Side]:
        return BlackPokerSheet(self, view, lang).sides()

    def areas(self, view: View, lang: str = "en") -> dict[str, list[list[str]]]:
        return BlackPokerSheet(self, view, lang).areas()

    def teller(self, lang: str = "en", reader: int = NONE) -> BlackPokerTeller:
        return BlackPokerTeller(self, lang, reader)
