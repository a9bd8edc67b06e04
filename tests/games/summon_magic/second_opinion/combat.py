"""Attacks, damage and destruction, told once more."""

from summon_magic.second_opinion.chain import Chain
from summon_magic.second_opinion.nouns import ATTACK, DEFENCE, GameOver, Monster, Use
from summon_magic.second_opinion.skills import SKILLS


class Combat(Chain):
    """The six steps of a battle."""

    def strikable(self, seat, skill):
        """What an attack skill may be aimed at."""
        foe = self.players[1 - seat]
        if not skill.hits_cards:
            return foe.monsters[:]
        equipment = [card for monster in foe.monsters for card in monster.equipment]
        others = [one for one in (foe.field, self.weather) if one]
        return [*foe.monsters, *equipment, *foe.magic, *others]

    def attack_with(self, _, use):
        """The command is carried out."""
        self.attacker, skill = use.monster, use.skill
        if not use.targets:
            foes = self.players[1 - use.seat].monsters
            if not foes:
                raise GameOver(use.seat, "direct_attack")
            yield from self.aim(use, foes, most=skill.strikes)
            self.turn_up(*use.targets)
        use.targets = self.remaining(use)
        yield from self.attacked(use)
        use.targets = self.remaining(use)
        defences = yield from self.defend(use)
        if self.is_on_field(self.attacker):
            targets = [one for one in self.remaining(use) if defences.get(one) != "evade"]
            yield from self.fight(use, targets, defences)
        self.attacker = None

    def remaining(self, use):
        """The targets that have not left the field; a set card that was used has."""
        return [one for one in use.targets if self.is_on_field(one)]

    def attacked(self, use):
        """Timing skills of the targets, one by one."""
        outer, self.waiting = self.waiting, []
        for target in use.targets:
            if isinstance(target, Monster):
                self.happen("attacked", target)
        yield from self.settle()
        self.waiting = outer

    def defend(self, use):
        """For each target: the skill that it counters with, "take" or "evade"."""
        found = {}
        for target in use.targets:
            if not self.is_on_field(self.attacker):
                break
            if isinstance(target, Monster) and self.is_on_field(target):
                answers = self.ways_to_defend(target)
                found[target] = yield from self.ask(target.seat, "defence", answers)
                if found[target] not in ("take", "evade"):
                    counter = Use(target.seat, "counter", lambda *_: None, monster=target)
                    yield from self.process(counter)
        return found

    def ways_to_defend(self, target):
        words, attacker = self.called(target), self.attacker
        found = {f"take {words}": "take"}
        is_near = not self.has(attacker, "ranged") or self.has(target, "ranged")
        if target.position == ATTACK and is_near:
            for skill in self.skills(target):
                if skill.flag == "attack":
                    found[f"counter {words}: {skill.name}"] = skill
        if self.has(target, "flying") and not self.has(attacker, "anti_air"):
            found[f"evade {words}"] = "evade"
        return found

    # -- who wins

    def fight(self, use, targets, defences):
        """First strikes, then all comparisons at once."""
        attacker = self.attacker
        battle = Battle(self, use, attacker, self.attack(attacker, use.skill.rush))
        monsters = [one for one in targets if isinstance(one, Monster)]
        for one in monsters:
            if one.position == ATTACK and defences[one] != "take":
                battle.counters[one] = defences[one]
        battle.strike_first()
        if attacker in battle.killers:
            targets = []
        for one in targets:
            if isinstance(one, Monster) and one not in battle.killers:
                battle.compare(one)
        things = [one for one in targets if not isinstance(one, Monster)]
        yield from self.destroy(battle.killers, recoil=battle.recoil, things=things)

    # -- destruction

    def destroy_by(self, monsters, attribute):
        """By an effect of an attribute."""
        yield from self.destroy({one: [] for one in monsters if not self.resists(one, attribute)})

    def deal(self, monsters, amount, attribute):
        """Damage to the number of the position that each of them has."""
        self.turn_up(*monsters)
        for monster in monsters:
            monster.damage[monster.position] += amount
        dead = [one for one in monsters if self.number(one) == 0]
        yield from self.destroy_by(dead, attribute)

    def destroy(self, killers, *, recoil=0, things=()):
        """All at once: destroyed skills, COST, recoil, graveyard, then what killers get of it."""
        dead = [one for one in self.monsters if one in killers]
        for monster in dead:
            for skill in SKILLS[monster.card.id]:
                if skill.when == "destroyed" and (yield from self.ask_yes(monster.seat)):
                    self.uses[skill.name] += 1
                    skill.does(self, self.use_of(monster, skill))
        self.pay({seat: self.owed(seat, dead) for seat in (self.active, 1 - self.active)})
        if recoil:
            self.mill(self.attacker.seat, recoil)
        for thing in things:
            self.remove(thing)
        for monster in dead:
            self.go_to_graveyard(monster, [one for one in killers[monster] if one not in dead])
        for monster in dead:
            for killer in killers[monster]:
                self.has_killed(killer)

    def owed(self, seat, dead):
        """Normal COST of monsters in attack position and of what they carry."""
        total = 0
        for one in dead:
            if one.seat == seat and one.position == ATTACK:
                costs = [one.cost, *((card.cost_kind, card.cost) for card in one.equipment)]
                total += sum(amount for kind, amount in costs if kind == "normal")
        return total

    def go_to_graveyard(self, monster, killers):
        """A cursed one goes below who felled it."""
        skills = [one for one in SKILLS[monster.card.id] if one.when == "felled"]
        if skills and killers:
            self.uses[skills[0].name] += 1
            self.leave(monster)
            killers[0].equipment.append(monster.card)
        else:
            self.send(monster)

    def has_killed(self, killer):
        if not self.is_on_field(killer):
            return
        for card in killer.equipment:
            if card.name == "Poison Dagger" and card.name not in killer.used:
                killer.used.add(card.name)
                self.uses[card.name] += 1
                self.mill(1 - killer.seat)
        self.happen("kills", killer)


class Battle:
    """Who kills whom."""

    def __init__(self, table, use, attacker, attack):
        self.table, self.skill, self.attacker, self.attack = table, use.skill, attacker, attack
        self.counters = {}  # skills, by the targets that counter
        self.killers = {}  # by who is killed
        self.recoil = 0

    def hit(self, victim, killer):
        skill = self.skill if killer is self.attacker else self.counters[killer]
        if not self.table.resists(victim, skill.attribute):
            self.killers.setdefault(victim, []).append(killer)

    def strike_first(self):
        """It counts if the other one has it not, and wins a tie."""
        is_first = self.table.has(self.attacker, "first_strike")
        for one in self.counters:
            number = self.table.attack(one)
            if self.table.has(one, "first_strike") == is_first:
                continue
            if is_first and self.attack >= number:
                self.hit(one, self.attacker)
            elif not is_first and number >= self.attack:
                self.hit(self.attacker, one)

    def compare(self, target):
        number = self.table.number(target)
        if target.position == DEFENCE:
            if self.attack > number:
                self.hit(target, self.attacker)
            elif self.attack < number:
                self.recoil += self.table.recoil(target)
            return
        if self.attack >= number:
            self.hit(target, self.attacker)
        if target in self.counters and self.attack <= number:
            self.hit(self.attacker, target)
