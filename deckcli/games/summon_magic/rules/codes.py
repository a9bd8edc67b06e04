"""Numbers for the words of the game, so that no text is compared during play."""

from __future__ import annotations

from typing import Final

from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.listening import OWN_KIND

KINDS: Final = ("monster", "magic", "artifact", "field", "weather", "avatar")
MONSTER: Final = 0
MAGIC: Final = 1
ARTIFACT: Final = 2
FIELD: Final = 3
WEATHER: Final = 4
AVATAR: Final = 5

SUMMONS: Final = ("normal", "ex_s", "evo_l")
NORMAL: Final = 0
EX_S: Final = 1
EVO_L: Final = 2

COSTS: Final = ("none", "normal", "adv", "reference")
NO_COST: Final = 0
WHEN_DESTROYED: Final = 1
ADV: Final = 2
REFERENCE: Final = 3

# What a skill or a magic card is made of; only the first eight can be resisted.
ATTRIBUTES: Final = (
    "fire", "water", "wind", "earth", "thunder", "light", "dark", "physical", "guard", "none",
)  # fmt: skip
NO_ATTRIBUTE: Final = 9

# Passives that can be gained and lost, each a bit.
PASSIVES: Final = (
    "flying", "anti_air", "first_strike", "ranged", "resist_fire", "resist_water", "resist_wind",
    "resist_earth", "resist_thunder", "resist_light", "resist_dark", "resist_physical",
)  # fmt: skip
FLYING: Final = 1
ANTI_AIR: Final = 2
FIRST_STRIKE: Final = 4
RANGED: Final = 8
FIRST_RESISTED: Final = 4  # the place of resist_fire; those of the other attributes follow

POSITIONS: Final = ("attack", "defence")
BOOKS: Final = ("cards", "side deck")  # the decks a player may bring
WORDS: Final = (*POSITIONS, *BOOKS)  # as arguments of actions

HAND_LIMIT: Final = 7  # one more is Magic Burst
BOOST: Final = 4
ACTION_POINTS: Final = 3

# Stats that modifiers and abilities change; the last ones are those of players.
ATTACK: Final = 0
DEFENCE: Final = 1
GAINED: Final = 2  # passives
LOST: Final = 3
RECOIL: Final = 4  # how much more a recoil costs the attacker
HOLDS: Final = 5  # the size of hand a player may have
SIDE_PLAYS: Final = 6  # how often in a game a player may play magic of the side deck
STATS: Final = 7

# Events.
ENTERS: Final = 0  # a monster enters face up, or evolves; a field, weather or magic is laid
ATTACKED: Final = 1  # a monster is the target of an attack; other: the attacker
KILLS: Final = 2  # a monster destroys another one in battle
DESTROYED: Final = 3  # a monster is destroyed; other: the one that did it in battle
WOULD_BE_BURIED: Final = 4  # a destroyed monster goes to the graveyard; other: its killer
EVOLVES: Final = 5
LEAVES_SET: Final = 6  # a monster comes from a face-down set
TURN_STARTS: Final = 7
TURN_ENDS: Final = 8
GAME_STARTS: Final = 9
WAITING_EVENTS: Final = 2**ENTERS | 2**ATTACKED | 2**KILLS  # of timing skills that can be answered

# Zones that words refer to.
HAND: Final = 0
DECK: Final = 1
GRAVEYARD: Final = 2
SIDE: Final = 3

# Flags of cards.
IN_DEFENCE: Final = 1
FACE_DOWN: Final = 2
COMMANDED: Final = 4  # this turn
TURNED: Final = 8  # its position was changed by an action this turn
NEW: Final = 16  # set this turn
OF_SIDE: Final = 32  # a side card: it goes back to the side deck
EQUIPPED: Final = 64  # lies face up on a monster
COUNTER: Final = 128  # lies face down under one
BASE: Final = 256  # a monster evolved from it
OF_THIS_TURN: Final = COMMANDED | TURNED | NEW
ATTACHED: Final = EQUIPPED | COUNTER | BASE

# The values of an item's frame, after those of an event.
STATUS: Final = 4
ITEM: Final = 5
POSITION: Final = 6  # of a monster that enters
SKILL: Final = 6  # of an attack: the ability
DIRECT: Final = 7  # whether the attack was aimed at the player
SINCE: Final = 8  # the wave of the timing skills that are set off in this battle
REPLIES: Final = 9  # from here on: which skill each target counters with, as used_key()

# The status of an item.
BEGUN: Final = 0
ON_STAGE: Final = 1
CARRIED_OUT: Final = 2
NEGATED: Final = 3

# What an item is, as cards ask for it (`answers`).
ITEMS: Final = (
    "charge", "summon", "magic", "set", "attack_command", "action_command", "effect",
    "timing_skill", "position_change", "turn_end",
)  # fmt: skip
CHARGE_ITEM: Final = 0
SUMMON_ITEM: Final = 1
MAGIC_ITEM: Final = 2
SET_ITEM: Final = 3
ATTACK_ITEM: Final = 4
ACTION_ITEM: Final = 5
EFFECT_ITEM: Final = 6
SKILL_ITEM: Final = 7
TURN_ITEM: Final = 8
END_ITEM: Final = 9
ANYTHING: Final = -1  # a mask with all bits: it may be used unprompted, too

# Windows: what a player is asked.
ASK_DECK: Final = 0
ASK_ACTION: Final = 1
ASK_ANSWER: Final = 2
ASK_TARGET: Final = 3
ASK_CHOICE: Final = 4
ASK_OFFER: Final = 5
ASK_ORDER: Final = 6
ASK_DISCARD: Final = 7
ASK_SACRIFICE: Final = 8
ASK_POSITION: Final = 9
ASK_DEFENCE: Final = 10
WINDOWS: Final = (
    "deck", "action", "answer", "target", "choice", "offer", "order", "discard", "sacrifice",
    "position", "defence",
)  # fmt: skip

# Verbs of actions.
CHARGE: Final = 0
SUMMON: Final = 1
EVOLVE: Final = 2
PLAY: Final = 3
PLAY_SIDE: Final = 4
SET: Final = 5
COMMAND: Final = 6
USE: Final = 7
USE_MONSTER: Final = 8
TURN: Final = 9
END_TURN: Final = 10
PASS: Final = 11
CHOOSE: Final = 12
DONE: Final = 13
YES: Final = 14
NO: Final = 15
FIRST: Final = 16
DISCARD: Final = 17
SACRIFICE: Final = 18
ENTER: Final = 19
COUNTER_WITH: Final = 20
TAKE: Final = 21
EVADE: Final = 22
CHOOSE_DECK: Final = 23
# For each window, the verbs that answer it.
_FREELY: Final = (CHARGE, SUMMON, EVOLVE, PLAY, PLAY_SIDE, USE, USE_MONSTER)
ANSWERS: Final = (
    (CHOOSE_DECK,), (*_FREELY, SET, COMMAND, TURN, END_TURN), (*_FREELY, PASS), (CHOOSE, DONE),
    (CHOOSE, DONE), (YES, NO), (FIRST,), (DISCARD,), (SACRIFICE,), (ENTER,),
    (COUNTER_WITH, TAKE, EVADE),
)  # fmt: skip
IDLE: Final = (PASS, DONE, NO)  # verbs that do nothing

# What is heard of this game, besides what every game reports (listening.py).
GOES_FIRST: Final = OWN_KIND  # a seat begins
CALLS: Final = OWN_KIND + 1  # a seat shows its avatar
PICKS_DECK: Final = OWN_KIND + 2  # a seat plays one of its two decks (amount)
BEGINS_TURN: Final = OWN_KIND + 3  # a turn (amount) belongs to a seat
DRAWS: Final = OWN_KIND + 4  # a seat has drawn this many cards
CHARGES: Final = OWN_KIND + 5  # a seat spends an action point on it
PLAYS: Final = OWN_KIND + 6  # a seat plays a card of its hand or side deck
USES: Final = OWN_KIND + 7  # a seat uses a set card, which everybody sees now
SUMMONS_IT: Final = OWN_KIND + 8  # a seat is about to summon a card, in a position (amount)
EVOLVES_IT: Final = OWN_KIND + 9  # a seat is about to lay a card on a monster (other)
SETS: Final = OWN_KIND + 10  # a seat is about to set a card
COMMANDS: Final = OWN_KIND + 11  # a seat commands a monster: an ability (amount)
TURNS: Final = OWN_KIND + 12  # a monster has changed its position, to this one (amount)
ENDS_TURN: Final = OWN_KIND + 13  # a seat declares the end of its turn
AIMS: Final = OWN_KIND + 14  # a seat aims at a card, with another card (other)
AIMS_AT_PLAYER: Final = OWN_KIND + 15  # a monster attacks a player (seat) directly
TURNS_UP: Final = OWN_KIND + 16  # a face-down monster is shown
PAYS: Final = OWN_KIND + 17  # a seat pays a cost (amount) for a card
MILLS: Final = OWN_KIND + 18  # cards (amount) of a seat's deck go to its graveyard
IS_BURIED: Final = OWN_KIND + 19  # a card goes to its owner's graveyard
GOES_ASIDE: Final = OWN_KIND + 20  # … or back to the side deck
ENTERS_FIELD: Final = OWN_KIND + 21  # a monster is there now, in a position (amount)
ENTERS_UNSEEN: Final = OWN_KIND + 22  # … face down
EVOLVED: Final = OWN_KIND + 23  # a monster (card) was covered: it was this one (other)
IS_LAID: Final = OWN_KIND + 24  # a field, weather or continuous card lies there now
IS_EQUIPPED: Final = OWN_KIND + 25  # a card lies on or under a monster (other)
GETS_COUNTER: Final = OWN_KIND + 26  # a monster has one more counter
FIZZLES: Final = OWN_KIND + 27  # a card or skill has no effect
IS_NEGATED: Final = OWN_KIND + 28  # … because another card says so
IS_COUNTERING: Final = OWN_KIND + 29  # a target hits back with a skill (amount)
TAKES_IT: Final = OWN_KIND + 30  # a target does nothing
EVADES_IT: Final = OWN_KIND + 31  # a target cannot be reached
FIGHTS: Final = OWN_KIND + 32  # an attacker (card) and a target (other) are compared
IS_DESTROYED: Final = OWN_KIND + 33
RESISTS: Final = OWN_KIND + 34  # a monster is not destroyed by this attribute (amount)
IS_DAMAGED: Final = OWN_KIND + 35  # a monster's present number is about to fall by an amount
RECOILS: Final = OWN_KIND + 36  # a seat loses cards because a defender was stronger
BURNS: Final = OWN_KIND + 37  # a seat loses cards for unused action points
RETURNS: Final = OWN_KIND + 38  # a card goes to its owner's hand
GOES_UNDER_DECK: Final = OWN_KIND + 39
DISCARDS: Final = OWN_KIND + 40
IS_SENT: Final = OWN_KIND + 41  # a monster is sacrificed
TRIGGERS: Final = OWN_KIND + 42  # a timing skill (amount) of a card begins
CANNOT_PAY: Final = OWN_KIND + 43  # a seat would have to pay this much
STRIKES_FIRST: Final = OWN_KIND + 44  # … another one (other); amount: what the command adds
OWES: Final = OWN_KIND + 45  # a seat's destroyed card will cost it an amount
THROWS_BACK: Final = OWN_KIND + 46  # a seat is about to lose an amount to a defender (card)
GIVES: Final = OWN_KIND + 64  # plus a stat: an ability (other) changes it by an amount

# How a game ends.
DIRECT_ATTACK: Final = OWN_ENDING
MAGIC_BURST: Final = OWN_ENDING + 1
EXHAUSTION: Final = OWN_ENDING + 2
UNPAYABLE: Final = OWN_ENDING + 3
EMPTY_DRAW: Final = OWN_ENDING + 4
ENDINGS: Final = ("direct_attack", "magic_burst", "exhaustion", "unpayable_cost", "empty_draw")
