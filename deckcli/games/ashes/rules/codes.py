"""Numbers for the words of the game, so that no text is compared during play."""

from __future__ import annotations

from typing import Final

from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.listening import OWN_KIND
from deckcli.engine.modifiers import OWN_UNTIL

FIRST_FIVE: Final = 5  # cards in the first hand, and after each draw step
DICE: Final = 0  # the purpose of random numbers for rolls
DIE_SIDES: Final = 6

# Kinds of cards. Spells are those from READY on.
PHOENIXBORN: Final = 0
ALLY: Final = 1
CONJURATION: Final = 2
READY: Final = 3
ACTION: Final = 4
REACTION: Final = 5
ALTERATION: Final = 6
CONJURED: Final = 7  # alterations of a conjuration pile
KINDS: Final = (
    "phoenixborn", "ally", "conjuration", "ready_spell", "action_spell", "reaction_spell",
    "alteration_spell", "conjured_alteration_spell",
)  # fmt: skip

# Faces of dice. A kind of die is `LEVELS * type + level`, and a die pays for its level and below.
POWER: Final = 0
CLASS: Final = 1
BASIC: Final = 2
LEVELS: Final = 3
FACES: Final = ("power", "class", "basic")

# Actions that a cost may take.
NO_ACTION: Final = 0
MAIN: Final = 1
SIDE: Final = 2

# Stats that modifiers and abilities change.
ATTACK: Final = 0
LIFE: Final = 1
RECOVER: Final = 2
UNIT_GUARD: Final = 3
BATTLE_ADVANTAGE: Final = 4
BYPASS: Final = 5
UNAFFECTED: Final = 6  # by spells of opponents
COUNTS_AS_ALLY: Final = 7
CANNOT_BE_ALTERED: Final = 8
ATTACHES_TO: Final = 9  # the amount is the place of a filter in `AshesRules.hosts`
BLANKS: Final = 10  # the host has only its inexhaustible abilities
TAKES_ABILITY: Final = 11  # the host has not the ability of this skill
DISCOUNT: Final = 12  # focus: the activation costs so many basic dice less
OTHER_COST: Final = 13  # focus: the activation may be paid in another way
LASTS_ON_STATUS: Final = 14  # the card is discarded when it has no status token left

# Events.
DECLARES: Final = 0  # a player is declaring attackers
DECLARED: Final = 1  # a player has declared attackers
TARGETED: Final = 2  # a unit would be the target of an effect
WOULD_BE_DEALT: Final = 3
DEALS: Final = 4  # a unit has dealt damage by attacking or countering
IS_DEALT: Final = 5  # a unit was dealt damage by attacking or countering units
WOULD_RECEIVE: Final = 6
RECEIVED: Final = 7
DESTROYED: Final = 8
LEFT_PLAY: Final = 9  # a unit of a player has left play
ENTERS: Final = 10  # a card comes into play
MILLED: Final = 11  # a player has discarded from the draw pile
TURNS_BEGIN: Final = 12  # the player turns phase begins
ROUND_ENDS: Final = 13

# How damage came about: a number of its frame (interrupts.HOW).
BY_EFFECT: Final = 0
BY_ATTACK: Final = 1
BY_COUNTER: Final = 2
WOUNDED: Final = 3  # wounds were placed: no damage, only the question whether the card lives
DESTROY: Final = 4  # an effect destroys it
FALLEN: Final = 5  # destroyed already, for its wounds have reached its life

# Zones that words refer to.
HAND: Final = 0
DRAW_PILE: Final = 1
DISCARD: Final = 2
SPELLBOARD: Final = 3
BATTLEFIELD: Final = 4
PILE: Final = 5  # conjurations

# Flags of cards.
IN_PLAY: Final = 1
DYING: Final = 2  # destroyed, but still in its place
REMOVED: Final = 4  # goes out of the game instead of to a pile

# Tokens, as words of actions.
WOUND: Final = 0
EXHAUSTION: Final = 1
STATUS: Final = 2
TOKENS: Final = ("wound", "exhaustion", "status")

# How long a modifier lasts, beside what all games know.
UNTIL_RECOVERY: Final = OWN_UNTIL

# Phases.
SET_UP: Final = 0
PREPARE: Final = 1
TURNS: Final = 2
RECOVERY: Final = 3
ROUND_END: Final = 4
PHASES: Final = ("set_up", "prepare", "turns", "recovery", "round_end")

# Kinds of attack.
NO_ATTACK: Final = 0
ON_PHOENIXBORN: Final = 1
ON_UNIT: Final = 2

# The values of the frame of a battle: the one attacker (NONE: all of them together), the card that
# is attacked, who strikes first, then how much of a counter goes to which attacker.
ALONE: Final = 0
ATTACKED: Final = 1
AHEAD: Final = 2
SHARES: Final = 3
GONE: Final = -2  # in the place of a unit that has left play

# Windows: what a player is asked.
ASK_FIRST_FIVE: Final = 0
ASK_FIRST_PLAYER: Final = 1
ASK_PREPARE: Final = 2
ASK_ORDER: Final = 3
ASK_TURN: Final = 4
ASK_PAY: Final = 5
ASK_DISCARD: Final = 6
ASK_CHOICE: Final = 7
ASK_NUMBER: Final = 8
ASK_MAY: Final = 9
ASK_REACTION: Final = 10
ASK_ATTACKERS: Final = 11
ASK_BETWEEN: Final = 12
ASK_VICTIM: Final = 13
ASK_BLOCKERS: Final = 14
ASK_GUARD: Final = 15
ASK_STRIKE: Final = 16
ASK_COUNTER: Final = 17
ASK_SPLIT: Final = 18
ASK_MEDITATION: Final = 19
ASK_TURN_DICE: Final = 20
ASK_DIE: Final = 21
ASK_READY: Final = 22
ASK_EXHAUST_DICE: Final = 23
ASK_TOKEN: Final = 24
WINDOWS: Final = (
    "first_five", "first_player", "prepare", "order", "turn", "pay", "discard", "choice", "number",
    "may", "reaction", "attackers", "between", "victim", "blockers", "guard", "strike",
    "counter", "split", "meditation", "turn_dice", "die", "ready", "exhaust_dice", "token",
)  # fmt: skip

RESPARK: Final = {"en": "Respark", "ja": "再点火"}  # a line without a name of its own

# Verbs of actions.
CHOOSE: Final = 0
CHOOSE_PLAYER: Final = 1
CHOOSE_NUMBER: Final = 2
DONE: Final = 3
GIVE_TOKEN: Final = 4
DISCARD_CARD: Final = 5
DISCARD_TOP: Final = 6
FIRST: Final = 7  # an ability
FIRST_CARD: Final = 8
FIRST_PLAYER: Final = 9
REACT: Final = 10
PLAY: Final = 11
USE: Final = 12
ATTACK_PHOENIXBORN: Final = 13
ATTACK_UNIT: Final = 14
USE_POWER: Final = 15
MEDITATE: Final = 16
PASS: Final = 17
END: Final = 18
PAY: Final = 19
ACCEPT: Final = 20
DECLINE: Final = 21
ATTACKER: Final = 22
GO_ON: Final = 23
ATTACK_PLAYER: Final = 24
ATTACK_CARD: Final = 25
BLOCK: Final = 26
GUARD: Final = 27
STRIKE: Final = 28
COUNTER: Final = 29
DEAL: Final = 30
TURN_DIE: Final = 31
PICK_DIE: Final = 32
READY_DIE: Final = 33
EXHAUST_DIE: Final = 34
MOVE_TOKEN: Final = 35

# For each window, the verbs that answer it.
ANSWERS: Final = (
    (CHOOSE,), (GIVE_TOKEN,), (DISCARD_CARD, DONE), (FIRST, FIRST_CARD, FIRST_PLAYER, REACT),
    (PLAY, USE, ATTACK_PHOENIXBORN, ATTACK_UNIT, USE_POWER, MEDITATE, PASS, END), (PAY,),
    (DISCARD_CARD,), (CHOOSE, CHOOSE_PLAYER, DONE), (CHOOSE_NUMBER,), (ACCEPT, DECLINE),
    (REACT, DECLINE), (ATTACKER, DONE), (USE, GO_ON),
    (ATTACK_PLAYER, ATTACK_CARD), (BLOCK, DONE), (GUARD, DONE), (STRIKE,), (COUNTER, DECLINE),
    (DEAL,), (DISCARD_CARD, DISCARD_TOP, DONE), (TURN_DIE, DONE), (PICK_DIE, DONE),
    (READY_DIE, DONE), (EXHAUST_DIE, DONE), (MOVE_TOKEN,),
)  # fmt: skip
IDLE: Final = (DONE, DECLINE, GO_ON, PASS, END)  # verbs that do nothing

# What is heard of this game, besides what every game reports (listening.py).
ROLLS: Final = OWN_KIND  # a seat has rolled all its exhausted dice (amount)
HAS_TOKEN: Final = OWN_KIND + 1  # a seat has the first player token
ROUND_BEGINS: Final = OWN_KIND + 2  # a round (amount)
TURN_BEGINS: Final = OWN_KIND + 3  # a turn (amount) of a seat
DRAWS: Final = OWN_KIND + 4  # a seat has drawn this many cards
DISCARDS: Final = OWN_KIND + 5  # a seat has discarded a card from its hand
MILLS: Final = OWN_KIND + 6  # a seat has discarded a card from its draw pile
PAYS_DIE: Final = OWN_KIND + 7  # a seat has spent a die (amount: its kind)
COMES: Final = OWN_KIND + 8  # a card has come into play on the side of a seat
ATTACHES: Final = OWN_KIND + 9  # a card was attached to another
DEALT: Final = OWN_KIND + 10  # a card was dealt damage (amount) by another
NO_DAMAGE: Final = OWN_KIND + 11  # a card is not damaged: what hurt it does not affect it
STRUCK: Final = OWN_KIND + 12  # a card was dealt damage (amount) by attackers, another the first
IS_WOUNDED: Final = OWN_KIND + 13  # so many wounds were put on a card
HEALS: Final = OWN_KIND + 14  # so many wounds were taken off a card
FALLS: Final = OWN_KIND + 15  # a card is destroyed
LEAVES: Final = OWN_KIND + 16  # a card leaves play (amount: its new zone, or OUT)
EXHAUSTS: Final = OWN_KIND + 17  # a card gets so many exhaustion tokens
RECOVERS: Final = OWN_KIND + 18  # a card loses so many exhaustion tokens
GETS_STATUS: Final = OWN_KIND + 19  # a card gets so many status tokens, or loses them
TURNS_DIE: Final = OWN_KIND + 20  # a die of a seat now shows another face (amount: its kind)
READIES_DIE: Final = OWN_KIND + 21  # an exhausted die of a seat is active (amount: its kind)
LOSES_DIE: Final = OWN_KIND + 22  # an active die of a seat is exhausted (amount: its kind)
GOES_OUT: Final = OWN_KIND + 23  # a seat is out of the game
PHASE: Final = OWN_KIND + 24  # a phase begins (amount)
MOVES_TOKEN: Final = OWN_KIND + 25  # a token goes from one card to another (amount: which)
USES_DIE: Final = OWN_KIND + 26  # a seat uses the power of a die (amount: its kind)
RETURNS: Final = OWN_KIND + 27  # a card was taken to the hand of a seat
DIE_ON: Final = OWN_KIND + 28  # a die was put on a card
GAINS_SIDE: Final = OWN_KIND + 29  # a seat has so many more side actions
SHOWS: Final = OWN_KIND + 30  # a seat shows a card of its hand, which it begins to play
# An ability (amount) of a card begins that nobody uses as an action.
ABILITY_BEGINS: Final = OWN_KIND + 31
ROLLS_DIE: Final = OWN_KIND + 32  # a die that a seat rolls shows a face (amount: its kind)
DIE_OFF: Final = OWN_KIND + 33  # a die on a card goes to the exhausted pool of a seat
OUT: Final = 9  # the zone of what is out of the game

# How a game ends.
LAST_STANDING: Final = OWN_ENDING  # only one Phoenixborn is left
ENDINGS: Final = ("last_standing",)
