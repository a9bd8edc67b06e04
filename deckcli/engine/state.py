"""The table: everything that can differ between two moments of one game.

A card in play is a small int; `faces[card]` is its printed side. Shuffling deals faces anew among
the ids of a zone, so an id never tells what its viewer may not know. All values are plain, so that
any moment, in mid-effect too, can be cloned, pickled, compared and played on.
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

# Until when a modifier lasts; the untils of a game's own start with OWN_UNTIL.
FOR_EVER: Final = 0
THIS_TURN: Final = 1
NEXT_TURN: Final = 2  # to the end of the next turn of `Modifier.seat`
WHILE_SOURCE: Final = 3  # as long as the card that made it is in play
OWN_UNTIL: Final = 4

# The bits of a number that names a card, a word or an ability of a game. No catalog has so many,
# and two of them beside a verb still make a number that compiled code keeps in one machine word.
INDEX_BITS: Final = 24
_SKILLS: Final = 2**INDEX_BITS


def seat_bit(seat: int) -> int:
    """The bit of a seat among those who have seen a card."""
    bit = 1
    bit <<= seat
    return bit


# An event among the values of the frame of an ability that it sets off.
SUBJECT: Final = 0  # the card that "it" means
OTHER: Final = 1  # the other card, if there is one
AMOUNT: Final = 2  # a number: a skill, a seat, damage


class Frame:
    """A program in progress: where it is, who runs it, what it has bound so far."""

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
        self.chosen = chosen  # the cards bound to each name of the program

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
    """A change of one stat of one card (or, with card NONE, of a seat). Never changes."""

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
    """An ability that waits for its turn because of something that happened. Never changes."""

    __slots__ = ("ability", "amount", "other", "seat", "source", "subject", "wave")

    def __init__(
        self, ability: int, seat: int, source: int, event: tuple[int, int, int], wave: int
    ) -> None:
        self.ability, self.seat, self.source, self.wave = ability, seat, source, wave
        self.subject, self.other, self.amount = event

    def altered(self, source: int, wave: int) -> Trigger:
        """The same of another card or in another wave."""
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
            # for each card, a bit for every seat that knows its face
            self.seen = bytearray()
            self.owners: list[int] = []
            self.decklists: list[list[int]] = []  # for each seat its faces, sorted; lists are open
            self.agenda: list[Frame] = []
            self.question: Question | None = None
            self.modifiers: list[Modifier] = []
            self.waiting: list[Trigger] = []
            self.wave = 0  # triggers of a later wave go first
            self.listens = -1  # Game.listening, where a game keeps it up to date here; -1: ask it
            self.used: list[int] = []  # abilities used this turn, as used_key()
            self.streams: list[int] = []  # random numbers: one stream for each seat, then the coin
            self.seats = 2
            self.turn = 0
            self.active = 0  # whose turn it is
            self.answers = 0  # decisions since the turn began
            self.max_turns = 0
            self.over = False
            self.winner = NONE
            self.ending = NOT_OVER  # a code (endings.py)
            self.ended_by = NONE  # the seat that it speaks of, if it speaks of one
            self.about: list[int] = []  # numbers that it speaks of
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
        """Everything as lists of numbers and words; `load` takes it back."""
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
        """Become what `dump` wrote."""
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

    # -- the verbs of every game

    def push(self, program: int, seat: int, source: int = NONE) -> Frame:
        frame = Frame(program, seat, source, [], [])
        self.agenda.append(frame)
        return frame

    def show(self, card: int, seats: int) -> None:
        """Let some seats (a bit for each) know the face of a card until it is shuffled away."""
        self.seen[card] |= seats

    def shuffle(self, cards: list[int], stream: int) -> None:
        """Deal the faces of these cards anew among them; nobody knows any of them then."""
        rng = Rng(self.streams[stream])
        faces = [self.faces[card] for card in cards]
        rng.shuffle(faces)
        for at, card in enumerate(cards):
            self.faces[card] = faces[at]
            self.seen[card] = 0
        self.streams[stream] = rng.state
        self._forget_uses(cards)

    def swap_faces(self, one: int, other: int) -> None:
        """Two cards change places without their ids doing so: what lies on `one` stays there."""
        faces, seen = self.faces, self.seen
        faces[one], faces[other] = faces[other], faces[one]
        seen[one], seen[other] = seen[other], seen[one]

    def slip_out(self, hand: list[int], card: int) -> int:
        """Take a card from a hand so that others learn neither which one it is nor its id.

        The id that leaves, and is given back, is always that of the last card of the hand, which
        takes the other's face; and what others knew of the hand they know no longer.
        """
        last = hand[-1]
        self._forget_uses([card])
        self.waiting = [one for one in self.waiting if one.source != card]
        if last != card:
            self.swap_faces(card, last)
            self._pass_on(last, card)
        bit = seat_bit(self.owners[card])
        for one in hand:
            self.seen[one] = bit
        return hand.pop()

    def _pass_on(self, one: int, other: int) -> None:
        """What a card has used and what of it waits now belongs to another id."""
        keys = self.used
        self.used = [
            used_key(other, key % _SKILLS) if key // _SKILLS == one else key for key in keys
        ]
        self.waiting = [t.altered(other, t.wave) if t.source == one else t for t in self.waiting]

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
        """Let whoever listens know that something has happened (listening.py)."""
        if self.listener is not None:
            self.listener.hear(self, kind, seat, card, other, amount)

    def finish(
        self, winner: int, ending: int, seat: int = NONE, about: list[int] | None = None
    ) -> None:
        """The game is over: a winner, or NONE for a draw, and why."""
        self.over, self.winner, self.ending, self.ended_by = True, winner, ending, seat
        if about is not None:
            self.about = about
        self.question = None
        self.emit(ENDS, winner)

    def expire(self, until: int) -> None:
        """Modifiers that last until this moment are gone."""
        left = [one for one in self.modifiers if one.until != until]
        if until == THIS_TURN:
            left = [one for one in left if not self._is_over(one)]
        self.modifiers = left

    def _is_over(self, modifier: Modifier) -> bool:
        """Whether this turn was the next turn of the modifier's seat."""
        if modifier.until != NEXT_TURN:
            return False
        return modifier.seat == self.active and modifier.made < self.turn

    def uses_of(self, card: int) -> list[int]:
        """The skills of a card that were used this turn, as often as they were."""
        return [key % _SKILLS for key in self.used if key // _SKILLS == card]

    def forget(self, card: int) -> None:
        """A card that leaves play takes nothing along, and what it did while it was there ends."""
        if self.modifiers:
            self.modifiers = [one for one in self.modifiers if one.card != card]
            self.release(card)
        self._forget_uses([card])

    def release(self, source: int) -> None:
        """What lasts only while a card is in play is over; it may still lie on the table."""
        self.modifiers = [
            one for one in self.modifiers if one.source != source or one.until != WHILE_SOURCE
        ]


def restored(kind: type[State], plain: list[Any]) -> State:
    """The state that `dump` wrote; native classes need this help to be unpickled."""
    state = kind()
    state.load(plain)
    return state


def user_of(key: int) -> int:
    """The card that a number of `State.used` is about."""
    return key // _SKILLS


def used_key(card: int, skill: int) -> int:
    """One number for a skill of a card, as `State.used` remembers it."""
    return card * _SKILLS + skill
