"""What the rest of the program may ask of any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from deckcli.core.findings import Problem
from deckcli.core.packed import filled
from deckcli.core.rng import Rng
from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.endings import TURN_LIMIT
from deckcli.engine.granting import abilities_now
from deckcli.engine.modifiers import Modifier
from deckcli.engine.native import mypyc_attr
from deckcli.engine.notation import Verb, verb_of
from deckcli.engine.ops import Program, unbound
from deckcli.engine.state import BITS, NONE, Frame, State

if TYPE_CHECKING:
    from deckcli.engine.telling.presenter import Presenter

S = TypeVar("S", bound=State)

WON: Final = 1_000_000  # the worth of a game that is won, more than any position
MANY_TABLES: Final = 16  # from so many on, a search may play on further


@mypyc_attr(allow_interpreted_subclasses=True)
class Face:
    """The printed side of a card: what all games have in common. Never changes while games run."""

    __slots__ = ("abilities", "id", "index", "listens", "names")

    def __init__(self, index: i64, card_id: str, names: Mapping[str, str]) -> None:
        self.index, self.id = index, card_id
        self.names = dict(names)
        self.abilities = vec[Ability]()
        self.listens: i64 = 0  # a bit for each kind of event that one of its abilities waits for

    def name(self, lang: str = "en") -> str:
        return self.names.get(lang) or next(iter(self.names.values()), self.id)

    def note_events(self) -> None:
        """Bring `listens` up to date."""
        self.listens = 0
        for ability in self.abilities:
            if ability.event >= 0:
                self.listens |= BITS[ability.event]


@mypyc_attr(acyclic=True)
class Pool:
    """Cards, and the faces that are distributed among them."""

    __slots__ = ("cards", "faces")

    def __init__(self, cards: vec[i64], faces: vec[i64]) -> None:
        self.cards, self.faces = cards, faces


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A set of rules with its cards and nothing else: shared by everyone, changed by no one.

    Games in progress are states; listeners attach to the state (listening.py).
    """

    key = ""
    most_seats = 2  # how many can play at one table

    def __init__(self) -> None:
        self.faces = vec[Face]([Face(0, "?", {"en": "an unknown card"})])
        self.face_of: dict[str, int] = {}  # card id -> index of its face
        self.abilities = vec[Ability]()
        self.programs = vec[Program]()
        self.verbs: list[Verb] = []
        self.words: list[str] = []  # possible WORD arguments of an action
        self.other_words: list[str] = []  # words and abilities that exist only under other rules
        self.windows: list[str] = []
        self.answers: list[list[int]] = []  # for each window, the verbs that answer it
        self.unopened: list[int] = []  # windows that never open under the chosen rules
        self.purposes: list[str] = []  # of random numbers, beside shuffles and the coin
        self.endings: list[str] = []  # names of this game's own endings, from OWN_ENDING on
        self.idle_verbs = vec[i64]()  # those that do nothing, as `idle` says
        self.feature_names: list[str] = []
        self.weights = vec[i64]()  # of the usual features, in their order
        self.tuned = vec[i64]()  # the best that were found, of the usual features and all others
        self.horizon: i64 = 1  # turn ends after which a search has seen enough
        self.far_horizon: i64 = 0  # the same on many tables; 0: no other
        self.scale: i64 = 1  # the worth that means clearly better
        self.alters_abilities = False  # whether cards of this pool grant abilities or take them
        self.spared = vec[vec[i64]]()  # for each exception, the skills that are not lost
        self.layers: i64 = 0  # how many there are (layers.py); 0: stats are not kept in layers
        self.layered: i64 = 0  # the stats from 0 on that are
        self.deeds: list[str] = []  # what cards may forbid or allow (deeds.py)
        self.forbidden: i64 = 0  # a bit for each deed that some card forbids
        self.allowed: i64 = 0  # a bit for each deed that some card allows
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

    def prize(self, state: S) -> i64:
        """How many of the game's prizes (game.yaml) the winner of a finished game takes."""
        return 0

    # -- what the words of the ability language ask

    def units(self, state: S, seat: i64) -> vec[i64]:
        """The cards of a seat that words such as `ally` and `enemy` refer to."""
        raise NotImplementedError

    def in_play(self, state: S, seat: i64) -> vec[i64]:
        """The cards of a seat whose abilities work: its units, and anything else in play there."""
        return self.units(state, seat)

    def zone(self, state: S, seat: i64, zone: i64) -> vec[i64]:
        raise NotImplementedError

    def controller(self, state: S, card: i64) -> i64:
        return state.owners[card]

    def next_seat(self, state: S, seat: i64) -> i64:
        """The seat after this one; games in which players drop out skip those who have."""
        return (seat + 1) % state.seats

    def is_playing(self, state: S, seat: i64) -> bool:
        """Whether a player is still in the game; games in which players drop out say who has.

        Those whom its end took out together, in a draw, were in it to the last.
        """
        return True

    def order(self, state: S, first: i64) -> vec[i64]:
        """The players still in the game, in turn order from this one."""
        found, seat = vec[i64](), self.next_seat(state, first)
        while seat not in found:
            if seat == first:
                return extend(vec[i64]([first]), found)
            found, seat = append(found, seat), self.next_seat(state, seat)
        return found

    def things(self, state: S, kind: i64) -> vec[i64]:
        """All things of a kind of the game's own (`OWN_THINGS`) at this table."""
        raise NotImplementedError

    def thing_name(self, state: S, kind: i64, value: i64) -> str:
        """How such a thing is spelled in actions."""
        raise NotImplementedError

    def value_of(self, state: S, value: i64, thing: i64) -> i64:
        """A number that is printed on a card, or that a thing shows: one of those in `sum_of`."""
        raise NotImplementedError

    def responses(self, state: S, frame: Frame, seat: i64) -> vec[i64]:
        """What a player may answer the item of this frame with (stage.py), as options."""
        raise NotImplementedError

    def respond(self, state: S, frame: Frame, seat: i64, action: i64) -> None:
        """A player answers an item with one of those options."""
        raise NotImplementedError

    def who_orders(self, state: S) -> i64:
        """The player who orders everybody's simultaneous abilities.

        NONE: each player orders their own, the active player first, then the others in turn order.
        """
        return NONE

    def target_lost(self, state: S, frame: Frame, slot: i64) -> bool:
        """A target named in this slot is none any more; whether the rest of the effect happens."""
        return True

    def is_in_play(self, state: S, card: i64) -> bool:
        return card in self.in_play(state, self.controller(state, card))

    def is_unit(self, state: S, card: i64) -> bool:
        """Whether the card is among its controller's `units`."""
        return self.is_in_play(state, card)

    def set_abilities(self, face: Face, abilities: vec[Ability]) -> None:
        """Give a face exactly these of its abilities, and update what is derived from them.

        A game that derives more than `listens` from them does so here and nowhere else: this is how
        a proof takes an ability away (`deckcli.engine.blanking`).
        """
        face.abilities = abilities
        face.note_events()

    def abilities_of(self, state: S, card: i64) -> vec[Ability]:
        """The abilities a card has now: printed and granted, minus those lost."""
        if self.alters_abilities:
            return abilities_now(self, state, card)
        return self.faces[state.faces[card]].abilities

    def spares(self, exception: i64, skill: i64) -> bool:
        """Whether a skill is among those that are spared when abilities are lost (granting.py)."""
        return skill in self.spared[exception]

    def listening(self, state: S) -> i64:
        """A bit for each kind of event that some ability in play waits for."""
        mask: i64 = 0
        for seat in range(state.seats):
            for card in self.in_play(state, seat):
                if self.alters_abilities:
                    for ability in self.abilities_of(state, card):
                        if ability.event >= 0:
                            mask |= BITS[ability.event]
                else:
                    mask |= self.faces[state.faces[card]].listens
        return mask

    def listeners(self, state: S, seat: i64, event: i64) -> vec[i64]:
        """Cards of a seat that include every one waiting for this kind of event."""
        return self.in_play(state, seat)

    def stat(self, state: S, card: i64, stat: i64) -> i64:
        """A card's current stat, with all modifiers applied."""
        raise NotImplementedError

    def draw(self, state: S, seat: i64, amount: i64) -> None:
        raise NotImplementedError

    def modified(self, state: S, modifier: Modifier) -> None:
        """A modifier was made; games that keep masks of abilities update them here."""

    def distinct(self, state: S, cards: vec[i64]) -> vec[i64]:
        """The cards to choose from, keeping only one of any that cannot be told apart."""
        return cards

    def printed(self, state: S, card: i64, stat: i64) -> i64:
        """What a stat that is kept in layers is before the first of them."""
        raise NotImplementedError

    # -- looking

    def could_be(self, state: S, card: i64, face: i64) -> bool:
        """Whether an unseen card could have this face, given where it lies.

        Only where it lies and what everybody knows may matter, no other unseen face.
        """
        return True

    def pools(self, state: S, seat: i64) -> vec[Pool]:
        """A seat's cards in lots, one for each deck it brought.

        Within a lot, any unseen card may have any unseen face that `could_be` allows.
        """
        owners = state.owners
        cards = vec[i64]([card for card in range(len(owners)) if owners[card] == seat])
        return vec[Pool]([Pool(cards, state.decklists[seat])])

    def hide(self, state: S, seat: i64) -> None:
        """Strike out whatever a seat may not know, apart from faces."""

    def guess(self, state: S, seat: i64, rng: Rng) -> None:
        """Fill in something possible wherever `hide` struck something out for this seat."""

    def is_settled(self, state: S) -> bool:
        """Whether the open question leaves nothing half done."""
        raise NotImplementedError

    def ends_turn(self, action: i64) -> bool:
        """Whether taking this action means ending the turn and nothing else."""
        return False

    def idle(self, state: S) -> i64:
        """The option that does nothing but decline, be done or end the turn; NONE if none does.

        It is always the last one.
        """
        assert state.question is not None
        last = state.question.options[-1]
        if verb_of(last) in self.idle_verbs or self.ends_turn(last):
            return last
        return NONE

    def habit(self, state: S) -> i64:
        """What a player would answer without thinking; only while something is half done."""
        assert state.question is not None
        assert not self.is_settled(state)
        return state.question.options[-1]

    # -- what bots aim for

    def set_weights(self, weights: Mapping[str, int], tuned: Mapping[str, int]) -> None:
        """The features of a position, and what one of each is usually worth.

        `tuned` has better weights for some of them, and for features that are not usual.
        """
        best = {**weights, **tuned}
        self.feature_names = list(best)
        self.weights, self.tuned = vec[i64](weights.values()), vec[i64](best.values())

    def turns_ahead(self, tables: i64) -> i64:
        """How many turn ends a search plays on that imagines so many tables.

        Where a few of them tell all that chance can do, more are better spent on a longer look.
        """
        if tables >= MANY_TABLES and self.far_horizon > 0:
            return self.far_horizon
        return self.horizon

    def features(self, state: S, seat: i64, number: i64) -> vec[i64]:
        """A position in numbers: a seat's own less the others'.

        The first so many of `feature_names`: the usual ones stand before the others.
        """
        found = filled(0, number)
        for side in range(state.seats):
            sign: i64 = -1
            if side == seat:
                sign = 1
            self.count_side(state, side, sign, found)
        return found

    def count_side(self, state: S, seat: i64, sign: i64, found: vec[i64]) -> None:
        """Add what a seat has, times `sign`, to each feature that has a place in `found`."""
        raise NotImplementedError

    def worth(self, state: S, seat: i64, weights: vec[i64]) -> i64:
        """How good a position is for a seat; only comparisons are meaningful.

        Weights belong to who asks: those of the game are only the usual ones.
        """
        if state.over:
            if state.winner < 0:
                return 0
            return WON if state.winner == seat else -WON
        found = self.features(state, seat, len(weights))
        total: i64 = 0
        for feature in range(len(found)):
            total += weights[feature] * found[feature]
        return total

    def zones(self, state: S) -> vec[vec[i64]]:
        """Every zone; each card lies in exactly one of them."""
        raise NotImplementedError

    def presenter(self) -> Presenter[Any, Any]:
        """What presents the game to people."""
        from deckcli.engine.telling.presenter import Presenter

        return Presenter(self)


def ability_frame(game: Game[Any], state: State, ability: Ability, seat: i64, source: i64) -> Frame:
    """Put an ability on the agenda."""
    frame = state.push(ability.program, seat, source)
    frame.chosen = unbound(game.programs[ability.program])
    return frame
