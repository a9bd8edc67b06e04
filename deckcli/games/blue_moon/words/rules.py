"""What texts forbid, allow and demand all the time, and what they are worth in dragons."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.kinds import Group, Number
from deckcli.games.blue_moon.rules import codes as t
from deckcli.games.blue_moon.rules.texts import (
    Demands,
    DemandsPlay,
    DragonsOnRetreat,
    Fits,
    If,
    OneOf,
    PlaysAtMost,
    PlaysMore,
    Text,
)

WORDS: Final = v.Vocabulary()

# -- plays

WORDS.add(
    v.STATIC, "may_not_play", partial(Fits, t.FORBIDS), "The opponent plays no cards that fit.",
    "fitting", fitting=v.filtered(least=1),
).says(
    en="your opponent may not play {fitting:card|cards}",
    ja="相手は{fitting:カード}をプレイでき/ない",
)  # fmt: skip


def plays_at_most(amount: Number, area: str) -> PlaysAtMost:
    return PlaysAtMost(amount, into_combat=area == "combat")


WORDS.add(
    v.STATIC, "plays_at_most", plays_at_most,
    "On his turn the opponent plays at most so many cards, anywhere or into his combat area.",
    amount=v.number(least=0), area=v.text(("any", "combat")),
).says(
    {"area": "any"},
    en="your opponent may play at most {amount:card|cards} on their turn",
    ja="相手は自身の手番に{amount:枚}までしかカードをプレイでき/ない",
).says(
    {"area": "combat"},
    en="your opponent may play at most {amount:card|cards} into the combat area on their turn",
    ja="相手は自身の手番に戦闘エリアにカードを{amount:枚}までしかプレイでき/ない",
)  # fmt: skip


def amounts(stat: int, amount: Number) -> Text:
    return Text(stat, amount=amount)


WORDS.add(
    v.STATIC, "active_characters_at_most", partial(amounts, t.ACTIVE_AT_MOST),
    "The opponent ends his character phase with at most so many active characters.",
    "amount", amount=v.number(least=1),
).says(
    en=(
        "your opponent must end the character phase with at most {amount:active character|active "
        "characters}"
    ),
    ja="相手はアクティブなキャラクターを{amount:体}以下にしてキャラクターフェイズを終えなければなら/ない",
)  # fmt: skip


def plays_more(kind: str, amount: Number | None) -> PlaysMore:
    return PlaysMore(t.KINDS.index(kind), amount or Plain(t.ANY_NUMBER))


WORDS.add(
    v.STATIC, "plays_more", plays_more, "You may play so many more of them, or any number.",
    kind=v.text(("booster", "support")), amount=v.number(None, least=1),
).says(
    en="you may play {amount} extra {kind}",
    ja="{kind}を追加で{amount:枚}プレイでき/る",
).says(
    {"amount": None},
    en="you may play any number of {kind}s",
    ja="{kind}を何枚でもプレイでき/る",
)  # fmt: skip


def plain_text(stat: int) -> Text:
    return Text(stat)


WORDS.add(
    v.STATIC, "frees_next", partial(plain_text, t.FREES_NEXT),
    "The next character, booster or support you play this turn is played as FREE.",
).says(
    en="the next character, booster or support you play is FREE",
    ja="次にプレイするキャラクター、ブースター、サポートのいずれか１枚はフリーに/なる",
)  # fmt: skip
WORDS.add(
    v.STATIC, "free_if", partial(If, t.IS_FREE_IF), "You may play it as FREE if this holds.",
    "condition", condition=v.condition(),
).says(
    en="you may play {self} as FREE if {condition}",
    ja="{condition}なら、{self}をフリーとしてプレイでき/る",
)  # fmt: skip
WORDS.add(
    v.STATIC, "playable_only_if", partial(If, t.ONLY_IF), "You may play it only if this holds.",
    "condition", condition=v.condition(),
).says(
    en="you may play {self} only if {condition}",
    ja="{condition}場合のみ{self}をプレイでき/る",
)  # fmt: skip
WORDS.add(
    v.STATIC, "waives_condition", partial(Fits, t.WAIVES),
    "You may play cards that fit whether their condition holds or not.",
    "fitting", fitting=v.filtered(least=1),
).says(
    en="you may play {fitting:card|cards} without meeting <their|its> condition",
    ja="{fitting:カード}１枚を、プレイ条件を満たさなくてもプレイでき/る",
)  # fmt: skip
WORDS.add(
    v.STATIC, "keeps_active", partial(plain_text, t.KEEPS_ACTIVE),
    "When it is played, the cards before it stay active.",
).says(
    en="the cards played before {self} stay active",
    ja="{self}より前のカードはアクティブのままで/ある",
)  # fmt: skip
WORDS.add(
    v.STATIC, "attacks_again", partial(plain_text, t.ATTACKS_AGAIN),
    "Your active cards attack again; you need not play a character.",
).says(
    en="your active cards attack again",
    ja="自分のアクティブなカードで再び攻撃/する",
)  # fmt: skip


def hand_plays(amount: Number | None) -> Text:
    return Text(t.HAND_PLAYS, amount=amount or Plain(t.ANY_NUMBER))


WORDS.add(
    v.STATIC, "hand_plays", hand_plays,
    "In the turn it lands you may play so many cards from your hand, or any number.",
    "amount", amount=v.number(None, least=1),
).says(
    {"amount": None},
    en="in the turn {self} lands you may play cards from your hand",
    ja="{self}が上陸した手番に手札からもプレイでき/る",
).says(
    en="in the turn {self} lands you may play {amount:card|cards} from your hand",
    ja="{self}が上陸した手番に手札から{amount:枚}プレイでき/る",
)  # fmt: skip
WORDS.add(
    v.STATIC, "may_not_call", partial(plain_text, t.NO_CALL),
    "The opponent does not call your bluffs.",
).says(
    en="your opponent may not call your bluffs",
    ja="自分のブラフは相手に指摘され/ない",
)  # fmt: skip

# -- taking cards

WORDS.add(
    v.STATIC, "takes_from_deck_at_most", partial(amounts, t.DRAWS_AT_MOST),
    "The opponent takes at most so many cards from his deck in his turn; 0: none at any time.",
    "amount", amount=v.number(least=0),
).says(
    en="your opponent may take at most {amount:card|cards} from the draw deck on their turn",
    ja="相手は自身の手番に山札から{amount:枚}までしか取れ/ない",
).says(
    {"amount": 0},
    en="your opponent may not take cards from the draw deck",
    ja="相手は山札からカードを取れ/ない",
)  # fmt: skip
WORDS.add(
    v.STATIC, "takes_none_from", partial(amounts, t.HAND_AT_MOST),
    "With so many cards in hand the opponent takes no further ones.",
    "amount", amount=v.number(least=0),
).says(
    en="your opponent may not take cards into hand while they have {amount:card|cards} or more",
    ja="相手は手札が{amount:枚}以上ある間、カードを手札に加えられ/ない",
).says(
    {"amount": 0},
    en="your opponent may not take cards into hand",
    ja="相手はカードを手札に加えられ/ない",
)  # fmt: skip
WORDS.add(
    v.STATIC, "no_extra_draws", partial(plain_text, t.NO_EXTRA_DRAWS),
    "The opponent's texts draw no cards at the end of his turn.",
).says(
    en="your opponent may not draw cards by a text at the end of their turn",
    ja="相手は自身の手番の終わりに特殊能力でカードを引け/ない",
)  # fmt: skip

# -- demands


def demands(**given: Any) -> Demands:
    amounts = [given[what] or 0 for what in _DEMANDED]
    return Demands(*amounts, or_dragon=given["else"] == "dragon")


_DEMANDED: Final = {
    what: v.integer(None, least=1) for what in ("fire", "earth", "either", "moons", "characters")
}
_WORTH_EN: Final = (
    "[&cards with a total printed fire of {fire} or more]"
    "[&cards with a total printed earth of {earth} or more]"
    "[&cards with a total printed fire or earth of {either} or more]"
    "[&cards with a total of {moons} or more moons][&{characters:character|characters}]"
)
_WORTH_JA: Final = (
    "[&炎の印刷値の合計が{fire}以上になるカード][&大地の印刷値の合計が{earth}以上になるカード]"
    "[&炎か大地の印刷値の合計が{either}以上になるカード][&月の合計が{moons}以上になるカード]"
    "[&キャラクター{characters}枚]"
)
WORDS.add(
    v.STATIC, "demands", demands,
    "By the end of his booster/support phase the opponent discards cards worth so much, or else.",
    **_DEMANDED, **{"else": v.text(("retreat", "dragon"), "retreat")},
).says(
    {"else": "retreat"},
    en=(
        "by the end of their booster and support phase your opponent must either retreat or "
        f"discard {_WORTH_EN} from hand"
    ),
    ja=(
        "相手は自身のブースター／サポートフェイズの終わりまでに手札から"
        f"{_WORTH_JA}を捨てるか、撤退しなければなら/ない"
    ),
).says(
    {"else": "dragon"},
    en=(
        "unless your opponent discards "
        f"{_WORTH_EN} from hand by the end of their booster and support phase, you attract 1 "
        "dragon, in addition to those of a retreat"
    ),
    ja=(
        "相手が自身のブースター／サポートフェイズの終わりまでに手札から"
        f"{_WORTH_JA}を捨てないなら、撤退によるものに加えてドラゴンを１匹引き寄せ/る"
    ),
).any_of = tuple(_DEMANDED)  # fmt: skip


def demands_play(kind: str) -> DemandsPlay:
    return DemandsPlay(t.KINDS.index(kind))


WORDS.add(
    v.STATIC, "demands_play", demands_play, "On his turn the opponent plays one, or retreats.",
    "kind", kind=v.text(("booster", "support")),
).says(
    {"kind": "booster"},
    en="your opponent must play a booster on their turn or retreat",
    ja="相手は自身の手番にブースターをプレイするか、撤退しなければなら/ない",
).says(
    {"kind": "support"},
    en="your opponent must play a support on their turn or retreat",
    ja="相手は自身の手番にサポートをプレイするか、撤退しなければなら/ない",
)  # fmt: skip


def doubles_demand(one_of: Group) -> Text:
    return Text(t.DOUBLES_DEMAND, OneOf(one_of))


WORDS.add(
    v.STATIC,
    "doubles_demand",
    doubles_demand,
    "What one of these demands doubles.",
    "one_of",
    one_of=v.group(),
).says(
    en="the demand of one of {one_of:bare} doubles",
    ja="{one_of:bare}１枚の要求は２倍に/なる",
)

# -- dragons and crystals


def dragons_on_retreat(of: str, change: int | None, at_most: int | None) -> DragonsOnRetreat:
    limit = -1 if at_most is None else at_most
    return DragonsOnRetreat(change or 0, limit, of_own=of == "you")


WORDS.add(
    v.STATIC, "dragons_on_retreat", dragons_on_retreat,
    "A retreat is worth so many dragons more or fewer, or so many at most.",
    of=v.text(("you", "opponents")), change=v.integer(None), at_most=v.integer(None, least=0),
).says(
    {"of": "you", "at_most": None},
    en="if you retreat, your opponent attracts {change:±dragon|dragons}",
    ja="自分が撤退すると、相手が引き寄せるドラゴンは{change:±匹}",
).says(
    {"of": "you"},
    en="if you retreat, your opponent attracts [{change:+} dragons, but ]{at_most:≤dragon|dragons}",
    ja="自分が撤退すると、相手が引き寄せるドラゴンは[{change:+}匹、ただし]{at_most:≤匹}に/なる",
).says(
    {"of": "opponents", "at_most": None},
    en="if your opponent retreats, you attract {change:±dragon|dragons}",
    ja="相手が撤退すると、自分が引き寄せるドラゴンは{change:±匹}",
).says(
    {"of": "opponents"},
    en="if your opponent retreats, you attract [{change:+} dragons, but ]{at_most:≤dragon|dragons}",
    ja="相手が撤退すると、自分が引き寄せるドラゴンは[{change:+}匹、ただし]{at_most:≤匹}に/なる",
).any_of = ("change", "at_most")  # fmt: skip


WORDS.add(
    v.STATIC, "attracts_with", partial(amounts, t.STORM),
    "With so many such texts at the start of your turn you attract one dragon in all.",
    "amount", amount=v.number(least=1),
).says(
    en="if {amount} or more of your active cards have this text, you attract 1 dragon in all",
    ja=(
        "この能力を持つ自分のアクティブなカードが{amount:枚}以上あれば、合わせて"
        "ドラゴンを１匹引き寄せ/る"
    ),
)  # fmt: skip
WORDS.add(
    v.STATIC, "routs_with", partial(amounts, t.FLOOD),
    "With so many such texts after your turn the opponent retreats.",
    "amount", amount=v.number(least=1),
).says(
    en="if {amount} or more of your active cards have this text, your opponent retreats at once",
    ja=(
        "この能力を持つ自分のアクティブなカードが{amount:枚}以上あれば、相手はただち"
        "に撤退/する"
    ),
)  # fmt: skip
WORDS.add(
    v.STATIC, "gains_crystals", partial(amounts, t.CRYSTALS),
    "If you win, you win so many crystals more.", "amount", amount=v.number(least=1),
).says(
    en="if you win, you win {amount:more crystal|more crystals}",
    ja="勝てばクリスタルをさらに{amount}個得/る",
)  # fmt: skip
WORDS.add(
    v.STATIC, "interferes_with", partial(Fits, t.INTERFERES),
    "You may play it when the opponent plays a card that fits.",
    "fitting", fitting=v.filtered(),
).says(
    en="you may play {self} when your opponent plays {fitting:card|cards}",
    ja="相手が{fitting:カード}をプレイした時、{self}をプレイでき/る",
)  # fmt: skip
