"""Words about support: who supports whom, for how much, and what becomes of the card."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.vecs import i64
from deckcli.engine.language import vocabulary as v
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Condition, Filter, Group, Static
from deckcli.games.cipher.rules.codes import (
    STAYS,
    SUPPORT_FAILS,
    SUPPORT_SUCCEEDS,
    SUPPORT_TO_BONDS,
    SUPPORT_VALUE,
    WILL_STAY,
)
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.words.forms import COMBAT

WORDS: Final = v.Vocabulary()


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


WORDS.add(
    v.CONDITION, "supported_by", SupportedBy, "This unit is supported by such a card.",
    "fitting", fitting=v.filtered(),
).says(
    en="{self} is supported by {fitting:card|cards}",
    ja="{self}が{fitting:カード}に支援されて/いる",
).needs = COMBAT  # fmt: skip


class SupportRule(Static):
    """Something holds when cards that fit support the units of a group."""

    __slots__ = ("filter",)

    def __init__(self, stat: i64, of: Group, fitting: Filter, amount: i64 = 1) -> None:
        super().__init__(stat, of, Plain(amount))
        self.filter = fitting


WORDS.add(
    v.STATIC, "support_fails", partial(SupportRule, SUPPORT_FAILS),
    "Such cards fail to support units.", of=v.group(), fitting=v.filtered(),
).says(
    en="{fitting:all card|cards} fail to support {of:bare}",
    ja="{fitting:カード}による{of:bare への}支援は失敗/する",
)  # fmt: skip
WORDS.add(
    v.STATIC, "support_succeeds", partial(SupportRule, SUPPORT_SUCCEEDS),
    "Such cards support units of their name too.", of=v.group(), fitting=v.filtered(),
).says(
    en="{fitting:all card|cards} can support {of:bare} even if they share <their|its> name",
    ja="{fitting:カード}は{of:bare と}ユニット名が同じでも支援に成功/する",
)  # fmt: skip
WORDS.add(
    v.STATIC, "support_counts_more", partial(SupportRule, SUPPORT_VALUE),
    "Such cards support units with so much more.",
    of=v.group(), fitting=v.filtered(), amount=v.integer(),
).says(
    en="{fitting:all card|cards} get {amount:+} support while supporting {of:bare}",
    ja="{of:bare を}支援している{fitting:カード}の支援力を{amount:+}/する",
)  # fmt: skip


class SupportsToBonds(Static):
    """A card that supported the units may be laid as a bond instead of retreating."""

    __slots__ = ()

    def __init__(self, of: Group) -> None:
        super().__init__(SUPPORT_TO_BONDS, of, Plain(1))


def support_may_become(what: str) -> Static:
    assert what == "bond"
    return SupportsToBonds(Itself())


WORDS.add(
    v.STATIC, "support_may_become", support_may_become,
    "What supported this unit may become a bond instead of retreating.",
    "what", what=v.text(("bond",)),
).says(
    {"what": "bond"},
    en=(
        "you may lay a card that supported {self} as a bond instead of putting it into the "
        "retreat area"
    ),
    ja="{self}を支援したカードを退避エリアに置く代わりに絆カードにしてもよ/い",
)  # fmt: skip


class KeepSupport(Op):
    """The supporting card will be deployed, tapped, when combat is over."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        state.flags[frame.source] |= STAYS
        state.emit(WILL_STAY, frame.seat, frame.source)


def support_becomes(what: str) -> Op:
    assert what == "unit"
    return KeepSupport()


WORDS.add(
    v.VERB, "support_becomes", support_becomes,
    "This supporting card is deployed, tapped, when combat is over.",
    "what", what=v.text(("unit",)),
).says(
    {"what": "unit"},
    en="deploy {self} tapped after combat instead of putting it into the retreat area",
    ja="戦闘後、{self}を退避エリアに置く代わりに行動済みで出撃させ/る",
).needs = COMBAT  # fmt: skip
