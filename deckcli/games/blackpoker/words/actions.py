"""Words about actions and turns: what effects of the list are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deckcli.core.packed import index_of
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.modifiers import THIS_TURN, Modifier
from deckcli.engine.notation import actions, first_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.choosing import Jump
from deckcli.engine.words.kinds import Number
from deckcli.engine.words.verbs import put_in_force
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import (
    ASK_DECISION,
    ASK_DISCARD,
    ASK_TARGET,
    BEGINS_TURN,
    CHANGES_TARGET,
    DECIDE,
    DISCARD,
    IS_CANCELLED,
    KEEPS_TARGET,
    NUMBER,
    TARGET,
    TYPES,
)
from deckcli.games.blackpoker.rules.stage import put_up
from deckcli.games.blackpoker.rules.state import BlackPokerState
from deckcli.games.blackpoker.rules.targets import aimed_at
from deckcli.games.blackpoker.rules.zones import bury, damage, discard, end_fight
from deckcli.games.blackpoker.words import forms

WORDS: Final = v.Vocabulary()
OWNER: Final = 1  # damage goes to the owner of the targeted card; 0: to the targeted player


class Decide(Op):
    """The player decides between branches, each with its own word."""

    __slots__ = ("options", "skips")

    def __init__(self, words: list[int], skips: list[int]) -> None:
        self.options, self.skips = actions(DECIDE, vec[i64](words)), vec[i64](skips)

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        self.ask(game, state, frame, ASK_DECISION, frame.seat, self.options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64
    ) -> None:
        frame.step += self.skips[index_of(self.options, action)]


def decide(words: list[int], branches: list[list[Op]]) -> list[Op]:
    """The decision, then the branches one after another; each but the last ends with a jump."""
    skips: list[int] = []
    ops: list[Op] = []
    total = sum(len(branch) + 1 for branch in branches)
    for branch in branches:
        skips.append(len(ops))
        ops += branch
        ops.append(Jump(total - len(ops) - 1))
    return [Decide(words, skips), *ops]


def decision_words(value: object) -> list[str]:
    """The words players decide between, collected from abilities as they are written."""
    if isinstance(value, Mapping):
        own = value.get("decide")
        found = [_spoken(word) for word in own] if isinstance(own, Mapping) else []
        return found + decision_words(list(value.values()))
    if isinstance(value, list | tuple):
        return [word for part in value for word in decision_words(part)]
    return []


def _spoken(word: str) -> str:
    return word.replace("_", " ")


def add_decide(words: v.Vocabulary, answers: list[str]) -> None:
    """Add the decision; the words that players decide by are appended to `answers`."""

    def decided(branches: Mapping[str, list[Op]]) -> list[Op]:
        spoken = [_spoken(word) for word in branches]
        answers.extend(word for word in spoken if word not in answers)
        return decide([answers.index(word) for word in spoken], list(branches.values()))

    words.add(
        v.VERB, "decide", decided, "The player decides what happens, by one of these words.",
        "branches", branches=v.branches(),
    ).says(en="{branches}", ja="{branches}")  # fmt: skip


class DealDamage(Op):
    """The targeted player, or the owner of the targeted card, takes damage."""

    __slots__ = ("amount", "whom")

    def __init__(self, whom: i64, amount: Number) -> None:
        self.whom, self.amount = whom, amount

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        seat = frame.values[TARGET]
        if self.whom == OWNER:
            seat = state.owners[seat]
        damage(state, seat, self.amount.value(game, state, frame))


def deal_damage(whom: str, amount: Number) -> Op:
    return DealDamage(OWNER if whom == "owner_of_target" else 0, amount)


WORDS.add(
    v.VERB, "damage", deal_damage, "A player takes damage.",
    whom=v.text(("target", "owner_of_target")), amount=v.number(least=1),
).says(
    {"whom": "target"},
    en="the targeted player takes {amount:=damage}",
    ja="対象のプレイヤーは{amount:=点}のダメージを受け/る",
).says(
    {"whom": "owner_of_target"},
    en="the target's owner takes {amount:=damage}",
    ja="対象のオーナーは{amount:=点}のダメージを受け/る",
).args["whom"].needs = {"target": forms.PLAYER, "owner_of_target": forms.CHARACTER}  # fmt: skip


class Strengthen(Op):
    """All soldiers of the player, including later ones, have a larger number this turn."""

    __slots__ = ("number",)

    def __init__(self, number: Number) -> None:
        self.number = number

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        amount = self.number.value(game, state, frame)
        made = Modifier(NUMBER, NONE, amount, THIS_TURN, frame.seat, state.turn, NONE)
        put_in_force(game, state, made)


WORDS.add(
    v.VERB, "strengthen", Strengthen, "Your soldiers gain a number this turn.",
    "number", number=v.number(),
).says(
    en=(
        "the numbers of all your soldiers, later ones included, are {number:↑} until the end of "
        "the turn"
    ),
    ja="ターン終了まで、自分の兵士すべて（後から出るものも）の数字が{number:↑}",
)  # fmt: skip


class PutUp(Op):
    """Another action comes up that no player has raised."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place = place

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        put_up(game, state, frame, self.place)


def add_put_up(words: v.Vocabulary, places: Mapping[str, int]) -> None:
    """Add the word by which one action brings another, for a list with these places."""
    words.add(
        v.VERB, "put_up", lambda action: PutUp(places[action]),
        "Another action comes up that no player raises.", "action", action=v.text(list(places)),
    ).says(en="raise {action:action}", ja="{action:action}アクションを起こ/す")  # fmt: skip


class CancelTarget(Op):
    """The targeted action leaves the stage without effect; its keys go to the graveyard."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        targeted = aimed_at(game, state, frame)
        if targeted is None:  # an earlier step of the effect removed it
            return
        for card in targeted.chosen[0]:
            bury(state, card)
        state.agenda = vec[Frame]([one for one in state.agenda if one is not targeted])
        face = game.actions[game.action_at[targeted.program]]
        if TYPES[face.type] == "battle":
            end_fight(state)
        state.emit(IS_CANCELLED, targeted.seat, amount=face.place)


WORDS.add(
    v.VERB, "cancel_target", CancelTarget, "The targeted action leaves the stage without effect."
).says(
    en="the targeted action leaves the stage without effect; its key cards go to the graveyard",
    ja="対象のアクションを効果のないままステージから取り除き、そのキーカードを墓地に移/す",
).needs = forms.ACTION


class ChangeTarget(Op):
    """The player aims the targeted action at something else that it could be aimed at."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        targeted = aimed_at(game, state, frame)
        if targeted is None:  # an earlier step of the effect removed it
            return
        options = self._options(game, state, targeted)
        if len(options) > 0:
            self.ask(game, state, frame, ASK_TARGET, frame.seat, options)
        else:
            state.emit(KEEPS_TARGET, frame.seat, amount=game.action_at[targeted.program])

    def _options(self, game: BlackPokerRules, state: BlackPokerState, targeted: Frame) -> vec[i64]:
        """Where else an action can be aimed; nowhere, if it is not aimed at anything."""
        found = vec[i64]()
        target = game.actions[game.action_at[targeted.program]].target
        if target is None:
            return found
        before = targeted.values[TARGET]
        for option in target.options(game, state, targeted):
            target.aim(game, state, targeted, option)
            if targeted.values[TARGET] != before:
                found = append(found, option)
            targeted.values[TARGET] = before
        return found

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64
    ) -> None:
        targeted = aimed_at(game, state, frame)
        assert targeted is not None
        face = game.actions[game.action_at[targeted.program]]
        assert face.target is not None
        face.target.aim(game, state, targeted, action)
        state.emit(CHANGES_TARGET, frame.seat, amount=face.place)


WORDS.add(v.VERB, "change_target", ChangeTarget, "Aim the targeted action at something else.").says(
    en="give the targeted action another target that it can have",
    ja="対象のアクションの対象を、それが対象にできる別のものに変え/る",
).needs = forms.ACTION


class DiscardDownTo(Op):
    """The player discards until this many cards are left in the hand."""

    __slots__ = ("size",)

    def __init__(self, size: i64) -> None:
        self.size = size

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        hand = state.players[frame.seat].hand
        if len(hand) > self.size:
            options = actions(DISCARD, game.distinct(state, hand))
            self.ask(game, state, frame, ASK_DISCARD, frame.seat, options)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64
    ) -> None:
        again(frame)
        discard(state, first_of(action))


WORDS.add(
    v.VERB, "discard_down_to", DiscardDownTo, "Discard until so many are left.",
    "size", size=v.integer(least=0),
).says(
    en="discard until {size} cards are left in your hand", ja="手札が{size:枚}になるまで捨て/る",
)  # fmt: skip


class PassTurn(Op):
    """The turn goes to the opponent; whatever lasted until its end is over."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        state.active = 1 - state.active
        state.turn += 1
        state.answers = state.once = 0
        state.expire(THIS_TURN)
        end_fight(state)
        state.grow_old()
        if state.turn > state.max_turns:
            game.on_limit(state)
        else:
            state.emit(BEGINS_TURN, state.active, amount=state.turn)


WORDS.add(v.VERB, "pass_turn", PassTurn, "The turn goes to the opponent.").says(
    en="the turn goes to the opponent", ja="対戦相手にターンを渡/す"
)
