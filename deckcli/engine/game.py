"""What the rest of the program may ask of any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from deckcli.core.findings import Problem
from deckcli.core.rng import Rng
from deckcli.engine.endings import TURN_LIMIT
from deckcli.engine.native import mypyc_attr
from deckcli.engine.notation import Verb
from deckcli.engine.ops import Program
from deckcli.engine.state import NONE, Frame, Modifier, State

if TYPE_CHECKING:
    from deckcli.engine.abilities import Ability
    from deckcli.engine.telling.presenter import Presenter
    from deckcli.engine.views import View

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Face:
    """The printed side of a card, as far as every game has it. Never changes while games run."""

    __slots__ = ("abilities", "id", "index", "listens", "names")

    def __init__(self, index: int, card_id: str, names: Mapping[str, str]) -> None:
        self.index, self.id = index, card_id
        self.names = dict(names)
        self.abilities: list[Ability] = []
        self.listens = 0  # a bit for every kind of event that one of the abilities waits for

    def name(self, lang: str = "en") -> str:
        return self.names.get(lang) or next(iter(self.names.values()), self.id)

    def note_events(self) -> None:
        """Bring `listens` up to date."""
        self.listens = 0
        for ability in self.abilities:
            if ability.event >= 0:
                bit = 1
                bit <<= ability.event
                self.listens |= bit


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A set of rules with its cards, and nothing else: read by all, changed by nobody.

    Games in progress are states; whoever listens to one does so there (listening.py).
    """

    key = ""
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
        self.answers: list[list[int]] = []  # for each window the verbs that answer it
        self.unopened: list[int] = []  # windows that never open under the chosen rules
        self.endings: list[str] = []  # what its own endings are called, from OWN_ENDING on
        self.layered = False  # whether `refresh` is to be called after each op
        self.problems: list[Problem] = []  # what is wrong with abilities as they are written

    # -- playing

    def new_state(self) -> S:
        raise NotImplementedError

    def set_up(self, state: S, decks: Sequence[Any]) -> None:
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

    def on_limit(self, state: S) -> None:
        """The turn limit is reached: a draw, unless a game knows better."""
        state.finish(NONE, TURN_LIMIT)

    # -- what words of the ability language ask

    def units(self, state: S, seat: int) -> list[int]:
        """The cards of a seat that words such as `ally` and `enemy` mean."""
        raise NotImplementedError

    def in_play(self, state: S, seat: int) -> list[int]:
        """The cards of a seat whose abilities work: its units, and whatever else lies there."""
        return self.units(state, seat)

    def zone(self, state: S, seat: int, zone: int) -> list[int]:
        raise NotImplementedError

    def controller(self, state: S, card: int) -> int:
        return state.owners[card]

    def next_seat(self, state: S, seat: int) -> int:
        """Who comes after a seat; games in which players drop out leave those out."""
        return (seat + 1) % state.seats

    def is_in_play(self, state: S, card: int) -> bool:
        return card in self.in_play(state, self.controller(state, card))

    def is_unit(self, state: S, card: int) -> bool:
        """Whether `units` of its controller has the card."""
        return self.is_in_play(state, card)

    def set_abilities(self, face: Face, abilities: list[Ability]) -> None:
        """Let a face have just these of its abilities, and note what is noted of them.

        A game that notes more of them than `listens` does so here and nowhere else: that is how
        a proof takes one away (`deckcli.engine.blanking`).
        """
        face.abilities = abilities
        face.note_events()

    def abilities_of(self, state: S, card: int) -> list[Ability]:
        """The abilities a card has now: printed, gained, lost."""
        return self.faces[state.faces[card]].abilities

    def listening(self, state: S) -> int:
        """A bit for every kind of event that some ability in play waits for."""
        mask = 0
        for seat in range(state.seats):
            for card in self.in_play(state, seat):
                mask |= self.faces[state.faces[card]].listens
        return mask

    def listeners(self, state: S, seat: int, event: int) -> list[int]:
        """The cards of a seat among which are all that wait for this kind of event."""
        return self.in_play(state, seat)

    def stat(self, state: S, card: int, stat: int) -> int:
        """A stat of a card now, all modifiers counted."""
        raise NotImplementedError

    def draw(self, state: S, seat: int, amount: int) -> None:
        raise NotImplementedError

    def modified(self, state: S, modifier: Modifier) -> None:
        """A modifier was made; games that keep masks of abilities bring them up to date."""

    def distinct(self, state: S, cards: list[int]) -> list[int]:
        """The cards without those that are to be chosen from but cannot be told apart."""
        return cards

    def refresh(self, state: S) -> None:
        """Called after each op of a `layered` game: it recomputes its values here."""

    # -- looking

    def could_be(self, state: S, card: int, face: int) -> bool:
        """Whether a card that one does not see could have this face, by where it lies."""
        return True

    def pools(self, state: S, seat: int) -> list[tuple[list[int], list[int]]]:
        """A seat's cards, each lot with the faces it was made of: one lot for each deck he brought.

        Within a lot any unseen card may have any unseen face that `could_be` allows.
        """
        cards = [card for card, owner in enumerate(state.owners) if owner == seat]
        return [(cards, state.decklists[seat])]

    def hide(self, state: S, seat: int) -> None:
        """Strike out what, besides faces, a seat may not know."""

    def guess(self, state: S, seat: int, rng: Rng) -> None:
        """Put something that could be where `hide` struck something out for this seat."""

    def worth(self, view: View) -> int:
        """How good a position looks to the one who sees it; only comparisons count."""
        raise NotImplementedError

    def is_settled(self, state: S) -> bool:
        """Whether the open question leaves nothing half done."""
        raise NotImplementedError

    def ends_turn(self, action: int) -> bool:
        """Whether who takes this action means to end the turn, and nothing else."""
        return False

    def habit(self, state: S) -> int:
        """What a player would answer without thinking, while something is half done."""
        assert state.question is not None
        return state.question.options[-1]

    def zones(self, state: S) -> list[list[int]]:
        """Every zone; each card lies in exactly one of them."""
        raise NotImplementedError

    def presenter(self) -> Presenter[Any, Any]:
        """Who shows the game to people."""
        from deckcli.engine.telling.presenter import Presenter

        return Presenter(self)


def ability_frame(game: Game[Any], state: State, ability: Ability, seat: int, source: int) -> Frame:
    """Put an ability on the agenda."""
    names = game.programs[ability.program].names
    frame = Frame(ability.program, seat, source, [], [[] for _ in names])
    state.agenda.append(frame)
    return frame
