"""Dice: rolling them, paying with them, turning them.

Dice that show the same are the same, so they are counted: active ones by type and face, exhausted
ones by type. A kind is `LEVELS * type + level`; a die pays for its own level and those below, a
basic symbol is paid by every die.
"""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import filled, with_room
from deckcli.core.rng import Rng
from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.notation import action, first_of, second_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import Frame
from deckcli.games.ashes.rules.codes import (
    ASK_DIE,
    ASK_PAY,
    ASK_READY,
    ASK_TURN_DICE,
    BASIC,
    CLASS,
    DICE,
    DIE_SIDES,
    DONE,
    LEVELS,
    LOSES_DIE,
    PAY,
    PAYS_DIE,
    PICK_DIE,
    POWER,
    READIES_DIE,
    READY_DIE,
    ROLLS,
    ROLLS_DIE,
    TURNS_DIE,
)
from deckcli.games.ashes.rules.faces import Price
from deckcli.games.ashes.rules.state import AshesState, Player
from deckcli.games.ashes.rules.stats import AshesRules

_ROOM: Final = 16  # that most lists of options about dice need


def face_of(side: i64) -> i64:
    """What a side of a die shows: 1 power, 3 class, 2 basic ones."""
    if side == 0:
        return POWER
    return CLASS if side < 4 else BASIC


def rolled(state: AshesState, seat: i64) -> i64:
    """The face that a die of a seat shows."""
    return face_of(state.random_below(DIE_SIDES, state.stream(DICE, seat)))


def roll_all(state: AshesState, seat: i64) -> i64:
    """Roll all exhausted dice into the active pool; how many basic symbols came up."""
    player, stream = state.players[seat], state.stream(DICE, seat)
    rng = Rng(state.streams[stream])
    basics, dice = i64(0), i64(0)
    for kind in range(len(player.exhausted)):
        for nth in range(player.exhausted[kind]):
            face = face_of(rng.below(DIE_SIDES))
            player.active[kind * LEVELS + face] += 1
            state.emit(ROLLS_DIE, seat, amount=kind * LEVELS + face)
            dice += 1
            if face == BASIC:
                basics += 1
        player.exhausted[kind] = 0
    state.set_stream(stream, rng)
    state.emit(ROLLS, seat, amount=dice)
    return basics


def total(numbers: vec[i64]) -> i64:
    found: i64 = 0
    for number in numbers:
        found += number
    return found


# -- paying


def pays(active: vec[i64], price: Price, discount: i64 = 0) -> bool:
    """Whether active dice can pay the symbols of a price."""
    return _covers(active, price.symbols, max(price.basics - discount, 0))


def _covers(active: vec[i64], symbols: vec[i64], basics: i64) -> bool:
    """Whether dice cover these symbols, by kind, and as many basic ones.

    A higher symbol takes a higher die first; whatever is left pays basics.
    """
    spare: i64 = -basics
    for at in range(0, len(active), LEVELS):
        powers = active[at] - symbols[at]
        if powers < 0:
            return False
        classes = active[at + CLASS] + powers - symbols[at + CLASS]
        if classes < 0:
            return False
        spare += classes + active[at + BASIC]
    return spare >= 0


class PayDie(Op):
    """Pay the symbols in the frame's values, one die after another, then the basic ones.

    The values: for each kind how many symbols are left, then the basic symbols left.
    """

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        left, player = frame.values, state.players[frame.seat]
        owed = total(left)
        if owed == 0:
            return
        if owed == total(player.active):
            for kind in range(len(player.active)):
                while player.active[kind] > 0:
                    spend(state, frame.seat, kind)
            frame.values = filled(0, len(left))
            return
        options, symbol = with_room(_ROOM), next_symbol(left)
        first, last = i64(0), i64(len(player.active) - 1)
        if symbol <= last:  # only dice of this type that show as much or more
            first, last = symbol - symbol % LEVELS, symbol
        for kind in range(first, last + 1):
            if player.active[kind] > 0 and self._leaves_enough(player, left, symbol, kind):
                options = append(options, action(PAY, kind))
        self.ask(game, state, frame, ASK_PAY, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        again(frame)
        frame.values[next_symbol(frame.values)] -= 1
        spend(state, frame.seat, first_of(action))

    def _leaves_enough(self, player: Player, left: vec[i64], symbol: i64, kind: i64) -> bool:
        last = len(left) - 1
        left[symbol] -= 1
        player.active[kind] -= 1
        enough = _covers(player.active, left, left[last])
        player.active[kind] += 1
        left[symbol] += 1
        return enough


def next_symbol(left: vec[i64]) -> i64:
    """The symbol that is paid next: powers, then classes, then basic ones."""
    for level in range(2):
        for at in range(level, len(left) - 1, LEVELS):
            if left[at] > 0:
                return at
    return len(left) - 1


def spend(state: AshesState, seat: i64, kind: i64, told: i64 = PAYS_DIE) -> None:
    """A die pays, or its power is used: it goes to the exhausted pool."""
    player = state.players[seat]
    player.active[kind] -= 1
    player.exhausted[kind // LEVELS] += 1
    state.emit(told, seat, amount=kind)


def begin_payment(
    game: AshesRules, state: AshesState, seat: i64, price: Price, discount: i64
) -> None:
    """Ask a player for the dice of a price, before anything else happens."""
    if price.total == 0:
        return
    frame = state.push(game.payment_program, seat)
    frame.values = append(price.symbols[:], max(price.basics - discount, 0))


# -- changing dice


class TurnDice(Op):
    """Turn up to so many active dice (the frame's first value) to other faces, each once.

    The other values count the dice of each kind that have been turned to it.
    """

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if frame.values[0] == 0:
            return
        active = state.players[frame.seat].active
        options = with_room(_ROOM)
        for kind in range(len(active)):
            if active[kind] > frame.values[1 + kind]:
                options = extend(options, game.turnings[kind])
        if len(options) == 0:
            return
        options = append(options, action(DONE))
        self.ask(game, state, frame, ASK_TURN_DICE, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        if second_of(action) == 0:
            frame.values[0] = 0
            return
        again(frame)
        frame.values[0] -= 1
        player, kind = state.players[frame.seat], first_of(action)
        turned = kind - kind % LEVELS + second_of(action) - game.face_words
        player.active[kind] -= 1
        player.active[turned] += 1
        frame.values[1 + turned] += 1
        state.emit(TURNS_DIE, frame.seat, other=kind, amount=turned)


def turn_dice(game: AshesRules, state: AshesState, seat: i64, amount: i64) -> None:
    frame = state.push(game.turning_program, seat)
    frame.values = filled(0, 1 + len(state.players[seat].active))
    frame.values[0] = amount


class RerollDice(Op):
    """Roll so many exhausted dice (the first value) into the active pool; the player picks which.

    The second value: whether that may be left.
    """

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if frame.values[0] == 0:
            return
        exhausted, options = state.players[frame.seat].exhausted, vec[i64]()
        for kind in range(len(exhausted)):
            if exhausted[kind] > 0:
                options = append(options, action(PICK_DIE, game.type_words + kind))
        if len(options) == 0:
            return
        if frame.values[1]:
            options = append(options, action(DONE))
        self.ask(game, state, frame, ASK_DIE, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, taken: i64) -> None:
        if taken == action(DONE):
            frame.values[0] = 0
            return
        again(frame)
        frame.values[0] -= 1
        kind = first_of(taken) - game.type_words
        ready(state, frame.seat, kind, rolled(state, frame.seat))


class ReadyDice(Op):
    """Put so many exhausted dice (the first value) into the active pool, on faces of choice."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if frame.values[0] == 0:
            return
        exhausted, options = state.players[frame.seat].exhausted, vec[i64]()
        for kind in range(len(exhausted)):
            if exhausted[kind] > 0:
                for level in range(LEVELS):
                    word = game.type_words + kind
                    options = append(options, action(READY_DIE, word, game.face_words + level))
        if len(options) > 0:
            self.ask(game, state, frame, ASK_READY, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        again(frame)
        frame.values[0] -= 1
        kind = first_of(action) - game.type_words
        ready(state, frame.seat, kind, second_of(action) - game.face_words)


def ready(state: AshesState, seat: i64, kind: i64, level: i64) -> None:
    """An exhausted die of a type comes back into the active pool on this face."""
    player = state.players[seat]
    player.exhausted[kind] -= 1
    player.active[kind * LEVELS + level] += 1
    state.emit(READIES_DIE, seat, amount=kind * LEVELS + level)


class ExhaustDie(Op):
    """Exhaust an active die of another player or one's own; the values: whose, how many."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if frame.values[1] == 0:
            return
        active, options = state.players[frame.values[0]].active, vec[i64]()
        for kind in range(len(active)):
            if active[kind] > 0:
                options = append(options, action(PICK_DIE, kind))
        if len(options) > 0:
            self.ask(game, state, frame, ASK_DIE, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        again(frame)
        frame.values[1] -= 1
        player, kind = state.players[frame.values[0]], first_of(action)
        player.active[kind] -= 1
        player.exhausted[kind // LEVELS] += 1
        state.emit(LOSES_DIE, frame.values[0], amount=kind)
