"""A table of the second opinion: who sits there, what lies where, and how it gets elsewhere."""

from dataclasses import replace

from ashes.second_opinion import values
from ashes.second_opinion.nouns import DICE, FACES, Card, Die, GameOver, Source
from ashes.second_opinion.vocabulary import Event
from second_opinion_common.question import Question

NOBODY = Source(None, "rule")


class Frame:
    """What an effect has done while its lines are carried out: it is dealt with after them."""

    def __init__(self, source):
        self.source = source
        self.items = []  # damage, wounds and destructions that wait
        self.events = []  # that trigger something afterwards


class Table:
    """The players, the token, whose turn it is, and the effects that are being carried out."""

    def __init__(self, players, *, holder, rolls, shuffled, uses):
        self.players = players
        self.holder = holder  # of the first player token
        self.active = None  # whose turn it is, in the player turns phase
        self.round = 0
        self.rolls = rolls  # tells the faces that so many dice of a seat show
        self.shuffled = shuffled  # tells the order of a seat's cards after a shuffle
        self.uses = uses  # counts of abilities, by their names
        self.frames = []
        self.settling = []  # the frames whose cards go through the process now
        self.attacking = {}  # attackers whose damage is not yet done: what each of them attacks
        self.countered = ()  # the unit that counters, and whom

    # -- asking

    def ask(self, seat, window, answers):
        """What a player answers; the only answer is no question."""
        if len(answers) == 1:
            return next(iter(answers.values()))
        answer = yield Question(seat, window, sorted(answers))
        return answers[answer]

    def ask_things(self, seat, window, verb, things, otherwise=()):
        """One of several cards or players."""
        answers = {f"{verb} {self.called(one)}": one for one in things} | dict(otherwise)
        return self.ask(seat, window, answers)

    def ask_from_pile(self, seat, window, verb, cards, otherwise=()):
        """One of a hand or a pile; of those that are alike the first is the answer."""
        answers = {f"{verb} {card.id}": card for card in reversed(cards)} | dict(otherwise)
        return self.ask(seat, window, answers)

    def ask_yes(self, seat):
        return self.ask(seat, "may", {"accept": True, "decline": False})

    def ask_number(self, seat, least, most):
        answers = {f"choose {number}": number for number in range(least, most + 1)}
        return self.ask(seat, "number", answers)

    def called(self, thing):
        """A player, a card in play with its place, or any other card, as both tables call it."""
        if not isinstance(thing, Card):
            return f"p{thing.seat + 1}"
        for player in self.players:
            who = f"p{player.seat + 1}"
            for zone in (player.battlefield, player.spellboard):
                if thing in zone:
                    return placed(who, zone, thing)
            for unit in player.battlefield:
                if thing in unit.attached:
                    return placed(placed(who, player.battlefield, unit), unit.attached, thing)
            if thing is player.phoenixborn:
                return f"{who}'s {thing.id}"
        return thing.id

    # -- who is who

    @property
    def orderer(self):
        """Who orders what happens at once; for who is out, the next one to the left."""
        return self.from_seat(self.holder if self.active is None else self.active)[0].seat

    @property
    def in_turn(self):
        """The players in the game, from the one who orders to the left."""
        return self.from_seat(self.orderer)

    def from_seat(self, seat):
        around = self.players[seat:] + self.players[:seat]
        return [player for player in around if not player.is_out]

    def opponents(self, seat):
        return [player for player in self.from_seat(seat) if player.seat != seat]

    def left_of(self, seat):
        return self.from_seat((seat + 1) % len(self.players))[0].seat

    def controller(self, card):
        for player in self.players:
            if any(card is one for one in player.cards_in_play):
                return player.seat
        return None

    def is_in_play(self, card):
        seat = self.controller(card)
        return seat is not None and not self.players[seat].is_out

    def host(self, alteration):
        for player in self.players:
            for unit in player.battlefield:
                if alteration in unit.attached:
                    return unit
        return None

    def fighting_against(self, unit):
        """The units that attack it or counter it."""
        found = [one for one, target in self.attacking.items() if target is unit]
        if self.countered and unit in self.countered[1]:
            found.append(self.countered[0])
        return [one for one in found if self.is_in_play(one) and not one.is_destroyed]

    # -- what cards are worth

    def attack(self, unit):
        return values.attack(self, unit)

    def life(self, card):
        return values.life(self, card)

    def is_shielded(self, card, source):
        return values.is_shielded(self, card, source)

    def is_focused(self, use, times):
        return len(self.players[use.seat].books(use.card.id)) > times

    # -- cards

    def draw(self, player, count):
        """As many as there are; outside the prepare phase nobody is hurt by an empty pile."""
        drawn = min(count, len(player.draw_pile))
        for _ in range(drawn):
            player.hand.append(player.draw_pile.pop())
        return drawn

    def mill(self, use, player, count):
        """Cards from the top of a draw pile are discarded."""
        milled = min(count, len(player.draw_pile))
        for _ in range(milled):
            player.discard_pile.append(player.draw_pile.pop())
        if milled:
            self.note_milled(player)

    def note_milled(self, player):
        """However many cards and lines: one trigger for each effect."""
        events = self.frames[-1].events
        if not any(one.what == "milled" and one.seat == player.seat for one in events):
            events.append(Event("milled", seat=player.seat))

    def shuffle(self, player):
        player.draw_pile[:] = self.shuffled(player.seat, player.draw_pile)

    def summon(self, use, card_id, onto=None):
        """A conjuration of the own pile comes into play, if there is one, and room."""
        owner = self.players[use.seat]
        player = onto or owner
        card = next((one for one in owner.conjurations if one.id == card_id), None)
        if card is None or not player.has_room:
            return None
        owner.conjurations.remove(card)
        self.enter(player, card)
        return card

    def enter(self, player, card):
        player.battlefield.append(card)
        self.frames[-1].events.append(Event("enters", card, player.seat))
        self.frames[-1].events.append(Event("entered", card, player.seat))

    def put_away(self, card):
        """Where a card goes that was discarded, or comes from play back to its owner's pile.

        What is summoned of a pile is another unit, about which nothing waits.
        """
        owner = self.players[card.owner]
        is_gone = card.is_consumed or owner.is_out
        card.clear()
        if not is_gone and card.kind == "conjuration":
            owner.conjurations.append(replace(card, attached=[]))
        elif not is_gone:
            owner.discard_pile.append(card)

    # -- dice

    def roll(self, player, kinds):
        """Dice of these types come into the active pool with the faces they show."""
        faces = self.rolls(player.seat, len(kinds))
        return [Die(kind, face) for kind, face in zip(kinds, faces, strict=True)]

    def ready(self, player, kind, face):
        player.exhausted.remove(kind)
        player.active.append(Die(kind, face))

    def exhaust_die(self, player, die):
        player.active.remove(die)
        player.exhausted.append(die.kind)

    # -- the end

    def lose(self, player):
        """A Phoenixborn is destroyed: its player is out, and all that is his alone leaves."""
        player.is_out = True
        alive = [one for one in self.players if not one.is_out]
        if len(alive) == 1:
            raise GameOver(alive[0].seat)
        for pile in (player.hand, player.draw_pile, player.discard_pile, player.conjurations):
            pile.clear()
        player.active.clear()
        player.exhausted.clear()
        for card in player.cards_in_play:
            if card.owner != player.seat:
                self.put_away(card)
        for unit in player.battlefield:
            self.attacking.pop(unit, None)
        player.battlefield.clear()
        player.spellboard.clear()


def placed(whose, zone, card):
    return in_words(whose, [one.id for one in zone], zone.index(card))


def in_words(whose, ids, at):
    """A card of a zone as both tables call it: the second one of two alike has a number."""
    often = ids[: at + 1].count(ids[at])
    return f"{whose}'s {ids[at]}" + (f" #{often}" if often > 1 else "")


def sorted_dice(dice):
    return sorted(dice, key=lambda die: (DICE.index(die.kind), FACES.index(die.face)))
