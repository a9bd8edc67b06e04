"""How a game is shown to people: names of cards and actions, tables, stories, endings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from deckcli.core.languages import FIRST
from deckcli.core.sentences import Phrasebook
from deckcli.core.sheets import Row, Side
from deckcli.engine.endings import (
    ENDLESS_LOOP,
    MOST_DECISIONS,
    TOO_MANY_DECISIONS,
    ending_name,
)
from deckcli.engine.game import Game
from deckcli.engine.native import mypyc_attr
from deckcli.engine.notation import (
    SEATS,
    action_words,
    cards_of,
    spell,
    spellings,
    verb_of,
)
from deckcli.engine.state import NONE, UNKNOWN, State

if TYPE_CHECKING:
    from deckcli.engine.telling.teller import Teller
    from deckcli.engine.views import View

COMMON: Final = "deckcli.engine.telling.phrases"

G = TypeVar("G", bound=Game[Any])
S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Presenter(Generic[G, S]):
    """Everything that people read of one game; it looks at states and changes none."""

    # Class variables: compiled code would not see a subclass override them otherwise.
    phrases: ClassVar[str] = ""  # the folder with phrases for this game alone
    legend: ClassVar[str] = ""  # how to read the abbreviations on a sheet

    def __init__(self, game: G) -> None:
        self.game: G = game

    def book(self, lang: str) -> Phrasebook:
        return Phrasebook(lang, *([self.phrases] if self.phrases else []), COMMON)

    # -- names

    def called(self, state: S, card: int, lang: str = "en") -> str:
        """A card's name as people read it."""
        if state.faces[card] == UNKNOWN:
            return self.unnamed(state, card, lang)
        return self.game.faces[state.faces[card]].name(lang)

    def unnamed(self, state: S, card: int, lang: str = "en") -> str:
        """What a card is called for those who do not see its face."""
        return self.book(lang).say("a card")

    def unseen(self, state: S, packed: int, seat: int, lang: str = "en") -> dict[int, str]:
        """Words for the cards of an action whose faces a seat does not know."""
        cards = cards_of(self.game, packed)
        return {
            card: self.unnamed(state, card, lang)
            for card in cards
            if not state.seen[card] >> seat & 1
        }

    def spell(
        self, state: S, packed: int, lang: str = "en", covered: Mapping[int, str] | None = None
    ) -> str:
        """An action in notation, but with names of cards instead of their ids."""
        return spell(self.game, state, packed, self.named(state, packed, lang, covered), lang)

    def spellings(self, state: S, lang: str = "en") -> list[str]:
        """The options of the open question; those that would read the same are numbered."""
        options = list(state.question.options) if state.question is not None else []
        names = {
            card: self.called(state, card, lang)
            for option in options
            for card in cards_of(self.game, option)
        }
        return spellings(self.game, state, names, lang)

    def offers(
        self, state: S, lang: str = "en", words: Mapping[str, str] | None = None
    ) -> list[str]:
        """The options as people read them: in the words of the language where it has its own.

        `words` are further words for what the notation has.
        """
        plain, book = self.spellings(state, lang), self.book(lang)
        if lang == FIRST or state.question is None:
            return plain
        often: dict[str, int] = {}
        found: list[str] = []
        for option, spelt in zip(list(state.question.options), plain, strict=True):
            form = self.game.verbs[verb_of(option)].form
            told = spelt.partition(" #")[0]
            if book.knows(form):
                names = self.named(state, option, lang, None)
                a, b = action_words(self.game, state, option, names, lang)
                a, b = ((words or {}).get(word) or book.word(word) for word in (a, b))
                told = book.say(form, a=a, b=b)
            often[told] = often.get(told, 0) + 1
            found.append(told if often[told] == 1 else f"{told} #{often[told]}")
        return found

    def named(
        self, state: S, packed: int, lang: str, covered: Mapping[int, str] | None
    ) -> dict[int, str]:
        """Words for the cards of an action: those in `covered`, otherwise their names."""
        names = {card: self.called(state, card, lang) for card in cards_of(self.game, packed)}
        return {**names, **(covered or {})}

    # -- tables

    def table(self, state: S, lang: str = "en") -> str:
        """The table as it would look to people, with all cards face up."""
        raise NotImplementedError

    def sheet(self, view: View, lang: str = "en") -> list[Side]:
        """The table as seen from the view's seat, with that player's side at the bottom."""
        shown: Any = view.state  # the game dealt it, so it has the game's own type
        lines = self.table(shown, lang).splitlines()
        rows = [Row("", pieces=line.split(), gap=" ") for line in lines]
        return [Side(SEATS[view.seat], rows)]

    def areas(self, view: View, lang: str = "en") -> dict[str, list[list[str]]]:
        """What a player may look through: for each area, the cards of every seat, one per line."""
        return {}

    # -- stories

    def teller(self, lang: str = "en", reader: int = NONE) -> Teller:
        """A teller for a reader, who may be a seat that must not learn others' secrets."""
        from deckcli.engine.telling.teller import Teller

        return Teller(self, lang, reader)

    def ending(self, state: S, lang: str = "en", seats: Sequence[str] = SEATS) -> str:
        """Why the game is over, with these names for the seats."""
        book, name = self.book(lang), ending_name(self.game, state.ending)
        why = name.replace("_", " ")
        if book.knows(f"ending_{name}"):
            why = book.say(f"ending_{name}", **self.ending_slots(state, lang, seats))
        return why if state.winner != NONE else book.say("nobody wins", why=why)

    def ending_slots(self, state: S, lang: str, seats: Sequence[str]) -> dict[str, Any]:
        """What the phrase for an ending may refer to."""
        about = list(state.about) if state.ending in (ENDLESS_LOOP, TOO_MANY_DECISIONS) else []
        programs = sorted({self.game.programs[program].name for program in about})
        limit = state.max_turns if state.ending != TOO_MANY_DECISIONS else MOST_DECISIONS
        who = seats[state.ended_by] if state.ended_by != NONE else ""
        return {"who": who, "limit": limit, "programs": ", ".join(programs)}
