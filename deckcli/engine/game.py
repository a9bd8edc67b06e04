"""What the rest of the program may ask of any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from deckcli.core.findings import Problem
from deckcli.core.rng import Rng
from deckcli.core.sheets import Row, Side
from deckcli.engine.native import mypyc_attr
from deckcli.engine.notation import SILENT, Verb, in_words, verb_of
from deckcli.engine.ops import Program
from deckcli.engine.state import NONE, Frame, Modifier, State

if TYPE_CHECKING:
    from deckcli.engine.abilities import Ability
    from deckcli.engine.views import View
    from deckcli.engine.words.kinds import Condition

NOT_ASKED: Final = -1  # of a window: the chosen rules have no such question


@mypyc_attr(allow_interpreted_subclasses=True)
class Face:
    """The printed side of a card, as far as every game has it. Never changes."""

    __slots__ = ("abilities", "id", "index", "listens", "names")

    def __init__(self, index: int, card_id: str, names: Mapping[str, str]) -> None:
        self.index, self.id = index, card_id
        self.names = dict(names)
        self.abilities: list[Ability] = []
        self.listens = 0  # a bit for every kind of event that one of the abilities waits for

    def name(self, lang: str = "en") -> str:
        return self.names.get(lang) or next(iter(self.names.values()), self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A set of rules with its cards. Holds no game in progress."""

    key = ""
    legend = ""  # how to read the short words on a sheet
    most_seats = 2  # so many can play it at one table

    def __init__(self) -> None:
        self.faces: list[Face] = [Face(0, "?", {"en": "an unknown card"})]
        self.face_of: dict[str, int] = {}  # card id -> index of its face
        self.abilities: list[Ability] = []
        self.programs: list[Program] = []
        self.verbs: list[Verb] = []
        self.words: list[str] = []  # what a WORD argument of an action can be
        self.other_words: list[str] = []  # what it or an ability can be under other rules
        self.windows: list[str] = []
        self.opened: list[int] = []  # how often each window asked somebody, or NOT_ASKED
        self.fired: list[int] = []  # how often each ability did something
        self.layered = False  # whether `refresh` is to be called after each op
        self.problems: list[Problem] = []  # what is wrong with abilities as they are written
        self.story: list[str] | None = None  # what happens, told while it is not None
        self.lang = "en"  # the language of the names in the story
        self.reader = NONE  # the seat that listens and must not learn secrets, or NONE
        self.makers: list[tuple[Modifier, str]] = []  # of modifiers, as far as they were told

    # -- playing

    def new_state(self) -> State:
        raise NotImplementedError

    def set_up(self, state: Any, decks: Sequence[Any]) -> None:
        """Lay out the table for these decks and put the first steps on the agenda."""
        raise NotImplementedError

    def deck(self, deck: Any) -> Any:
        """A deck as `set_up` needs it; raises NotPlayable for one that no table can hold.

        Decks can be illegal: players may allow it.
        """
        raise NotImplementedError

    def unplayable(self, deck: Any) -> list[str]:
        """The cards of a deck whose abilities are not known to the program."""
        return []

    def on_limit(self, state: Any) -> None:
        """The turn limit is reached: a draw, unless a game knows better."""
        state.finish(NONE, f"draw: turn limit of {state.max_turns} reached")

    # -- what words of the ability language ask

    def units(self, state: Any, seat: int) -> list[int]:
        """The cards of a seat that words such as `ally` and `enemy` mean."""
        raise NotImplementedError

    def in_play(self, state: Any, seat: int) -> list[int]:
        """The cards of a seat whose abilities work: its units, and whatever else lies there."""
        return self.units(state, seat)

    def zone(self, state: Any, seat: int, zone: int) -> list[int]:
        raise NotImplementedError

    def controller(self, state: Any, card: int) -> int:
        owner: int = state.owners[card]
        return owner

    def next_seat(self, state: Any, seat: int) -> int:
        """Who comes after a seat; games in which players drop out leave those out."""
        following: int = (seat + 1) % state.seats
        return following

    def is_in_play(self, state: Any, card: int) -> bool:
        return card in self.in_play(state, self.controller(state, card))

    def is_unit(self, state: Any, card: int) -> bool:
        """Whether `units` of its controller has the card."""
        return self.is_in_play(state, card)

    def abilities_of(self, state: Any, card: int) -> list[Ability]:
        """The abilities a card has now: printed, gained, lost."""
        face: int = state.faces[card]
        return self.faces[face].abilities

    def listening(self, state: Any) -> int:
        """A bit for every kind of event that some ability in play waits for."""
        mask = 0
        for seat in range(state.seats):
            for card in self.in_play(state, seat):
                mask |= self.faces[state.faces[card]].listens
        return mask

    def listeners(self, state: Any, seat: int, event: int) -> list[int]:
        """The cards of a seat among which are all that wait for this kind of event."""
        return self.in_play(state, seat)

    def stat(self, state: Any, card: int, stat: int) -> int:
        """A stat of a card now, all modifiers counted."""
        raise NotImplementedError

    def draw(self, state: Any, seat: int, amount: int) -> None:
        raise NotImplementedError

    def modified(self, state: Any, modifier: Modifier) -> None:
        """A modifier was made; games that keep masks of abilities bring them up to date."""

    def distinct(self, state: Any, cards: list[int]) -> list[int]:
        """The cards without those that are to be chosen from but cannot be told apart."""
        return cards

    def refresh(self, state: Any) -> None:
        """Called after each op of a `layered` game: it recomputes its values here."""

    # -- looking

    def could_be(self, state: Any, card: int, face: int) -> bool:
        """Whether a card that one does not see could have this face, by where it lies."""
        return True

    def pools(self, state: Any, seat: int) -> list[tuple[list[int], list[int]]]:
        """A seat's cards, each lot with the faces it was made of: one lot for each deck he brought.

        Within a lot any unseen card may have any unseen face that `could_be` allows.
        """
        owners: list[int] = state.owners
        cards = [card for card, owner in enumerate(owners) if owner == seat]
        return [(cards, state.decklists[seat])]

    def hide(self, state: Any, seat: int) -> None:
        """Strike out what, besides faces, a seat may not know."""

    def guess(self, state: Any, seat: int, rng: Rng) -> None:
        """Put something that could be where `hide` struck something out for this seat."""

    def worth(self, view: View) -> int:
        """How good a position looks to the one who sees it; only comparisons count."""
        raise NotImplementedError

    def is_settled(self, state: Any) -> bool:
        """Whether the open question leaves nothing half done."""
        raise NotImplementedError

    def ends_turn(self, action: int) -> bool:
        """Whether who takes this action means to end the turn, and nothing else."""
        return False

    def habit(self, state: Any) -> int:
        """What a player would answer without thinking, while something is half done."""
        options: list[int] = state.question.options
        return options[-1]

    def table(self, state: Any, lang: str = "en") -> str:
        """The table as people would see it lie there, all faces up."""
        raise NotImplementedError

    def sheet(self, view: View, lang: str = "en") -> list[Side]:
        """The table as a player sees it from the seat of the view, the own side at the bottom."""
        text = self.table(view.state, lang)
        rows = [Row("", pieces=line.split(), gap=" ") for line in text.splitlines()]
        return [Side(f"p{view.seat + 1}", rows)]

    def areas(self, view: View, lang: str = "en") -> dict[str, list[list[str]]]:
        """What a player may look through: for each area the cards of every seat, a line each."""
        return {}

    def zones(self, state: Any) -> list[list[int]]:
        """Every zone; each card lies in exactly one of them."""
        raise NotImplementedError

    def tell(self, line: str) -> None:
        if self.story is not None:
            self.story.append(line)

    def tell_forced(self, state: Any, seat: int, action: int) -> None:
        """An answer that nobody was asked for, as it would be told if somebody had been.

        Refusals are left out: where there is nothing to refuse, nothing happens.
        """
        if self.verbs[verb_of(action)].told != SILENT:
            words = in_words(self, state, action, seat)
            if words:
                self.tell(f"p{seat + 1}: {words}")

    def tell_otherwise(self, state: Any, frame: Frame, condition: Condition) -> None:
        """A condition does not hold, and steps of an ability are left out for it."""

    def in_story(self, state: Any, action: int) -> str:
        """An action without cards in better words than those of notation, if there are any."""
        return ""

    def is_told(self, state: Any, card: int) -> bool:
        """Whether who listens may know the face of a card."""
        return self.reader == NONE or state.seen[card] >> self.reader & 1 != 0

    def maker(self, state: Any, modifier: Modifier) -> str:
        """What made a modifier, in words."""
        for one, name in self.makers:
            if one is modifier:
                return name
        return self.called(state, modifier.source) if modifier.source != NONE else "an effect"

    def called(self, state: Any, card: int, lang: str = "") -> str:
        """A card's name, as told to people."""
        face: int = state.faces[card]
        return self.faces[face].name(lang or self.lang)

    def unnamed(self, state: Any, card: int) -> str:
        """What a card is called among those who do not see its face."""
        return "a card"


def ability_frame(game: Game, state: State, ability: Ability, seat: int, source: int) -> Frame:
    """Put an ability on the agenda."""
    names = game.programs[ability.program].names
    frame = Frame(ability.program, seat, source, [], [[] for _ in names])
    state.agenda.append(frame)
    return frame
