"""Damage, wounds and destruction, from the line that deals it to the card that leaves play.

An effect first finishes all its lines; what they hurt waits in `state.dealt`. Then each card goes
through the whole process (FAQ 3.0, p.17) before the next: it would receive damage, it has received
it, wounds are placed, it is destroyed, it leaves play. Each of these is a window (windows.py).
"""

from __future__ import annotations

from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.interrupts import HOW, STOPPED, would_happen
from deckcli.engine.notation import action, first_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import AMOUNT, BITS, NONE, OTHER, SEAT, SUBJECT, Frame
from deckcli.games.ashes.rules.codes import (
    ASK_ORDER,
    BY_ATTACK,
    BY_COUNTER,
    DEALS,
    DESTROY,
    DISCARD,
    DYING,
    FALLEN,
    FALLS,
    FIRST_CARD,
    GONE,
    IS_DEALT,
    ON_UNIT,
    PHOENIXBORN,
)
from deckcli.games.ashes.rules.dealing import (
    ENTRY,
    HOW_MUCH,
    IN_WHICH_WAY,
    NO_EVENT,
    SOURCE,
    WHOM,
    WHOSE,
    can_be_hurt,
    is_damage,
    left_with,
    note_harm,
)
from deckcli.games.ashes.rules.out import go_out
from deckcli.games.ashes.rules.state import AshesState, with_value
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.windows import Window, open_noted
from deckcli.games.ashes.rules.zones import leave_play, put_wounds


class Settle(Op):
    """An effect is done: first what it hurts, then what it has set off."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        settle(game, state, frame.seat, frame.source)


def settle(game: AshesRules, state: AshesState, seat: i64, source: i64) -> None:
    """Put what an effect of this seat has set off on the agenda, and above that what it hurts."""
    if len(state.noted) > 0:
        open_noted(game, state)
    begin_harm(game, state, seat, source)


def begin_harm(game: AshesRules, state: AshesState, seat: i64, source: i64) -> None:
    """All that is hurt goes on the agenda, and all that has no life left."""
    if state.is_unsettled:
        state.is_unsettled = False
        _find_dead(game, state, seat, source)
    if len(state.dealt) > 0:
        frame = state.push(game.harm_program, state.orderer())
        frame.values = NO_EVENT[:]
        frame.chosen = vec[vec[i64]]([state.dealt])
        state.dealt = vec[i64]()


def _find_dead(game: AshesRules, state: AshesState, seat: i64, source: i64) -> None:
    """Units whose life does not exceed their wounds any more, whatever the reason.

    They are destroyed at once, all of them: what the first sets off does not save the second, nor
    can it name it. Damage that waits for them is not received any more.
    """
    for player in state.players:
        for unit in player.battlefield:
            if not can_be_hurt(state, unit) or state.wounds[unit] < game.life(state, unit):
                continue
            if not _is_doomed(game, state, unit):
                entries, state.dealt = state.dealt, vec[i64]()
                for at in range(0, len(entries), ENTRY):
                    if entries[at] != unit:
                        state.dealt = left_with(state.dealt, entries, at)
                note_harm(state, unit, source, 0, seat, FALLEN)
                state.flags = with_value(state.flags, unit, state.flags[unit] | DYING)


def _is_doomed(game: AshesRules, state: AshesState, unit: i64) -> bool:
    """Whether an effect that destroys it waits already for its turn."""
    if _is_listed(state.dealt, unit):
        return True
    for frame in state.agenda:
        if frame.program == game.harm_program and _is_listed(frame.chosen[0], unit):
            return True
    return False


def _is_listed(dealt: vec[i64], card: i64) -> bool:
    for at in range(0, len(dealt), ENTRY):
        if dealt[at] == card and dealt[at + IN_WHICH_WAY] == DESTROY:
            return True
    return False


def _waits(state: AshesState, entries: vec[i64], at: i64) -> bool:
    """Whether the card of an entry is still there to go through the process."""
    card = entries[at + WHOM]
    if entries[at + IN_WHICH_WAY] == FALLEN:
        return card >= 0 and state.is_in_play(card)
    return can_be_hurt(state, card)


class DealtWindow(Window):
    """Attacking and countering units have dealt damage: what answers that, of all of them."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(DEALS)

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        heard = game.listening(state) & (BITS[DEALS] | BITS[IS_DEALT])
        options = vec[i64]()
        entries = frame.chosen[0]
        if heard:
            for at in range(0, len(entries), ENTRY):
                how = entries[at + IN_WHICH_WAY]
                if how in (BY_ATTACK, BY_COUNTER):
                    options = self._answers(game, state, frame, entries[at : at + ENTRY], options)
        if len(options) > 0:
            self.ask(game, state, frame, ASK_ORDER, state.orderer(), options)

    def _answers(
        self,
        game: AshesRules,
        state: AshesState,
        frame: Frame,
        entry: vec[i64],
        options: vec[i64],
    ) -> vec[i64]:
        dealers = vec[i64]([entry[SOURCE]])
        if state.attack == ON_UNIT and entry[IN_WHICH_WAY] == BY_ATTACK:
            dealers = state.attackers
        values, whom = frame.values, entry[WHOM]
        values[AMOUNT], values[SEAT] = entry[HOW_MUCH], entry[WHOSE]
        for dealer in dealers:
            if can_be_hurt(state, dealer):
                values[SUBJECT], values[OTHER] = dealer, max(whom, NONE)
                seat = state.side[dealer]
                options = self.with_abilities(game, state, frame, seat, DEALS, options)
        if whom == GONE:
            return options
        values[SUBJECT], values[OTHER] = whom, entry[SOURCE]
        seat = state.side[whom]
        return self.with_abilities(game, state, frame, seat, IS_DEALT, options)


class NextHurt(Op):
    """One card after another, in the order of whoever orders, until none is left."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        entries = frame.chosen[0]
        if len(entries) == 0:
            return
        if len(entries) == ENTRY and _waits(state, entries, 0):  # nothing to order
            only = vec[i64]([action(FIRST_CARD, entries[WHOM])])
            self.ask(game, state, frame, ASK_ORDER, state.orderer(), only)
            return
        options, marks = vec[i64](), vec[vec[i64]]()
        left = vec[i64]()
        for at in range(0, len(entries), ENTRY):
            card = entries[at]
            if not _waits(state, entries, at):
                continue
            left = left_with(left, entries, at)
            option = action(FIRST_CARD, card)
            mark = self._mark(game, state, entries, at)
            if option not in options and not _has(marks, mark):
                options = append(options, option)
                marks = append(marks, mark)
        frame.chosen[0] = left
        if len(options) > 0:
            self.ask(game, state, frame, ASK_ORDER, state.orderer(), options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        again(frame)
        assert verb_of(action) == FIRST_CARD
        entries, card, rest, taken = frame.chosen[0], first_of(action), vec[i64](), False
        for at in range(0, len(entries), ENTRY):
            if entries[at] == card and not taken:
                taken = True
                would_happen(
                    state, game.damage_program, state.orderer(), card, entries[at + SOURCE],
                    entries[at + HOW_MUCH], entries[at + IN_WHICH_WAY], entries[at + WHOSE],
                )  # fmt: skip
            else:
                rest = left_with(rest, entries, at)
        frame.chosen[0] = rest

    def _mark(self, game: AshesRules, state: AshesState, entries: vec[i64], at: i64) -> vec[i64]:
        """What a card must have in common with another if they cannot be told apart."""
        card = entries[at]
        mark = vec[i64]([
            state.faces[card], state.side[card], state.owners[card], state.wounds[card],
            state.exhaustion[card], state.status[card], state.charms[card],
        ])  # fmt: skip
        for step in range(1, ENTRY):
            mark = append(mark, entries[at + step])
        for other in state.alterations(card):
            mark = append(append(mark, state.faces[other]), state.exhaustion[other])
            mark = append(mark, state.owners[other])  # who may take it back
        for modifier in state.modifiers:
            if modifier.card == card:
                mark = append(append(mark, modifier.stat), modifier.amount)
                mark = append(append(mark, modifier.seat), modifier.until)
        if state.attack:
            mark = append(mark, _part_in_attack(state, card))
        for place in range(len(state.agenda)):
            if state.agenda[place].program == game.harm_program:
                mark = extend(mark, _waiting(state.agenda[place].chosen[0], card, place))
        return mark


def _waiting(entries: vec[i64], card: i64, place: i64) -> vec[i64]:
    """All that waits for a card in one place: how much and how."""
    found = vec[i64]()
    for at in range(0, len(entries), ENTRY):
        if entries[at] == card:
            waits = vec[i64]([place, entries[at + HOW_MUCH], entries[at + IN_WHICH_WAY]])
            found = extend(found, waits)
    return found


def _part_in_attack(state: AshesState, card: i64) -> i64:
    """What two cards have in common only if they have the same part in the attack."""
    if card in (state.target, state.countering) or card in state.blockers:
        return card
    for at in range(len(state.attackers)):
        if state.attackers[at] == card:
            return len(state.faces) + 1 + state.blockers[at]  # NONE is -1
    return NONE


def _has(marks: vec[vec[i64]], mark: vec[i64]) -> bool:
    for other in marks:
        if len(other) == len(mark):
            same = True
            for at in range(len(mark)):
                if mark[at] != other[at]:
                    same = False
            if same:
                return True
    return False


# -- the process of one card


class Enter(Op):
    """Placed wounds and destruction begin further down than damage does."""

    __slots__ = ("skip",)

    def __init__(self, skip: i64) -> None:
        self.skip = skip

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if not is_damage(frame.values[HOW]):
            frame.step += self.skip


class Receive(Op):
    """The damage is received, if there is any left and the card is still there."""

    __slots__ = ("skip",)

    def __init__(self, skip: i64) -> None:
        self.skip = skip

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        values = frame.values
        if values[STOPPED] or values[AMOUNT] == 0 or not can_be_hurt(state, values[SUBJECT]):
            frame.step += self.skip


class Wound(Op):
    """Damage that was received becomes wounds; the process ends unless the card is destroyed."""

    __slots__ = ("skip",)

    def __init__(self, skip: i64) -> None:
        self.skip = skip

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        values = frame.values
        card, how = values[SUBJECT], values[HOW]
        if how != FALLEN and not can_be_hurt(state, card):
            frame.step += self.skip
            return
        if is_damage(how):
            put_wounds(state, card, values[AMOUNT])
            state.is_unsettled = False
        if how not in (DESTROY, FALLEN) and state.wounds[card] < game.life(state, card):
            frame.step += self.skip
            return
        state.flags = with_value(state.flags, card, state.flags[card] | DYING)
        state.emit(FALLS, state.side[card], card, values[OTHER])


class Leave(Op):
    """A destroyed unit leaves play; the player of a destroyed Phoenixborn leaves the game."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        card = frame.values[SUBJECT]
        if not state.is_in_play(card):  # it went with its player
            state.flags = with_value(state.flags, card, 0)
            return
        if game.prints[state.faces[card]].kind == PHOENIXBORN:
            go_out(game, state, state.side[card])
        else:
            leave_play(game, state, card, DISCARD)


class SettleHurt(Op):
    """The card has left: what it takes with it, and whoever waited for it to leave."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        begin_harm(game, state, frame.values[SEAT], frame.values[OTHER])
        if len(state.noted) > 0:
            open_noted(game, state)  # on top: they leave before the next card is looked at
