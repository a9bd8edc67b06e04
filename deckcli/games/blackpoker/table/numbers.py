"""Numbers in stories that can be added up: what a soldier's is made of."""

from __future__ import annotations

from deckcli.engine.state import NONE
from deckcli.engine.telling.sums import sum_told
from deckcli.engine.telling.teller import Teller
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.state import BlackPokerState


def number_told(
    teller: Teller, game: BlackPokerRules, state: BlackPokerState, soldiers: list[int]
) -> str:
    """Soldiers who fight together: the first by name, then what their number is the sum of."""
    parts: list[tuple[int, str]] = []
    for soldier in soldiers:
        parts += _parts(teller, game, state, soldier)
    return teller.book.say("number", card=parts[0][1], sum=sum_told(parts, teller.book))


def _parts(
    teller: Teller, game: BlackPokerRules, state: BlackPokerState, soldier: int
) -> list[tuple[int, str]]:
    """The number of each card of a soldier, then what changes their sum."""
    parts: list[tuple[int, str]] = []
    for card in state.cards_of(soldier):
        face = game.prints[state.faces[card]]
        parts.append((face.number, face.name(teller.lang)))
    for one in state.modifiers:
        if one.card == soldier or (one.card == NONE and one.seat == state.owners[soldier]):
            parts.append((one.amount, teller.maker(state, one)))
    return parts
