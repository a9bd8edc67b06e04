"""Words about support: who supports whom, with how much, and what becomes of the card."""

from __future__ import annotations

from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.kinds import Condition, Filter, Group, Static
from deckcli.games.cipher.rules.codes import STAYS, SUPPORT_TO_BONDS, WILL_STAY
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules


class SupportedBy(Condition):
    """The unit fights and is supported by a card that fits."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def holds(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        if state.attacker != frame.source and state.defender != frame.source:
            return False
        card = state.players[state.owners[frame.source]].support
        return card != NONE and self.filter.fits(game, state, frame, card)


class SupportRule(Static):
    """Something is so when cards that fit support the units of a group."""

    __slots__ = ("filter",)

    def __init__(self, stat: int, of: Group, fitting: Filter, amount: int = 1) -> None:
        super().__init__(stat, of, Plain(amount))
        self.filter = fitting


class SupportsToBonds(Static):
    """What supported the units may be laid as a bond instead of retreating."""

    __slots__ = ()

    def __init__(self, of: Group) -> None:
        super().__init__(SUPPORT_TO_BONDS, of, Plain(1))


class KeepSupport(Op):
    """The supporting card will be deployed, tapped, when combat is over."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        state.flags[frame.source] |= STAYS
        state.emit(WILL_STAY, frame.seat, frame.source)
