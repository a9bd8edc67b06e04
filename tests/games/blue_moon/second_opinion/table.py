"""A table of the second opinion: where cards lie, how they come from one place to another."""

from dataclasses import replace

from blue_moon.second_opinion.nouns import GameOver, Ship
from blue_moon.second_opinion.values import View
from second_opinion_common.question import Question

DRAGONS = 3


class Table:
    """Both players, whose turn it is, the contested element, and what this turn has brought."""

    def __init__(self, players, *, active, element, turn, chance):
        self.players = players
        self.active = active
        self.element = element  # none before a fight has begun
        self.turn = turn
        self.chance = chance  # tells how cards were shuffled, and which was drawn unseen

    @property
    def is_thought(self):
        """Whether somebody only considers what might be."""
        return self.chance is None

    @property
    def view(self):
        return View(self)

    @property
    def player(self):
        return self.players[self.active]

    @property
    def foe(self):
        return self.players[1 - self.active]

    # -- asking

    def ask(self, seat, window, answers):
        """What a player answers; the only answer is no question."""
        if len(answers) == 1:
            return next(iter(answers.values()))
        answer = yield Question(seat, window, sorted(answers))
        return answers[answer]

    def ask_card(self, seat, window, verb, cards, otherwise=()):
        answers = {f"{verb} {card.id}": card for card in cards} | dict(otherwise)
        return self.ask(seat, window, answers)

    def offer(self, seat):
        return self.ask(seat, "offer", {"yes": True, "no": False})

    def choose_laid(self, seat, cards, *, is_forced=False):
        """One of several cards on the table; none if there is none or none is wanted."""
        if not cards:
            return None
        answers = {f"choose {laid.card.id}": laid for laid in cards}
        if not is_forced:
            answers["done"] = None
        return (yield from self.ask(seat, "choice", answers))

    def choose_of_hidden_hand(self, seat):
        """A card of the enemy's hand that nobody sees, or one that is laid open."""
        foe = self.players[1 - seat]
        if not foe.hand:
            return None
        answers = {f"choose {card.id}": card for card in foe.hand if card in foe.open}
        if len(answers) < len(foe.hand):
            answers[f"blind p{foe.seat + 1}"] = "blind"
        card = yield from self.ask(seat, "choice", answers)
        if card == "blind":
            unseen = [one for one in foe.hand if one not in foe.open]
            if self.is_thought:
                return unseen[0]
            card = self.chance.drawn(foe.seat, unseen)
        return card

    def any_number(self, seat, act=lambda card: None):
        """Cards of a hand, as many as its player likes, in the order in which they are named.

        Something may happen to each before the next is named.
        """
        cards, chosen = self.players[seat].hand[:], []
        while cards:
            card = yield from self.ask_card(seat, "choice", "choose", cards, {"done": None})
            if card is None:
                break
            chosen.append(card)
            act(card)
            # in which order is all the same to somebody who only considers it
            cards = cards[cards.index(card) + 1 :] if self.is_thought else _without(cards, card)
        return chosen

    def discard_of(self, seat, amount, window, fits=lambda card: True):
        """So many cards of a hand, one after the other."""
        player = self.players[seat]
        for _ in range(amount):
            cards = [card for card in player.hand if fits(card)]
            if not cards:
                return
            if self.is_thought and seat != self.active:
                cards = cards[:1]
            card = yield from self.ask_card(seat, window, "discard", cards)
            self.discard_card(player, card)

    # -- hands, decks and piles

    def can_take(self, seat, *, is_from_deck=False):
        """Whether a player may take one more card into the hand."""
        player, said = self.players[seat], self.view.said(1 - seat, "hand_takes_below")
        if any(len(player.hand) >= limit for limit in said):
            return False
        return not is_from_deck or bool(player.deck and not self.is_deck_shut(seat))

    def is_deck_shut(self, seat):
        """Whether no more cards may be taken from a deck."""
        view = self.view
        if 0 in view.said(1 - seat, "deck_gives"):
            return True
        limits = view.said(1 - seat, "deck_gives_on_a_turn")
        return seat == self.active and any(self.turn.taken >= limit for limit in limits)

    def room_to_take(self, seat):
        """How many cards the limits leave, whatever becomes of them."""
        room, view = len(self.players[seat].deck), self.view
        for limit in view.said(1 - seat, "hand_takes_below"):
            room = min(room, limit - len(self.players[seat].hand))
        if seat == self.active:
            for limit in view.said(1 - seat, "deck_gives_on_a_turn"):
                room = min(room, limit - self.turn.taken)
        return room

    def may_draw_no_more(self, seat):
        return bool(self.view.said(1 - seat, "no_more_draws"))

    def count_taken(self, seat):
        if seat == self.active:
            self.turn.taken += 1

    def draw(self, seat):
        player = self.players[seat]
        if self.can_take(seat, is_from_deck=True):
            self.take(player, player.deck.pop(), is_from_deck=True)

    def take(self, player, card, *, is_from_deck=False):
        player.hand.append(card)
        if is_from_deck:
            self.count_taken(player.seat)

    def refill(self, player):
        while len(player.hand) < 6 and self.can_take(player.seat, is_from_deck=True):
            self.draw(player.seat)

    def leave_hand(self, player, card):
        player.hand.remove(card)
        player.open.discard(card)

    def discard_card(self, player, card):
        """From the hand."""
        self.leave_hand(player, card)
        self.to_pile(player, card)

    def to_pile(self, player, card):
        (player.leadership if card.kind == "leadership" else player.discard).append(card)
        self.notice_running_out(player)

    def notice_running_out(self, player):
        """Who was the first to have neither hand nor deck stays so, though cards may come back."""
        if player.is_out_of_cards and not self.players[1 - player.seat].has_run_out:
            player.has_run_out = True

    def recycle(self, player):
        if player.discard:
            player.deck += player.discard
            player.discard = []
            self.shuffle_deck(player)

    def shuffle_deck(self, player):
        if not self.is_thought:
            player.deck[:] = self.chance.shuffled(player.seat, player.deck)

    def shuffle_discard(self, player):
        if not self.is_thought:
            player.discard[:] = self.chance.shuffled(player.seat, player.discard)

    # -- the areas

    def lift(self, laid):
        """A card leaves its area."""
        player = self.players[laid.seat]
        (player.combat if laid in player.combat else player.support).remove(laid)

    def throw(self, laid):
        self.lift(laid)
        self.to_pile(self.players[laid.seat], laid.card)

    def clear(self, player):
        for laid in player.table:
            self.throw(laid)

    def discard_landed(self):
        player = self.player
        for ship in player.landed:
            for card in [ship.card, *ship.cargo]:
                self.to_pile(player, card)
        player.landed = []

    # -- dragons

    def attract(self, seat):
        """A dragon of the enemy's goes back first; who has all three wins with one more."""
        player, foe = self.players[seat], self.players[1 - seat]
        if foe.dragons:
            foe.dragons -= 1
        elif player.dragons == DRAGONS:
            raise GameOver(seat)
        else:
            player.dragons += 1

    def end_if_somebody_is_out(self):
        if any(player.is_out_of_cards for player in self.players):
            self.end_game()

    def end_game(self):
        for player in self.players:
            if player.dragons:
                raise GameOver(player.seat)
        raise GameOver(1 if self.players[0].has_run_out else 0)

    # -- considering

    def copy(self):
        """Another table just like this one."""
        twins = {laid: replace(laid) for player in self.players for laid in player.table}
        for twin in twins.values():
            twin.chosen = twins.get(twin.chosen)
        return type(self)(
            [_copied(player, twins) for player in self.players],
            active=self.active,
            element=self.element,
            turn=replace(self.turn, plays=self.turn.plays[:], used=self.turn.used[:]),
            chance=None,
        )

    def key(self):
        """What tells this table from another one in the same turn."""
        turn = self.turn
        plays = sorted((play.card.id, play.kind, play.counts) for play in turn.plays)
        last = (turn.plays[-1].card.id, turn.plays[-1].pair) if turn.plays else None
        return (
            *(_told(player) for player in self.players),
            *(self.element, tuple(plays), last, turn.loads, turn.is_stopped, turn.phase),
        )


def _without(cards, card):
    return [one for one in cards if one is not card]


def _copied(player, twins):
    return replace(
        player,
        deck=player.deck[:],
        hand=player.hand[:],
        discard=player.discard[:],
        leadership=player.leadership[:],
        open=set(player.open),
        combat=[twins[laid] for laid in player.combat],
        support=[twins[laid] for laid in player.support],
        ships=[Ship(ship.card, ship.cargo[:]) for ship in player.ships],
        landed=[Ship(ship.card, ship.cargo[:]) for ship in player.landed],
    )


def _told(player):
    table = [
        (one.card.id, one.is_active, one.is_bluff, one.is_used, one.chosen and one.chosen.card.id)
        for one in player.table
    ]
    ships = [
        (ship.card.id, *(card.id for card in ship.cargo)) for ship in player.ships + player.landed
    ]
    return sorted(card.id for card in player.hand), sorted(table, key=str), ships
