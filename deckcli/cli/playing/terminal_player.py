"""A person at the terminal, asked like any bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Protocol

from deckcli.bots import DEFAULT
from deckcli.bots.bot import Bot, BotLost, bot_stream
from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.cli.playing.game_files import HUMAN
from deckcli.cli.terminal import EndOfInput, Terminal, numbered
from deckcli.core.errors import DeckcliError
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.core.text import fold, listed, plural, suggestions
from deckcli.engine.notation import SEATS, cards_of, spellings, words_of
from deckcli.engine.state import UNKNOWN, State
from deckcli.engine.telling.presenter import Presenter
from deckcli.engine.views import View
from deckcli.games.purposes import purpose
from deckcli.matches.seating import seated_bot
from deckcli.report.fitting import Screen, beside, drawn_for
from deckcli.report.pages.card_page import card_page

_HELP = """\
  1, 2, …           take the choice of that number
  attack A -> B     or type it out, with names or ids of cards
  table             show the table and the choices once more
  look AREA [p2]    look through {areas}
  card 3, card NAME the pages of the cards of a choice, or of any card
  hint [BOT]        what a bot would do in your place: roll:4, or hint greedy
  undo              go back to your last decision; nothing is shuffled anew, so
                    you know then what was turned up and how the other answered
  save [FILE]       write the game down; go on with deckcli play --resume FILE;
                    Ctrl-C does it, too, and leaves
  quit              leave the table"""
_TOLD_AT = 20  # where the explanations in it begin
_SHORT = {
    "?": "help",
    "h": "help",
    "t": "table",
    "u": "undo",
    "s": "save",
    "q": "quit",
    "exit": "quit",
}


class TakingBack(Exception):
    """The person wants to take back their last decision."""


class Leaving(Exception):
    """The person leaves, or input has ended."""


class Host(Protocol):
    """Whoever runs the game; answers the person's requests."""

    def save(self, path: str) -> None: ...
    def may_leave(self) -> bool: ...
    def may_take_back(self) -> bool: ...


class TerminalPlayer(Bot):
    """Shows the table as the seat sees it and reads a number, an action or a command."""

    name = HUMAN

    def __init__(
        self, presenter: Presenter[Any, Any], catalog: Catalog, terminal: Terminal, host: Host
    ) -> None:
        self.presenter, self.catalog, self.terminal, self.host = presenter, catalog, terminal, host
        self.game = presenter.game
        self.lang = terminal.lang
        self.shown = ""  # the last sheet, not repeated until something changes
        self.commands: dict[str, Callable[[View, str], None]] = {
            "help": self._help,
            "table": self._table,
            "look": self._look,
            "card": self._card,
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }

    def choose(self, view: View) -> int:
        """Ask until an option is chosen; raises TakingBack and Leaving."""
        self._show(view)
        question = view.state.question
        assert question is not None
        asked = purpose(self.game, self.catalog, view.state, self.lang)
        prompt = f"p{view.seat + 1}, {asked or self.game.windows[question.window]} (? for help)"
        while True:
            try:
                line = self.terminal.ask(prompt)
            except EndOfInput:
                raise Leaving from None
            chosen = self._answer(view, line)
            if chosen is not None:
                return chosen

    def _show(self, view: View) -> None:
        sheet = self.terminal.sheet(self.presenter.sheet(view, self.lang))
        if sheet != self.shown:
            print(f"\n{sheet}")
            self.shown = sheet
        print(self.terminal.choices(self.offers(view.state)))

    def offers(self, state: State) -> list[str]:
        """The options as the person reads them."""
        offers = self.presenter.offers(state, self.lang, self._words)
        return [said(words) for words in offers]

    @cached_property
    def _words(self) -> dict[str, str]:
        """What is raised or announced by its name, which is a card's."""
        found = {word: self.catalog.find(word).cards for word in self.game.words}
        return {word: cards[0].label(self.lang) for word, cards in found.items() if len(cards) == 1}

    # -- answers

    def _answer(self, view: View, line: str) -> int | None:
        """The chosen option, or None after a command or a mistake."""
        assert view.state.question is not None
        options = list(view.state.question.options)
        option = numbered(options, line)
        if option is None:
            option = self._spelt_out(view, line)
        if option is None:
            word, _, rest = line.partition(" ")
            command = _SHORT.get(word.lower(), word.lower())
            if command in self.commands:
                self.commands[command](view, rest)
            else:
                self._puzzled(view, line)
        return option

    def _spelt_out(self, view: View, line: str) -> int | None:
        """The option written out with ids or names, in any case."""
        assert view.state.question is not None
        meant = fold(line)
        state, presenter = view.state, self.presenter
        by_id, by_name = spellings(self.game, state), presenter.spellings(state, self.lang)
        for words in (by_id, by_name, self.offers(state)):
            for option, known in zip(view.state.question.options, words, strict=True):
                if fold(known) == meant:
                    return option
        return None

    def _puzzled(self, view: View, line: str) -> None:
        known = self.offers(view.state)
        if not line or line.isdecimal():
            print(said(f"not understood: the choices are 1 to {len(known)}"))
            return
        close = suggestions(line, [*known, *spellings(self.game, view.state)], limit=1)
        close = close or suggestions(line.partition(" ")[0], self.commands, limit=1)
        shown = printable(repr(line))
        print(said(f"not understood: {shown} is neither a choice now nor a command"))
        if close:
            print(said(f"  did you mean {close[0]!r}?"))
        else:
            print(self.terminal.choices(known))

    # -- commands

    def _help(self, view: View, rest: str) -> None:
        areas = listed(self.presenter.areas(view, self.lang)) or "nothing here"
        with drawn_for(Screen(self.terminal.columns)):
            for line in said(_HELP.format(areas=areas)).split("\n"):
                print(beside(line[:_TOLD_AT], line[_TOLD_AT:]), end="")
        if self.presenter.legend:
            told = f"  {said('On the table')}: {said(self.presenter.legend)}"
            print("\n".join(self.terminal.folded(told)))

    def _table(self, view: View, rest: str) -> None:
        self.shown = ""
        self._show(view)

    def _undo(self, view: View, rest: str) -> None:
        if self.host.may_take_back():
            raise TakingBack

    def _save(self, view: View, rest: str) -> None:
        self.host.save(rest)

    def _quit(self, view: View, rest: str) -> None:
        if self.host.may_leave():
            raise Leaving

    def _look(self, view: View, rest: str) -> None:
        areas = self.presenter.areas(view, self.lang)
        word, who = rest.lower(), ""
        if word not in areas:
            word, _, who = word.rpartition(" ")
        seats = SEATS[: view.state.seats]
        if not areas:
            print(said("there is nothing to look through but the table"))
            return
        if word not in areas or who not in ("", *seats):
            print(
                said(f"look at one of: {', '.join(areas)}; of all players, or of {listed(seats)}")
            )
            return
        for seat, cards in zip(seats, areas[word], strict=True):
            if who in ("", seat):
                print(said(f"{seat} {said(word)}: {plural(len(cards), 'card')}"))
                for card in cards:
                    print(f"  {said(card)}")

    def _card(self, view: View, rest: str) -> None:
        """Print the page of a card by its name, or the pages of the cards in a numbered choice."""
        assert view.state.question is not None
        option = numbered(list(view.state.question.options), rest)
        if option is not None:
            found = self._cards_of(view.state, option)
        else:
            found = list(self.catalog.find(rest).cards)
        if not found:
            close = [] if rest.isdecimal() else self.catalog.suggest(rest, limit=1)
            meant = f"; did you mean {close[0]!r}?" if close else ""
            told = printable(f"no card to show for {rest!r}{meant}")
            print(said(told if rest else "card NUMBER or card NAME"))
        elif len(found) > 2:
            which = listed(f"{card.label(self.lang)} ({card.id})" for card in found)
            told = f"{printable(repr(rest))}: {which}"
            print("\n".join(self.terminal.folded(told)))
        else:
            print("\n".join(card_page(self.catalog, card, self.lang) for card in found), end="")

    def _cards_of(self, state: State, option: int) -> list[CardDef]:
        """The cards of a choice; what is raised or announced by its name is a card, too."""
        faces = [state.faces[card] for card in cards_of(self.game, option)]
        ids = [self.game.faces[face].id for face in faces if face != UNKNOWN]
        found = [card for card in map(self.catalog.get, ids) if card is not None]
        named = (self.catalog.find(word).cards for word in words_of(self.game, option))
        return [*found, *(cards[0] for cards in named if len(cards) == 1)]

    def _hint(self, view: View, rest: str) -> None:
        """Ask a fresh bot each time, so that hints repeat and no playing bot is disturbed."""
        name = rest.strip() or DEFAULT
        assert view.state.question is not None
        options = list(view.state.question.options)
        own = View(view.state.clone(), view.seat)  # for the bot to write on
        own.state.unshare()
        try:
            chosen = seated_bot(name, self.game, bot_stream(0, view.seat)).choose(own)
        except DeckcliError as error:
            why = said(error.message) + (f" ({said(error.hint)})" if error.hint else "")
            told = f"{said('no hint')}: {printable(why)}"
            print("\n".join(self.terminal.folded(told)))
            return
        except BotLost as lost:
            print(said(f"no hint: {printable(name)} has no answer: {lost.why}"))
            return
        number = options.index(chosen)
        words = self.offers(view.state)[number]
        print(said(f"{printable(name)} would take {number + 1}: {words}"))
