"""The second step of combat, support, and where the supporting cards go in the last."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.events import can_use, meets
from deckcli.engine.game import ability_frame
from deckcli.engine.listening import FIRES
from deckcli.engine.notation import action, second_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, Frame
from deckcli.engine.triggers import Trigger
from deckcli.games.cipher.rules.check_timing import check
from deckcli.games.cipher.rules.codes import (
    ASK_CHOICE,
    ASK_LINE,
    CHOOSE,
    DO_DEPLOY,
    DONE,
    FAILS_TO_SUPPORT,
    IN_TURN,
    SKILL_BEGINS,
    STAYS,
    SUPPORT_FAILS,
    SUPPORT_SUCCEEDS,
    SUPPORT_TO_BONDS,
    SUPPORT_VALUE,
    SUPPORTS,
)
from deckcli.games.cipher.rules.deploying import lines_for
from deckcli.games.cipher.rules.skills import InForce
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import (
    EVERYBODY,
    can_be_bond,
    can_be_deployed,
    deploy,
    lay_bond,
    refresh_deck,
    retreat,
    take_top,
    tap,
)
from deckcli.games.cipher.words.support import SupportRule

_NO_SKILLS: Final = vec[Ability]()
_TO_BONDS: Final = 2**SUPPORT_TO_BONDS  # as bits of `touched`
_SUPPORT_VALUE: Final = 2**SUPPORT_VALUE
_FAILS_OR_SUCCEEDS: Final = 2**SUPPORT_FAILS | 2**SUPPORT_SUCCEEDS


class TurnUpSupports(Op):
    """Step 2: both decks' top cards support; one with the unit's own name fails and retreats."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for seat in IN_TURN[state.active]:
            card = take_top(game, state, seat)
            if card != NONE:
                state.seen[card] = EVERYBODY
                state.players[seat].support = card
        for seat in IN_TURN[state.active]:
            card = state.players[seat].support
            if card != NONE:
                unit = state.attacker if seat == frame.seat else state.defender
                self._judge(game, state, seat, card, unit)

    def _judge(
        self, game: CipherRules, state: CipherState, seat: i64, card: i64, unit: i64
    ) -> None:
        face = game.prints[state.faces[card]]
        fails = face.shares_name(game.prints[state.faces[unit]])
        if state.touched & _FAILS_OR_SUCCEEDS:
            fails = fails and not _rules(game, state, SUPPORT_SUCCEEDS, unit, card)
            fails = fails or _rules(game, state, SUPPORT_FAILS, unit, card) > 0
        if state.listener is not None:
            state.emit(FAILS_TO_SUPPORT if fails else SUPPORTS, seat, card, unit)
        if fails:
            state.players[seat].support = NONE
            retreat(state, card)
            refresh_deck(game, state, seat)  # at once, before any support skill


def _rules(game: CipherRules, state: CipherState, stat: i64, unit: i64, card: i64) -> i64:
    """The sum of what skills in play say about this card's support of this unit."""
    total: i64 = 0
    for ruling in ruling_on(game, state, stat, unit, card):
        state.emit(FIRES, card=ruling.frame.source, amount=ruling.static.ability)
        total += ruling.static.amount.value(game, state, ruling.frame)
    return total


def ruling_on(
    game: CipherRules, state: CipherState, stat: i64, unit: i64, card: i64
) -> vec[InForce]:
    """The skills in play that say something about this card's support of this unit."""
    found = vec[InForce]()
    for ruling in game.statics_on(state, stat):
        static, frame = ruling.static, ruling.frame
        assert isinstance(static, SupportRule)
        if static.group.has(game, state, frame, unit) and static.filter.fits(
            game, state, frame, card
        ):
            found = append(found, ruling)
    return found


class SupportSkills(Op):
    """The skills of a supporting card, if they are of the right type; its owner orders several.

    Without such a skill, the steps that look at what it did are skipped, unless turning up the
    supports has emptied a deck.
    """

    __slots__ = ("attacking", "checks")

    def __init__(self, *, attacking: bool, checks: i64) -> None:
        self.attacking = attacking
        self.checks = checks  # how many of the next steps look at what skills did

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        seat = frame.seat if self.attacking else 1 - frame.seat
        card = state.players[seat].support
        skills = _NO_SKILLS
        if card != NONE:
            face = game.prints[state.faces[card]]
            skills = face.attack_skills if self.attacking else face.defense_skills
        if len(skills) == 0 and not state.unsettled:
            frame.step += self.checks
        for ability in skills:
            context = game.context(card, seat)
            if meets(game, state, ability, context) and can_use(game, state, ability, context):
                state.emit(SKILL_BEGINS, seat, card, amount=ability.index)
                if len(skills) == 1:
                    ability_frame(game, state, ability, seat, card)
                else:  # the next check asks which comes first
                    trigger = Trigger(ability.index, seat, card, card, NONE, 0, state.wave)
                    state.waiting = append(state.waiting, trigger)


class SupportsLeave(Op):
    """Step 6: supports go to the retreat area unless a skill sends them elsewhere."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for seat in IN_TURN[state.active]:
            card = state.players[seat].support
            if card == NONE:
                continue
            if state.flags[card] & STAYS and can_be_deployed(game, state, card):
                self.ask(game, state, frame, ASK_LINE, seat, lines_for(card))
                return
            if state.touched & _TO_BONDS:
                unit = state.attacker if seat == frame.seat else state.defender
                if _may_be_bond(game, state, card, unit):
                    options = vec[i64]([action(CHOOSE, card), action(DONE)])
                    self.ask(game, state, frame, ASK_CHOICE, seat, options)
                    return
            state.players[seat].support = NONE
            retreat(state, card)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        again(frame)
        verb = verb_of(action)
        card: i64 = NONE
        for seat in IN_TURN[state.active]:  # the question was about the first one still there
            player = state.players[seat]
            if card == NONE:
                card, player.support = player.support, NONE
        if verb == DO_DEPLOY:
            deploy(game, state, card, second_of(action))
            tap(state, card)
        elif verb == CHOOSE:
            lay_bond(game, state, card)
        else:
            retreat(state, card)


def _may_be_bond(game: CipherRules, state: CipherState, card: i64, unit: i64) -> bool:
    """Whether a skill lets the card that supported this unit become a bond."""
    for ruling in game.statics_on(state, SUPPORT_TO_BONDS):
        if ruling.static.group.has(game, state, ruling.frame, unit):
            state.emit(FIRES, card=ruling.frame.source, amount=ruling.static.ability)
            return can_be_bond(game, state, card)
    return False


class CheckNow(Op):
    """Check what support skills did before combat goes on."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        check(game, state)


class AddSupport(Op):
    """Add the supporting cards' values to the fighting units."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        mine, theirs = state.players[frame.seat].support, state.players[1 - frame.seat].support
        if mine != NONE:
            state.lent_attack = lent_by(game, state, state.attacker, mine)
        if theirs != NONE:
            state.lent_defense = lent_by(game, state, state.defender, theirs)


def lent_by(game: CipherRules, state: CipherState, unit: i64, card: i64) -> i64:
    """The attack that a supporting card lends this unit."""
    value = game.prints[state.faces[card]].support
    if state.touched & _SUPPORT_VALUE:
        value += _rules(game, state, SUPPORT_VALUE, unit, card)
    return value
