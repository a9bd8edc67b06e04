"""Numbers that stand for the words of the game, so that nothing is compared as text in play."""

from __future__ import annotations

from typing import Final

SUITS: Final = ("spade", "heart", "diamond", "club")
RANKS: Final = ("Joker", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
TYPES: Final = ("summon", "turn", "battle", "quick_magic", "magic", "triggered")
KINDS: Final = ("soldier", "bulwark")

HAND_SIZE: Final = 7  # when the game begins, and after End
UNCOUNTED: Final = 10  # so many cards in a deck, or more: only its owner may count them

# Stats that modifiers and abilities change.
NUMBER: Final = 0
CANNOT_ATTACK: Final = 1
AT_ONCE: Final = 2  # may attack on the turn it came, whatever else it says
FREE: Final = 3  # actions of a type cost nothing

# Events.
DIES: Final = 0  # a character goes from the field to the graveyard
IS_JUDGED: Final = 1  # a blocker meets its attacker

# Zones an action can speak of.
HAND: Final = 0
DECK: Final = 1
GRAVEYARD: Final = 2

# Flags of a card on the field.
DRIVEN: Final = 1
FACE_DOWN: Final = 2
NEW: Final = 4  # it came this turn
CHARACTER: Final = 8  # it is a character itself, not one of the further cards of one
BULWARK: Final = 10  # both flags of a bulwark; a soldier has the second alone

# The values of an action's frame. The target is a card, a seat, or the place of an action.
STATUS: Final = 0
PLACE: Final = 1  # actions further up on the stage have a larger one
TARGET: Final = 2
ORDER: Final = 3  # from here on: cards in the order in which somebody puts them away

# The status of an action.
BEING_RAISED: Final = 0
ON_STAGE: Final = 1
RESOLVING: Final = 2

# Windows: what a player is asked.
ASK_ACTION: Final = 0
ASK_RESPONSE: Final = 1
ASK_DRIVE: Final = 2
ASK_DISCARD: Final = 3
ASK_SACRIFICE: Final = 4
ASK_KEY: Final = 5
ASK_TARGET: Final = 6
ASK_ATTACKERS: Final = 7
ASK_BLOCKERS: Final = 8
ASK_CHOICE: Final = 9
ASK_DECISION: Final = 10
ASK_ORDER: Final = 11
WINDOWS: Final = (
    "action", "response", "drive", "discard", "sacrifice", "key", "target", "attackers",
    "blockers", "choice", "decision", "order",
)  # fmt: skip

# Verbs of actions.
RAISE: Final = 0
DRIVE: Final = 1
DISCARD: Final = 2
SACRIFICE: Final = 3
KEY: Final = 4
AIM_AT_CARD: Final = 5
AIM_AT_PLAYER: Final = 6
AIM_AT_ACTION: Final = 7
PASS: Final = 8
ATTACKER: Final = 9
BLOCK: Final = 10
DONE: Final = 11
CHOOSE: Final = 12
DECIDE: Final = 13
PUT: Final = 14

# For each window the verbs of its answers.
ANSWERS: Final = (
    (RAISE,), (RAISE, PASS), (DRIVE,), (DISCARD,), (SACRIFICE,), (KEY,),
    (AIM_AT_CARD, AIM_AT_PLAYER, AIM_AT_ACTION), (ATTACKER, DONE), (BLOCK, DONE), (CHOOSE, DONE),
    (DECIDE,), (PUT,),
)  # fmt: skip
