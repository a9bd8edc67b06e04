"""What a demand or a price asks for: cards of the hand, none of them superfluous."""

from itertools import combinations


class Need:
    """Piles of cards, each with its own sum; no card counts for two of them."""

    def __init__(self, *piles):
        self.piles = piles

    def doubled(self):
        return Need(*(pile.doubled() for pile in self.piles))

    def can_be_paid(self, hand):
        return can_pay_all([self], hand)


class Pile:
    """Cards whose numbers reach an amount; either of several numbers will do."""

    def __init__(self, amount, *numbers):
        self.amount, self.numbers = amount, numbers

    def doubled(self):
        return Pile(2 * self.amount, *self.numbers)

    def is_met(self, cards):
        return any(sum(map(number, cards)) >= self.amount for number in self.numbers)

    def ways(self, hand):
        """Every set of cards that reaches the amount, and would not without one of them."""
        found = []
        for size in range(1, len(hand) + 1):
            for cards in combinations(hand, size):
                smaller = combinations(cards, size - 1)
                if self.is_met(cards) and not any(map(self.is_met, smaller)):
                    found.append(set(cards))
        return found


def can_pay_all(needs, hand):
    """Whether there are cards enough for all of them."""
    piles = [pile for need in needs for pile in need.piles]
    return _can_pay(piles, frozenset(hand))


def _can_pay(piles, hand):
    if not piles:
        return True
    return any(_can_pay(piles[1:], hand - way) for way in piles[0].ways(sorted(hand, key=id)))


def fire(card):
    return card.value("fire")


def earth(card):
    return card.value("earth")


def moons(card):
    return card.moons


def characters(card):
    return int(card.kind == "character")
