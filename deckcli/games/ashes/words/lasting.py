"""What is always so as long as a card is in play: keywords, shields, what alterations do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from deckcli.core.vecs import append, i64
from deckcli.engine.language import vocabulary as v
from deckcli.engine.modifiers import GRANTED
from deckcli.engine.state import Frame
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Filter, Group, Static
from deckcli.engine.words.verbs import Modify, Stat
from deckcli.games.ashes.rules import codes as t
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules

WORDS: Final = v.Vocabulary()
STATS: Final = [
    Stat("attack", t.ATTACK, v.number()).says(
        en="<get|gets> {value:+} attack", ja="攻撃力を{value:+}/する"
    ),
    Stat("life", t.LIFE, v.number()).says(
        en="<get|gets> {value:+} life", ja="体力値を{value:+}/する"
    ),
]


class Fact(Static):
    """What is read off the card itself like its name."""

    def __init__(self, stat: i64) -> None:
        super().__init__(stat, Itself(), Plain(1))
        self.is_fact = True


WORDS.add(
    v.STATIC,
    "unit_guard",
    partial(Fact, t.UNIT_GUARD),
    "May guard a unit that is attacked.",
).says(en="{self} can guard units", ja="{self}はユニットを守れ/る")
WORDS.add(
    v.STATIC,
    "battle_advantage",
    partial(Fact, t.BATTLE_ADVANTAGE),
    "In battle deals its damage first.",
).says(en="{self} deals its damage first in battle", ja="{self}は戦闘で先にダメージを与え/る")
WORDS.add(
    v.STATIC,
    "bypass",
    partial(Fact, t.BYPASS),
    "Can be neither blocked nor guarded against.",
).says(
    en="{self} can be neither blocked nor guarded against", ja="{self}はブロックもガードもされ/ない"
)
WORDS.add(
    v.STATIC,
    "unaffected_by_spells",
    partial(Fact, t.UNAFFECTED),
    "Spells of opponents do not affect it.",
).says(
    en="{self} is not affected by opponents' spells", ja="{self}は対戦相手の呪文の影響を受け/ない"
)
WORDS.add(
    v.STATIC,
    "counts_as_ally",
    partial(Fact, t.COUNTS_AS_ALLY),
    "On a battlefield it is an ally, with recover 0.",
).says(
    en="{self} is an ally with recover 0 on a battlefield", ja="{self}は戦場で回復力０の味方/である"
)
WORDS.add(
    v.STATIC,
    "cannot_be_altered",
    partial(Fact, t.CANNOT_BE_ALTERED),
    "Alterations cannot be attached to it.",
).says(en="no alteration can be attached to {self}", ja="{self}には変成呪文を付けられ/ない")
WORDS.add(
    v.STATIC,
    "lasts_on_status",
    partial(Fact, t.LASTS_ON_STATUS),
    "Discarded when its last status token is gone.",
).says(
    en="{self} is discarded when its last status token is gone",
    ja="{self}は最後の状況トークンがなくなると捨札に/なる",
)
WORDS.add(
    v.STATIC,
    "blanks_host",
    partial(Fact, t.BLANKS),
    "Its unit has only its inexhaustible abilities.",
).says(
    en="the unit {self} is attached to has only its inexhaustible abilities",
    ja="{self}の付いたユニットは消耗無効の能力だけを持/つ",
)


def _discount(less: object) -> Fact:
    """How much less is a fact, which activations read; the word only says it."""
    return Fact(t.DISCOUNT)


def _other_cost(instead: object) -> Fact:
    """Likewise."""
    return Fact(t.OTHER_COST)


WORDS.add(
    v.STATIC,
    "discount",
    _discount,
    "Activating the spell costs less, as `discount` says.",
    less=v.costs(None),
).says(en="activating {self} costs[ {less}] less", ja="{self}の起動コストが[{less}分]減/ル")
WORDS.add(
    v.STATIC,
    "alternative_cost",
    _other_cost,
    "Activating it may cost what `alternative_cost` says.",
    instead=v.costs(None),
).says(
    en="you may activate {self} for another cost[ ({instead})]",
    ja="{self}を別のコスト[【{instead}】]で起動してもよ/い",
)


class HasAbility(Filter):
    """Has an ability of this name now."""

    __slots__ = ("skill",)

    def __init__(self, skill: i64) -> None:
        self.skill = skill

    def fits(self, game: AshesRules, state: AshesState, frame: Frame, card: i64) -> bool:
        for ability in game.abilities_of(state, card):
            if ability.skill == self.skill:
                return True
        return False


def add_lasting(
    words: v.Vocabulary, game: AshesRules | None, skill: Callable[[str], int], known: Sequence[str]
) -> None:
    """Add what refers to abilities; `skill` numbers their names (`Compiler.skill`)."""

    def attaches_to(filter: Filter) -> Static:  # noqa: A002 - the argument's name in card files
        number = 0
        if game is not None:
            number = len(game.hosts)
            game.hosts = append(game.hosts, filter)
        made = Fact(t.ATTACHES_TO)
        made.amount = Plain(number)
        return made

    def takes_ability(name: str) -> Static:
        return Static(t.TAKES_ABILITY, Itself(), Plain(skill(name)))

    words.add(
        v.STATIC,
        "attaches_to",
        attaches_to,
        "Can be attached only to such units.",
        "filter",
        filter=v.filtered(least=1),
    ).says(
        en="{self} can be attached only to {filter:unit|units}",
        ja="{self}は{filter:ユニット}にだけ付けられ/る",
    )
    words.add(
        v.STATIC,
        "takes_ability",
        takes_ability,
        "Its unit has not the ability of this name.",
        "name",
        name=v.text(known),
    ).says(
        en="the unit {self} is attached to loses {name}",
        ja="{self}の付いたユニットは『{name}』を失/う",
    )
    words.add(
        v.FILTER,
        "has_ability",
        lambda name: HasAbility(skill(name)),
        "Has an ability of this name.",
        "name",
        name=v.text(known),
    ).says(en="~ with {name}", ja="『{name}』を持つ~")
    _add_granting(words)


def _add_granting(words: v.Vocabulary) -> None:
    """Add what gives whole abilities."""

    def grants(ability: int) -> Static:
        return Static(GRANTED, Itself(), Plain(ability))

    def grant(to: Group, ability: int, until: int) -> Modify:
        return Modify(to, GRANTED, Plain(ability), until)

    words.add(
        v.STATIC, "grants_host", grants, "Its unit has a whole ability besides its own.",
        ability=v.ability(),
    ).says(
        en='the unit {self} is attached to has "{ability:this unit}"',
        ja="{self}の付いたユニットは「{ability:このユニット}」を持/つ",
    )  # fmt: skip
    words.add(
        v.VERB, "grant", grant, "Cards have a whole ability besides their own for a while.",
        to=v.target(), ability=v.ability(), until=v.until(),
    ).says(
        en='{to} <have|has> "{ability:this unit}" {until}',
        ja="{until}、{to:は}「{ability:このユニット}」を持/つ",
    )  # fmt: skip
