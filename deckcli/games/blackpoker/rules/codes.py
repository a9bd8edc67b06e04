"""Numbers for the words of the game, so that no text is compared during play."""

from __future__ import annotations

from typing import Final

from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.listening import OWN_KIND

SUITS: Final = ("spade", "heart", "diamond", "club")
RANKS: Final = ("Joker", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
TYPES: Final = ("summon", "turn", "battle", "quick_magic", "magic", "triggered")
KINDS: Final = ("soldier", "bulwark")

HAND_SIZE: Final = 7  # at the start of the game, and after End
UNCOUNTED: Final = 10  # with this many cards or more in a deck, only its owner may count them

# Stats that modifiers and abilities change.
NUMBER: Final = 0
CANNOT_ATTACK: Final = 1
AT_ONCE: Final = 2  # may attack on the turn it came, whatever else it says
FREE: Final = 3  # actions of a type cost nothing

# Events.
DIES: Final = 0  # a character goes from the field to the graveyard
IS_JUDGED: Final = 1  # a blocker meets its attacker

# Zones an action can refer to.
HAND: Final = 0
DECK: Final = 1
GRAVEYARD: Final = 2

# Flags of a card on the field.
DRIVEN: Final = 1
FACE_DOWN: Final = 2
NEW: Final = 4  # it came this turn
CHARACTER: Final = 8  # it is the character itself, not one of its further cards
BULWARK: Final = 10  # both flags of a bulwark; a soldier has only the second

# The values of an action's frame. The target is a card, a seat, or the place of an action.
STATUS: Final = 0
PLACE: Final = 1  # higher for actions further up on the stage
TARGET: Final = 2
ORDER: Final = 3  # from here on: cards in the order in which a player puts them away

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

# What is heard of this game, besides what every game reports (listening.py). For an action, the
# amount is its place in the list.
TURNS_UP: Final = OWN_KIND  # a seat shows everyone a card of its deck
GOES_FIRST: Final = OWN_KIND + 1  # a seat has turned up the higher card
BEGINS_TURN: Final = OWN_KIND + 2  # a turn (amount) belongs to a seat
DRAWS: Final = OWN_KIND + 3  # a seat has drawn this many cards
PAYS_LIFE: Final = OWN_KIND + 4  # this much; any card lost is now on top of the graveyard
TAKES_DAMAGE: Final = OWN_KIND + 5  # likewise, but not as a payment
DISCARDS: Final = OWN_KIND + 6  # a seat has discarded a card
RAISES: Final = OWN_KIND + 7  # a seat has paid, shown and chosen everything for the running action
COMES_UP: Final = OWN_KIND + 8  # an effect puts up an action, controlled by a seat
LOSES_TARGET: Final = OWN_KIND + 9  # the running action no longer has a legal target
IS_CANCELLED: Final = OWN_KIND + 10  # an action has left the stage without effect
KEEPS_TARGET: Final = OWN_KIND + 11  # an action could not be aimed at anything else
CHANGES_TARGET: Final = OWN_KIND + 12  # the running action has re-aimed another one (amount)
HAS_NO_ATTACKER: Final = OWN_KIND + 13  # a seat has nobody to attack with
HAS_NO_BLOCKER: Final = OWN_KIND + 14  # a seat has nobody to block with
FIGHTS: Final = OWN_KIND + 15  # an attacker (card) is about to meet its blockers, if any
FALLS: Final = OWN_KIND + 16  # a character is about to go to the graveyard
ENTERS: Final = OWN_KIND + 17  # a card has come to the field as a soldier
BECOMES_BULWARK: Final = OWN_KIND + 18  # a card, maybe from a soldier, lies face down on the field
BECOMES_SOLDIER: Final = OWN_KIND + 19  # a bulwark is about to become a soldier
NOBODY_ENTERS: Final = OWN_KIND + 20  # there is no card that could come to the field
IS_ARMED: Final = OWN_KIND + 21  # a soldier has been given further cards
IS_SHOWN: Final = OWN_KIND + 22  # a bulwark has been turned up, and stays a bulwark
IS_DRIVEN: Final = OWN_KIND + 23  # a character that was charged
IS_CHARGED: Final = OWN_KIND + 24  # a character that was driven
STAYS_DRIVEN: Final = OWN_KIND + 25  # a character that was to be driven already was
STAYS_CHARGED: Final = OWN_KIND + 26  # a character that was to be charged already was
RETURNS: Final = OWN_KIND + 27  # a character is about to return to the hand of a seat
TAKES_UP: Final = OWN_KIND + 28  # a seat has shown a card from deck or graveyard, and now holds it
DIGS: Final = OWN_KIND + 29  # a seat searches its deck, and this card does not fit: graveyard
FINDS: Final = OWN_KIND + 30  # this one fits: hand
FINDS_NOTHING: Final = OWN_KIND + 31  # the deck is empty
GOES_ON_DECK: Final = OWN_KIND + 32  # a card or soldier is about to go on top of a seat's deck
GOES_UNDER_DECK: Final = OWN_KIND + 33  # … or under it
LOOKS_AT_HAND: Final = OWN_KIND + 34  # a seat has looked at the hand of another (amount)

# How a game ends.
DECK_EMPTY: Final = OWN_ENDING  # a seat's deck is empty, so it has lost
DECKS_EMPTY: Final = OWN_ENDING + 1  # both are empty, so nobody has won
ENDINGS: Final = ("deck_empty", "decks_empty")
# For each window, the verbs that answer it.
ANSWERS: Final = (
    (RAISE,), (RAISE, PASS), (DRIVE,), (DISCARD,), (SACRIFICE,), (KEY,),
    (AIM_AT_CARD, AIM_AT_PLAYER, AIM_AT_ACTION), (ATTACKER, DONE), (BLOCK, DONE), (CHOOSE, DONE),
    (DECIDE,), (PUT,),
)  # fmt: skip
IDLE: Final = (PASS, DONE)  # verbs that do nothing
