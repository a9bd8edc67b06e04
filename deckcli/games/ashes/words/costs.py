"""What abilities cost: an action, an exhaustion token, cards, dice."""

from __future__ import annotations

from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.things import NUMBERS
from deckcli.engine.words.kinds import Cost
from deckcli.engine.words.paying import Priced
from deckcli.games.ashes.rules.codes import BASIC, FACES, MAIN, SIDE
from deckcli.games.ashes.rules.faces import Price
from deckcli.games.ashes.rules.paying import (
    ActionCost,
    DiceCost,
    DiscardCost,
    ExhaustCost,
    OfferDice,
    PayAction,
    PayDice,
    PayDiscard,
    PayExhaustion,
)

TYPES: Final = ("natural", "charm", "ceremonial", "illusion")  # of dice, whatever cards there are
_IN_JAPANESE: Final = {
    "natural": "自然", "charm": "魅了", "ceremonial": "儀式", "illusion": "幻影",
    "power": "パワー", "class": "クラス", "basic": "基本",
}  # fmt: skip
_ACTIONS: Final = {"main": MAIN, "side": SIDE}


class Nothing(Cost):
    """What costs nothing unless the player wants it to."""

    __slots__ = ()

    def can_pay(self, game: object, state: object, frame: object) -> bool:
        return True


def action(which: str) -> Priced:
    return ActionCost(_ACTIONS[which]), [PayAction(_ACTIONS[which])]


def exhaust() -> Priced:
    return ExhaustCost(), [PayExhaustion()]


def discard(amount: int) -> Priced:
    return DiscardCost(amount), [PayDiscard() for _ in range(amount)]


def symbols(types: list[str]) -> dict[str, v.Arg]:
    """Each symbol as an argument that may be left out."""
    names = [f"{kind}.{face}" for kind in types for face in FACES[:BASIC]]
    args = {name: v.integer(None, least=1) for name in [*names, FACES[BASIC]]}
    for name, arg in args.items():
        kind, _, face = name.rpartition(".")
        die = f"{kind} {face}".strip()
        japanese = f"{_IN_JAPANESE.get(kind, kind)}{_IN_JAPANESE[face]}"
        arg.patterns = {
            "en": f"{{value:{die} die|{die} dice}}", "ja": f"{japanese}のダイス{{value:個}}",
        }  # fmt: skip
    return args


def add_costs(words: v.Vocabulary, types: list[str]) -> None:
    """Add what can be paid with, for dice of these types."""
    which = (
        words.add(
            v.COST,
            "action",
            action,
            "A main or a side action.",
            "which",
            which=v.text(list(_ACTIONS)),
        )
        .says({"which": "main"}, en="main action", ja="メインアクション")
        .says({"which": "side"}, en="side action", ja="サイドアクション")
    )
    which.is_thing = True
    words.add(v.COST, "exhaust", exhaust, "An exhaustion token on the card itself.").says(
        en="exhaust {self}", ja="{self}を消耗させ/る"
    )
    words.add(
        v.COST, "discard", discard, "Cards of your hand.", "amount", amount=v.integer(least=1)
    ).says(en="discard {amount:card|cards}", ja="手札{amount:枚}を捨て/る")

    def price(given: dict[str, int | None]) -> Price:
        made = Price(len(types))
        made.read({"dice": {name: number for name, number in given.items() if number}}, types)
        return made

    def dice(**given: int | None) -> Priced:
        cost = DiceCost(price(given))
        return cost, [PayDice(cost)]

    def extra_dice(**given: int | None) -> Priced:
        slot = given.pop("as")
        assert slot is not None
        return Nothing(), [OfferDice(price(given), slot)]

    args = symbols(types)
    word = words.add(v.COST, "dice", dice, "Active dice.", **args).says(en="{stats}", ja="{stats}")
    word.any_of, word.is_thing = tuple(args), True
    named = {"as": v.name(v.REQUIRED, of=NUMBERS), **symbols(types)}
    word = words.add(
        v.COST, "extra_dice", extra_dice, "Further dice, if the player wants to pay them.", **named
    ).says(
        en="you may also pay {stats}{as:extra cost}",
        ja="追加で{stats}{as:追加コスト}を支払ってもよ/い",
    )
    word.any_of = tuple(args)
