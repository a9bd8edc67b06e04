"""What abilities wait for."""

from __future__ import annotations

from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.words.events import add_card_event, add_seat_event
from deckcli.games.ashes.rules import codes as t

WORDS: Final = v.Vocabulary()

for _name, _event, _doc in (
    ("targeted", t.TARGETED, "It would be the target of an effect; the other card is its source."),
    ("would_be_dealt", t.WOULD_BE_DEALT, "It would be dealt damage."),
    ("deals_damage", t.DEALS, "It has dealt damage by attacking or countering."),
    ("is_dealt", t.IS_DEALT, "It was dealt damage by units that attack or counter."),
    ("would_receive", t.WOULD_RECEIVE, "It would receive damage; the other card deals it."),
    ("receives", t.RECEIVED, "It has received damage, and wounds come next."),
    ("destroyed", t.DESTROYED, "It is destroyed, and has not left play yet."),
    ("enters", t.ENTERS, "It comes into play."),
):
    add_card_event(WORDS, _name, _event, _doc)
for _name, _event, _doc in (
    ("declares_attackers", t.DECLARES, "A player is declaring attackers."),
    ("attackers_declared", t.DECLARED, "A player has declared attackers."),
    ("unit_leaves_play", t.LEFT_PLAY, "A unit of a player has left play."),
    ("discards_from_pile", t.MILLED, "A player has discarded from the draw pile."),
    ("turns_begin", t.TURNS_BEGIN, "The player turns phase begins."),
    ("round_ends", t.ROUND_ENDS, "The round ends."),
):
    add_seat_event(WORDS, _name, _event, _doc)
