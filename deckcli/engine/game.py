"""What the rest of the program may ask of any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from deckcli.engine.native import mypyc_attr
from deckcli.engine.notation import Verb
from deckcli.engine.ops import Program
from deckcli.engine.state import Frame, Modifier, State

if TYPE_CHECKING:
    from deckcli.engine.abilities import Ability
    from deckcli.engine.views import View


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

    def __init__(self) -> None:
        self.faces: list[Face] = [Face(0, "?", {"en": "an unknown card"})]
        self.face_of: dict[str, int] = {}  # card id -> index of its face
        self.abilities: list[Ability] = []
        self.programs: list[Program] = []
        self.verbs: list[Verb] = []
        self.words: list[str] = []  # what a WORD argument of an action can be
        self.windows: list[str] = []
        self.opened: list[int] = []  # how often each window asked somebody
        self.used: list[int] = []  # how often each ability did something
        self.layered = False  # whether `refresh` is to be called after each op
        self.story: list[str] | None = None  # what happens, told while it is not None

    # -- playing

    def new_state(self) -> State:
        raise NotImplementedError

    def set_up(self, state: State, decks: Sequence[Any]) -> None:
        """Lay out the table for these decks and put the first steps on the agenda."""
        raise NotImplementedError

    def deck(self, deck: Any) -> Any:
        """A checked deck as `set_up` needs it."""
        raise NotImplementedError

    def unplayable(self, deck: Any) -> list[str]:
        """The cards of a deck whose abilities are not known to the program."""
        return []

    def on_limit(self, state: State) -> None:
        """The turn limit is reached: a draw, unless a game knows better."""
        state.finish(-1, f"draw: turn limit of {state.max_turns} reached")

    # -- what words of the ability language ask

    def units(self, state: State, seat: int) -> list[int]:
        """The cards of a seat that are in play."""
        raise NotImplementedError

    def zone(self, state: State, seat: int, zone: int) -> list[int]:
        raise NotImplementedError

    def controller(self, state: State, card: int) -> int:
        return state.owners[card]

    def is_in_play(self, state: State, card: int) -> bool:
        return card in self.units(state, self.controller(state, card))

    def abilities_of(self, state: State, card: int) -> list[Ability]:
        """The abilities a card has now: printed, gained, lost."""
        return self.faces[state.faces[card]].abilities

    def listening(self, state: State) -> int:
        """A bit for every kind of event that some ability in play waits for."""
        mask = 0
        for seat in range(state.seats):
            for card in self.units(state, seat):
                mask |= self.faces[state.faces[card]].listens
        return mask

    def listeners(self, state: State, seat: int, event: int) -> list[int]:
        """The cards of a seat among which are all that wait for this kind of event."""
        return self.units(state, seat)

    def stat(self, state: State, card: int, stat: int) -> int:
        """A stat of a card now, all modifiers counted."""
        raise NotImplementedError

    def draw(self, state: State, seat: int, amount: int) -> None:
        raise NotImplementedError

    def modified(self, state: State, modifier: Modifier) -> None:
        """A modifier was made; games that keep masks of abilities bring them up to date."""

    def distinct(self, state: State, cards: list[int]) -> list[int]:
        """The cards without those that are to be chosen from but cannot be told apart."""
        return cards

    def refresh(self, state: State) -> None:
        """Called after each op of a `layered` game: it recomputes its values here."""

    # -- looking

    def could_be(self, state: State, card: int, face: int) -> bool:
        """Whether a card that one does not see could have this face, by where it lies."""
        return True

    def hide(self, state: State, seat: int) -> None:
        """Strike out what, besides faces, a seat may not know."""

    def worth(self, view: View) -> int:
        """How good a position looks to the one who sees it; only comparisons count."""
        raise NotImplementedError

    def is_settled(self, state: State) -> bool:
        """Whether the open question leaves nothing half done."""
        raise NotImplementedError

    def habit(self, state: State) -> int:
        """What a player would answer without thinking, while something is half done."""
        assert state.question is not None
        return state.question.options[-1]

    def table(self, state: State, lang: str = "en") -> str:
        """The table as people would see it lie there, all faces up."""
        raise NotImplementedError

    def zones(self, state: State) -> list[list[int]]:
        """Every zone; each card lies in exactly one of them."""
        raise NotImplementedError

    def tell(self, line: str) -> None:
        if self.story is not None:
            self.story.append(line)

    def called(self, state: State, card: int, lang: str = "en") -> str:
        """A card's name, as told to people."""
        return self.faces[state.faces[card]].name(lang)


def ability_frame(game: Game, state: State, ability: Ability, seat: int, source: int) -> Frame:
    """Put an ability on the agenda and count that it was used."""
    game.used[ability.index] += 1
    names = game.programs[ability.program].names
    frame = Frame(ability.program, seat, source, [], [[] for _ in names])
    state.agenda.append(frame)
    return frame
