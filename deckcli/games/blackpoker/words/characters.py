"""Words about characters: when something happens to them, what they may do, what they become.

A group may name cards that are no characters at all, such as those of a hand: words pass over them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.ops import Op
from deckcli.engine.state import BITS, Frame
from deckcli.engine.words.events import add_card_event
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Group, Static
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import (
    AT_ONCE,
    BECOMES_BULWARK,
    BECOMES_SOLDIER,
    CANNOT_ATTACK,
    DIES,
    DRIVEN,
    IS_ARMED,
    IS_CHARGED,
    IS_DRIVEN,
    IS_JUDGED,
    IS_SHOWN,
    NEW,
    STAYS_CHARGED,
    STAYS_DRIVEN,
    TYPES,
)
from deckcli.games.blackpoker.rules.faces import Freed
from deckcli.games.blackpoker.rules.state import BlackPokerState
from deckcli.games.blackpoker.rules.zones import (
    EVERYBODY,
    enter_as_bulwark,
    enter_as_soldier,
    leave_field,
    take,
)

WORDS: Final = v.Vocabulary()

add_card_event(WORDS, "dies", DIES, "The character goes from the field to the graveyard.").says(
    en="{who:some} goes from the field to the graveyard[ because of {whom:some}]{other:other card}",
    ja="{who:some が}[{whom:some によって}]{other:もう一方のカード}場から墓地に移/ル",
)
add_card_event(
    WORDS, "is_judged", IS_JUDGED,
    "The character has blocked, and Damage is carried out; other: the attacker.",
).says(
    en="{who:some} has blocked[ {whom:some}]{other:attacker} and Damage is carried out",
    ja="{who:some が}[{whom:some を}]{other:そのアタッカー}ブロックし、ダメージ判定が行われ/る",
)  # fmt: skip

WORDS.add(
    v.STATIC, "cannot_attack", partial(Static, CANNOT_ATTACK, Itself(), Plain(1)),
    "It may not be named as an attacker.",
).says(en="{self} cannot attack", ja="{self}は攻撃でき/ない")  # fmt: skip
WORDS.add(
    v.STATIC, "attacks_at_once", partial(Static, AT_ONCE, Itself(), Plain(1)),
    "It may attack on the turn it came, whatever forbids it.",
).says(
    en="{self} can attack even on the turn it entered",
    ja="{self}は場に出たターンにも攻撃でき/る",
)  # fmt: skip


def free(types: Sequence[str]) -> Static:
    return Freed(sum(BITS[TYPES.index(type_name)] for type_name in types))


WORDS.add(
    v.STATIC, "free", free, "Your actions of these types cost nothing.",
    "types", types=v.texts(TYPES),
).says(
    en="your {types:type} actions cost nothing",
    ja="自分の{types:type}のアクションはコストがいら/ない",
)  # fmt: skip


class Attach(Op):
    """Cards are laid on a soldier, and together they form one character."""

    __slots__ = ("to", "what")

    def __init__(self, what: Group, to: Group) -> None:
        self.what, self.to = what, to

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        for soldier in self.to.cards(game, state, frame)[:]:
            if not state.is_soldier(soldier):
                continue
            for laid in self.what.cards(game, state, frame)[:]:
                if laid == soldier:
                    continue
                for card in take(game, state, frame, laid):
                    state.seen[card] = EVERYBODY
                    state.flags[card] = NEW
                    state.lay_below(soldier, card)
            state.emit(IS_ARMED, state.owners[soldier], soldier)


WORDS.add(
    v.VERB, "attach", Attach, "Cards become part of a soldier.", what=v.group(), to=v.group()
).says(
    en="lay {what} on {to} to make them one character",
    ja="{what:を}{to:の}上に置いて１体のキャラクターに/する",
)


class BecomeBulwarks(Op):
    """Soldiers become bulwarks, one for each card; whatever affected them is gone."""

    __slots__ = ("who",)

    def __init__(self, who: Group) -> None:
        self.who = who

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        for soldier in self.who.cards(game, state, frame)[:]:
            if not state.is_soldier(soldier):
                continue
            driven = state.is_driven(soldier)
            for card in leave_field(game, state, soldier):
                is_new = state.flags[card] & NEW
                enter_as_bulwark(state, card, driven=driven)
                state.flags[card] = state.flags[card] & ~NEW | is_new
                state.emit(BECOMES_BULWARK, state.owners[card], card)


WORDS.add(
    v.VERB, "become_bulwarks", BecomeBulwarks, "Soldiers become bulwarks.", "who", who=v.group()
).says(
    en=(
        "{who} <lose|loses> all effects on <them|it> and <become|becomes> bulwarks, one for each "
        "card, but <keep|keeps> the turn each entered"
    ),
    ja="{who:は}受けている効果を失い、場に出たターンはそのままで、カード１枚ごとに防壁に/なる",
)


class BecomeSoldiers(Op):
    """Bulwarks become soldiers; one that came this turn is a soldier that came this turn."""

    __slots__ = ("who",)

    def __init__(self, who: Group) -> None:
        self.who = who

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        for bulwark in self.who.cards(game, state, frame)[:]:
            if not state.is_bulwark(bulwark):
                continue
            kept = state.flags[bulwark] & (DRIVEN | NEW)
            state.emit(BECOMES_SOLDIER, state.owners[bulwark], bulwark)
            leave_field(game, state, bulwark)
            enter_as_soldier(state, bulwark, driven=False)
            state.flags[bulwark] = state.flags[bulwark] & ~NEW | kept


WORDS.add(
    v.VERB, "become_soldiers", BecomeSoldiers, "Bulwarks become soldiers.", "who", who=v.group()
).says(
    en=(
        "{who} <lose|loses> all effects on <them|it> and <become soldiers|becomes a soldier>, "
        "but <keep|keeps> the turn <they|it> entered"
    ),
    ja="{who:は}受けている効果を失い、場に出たターンはそのままで兵士に/なる",
)


class TurnUp(Op):
    """Bulwarks are turned face up: everyone sees them; they stay bulwarks."""

    __slots__ = ("who",)

    def __init__(self, who: Group) -> None:
        self.who = who

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        for bulwark in self.who.cards(game, state, frame):
            if state.is_bulwark(bulwark):
                state.seen[bulwark] = EVERYBODY
                state.emit(IS_SHOWN, state.owners[bulwark], bulwark)


WORDS.add(
    v.VERB, "turn_up", TurnUp, "Everybody sees the face of bulwarks.", "who", who=v.group()
).says(en="turn {who} face up", ja="{who:を}表向きに/する")


class SetDriven(Op):
    """Characters are driven, or charged."""

    __slots__ = ("driven", "who")

    def __init__(self, who: Group, *, driven: bool) -> None:
        self.who, self.driven = who, driven

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        turned = IS_DRIVEN if self.driven else IS_CHARGED
        stayed = STAYS_DRIVEN if self.driven else STAYS_CHARGED
        for character in self.who.cards(game, state, frame):
            if not game.is_in_play(state, character):
                continue
            if state.is_driven(character) == self.driven:
                state.emit(stayed, frame.seat, character)
            else:
                state.flags[character] ^= DRIVEN
                state.emit(turned, frame.seat, character)


WORDS.add(
    v.VERB, "charge", partial(SetDriven, driven=False), "Charge characters.", "who", who=v.group()
).says(en="charge {who}", ja="{who:を}チャージ状態に/する")
WORDS.add(
    v.VERB, "drive", partial(SetDriven, driven=True), "Drive characters.", "who", who=v.group()
).says(en="drive {who}", ja="{who:を}ドライブ状態に/する")
