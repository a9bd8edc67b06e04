"""Combat and its six steps."""

from __future__ import annotations

from deckcli.engine.events import happen, meets
from deckcli.engine.game import Game, ability_frame
from deckcli.engine.language.choosing import stop
from deckcli.engine.notation import action, first_of, verb_of
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame, Modifier, State
from deckcli.games.cipher.base import CipherBase, InForce
from deckcli.games.cipher.checks import check
from deckcli.games.cipher.state import CipherState
from deckcli.games.cipher.tables import (
    ASK_CRITICAL,
    ASK_EVADE,
    ATTACK,
    ATTACK_ENDS,
    ATTACKS,
    CANNOT_ATTACK,
    CRITICAL,
    DESTROYED,
    DESTROYS,
    DO_ATTACK,
    EVADE,
    NO_CRIT,
    NO_CRITICAL,
    NO_EVADE,
    ORBS,
    RANGE,
    SKILL,
    SUPPORT_FAILS,
    TAKE_HIT,
    TAPPED,
    UNTIL_COMBAT,
)
from deckcli.games.cipher.words import Ban, FailingSupport
from deckcli.games.cipher.zones import EVERYBODY, destroy, discard, retreat, take_top, tap


def add_attacks(game: CipherBase, state: CipherState, seat: int, options: list[int]) -> None:
    """Every attack that the player may declare: untapped unit, target in range, nothing bans it.

    From front to front the distance is 1, between front and back 2, from back to back 3.
    """
    player, enemy = state.players[seat], state.players[1 - seat]
    flags, faces, prints = state.flags, state.faces, game.prints
    bans = game.statics_on(state, CANNOT_ATTACK)
    changed = _has_range_changes(game, state, seat)
    for unit in player.front:
        if not flags[unit] & TAPPED:
            ranges = game.number(state, unit, RANGE) if changed else prints[faces[unit]].ranges
            if ranges & 2:
                _add_targets(game, state, unit, enemy.front, bans, options)
            if ranges & 4:
                _add_targets(game, state, unit, enemy.back, bans, options)
    for unit in player.back:
        if not flags[unit] & TAPPED:
            ranges = game.number(state, unit, RANGE) if changed else prints[faces[unit]].ranges
            if ranges & 4:
                _add_targets(game, state, unit, enemy.front, bans, options)
            if ranges & 8:
                _add_targets(game, state, unit, enemy.back, bans, options)


def _add_targets(
    game: CipherBase, state: CipherState, unit: int, targets: list[int], bans: list[InForce],
    options: list[int],
) -> None:  # fmt: skip
    declared = action(DO_ATTACK, unit, 0)
    for target in targets:
        if not (bans and _is_banned(game, state, unit, target, bans)):
            options.append(declared + target)


def _has_range_changes(game: CipherBase, state: CipherState, seat: int) -> bool:
    if game.touches(state, seat, RANGE):
        return True
    for one in state.modifiers:
        if one.stat == RANGE:
            return True
    return False


def _is_banned(
    game: CipherBase, state: CipherState, unit: int, target: int, bans: list[InForce]
) -> bool:
    for one in bans:
        static, frame = one.static, one.frame
        assert isinstance(static, Ban)
        if static.group.has(game, state, frame, unit) and static.whom.has(
            game, state, frame, target
        ):
            game.used[static.ability] += 1
            return True
    return False


class Declare(Op):
    """Step 1: the attacker taps and names its target; "attacks" skills wait for the check."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        state.attacker, state.defender = frame.source, frame.values[0]
        state.evaded = False
        tap(state, state.attacker)
        if game.story is not None:
            one, other = game.called(state, state.attacker), game.called(state, state.defender)
            game.tell(f"{one} attacks {other}")
        happen(game, state, ATTACKS, state.attacker, state.defender)
        check(game, state)


class StillFighting(Op):
    """If one of the two has left the field, combat ends at once."""

    __slots__ = ("last",)

    def __init__(self, last: int) -> None:
        self.last = last  # the step of the program that ends combat

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(state, CipherState)
        for unit in (state.attacker, state.defender):
            if not game.is_in_play(state, unit):
                frame.step = self.last


class TurnUpSupports(Op):
    """Step 2: both decks' top cards support; one with the unit's own name fails and retreats."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        for step in range(state.seats):
            seat = (state.active + step) % state.seats
            card = take_top(game, state, seat)
            if card != NONE:
                state.seen[card] = EVERYBODY
                state.players[seat].support = card
        for step in range(state.seats):
            self._judge(game, state, (state.active + step) % state.seats)

    def _judge(self, game: CipherBase, state: CipherState, seat: int) -> None:
        card = state.players[seat].support
        if card == NONE:
            return
        unit = fighter(state, seat)
        face = game.prints[state.faces[card]]
        fails = face.shares_name(game.prints[state.faces[unit]])
        fails = fails or _is_refused(game, state, unit, card)
        if game.story is not None:
            outcome = "fails to support" if fails else f"supports with {face.support}"
            game.tell(f"{game.called(state, card)} {outcome} {game.called(state, unit)}")
        if fails:
            state.players[seat].support = NONE
            retreat(state, card)


def fighter(state: CipherState, seat: int) -> int:
    """The unit that fights for a seat."""
    return state.attacker if state.owners[state.attacker] == seat else state.defender


def _is_refused(game: CipherBase, state: CipherState, unit: int, card: int) -> bool:
    for one in game.statics_on(state, SUPPORT_FAILS):
        static, frame = one.static, one.frame
        assert isinstance(static, FailingSupport)
        if static.group.has(game, state, frame, unit) and static.filter.fits(
            game, state, frame, card
        ):
            game.used[static.ability] += 1
            return True
    return False


class SupportSkills(Op):
    """The skills of a supporting card, if they are of the right type."""

    __slots__ = ("attacking",)

    def __init__(self, *, attacking: bool) -> None:
        self.attacking = attacking

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        seat = frame.seat if self.attacking else 1 - frame.seat
        card = state.players[seat].support
        if card == NONE:
            return
        face = game.prints[state.faces[card]]
        for ability in face.attack_skills if self.attacking else face.defense_skills:
            if meets(game, state, ability, game.context(card, seat)):
                if game.story is not None:
                    game.tell(f"{game.called(state, card)}: {ability.name}")
                ability_frame(game, state, ability, seat, card)


class CheckNow(Op):
    """What support skills did is looked at before combat goes on."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        check(game, state)


class AddSupport(Op):
    """The supporting cards' values are added to the fighting units."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        for seat in range(state.seats):
            card = state.players[seat].support
            if card != NONE:
                value = game.prints[state.faces[card]].support
                add_attack(state, fighter(state, seat), value, card)


def add_attack(state: CipherState, unit: int, amount: int, source: int) -> None:
    """Attack for this combat."""
    owner = state.owners[unit]
    made = Modifier(ATTACK, unit, amount, UNTIL_COMBAT, owner, state.turn, source)
    state.modifiers.append(made)


def _discards(
    game: CipherBase, state: CipherState, unit: int, verb: int
) -> list[int]:
    """Cards in the owner's hand with the unit's name, as options."""
    face = game.prints[state.faces[unit]]
    options: list[int] = []
    for card in state.players[state.owners[unit]].hand:
        if face.shares_name(game.prints[state.faces[card]]):
            options.append(card)
    return [action(verb, card) for card in game.distinct(state, options)]


class Critical(Op):
    """Step 3: the attacker may discard a card of its name to double its attack, all counted."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        options = _discards(game, state, state.attacker, CRITICAL)
        if not options or game.number(state, state.attacker, NO_CRITICAL):
            return
        options.append(action(NO_CRIT))
        self.ask(game, state, frame, ASK_CRITICAL, frame.seat, options)

    def take(self, game: Game, state: State, frame: Frame, action: int) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        if verb_of(action) == CRITICAL:
            discard(state, first_of(action))
            total = game.number(state, state.attacker, ATTACK)
            add_attack(state, state.attacker, total, first_of(action))
            if game.story is not None:
                game.tell(f"critical hit: {2 * total}")
            check(game, state)


class Evade(Op):
    """Step 4: the defender may discard a card of its name and is not destroyed by this attack."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        options = _discards(game, state, state.defender, EVADE)
        if not options or game.number(state, state.attacker, NO_EVADE):
            return
        options.append(action(TAKE_HIT))
        self.ask(game, state, frame, ASK_EVADE, 1 - frame.seat, options)

    def take(self, game: Game, state: State, frame: Frame, action: int) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        if verb_of(action) == EVADE:
            discard(state, first_of(action))
            state.evaded = True
            if game.story is not None:
                game.tell(f"{game.called(state, state.defender)} evades")
            check(game, state)


class Judge(Op):
    """Step 5: with as much attack as the defender, or more, the attacker destroys it."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        attacker, defender = state.attacker, state.defender
        mine, theirs = game.number(state, attacker, ATTACK), game.number(state, defender, ATTACK)
        if game.story is not None:
            game.tell(f"{mine} against {theirs}")
        if mine < theirs or state.evaded:
            return
        if game.story is not None:
            game.tell(f"{game.called(state, defender)} is destroyed")
        destroy(state, defender, game.number(state, attacker, ORBS))
        happen(game, state, DESTROYS, attacker, defender)
        happen(game, state, DESTROYED, defender, attacker)
        check(game, state)


class EndCombat(Op):
    """Step 6: supports retreat, "end of attack" skills wait for the check."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        for player in state.players:
            if player.support != NONE:
                card, player.support = player.support, NONE
                retreat(state, card)
        happen(game, state, ATTACK_ENDS, state.attacker, state.defender)
        check(game, state)


class LeaveCombat(Op):
    """What lasted until the end of combat is over."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(state, CipherState)
        state.attacker = state.defender = NONE
        if state.modifiers:
            has_skills = False
            for one in state.modifiers:
                has_skills = has_skills or (one.stat == SKILL and one.until == UNTIL_COMBAT)
            state.expire(UNTIL_COMBAT)
            if has_skills:
                state.field_changed()
        stop(game, frame)
