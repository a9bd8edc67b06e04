"""What lies open at a table of Cipher, for the witness of the contract (tests/contract/witness.py).

The story tells everything else that is shown.
"""

from deckcli.games.cipher.rules.codes import FACE_UP


def sees(state, card, zone, *, mine):
    """Whether a card in a zone, one's own or a foreign one, lies so that one sees it."""
    if zone == "orbs":
        return state.flags[card] & FACE_UP
    if zone == "deck":
        return False
    if zone == "hand" or state.turn == 0:  # main characters are turned up after the mulligans
        return mine
    return True
