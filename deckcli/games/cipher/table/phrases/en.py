"""English. Actions have no phrases here: they are told as they are written."""

from deckcli.games.cipher.rules.codes import GENDERS, LINES, SYMBOLS, TYPES, WEAPONS

_SETUP_AND_TURNS = {
    "goes_first": "{who} goes first",
    "lays_orbs": "{who} lays {amount} orbs; the main character is {card}",
    "turn": "-- turn {turn}: {who} --",
    "stuck": "{who} can do nothing more and ends the turn",
}
_CARDS = {
    "draws": "{who} draws {amount}",
    "draws_bonus": "{who} draws {amount} for the class change",
    "shuffles": "{who} shuffles the deck",
    "renews_deck": "{who} shuffles the retreat area into a new deck",
    "shows": "{who} shows {card}",
    "discards": "{who} discards {card}",
    "puts_into_hand": "{who} puts {card} into the hand",
    "puts_into_retreat": "{who} puts {card} into the retreat area",
    "puts_into_bonds": "{who} puts {card} into the bonds",
    "puts_on_deck": "{who} puts {card} on top of the deck",
    "retreats": "{card} goes to the retreat area",
    "becomes_bond": "{card} becomes a bond",
    "turns_down": "the bond {card} is turned down",
    "takes_orb": "{who} takes the orb {card} into the hand; {amount} left",
    "takes_unseen_orb": "{who} takes an orb into the hand; {amount} left",
    "turns_orb_up": "{who} turns the orb {card} up",
    "gains_orb": "{who} lays the top card of the deck as an orb",
}
_UNITS = {
    "taps": "{card} taps",
    "untaps": "{card} untaps",
    "moves": "{card} moves to the {line} line",
    "marches": "{who}'s back line marches forward",
    "changes_class": "{other} changes class to {card}",
    "grows": "{other} is stacked under {card}",
    "leads": "{card} is the main character now",
    "copies": "{card} becomes a copy of {other}",
    "is_destroyed": "{card} is destroyed",
}
_FIGHTS = {
    "supports": "{card} supports {other} with {amount}[ ({skills})]",
    "fails_to_support": "{card} fails to support {other}: {why}",
    "same_name": "they bear the same name",
    "will_stay": "{card} is to be deployed after this combat",
    "steps_in": "{card} is attacked instead",
    "breaks_off": "combat ends: {card} is not there any more",
    "doubles": "critical hit: {amount} is doubled to {double}",
    "judged": "{one} {mine} against {other} {theirs}: {outcome}",
    "of_player": "{who}'s {unit}",
    "support": "support",
    "critical hit": "critical hit",
    "outcome_destroyed": "{unit} is destroyed[, which costs {orbs} orbs ({skills})]",
    "outcome_evades": "{unit} evades",
    "outcome_fails": "the attack fails",
    "outcome_unbeaten": "but attacks cannot destroy {unit} now",
}
_SKILLS = {
    "skill_begins": "{card}: {skill}",
    "skill_name": "{name}",
    "change": "{change}[ {until}]",
    "attack": "{unit} gets {amount:+} attack",
    "orbs": "{unit} breaks {amount:# orb|# orbs} per attack",
    "skill": "{unit} gets {words}",
    "locked_skill": "no unit of {who} can use {words}",
    "no_critical": "{unit} cannot make critical hits",
    "no_evade": "{unit} cannot be evaded while attacking",
    "no_evade_by": "{unit} cannot be evaded by {words} units while attacking",
    "reaches_back": "{unit} can attack the back line whatever the range",
    "unbeaten": "{unit} cannot be destroyed by attacks",
    "range": "{unit} gets range {words}",
    "weapon": "{unit} gets the weapon {words}",
    "symbol": "{unit} gets the {words} symbol",
    "until_combat": "until the end of the combat",
    "until_turn": "until the end of the turn",
    "until_next_turn": "until the end of {who}'s next turn",
}
_ANSWERS = {
    "chooses_nothing": "choose nothing for {skill}",
    "chooses_no_more": "choose no more for {skill}",
    "lets_support_go": "let the support go",
    "pays": "pay for {skill}",
    "does_not_pay": "do not pay for {skill}",
    "uses": "use {skill}",
    "does_not_use": "do not use {skill}",
}
_ENDINGS = {
    "ending_main_character_destroyed": "{who}'s main character was destroyed without orbs",
    "ending_no_cards_left": "{who} has neither deck nor retreat area",
    "ending_both_lost": "{reasons}",
}
_TAGS = {
    "this unit": "this unit", "this card": "this card",
    "ACT": "ACT", "AUTO": "AUTO", "CONT": "CONT", "SPEC": "SPEC", "SUPP": "SUPP",
    "SUPPATK": "SUPP, attacking", "SUPPDEF": "SUPP, defending",
    "in_bond": "as a face-up bond", "in_hand": "in the hand",
    "once_per_turn": "once per turn",
}  # fmt: skip
_WORDS = {word: word for word in (*LINES, *SYMBOLS, *WEAPONS, *TYPES, *GENDERS)}
_WORDS["flier"] = "flying"

PHRASES = {
    **_SETUP_AND_TURNS, **_CARDS, **_UNITS, **_FIGHTS, **_SKILLS, **_ANSWERS, **_ENDINGS, **_TAGS,
    **_WORDS,
}  # fmt: skip
