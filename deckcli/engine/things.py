"""What a group, a choice or a price is about: cards, players, or things that only one game has.

Things of every kind are small numbers: the id of a card, a seat, the place of a die.
"""

from __future__ import annotations

from typing import Final

CARDS: Final = 0
PLAYERS: Final = 1
NUMBERS: Final = 2  # a number that somebody has chosen; there are no groups of them
OWN_THINGS: Final = 3  # a game's own kinds begin here: dice, coins, tokens

ANY_KIND: Final = -1  # a word that fits things of every kind
SAME_KIND: Final = -2  # an argument that is about what the whole filter is about
