"""What a monster's numbers and passives are at a moment: printed, lent, changed for the turn."""

from summon_magic.second_opinion.nouns import ATTACK, DEFENCE
from summon_magic.second_opinion.skills import SKILLS

MOUNTED = {"SM-021": (400, 400), "SM-023": (-500, -500)}  # monsters below another one


class Numbers:
    """Of a table with `players` and a `weather`."""

    def skills(self, monster):
        """Its own, and those of its equipment; a monster below another lends none."""
        lent = [SKILLS.get(card.id, ()) for card in monster.equipment if not card.is_monster]
        return [*SKILLS[monster.card.id], *(skill for skills in lent for skill in skills)]

    def working(self, monster):
        """Skills that work all the time, in its position."""
        flags = ("constant", "guard") if monster.position == DEFENCE else ("constant",)
        return [one for one in self.skills(monster) if monster.is_up and one.flag in flags]

    def comrades(self, monster, *races):
        """Others of its side that have a race."""
        own = self.players[monster.seat].monsters
        return [one for one in own if one is not monster and one.has_race(*races)]

    def attack(self, monster, more=0):
        return self._sum(monster, 0, monster.card.attack + more, ATTACK)

    def defence(self, monster):
        return self._sum(monster, 1, monster.card.defence, DEFENCE)

    def number(self, monster):
        """The one of its position."""
        return self.attack(monster) if monster.position == ATTACK else self.defence(monster)

    def _sum(self, monster, which, printed, position):
        changes = self._changes(monster)
        total = printed + sum(pair[which] for pair in changes) - monster.damage[position]
        return max(0, total)

    def _changes(self, monster):
        for card in monster.equipment:
            if card.is_monster:
                yield MOUNTED[card.id]
            else:
                yield card.equip["attack"], card.equip["defence"]
        for skill in self.working(monster):
            if skill.own:
                yield skill.own(self, monster)
        for other in self.players[monster.seat].monsters:
            for skill in self.working(other):
                if skill.others and other is not monster:
                    yield skill.others(monster)
        yield from monster.boosts
        yield from self._from_field(monster)
        yield from self._from_weather(monster)

    def _from_field(self, monster):
        laid = self.players[monster.seat].field
        name = laid and laid.card.name
        if name == "Citadel" and monster.position == DEFENCE:
            yield 0, 200
        if name == "Great Forest of Radwald" and monster.has_race("insect", "demi_human"):
            yield 100, 100

    def _from_weather(self, monster):
        name, attribute = self.weather and self.weather.card.name, monster.card.attribute
        if name == "Long Rain":
            if attribute == "fire":
                yield -300, 0
            if attribute == "water":
                yield 100, 100
            if monster.has_race("insect"):
                yield 0, 200
        if name == "Spring Tide" and attribute == "water":
            yield 200, 200
        if name == "Thunderhead" and attribute == "thunder":
            yield 200, 0

    # -- passives

    def has(self, monster, passive):
        """Whether a monster has a passive: losing it beats gaining it."""
        name = self.weather and self.weather.card.name
        if passive == "flying" and name == "Dead Calm":
            return False
        is_stormy = name == "Thunderhead" and monster.card.attribute == "thunder"
        if passive == "first_strike" and is_stormy:
            return True
        return passive in {one for one, _ in self._passives(monster)}

    def resists(self, monster, attribute):
        guarded = [one for skill in self.working(monster) for one in skill.resists]
        return attribute in guarded or ("resist", attribute) in self._passives(monster)

    def _passives(self, monster):
        lent = [card.equip["passives"] for card in monster.equipment if not card.is_monster]
        return monster.card.passives.union(*lent)

    def recoil(self, monster):
        """How many cards an attack on its higher defence costs."""
        return 1 + sum(skill.recoil for skill in self.working(monster))
