"""Cards coming onto the field: summoned, evolved, laid, set (rulebook p.8 and p.12 to 14)."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.notation import actions, first_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, Frame
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.events import announce
from deckcli.games.summon_magic.rules.faces import SummonFace
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.rules.zones import (
    EVERYBODY,
    bury,
    enter,
    enter_unseen,
    lay_set,
    leave_field,
    leave_stage,
    lift,
    pay_adv,
    turn_up,
)

# The position of a monster that enters, in the values of its item.
IN_ATTACK: Final = 0
DEFENDING: Final = 1
EITHER: Final = 2  # its controller is asked
UNSEEN: Final = 3
GIVEN: Final = t.POSITION + 1  # how many monsters were sacrificed so far
FROM_SET: Final = t.POSITION + 2

_POSITIONS: Final = actions(t.ENTER, vec[i64]([0, 1]))


def begin_entry(
    game: SummonRules, state: SummonState, program: i64, seat: i64, card: i64, position: i64,
    from_set: i64 = 0,
) -> None:  # fmt: skip
    """A monster, already on the stage, is about to enter."""
    frame = state.push(program, seat, card)
    frame.values = vec[i64]([NONE, NONE, 0, NONE, t.BEGUN, t.SUMMON_ITEM, position, 0, from_set])


def may_enter(game: SummonRules, state: SummonState, seat: i64, face: SummonFace) -> bool:
    """Whether a monster's own words let it enter now: unique, and sacrifices."""
    if face.is_unique and game.is_named_on_field(state, face.name_index):
        return False
    return face.sacrifice <= len(state.players[seat].monsters)


class MakeSacrifice(Op):
    """A monster that asks for it takes others of its controller: sent, not destroyed."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        face = game.prints[state.faces[frame.source]]
        if frame.values[GIVEN] < face.sacrifice:
            options = actions(t.SACRIFICE, state.players[frame.seat].monsters)
            if len(options) > 0:
                self.ask(game, state, frame, t.ASK_SACRIFICE, frame.seat, options)

    def take(self, game: SummonRules, state: SummonState, frame: Frame, action: i64) -> None:
        again(frame)
        frame.values[GIVEN] += 1
        monster = first_of(action)
        state.emit(t.IS_SENT, frame.seat, monster)
        for card in lift(game, state, monster):
            bury(state, card)


class AskPosition(Op):
    """The controller says in which position a monster enters, where nothing else does."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        if frame.values[t.POSITION] == EITHER:
            self.ask(game, state, frame, t.ASK_POSITION, frame.seat, _POSITIONS)

    def take(self, game: SummonRules, state: SummonState, frame: Frame, action: i64) -> None:
        frame.values[t.POSITION] = first_of(action)


class PayEntry(Op):
    """The ADV cost of a monster that enters; one that lies face down pays when it is turned up."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        if frame.values[t.POSITION] != UNSEEN:
            pay_adv(game, state, frame.source)


class EnterField(Op):
    """The monster is there now, unless it has become impossible: then it is buried."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        card, position = frame.source, frame.values[t.POSITION]
        face = game.prints[state.faces[card]]
        if state.over or (face.is_unique and game.is_named_on_field(state, face.name_index)):
            return
        leave_stage(state, card)
        if position == UNSEEN:
            enter_unseen(state, card)
            return
        enter(game, state, card, position)
        if state.turn > 0:
            announce(game, state, t.ENTERS, card)
            if frame.values[FROM_SET]:
                announce(game, state, t.LEAVES_SET, card)


class EvolveMonster(Op):
    """The card is laid on its base, which stays the same individual."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        card, face = frame.source, game.prints[state.faces[frame.source]]
        for base in frame.chosen[0]:
            if game.is_base_for(state, base, face):
                leave_stage(state, card)
                state.swap_faces(card, base)
                state.attach(card, base, t.BASE)
                frame.source = NONE
                state.players[frame.seat].evolved += 1
                game.note_field(state)
                state.emit(t.EVOLVED, frame.seat, base, card)
                announce(game, state, t.ENTERS, base)
                announce(game, state, t.EVOLVES, base, whose=frame.seat)


class LayCard(Op):
    """A field, a weather or a continuous card is laid; any other has no effect."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        if can_lie(game.prints[state.faces[frame.source]]):
            leave_stage(state, frame.source)
            lay(game, state, frame.source)


def can_lie(face: SummonFace) -> bool:
    """Whether a card can be laid: a field, a weather or a continuous one."""
    return face.kind == t.FIELD or face.kind == t.WEATHER or face.is_continuous


def lay(game: SummonRules, state: SummonState, card: i64) -> None:
    """A card that is in no zone is laid face up; a field or weather replaces the one before it."""
    seat, face = state.owners[card], game.prints[state.faces[card]]
    player = state.players[seat]
    state.seen[card] = EVERYBODY
    if face.kind == t.FIELD:
        if player.field != NONE:
            _replace(game, state, player.field)
        player.field = card
    elif face.kind == t.WEATHER:
        if state.weather != NONE:
            _replace(game, state, state.weather)
        state.weather = card
    else:
        player.magic = append(player.magic[:], card)
    game.note_field(state)
    state.emit(t.IS_LAID, seat, card)
    announce(game, state, t.ENTERS, card)


def _replace(game: SummonRules, state: SummonState, card: i64) -> None:
    leave_field(game, state, card)
    bury(state, card)


class LaySet(Op):
    """The card lies face down in the magic zone."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        state.staged = remove(state.staged, frame.source)
        lay_set(state, frame.source)


class ChangePosition(Op):
    """The monster changes to the position that was declared."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        put_into(game, state, frame.source, frame.values[t.POSITION])


def put_into(game: SummonRules, state: SummonState, monster: i64, position: i64) -> None:
    """A monster is put into a position; one that lies face down is turned up."""
    turn_up(game, state, monster)
    if not state.over and state.flags[monster] & t.IN_DEFENCE != position:
        state.flags[monster] ^= t.IN_DEFENCE
        state.emit(t.TURNS, state.owners[monster], monster, amount=position)
