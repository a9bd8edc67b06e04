"""How something is used: costs, targets, answers to them, and what an event triggers."""

from ashes.second_opinion import values
from ashes.second_opinion.nouns import Cost
from ashes.second_opinion.table import Frame, Table
from ashes.second_opinion.vocabulary import ABILITIES, Event, Use

LEFT_OUT = {"small-sacrifice": 1}  # which target may be left out though there is one


class Windows(Table):
    """Uses and triggers."""

    # -- costs

    def cost(self, use):
        """What a use costs, with what focus changes."""
        if use.card in self.players[use.seat].hand:
            return use.card.cost
        cost = use.ability.cost
        if use.card is not None and use.card.id == "summon-iron-rhino":
            less = sum(self.is_focused(use, times) for times in (1, 2))
            cost = Cost(cost.action, cost.exhaust, cost.discard, cost.dice[less:])
        return cost

    def ways_to_pay(self, use):
        """The dice of the cost, and others that may be paid instead."""
        ways = [self.cost(use).dice]
        if use.card is not None and use.card.id == "summon-masked-wolf" and use.ability is not None:
            ways += [("illusion.power",)] if self.is_focused(use, 1) else []
        active = self.players[use.seat].active
        return [dice for dice in ways if is_payable(active, dice)]

    def can_pay(self, seat, cost):
        return self.can_act(seat, cost) and is_payable(self.players[seat].active, cost.dice)

    def can_act(self, seat, cost):
        """Whether he has the action and the cards that it costs."""
        player = self.players[seat]
        if cost.action == "main" and not player.has_main:
            return False
        if cost.action == "side" and player.sides < 1:
            return False
        return len(player.hand) >= cost.discard

    def pay(self, use):
        cost, player = self.cost(use), self.players[use.seat]
        if cost.action == "main":
            player.has_main = False
        elif cost.action == "side":
            player.sides -= 1
        if cost.exhaust:
            use.card.exhaustion += 1
        for _ in range(cost.discard):
            yield from self.discard_one(player)
        ways = self.ways_to_pay(use)
        is_other = len(ways) > 1 and (yield from self.ask_yes(use.seat))
        yield from self.pay_dice(player, ways[is_other])

    def pay_dice(self, player, symbols):
        for at, symbol in enumerate(symbols):
            rest = symbols[at + 1 :]
            kinds = [
                die
                for die in set(player.active)
                if die.pays(symbol) and is_payable(without(player.active, die), rest)
            ]
            if len(player.active) == len(rest) + 1:
                kinds = kinds[:1]
            answers = {f"pay {die.kind} {die.face}": die for die in kinds}
            die = yield from self.ask(player.seat, "pay", answers)
            self.exhaust_die(player, die)

    def discard_one(self, player):
        if player.hand:
            card = yield from self.ask_from_pile(player.seat, "discard", "discard", player.hand)
            player.hand.remove(card)
            player.discard_pile.append(card)

    # -- targets

    def candidates(self, use, aim):
        """What may be aimed at: not what is guarded against the spells of opponents."""
        found = aim(self, use)
        return [one for one in found if not self._is_out_of_reach(use, one)]

    def _is_out_of_reach(self, use, target):
        return hasattr(target, "kind") and self.is_shielded(target, use.source)

    def has_targets(self, use):
        """Whether there is something for each aim without which the use makes no sense."""
        return all(
            self.candidates(use, aim) for at, aim in enumerate(use.ability.targets)
            if is_needed(use, at)
        )  # fmt: skip

    def choose_targets(self, use):
        """Optional abilities without a price are declined by choosing nothing."""
        use.targets = []
        for at, aim in enumerate(use.ability.targets):
            found = self.candidates(use, aim)
            may_skip = LEFT_OUT.get(use.card.id if use.card else None) == at
            is_declinable = is_declined_by_target(use) and at == 0
            otherwise = {"done": None} if may_skip or is_declinable else {}
            target = None
            if found:
                target = yield from self.ask_things(use.seat, "choice", "choose", found, otherwise)
            use.targets.append(target)
            if is_declinable and target is None:
                return False
        return True

    # -- using

    def may_use(self, use):
        if not self.can_act(use.seat, self.cost(use)) or not self.ways_to_pay(use):
            return False
        if use.ability.where is not None and not use.ability.where(self, use):
            return False
        return self.has_targets(use)

    def use(self, use):
        """Pays, aims, lets others answer, and carries it out."""
        yield from self.pay(use)
        if use.card is not None and use.card.id == "summon-mist-spirit" and use.card.exhaustion:
            use.is_doubled = yield from self.may_pay(use, "basic")
        if not (yield from self.choose_targets(use)):
            return
        is_cancelled = yield from self.is_answered(use)
        self.place(use)
        self.uses[use.name] += 1
        if is_cancelled:
            if use.card is not None and use.card.kind == "ready_spell":
                use.card.is_cancelled = True
            return
        yield from self.carry_out(use)

    def is_answered(self, use):
        if use.ability.does_target:
            yield from self.happen(Event("targeted", answered=use))
        return use.is_cancelled

    def place(self, use):
        """A card from the hand goes where its placement says."""
        player = self.players[use.seat]
        if use.card in player.hand:
            player.hand.remove(use.card)
            if use.card.is_copy:
                player.battlefield.append(use.card)
            else:
                player.discard_pile.append(use.card)

    def carry_out(self, use):
        """The lines, then what they have dealt, then what they have triggered."""
        frame = Frame(use.source)
        self.frames.append(frame)
        yield from use.ability.does(self, use) or ()
        self.frames.pop()
        yield from self.settle(frame)

    # -- events

    def happen(self, *events):
        """Everything that events trigger which happen at once."""
        done, declined = [], set()
        while True:
            yield from self.trigger(events, done)
            use = yield from self.reaction(events, declined)
            if use is None:
                return
            yield from self.react(use)

    def trigger(self, events, done):
        """The abilities of cards in play, in an order that one player sets."""
        while waiting := self.waiting(events, done):
            answers = {f"first {self.bearer(one)}: {one.name}": one for one in waiting}
            for one in self.reactions(self.orderer, events):
                answers[f"react {one.card.id}"] = one
            use = yield from self.ask(self.orderer, "order", answers)
            if use not in waiting:
                yield from self.react(use)
                continue
            done.append((use.card, use.ability))
            is_priced = use.ability.is_optional and use.ability.cost != Cost()
            may_decline = use.ability.is_optional and not use.ability.targets
            if not (is_priced or may_decline) or (yield from self.ask_yes(use.seat)):
                yield from self.use(use)

    def bearer(self, use):
        """Whose ability it is in words: Spiked Skin is one of the unit that wears the armor."""
        is_lent = use.card.id == "spiked-armor"
        return self.called(self.host(use.card) if is_lent else use.card)

    def waiting(self, events, done):
        found = []
        for player in self.in_turn:
            for card in player.cards_in_play:
                found += self.triggered(card, player.seat, events, done)
        return found

    def triggered(self, card, seat, events, done):
        """Each ability once, though several of the events may trigger it."""
        found = {}
        for event in events:
            if event.what == "enters" and event.card is not card:
                continue
            if event.what == "declaring" and seat != event.seat:
                continue
            for ability in values.abilities(card, event.what):
                use = Use(ability, card, seat, event)
                if (card, ability) not in done and ability not in found and self.may_use(use):
                    found[ability] = use
        return list(found.values())

    def reactions(self, seat, events):
        """The reaction spells that a player could play now; cards that are alike are one."""
        player, found = self.players[seat], {}
        if self.active is None or player.has_reacted:
            return []
        for card in player.hand:
            if card.kind != "reaction_spell":
                continue
            for event in events:
                for ability in ABILITIES[card.id]:
                    use = Use(ability, card, seat, event)
                    if ability.when == event.what and self.may_use(use):
                        found.setdefault(card.id, use)
        return list(found.values())

    def reaction(self, events, declined):
        """Player by player: what each plays, or that he declines."""
        for player in self.in_turn:
            found = self.reactions(player.seat, events)
            if player.seat in declined or not found:
                continue
            answers = {f"react {use.card.id}": use for use in found} | {"decline": None}
            use = yield from self.ask(player.seat, "reaction", answers)
            if use is not None:
                return use
            declined.add(player.seat)
        return None

    def react(self, use):
        self.players[use.seat].has_reacted = True
        yield from self.use(use)


def is_declined_by_target(use):
    """An optional ability without a price: whoever chooses no target does not use it."""
    ability = use.ability
    is_spell = use.kind == "spell" and use.card.kind == "reaction_spell"
    return ability.is_optional and ability.cost == Cost() and not is_spell


def is_needed(use, at):
    """Whether nothing can be used without this target."""
    if use.card is None:
        return True
    is_spare = use.card.id in ("summon-gilder", "cut-the-strings")
    return not is_spare and LEFT_OUT.get(use.card.id) != at


def is_payable(dice, symbols):
    """Strictest symbols first, each with the least die that pays it: that is exact."""
    dice = sorted(dice, key=lambda die: ("basic", "class", "power").index(die.face))
    for symbol in symbols:
        die = next((one for one in dice if one.pays(symbol)), None)
        if die is None:
            return False
        dice.remove(die)
    return True


def without(dice, die):
    rest = list(dice)
    rest.remove(die)
    return rest
