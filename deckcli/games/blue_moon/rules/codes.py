"""Numbers for the words of the game, so that no text is compared during play."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.listening import OWN_KIND

SEATS: Final = vec[i64]([0, 1])  # walked through more quickly than a range, which is made anew
ELEMENTS: Final = ("fire", "earth")
FIRE: Final = 0
EARTH: Final = 1
BLANK: Final = 2  # a bluff icon that fits neither
BLUFFS: Final = ("fire", "earth", "blank")
GANGS: Final = ("cool", "top", "fun", "no")
TAGS: Final = ("storm", "flood", "caterpillar", "laughing")

KINDS: Final = (
    "character", "booster", "support", "leadership", "ship", "hyla", "achievement",
    "interference", "leader", "emissary", "inquisitor",
)  # fmt: skip
CHARACTER: Final = 0
BOOSTER: Final = 1
SUPPORT: Final = 2
LEADERSHIP: Final = 3
SHIP: Final = 4
HYLA: Final = 5
ACHIEVEMENT: Final = 6
INTERFERENCE: Final = 7
LEADER: Final = 8
FIGHTING: Final = 3  # kinds below this one are played in fights
LED: Final = 7  # kinds from FIGHTING to here are played in the leadership phase

ICONS: Final = (
    "shield_fire", "shield_earth", "stop", "retrieve", "free", "pair", "gang", "bluff",
    "protected", "replace",
)  # fmt: skip
SHIELD_FIRE: Final = 1  # icons are bits
SHIELD_EARTH: Final = 2
STOP: Final = 4
RETRIEVE: Final = 8
FREE: Final = 16
PAIR: Final = 32
GANG: Final = 64
BLUFF: Final = 128
PROTECTED: Final = 256
REPLACE: Final = 512

PEOPLES: Final = (
    "hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka", "mutant",
)  # fmt: skip
BUKA: Final = 8

# What a text does all the time, each a bit in `touches` of a face and of a side.
IGNORES: Final = 0  # what comes first changes values and icons, in layers
ZEROES: Final = 1
RAISES: Final = 2
MULTIPLIES: Final = 3
RAISES_TOTAL: Final = 4
FORBIDS: Final = 5
PLAYS_AT_MOST: Final = 6
ACTIVE_AT_MOST: Final = 7
DRAWS_AT_MOST: Final = 8
HAND_AT_MOST: Final = 9
NO_EXTRA_DRAWS: Final = 10
MAY_PLAY_MORE: Final = 11
FREES_NEXT: Final = 12
IS_FREE_IF: Final = 13
ONLY_IF: Final = 14
WAIVES: Final = 15
KEEPS_ACTIVE: Final = 16
DEMANDS: Final = 17
DEMANDS_PLAY: Final = 18
DOUBLES_DEMAND: Final = 19
DRAGONS: Final = 20
NO_CALL: Final = 21
STORM: Final = 22
FLOOD: Final = 23
HAND_PLAYS: Final = 24
CRYSTALS: Final = 25
ATTACKS_AGAIN: Final = 26
INTERFERES: Final = 27
AIMS: Final = 28  # it is about one card that its player chooses
USES: Final = 29  # it may be used once on a turn
DEPENDS: Final = 30  # what it changes in layers depends on more than the cards in play
INTRICATE: Final = 31  # what it changes in layers cannot be told card by card
LAYERED: Final = 31  # the bits of those that are computed in layers
BOONS: Final[int] = 2**RAISES | 2**MULTIPLIES | 2**RAISES_TOTAL  # those that make values higher
LAYERS: Final = 7
# Those of one's own cards that change what further cards are worth, or whether they may be played.
CHANGES_PLAYS: Final[int] = (
    LAYERED | 2**MAY_PLAY_MORE | 2**FREES_NEXT | 2**IS_FREE_IF | 2**ONLY_IF | 2**WAIVES
    | 2**KEEPS_ACTIVE | 2**HAND_PLAYS | 2**ATTACKS_AGAIN | 2**AIMS | 2**USES
)  # fmt: skip
BARS_PLAYS: Final = 2**FORBIDS | 2**PLAYS_AT_MOST  # and those of the opponent's

# Rows of `State.values`: for each card in an area what it is worth now, and what works. There are
# none as long as no text changes anything in layers, and only two as long as nothing is ignored.
FIRES: Final = 0
EARTHS: Final = 1
SHOWN: Final = 2  # the icons that work
IGNORED: Final = 3  # 1: the text does not work
UNVALUED: Final = 4  # 1: the values do not count

# When a text works, as card files say it.
TIMINGS: Final = (
    "on_play", "while_active", "this_turn", "my_turns", "once_per_turn", "start_of_turn",
    "leadership_phase", "after_booster_support", "end_of_turn", "after_turn", "landing_turn",
    "demand", "interference",
)  # fmt: skip
ON_PLAY: Final = 0  # the places of some of them
ONCE_PER_TURN: Final = 4
INTERFERENCE_TIME: Final = 12

# Phases of a turn.
SETUP: Final = 0
START: Final = 1
BEGINNING: Final = 2
LEADING: Final = 3
ENGAGEMENT: Final = 4
CHARACTERS: Final = 5
SUPPORTS: Final = 6
AFTER: Final = 7
ANNOUNCEMENT: Final = 8
REFILL: Final = 9
END: Final = 10
PHASES: Final = (
    "setup", "start", "beginning", "leadership", "engagement", "character", "support", "after",
    "announcement", "refill", "end",
)  # fmt: skip

# Windows: what a player is asked.
ASK_BEGINNING: Final = 0
ASK_LEADERSHIP: Final = 1
ASK_ENGAGE: Final = 2
ASK_DECLINE: Final = 3
ASK_CHARACTER: Final = 4
ASK_SUPPORT: Final = 5
ASK_DEMAND: Final = 6
ASK_ELEMENT: Final = 7
ASK_TARGET: Final = 8
ASK_CALL: Final = 9
ASK_ORDER: Final = 10
ASK_OFFER: Final = 11
ASK_CHOICE: Final = 12
ASK_DISCARD: Final = 13
ASK_PAY: Final = 14
ASK_INTERFERE: Final = 15
WINDOWS: Final = (
    "beginning", "leadership", "engage", "decline", "character", "support", "demand", "element",
    "target", "call", "order", "offer", "choice", "discard", "pay", "interfere",
)  # fmt: skip

# Verbs of actions.
LAND: Final = 0
RETRIEVES: Final = 1
DISCARD: Final = 2
USE: Final = 3
DONE: Final = 4
PLAY: Final = 5
REPLACES: Final = 6
FIGHT: Final = 7
RETREAT: Final = 8
DECLINE: Final = 9
PLAY_BLUFF: Final = 10
LOAD: Final = 11
CONCEDE: Final = 12
ANNOUNCE: Final = 13
CHOOSE: Final = 14
CALL: Final = 15
LET_STAND: Final = 16
FIRST: Final = 17
YES: Final = 18
NO: Final = 19
BLIND: Final = 20
INTERFERE: Final = 21
LET_BE: Final = 22
COVER: Final = 23

# For each window, the verbs that answer it.
ANSWERS: Final = (
    (LAND, DISCARD, RETRIEVES, USE, DONE), (PLAY, REPLACES, USE, DONE),
    (USE, FIGHT, RETREAT, DECLINE), (DISCARD, DONE), (PLAY, COVER, USE, DONE),
    (PLAY, PLAY_BLUFF, LOAD, USE, DONE), (DISCARD, CONCEDE), (ANNOUNCE,), (CHOOSE,),
    (CALL, LET_STAND), (FIRST,), (YES, NO), (CHOOSE, LOAD, PLAY, BLIND, DONE),
    (DISCARD,), (DISCARD,),
    (INTERFERE, LET_BE),
)  # fmt: skip
IDLE: Final = (DONE, CONCEDE, LET_STAND, NO, LET_BE)  # verbs that do nothing

# Zones that texts refer to.
HAND: Final = 0
DECK: Final = 1
DISCARDED: Final = 2
PILE: Final = 3  # leadership cards that were played
COMBAT: Final = 4  # active and inactive cards
SHIPS: Final = 5
ACHIEVED: Final = 6
AREAS: Final = 7  # combat and support area

# What is heard at the table (engine/listening.py): who did it, with which card.
GOES_FIRST: Final = OWN_KIND
TURN_BEGINS: Final = OWN_KIND + 1  # which one (amount)
DRAWS: Final = OWN_KIND + 2  # this many (amount)
ATTRACTS: Final = OWN_KIND + 3  # a dragon; so many (amount) are on that side now
LOSES_DRAGON: Final = OWN_KIND + 4  # a dragon of the other side returns; so many (amount) stay
DISCARDS: Final = OWN_KIND + 5  # from anywhere
TAKES_BACK: Final = OWN_KIND + 6  # into the hand, known to all
STEPS_BACK: Final = OWN_KIND + 7  # so many (amount) cards become inactive
CHANGES_ELEMENT: Final = OWN_KIND + 8  # to this one (amount)
ANNOUNCES: Final = OWN_KIND + 9  # so much power (amount)
SHIELDED: Final = OWN_KIND + 10  # behind the shield of a card
REVEALS: Final = OWN_KIND + 11  # a bluff is turned up
RETREATS: Final = OWN_KIND + 12  # and so many dragons (amount) follow
DISCLOSES: Final = OWN_KIND + 13  # so many cards (amount) of the hand
PUTS_UNDER: Final = OWN_KIND + 14  # a card of the hand under the deck
MILLS: Final = OWN_KIND + 15  # the top card of the deck is discarded
RETURNS: Final = OWN_KIND + 16  # so many (amount) cards are shuffled into the deck
TURNS_UP: Final = OWN_KIND + 17  # a card of the deck is shown
LEAVES_SHIP: Final = OWN_KIND + 18  # a landed ship is discarded
TEXT_BEGINS: Final = OWN_KIND + 19  # a text (amount) that nobody chose to use now
DEMAND_STANDS: Final = OWN_KIND + 20  # the demand of a card is not met
LOADS: Final = OWN_KIND + 21  # a card lies on a ship (other)
CANCELS: Final = OWN_KIND + 22  # a played card has no effect and is discarded
DRAWS_FROM_DISCARD: Final = OWN_KIND + 23  # this many (amount)

GIVES: Final = OWN_KIND + 32  # + row: a text of a card (other) changes a value by so much (amount)
GIVES_NOTHING: Final = OWN_KIND + 40  # values of a card do not count because of another (other)
RAISES_POWER: Final = OWN_KIND + 41  # a card raises a total by so much (amount)
COUNTS_ANEW: Final = OWN_KIND + 42  # what cards have changed so far is void: all is counted again

# How a game ends.
FOUR_DRAGONS: Final = OWN_ENDING  # a fourth dragon was attracted
MORE_DRAGONS: Final = OWN_ENDING + 1  # somebody is out of cards; dragons decide
FIRST_OUT: Final = OWN_ENDING + 2  # no dragons: who was out of cards first has lost
ENDINGS: Final = ("four_dragons", "dragons_at_the_end", "out_of_cards")

BLIND_DRAWS: Final = 0  # what random numbers are for, beside shuffles

MOST_DRAGONS: Final = 3
HAND_SIZE: Final = 6
MANY_CARDS: Final = 6  # in areas: two dragons instead of one
MOST_DECLINED: Final = 3
ANY_NUMBER: Final = 99
