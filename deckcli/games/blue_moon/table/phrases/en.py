"""English. Actions have no phrases here: they are told as they are written."""

from deckcli.games.blue_moon.rules.codes import ELEMENTS, ICONS, KINDS, PEOPLES, TAGS

_TURNS = {
    "goes_first": "{who} begins",
    "turn": "-- turn {turn}: {who} --",
    "text_begins": "{card}",
}
_CARDS = {
    "draws": "{who} draws {amount}",
    "draws_from_discard": "{who} draws {amount} from the shuffled discard pile",
    "discards": "{card} is discarded",
    "takes_back": "{who} takes {card} into the hand",
    "steps_back": "{amount:# card|# cards} of {who} {amount:becomes|become} inactive",
    "discloses": "{who} lays the hand open: {amount:# card|# cards}",
    "puts_under": "{who} puts {card} under the deck",
    "mills": "{who}'s deck loses {card}",
    "returns": "{who} shuffles {amount:# card|# cards} into the deck",
    "shuffles": "{who} shuffles the deck",
    "turns_up": "{who} turns up {card}",
    "loads": "{card} lies on {other}",
    "leaves_ship": "{card} is left behind",
    "cancels": "{card} is cancelled",
}
_FIGHTS = {
    "announces": "{who} announces in {element} {mine}; {other} has {theirs}",
    "sum_first": "{amount} {why}",
    "sum_more": " + {amount} {why}",
    "sum_less": " - {amount} {why}",
    "a bluff": "bluff",
    "shielded": "the shield of {card} makes any power enough",
    "changes_element": "{card}: the fight is about {element} now",
    "reveals": "the bluff is {card}",
    "demand_stands": "{who} does not meet the demand of {card}",
    "retreats": "{who} retreats, worth {amount:# dragon|# dragons}",
    "attracts": "{who} attracts a dragon and has {amount}",
    "loses_dragon": "a dragon leaves {who}, who has {amount} left",
}
_ANSWERS = {
    "chooses_no_more": "choose no more for {card}",
    "uses": "use {card}",
    "does_not_use": "do not use {card}",
}
_ENDINGS = {
    "ending_four_dragons": (
        "{who} attracted a fourth dragon and wins {crystals:# crystal|# crystals}"
    ),
    "ending_dragons_at_the_end": (
        "a player is out of cards, and the dragons are with {who}, who wins "
        "{crystals:# crystal|# crystals}"
    ),
    "ending_out_of_cards": (
        "the opponent of {who} was out of cards first; {who} wins {crystals:# crystal|# crystals}"
    ),
}
_TIMINGS = {
    "timing_on_play": "On play",
    "timing_to_play": "To play",
    "timing_while_active": "While active",
    "timing_this_turn": "This turn",
    "timing_my_turns": "Your turns",
    "timing_once_per_turn": "Once on each of your turns",
    "timing_start_of_turn": "Start of your turn",
    "timing_leadership_phase": "Your leadership phase",
    "timing_after_booster_support": "After your booster/support phase",
    "timing_end_of_turn": "End of your turn",
    "timing_after_turn": "After your turn",
    "timing_landing_turn": "Landing turn",
    "timing_demand": "Demand",
    "timing_interference": "Interference",
    "tag_steps": "{timing}, step {steps} of the reckoning",
}
_WORDS = {
    **{word: word for word in (*ELEMENTS, *KINDS, *ICONS)},
    **{word: word.capitalize() for word in (*PEOPLES, *TAGS)},
    "laughing": "Laughing Gas",
    "shield_fire": "fire shield",
    "shield_earth": "earth shield",
    "this card": "this card",
}

PHRASES = {**_TURNS, **_CARDS, **_FIGHTS, **_ANSWERS, **_ENDINGS, **_TIMINGS, **_WORDS}
