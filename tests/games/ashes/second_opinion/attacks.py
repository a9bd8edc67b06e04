"""Both attacks, step by step."""

from ashes.second_opinion import values
from ashes.second_opinion.choices import Choices
from ashes.second_opinion.nouns import Damage, Source
from ashes.second_opinion.vocabulary import Event


class Attacks(Choices):
    """Attackers, blockers, guards and counters."""

    # -- before the damage

    def may_attack(self, seat):
        return [unit for unit in self.players[seat].units if not unit.is_exhausted]

    def declare_attackers(self):
        """At least one; then what is triggered by it. Whoever died of it attacks no more.

        If all have died while they were declared, others who can attack are named.
        """
        seat = self.active
        yield from self.name_attackers(seat)
        yield from self.happen(Event("declaring", seat=seat))
        if not self.attacking:
            yield from self.name_attackers(seat)
        if self.attacking:
            yield from self.happen(Event("attackers_declared", seat=seat))

    def name_attackers(self, seat):
        attackers = []
        while able := [one for one in self.may_attack(seat) if one not in attackers]:
            otherwise = {"done": None} if attackers else {}
            one = yield from self.ask_things(seat, "attackers", "attacker", able, otherwise)
            if one is None:
                break
            attackers.append(one)
        self.attacking = dict.fromkeys(attackers)

    def between(self):
        """Free actions between steps of an attack; whether somebody still attacks after them."""
        while uses := self.free_actions():
            use = yield from self.ask(self.active, "between", uses | {"go on": None})
            if use is None:
                break
            yield from self.use(use)
        return bool(self.attacking)

    def attack_phoenixborn(self):
        yield from self.declare_attackers()
        if not self.attacking or not (yield from self.between()):
            return
        foes = self.opponents(self.active)
        defender = yield from self.ask_things(self.active, "victim", "attack", foes)
        if len(foes) > 1 and not (yield from self.between()):
            return
        blocks = yield from self.declare_blockers(defender)
        for attacker in self.attacking:
            self.attacking[attacker] = blocks.get(attacker, defender.phoenixborn)
        yield from self.between()
        while self.attacking:
            striking = list(self.attacking)
            attacker = yield from self.ask_things(self.active, "strike", "strike", striking)
            yield from self.strike(attacker, defender, blocks)
            self.attacking.pop(attacker, None)

    def declare_blockers(self, defender):
        """For each attacker one blocker at most; each unit blocks once."""
        blocks = {}
        while True:
            able = [one for one in self.may_attack(defender.seat) if one not in blocks.values()]
            pairs = {
                f"block {self.called(one)} -> {self.called(attacker)}": (attacker, one)
                for attacker in self.attacking
                if attacker not in blocks and not values.has_bypass(attacker)
                for one in able
            }
            pair = yield from self.ask(defender.seat, "blockers", pairs | {"done": None})
            if pair is None:
                return blocks
            blocks[pair[0]] = pair[1]

    def attack_unit(self):
        yield from self.declare_attackers()
        if not self.attacking or not (yield from self.between()):
            return
        foes = [unit for player in self.opponents(self.active) for unit in player.units]
        if foes:
            target = yield from self.ask_things(self.active, "victim", "attack", foes)
            defender = self.players[self.controller(target)]
            self.aim_all(target)
            if (yield from self.between()) and self.is_alive(target):
                target = yield from self.declare_guard(target, defender)
                self.aim_all(target)
                yield from self.between()
            yield from self.strike_together(target, defender)
        self.exhaust_survivors(list(self.attacking))

    def aim_all(self, target):
        for attacker in self.attacking:
            self.attacking[attacker] = target

    def declare_guard(self, target, defender):
        if self.attacking and all(values.has_bypass(one) for one in self.attacking):
            return target
        guards = [
            unit
            for unit in defender.units
            if unit is not target and not unit.is_exhausted and values.may_guard(unit)
        ]
        guards.append(defender.phoenixborn)
        done = {"done": target}
        return (yield from self.ask_things(defender.seat, "guard", "guard", guards, done))

    # -- the damage

    def strike(self, attacker, defender, blocks):
        """One attacker of a Phoenixborn attack."""
        blocker = blocks.get(attacker)
        if blocker is None:
            if not defender.is_out:
                yield from self.fight(self.hit([attacker], defender.phoenixborn))
        elif self.is_alive(blocker):
            yield from self.battle([attacker], blocker, defender.seat)
        self.exhaust_survivors([attacker])

    def strike_together(self, target, defender):
        """All attackers of a unit attack at once."""
        attackers = list(self.attacking)
        if not attackers or not self.is_alive(target):
            return
        if target.is_phoenixborn:
            yield from self.fight(self.hit(attackers, target))
        else:
            yield from self.battle(attackers, target, defender.seat)

    def battle(self, attackers, target, seat):
        """A unit that is hit may counter; who has Battle Advantage strikes first."""
        does_counter = False
        if not target.is_exhausted:
            answers = {"counter": True, "decline": False}
            does_counter = yield from self.ask(seat, "counter", answers)
        if not does_counter:
            yield from self.fight(self.hit(attackers, target))
            return
        self.countered = target, attackers
        first = all(map(values.has_battle_advantage, attackers))
        last = values.has_battle_advantage(target)
        if first == last:
            counter = yield from self.counter(target, attackers)
            yield from self.fight(self.hit(attackers, target), *counter)
        elif first:
            yield from self.fight(self.hit(attackers, target))
            if self.is_alive(target):
                yield from self.fight(*(yield from self.counter(target, attackers)))
        else:
            yield from self.fight(*(yield from self.counter(target, attackers)))
            left = [one for one in attackers if self.is_alive(one)]
            if left and self.is_alive(target):
                yield from self.fight(self.hit(left, target))
        self.countered = ()
        self.exhaust_survivors([target])

    def hit(self, attackers, target):
        source = Source(self.active, "attack", tuple(attackers))
        return Damage(target, sum(map(self.attack, attackers)), source)

    def counter(self, unit, attackers):
        """What the countering unit deals; its controller splits it."""
        attackers = [one for one in attackers if self.is_alive(one)]
        seat, left, damages = self.controller(unit), self.attack(unit), []
        source = Source(seat, "counter", (unit,))
        for attacker in attackers[:-1]:
            answers = {
                f"deal {amount} -> {self.called(attacker)}": amount for amount in range(left + 1)
            }
            amount = yield from self.ask(seat, "split", answers)
            damages.append(Damage(attacker, amount, source))
            left -= amount
        return [*damages, *(Damage(one, left, source) for one in attackers[-1:])]

    def exhaust_survivors(self, units):
        for unit in units:
            if self.is_alive(unit):
                unit.exhaustion += 1
