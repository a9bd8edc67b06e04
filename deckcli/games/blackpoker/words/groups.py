"""Words for cards: which ones an effect refers to, what they are like, what they count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import ITSELF
from deckcli.engine.state import Frame
from deckcli.engine.words.groups import Enemies, allies, other_allies
from deckcli.engine.words.kinds import Condition, Filter, Group, Number
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import KINDS, NUMBER, RANKS, SUITS, TARGET
from deckcli.games.blackpoker.rules.key_sets import bits_of, of_suit
from deckcli.games.blackpoker.rules.state import BlackPokerState
from deckcli.games.blackpoker.words import forms

WORDS: Final = v.Vocabulary()


WORDS.add(v.GROUP, "ally", allies, "Your characters.").says(
    en="your> character|characters", ja="自分の>キャラクター|体"
)
WORDS.add(v.GROUP, "other_ally", other_allies, "Your characters but for the card itself.").says(
    en="your> other character|other characters", ja="自分の>他のキャラクター|体"
)
WORDS.add(v.GROUP, "enemy", Enemies, "The opponent's characters.").says(
    en="the opponent's> character|characters", ja="対戦相手の>キャラクター|体"
)


class Targeted(Group):
    """The card the action is aimed at."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def cards(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> vec[i64]:
        card = frame.values[TARGET]
        if not self.filter.fits(game, state, frame, card):
            return vec[i64]()
        return vec[i64]([card])


WORDS.add(v.GROUP, "target", Targeted, "The character the action is aimed at.").says(
    en="the> target", ja="=対象|体"
).needs = forms.CHARACTER


class KeyCards(Group):
    """The key cards of the action."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def cards(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> vec[i64]:
        keys = frame.chosen[0]
        return vec[i64]([card for card in keys if self.filter.fits(game, state, frame, card)])


WORDS.add(v.GROUP, "keys", KeyCards, "The key cards of the action.").says(
    en="the> |key cards", ja="=キーカード|枚|多"
).says({"key_cards": "one"}, en="the> key card", ja="=キーカード|枚").needs = forms.KEY


class OwnCards(Group):
    """The cards that the character is made of."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def cards(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> vec[i64]:
        mine = state.cards_of(frame.source)
        return vec[i64]([card for card in mine if self.filter.fits(game, state, frame, card)])


WORDS.add(v.GROUP, "own_cards", OwnCards, "The cards the character is made of.").says(
    en="the> |cards of this character", ja="=このキャラクターのカード|枚|多"
).needs = ITSELF


class Attackers(Group):
    """The soldiers that were named as attackers."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def cards(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> vec[i64]:
        named = state.attackers
        return vec[i64]([card for card in named if self.filter.fits(game, state, frame, card)])


WORDS.add(v.GROUP, "attackers", Attackers, "The soldiers that were named as attackers.").says(
    en="the> |attackers", ja="=アタッカー|体|多"
)


class OfKind(Filter):
    """Is a soldier, or is a bulwark."""

    __slots__ = ("bulwark",)

    def __init__(self, *, bulwark: bool) -> None:
        self.bulwark = bulwark

    def fits(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, card: i64) -> bool:
        return state.is_bulwark(card) if self.bulwark else state.is_soldier(card)


WORDS.add(
    v.FILTER, "kind", lambda kind: OfKind(bulwark=kind == "bulwark"),
    "Is a soldier, or is a bulwark.", "value", value=v.text(KINDS),
).says(
    {"value": "soldier"}, en="!soldier|soldiers", ja="!兵士"
).says(
    {"value": "bulwark"}, en="!bulwark|bulwarks", ja="!防壁"
)  # fmt: skip


class Charged(Filter):
    """Is charged, or is driven."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, card: i64) -> bool:
        return state.is_driven(card) != self.wanted


WORDS.add(
    v.FILTER, "charged", lambda value: Charged(wanted=value),
    "Is charged, or is driven.", "value", value=v.flag(),
).says(
    {"value": True}, en="charged ~", ja="チャージ状態の~"
).says(
    {"value": False}, en="driven ~", ja="ドライブ状態の~"
)  # fmt: skip


class Printed(Filter):
    """Is one of these cards of the pack: of a suit, of a rank."""

    __slots__ = ("mask",)

    def __init__(self, mask: i64) -> None:
        self.mask = mask

    def fits(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, card: i64) -> bool:
        return game.prints[state.faces[card]].bits & self.mask != 0


def of_suits(suits: Sequence[str]) -> Filter:
    mask: i64 = 0
    for suit in suits:
        mask |= of_suit(suit)
    return Printed(mask)


def of_ranks(ranks: Sequence[str]) -> Filter:
    mask: i64 = 0
    for rank in ranks:
        for suit in SUITS:
            mask |= bits_of(suit, rank)
    return Printed(mask)


WORDS.add(
    v.FILTER, "suit", of_suits, "Is a card of one of these suits.", "value", value=v.texts(SUITS)
).says(en="{value} ~", ja="{value:tag}の~")
WORDS.add(
    v.FILTER, "rank", of_ranks, "Is a card of one of these ranks.", "value", value=v.texts(RANKS)
).says(en="~ of rank {value}|{value:a}", ja="{value}の~")


class NumberAtMost(Filter):
    """Has this number now, or a smaller one."""

    __slots__ = ("most",)

    def __init__(self, most: Number) -> None:
        self.most = most

    def fits(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, card: i64) -> bool:
        return game.stat(state, card, NUMBER) <= self.most.value(game, state, frame)


WORDS.add(
    v.FILTER, "number_at_most", NumberAtMost, "Has no larger number now.",
    "value", value=v.number(),
).says(
    en="~ whose number is at most {value}|one whose number is at most {value}",
    ja="数字が{value}以下の~",
).reads = (NUMBER,)  # fmt: skip


class NumberOf(Number):
    """The sum of the numbers of cards."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def value(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> i64:
        total: i64 = 0
        for card in self.group.cards(game, state, frame):
            total += game.stat(state, card, NUMBER)
        return total


WORDS.add(
    v.NUMBER, "number_of", NumberOf, "The numbers of cards, added up.", "group", group=v.group()
).says(en="the sum of the numbers on {group:bare}", ja="{group:bare の}数字の合計").says(
    {"group": v.ONE}, en="{group:'s} number", ja="{group:bare の}数字"
).reads = (NUMBER,)


class Divides(Condition):
    """A number other than 0 is a multiple of another."""

    __slots__ = ("divisor", "number")

    def __init__(self, divisor: Number, number: Number) -> None:
        self.divisor, self.number = divisor, number

    def holds(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> bool:
        number = self.number.value(game, state, frame)
        divisor = self.divisor.value(game, state, frame)
        return number != 0 and divisor != 0 and number % divisor == 0


WORDS.add(
    v.CONDITION, "divides", Divides, "Number is not 0, and a multiple of the divisor.",
    divisor=v.number(), number=v.number(),
).says(
    en="{number} is not 0 and divisible by {divisor}",
    ja="{number}が０でなく、{divisor}で割り切れ/る",
)  # fmt: skip


class SharesNumber(Condition):
    """A card of a character has the same number printed on it as the card itself."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def holds(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> bool:
        mine = game.prints[state.faces[frame.source]].number
        for character in self.group.cards(game, state, frame):
            for card in state.cards_of(character):
                if game.prints[state.faces[card]].number == mine:
                    return True
        return False


WORDS.add(
    v.CONDITION, "shares_number", SharesNumber,
    "The number printed on the card is printed on a card of such a character.",
    "group", group=v.group(),
).says(
    en="a number printed on {self} is printed on {group:some}, too",
    ja="{group:some に}{self}と同じ数字が書かれて/いる",
).needs = ITSELF  # fmt: skip


class CameThisTurn(Condition):
    """The character is made only of cards that came this turn."""

    __slots__ = ()

    def holds(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> bool:
        return state.is_new(frame.source)


WORDS.add(v.CONDITION, "came_this_turn", CameThisTurn, "All its cards came this turn.").says(
    en="all cards of {self} entered this turn",
    ja="{self}のカードがすべてこのターンに場に出て/いる",
).needs = ITSELF
