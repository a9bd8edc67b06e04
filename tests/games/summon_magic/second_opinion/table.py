"""A table of the second opinion: where cards lie, and how they come from one place to another."""

from second_opinion_common.question import Question
from summon_magic.second_opinion.naming import Naming
from summon_magic.second_opinion.nouns import ATTACK, DEFENCE, GameOver, Laid, Monster, Use
from summon_magic.second_opinion.numbers import Numbers
from summon_magic.second_opinion.skills import SKILLS

HAND_LIMIT = 7


class Table(Numbers, Naming):
    """Both players, the weather, whose turn it is, and which timing skills wait."""

    def __init__(self, players, weather=None, *, active, turn, ap, shuffled, begins, uses):
        self.players, self.weather = players, weather
        self.active, self.turn, self.ap = active, turn, ap
        self.shuffled = shuffled  # tells the order of a seat's cards after a shuffle
        self.begins = begins  # tells who goes first
        self.uses = uses  # counts of skills and cards, by their names
        self.attacker = None
        self.why = None  # the game is over
        self.waiting = []  # timing skills whose moment has come

    # -- asking

    def ask(self, seat, window, answers):
        """What a player answers; the only answer is no question."""
        if len(answers) == 1:
            return next(iter(answers.values()))
        answer = yield Question(seat, window, sorted(answers))
        return answers[answer]

    def ask_thing(self, seat, window, verb, things, otherwise=()):
        """One of several cards, or of things on the field; of two that are alike the first."""
        answers = {f"{verb} {self.called(one)}": one for one in reversed(things)}
        answers |= dict(otherwise)
        return self.ask(seat, window, answers)

    def ask_yes(self, seat):
        return self.ask(seat, "offer", {"yes": True, "no": False})

    def choose(self, seat, cards):
        """A card that an effect is about; none if there is none."""
        if not cards:
            return None
        return (yield from self.ask_thing(seat, "choice", "choose", cards))

    # -- who is where

    @property
    def monsters(self):
        """Those of the player whose turn it is first."""
        return self.players[self.active].monsters + self.players[1 - self.active].monsters

    def is_on_field(self, thing):
        """A monster, or another card that an attack can hit."""
        player = self.players[getattr(thing, "seat", 0)]
        if isinstance(thing, Monster):
            return thing in player.monsters
        if isinstance(thing, Laid):
            return thing in player.magic or thing in (player.field, self.weather)
        return any(thing in monster.equipment for monster in self.monsters)

    def is_name_on_field(self, name):
        """Whether a card of that name lies there for all to see."""
        return any(
            one.is_up and name in {card.name for card in (one.card, *one.equipment)}
            for one in self.monsters
        )

    # -- losing

    def lose(self, why, *seats):
        raise GameOver(None if len(set(seats)) > 1 else 1 - seats[0], why)

    # -- cards

    def shuffle(self, seat):
        deck = self.players[seat].deck
        deck[:] = self.shuffled(seat, deck)

    def put_in_hand(self, card):
        if card.is_side:
            self.bury(card)
            return
        player = self.players[card.owner]
        player.hand.append(card)
        limit = HAND_LIMIT
        if player.avatar and player.avatar.name == "Tide Diviner":
            limit += 1
        if len(player.hand) > limit:
            self.lose("magic_burst", player.seat)

    def draw(self, seat, amount=1):
        deck = self.players[seat].deck
        for _ in range(amount):
            if not deck:
                self.lose("empty_draw", seat)
            self.put_in_hand(deck.pop())

    def bury(self, *cards):
        """To the graveyard; a side card goes back to the side deck."""
        for card in cards:
            owner = self.players[card.owner]
            (owner.side_deck if card.is_side else owner.graveyard).append(card)

    def mill(self, seat, amount=1):
        deck = self.players[seat].deck
        for _ in range(min(amount, len(deck))):
            self.bury(deck.pop())

    def pay(self, owed):
        """COST of each seat at once; who cannot pay has lost."""
        broke = [seat for seat, cost in owed.items() if cost > len(self.players[seat].deck)]
        if broke:
            self.lose("unpayable_cost", *broke)
        for seat, cost in owed.items():
            self.mill(seat, cost)

    def discard(self, seat):
        player = self.players[seat]
        if player.hand:
            card = yield from self.ask_thing(seat, "discard", "discard", player.hand)
            player.hand.remove(card)
            self.bury(card)

    def buried(self, seat, is_wanted):
        return [card for card in self.players[seat].graveyard if is_wanted(card)]

    def salvage(self, seat, cards):
        """One of the cards of a graveyard comes back to the hand."""
        card = yield from self.choose(seat, cards)
        if card:
            self.players[seat].graveyard.remove(card)
            self.put_in_hand(card)

    def search(self, seat, is_wanted):
        deck = self.players[seat].deck
        card = yield from self.choose(seat, [one for one in deck if is_wanted(one)])
        if card:
            deck.remove(card)
            self.put_in_hand(card)
        self.shuffle(seat)

    def recycle(self, seat):
        player = self.players[seat]
        card = yield from self.choose(seat, player.graveyard)
        if card:
            player.graveyard.remove(card)
            player.deck.insert(0, card)

    # -- monsters come and go

    def may_enter(self, seat, card):
        """What the passives of a normal monster ask for."""
        if card.is_unique and self.is_name_on_field(card.name):
            return False
        return len(self.players[seat].monsters) >= card.sacrifices

    def sacrifice(self, seat, card):
        own = self.players[seat].monsters
        for _ in range(card.sacrifices):
            self.send((yield from self.ask_thing(seat, "sacrifice", "sacrifice", own)))

    def enter(self, seat, card, position, *, is_up=True, from_set=False):
        """A card becomes a monster; its ADV was paid before."""
        monster = Monster([card], seat, position, is_up)
        self.players[seat].monsters.append(monster)
        if from_set:
            for skill in SKILLS[card.id]:
                if skill.flag == "ambush":
                    self.uses[skill.name] += 1
                    yield from skill.does(self, self.use_of(monster, skill)) or ()
        if is_up:
            self.happen("enter", monster)

    def happen(self, when, monster):
        """The moment of a timing skill has come."""
        for skill in SKILLS[monster.card.id]:
            is_met = skill.entering is None or skill.entering(self, monster)
            if skill.when == when and is_met:
                self.waiting.append(self.use_of(monster, skill))

    def use_of(self, monster, skill):
        return Use(monster.seat, "timing", skill.does, monster=monster, skill=skill)

    def turn_up(self, *things):
        """A monster that lay face-down is seen, and its ADV paid."""
        for one in things:
            if isinstance(one, Monster) and not one.is_up:
                one.is_up = True
                self.pay({one.seat: one.card.adv})

    def leave(self, monster):
        """From the field; what lies above and below goes to the graveyards."""
        self.players[monster.seat].monsters.remove(monster)
        self.bury(*monster.equipment, *monster.counters)

    def send(self, monster):
        """To the graveyard; that destroys nobody."""
        self.leave(monster)
        self.bury(*monster.cards)

    def bounce(self, monster):
        self.leave(monster)
        for card in monster.cards:
            self.put_in_hand(card)

    # -- other cards on the field

    def return_laid(self, laid):
        self.players[laid.seat].magic.remove(laid)
        self.put_in_hand(laid.card)

    def remove(self, thing):
        """A card that is no monster goes to the graveyard."""
        if isinstance(thing, Laid):
            player = self.players[thing.seat]
            if thing is self.weather:
                self.weather = None
            elif thing is player.field:
                player.field = None
            else:
                player.magic.remove(thing)
            self.bury(thing.card)
        else:
            bearer = next(one for one in self.monsters if thing in one.equipment)
            bearer.equipment.remove(thing)
            self.bury(thing)

    def lay_field(self, seat, card):
        player = self.players[seat]
        if player.field:
            self.bury(player.field.card)
        player.field = Laid(card, seat)

    def lay_weather(self, seat, card):
        if self.weather:
            self.bury(self.weather.card)
        self.weather = Laid(card, seat)
        if card.name == "Spring Tide" and (yield from self.ask_yes(seat)):
            yield from self.extra_summon(seat, card)

    def weather_from_deck(self, seat):
        deck = self.players[seat].deck
        card = yield from self.choose(seat, [one for one in deck if one.kind == "weather"])
        if card:
            deck.remove(card)
            yield from self.lay_weather(seat, card)
        self.shuffle(seat)

    def extra_summon(self, seat, caller):
        """A monster that names the card, from hand or deck, in either position."""
        player = self.players[seat]
        found = [card for card in (*player.hand, *player.deck) if caller.name in card.called_by]
        card = yield from self.choose(seat, found)
        if card:
            (player.hand if card in player.hand else player.deck).remove(card)
            position = yield from self.ask_position(seat)
            self.pay({seat: card.adv})
            yield from self.enter(seat, card, position)
        self.shuffle(seat)

    def ask_position(self, seat):
        return self.ask(seat, "position", {one: one for one in (ATTACK, DEFENCE)})
