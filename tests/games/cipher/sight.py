"""What lies open at a table of Cipher, for the witness of the contract (tests/contract/witness.py).

Everything else that is shown is heard.
"""

from deckcli.engine.listening import SHUFFLES
from deckcli.games.cipher.rules.codes import FACE_UP, PUTS, RENEWS_DECK, RETREAT, SHOWS

SHUFFLED = {SHUFFLES: False, RENEWS_DECK: True}  # kinds, and whether a new deck is made
SHOWN = SHOWS
PUT = PUTS
PILE = RETREAT  # where cards are put of which a new deck is made


def sees(state, card, zone, *, mine):
    """Whether a card in a zone, one's own or a foreign one, lies so that one sees it."""
    if zone == "orbs":
        return state.flags[card] & FACE_UP
    if zone == "deck":
        return False
    if zone == "hand" or state.turn == 0:  # main characters are turned up after the mulligans
        return mine
    return True
