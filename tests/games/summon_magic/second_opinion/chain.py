"""Over-magic: what may answer what, and in which order everything takes effect."""

from summon_magic.second_opinion import spells
from summon_magic.second_opinion.nouns import ATTACK, DEFENCE, Use
from summon_magic.second_opinion.table import Table

POSITIONS = (ATTACK, DEFENCE)


class Chain(Table):
    """Uses are declared and paid, may be answered, and take effect last in, first out."""

    def process(self, use):
        """A use and its answers, then the timing skills that have waited for their end."""
        outer, self.waiting = self.waiting, []
        yield from self.run(use)
        yield from self.settle()
        self.waiting = outer

    def run(self, use):
        chain = [use]
        while answer := (yield from self.answer_to(chain[-1])):
            chain.append(answer)
        for one in reversed(chain):
            yield from self.carry_out(one)

    def settle(self):
        """The turn player says which of the waiting skills is next."""
        while True:
            self.waiting = [use for use in self.waiting if self.can_fire(use)]
            if not self.waiting:
                return
            answers = {
                f"first {self.called(use.monster)}: {use.skill.name}": use for use in self.waiting
            }
            use = yield from self.ask(self.active, "order", answers)
            self.waiting.remove(use)
            yield from self.fire(use)

    def can_fire(self, use):
        """Its monster is there and has not used it this turn, and has whom to aim at."""
        if not self.is_on_field(use.monster) or use.skill.name in use.monster.used:
            return False
        return use.skill.targets is None or bool(use.skill.targets(self, use))

    def fire(self, use):
        skill = use.skill
        if skill.may and not (yield from self.ask_yes(use.seat)):
            return
        use.monster.used.add(skill.name)
        self.uses[skill.name] += 1
        if skill.targets:
            yield from self.aim(use, skill.targets(self, use))
        self.turn_up(*use.targets)
        yield from self.run(use)

    def aim(self, use, things, most=1):
        """Targets are named one by one."""
        left = list(things)
        while left and len(use.targets) < most:
            otherwise = {"done": None} if use.targets else {}
            target = yield from self.ask_thing(use.seat, "target", "choose", left, otherwise)
            if target is None:
                break
            use.targets.append(target)
            left.remove(target)

    def carry_out(self, use):
        if use.is_void:
            if use.card:
                self.bury(use.card)
        elif (use.monster and not self.is_on_field(use.monster)) or (
            use.skill and use.skill.flag != "attack" and self.has_lost_target(use)
        ):
            return
        else:
            yield from use.does(self, use) or ()

    def has_lost_target(self, use):
        """Whether one of them has gone, or is no longer as it must be."""
        is_right = use.skill.targets if use.skill else spells.targets_of(use.card)
        return bool(is_right) and not all(one in is_right(self, use) for one in use.targets)

    # -- answering

    def answer_to(self, use):
        seat = 1 - use.seat
        answers = self.uses_of_sets(seat, use)
        if seat == self.active and self.ap:
            answers |= self.actions_from_hand(use)
        if not answers:
            return None
        chosen = yield from self.ask(seat, "answer", answers | {"pass": None})
        if chosen is None:
            return None
        declare, *details = chosen
        answer = yield from declare(seat, *details)
        answer.answered = use
        return answer

    def uses_of_sets(self, seat, use=None):
        found = {}
        for laid in self.players[seat].sets:
            if laid.turn < self.turn and self.may_use(seat, laid.card, use):
                words, card = f"use {self.called(laid)}", laid.card
                if card.is_monster:
                    for position in POSITIONS:
                        found[f"{words} -> {position}"] = self.declare_use, card, laid, position
                else:
                    found[words] = self.declare_use, card, laid
        return found

    def actions_from_hand(self, use=None):
        """What an action point is spent on, at any time of one's own turn."""
        player = self.players[self.active]
        found = {"charge": (self.declare_charge,)}
        for card in player.hand:
            if card.summon == "normal" and self.may_enter(player.seat, card):
                for position in POSITIONS:
                    found[f"summon {card.id} -> {position}"] = self.declare_summon, card, position
            elif card.summon == "evo_l":
                for base in self.bases(player.seat, card):
                    found[f"evolve {card.id} -> {self.called(base)}"] = (
                        self.declare_evolution,
                        card,
                        base,
                    )
            elif not card.is_monster and self.may_use(player.seat, card, use):
                found[f"play {card.id}"] = self.declare_use, card
        avatar = player.avatar and player.avatar.name
        if avatar == "Librarian of Two Books" and not player.has_read_side_deck:
            for card in player.side_deck:
                if card.kind == "magic" and self.may_use(player.seat, card, use):
                    words = f"play {self.called(card)} from the side deck"
                    found[words] = self.declare_use, card
        return found

    def may_use(self, seat, card, answered):
        """Whether a card may be used now, in answer to a use or (None) unprompted."""
        what = answered and ("magic" if answered.is_magic else answered.what)
        if "any" not in card.answers and what not in card.answers:
            return False
        if card.is_monster:
            return self.may_enter(seat, card)
        targets = spells.targets_of(card)
        if targets and not targets(self, Use(seat, "use", None, card)):
            return False
        return spells.condition_holds(self, seat, card)

    def bases(self, seat, card):
        return [one for one in self.players[seat].monsters if is_base(one, card)]

    # -- declaring: what is paid, and what is named

    def declare_charge(self, seat):
        self.ap -= 1
        yield from ()
        return Use(seat, "charge", charge)
        yield

    def declare_summon(self, seat, card, position):
        self.ap -= 1
        self.players[seat].hand.remove(card)
        yield from self.sacrifice(seat, card)
        self.pay({seat: card.adv})
        return Use(seat, "summon", summon, card, position=position)

    def declare_evolution(self, seat, card, base):
        self.ap -= 1
        self.players[seat].hand.remove(card)
        kind, amount = base.cost
        self.pay({seat: amount if kind == "adv" else 0})
        yield from ()
        return Use(seat, "evolve", evolve, card, targets=[base])

    def declare_use(self, seat, card, laid=None, position=None):
        """A card of the hand or the side deck, or (free of AP) one that lay face-down."""
        player = self.players[seat]
        if laid:
            player.magic.remove(laid)
        else:
            self.ap -= 1
            player.has_read_side_deck |= card.is_side
            (player.side_deck if card.is_side else player.hand).remove(card)
        self.uses[card.name] += 1
        use = Use(seat, "use", spells.take_effect, card, position=position)
        yield from spells.activate(self, seat, card)
        targets = spells.targets_of(card)
        if targets:
            yield from self.aim(use, targets(self, use))
        self.pay({seat: card.adv})
        self.turn_up(*use.targets)
        return use


def is_base(monster, card):
    """Whether a card may evolve from a monster."""
    base = card.base
    name, race = base.get("name", monster.card.name), base.get("race")
    is_meant = name == monster.card.name and (race is None or monster.has_race(race))
    return monster.is_up and is_meant and len(monster.counters) >= base.get("counters", 0)


def charge(table, use):
    table.draw(use.seat)


def summon(table, use):
    """The sacrifice was made when it was declared; the name is looked at again."""
    card = use.card
    if card.is_unique and table.is_name_on_field(card.name):
        table.bury(card)
    else:
        yield from table.enter(use.seat, card, use.position)


def evolve(table, use):
    base, player = use.targets[0], table.players[use.seat]
    if not table.is_on_field(base) or not is_base(base, use.card):
        table.bury(use.card)
        return
    base.cards.insert(0, use.card)
    table.happen("enter", base)
    player.evolutions += 1
    is_caller = player.avatar and player.avatar.name == "Forest Caller"
    if is_caller and player.evolutions == 1 and (yield from table.ask_yes(use.seat)):
        table.draw(use.seat)
