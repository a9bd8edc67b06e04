"""English. Actions have no phrases here: they are told as they are written."""

_NAMES = {
    "bulwark": "{who}'s bulwark {amount}",
    "known_bulwark": "{place} ({card})",
    "nothing": "nothing",
    "no_cards": "no cards",
}
_ANSWERS = {
    "passes": "pass on {action}",
    "no_attackers": "no attackers",
    "no_more_attackers": "no more attackers",
    "no_blockers": "no blockers",
    "no_more_blockers": "no more blockers",
}
_TURNS_AND_PILES = {
    "turns_up": "{who} turns up {card}",
    "goes_first": "{who} goes first",
    "turn": "-- turn {amount}: {who} --",
    "draws": "{who} draws {amount}[; {left}]",
    "pays_life": "{who} pays {amount} life: [{card} on top, ]{left}",
    "takes_damage": "{who} takes {amount} damage: [{card} on top, ]{left}",
    "discards": "{who} discards {card}",
    "takes_up": "{who} puts {card} into the hand",
    "digs": "{who} puts {card} into the graveyard",
    "finds": "{who} puts {card} into the hand[; {left}]",
    "finds_nothing": "{who} finds nothing: {left}",
    "goes_on_deck": "{cards} {amount:goes|go} on top of the deck of {who}",
    "goes_under_deck": "{cards} {amount:goes|go} under the deck of {who}",
    "looks_at_hand": "{who} looks at the hand of {whose}: {cards}",
    "shuffles": "{who} shuffles the deck",
    "left": "{amount:# card|# cards} left",
    "many_left": "{amount} or more cards left",
}
_ACTIONS = {
    "raises": "{action}[ with {keys}][ aimed at {target}]",
    "comes_up": "{action} for {who}",
    "loses_target": "{action} has lost its target",
    "is_cancelled": "{action} is cancelled",
    "keeps_target": "there is nothing else to aim {action} at",
    "changes_target": "{action} is aimed at {target} now",
    "does_not_divide": "nothing happens: {divisor} does not divide {number}",
    "number_is_zero": "nothing happens: the number is 0",
}
_CHARACTERS = {
    "enters": "{card} comes to the field",
    "enters_driven": "{card} comes to the field, driven",
    "nobody_enters": "no card comes to the field",
    "becomes_bulwark": "{card} becomes {place}",
    "becomes_driven_bulwark": "{card} becomes {place}, driven",
    "becomes_soldier": "{place} becomes the soldier {card}",
    "is_armed": "now an armed soldier: {number}",
    "is_shown": "the bulwark is {card}",
    "is_driven": "{cards} {amount:is|are} driven",
    "is_charged": "{cards} {amount:is|are} charged",
    "stays_driven": "{card} stays driven",
    "stays_charged": "{card} stays charged",
    "driven_stays": "{card} is driven: it stays",
    "returns": "{card} goes back to the hand of {who}",
    "falls": "{card} goes to the graveyard",
}
_FIGHTS = {
    "has_no_attacker": "{who} has nobody who could attack",
    "has_no_blocker": "{who} has nobody who could block",
    "is_not_blocked": "{number} is not blocked",
    "is_blocked": "{card} is blocked by {place}",
    "fights": "{number} against {other}",
    "other_number_stays": "{card} has another number and stays",
    "changes": "{card} gets {amount:+} this turn: {now}",
    "changes_all": "{who}'s soldiers get {amount:+} this turn",
    "number": "{card} {sum}",
    "sum_more": " + {amount} {why}",
    "sum_less": " - {amount} {why}",
    "sum_total": " = {total}",
}
_ENDINGS = {
    "ending_deck_empty": "{who}'s deck is empty",
    "ending_decks_empty": "both decks are empty",
}
_DECISIONS = (
    "as ace", "as bulwark", "charge", "draw", "drive", "leave", "no draw", "one charged",
    "two driven",
)  # fmt: skip
_TAGS = {
    "tag_key": "key: {what}",
    "tag_cost": "cost: {what}",
    "tag_target": "target: {what}",
    "tag_once_per_turn": "once per turn",
    "tag_not_on_own_turn": "not on your own turn",
    "tag_uncounterable": "Counter cannot target it",
    "key_same_suit": "{what} of one suit",
    "key_same_number": "{what} of one number",
    "key_any": "{amount:any # card|any # cards}",
    "target_soldier": "soldier",
    "target_bulwark": "bulwark",
    "target_character": "character",
    "target_player": "player",
    "target_action": "action",
    "target_named_damage": "the action Damage",
    "target_whose_own": "{what} of yours",
    "target_whose_any": "any {what}",
    "target_opponent": "the opponent",
    "target_whose_opponent": "opposing {what}",
    "target_where_same_suit_as_key": "{what} of the key card's suit",
    "target_where_two_keys_or_one_not_above_mine":
        "{what} with two key cards, or with one of this key card's number or lower",
    "target_where_has_a_target": "{what} that has a target",
}  # fmt: skip
_WORDS = ("this character", "this action")
_SUITS = {"spade": "♠", "heart": "♥", "diamond": "♦", "club": "♣"}

PHRASES = {
    **_NAMES, **_ANSWERS, **_TURNS_AND_PILES, **_ACTIONS, **_CHARACTERS, **_FIGHTS, **_ENDINGS,
    **_TAGS,
    **{word: word for word in (*_DECISIONS, *_WORDS)}, **_SUITS,
}  # fmt: skip
