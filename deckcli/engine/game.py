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
    """The printed side of a card: what all games have in common. Never changes while games run."""

    __slots__ = ("abilities", "id", "index", "listens", "names")

    def __init__(self, index: int, card_id: str, names: Mapping[str, str]) -> None:
        self.index, self.id = index, card_id
        self.names = dict(names)
        self.abilities: list[Ability] = []
        self.listens = 0  # a bit for each kind of event that one of its abilities waits for

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
    """A set of rules with its cards and nothing else: shared by everyone, changed by no one.

    Games in progress are states; listeners attach to the state (listening.py).
    """

    key = ""
    most_seats = 2  # how many can play at one table

    def __init__(self) -> None:
        self.faces: list[Face] = [Face(0, "?", {"en": "an unknown card"})]
        self.face_of: dict[str, int] = {}  # card id -> index of its face
        self.abilities: list[Ability] = []
        self.programs: list[Program] = []
        self.verbs: list[Verb] = []
        self.words: list[str] = []  # possible WORD arguments of an action
        self.other_words: list[str] = []  # words and abilities that exist only under other rules
        self.windows: list[str] = []
        self.answers: list[list[int]] = []  # for each window, the verbs that answer it
        self.unopened: list[int] = []  # windows that never open under the chosen rules
        self.endings: list[str] = []  # names of this game's own endings, from OWN_ENDING on
        self.layered = False  # whether `refresh` must be called after each op
        self.problems: list[Problem] = []  # mistakes in how abilities are written

    # -- playing

    def new_state(self) -> S:
        raise NotImplementedError

    def set_up(self, state: S, decks: Sequence[Any]) -> None:
        """Lay out the table for these decks and put the first steps on the agenda."""
        raise NotImplementedError

    def deck(self, deck: Any) -> Any:
        """A deck as `set_up` needs it; raises NotPlayable if no table can hold it.

        Decks can be illegal: players may allow that.
        """
        raise NotImplementedError

    def unplayable(self, deck: Any) -> list[str]:
        """The cards of a deck whose abilities the program does not know."""
        return []

    def on_limit(self, state: S) -> None:
        """The turn limit is reached: a draw, unless the game overrides this."""
        state.finish(NONE, TURN_LIMIT)

    # -- what the words of the ability language ask

    def units(self, state: S, seat: int) -> list[int]:
        """The cards of a seat that words such as `ally` and `enemy` refer to."""
        raise NotImplementedError

    def in_play(self, state: S, seat: int) -> list[int]:
        """The cards of a seat whose abilities work: its units, and anything else in play there."""
        return self.units(state, seat)

    def zone(self, state: S, seat: int, zone: int) -> list[int]:
        raise NotImplementedError

    def controller(self, state: S, card: int) -> int:
        return state.owners[card]

    def next_seat(self, state: S, seat: int) -> int:
        """The seat after this one; games in which players drop out skip those who have."""
        return (seat + 1) % state.seats

    def is_playing(self, state: S, seat: int) -> bool:
        """Whether a player is still in the game; games in which players drop out say who has.

        Those whom its end took out together, in a draw, were in it to the last.
        """
        return True

    def is_in_play(self, state: S, card: int) -> bool:
        return card in self.in_play(state, self.controller(state, card))

    def is_unit(self, state: S, card: int) -> bool:
        """Whether the card is among its controller's `units`."""
        return self.is_in_play(state, card)

    def set_abilities(self, face: Face, abilities: list[Ability]) -> None:
        """Give a face exactly these of its abilities, and update what is derived from them.

        A game that derives more than `listens` from them does so here and nowhere else: this is how
        a proof takes an ability away (`deckcli.engine.blanking`).
        """
        face.abilities = abilities
        face.note_events()

    def abilities_of(self, state: S, card: int) -> list[Ability]:
        """The abilities a card has now: printed and gained, minus those lost."""
        return self.faces[state.faces[card]].abilities

    def listening(self, state: S) -> int:
        """A bit for each kind of event that some ability in play waits for."""
        mask = 0
        for seat in range(state.seats):
            for card in self.in_play(state, seat):
                mask |= self.faces[state.faces[card]].listens
        return mask

    def listeners(self, state: S, seat: int, event: int) -> list[int]:
        """Cards of a seat that include every one waiting for this kind of event."""
        return self.in_play(state, seat)

    def stat(self, state: S, card: int, stat: int) -> int:
        """A card's current stat, with all modifiers applied."""
        raise NotImplementedError

    def draw(self, state: S, seat: int, amount: int) -> None:
        raise NotImplementedError

    def modified(self, state: S, modifier: Modifier) -> None:
        """A modifier was made; games that keep masks of abilities update them here."""

    def distinct(self, state: S, cards: list[int]) -> list[int]:
        """The cards to choose from, keeping only one of any that cannot be told apart."""
        return cards

    def refresh(self, state: S) -> None:
        """Called after each op of a `layered` game, to recompute its values."""

    # -- looking

    def could_be(self, state: S, card: int, face: int) -> bool:
        """Whether an unseen card could have this face, given where it lies."""
        return True

    def pools(self, state: S, seat: int) -> list[tuple[list[int], list[int]]]:
        """A seat's cards in lots, one for each deck it brought, each with the faces it was made of.

        Within a lot, any unseen card may have any unseen face that `could_be` allows.
        """
        cards = [card for card, owner in enumerate(state.owners) if owner == seat]
        return [(cards, state.decklists[seat])]

    def hide(self, state: S, seat: int) -> None:
        """Strike out whatever a seat may not know, apart from faces."""

    def guess(self, state: S, seat: int, rng: Rng) -> None:
        """Fill in something possible wherever `hide` struck something out for this seat."""

    def worth(self, view: View) -> int:
        """How good a position looks to the viewer; only comparisons are meaningful."""
        raise NotImplementedError

    def is_settled(self, state: S) -> bool:
        """Whether the open question leaves nothing half done."""
        raise NotImplementedError

    def ends_turn(self, action: int) -> bool:
        """Whether taking this action means ending the turn and nothing else."""
        return False

    def habit(self, state: S) -> int:
        """What a player would answer without thinking while something is half done."""
        assert state.question is not None
        return state.question.options[-1]

    def zones(self, state: S) -> list[list[int]]:
        """Every zone; each card lies in exactly one of them."""
        raise NotImplementedError

    def presenter(self) -> Presenter[Any, Any]:
        """What presents the game to people."""
        from deckcli.engine.telling.presenter import Presenter

        return Presenter(self)


def ability_frame(game: Game[Any], state: State, ability: Ability, seat: int, source: int) -> Frame:
    """Put an ability on the agenda."""
    names = game.programs[ability.program].names
    frame = Frame(ability.program, seat, source, [], [[] for _ in names])
    state.agenda.append(frame)
    return frame
