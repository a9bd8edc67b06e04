"""A table of the second opinion: where cards lie, how they come from one place to another."""

from cipher.second_opinion.nouns import Bond, Effect, Event, Unit
from second_opinion_common.question import Question


class Table:
    """Both players, whose turn it is, the combat, and what waits."""

    def __init__(self, players, *, active, turn, shuffled, uses):
        self.players = players
        self.active, self.turn = active, turn
        self.shuffled = shuffled  # tells the order of a seat's cards after a shuffle
        self.attacker = self.defender = None
        self.is_evaded = False
        self.lent = [0, 0]  # by the supports, for each seat
        self.kept_supports = {}  # what becomes of a support instead of retreating, by seat
        self.uses = uses  # counts of skills, by their names

    # -- asking

    def ask(self, seat, window, answers):
        """What a player answers; the only answer is no question."""
        if len(answers) == 1:
            return next(iter(answers.values()))
        answer = yield Question(seat, window, sorted(answers))
        return answers[answer]

    def ask_for(self, amount, things, ask):
        """One of the things, so many of which are to go; nobody is asked where all of them are."""
        if len(things) <= amount:
            return things[0]
        return (yield from ask(things))

    def ask_card(self, seat, window, verb, cards, otherwise=()):
        """One of several cards; two that are alike are one answer."""
        answers = {f"{verb} {card.id}": card for card in cards} | dict(otherwise)
        return self.ask(seat, window, answers)

    def ask_unit(self, seat, window, verb, units, otherwise=()):
        answers = {f"{verb} {self.called(unit)}": unit for unit in units} | dict(otherwise)
        return self.ask(seat, window, answers)

    def called(self, unit):
        """A unit as both tables call it; one that has left the field by its card."""
        if not self.is_on_field(unit):
            return unit.cards[0].id
        line = [one for one in self.allies(unit) if one.is_front == unit.is_front]
        ids = [one.cards[0].id for one in line]
        return in_words(unit.seat, ids, line.index(unit), is_front=unit.is_front)

    # -- who is where

    @property
    def units(self):
        """Those of the player whose turn it is first."""
        return self.players[self.active].units + self.players[1 - self.active].units

    def allies(self, unit):
        return self.players[unit.seat].units

    def others(self, unit):
        return [one for one in self.allies(unit) if one is not unit]

    def enemies(self, unit):
        return self.players[1 - unit.seat].units

    def is_on_field(self, unit):
        return unit in self.players[unit.seat].units

    # -- cards

    def shuffle(self, player):
        player.deck[:] = self.shuffled(player.seat, player.deck)

    def refresh(self, player):
        """A deck that has run out is made anew at once from the retreat area."""
        if not player.deck and player.retreat:
            player.deck, player.retreat = player.retreat, []
            self.shuffle(player)

    def draw(self, player, amount=1):
        for _ in range(amount):
            if player.deck:
                player.hand.append(player.deck.pop())
                self.refresh(player)

    def send_to_retreat(self, player, *cards):
        for card in cards:
            player.retreat.append(card)
            self.refresh(player)

    def discard(self, player, card):
        player.hand.remove(card)
        self.send_to_retreat(player, card)

    def mill(self, player):
        if player.deck:
            card = player.deck.pop()
            self.send_to_retreat(player, card)

    def add_orb(self, player):
        if player.deck:
            player.orbs.append(player.deck.pop())
            self.refresh(player)

    def add_bond(self, player, card):
        player.bonds.append(Bond(card))

    # -- units

    def deploy(self, player, card, *, is_front, is_tapped=False):
        unit = Unit([card], player.seat, is_front, is_tapped)
        player.units.append(unit)
        self.happen(Event("deployed", unit))
        return unit

    def level_up(self, unit, card):
        unit.cards.insert(0, card)
        if card.class_change is not None:
            self.players[unit.seat].draws += 1
            self.happen(Event("class_changed", unit))

    def move(self, unit):
        """To the other line; a march is no move."""
        self.place(unit, is_front=not unit.is_front)
        self.happen(Event("moved", unit))

    def place(self, unit, *, is_front):
        units = self.players[unit.seat].units
        units.remove(unit)
        units.append(unit)
        unit.is_front = is_front

    def leave(self, unit):
        self.players[unit.seat].units.remove(unit)

    def destroy(self, unit, *, attacker=None, skill=None, orbs=1):
        """The rules deal with it at the next check."""
        if self.is_on_field(unit) and unit.destroyed is None:
            unit.destroyed = {"attacker": attacker, "skill": skill, "orbs": orbs}

    def last(self, unit, what, value, *, until=None):
        """An effect on a unit, until the end of the turn if nothing else is said."""
        unit.effects.append(Effect(what, value, self.turn if until is None else until))

    def expire(self, is_over):
        for unit in self.units:
            unit.effects = [effect for effect in unit.effects if not is_over(effect.until)]


def in_words(seat, line, at, *, is_front):
    """A unit of a line as both tables call it: the second of two like it has a number."""
    place = "front" if is_front else "back"
    often = line[: at + 1].count(line[at])
    twin = f" #{often}" if often > 1 else ""
    return f"p{seat + 1}'s {place} {line[at]}{twin}"
