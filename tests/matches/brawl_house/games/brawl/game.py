"""The brawl with cards and decks from files."""

from brawl import Brawl


class PlayableBrawl(Brawl):
    def __init__(self):
        super().__init__()
        self.most_seats = 4

    def deck(self, deck):
        return [self.face_of[card] for card, count in deck.counts().items() for _ in range(count)]


def make_game(catalog, rules):
    return PlayableBrawl()


def rule_options(info):
    return ()
