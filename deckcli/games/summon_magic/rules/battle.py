"""Attack skills: aiming, the defender's choices, the comparison (rulebook p.22 to 25)."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.game import ability_frame
from deckcli.engine.notation import action, actions, first_of, second_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, Frame, used_key, user_of
from deckcli.engine.targeting import break_off
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.chain import Answer, StillThere, new_item
from deckcli.games.summon_magic.rules.destruction import destroy
from deckcli.games.summon_magic.rules.events import Settle, announce
from deckcli.games.summon_magic.rules.field import opposing
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.rules.zones import lose, turn_up

_DONE: Final = action(t.DONE)
_SKILLS: Final = used_key(1, 0)
# What a target does, as the second half of a reply; from COUNTERS on, an ability to counter with.
_TAKES: Final = 0
_EVADES: Final = 1
_COUNTERS: Final = 2


def begin_attack(game: SummonRules, state: SummonState, monster: i64, skill: i64) -> None:
    """A monster is commanded to use an attack skill."""
    frame = ability_frame(game, state, game.abilities[skill], state.owners[monster], monster)
    frame.values = vec[i64]([NONE, NONE, 0, NONE, t.BEGUN, t.ATTACK_ITEM, skill, 0, 0])


def attack_steps(bonus: i64) -> list[Op]:
    """An attack skill from naming its targets to the destruction; slot 0 is for the targets."""
    settled = [Settle(in_battle=True), StillFighting()]
    return [
        Aim(), Answer(), StillThere(), Aim(late=True), BeginBattle(), *settled,
        Reply(back=len(settled)), Clash(bonus),
    ]  # fmt: skip


def in_reach(game: SummonRules, state: SummonState, seat: i64, skill: i64) -> vec[i64]:
    """What an attack skill of a player can be aimed at."""
    other = opposing(seat)
    player = state.players[other]
    if game.strikes[skill] > 0:
        return player.monsters
    found = player.monsters[:]
    for card in state.attached:
        if state.flags[card] & t.EQUIPPED and state.owners[state.hosts[card]] == other:
            found = append(found, card)
    found = extend(found, player.magic)
    if player.field != NONE:
        found = append(found, player.field)
    if state.weather != NONE:
        found = append(found, state.weather)
    return found


class Aim(Op):
    """The attacker's player names one target after another, at most as many as the skill strikes.

    Where there is no monster the attack goes at the player; `late`: if there is one by the time it
    is carried out, it takes the attack over.
    """

    __slots__ = ("late",)

    def __init__(self, *, late: bool = False) -> None:
        self.late = late

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        if self.late and not frame.values[t.DIRECT]:
            return
        skill, chosen = frame.values[t.SKILL], frame.chosen[0]
        reach = in_reach(game, state, frame.seat, skill)
        if len(reach) == 0:
            self._at_player(state, frame)
            return
        most = game.strikes[skill]
        if most < 0:
            most = -most
        left = vec[i64]([card for card in reach if card not in chosen])
        if len(chosen) == most or len(left) == 0:
            self._named(game, state, frame)
            return
        options = actions(t.CHOOSE, left)
        if len(chosen) > 0:
            options = append(options, _DONE)
        self.ask(game, state, frame, t.ASK_TARGET, frame.seat, options)

    def take(self, game: SummonRules, state: SummonState, frame: Frame, action: i64) -> None:
        if action == _DONE:
            self._named(game, state, frame)
        else:
            frame.chosen[0] = append(frame.chosen[0], first_of(action))
            again(frame)

    def _at_player(self, state: SummonState, frame: Frame) -> None:
        other = opposing(frame.seat)
        if self.late:
            lose(state, other, t.DIRECT_ATTACK)
        else:
            frame.values[t.DIRECT] = 1
            state.emit(t.AIMS_AT_PLAYER, other, frame.source)

    def _named(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        frame.values[t.DIRECT] = 0
        for card in frame.chosen[0][:]:
            state.emit(t.AIMS, frame.seat, card, frame.source)
            turn_up(game, state, card)


class BeginBattle(Op):
    """The attack begins to be carried out: its targets' skills that wait for that are set off."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        if len(state.waiting) > 0:
            state.wave += 1  # what waits already waits until the battle is over
        frame.values[t.SINCE] = state.wave
        targets = vec[i64]([card for card in frame.chosen[0] if game.on_field(state, card)])
        frame.chosen[0] = targets
        for card in targets:
            if game.is_unit(state, card):
                announce(game, state, t.ATTACKED, card, frame.source)


class StillFighting(Op):
    """Without its attacker, or without any target, an attack is over."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        if frame.source == NONE or len(frame.chosen[0]) == 0:
            state.emit(t.FIZZLES, frame.seat, frame.source)
            break_off(game, frame)


class Reply(Op):
    """For each monster that is attacked, its player chooses: counter, take it, or evade."""

    __slots__ = ("back",)

    def __init__(self, back: i64) -> None:
        self.back = back  # steps to what follows a counter

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for card in frame.chosen[0]:
            if game.is_unit(state, card) and reply_of(frame, card) == NONE:
                options = self._options(game, state, frame, card)
                self.ask(game, state, frame, t.ASK_DEFENCE, state.owners[card], options)
                return

    def _options(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> vec[i64]:
        passives, mine = game.passives(state, frame.source), game.passives(state, card)
        options = vec[i64]()
        may_counter = not passives & t.RANGED or mine & t.RANGED
        if may_counter and not state.in_defence(card):
            for ability in game.attacks_of(state, card):
                options = append(options, action(t.COUNTER_WITH, card, ability.index))
        if mine & t.FLYING and not passives & t.ANTI_AIR:
            options = append(options, action(t.EVADE, card))
        return append(options, action(t.TAKE, card))

    def take(self, game: SummonRules, state: SummonState, frame: Frame, action: i64) -> None:
        again(frame)
        verb, card = verb_of(action), first_of(action)
        reply: i64 = _TAKES
        if verb == t.EVADE:
            reply = _EVADES
            state.emit(t.EVADES_IT, state.owners[card], card, frame.source)
        elif verb == t.COUNTER_WITH:
            reply = second_of(action) + _COUNTERS
            state.emit(t.IS_COUNTERING, state.owners[card], card, frame.source, second_of(action))
            frame.step -= self.back
            new_item(game, state, game.counter_program, state.owners[card], card, t.EFFECT_ITEM)
        else:
            state.emit(t.TAKES_IT, state.owners[card], card, frame.source)
        frame.values = append(frame.values, used_key(card, reply))


def reply_of(frame: Frame, card: i64) -> i64:
    """What the player of a target has chosen; NONE if nothing yet."""
    for at in range(t.REPLIES, len(frame.values)):
        if user_of(frame.values[at]) == card:
            return frame.values[at] % _SKILLS
    return NONE


class Clash(Op):
    """All comparisons at once, after those of first strikers; then what was destroyed."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: i64) -> None:
        self.bonus = bonus  # what the command adds to ATTACK; a counter with the skill has none

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        attacker, skill = frame.source, frame.values[t.SKILL]
        fight = Fight(game, state, attacker, skill, self.bonus)
        for card in frame.chosen[0]:
            reply = reply_of(frame, card)
            if game.is_unit(state, card) and not state.in_defence(card) and reply >= _COUNTERS:
                fight.strike_first(game, state, card, reply - _COUNTERS)
        if not fight.is_lost:
            for card in frame.chosen[0]:
                fight.compare(game, state, card, reply_of(frame, card))
        if len(fight.pairs) > 0 or fight.recoil > 0:
            destruction = destroy(game, state, fight.pairs, fight.recoil, frame.seat)
            destruction.values = extend(destruction.values, fight.further)


class Fight:
    """One attacker against its targets."""

    __slots__ = (
        "attacker", "attribute", "bonus", "further", "is_first", "is_lost", "number", "pairs",
        "recoil", "struck",
    )  # fmt: skip

    def __init__(
        self, game: SummonRules, state: SummonState, attacker: i64, skill: i64, bonus: i64
    ) -> None:
        self.attacker, self.bonus = attacker, bonus
        self.number = game.number(state, attacker, t.ATTACK, bonus)
        self.attribute = game.attributes[skill]
        self.is_first = game.passives(state, attacker) & t.FIRST_STRIKE != 0
        self.is_lost = False  # the attacker has fallen to a first striker
        self.pairs = vec[i64]()  # each destroyed card and its killer
        self.further = vec[i64]()  # the attacker once more, for each further target that killed it
        self.struck = vec[i64]()  # those that a first strike has destroyed
        self.recoil: i64 = 0

    def strike_first(self, game: SummonRules, state: SummonState, card: i64, skill: i64) -> None:
        """Before the comparison: a first striker that is at least as strong is not hit back."""
        is_first = game.passives(state, card) & t.FIRST_STRIKE != 0
        if is_first == self.is_first:
            return
        number = game.number(state, card, t.ATTACK)
        if is_first and number >= self.number:
            state.emit(t.STRIKES_FIRST, state.owners[card], card, self.attacker, self.bonus)
            if self._kills(game, state, self.attacker, card, game.attributes[skill]):
                self.is_lost = True
        elif self.is_first and self.number >= number:
            state.emit(
                t.STRIKES_FIRST, state.owners[self.attacker], self.attacker, card, self.bonus
            )
            if self._kills(game, state, card, self.attacker, self.attribute):
                self.struck = append(self.struck, card)

    def compare(self, game: SummonRules, state: SummonState, card: i64, reply: i64) -> None:
        if reply == _EVADES or card in self.struck:
            return
        if not game.is_unit(state, card):
            self.pairs = append(append(self.pairs, card), NONE)
            return
        number = game.present_number(state, card)
        state.emit(t.FIGHTS, state.owners[card], self.attacker, card, self.bonus)
        if state.in_defence(card):
            if self.number > number:
                self._kills(game, state, card, self.attacker, self.attribute)
            elif self.number < number:
                recoil = 1 + game.stat(state, card, t.RECOIL)
                state.emit(t.THROWS_BACK, state.owners[self.attacker], card, amount=recoil)
                self.recoil += recoil
            return
        is_countering = reply >= _COUNTERS
        if self.number >= number:
            self._kills(game, state, card, self.attacker, self.attribute)
        if is_countering and self.number <= number:
            self._kills(game, state, self.attacker, card, game.attributes[reply - _COUNTERS])

    def _kills(
        self, game: SummonRules, state: SummonState, card: i64, killer: i64, attribute: i64
    ) -> bool:
        """One of the two is destroyed, unless it resists the attribute of the other's skill."""
        if game.resists(state, card, attribute):
            state.emit(t.RESISTS, state.owners[card], card, amount=attribute)
            return False
        for at in range(0, len(self.pairs), 2):
            if self.pairs[at] == card:
                self.further = append(append(self.further, card), killer)
                return True
        self.pairs = append(append(self.pairs, card), killer)
        return True
