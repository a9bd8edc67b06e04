"""The six steps of an attack, told once more."""

from cipher.second_opinion import values
from cipher.second_opinion.checks import Checks
from cipher.second_opinion.nouns import COMBAT, Event
from cipher.second_opinion.skills import SKILLS
from cipher.second_opinion.vocabulary import DONE, Use, ask_line


class Combat(Checks):
    """A table where units fight."""

    def fight(self, attacker, target):
        attacker.is_tapped = attacker.has_attacked = True
        self.attacker, self.defender = attacker, target
        self.happen(Event("attack", attacker, target=target))
        yield from self.check()
        for step in (self.support, self.decide_critical, self.decide_evasion, self.judge):
            if self.fighters_are_there:
                yield from step()
        yield from self.end_combat()

    @property
    def fighters_are_there(self):
        return self.is_on_field(self.attacker) and self.is_on_field(self.defender)

    @property
    def fighters(self):
        return (self.attacker, self.defender)

    # -- support

    def support(self):
        self.turn_up()
        for unit, kind in zip(self.fighters, ("ATK", "DEF"), strict=True):
            yield from self.use_support(unit, kind)
            yield from self.check()
            if not self.fighters_are_there:
                return
        for unit in self.fighters:
            card = self.players[unit.seat].support
            if card:
                self.lent[unit.seat] = values.support_value(self, unit, card)
        yield from self.check()

    def turn_up(self):
        """Both at once; who is of the own name does not support and retreats."""
        sides = [(unit, self.players[unit.seat]) for unit in self.fighters]
        for _, player in sides:
            player.support = player.deck.pop() if player.deck else None
        for _, player in sides:
            self.refresh(player)
        for unit, player in sides:
            card = player.support
            if card and not values.support_succeeds(self, unit, card):
                player.support = None
                self.send_to_retreat(player, card)

    def use_support(self, unit, kind):
        card = self.players[unit.seat].support
        for skill in SKILLS[card.id] if card else ():
            if skill.kind == kind and skill.is_met(self, unit):
                self.uses[skill.name] += 1
                yield from skill.does(self, Use(skill, unit, unit.seat, card=card)) or ()

    # -- critical hit and evasion

    def decide_critical(self):
        unit = self.attacker
        if values.may_critical(self, unit) and (yield from self.pay_own_name(unit, "critical")):
            self.last(unit, "attack", self.attack(unit), until=COMBAT)
            yield from self.check()

    def decide_evasion(self):
        unit = self.defender
        self.is_evaded = values.may_be_evaded(self, self.attacker, unit) and (
            yield from self.pay_own_name(unit, "evade")
        )
        if self.is_evaded:
            self.happen(Event("evaded", unit))
            yield from self.check()

    def pay_own_name(self, unit, word):
        player = self.players[unit.seat]
        cards = [card for card in player.hand if card.is_named(*unit.names)]
        if not cards:
            return False
        card = yield from self.ask_card(unit.seat, word, word, cards, {f"no {word}": None})
        if card:
            self.discard(player, card)
        return card is not None

    # -- judgement and end

    def judge(self):
        if not self.is_evaded and self.attack(self.attacker) >= self.attack(self.defender):
            orbs = values.orbs_broken(self, self.attacker)
            self.destroy(self.defender, attacker=self.attacker, orbs=orbs)
        yield from self.check()

    def end_combat(self):
        for player in self.in_turn:
            if player.support:
                yield from self.put_support_away(player)
        yield from self.check()
        self.expire(lambda until: until == COMBAT)
        self.attacker = self.defender = None
        self.is_evaded, self.lent, self.kept_supports = False, [0, 0], {}
        yield from self.check()

    def put_support_away(self, player):
        """To the retreat area, if nothing says otherwise."""
        card = player.support
        if self.kept_supports.get(player.seat) and self.may_be_deployed(player, card):
            is_front = yield from ask_line(self, player.seat, card)
            player.support = None
            self.deploy(player, card, is_front=is_front, is_tapped=True)
            return
        fighters = [unit for unit in self.fighters if unit.seat == player.seat]
        mine = [unit for unit in fighters if self.is_on_field(unit)]
        to_bonds = any(values.always_on(self, "support_to_bonds", mine))
        if to_bonds and self.may_be_bond(card):
            to_bonds = yield from self.ask_card(player.seat, "choice", "choose", [card], DONE)
            if to_bonds:
                player.support = None
                self.add_bond(player, card)
                return
        player.support = None
        self.send_to_retreat(player, card)
