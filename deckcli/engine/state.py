"""The table: everything that can differ between two moments of one game.

A card in play is a small int; `faces[card]` is its printed side. Shuffling redistributes faces
among the ids of a zone, so an id never reveals what its viewer may not know. All values are plain,
so any moment, even in mid-effect, can be cloned, pickled, compared and played on. Lists of numbers
are packed ones (core/vecs.py).
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from deckcli.core.packed import nested
from deckcli.core.rng import Rng
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.endings import NOT_OVER
from deckcli.engine.keys import table_key
from deckcli.engine.listening import ENDS, Listener
from deckcli.engine.modifiers import NEXT_TURN, THIS_TURN, WHILE_ATTACHED, WHILE_SOURCE, Modifier
from deckcli.engine.native import mypyc_attr
from deckcli.engine.triggers import Trigger, loaded_trigger

UNKNOWN: Final = 0  # the face of a card the viewer may not see
NONE: Final = -1  # no card, no seat

# The bits of a number that names a card, a word or an ability of a game. No catalog needs more,
# and two of them plus a verb still fit in one machine word in compiled code.
INDEX_BITS: Final = 24
_SKILLS: Final = 2**INDEX_BITS


def _bits() -> vec[i64]:
    made, bit = vec[i64](), i64(1)
    while len(made) < 63:
        made = append(made, bit)
        bit += bit
    return made


BITS: Final = _bits()  # BITS[n] is 2**n: the bit of a seat, an event, a stat in a mask


NOTHING: Final = vec[vec[i64]]()  # what a frame without names has chosen; never changes

# Where an event is stored in the values of the frame of an ability it triggers.
SUBJECT: Final = 0  # the card that "it" refers to
OTHER: Final = 1  # the other card, if there is one
AMOUNT: Final = 2  # a number: a skill, damage
SEAT: Final = 3  # the player it happened to, if it is about one
EVENT_VALUES: Final = 4  # how many there are
BEGUN_BY: Final = EVENT_VALUES  # of steps that each player runs: the seat that began them


@mypyc_attr(acyclic=True, free_list_len=1)  # one comes as another goes
class Frame:
    """A program in progress: its current step, who runs it, what it has bound so far."""

    __slots__ = ("chosen", "program", "seat", "source", "step", "values")

    def __init__(
        self,
        program: i64,
        seat: i64,
        source: i64,
        values: vec[i64],
        chosen: vec[vec[i64]],
        step: i64 = 0,
    ) -> None:
        self.program, self.seat, self.source = program, seat, source
        self.step = step
        self.values = values  # numbers; an ability finds its event here, as listed above
        self.chosen = chosen  # the cards bound to each name in the program

    def clone(self) -> Frame:
        chosen = NOTHING  # a copy of nothing would be one more object
        if len(self.chosen) > 0:
            chosen = _copied(self.chosen)
        return Frame(self.program, self.seat, self.source, self.values[:], chosen, self.step)

    def dump(self) -> list[Any]:
        chosen = [list(cards) for cards in self.chosen]
        return [self.program, self.seat, self.source, list(self.values), chosen, self.step]


@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """The one decision the game waits for. Never changes, so clones share it."""

    __slots__ = ("options", "seat", "window")

    def __init__(self, window: i64, seat: i64, options: vec[i64]) -> None:
        self.window, self.seat, self.options = window, seat, options


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What all games share; each adds the nouns of its own rulebook."""

    __slots__ = (
        "about", "active", "agenda", "answers", "chance", "decklists", "ended_by", "ending",
        "faces", "listener", "listens", "max_turns", "modifiers", "over", "owners", "passes",
        "question", "seats", "seen", "stale", "streams", "turn", "used", "values", "waiting",
        "wave", "winner",
    )  # fmt: skip

    def __init__(self, like: State | None = None) -> None:
        if like is None:
            self.faces = vec[i64]()  # once dealt, replaced and never changed, so clones share it
            self.seen = vec[i64]()  # for each card, a bit for each seat that knows its face
            self.owners = vec[i64]()
            self.decklists = vec[vec[i64]]()  # each seat's faces, sorted; lists are open
            self.agenda = vec[Frame]()
            self.question: Question | None = None
            self.modifiers = vec[Modifier]()
            self.waiting = vec[Trigger]()
            self.wave: i64 = 0  # triggers of a later wave go first
            self.listens: i64 = -1  # Game.listening, if the game keeps it here; -1: ask it
            self.used = vec[i64]()  # abilities used this turn, as used_key()
            self.streams = vec[i64]()  # random numbers, one of each `stream`; replaced like faces
            self.seats: i64 = 2
            self.turn: i64 = 0
            self.active: i64 = 0  # whose turn it is
            self.answers: i64 = 0  # decisions since the turn began
            # items on a stage (stage.py): who may answer, NONE if nobody may; passes in a row
            self.chance: i64 = 0
            self.passes: i64 = 0
            self.max_turns: i64 = 0
            self.over = False
            self.winner: i64 = NONE
            self.ending: i64 = NOT_OVER  # a code (endings.py)
            self.ended_by: i64 = NONE  # the seat the ending refers to, if any
            self.about = vec[i64]()  # numbers the ending refers to
            self.values = vec[vec[i64]]()  # stats in layers (layers.py)
            self.stale = True  # they must be computed before they are read
        else:
            self.seen = like.seen[:]
            self.faces, self.owners, self.decklists = like.faces, like.owners, like.decklists
            self.agenda = vec[Frame]([frame.clone() for frame in like.agenda])
            self.question = like.question
            self.modifiers = like.modifiers[:]
            self.waiting = like.waiting[:]
            self.wave, self.listens = like.wave, like.listens
            self.used = like.used[:]
            self.streams = like.streams
            self.seats, self.turn, self.active = like.seats, like.turn, like.active
            self.answers, self.max_turns = like.answers, like.max_turns
            self.chance, self.passes = like.chance, like.passes
            self.over, self.winner, self.ending = like.over, like.winner, like.ending
            self.ended_by, self.about = like.ended_by, like.about
            self.values, self.stale = like.values, like.stale
        self.listener: Listener | None = None  # of this game, never of its clones

    def clone(self) -> State:
        return State(self)

    def unshare(self) -> None:
        """Copy also what clones share because play never changes it: strangers might (views.py)."""
        asked = self.question
        if asked is not None:
            self.question = Question(asked.window, asked.seat, asked.options[:])
        self.faces, self.streams = self.faces[:], self.streams[:]
        self.owners, self.about = self.owners[:], self.about[:]
        for frame in self.agenda:
            frame.chosen = _copied(frame.chosen)
        self.decklists, self.values = _copied(self.decklists), _copied(self.values)
        self.modifiers = vec[Modifier]([modifier.copy() for modifier in self.modifiers])
        self.waiting = vec[Trigger]([one.altered(one.source, one.wave) for one in self.waiting])

    # -- plain values, for pickles and fingerprints

    def dump(self) -> list[Any]:
        """Everything as lists of numbers and words, for `load` to restore."""
        asked = self.question
        return [
            list(self.faces), list(self.seen), list(self.owners),
            [list(faces) for faces in self.decklists],
            [frame.dump() for frame in self.agenda],
            None if asked is None else [asked.window, asked.seat, list(asked.options)],
            [modifier.dump() for modifier in self.modifiers],
            [trigger.dump() for trigger in self.waiting],
            self.wave, list(self.used), list(self.streams), self.seats, self.turn, self.active,
            self.answers, self.max_turns, self.over, self.winner, self.ending, self.ended_by,
            list(self.about), self.chance, self.passes,
        ]  # fmt: skip

    def load(self, plain: list[Any]) -> None:
        """Become the state that `dump` wrote."""
        self.faces, self.seen = vec[i64](plain[0]), vec[i64](plain[1])
        self.owners, self.decklists = vec[i64](plain[2]), nested(plain[3])
        self.agenda = vec[Frame]([loaded_frame(frame) for frame in plain[4]])
        self.question = None
        if plain[5] is not None:
            window, seat, options = plain[5]
            self.question = Question(window, seat, vec[i64](options))
        self.modifiers = vec[Modifier]([Modifier(*modifier) for modifier in plain[6]])
        self.waiting = vec[Trigger]([loaded_trigger(trigger) for trigger in plain[7]])
        self.wave, used, streams, self.seats, self.turn, self.active = plain[8:14]
        self.used, self.streams = vec[i64](used), vec[i64](streams)
        self.answers, self.max_turns, self.over, self.winner, self.ending = plain[14:19]
        self.ended_by, self.about = plain[19], vec[i64](plain[20])
        self.chance, self.passes = plain[21:]
        self.stale = True

    def __reduce__(self) -> Any:
        return restored, (type(self), self.dump())

    def fingerprint(self) -> str:
        """Equal fingerprints mean indistinguishable games, on every machine."""
        return hashlib.blake2b(repr(self.dump()).encode(), digest_size=16).hexdigest()

    def key(self) -> i64:
        """A number that equal tables have in common (keys.py); games add what they have."""
        return table_key(self)

    # -- verbs common to all games

    def push(self, program: i64, seat: i64, source: i64 = NONE) -> Frame:
        frame = Frame(program, seat, source, vec[i64](), NOTHING)
        self.agenda = append(self.agenda, frame)
        return frame

    def show(self, card: i64, seats: i64) -> None:
        """Let these seats (a bit for each) know the face of a card until it is shuffled away."""
        self.seen[card] |= seats

    def shuffle(self, cards: vec[i64], stream: i64) -> None:
        """Redistribute the faces of these cards among them; after that nobody knows any of them."""
        self.stale = True
        rng = Rng(self.streams[stream])
        faces, seen = self.faces[:], self.seen
        mixed = vec[i64]([faces[card] for card in cards])
        rng.mix(mixed)
        at: i64 = 0
        for card in cards:
            faces[card] = mixed[at]
            seen[card] = 0
            at += 1
        self.faces = faces
        self.set_stream(stream, rng)
        self._forget_uses(cards)

    def swap_faces(self, one: i64, other: i64) -> None:
        """Swap two cards but not their ids: whatever is attached to an id stays with that id."""
        self.stale = True
        faces, seen = self.faces[:], self.seen
        faces[one], faces[other] = faces[other], faces[one]
        seen[one], seen[other] = seen[other], seen[one]
        self.faces = faces

    def slip_out(self, hand: vec[i64], card: i64) -> i64:
        """Make a card ready to leave a hand so that others learn neither its face nor its id.

        The id that leaves, and is returned, is always that of the last card in the hand: the caller
        takes it off with `pop`. The two swap faces, and others forget what they knew of the hand.
        """
        last = hand[-1]
        self._forget_uses(vec[i64]([card]))
        self.waiting = vec[Trigger]([trigger for trigger in self.waiting if trigger.source != card])
        if last != card:
            self.swap_faces(card, last)
            self._pass_on(last, card)
        bit = BITS[self.owners[card]]
        for held in hand:
            self.seen[held] = bit
        return last

    def _pass_on(self, old: i64, new: i64) -> None:
        """Transfer what a card has used, and its waiting triggers, to another id."""
        used, waiting = self.used, self.waiting
        for at in range(len(used)):
            if user_of(used[at]) == old:
                used[at] = used_key(new, used[at] % _SKILLS)
        for at in range(len(waiting)):
            if waiting[at].source == old:
                waiting[at] = waiting[at].altered(new, waiting[at].wave)

    def _forget_uses(self, cards: vec[i64]) -> None:
        if len(self.used) > 0:
            self.used = vec[i64]([key for key in self.used if user_of(key) not in cards])

    def stream(self, purpose: i64, seat: i64) -> i64:
        """The stream for one of the game's purposes: rolls of a seat shift no shuffle, nor others'.

        Before these come a stream for each seat, which shuffles use, and that of the coin.
        """
        return self.seats * (purpose + 1) + 1 + seat

    def random_below(self, n: i64, stream: i64) -> i64:
        rng = Rng(self.streams[stream])
        number = rng.below(n)
        self.set_stream(stream, rng)
        return number

    def set_stream(self, stream: i64, rng: Rng) -> None:
        """Let a stream go on where these random numbers have arrived."""
        self.streams = self.streams[:]
        self.streams[stream] = rng.state

    def emit(
        self, kind: i64, seat: i64 = NONE, card: i64 = NONE, other: i64 = NONE, amount: i64 = 0
    ) -> None:
        """Tell the listener, if there is one, that something has happened (listening.py)."""
        if self.listener is not None:
            self.listener.hear(self, kind, seat, card, other, amount)

    def finish(self, winner: i64, ending: i64, seat: i64 = NONE) -> None:
        """End the game with a winner, or NONE for a draw; an ending with numbers finds them set."""
        self.over, self.winner, self.ending, self.ended_by = True, winner, ending, seat
        self.question = None
        self.emit(ENDS, winner)

    def expire(self, until: i64) -> None:
        """Remove the modifiers that last until this moment."""
        self.stale = True
        self.modifiers = vec[Modifier](
            [modifier for modifier in self.modifiers if not self._ends(modifier, until)]
        )

    def _ends(self, modifier: Modifier, until: i64) -> bool:
        """Whether the modifier lasts until this moment, or this was the next turn of its seat."""
        if modifier.until == until:
            return True
        if modifier.until != NEXT_TURN or until != THIS_TURN:
            return False
        return modifier.seat == self.active and modifier.made < self.turn

    def uses_of(self, card: i64) -> vec[i64]:
        """The skills a card used this turn, each as often as it was used."""
        return vec[i64]([key % _SKILLS for key in self.used if user_of(key) == card])

    def forget(self, card: i64) -> None:
        """A card that leaves play loses its modifiers, and effects that need it in play end."""
        self.stale = True
        if len(self.modifiers) > 0:
            self.modifiers = vec[Modifier](
                [modifier for modifier in self.modifiers if modifier.card != card]
            )
            self.release(card)
        if len(self.used) > 0:
            self._forget_uses(vec[i64]([card]))

    def release(self, source: i64) -> None:
        """End what lasts only while a card is in play; the card may still lie on the table."""
        self.stale = True
        self.modifiers = vec[Modifier](
            [
                modifier
                for modifier in self.modifiers
                if modifier.source != source
                or (modifier.until != WHILE_SOURCE and modifier.until != WHILE_ATTACHED)
            ]
        )

    def detach(self, source: i64) -> None:
        """End what lasts only while a card lies on another: it is taken off, or put elsewhere."""
        self.stale = True
        self.modifiers = vec[Modifier](
            [modifier for modifier in self.modifiers if not modifier.is_attached(source)]
        )


def restored(kind: type[State], plain: list[Any]) -> State:
    """The state that `dump` wrote; native classes need this function to be unpickled."""
    state = kind()
    state.load(plain)
    return state


def _copied(lists: vec[vec[i64]]) -> vec[vec[i64]]:
    made = lists[:]
    for at in range(len(made)):
        made[at] = made[at][:]
    return made


def loaded_frame(plain: list[Any]) -> Frame:
    program, seat, source, values, chosen, step = plain
    return Frame(program, seat, source, vec[i64](values), nested(chosen), step)


def user_of(key: i64) -> i64:
    """The card that an entry in `State.used` belongs to."""
    return key // _SKILLS


def used_key(card: i64, skill: i64) -> i64:
    """A card and a skill as one number, as kept in `State.used`."""
    return card * _SKILLS + skill
