"""Check timing: what the rules do by themselves between two steps of the game.

Class-change draws, then rules until nothing changes (namesakes, destruction, loss, march), then one
triggered skill, and all over again.

Anything that may give a rule something to do sets `unsettled`; also `crowded` if two units may
share a name, or `beaten` if a unit was destroyed. While none is set, no rule looks at anything.
"""

from __future__ import annotations

from deckcli.core.vecs import append, i64, pop, remove, vec
from deckcli.engine.events import chosen_of, due, options_of, resolve
from deckcli.engine.notation import action, actions, first_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import BITS, NONE, Frame
from deckcli.games.cipher.rules.codes import (
    ASK_NAMESAKE,
    ASK_ORB,
    ASK_ORDER,
    BEATEN,
    BOTH_LOST,
    CARDS_LOST,
    CHOOSE_ORB,
    DRAWS_BONUS,
    FIRST,
    IN_TURN,
    KEEP_UNIT,
    LEADER_LOST,
    MARCHES,
    SEATS,
    SKILL_BEGINS,
    TAKES_ORB,
    TO_BONDS,
)
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import draw_cards, leave_field, refresh_deck


def check(game: CipherRules, state: CipherState) -> None:
    """Call for a check, if there is anything to look at; it comes before the next step.

    What needs neither a choice nor a skill is done at once.
    """
    while state.unsettled and not (state.crowded or state.beaten):
        state.unsettled = False
        if not _is_quiet(state):
            _draw_bonuses(game, state)
            _lose(game, state)
            _march(game, state)
    if state.unsettled or len(state.waiting) > 0:
        state.push(game.check_program, state.active)


def _is_quiet(state: CipherState) -> bool:
    """Whether no rule has anything to do on either side, as is usually the case."""
    for player in state.players:
        if player.bonus or player.leader == NONE:
            return False
        if len(player.deck) == 0 or len(player.front) == 0:
            return False
    return True


class Settle(Op):
    """The check itself; it runs again until neither a rule nor a skill has anything to do."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        while state.unsettled:
            state.unsettled = False
            _draw_bonuses(game, state)
            if state.crowded and self._ask_namesake(game, state, frame):
                return
            if state.beaten and _remove_beaten(game, state):
                again(frame)  # once the orbs are broken
                return
            if not _is_quiet(state):
                _lose(game, state)
                _march(game, state)
        if len(state.waiting) > 0 and not state.over:
            self._next_skill(game, state, frame)
        else:
            state.agenda, _done = pop(state.agenda)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        again(frame)
        if verb_of(action) == FIRST:
            trigger, before = chosen_of(due(game, state), action), len(state.agenda)
            resolve(game, state, trigger)
            if len(state.agenda) > before:
                source, skill = trigger.source, trigger.ability
                state.emit(SKILL_BEGINS, trigger.seat, source, amount=skill)
            return
        state.unsettled = True
        _keep_one(game, state, first_of(action))

    def _next_skill(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        """Run one triggered skill; a player with several that are due says which comes first."""
        triggers = due(game, state)
        state.wave = triggers[0].wave  # a skill that was declined unseen leaves no trace
        self.ask(game, state, frame, ASK_ORDER, triggers[0].seat, options_of(triggers, FIRST))

    def _ask_namesake(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        """Of units that share a name a player keeps one: the main character, or one they choose."""
        for seat in IN_TURN[state.active]:
            player = state.players[seat]
            for unit in player.units:
                same = game.namesakes(state, seat, game.prints[state.faces[unit]])
                if len(same) > 1 and not game.may_stand_together(state, same):
                    keep = vec[i64]([player.leader]) if player.leader in same else same
                    self.ask(game, state, frame, ASK_NAMESAKE, seat, actions(KEEP_UNIT, keep))
                    return True
        state.crowded = False
        return False


def _remove_beaten(game: CipherRules, state: CipherState) -> bool:
    """Destroyed units leave; a destroyed main character costs its owner orbs instead.

    True if the owner must break them first; then there is more to look at.
    """
    flags = state.flags
    for seat in IN_TURN[state.active]:
        player = state.players[seat]
        for unit in player.units:
            if not flags[unit] & BEATEN:
                continue
            flags[unit] &= ~BEATEN
            if unit != player.leader:
                leave_field(game, state, unit)
            elif len(player.orbs) > 0:
                flags[unit] &= ~TO_BONDS
                breaking = state.push(game.orbs_program, seat, unit)
                breaking.values = vec[i64]([state.strike])
                state.unsettled = True
                return True
            else:
                leave_field(game, state, unit)
                player.leader = NONE
    state.beaten = False
    return False


class BreakOrbs(Op):
    """The owner of a destroyed main character breaks orbs, if any are left, and chooses which.

    The frame's only value is how many are still to be broken.
    """

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        left, orbs = frame.values[0], len(state.players[frame.seat].orbs)
        if left and orbs:
            if orbs <= left:  # all are broken: the order is no choice
                orbs = 1
            options = vec[i64]([action(CHOOSE_ORB, at + 1) for at in range(orbs)])
            self.ask(game, state, frame, ASK_ORB, frame.seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        frame.values[0] -= 1
        again(frame)
        _break_orb(game, state, frame.seat, first_of(action) - 1)


def _draw_bonuses(game: CipherRules, state: CipherState) -> None:
    for seat in SEATS:
        player = state.players[seat]
        if player.bonus:
            amount, player.bonus = player.bonus, 0
            draw_cards(game, state, seat, amount, heard_as=DRAWS_BONUS)


def _break_orb(game: CipherRules, state: CipherState, seat: i64, at: i64) -> None:
    """An orb goes to its owner's hand."""
    player = state.players[seat]
    card = player.orbs[at]
    player.orbs = remove(player.orbs[:], card)
    player.hand = append(player.hand, card)
    state.seen[card] |= BITS[seat]
    state.flags[card] = 0
    state.emit(TAKES_ORB, seat, card, amount=len(player.orbs))


def _keep_one(game: CipherRules, state: CipherState, kept: i64) -> None:
    seat = state.owners[kept]
    for unit in game.namesakes(state, seat, game.prints[state.faces[kept]]):
        if unit != kept:
            leave_field(game, state, unit)


def _lose(game: CipherRules, state: CipherState) -> None:
    """A player without a main character, or with neither deck nor retreat area, has lost."""
    endings, losers = vec[i64](), vec[i64]()
    for seat in SEATS:
        player = state.players[seat]
        refresh_deck(game, state, seat)
        if player.leader == NONE:
            losers = append(losers, seat)
            endings = append(endings, LEADER_LOST)
        elif len(player.deck) == 0 and len(player.retreat) == 0:
            losers = append(losers, seat)
            endings = append(endings, CARDS_LOST)
    if len(losers) == 1:
        state.finish(1 - losers[0], endings[0], losers[0])
    elif len(losers) > 1:
        state.about = endings
        state.finish(NONE, BOTH_LOST)


def _march(game: CipherRules, state: CipherState) -> None:
    """The non-active player's back line steps forward when nobody is in front of it."""
    for seat in SEATS:
        player = state.players[seat]
        if seat != state.active and len(player.back) > 0 and len(player.front) == 0:
            player.line_up(player.back, vec[i64]())
            state.emit(MARCHES, seat)
