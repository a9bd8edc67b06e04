"""Numbers of monsters in stories: what is printed, and each change with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckcli.core.vecs import i64
from deckcli.engine.listening import Listener
from deckcli.engine.telling.sums import sum_told
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.state import SummonState

if TYPE_CHECKING:
    from deckcli.games.summon_magic.table.teller import SummonTeller


class Gifts(Listener):
    """Hears, while a number of a monster is computed, which abilities change it by how much."""

    def __init__(self, monster: int, stat: int) -> None:
        self.monster, self.kind = monster, t.GIVES + stat
        self.found: list[tuple[int, int]] = []  # abilities and amounts

    def hear(
        self, state: SummonState, kind: i64, seat: i64, card: i64, other: i64, amount: i64
    ) -> None:
        if kind == self.kind and card == self.monster:
            self.found.append((other, amount))


def number_told(
    teller: SummonTeller, state: SummonState, monster: int, stat: int, bonus: int
) -> str:
    """`1000 + 200 White Steed = 1200`, with the bonus of a command; a sum below 0 counts as 0."""
    game, book = teller.rules, teller.book
    face = game.prints[state.faces[monster]]
    parts = [(face.attack if stat == t.ATTACK else face.defence, "")]
    for card in state.equipment(monster):
        worn = game.prints[state.faces[card]]
        lent = worn.lends_attack if stat == t.ATTACK else worn.lends_defence
        parts.append((lent, teller.name(state, card)))
    for modifier in state.modifiers:
        if modifier.card == monster and modifier.stat == stat:
            parts.append((modifier.amount, teller.maker(state, modifier)))
    listener, gifts = state.listener, Gifts(monster, stat)
    state.listener = gifts  # what a teller asks the rules is not news
    try:
        game.number(state, monster, stat)
    finally:
        state.listener = listener
    parts += [(amount, teller.skill(ability)) for ability, amount in gifts.found]
    parts.append((bonus, book.say("command")))
    told = sum_told(parts, book)
    return book.say("at_least_0", sum=told) if sum(amount for amount, _ in parts) < 0 else told
