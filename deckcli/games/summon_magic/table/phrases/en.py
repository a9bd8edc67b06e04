"""English. Actions have no phrases here: they are told as they are written."""

from deckcli.games.summon_magic.rules.codes import ATTRIBUTES, BOOKS, KINDS, PASSIVES

_NAMES = {
    "set_card": "{who}'s set card {amount}",
    "face_down_monster": "{who}'s face-down monster {amount}",
    "of_player": "{who}'s {card}",
    "skill_name": "{name}",
    "an effect": "an effect",
    "in_attack": "in attack position",
    "in_defence": "in defence position",
    "attack": "attack",
    "defence": "defence",
    "command": "for the command",
    "this_turn": "this turn",
}
_SETUP_AND_TURNS = {
    "calls": "{who}'s avatar is {card}",
    "picks_deck": "{who} plays the deck under `{word}`",
    "goes_first": "{who} goes first",
    "turn": "-- turn {turn}: {who} --",
    "ends_turn": "{who} declares the end of the turn",
    "stuck": "{who} can do nothing more",
    "shuffles": "{who} shuffles the deck",
}
_ACTIONS = {
    "charges": "{who} charges",
    "summons": "{who} summons {card} {position}",
    "evolves": "{who} evolves {other} into {card}",
    "plays": "{who} plays {card}",
    "plays_side": "{who} plays {card} from the side deck",
    "uses": "{who} uses {card}, which was set",
    "sets": "{who} sets {card}",
    "commands": "{who} commands {card}: {skill}",
    "attacks_player": "{card} attacks {who} directly",
    "triggers": "{card}: {skill}",
    "takes_effect": "{card} takes effect",
    "may_be_used": "{card}: {who} may use it",
    "fizzles": "nothing comes of it[: {card}]",
    "is_negated": "{card} is negated",
    "attack_negated": "{card}'s attack is negated",
    "skill_negated": "{card}'s skill is negated",
    "summons_negated": "the summons of {card} is negated",
    "turn_negated": "{card}'s change of position is negated",
}
_CARDS = {
    "draws": "{who} draws {amount}",
    "discards": "{who} discards {card}",
    "pays": "{who} pays {amount}[ for {card}]: {cards}; {left} left in the deck",
    "mills": "{who} loses {amount:# card|# cards} of the deck[: {cards}]; {left} left",
    "recoils": (
        "recoil costs {who} {amount:# card|# cards}[ for {card}][: {cards}]; "
        "{left} left in the deck"
    ),
    "share": "{card} ({amount})",
    "burns": "unused points cost {who} {amount:# card|# cards}[: {cards}]; {left} left",
    "cannot_pay": "{who} cannot pay {amount}[ for {card}]",
    "is_buried": "{card} goes to the graveyard",
    "goes_aside": "{card} goes back to the side deck",
    "returns": "{card} goes to {who}'s hand",
    "goes_under_deck": "{card} goes under {who}'s deck",
    "is_sent": "{who} sacrifices {card}",
}
_FIELD = {
    "enters": "{card} is there {position}",
    "enters_unseen": "{who} lays {card} face down as a monster",
    "has_evolved": "{other} has become {card}",
    "turns": "{card} is {position} now",
    "turns_up": "{card} is turned up",
    "is_laid": "{card} is laid",
    "is_equipped": "{other} carries {card}",
    "gets_counter": "{card} gets a counter",
    "is_damaged": "{card} is dealt {amount} damage: {stat} {before} -> {now}",
    "changes": "{card} gets {amount:+} {stat}[ {until}]: {now}",
    "gains": "{card} gains {words}[ {until}]",
    "loses": "{card} loses {words}[ {until}]",
}
_FIGHTS = {
    "counters": "{card} counters with {skill}",
    "takes_it": "{card} takes the attack",
    "evades": "{card} evades",
    "fights": "{card} {mine} against {other} {theirs} ({stat})",
    "strikes_first": "{card} strikes before {other} can: {mine} against {theirs}",
    "resists": "{card} resists {word} and is not destroyed",
    "is_destroyed": "{card} is destroyed",
    "sum_more": " + {amount} {why}",
    "sum_less": " - {amount} {why}",
    "sum_total": " = {total}",
    "at_least_0": "{sum}, so 0",
}
_ENDINGS = {
    "ending_direct_attack": "a direct attack hits {who}",
    "ending_magic_burst": "Magic Burst: {who} holds too many cards",
    "ending_exhaustion": "Exhaustion: [{who} has ]no cards left in the deck",
    "ending_unpayable_cost": "a cost cannot be paid[ by {who}]",
    "ending_empty_draw": "{who} cannot draw: the deck is empty",
}
_TEXTS = {
    "this monster": "this monster",
    "this card": "this card",
    "flag_attack": "ATTACK",
    "flag_timing": "TIMING",
    "flag_guard": "GUARD",
    "flag_action": "ACTION",
    "flag_constant": "CONSTANT",
    "flag_ambush": "AMBUSH",
    "tag_ap": "{amount} AP",
    "tag_strikes_monsters": "up to {amount:# monster|# monsters}",
    "tag_strikes_cards": "up to {amount:# card|# cards}",
    "tag_strikes_monsters_1": "1 monster",
    "tag_strikes_cards_1": "1 card",
    "tag_bearer": "for {race} monsters",
    "tag_answers": "only in answer to {what}",
    "item_charge": "a charge",
    "item_summon": "a summons",
    "item_magic": "a magic card",
    "item_set": "a set",
    "item_attack_command": "an attack command",
    "item_action_command": "an action command",
    "item_effect": "an effect",
    "item_timing_skill": "a TIMING skill",
    "item_position_change": "a change of position",
    "item_turn_end": "the end of the turn",
    "tag_lends": "{attack:+}/{defence:+}",
}
_RACES = (
    "human", "knight", "mercenary", "legend", "dragon", "spirit_beast", "insect",
    "adult_insect", "ant", "demi_human", "centipede", "larva", "beetle", "moth", "bee",
    "spider", "spirit", "king", "bird", "witch", "assassin", "aquatic", "undead", "dragonfolk",
)  # fmt: skip
_SEAMS = {"demi_human": "-", "anti_air": "-"}
_WORDS = (*ATTRIBUTES, *PASSIVES, *BOOKS, *_RACES, *KINDS)

PHRASES = {
    **_NAMES, **_SETUP_AND_TURNS, **_ACTIONS, **_CARDS, **_FIELD, **_FIGHTS, **_ENDINGS,
    **_TEXTS,
    **{word.replace("_", " "): word.replace("_", _SEAMS.get(word, " ")) for word in _WORDS},
}  # fmt: skip
