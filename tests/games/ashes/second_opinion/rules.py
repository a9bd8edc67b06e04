"""A second Ashes, written from the rulebook: set-up and the three phases of a round.

Whatever a player decides is a `yield` of a Question, to which the answer is sent.
"""

from ashes.second_opinion import values
from ashes.second_opinion.attacks import Attacks
from ashes.second_opinion.cards import ABILITIES
from ashes.second_opinion.dice_powers import DICE_POWERS
from ashes.second_opinion.nouns import DICE, Die, GameOver
from ashes.second_opinion.table import NOBODY, Frame, sorted_dice
from ashes.second_opinion.vocabulary import Event, Use

CARDS_IN_HAND = 5


class Rules(Attacks):
    """The order of play."""

    def play(self, *, is_new):
        """A game from its very start, or from a player's turn on; it returns the winner."""
        try:
            if is_new:
                yield from self.set_up()
                yield from self.prepare(is_first=True)
                yield from self.begin_turns()
            while True:
                yield from self.player_turns()
                yield from self.recovery()
                yield from self.prepare()
                yield from self.begin_turns()
        except GameOver as over:
            return over.winner

    # -- set-up

    def set_up(self):
        """The first five of whose decks do not say them; then all shuffle."""
        for player in self.players:
            while len(player.hand) < CARDS_IN_HAND:
                held = {card.id for card in player.hand}
                cards = [card for card in player.draw_pile if card.id not in held]
                card = yield from self.ask_from_pile(player.seat, "first_five", "choose", cards)
                player.draw_pile.remove(card)
                player.hand.append(card)
        for player in self.players:
            self.shuffle(player)

    # -- the prepare phase

    def prepare(self, *, is_first=False):
        self.round += 1
        if is_first:
            self.first_roll()
        else:
            for player in self.in_turn:
                self.roll_all(player)
        for player in self.in_turn:
            yield from self.discard_any(player)
        hungry = [player for player in self.in_turn if self.draw_to_five(player)]
        while hungry:
            player = yield from self.ask_things(self.orderer, "order", "first", hungry)
            hungry.remove(player)
            yield from self.starve(player)
            hungry = [one for one in hungry if not one.is_out]

    def first_roll(self):
        """Whoever shows the most basic symbols begins; those who tie roll again."""
        rolling = list(self.players)
        while len(rolling) > 1:
            for player in rolling:
                player.exhausted += [die.kind for die in player.active]
                player.active.clear()
                self.roll_all(player)
            counts = {one.seat: sum(die.face == "basic" for die in one.active) for one in rolling}
            rolling = [one for one in rolling if counts[one.seat] == max(counts.values())]
        self.holder = rolling[0].seat

    def roll_all(self, player):
        kinds = sorted(player.exhausted, key=DICE.index)
        player.exhausted.clear()
        player.active += self.roll(player, kinds)

    def discard_any(self, player):
        while player.hand:
            done = {"done": None}
            card = yield from self.ask_from_pile(
                player.seat, "prepare", "discard", player.hand, done
            )
            if card is None:
                return
            player.hand.remove(card)
            player.discard_pile.append(card)

    def draw_to_five(self, player):
        """How many cards there were not."""
        missing = max(0, CARDS_IN_HAND - len(player.hand))
        player.hunger = missing - self.draw(player, missing)
        return player.hunger

    def starve(self, player):
        frame = Frame(NOBODY)
        self.frames.append(frame)
        yield from self.deal(NOBODY, player.hunger, player.phoenixborn)
        self.frames.pop()
        yield from self.settle(frame)

    # -- the player turns phase

    def begin_turns(self):
        yield from self.happen(Event("turns_begin"))
        self.active = self.from_seat(self.holder)[0].seat
        for player in self.players:
            player.has_passed = False
        self.begin_turn()

    def begin_turn(self):
        for player in self.players:
            player.has_main, player.sides, player.has_reacted = False, 0, False
        self.players[self.active].has_main = True
        self.players[self.active].sides = 1

    def player_turns(self):
        """Until all have passed on their latest turns."""
        while True:
            yield from self.turn()
            self.end_turn()
            if all(player.has_passed for player in self.players if not player.is_out):
                self.active = None
                return
            self.active = self.left_of(self.active)
            self.begin_turn()

    def turn(self):
        player = self.players[self.active]
        while not player.is_out:
            last = {"pass": None} if player.has_main else {"end": None}
            chosen = yield from self.ask(self.active, "turn", self.actions(player) | last)
            if chosen is None:
                player.has_passed = player.has_main
                return
            does, *what = chosen
            yield from does(*what)

    def end_turn(self):
        self.attacking, self.countered = {}, ()
        for player in self.players:
            for unit in player.battlefield:
                unit.raised, unit.has_bypass = 0, False

    # -- what a player may do on his turn

    def actions(self, player):
        found = {}
        for card in player.hand:
            if self.may_play(player, card):
                found[f"play {card.id}"] = self.play_card, card
        for words, use in (self.activations(player) | self.free_actions()).items():
            found[words] = self.use, use
        if player.has_main and self.may_attack(player.seat):
            found["attack phoenixborn"] = self.take_attack, self.attack_phoenixborn
            if any(foe.units for foe in self.opponents(player.seat)):
                found["attack unit"] = self.take_attack, self.attack_unit
        for kind in DICE:
            use = Use(DICE_POWERS[kind], None, player.seat)
            if Die(kind, "power") in player.active and self.may_use(use):
                found[f"power {kind}"] = self.use_power, use, kind
        if player.sides and (player.hand or player.draw_pile or player.spellboard):
            found["meditate"] = self.meditate, player
        return found

    def activations(self, player):
        return self.uses_of(player, "activate")

    def free_actions(self):
        return self.uses_of(self.players[self.active], "anytime")

    def uses_of(self, player, when):
        found = {}
        for card in player.cards_in_play:
            for ability in values.abilities(card, when):
                use = Use(ability, card, player.seat)
                if self.may_use(use):
                    found[f"use {self.called(card)}: {use.name}"] = use
        return found

    def take_attack(self, does):
        self.players[self.active].has_main = False
        yield from does()
        self.attacking = {}

    def use_power(self, use, kind):
        self.exhaust_die(self.players[use.seat], Die(kind, "power"))
        yield from self.use(use)

    # -- playing a card

    def may_play(self, player, card):
        if card.kind == "reaction_spell" or not self.can_pay(player.seat, card.cost):
            return False
        if card.kind == "ready_spell":
            return player.has_shelf_for(card)
        if card.kind == "alteration_spell":
            return bool(self.hosts(player.seat, card))
        if card.kind == "ally" or card.is_copy:
            return player.has_room and (not card.is_copy or self.may_play_spell(player, card))
        return self.may_play_spell(player, card)

    def may_play_spell(self, player, card):
        return self.may_use(Use(play_text(card), card, player.seat))

    def hosts(self, seat, card):
        units = [unit for player in self.in_turn for unit in player.units]
        return [unit for unit in units if values.may_carry(self, unit, card, seat)]

    def play_card(self, card):
        player = self.players[self.active]
        if card.kind == "action_spell":
            yield from self.use(Use(play_text(card), card, player.seat))
            return
        yield from self.pay(Use(None, card, player.seat))
        frame = Frame(NOBODY)
        self.frames.append(frame)
        if card.kind == "alteration_spell":
            hosts = self.hosts(player.seat, card)
            host = yield from self.ask_things(player.seat, "choice", "choose", hosts)
            host.attached.append(card)
        elif card.kind == "ready_spell":
            player.spellboard.append(card)
            card.status = 3 if card.id == "protect" else 0
        else:
            self.enter(player, card)
        player.hand.remove(card)
        self.frames.pop()
        yield from self.settle(frame)

    # -- meditation

    def meditate(self, player):
        """Cards first, then what that brings, then as many dice."""
        player.sides -= 1
        frame, count = Frame(NOBODY), 0
        self.frames.append(frame)
        while True:
            answers = {f"discard {card.id}": (player.hand, card) for card in player.hand}
            answers |= {
                f"discard {self.called(spell)}": (player.spellboard, spell)
                for spell in player.spellboard
            }
            answers |= {"discard top": (player.draw_pile, None)} if player.draw_pile else {}
            answers |= {"done": None} if count else {}
            chosen = yield from self.ask(player.seat, "meditation", answers)
            if chosen is None:
                break
            zone, card = chosen
            count += 1
            if card is None:
                player.discard_pile.append(zone.pop())
                self.note_milled(player)
            else:
                zone.remove(card)
                self.put_away(card)
        self.frames.pop()
        yield from self.settle(frame)
        yield from self.turn_dice(Use(None, None, player.seat), count)

    # -- the recovery phase and the end of the round

    def recovery(self):
        for player in self.in_turn:
            for unit in player.battlefield:
                unit.wounds = max(0, unit.wounds - values.recover(self, unit))
            for card in player.cards_in_play:
                card.exhaustion = max(0, card.exhaustion - 1)
                card.is_cancelled = False
        for player in self.in_turn:
            yield from self.exhaust_any(player)
        self.holder = self.left_of(self.holder)
        yield from self.happen(Event("round_ends"))

    def exhaust_any(self, player):
        while player.active:
            answers = {f"exhaust {die.kind} {die.face}": die for die in sorted_dice(player.active)}
            die = yield from self.ask(player.seat, "exhaust_dice", answers | {"done": None})
            if die is None:
                return
            self.exhaust_die(player, die)


def play_text(card):
    return next(one for one in ABILITIES[card.id] if one.when == "play")
