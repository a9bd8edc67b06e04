"""Numbers in stories that can be added up: what makes up a soldier's number."""

from __future__ import annotations

from deckcli.engine.state import NONE
from deckcli.engine.telling.sums import sum_told
from deckcli.engine.telling.teller import Teller
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.state import BlackPokerState


def number_told(
    teller: Teller, game: BlackPokerRules, state: BlackPokerState, soldiers: list[int]
) -> str:
    """Soldiers who fight together: the first by name, then how their number adds up."""
    parts: list[tuple[int, str]] = []
    for soldier in soldiers:
        parts += _parts(teller, game, state, soldier)
    return teller.book.say("number", card=parts[0][1], sum=sum_told(parts, teller.book))


def _parts(
    teller: Teller, game: BlackPokerRules, state: BlackPokerState, soldier: int
) -> list[tuple[int, str]]:
    """The number of each card of a soldier, then what changes the sum."""
    parts: list[tuple[int, str]] = []
    for card in state.cards_of(soldier):
        face = game.prints[state.faces[card]]
        parts.append((face.number, face.name(teller.lang)))
    for modifier in state.modifiers:
        if modifier.card == soldier or (
            modifier.card == NONE and modifier.seat == state.owners[soldier]
        ):
            parts.append((modifier.amount, teller.maker(state, modifier)))
    return parts
