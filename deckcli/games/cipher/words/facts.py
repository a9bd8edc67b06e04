"""Words of Cipher that belong in no other chapter: numbers, orbs, and facts about a card."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.packed import plus
from deckcli.core.vecs import i64
from deckcli.engine.language import vocabulary as v
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Condition, Group, Number, Static
from deckcli.games.cipher.rules.codes import CANNOT_BE_BOND, FURTHER_NAMES, GAINS_ORB
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import take_top

WORDS: Final = v.Vocabulary()


class Odd(Condition):
    """A number is odd."""

    __slots__ = ("number",)

    def __init__(self, number: Number) -> None:
        self.number = number

    def holds(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        return self.number.value(game, state, frame) % 2 == 1


WORDS.add(v.CONDITION, "odd", Odd, "The number is odd.", "number", number=v.number()).says(
    en="{number} is odd", ja="{number}が奇数/である"
)


class OrbCount(Number):
    """How many orbs the player has, or the enemy."""

    __slots__ = ("mine",)

    def __init__(self, *, mine: bool) -> None:
        self.mine = mine

    def value(self, game: CipherRules, state: CipherState, frame: Frame) -> i64:
        return len(state.players[frame.seat if self.mine else 1 - frame.seat].orbs)


WORDS.add(v.NUMBER, "your_orbs", partial(OrbCount, mine=True), "How many orbs you have.").says(
    en="your> orb|orbs", ja="自分の>オーブ|つ"
)
WORDS.add(v.NUMBER, "enemy_orbs", partial(OrbCount, mine=False), "How many the enemy has.").says(
    en="your opponent's> orb|orbs", ja="相手の>オーブ|つ"
)


class FurtherNames(Static):
    """The card also bears the unit name under `also`, wherever it lies."""

    __slots__ = ()

    def __init__(self, group: Group) -> None:
        super().__init__(FURTHER_NAMES, group, Plain(1))
        self.is_fact = True


WORDS.add(
    v.STATIC, "further_names", lambda: FurtherNames(Itself()),
    "The card bears the name under `also`.",
).says(
    en="{self} also has the unit name {also}, wherever it is",
    ja="{self}はどこにあっても『{also}』のユニット名も持/つ",
)  # fmt: skip


class NoBond(Static):
    """The card cannot be laid as a bond, wherever it lies."""

    __slots__ = ()

    def __init__(self, group: Group) -> None:
        super().__init__(CANNOT_BE_BOND, group, Plain(1))
        self.is_fact = True


WORDS.add(
    v.STATIC, "cannot_be_bond", lambda: NoBond(Itself()), "The card cannot be laid as a bond."
).says(en="{self} cannot be laid as a bond", ja="{self}は絆エリアに置け/ない")


class AddOrbs(Op):
    """The top cards of the player's deck become orbs, unseen."""

    __slots__ = ("amount",)

    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        player = state.players[frame.seat]
        for nth in range(self.amount.value(game, state, frame)):
            card = take_top(game, state, frame.seat)
            if card != NONE:
                player.orbs = plus(player.orbs, card)
                state.emit(GAINS_ORB, frame.seat, card)


WORDS.add(
    v.VERB, "add_orbs", AddOrbs, "Deck tops become orbs.", "amount", amount=v.number(1, least=1)
).says(
    en="add the {amount:top card|top cards} of your deck to your orbs without looking",
    ja="自分のデッキの上からカード{amount:枚}を見ずにオーブに加え/る",
)
