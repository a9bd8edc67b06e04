"""Numbers for the words of the game, so that no text is compared during play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deckcli.core.packed import nested
from deckcli.core.vecs import i64, vec
from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.listening import OWN_KIND
from deckcli.engine.modifiers import OWN_UNTIL

SYMBOLS: Final = ("red", "blue", "white", "black", "green", "purple", "yellow", "brown")
WEAPONS: Final = (
    "sword", "lance", "axe", "bow", "tome", "staff", "brawl", "dragonstone", "knife", "fang",
)  # fmt: skip
TYPES: Final = ("armored", "flier", "beast", "dragon", "mirage", "monster")
ALL_TYPES: Final = 64  # the bit after those of the types
GENDERS: Final = ("male", "female")
SEATS: Final = vec[i64]([0, 1])  # walked through more quickly than a range, which is made anew
IN_TURN: Final = nested([[0, 1], [1, 0]])  # by active player: the seats in turn order
RANGES: Final = (1, 2, 3)  # front to front, front to back, back to back
LINES: Final = ("front", "back")
FRONT: Final = 0
BACK: Final = 1

# Stats that modifiers and continuous skills change.
ATTACK: Final = 0
ORBS: Final = 1  # how many orbs an attack of the unit breaks; the largest counts
RANGE: Final = 2
WEAPON: Final = 3
SYMBOL: Final = 4
LAST_PRINTED: Final = 4  # the later ones are not printed on cards
NO_CRITICAL: Final = 5
NO_EVADE: Final = 6
SUPPORT_FAILS: Final = 7
CANNOT_ATTACK: Final = 8
CANNOT_BE_BOND: Final = 9
FURTHER_NAMES: Final = 10
SKILL: Final = 11
SUPPORT_SUCCEEDS: Final = 12
SUPPORT_VALUE: Final = 13
SHARES_NAME: Final = 14  # units of the same name may stand beside it
CANNOT_DEPLOY: Final = 15
REACHES_BACK: Final = 16  # may attack the back line from anywhere
FALLS_TO_BONDS: Final = 17
LOSES_SKILL: Final = 18
LOCKED_SKILL: Final = 19  # of a seat: none of its units may use the skill
GUISE: Final = 20  # the unit looks like a face, except for its name and attack
SUPPORT_TO_BONDS: Final = 21
UNBEATEN: Final = 22  # attacks cannot destroy the unit
SHARES_SKILLS: Final = 23  # has the skills of its allies that bear a certain icon
STATS: Final = 24

# Events.
DEPLOYED: Final = 0
CLASS_CHANGES: Final = 1
ATTACKS: Final = 2
DESTROYS: Final = 3
DESTROYED: Final = 4
MOVED: Final = 5
TURN_ENDS: Final = 6
TURN_STARTS: Final = 7
ATTACK_ENDS: Final = 8
LEVELS_UP: Final = 9
EVADES: Final = 10
SKILL_DESTROYS: Final = 11
LAID: Final = 12

# What is heard at the table (engine/listening.py): who did it, with which card.
GOES_FIRST: Final = OWN_KIND
LAYS_ORBS: Final = OWN_KIND + 1  # before the game, this many (amount), and turns the leader up
TURN_BEGINS: Final = OWN_KIND + 2  # which one (amount)
DRAWS: Final = OWN_KIND + 3  # this many (amount)
DRAWS_BONUS: Final = OWN_KIND + 4  # this many (amount), for a class change
RENEWS_DECK: Final = OWN_KIND + 5  # shuffles the retreat area into a new deck
SHOWS: Final = OWN_KIND + 6  # both players see the card, which stays where it is
DISCARDS: Final = OWN_KIND + 7
PUTS: Final = OWN_KIND + 8  # openly into another zone (amount)
PUTS_ON_DECK: Final = OWN_KIND + 9  # from the hand onto the deck, unseen by others
RETREATS: Final = OWN_KIND + 10  # a unit, bond or card from the hand goes to the retreat area
BECOMES_BOND: Final = OWN_KIND + 11  # a unit that leaves the field
TURNS_DOWN: Final = OWN_KIND + 12  # a bond turns itself down
TAPS: Final = OWN_KIND + 13
UNTAPS: Final = OWN_KIND + 14
MOVES: Final = OWN_KIND + 15  # to its other line
MARCHES: Final = OWN_KIND + 16  # the whole back line
CHANGES_CLASS: Final = OWN_KIND + 17  # a unit, and the card it was before (other)
GROWS: Final = OWN_KIND + 18  # a unit, and the card that is stacked under it (other)
LEADS: Final = OWN_KIND + 19  # a unit is now the main character
COPIES: Final = OWN_KIND + 20  # a unit looks like another (other)
SKILL_BEGINS: Final = OWN_KIND + 21  # a skill (amount) that nobody chose to use now
SUPPORTS: Final = OWN_KIND + 22  # a card supports a unit (other)
FAILS_TO_SUPPORT: Final = OWN_KIND + 23  # a card does not support a unit (other)
WILL_STAY: Final = OWN_KIND + 24  # a supporting card will be deployed after combat
STEPS_IN: Final = OWN_KIND + 25  # a unit is attacked instead of another
BREAKS_OFF: Final = OWN_KIND + 26  # combat ends because one of the two has left
DOUBLES: Final = OWN_KIND + 27  # a critical hit: the attack so far (amount)
JUDGED: Final = OWN_KIND + 28  # attacker, defender (other), orbs at stake (amount; 0: no success)
IS_DESTROYED: Final = OWN_KIND + 29  # by a skill of a card (other)
TAKES_ORB: Final = OWN_KIND + 30  # an orb breaks and goes to the hand; this many are left (amount)
TURNS_ORB_UP: Final = OWN_KIND + 31
GAINS_ORB: Final = OWN_KIND + 32  # the top card of the deck
GIVES: Final = OWN_KIND + 64  # + stat: a skill (other) does something (amount) to a stat of a unit

# How a game ends.
LEADER_LOST: Final = OWN_ENDING  # a main character was destroyed with no orbs left
CARDS_LOST: Final = OWN_ENDING + 1  # neither a deck nor a retreat area
BOTH_LOST: Final = OWN_ENDING + 2  # `about`: how each seat lost
ENDINGS: Final = ("main_character_destroyed", "no_cards_left", "both_lost")

# Zones a skill can refer to.
HAND: Final = 0
DECK: Final = 1
RETREAT: Final = 2
BONDS: Final = 3

# Places where skills work, a bit for each.
ON_FIELD: Final = 1
AS_BOND: Final = 2  # face-up
IN_HAND: Final = 4
PLACES: Final = ("bond", "hand")  # what card files call the last two

ICONS: Final = (
    "CCS", "FS", "LvS", "BS", "LIS", "CP", "DV", "CF", "AS", "IS", "DB", "HS", "TS", "US",
)  # fmt: skip

UNTIL_COMBAT: Final = OWN_UNTIL

# Which fighter left the field during combat.
ATTACKER_LEFT: Final = 1
DEFENDER_LEFT: Final = 2

# Phases, for code that looks at a table.
SETUP: Final = 0
START: Final = 1
BOND: Final = 2
DEPLOY: Final = 3
ACTION: Final = 4
END: Final = 5
PHASES: Final = ("setup", "start", "bond", "deploy", "action", "end")

# Windows: what a player is asked.
ASK_MULLIGAN: Final = 0
ASK_BOND: Final = 1
ASK_DEPLOY: Final = 2
ASK_ACTION: Final = 3
ASK_CRITICAL: Final = 4
ASK_EVADE: Final = 5
ASK_ORB: Final = 6
ASK_CHOICE: Final = 7
ASK_PAY: Final = 8
ASK_ORDER: Final = 9
ASK_FLIP: Final = 10
ASK_DISCARD: Final = 11
ASK_TAP: Final = 12
ASK_NAMESAKE: Final = 13
ASK_LINE: Final = 14
WINDOWS: Final = (
    "mulligan", "bond", "deploy", "action", "critical", "evade", "orb", "choice", "pay", "order",
    "flip", "discard", "tap", "namesake", "line",
)  # fmt: skip

# Verbs of actions.
KEEP: Final = 0
REDRAW: Final = 1
LAY_BOND: Final = 2
NO_BOND: Final = 3
DO_DEPLOY: Final = 4
LEVEL_UP: Final = 5
END_DEPLOY: Final = 6
MOVE: Final = 7
DO_ATTACK: Final = 8
USE: Final = 9
END_TURN: Final = 10
CRITICAL: Final = 11
NO_CRIT: Final = 12
EVADE: Final = 13
TAKE_HIT: Final = 14
CHOOSE_ORB: Final = 15
CHOOSE: Final = 16
DONE: Final = 17
PAY: Final = 18
DECLINE: Final = 19
FIRST: Final = 20
FLIP: Final = 21
DISCARD: Final = 22
TAP: Final = 23
KEEP_UNIT: Final = 24

# For each window, the verbs that answer it.
ANSWERS: Final = (
    (KEEP, REDRAW), (LAY_BOND, NO_BOND), (DO_DEPLOY, LEVEL_UP, END_DEPLOY),
    (MOVE, DO_ATTACK, USE, END_TURN), (CRITICAL, NO_CRIT), (EVADE, TAKE_HIT), (CHOOSE_ORB,),
    (CHOOSE, DONE), (PAY, DECLINE), (FIRST,), (FLIP,), (DISCARD,), (TAP,), (KEEP_UNIT,),
    (DO_DEPLOY,),
)  # fmt: skip

# Verbs that do nothing.
IDLE: Final = (
    KEEP, NO_BOND, END_DEPLOY, END_TURN, NO_CRIT, TAKE_HIT, DONE, DECLINE,
)  # fmt: skip

# Flags of a card on the table.
TAPPED: Final = 1
FACE_DOWN: Final = 2
BEATEN: Final = 4  # destroyed, and leaves at the next check
ATTACKED: Final = 8  # it has attacked this turn
TO_BONDS: Final = 16  # when it leaves, it becomes a bond
STAYS: Final = 32  # a supporting card that is deployed when combat is over
FACE_UP: Final = 64  # an orb that was turned up


def bits(words: Sequence[str], known: tuple[str, ...]) -> int:
    """A bit for each word, by its position among the known ones."""
    mask = 0
    for at in range(len(known)):
        if known[at] in words:
            mask |= 2**at
    return mask
