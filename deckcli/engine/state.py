"""The table: everything that can differ between two moments of one game.

A card in play is a small int; `faces[card]` is its printed side. Shuffling redistributes faces
among the ids of a zone, so an id never reveals what its viewer may not know. All values are plain,
so any moment, even in mid-effect, can be cloned, pickled, compared and played on.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from deckcli.core.rng import Rng
from deckcli.engine.endings import NOT_OVER
from deckcli.engine.listening import ENDS, Listener
from deckcli.engine.native import mypyc_attr

UNKNOWN: Final = 0  # the face of a card the viewer may not see
NONE: Final = -1  # no card, no seat

# How long a modifier lasts; durations specific to a game start at OWN_UNTIL.
FOR_EVER: Final = 0
THIS_TURN: Final = 1
NEXT_TURN: Final = 2  # until the end of the next turn of `Modifier.seat`
WHILE_SOURCE: Final = 3  # as long as the card that made it is in play
OWN_UNTIL: Final = 4

# The bits of a number that names a card, a word or an ability of a game. No catalog needs more,
# and two of them plus a verb still fit in one machine word in compiled code.
INDEX_BITS: Final = 24
_SKILLS: Final = 2**INDEX_BITS


def seat_bit(seat: int) -> int:
    """A seat's bit in the mask of those who have seen a card."""
    bit = 1
    bit <<= seat
    return bit


# Where an event is stored in the values of the frame of an ability it triggers.
SUBJECT: Final = 0  # the card that "it" refers to
OTHER: Final = 1  # the other card, if there is one
AMOUNT: Final = 2  # a number: a skill, a seat, damage


class Frame:
    """A program in progress: its current step, who runs it, what it has bound so far."""

    __slots__ = ("chosen", "program", "seat", "source", "step", "values")

    def __init__(
        self,
        program: int,
        seat: int,
        source: int,
        values: list[int],
        chosen: list[list[int]],
        step: int = 0,
    ) -> None:
        self.program, self.seat, self.source, self.step = program, seat, source, step
        self.values = values  # numbers; an ability finds its event here, as listed above
        self.chosen = chosen  # the cards bound to each name in the program

    def clone(self) -> Frame:
        chosen = [cards[:] for cards in self.chosen] if self.chosen else []
        return Frame(self.program, self.seat, self.source, self.values[:], chosen, self.step)

    def dump(self) -> list[Any]:
        return [self.program, self.seat, self.source, self.values, self.chosen, self.step]


class Question:
    """The one decision the game waits for. Never changes, so clones share it."""

    __slots__ = ("options", "seat", "window")

    def __init__(self, window: int, seat: int, options: list[int]) -> None:
        self.window, self.seat, self.options = window, seat, options


class Modifier:
    """A change to one stat of one card (or of a whole seat, with card NONE). Never changes."""

    __slots__ = ("amount", "card", "made", "seat", "source", "stat", "until")

    def __init__(
        self, stat: int, card: int, amount: int, until: int, seat: int, made: int, source: int
    ) -> None:
        self.stat, self.card, self.amount, self.until = stat, card, amount, until
        self.seat, self.made, self.source = seat, made, source

    def dump(self) -> list[int]:
        return [
            self.stat, self.card, self.amount, self.until, self.seat, self.made, self.source,
        ]  # fmt: skip


class Trigger:
    """An ability waiting for its turn because something happened. Never changes."""

    __slots__ = ("ability", "amount", "other", "seat", "source", "subject", "wave")

    def __init__(
        self, ability: int, seat: int, source: int, event: tuple[int, int, int], wave: int
    ) -> None:
        self.ability, self.seat, self.source, self.wave = ability, seat, source, wave
        self.subject, self.other, self.amount = event

    def altered(self, source: int, wave: int) -> Trigger:
        """The same trigger for another card or in another wave."""
        event = (self.subject, self.other, self.amount)
        return Trigger(self.ability, self.seat, source, event, wave)

    def dump(self) -> list[Any]:
        event = (self.subject, self.other, self.amount)
        return [self.ability, self.seat, self.source, event, self.wave]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What all games share; each adds the nouns of its own rulebook."""

    __slots__ = (
        "about", "active", "agenda", "answers", "decklists", "ended_by", "ending", "faces",
        "listener", "listens", "max_turns", "modifiers", "over", "owners", "question", "seats",
        "seen", "streams", "turn", "used", "waiting", "wave", "winner",
    )  # fmt: skip

    def __init__(self, like: State | None = None) -> None:
        if like is None:
            self.faces: list[int] = []
            # for each card, a bit for each seat that knows its face
            self.seen = bytearray()
            self.owners: list[int] = []
            self.decklists: list[list[int]] = []  # each seat's faces, sorted; lists are open
            self.agenda: list[Frame] = []
            self.question: Question | None = None
            self.modifiers: list[Modifier] = []
            self.waiting: list[Trigger] = []
            self.wave = 0  # triggers of a later wave go first
            self.listens = -1  # Game.listening, if the game keeps it up to date here; -1: ask it
            self.used: list[int] = []  # abilities used this turn, as used_key()
            self.streams: list[int] = []  # random numbers: one for each seat, then the coin
            self.seats = 2
            self.turn = 0
            self.active = 0  # whose turn it is
            self.answers = 0  # decisions since the turn began
            self.max_turns = 0
            self.over = False
            self.winner = NONE
            self.ending = NOT_OVER  # a code (endings.py)
            self.ended_by = NONE  # the seat the ending refers to, if any
            self.about: list[int] = []  # numbers the ending refers to
        else:
            self.faces = like.faces[:]
            self.seen = like.seen[:]
            self.owners, self.decklists = like.owners, like.decklists
            self.agenda = [frame.clone() for frame in like.agenda]
            self.question = like.question
            self.modifiers = like.modifiers[:]
            self.waiting = like.waiting[:]
            self.wave, self.listens = like.wave, like.listens
            self.used = like.used[:]
            self.streams = like.streams[:]
            self.seats, self.turn, self.active = like.seats, like.turn, like.active
            self.answers, self.max_turns = like.answers, like.max_turns
            self.over, self.winner, self.ending = like.over, like.winner, like.ending
            self.ended_by, self.about = like.ended_by, like.about
        self.listener: Listener | None = None  # of this game, never of its clones

    def clone(self) -> State:
        return State(self)

    # -- plain values, for pickles and fingerprints

    def dump(self) -> list[Any]:
        """Everything as lists of numbers and words, for `load` to restore."""
        asked = self.question
        return [
            self.faces, list(self.seen), self.owners, self.decklists,
            [frame.dump() for frame in self.agenda],
            None if asked is None else [asked.window, asked.seat, asked.options],
            [modifier.dump() for modifier in self.modifiers],
            [trigger.dump() for trigger in self.waiting],
            self.wave, self.used, self.streams, self.seats, self.turn, self.active, self.answers,
            self.max_turns, self.over, self.winner, self.ending, self.ended_by, self.about,
        ]  # fmt: skip

    def load(self, plain: list[Any]) -> None:
        """Become the state that `dump` wrote."""
        self.faces, seen, self.owners, self.decklists = plain[:4]
        self.seen = bytearray(seen)
        self.agenda = [Frame(*frame) for frame in plain[4]]
        self.question = None if plain[5] is None else Question(*plain[5])
        self.modifiers = [Modifier(*modifier) for modifier in plain[6]]
        self.waiting = [Trigger(*trigger) for trigger in plain[7]]
        self.wave, self.used, self.streams, self.seats, self.turn, self.active = plain[8:14]
        self.answers, self.max_turns, self.over, self.winner, self.ending = plain[14:19]
        self.ended_by, self.about = plain[19:21]

    def __reduce__(self) -> Any:
        return restored, (type(self), self.dump())

    def fingerprint(self) -> str:
        """Equal fingerprints mean indistinguishable games, on every machine."""
        return hashlib.blake2b(repr(self.dump()).encode(), digest_size=16).hexdigest()

    # -- verbs common to all games

    def push(self, program: int, seat: int, source: int = NONE) -> Frame:
        frame = Frame(program, seat, source, [], [])
        self.agenda.append(frame)
        return frame

    def show(self, card: int, seats: int) -> None:
        """Let these seats (a bit for each) know the face of a card until it is shuffled away."""
        self.seen[card] |= seats

    def shuffle(self, cards: list[int], stream: int) -> None:
        """Redistribute the faces of these cards among them; after that nobody knows any of them."""
        rng = Rng(self.streams[stream])
        faces = [self.faces[card] for card in cards]
        rng.shuffle(faces)
        for at, card in enumerate(cards):
            self.faces[card] = faces[at]
            self.seen[card] = 0
        self.streams[stream] = rng.state
        self._forget_uses(cards)

    def swap_faces(self, one: int, other: int) -> None:
        """Swap two cards but not their ids: whatever is attached to an id stays with that id."""
        faces, seen = self.faces, self.seen
        faces[one], faces[other] = faces[other], faces[one]
        seen[one], seen[other] = seen[other], seen[one]

    def slip_out(self, hand: list[int], card: int) -> int:
        """Take a card from a hand so that others learn neither which card it is nor its id.

        The id that leaves, and is returned, is always that of the last card in the hand; the two
        swap faces, and others forget what they knew of the hand.
        """
        last = hand[-1]
        self._forget_uses([card])
        self.waiting = [trigger for trigger in self.waiting if trigger.source != card]
        if last != card:
            self.swap_faces(card, last)
            self._pass_on(last, card)
        bit = seat_bit(self.owners[card])
        for held in hand:
            self.seen[held] = bit
        return hand.pop()

    def _pass_on(self, old: int, new: int) -> None:
        """Transfer what a card has used, and its waiting triggers, to another id."""
        keys = self.used
        self.used = [used_key(new, key % _SKILLS) if key // _SKILLS == old else key for key in keys]
        self.waiting = [
            trigger.altered(new, trigger.wave) if trigger.source == old else trigger
            for trigger in self.waiting
        ]

    def _forget_uses(self, cards: list[int]) -> None:
        if self.used:
            self.used = [key for key in self.used if key // _SKILLS not in cards]

    def random_below(self, n: int, stream: int) -> int:
        rng = Rng(self.streams[stream])
        number = rng.below(n)
        self.streams[stream] = rng.state
        return number

    def emit(
        self, kind: int, seat: int = NONE, card: int = NONE, other: int = NONE, amount: int = 0
    ) -> None:
        """Tell the listener, if there is one, that something has happened (listening.py)."""
        if self.listener is not None:
            self.listener.hear(self, kind, seat, card, other, amount)

    def finish(
        self, winner: int, ending: int, seat: int = NONE, about: list[int] | None = None
    ) -> None:
        """End the game with a winner, or NONE for a draw, and the reason."""
        self.over, self.winner, self.ending, self.ended_by = True, winner, ending, seat
        if about is not None:
            self.about = about
        self.question = None
        self.emit(ENDS, winner)

    def expire(self, until: int) -> None:
        """Remove the modifiers that last until this moment."""
        left = [modifier for modifier in self.modifiers if modifier.until != until]
        if until == THIS_TURN:
            left = [modifier for modifier in left if not self._is_over(modifier)]
        self.modifiers = left

    def _is_over(self, modifier: Modifier) -> bool:
        """Whether this turn was the next turn of the modifier's seat."""
        if modifier.until != NEXT_TURN:
            return False
        return modifier.seat == self.active and modifier.made < self.turn

    def uses_of(self, card: int) -> list[int]:
        """The skills a card used this turn, each as often as it was used."""
        return [key % _SKILLS for key in self.used if key // _SKILLS == card]

    def forget(self, card: int) -> None:
        """A card that leaves play loses its modifiers, and effects that need it in play end."""
        if self.modifiers:
            self.modifiers = [modifier for modifier in self.modifiers if modifier.card != card]
            self.release(card)
        self._forget_uses([card])

    def release(self, source: int) -> None:
        """End what lasts only while a card is in play; the card may still lie on the table."""
        self.modifiers = [
            modifier
            for modifier in self.modifiers
            if modifier.source != source or modifier.until != WHILE_SOURCE
        ]


def restored(kind: type[State], plain: list[Any]) -> State:
    """The state that `dump` wrote; native classes need this function to be unpickled."""
    state = kind()
    state.load(plain)
    return state


def user_of(key: int) -> int:
    """The card that an entry in `State.used` belongs to."""
    return key // _SKILLS


def used_key(card: int, skill: int) -> int:
    """A card and a skill as one number, as kept in `State.used`."""
    return card * _SKILLS + skill
