"""What abilities wait for."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.words.events import add_card_event, add_seat_event
from deckcli.games.ashes.rules import codes as t

WORDS: Final = v.Vocabulary()
_card, _seat = partial(add_card_event, WORDS), partial(add_seat_event, WORDS)

_card("targeted", t.TARGETED, "It would be the target of an effect; the other card is its source.")
_card("would_be_dealt", t.WOULD_BE_DEALT, "It would be dealt damage.")
_card("deals_damage", t.DEALS, "It has dealt damage by attacking or countering.")
_card("is_dealt", t.IS_DEALT, "It was dealt damage by units that attack or counter.")
_card("would_receive", t.WOULD_RECEIVE, "It would receive damage; the other card deals it.")
_card("receives", t.RECEIVED, "It has received damage, and wounds come next.")
_card("destroyed", t.DESTROYED, "It is destroyed, and has not left play yet.")
_card("enters", t.ENTERS, "It comes into play.")
_seat("declares_attackers", t.DECLARES, "A player is declaring attackers.")
_seat("attackers_declared", t.DECLARED, "A player has declared attackers.")
_seat("unit_leaves_play", t.LEFT_PLAY, "A unit of a player has left play.")
_seat("discards_from_pile", t.MILLED, "A player has discarded from the draw pile.")
_seat("turns_begin", t.TURNS_BEGIN, "The player turns phase begins.")
_seat("round_ends", t.ROUND_ENDS, "The round ends.")
