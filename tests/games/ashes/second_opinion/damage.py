"""Damage and destruction, step by step; each step lets others do something first."""

from ashes.second_opinion.nouns import Cost, Damage, Source
from ashes.second_opinion.table import NOBODY, Frame
from ashes.second_opinion.vocabulary import Event
from ashes.second_opinion.windows import Windows

RESPARK = {
    "bring-forth": Cost.told("basic basic"),
    "reflections-in-the-water": Cost.told("basic"),
    "root-armor": Cost.told("basic"),
    "undying-heart": Cost.told("basic basic"),
}


class Item:
    """One card that waits to go through the process: with damage, with wounds, or destroyed."""

    def __init__(self, card, source, *, damage=None, wounds=0, has_fallen=False):
        self.card, self.source, self.damage, self.wounds = card, source, damage, wounds
        self.has_fallen = has_fallen  # destroyed already, and has only to go

    @property
    def looks(self):
        """Whoever cannot tell two of them apart need not say which comes first."""
        amount = self.damage.amount if self.damage is not None else 0
        return amount, self.wounds, self.damage is None, self.has_fallen


class Destruction(Windows):
    """From dealt damage to a card that has left play."""

    # -- what effects do; it is dealt with when all their lines are done

    def deal(self, source, amount, target):
        """Whether damage was dealt."""
        return (yield from self.deal_each([Damage(target, amount, source)]))

    def deal_to_all(self, source, amount, targets):
        return (yield from self.deal_each([Damage(one, amount, source) for one in targets]))

    def deal_each(self, damages):
        dealt = yield from self.dealt(damages)
        for damage in dealt:
            self.frames[-1].items.append(Item(damage.target, damage.source, damage=damage))
        return bool(dealt)

    def dealt(self, damages):
        """Those that are really dealt: 0 is none, and some are redirected first."""
        found = []
        for damage in damages:
            if damage.amount > 0 and not self.is_shielded(damage.target, damage.source):
                event = Event("would_be_dealt", damage.target, damage=damage, source=damage.source)
                yield from self.happen(event)
                if not self.is_shielded(damage.target, damage.source):
                    found.append(damage)
        return found

    def place_wounds(self, source, count, target):
        self.frames[-1].items.append(Item(target, source, wounds=count))

    def destroy(self, source, unit):
        self.frames[-1].items.append(Item(unit, source))

    # -- afterwards

    def settle(self, frame):
        """Everything that waits, one card after the other; then the events."""
        self.settling.append(frame)
        try:
            while waiting := self.unsettled(frame):
                item = yield from self.next_item(waiting)
                frame.items.remove(item)
                yield from self.process(item)
        finally:
            self.settling.remove(frame)
        for event in frame.events:
            if event.card is None or event.what == "left_play" or self.is_in_play(event.card):
                yield from self.happen(event)

    def unsettled(self, frame):
        """What waits, and whose life has fallen to its wounds: that is destroyed at once."""
        for player in self.in_turn:
            for unit in player.units:
                if unit.wounds >= self.life(unit) and not unit.is_destroyed:
                    unit.is_destroyed = True
                    frame.items = [item for item in frame.items if item.card is not unit]
                    frame.items.append(Item(unit, frame.source, has_fallen=True))
        frame.items = [item for item in frame.items if self.is_waiting(item)]
        return frame.items

    def is_waiting(self, item):
        return self.is_in_play(item.card) and (item.has_fallen or not item.card.is_destroyed)

    def is_alive(self, card):
        return self.is_in_play(card) and not card.is_destroyed

    def next_item(self, waiting):
        """Cards that cannot be told apart are one answer."""
        answers, seen = {}, set()
        for item in waiting:
            looks = self.looks(item)
            if looks not in seen:
                seen.add(looks)
                answers[f"first {self.called(item.card)}"] = item
        return self.ask(self.orderer, "order", answers)

    def looks(self, item):
        card = item.card
        if card.is_phoenixborn:
            return id(card)
        attached = tuple((one.id, one.owner, *tokens(one)) for one in card.attached)
        waiting = tuple(
            (place, other.looks)
            for place, frame in enumerate(self.settling)
            for other in frame.items
            if other.card is card
        )
        marks = card.charm_dice, card.raised, card.has_bypass, card.owner
        return (
            card.id, self.controller(card), *tokens(card), attached, *marks, *item.looks,
            card in self.attacking, waiting,
        )  # fmt: skip

    def process(self, item):
        if item.damage is not None:
            yield from self.receive(item.damage)
        elif item.wounds:
            yield from self.wound(item.card, item.wounds, item.source)
        else:
            yield from self.die(item.card, item.source)

    # -- the steps

    def receive(self, damage):
        card, source = damage.target, damage.source
        if card.is_phoenixborn:
            damage.amount -= damage.is_lessened_by
        if damage.amount > 0:
            yield from self.happen(Event("would_receive", card, damage=damage, source=source))
        if damage.amount > 0 and self.is_alive(card):
            yield from self.happen(Event("received", card, damage=damage, source=source))
            yield from self.wound(card, damage.amount, source)

    def wound(self, card, count, source):
        if self.is_alive(card):
            card.wounds += count
            if card.wounds >= self.life(card):
                yield from self.die(card, source)

    def die(self, card, source):
        if card.is_phoenixborn:
            self.lose(self.players[self.controller(card)])
            return
        seat = self.controller(card)
        card.is_destroyed = True
        yield from self.happen(Event("destroyed", card, seat, source=source))
        if self.is_in_play(card):
            yield from self.discard(card)
            yield from self.happen(Event("left_play", card, seat))

    # -- leaving play

    def discard(self, unit):
        """A unit goes to its pile, and what was attached to it is discarded."""
        attached = self.take_off(unit)
        self.put_away(unit)
        yield from self.discard_attached(attached)

    def discard_unit(self, unit):
        """By an effect, without being destroyed."""
        self.frames[-1].events.append(Event("left_play", unit, self.controller(unit)))
        yield from self.discard(unit)

    def return_to_owner(self, unit):
        """A conjuration to its pile, another unit to the hand."""
        self.frames[-1].events.append(Event("left_play", unit, self.controller(unit)))
        attached, owner = self.take_off(unit), self.players[unit.owner]
        if unit.kind == "conjuration" or owner.is_out:
            self.put_away(unit)
        else:
            unit.clear()
            owner.hand.append(unit)
        yield from self.discard_attached(attached)

    def take_off(self, unit):
        """Off the battlefield: its dice go back, its fights are over."""
        player = self.players[self.controller(unit)]
        player.battlefield.remove(unit)
        player.exhausted += ["charm"] * unit.charm_dice
        self.attacking.pop(unit, None)
        attached, unit.attached = unit.attached, []
        return attached

    def discard_alteration(self, card):
        self.host(card).attached.remove(card)
        yield from self.discard_attached([card])

    def discard_attached(self, cards):
        """All of them; then their owners may take some to hand instead, the last one first."""
        for card in cards:
            self.put_away(card)
        for card in reversed(cards):
            yield from self.respark(card)

    def respark(self, card):
        if self.may_respark(card) and (yield from self.ask_yes(card.owner)):
            owner = self.players[card.owner]
            yield from self.pay_dice(owner, RESPARK[card.id].dice)
            owner.discard_pile.remove(card)
            owner.hand.append(card)

    def may_respark(self, card):
        """In the player turns phase, and if its owner can pay."""
        if card.id not in RESPARK or self.active is None or self.players[card.owner].is_out:
            return False
        return self.can_pay(card.owner, RESPARK[card.id])

    def check_protect(self, card):
        """Protect is discarded the moment its last token is gone."""
        if card.id == "protect" and card.status == 0:
            self.players[self.controller(card)].spellboard.remove(card)
            self.put_away(card)

    # -- fights

    def fight(self, *damages):
        """Damage of attackers and of who counters, dealt at once."""
        dealt = yield from self.dealt(damages)
        events = [Event("dealt", one.target, damage=one, source=one.source) for one in dealt]
        if events:
            yield from self.happen(*events)
        frame = Frame(NOBODY)
        frame.items = [Item(one.target, one.source, damage=one) for one in dealt]
        yield from self.settle(frame)

    def ability_of(self, seat):
        return Source(seat, "ability")


def tokens(card):
    return card.wounds, card.exhaustion, card.status
