"""What lies open at a table of Ashes, for the witness of the contract (tests/contract/witness.py).

Everything else that is shown is heard.
"""

from deckcli.engine.listening import SHUFFLES
from deckcli.games.ashes.rules.codes import SET_UP, SHOWS

SHUFFLED = {SHUFFLES: False}  # kinds, and whether a new deck is made
SHOWN = SHOWS
PUT = PILE = None  # nothing is put anywhere openly that would not lie open there


def sees(state, card, zone, *, mine):
    """Whether a card in a zone, one's own or a foreign one, lies so that one sees it."""
    if zone == "deck":
        return mine and state.phase == SET_UP  # who has yet to choose the first five
    if zone == "hand":
        return mine
    if zone == "removed" and state.players[state.owners[card]].is_out:
        return mine  # hand and draw pile left the game unseen by others
    return True
