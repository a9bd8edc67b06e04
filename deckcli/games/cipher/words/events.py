"""What triggered skills wait for."""

from __future__ import annotations

from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import OTHER_CARD
from deckcli.engine.words.events import add_card_event, add_seat_event
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.words.forms import COMBAT

WORDS: Final = v.Vocabulary()


def _add_pair(name: str, event: int, doc: str) -> v.Word:
    """An event with two cards: the one it happens to, and `other`."""
    return add_card_event(WORDS, name, event, doc)


def _add_lone(name: str, event: int, doc: str) -> v.Word:
    """An event with one card."""
    word = add_card_event(WORDS, name, event, doc)
    word.lacks = (OTHER_CARD,)
    return word


def _add_turn(name: str, event: int, doc: str) -> v.Word:
    """An event of a turn: no card is involved, and nobody fights."""
    word = add_seat_event(WORDS, name, event, doc)
    word.lacks += (COMBAT,)
    return word


_add_lone("deployed", t.DEPLOYED, "A unit is deployed; level-ups do not count.")
_add_lone("class_changes", t.CLASS_CHANGES, "A unit class-changes.")
_add_pair("attacks", t.ATTACKS, "A unit attacks; whom: the unit it attacks.")
_add_pair("destroys", t.DESTROYS, "A unit's attack destroys; whom: the unit that is destroyed.")
_add_pair("destroyed", t.DESTROYED, "A unit is destroyed; whom: the unit that did it.")
_add_lone("moved", t.MOVED, "A unit is moved; a march does not count.")
_add_pair("evades", t.EVADES, "A unit evades an attack; whom: the unit that attacked it.")
_add_pair("skill_destroys", t.SKILL_DESTROYS, "A unit's skill destroys; whom: what it destroys.")
_add_lone("levels_up", t.LEVELS_UP, "A unit levels up, with or without a class change.")
_add_pair(
    "attack_ends", t.ATTACK_ENDS, "An attack is over; whom: the unit attacked, if still there."
)
_add_lone("laid", t.LAID, "A card is laid as a bond.")
_add_turn("turn_starts", t.TURN_STARTS, "A turn starts: yours, the enemy's, any.")
_add_turn("turn_ends", t.TURN_ENDS, "A turn ends: yours, the enemy's, any.")
