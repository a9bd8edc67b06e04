"""What a seat knows, worked out a second time from what everybody could see happen."""

import pytest
from conftest import Rig

from deckcli.engine.state import UNKNOWN
from deckcli.engine.views import view_of
from deckcli.games.playing import seated

STARTERS = ("cipher/s01-marth", "cipher/s02-chrom")  # no card of theirs looks into a deck


class Witness:
    """Somebody at a seat who remembers every face that lay open and forgets what is shuffled.

    It looks at where cards lie, never at the knowledge the engine keeps.
    """

    def __init__(self, seat):
        self.seat, self.known, self.decks, self.retreats = seat, {}, {}, {}

    def look(self, state):
        for owner, player in enumerate(state.players):
            deck, before = player.deck, self.decks.get(owner, set())
            if any(card not in before for card in deck):
                # cards went into the deck and were shuffled; some may be drawn again by now
                for card in (*deck, *before, *self.retreats.get(owner, ())):
                    self.known.pop(card, None)
            self.decks[owner], self.retreats[owner] = set(deck), set(player.retreat)
            open_cards = [*player.front, *player.back, *player.bonds, *player.retreat]
            if player.support != -1:
                open_cards.append(player.support)
            for unit in (*player.front, *player.back):
                below = state.below[unit]
                while below != -1:
                    open_cards.append(below)
                    below = state.below[below]
            if state.phase == 0:
                open_cards = [player.leader] if owner == self.seat else []
            if owner == self.seat:
                open_cards += player.hand
            for card in open_cards:
                self.known[card] = state.faces[card]


@pytest.fixture(scope="module")
def starters(library, rigs):
    game = rigs["cipher"].game
    decks = seated(game, [library.deck(name).deck for name in STARTERS])
    return Rig(game, lambda seed: decks[:: 1 if seed % 2 else -1])


@pytest.mark.parametrize("seed", range(12))
def test_a_view_shows_what_a_witness_remembers(starters, seed):
    rig = starters
    witnesses = [Witness(0), Witness(1)]
    for state in rig.walk(seed):
        for witness in witnesses:
            witness.look(state)
            shown = view_of(rig.game, state, witness.seat).state.faces
            seen = {card: face for card, face in enumerate(shown) if face != UNKNOWN}
            leaks = {card: face for card, face in seen.items() if card not in witness.known}
            assert not leaks
            forgotten = {card for card in witness.known if card not in seen}
            assert not forgotten
            assert seen == {card: witness.known[card] for card in seen}
