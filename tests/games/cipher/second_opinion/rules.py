"""A second Cipher, written from the rulebook: dealing and the five phases of a turn.

Whatever a player decides is a `yield` of a Question, to which the answer is sent.
"""

from cipher.second_opinion import values
from cipher.second_opinion.combat import Combat
from cipher.second_opinion.nouns import Event, GameOver
from cipher.second_opinion.vocabulary import Use

CARDS_IN_HAND, ORBS, MOST_TURNS = 6, 5, 300
PHASES = ("start", "bond", "deploy", "action", "end")


class Rules(Combat):
    """The order of play."""

    def play(self, phase):
        """A whole game, from a phase on or (none) from the very start; it returns the winner."""
        try:
            if phase is None:
                yield from self.deal()
                phase = "start"
            while True:
                for name in PHASES[PHASES.index(phase) :]:
                    yield from getattr(self, f"{name}_phase")()
                self.begin_next_turn()
                phase = "start"
        except GameOver as over:
            return over.winner

    def deal(self):
        for player in self.in_turn:
            self.draw(player, CARDS_IN_HAND)
        for player in self.in_turn:
            answers = {"mulligan": True, "keep": False}
            if (yield from self.ask(player.seat, "mulligan", answers)):
                player.deck += player.hand
                player.hand = []
                self.shuffle(player)
                self.draw(player, CARDS_IN_HAND)
        for player in self.in_turn:
            for _ in range(ORBS):
                self.add_orb(player)
        self.turn = 1

    def begin_next_turn(self):
        if self.turn >= MOST_TURNS:
            raise GameOver(None)
        self.turn += 1
        self.active = 1 - self.active

    # -- the five phases

    def start_phase(self):
        player = self.players[self.active]
        for one in self.players:
            one.spent = 0
            for unit in one.units:
                unit.used.clear()
                unit.has_attacked = False
        yield from self.check()
        for unit in player.units:
            unit.is_tapped = False
        yield from self.check()
        if self.turn > 1:
            self.draw(player)
        yield from self.check()

    def bond_phase(self):
        player = self.players[self.active]
        cards = [card for card in player.hand if self.may_be_bond(card)]
        card = yield from self.ask_card(self.active, "bond", "bond", cards, {"no bond": None})
        if card:
            player.hand.remove(card)
            self.add_bond(player, card)
        yield from self.check()

    def deploy_phase(self):
        while True:
            answers = self.deployments() | {"end deployment": None}
            chosen = yield from self.ask(self.active, "deploy", answers)
            if chosen is None:
                break
            card, place = chosen
            player = self.players[self.active]
            player.hand.remove(card)
            if isinstance(place, bool):
                player.spent += card.cost
                self.deploy(player, card, is_front=place)
            else:
                player.spent += card.cost_on_a_unit
                self.level_up(place, card)
            yield from self.check()
        yield from self.check()

    def action_phase(self):
        while True:
            answers = self.moves() | self.attacks() | self.uses_of_skills() | {"end turn": None}
            chosen = yield from self.ask(self.active, "action", answers)
            if chosen is None:
                break
            does, *whom = chosen
            yield from does(*whom) or ()
            yield from self.check()

    def end_phase(self):
        self.happen(Event("turn_ends", self.players[self.active].leader))
        yield from self.check()
        self.expire(lambda until: until == self.turn)
        yield from self.check()

    # -- what a player may do

    def deployments(self):
        player, found = self.players[self.active], {}
        symbols = set().union(*(bond.card.symbols for bond in player.face_up))
        left = len(player.bonds) - player.spent
        for card in player.hand:
            if not card.symbols <= symbols:
                continue
            if card.cost <= left and self.may_be_deployed(player, card):
                found[f"deploy {card.id} -> front"] = card, True
                found[f"deploy {card.id} -> back"] = card, False
            if card.cost_on_a_unit <= left:
                for unit in player.units_named(*card.names):
                    found[f"level up {card.id} -> {self.called(unit)}"] = card, unit
        return found

    def untapped(self):
        return [unit for unit in self.players[self.active].units if not unit.is_tapped]

    def moves(self):
        return {f"move {self.called(unit)}": (self.move_by_turn, unit) for unit in self.untapped()}

    def move_by_turn(self, unit):
        unit.is_tapped = True
        self.move(unit)

    def attacks(self):
        if self.turn == 1:
            return {}
        return {
            f"attack {self.called(unit)} -> {self.called(target)}": (self.fight, unit, target)
            for unit in self.untapped()
            for target in self.enemies(unit)
            if values.may_attack(self, unit, target)
        }

    def uses_of_skills(self):
        found = {}
        for unit in self.players[self.active].units:
            for skill in values.skills_of(self, unit):
                use = Use(skill, unit, unit.seat)
                if skill.kind == "ACT" and self.may_use(use):
                    found[f"use {self.called(unit)}: {skill.name}"] = self.use, use
        return found
