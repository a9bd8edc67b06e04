"""What is looked at between any two steps: bonus draws, the rules, and skills that were set off."""

from collections import Counter
from typing import NamedTuple

from cipher.second_opinion import values
from cipher.second_opinion.nouns import Event, GameOver, Unit
from cipher.second_opinion.table import Table
from cipher.second_opinion.vocabulary import Skill, Use


class Triggered(NamedTuple):
    """A skill that waits to be carried out."""

    skill: Skill
    unit: Unit
    event: Event


class Checks(Table):
    """A table that sees to the rules."""

    attack = values.attack
    symbols = values.symbols
    is_supported_by = values.is_supported_by
    loses_anti_fliers = values.loses_anti_fliers
    may_be_deployed = values.may_be_deployed
    may_be_bond = values.may_be_bond

    def __init__(self, *things, **options):
        super().__init__(*things, **options)
        self.triggered = []  # since the last check
        self.waves = []  # of triggered skills; the last wave comes first
        self.lost = set()  # seats

    def happen(self, event):
        """Something happens: skills that wait for it are set off."""
        for unit in self.units:
            for skill in values.skills_of(self, unit):
                if skill.when and self.is_set_off(skill, unit, event):
                    self.triggered.append(Triggered(skill, unit, event))

    def is_set_off(self, skill, unit, event):
        """Its condition is looked at now, and once more when it is carried out."""
        if self.is_used_up(skill, unit) or not skill.is_met(self, unit):
            return False
        return skill.when(self, unit, event)

    def is_used_up(self, skill, unit):
        return skill.once and unit.used[skill.name] > 0

    @property
    def in_turn(self):
        """The players, the one whose turn it is first."""
        return [self.players[self.active], self.players[1 - self.active]]

    def check(self):
        while True:
            for player in self.in_turn:
                draws, player.draws = player.draws, 0
                self.draw(player, draws)
            yield from self.obey_rules()
            if self.triggered:
                self.waves.append(self.triggered)
                self.triggered = []
            while self.waves and not self.waves[-1]:
                self.waves.pop()
            if not self.waves:
                return
            yield from self.carry_out_one(self.waves[-1])

    def carry_out_one(self, wave):
        """The skills of the player whose turn it is come first; their owner orders them."""
        mine = [one for one in wave if one.unit.seat == self.active] or wave
        answers = {f"first {self.called(one.unit)}: {one.skill.name}": one for one in mine}
        one = yield from self.ask(mine[0].unit.seat, "order", answers)
        wave.remove(one)
        yield from self.carry_out(one)

    def carry_out(self, triggered):
        skill, unit, event = triggered
        use = Use(skill, unit, unit.seat, event)
        if not self.may_use(use):
            return
        if skill.cost:
            answers = {"pay": True, "decline": False}
            if not (yield from self.ask(unit.seat, "pay", answers)):
                return
        yield from self.use(use)

    # -- using skills

    def may_use(self, use):
        if self.is_used_up(use.skill, use.unit) or not use.skill.is_met(self, use.unit):
            return False
        if use.skill.name in self.players[use.seat].locked:
            return False
        return all(can(self, use) for can, _ in use.skill.cost)

    def use(self, use):
        for _, pay in use.skill.cost:
            yield from pay(self, use) or ()
        before = use.unit.used[use.skill.name]
        use.unit.used[use.skill.name] += 1
        yield from use.skill.does(self, use) or ()
        if use.has_chosen:
            self.uses[use.skill.name] += 1
        else:
            use.unit.used[use.skill.name] = before

    # -- rules

    def obey_rules(self):
        """Units of one name, destruction, loss, march: again and again until nothing changes."""
        has_changed = True
        while has_changed:
            has_changed = yield from self.look_at_namesakes()
            has_changed |= yield from self.remove_destroyed()
            self.look_for_losers()
            has_changed |= self.march()

    def look_at_namesakes(self):
        has_changed = False
        for player in self.in_turn:
            often = Counter(name for unit in player.units for name in unit.names)
            for name in sorted(name for name in often if often[name] > 1):
                units = [
                    one for one in player.units_named(name) if not self.stands_with_others(one)
                ]
                if len(units) > 1:
                    yield from self.keep_one(player, units)
                    has_changed = True
        return has_changed

    def stands_with_others(self, unit):
        return values.says_itself(self, "stands_with_others", unit.face)

    def keep_one(self, player, units):
        leaders = [unit for unit in units if unit.is_leader]
        kept = yield from self.ask_unit(player.seat, "namesake", "keep", leaders or units)
        for unit in units:
            if unit is not kept:
                self.leave(unit)
                self.send_to_retreat(player, *unit.cards)

    def remove_destroyed(self):
        doomed = [unit for unit in self.units if unit.destroyed is not None]
        doomed.sort(key=lambda unit: (unit.seat != self.active, not unit.is_front))
        for unit in doomed:
            how = unit.destroyed
            event = Event("destroyed", unit, attacker=how["attacker"], skill=how["skill"])
            self.happen(event)
        for unit in doomed:
            how, unit.destroyed = unit.destroyed, None
            if unit.is_leader:
                yield from self.break_orbs(self.players[unit.seat], how["orbs"])
            else:
                self.fall(unit, how)
        return bool(doomed)

    def break_orbs(self, player, amount):
        """The owner chooses which; without any the game is lost."""
        if not player.orbs:
            self.lost.add(player.seat)

        def ask(orbs):
            answers = {f"choose orb {at}": one for at, one in enumerate(orbs, start=1)}
            return self.ask(player.seat, "orb", answers)

        for left in range(min(amount, len(player.orbs)), 0, -1):
            orb = yield from self.ask_for(left, player.orbs, ask)
            player.orbs.remove(orb)
            player.hand.append(orb)

    def fall(self, unit, how):
        player = self.players[unit.seat]
        says = any(values.always_on(self, "falls_to_bonds", [unit]))
        self.leave(unit)
        if says and how["attacker"] is not None:
            for card in unit.cards:
                self.add_bond(player, card)
        else:
            self.send_to_retreat(player, *unit.cards)

    def look_for_losers(self):
        """Who lost the main character, or has neither a deck nor a retreat area."""
        for player in self.players:
            if not player.deck and not player.retreat:
                self.lost.add(player.seat)
        if self.lost:
            alive = [player.seat for player in self.players if player.seat not in self.lost]
            raise GameOver(alive[0] if alive else None)

    def march(self):
        """Only of the player whose turn it is not."""
        player = self.players[1 - self.active]
        if player.front or not player.back:
            return False
        for unit in player.back:
            self.place(unit, is_front=True)
        return True
