"""Choices while an ability runs: which cards, whether at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.listening import FIRES, SKIPS
from deckcli.engine.notation import action, actions, first_of
from deckcli.engine.ops import Op, again, unbound
from deckcli.engine.state import NONE, Frame, State, used_key
from deckcli.engine.things import ANY_KIND
from deckcli.engine.words.kinds import Condition, Cost, Group

if TYPE_CHECKING:
    from deckcli.engine.game import Game

WORDS: Final = v.Vocabulary()


def answers(verbs: list[int]) -> vec[i64]:
    """The actions without a card that these verbs stand for."""
    return vec[i64]([action(verb) for verb in verbs])


class May(Op):
    """Ask the player whether to go on; declining ends the program."""

    __slots__ = ("answers", "window")

    def __init__(self, window: i64, verbs: list[int]) -> None:
        self.window, self.answers = window, answers(verbs)

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        self.ask(game, state, frame, self.window, frame.seat, self.answers)

    def take(self, game: Game[Any], state: State, frame: Frame, action: i64) -> None:
        if action != self.answers[0]:
            stop(game, frame)


class OfferPayment(Op):
    """Offer the player a cost they can pay; if it is not paid, the next steps are skipped."""

    __slots__ = ("answers", "costs", "skip", "window")

    def __init__(self, costs: list[Cost], skip: i64, window: i64, verbs: list[int]) -> None:
        self.costs, self.skip = vec[Cost](costs), skip
        self.window, self.answers = window, answers(verbs)

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        for cost in self.costs:
            if not cost.can_pay(game, state, frame):
                frame.step += self.skip
                return
        self.ask(game, state, frame, self.window, frame.seat, self.answers)

    def take(self, game: Game[Any], state: State, frame: Frame, action: i64) -> None:
        if action != self.answers[0]:
            frame.step += self.skip


class MarkUsed(Op):
    """Remember that the card used this ability; with a slot, only if something was chosen."""

    __slots__ = ("ability", "skill", "slot")

    def __init__(self, ability: i64, skill: i64, slot: i64) -> None:
        self.ability, self.skill, self.slot = ability, skill, slot

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        if self.slot < 0 or len(frame.chosen[self.slot]) > 0:
            if state.listener is not None:  # as in `answer`
                state.emit(FIRES, card=frame.source, amount=self.ability)
            if frame.source != NONE:
                state.used = append(state.used, used_key(frame.source, self.skill))


class Branch(Op):
    """Go on here if a condition holds, otherwise further down."""

    __slots__ = ("condition", "skip")

    def __init__(self, condition: Condition, skip: i64) -> None:
        self.condition, self.skip = condition, skip

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        if not self.condition.holds(game, state, frame):
            state.emit(SKIPS)
            frame.step += self.skip


class Jump(Op):
    """Skip some of the next steps."""

    __slots__ = ("skip",)

    def __init__(self, skip: i64) -> None:
        self.skip = skip

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        frame.step += self.skip


def if_so(condition: Condition, then: list[Op], otherwise: list[Op] | None) -> list[Op]:
    """`if` as a run of ops: test, one branch, jump, the other branch."""
    otherwise = otherwise or []
    first = [*then, Jump(len(otherwise))] if otherwise else then
    return [Branch(condition, len(first)), *first, *otherwise]


WORDS.add(
    v.VERB, "if", if_so, "Do something if a condition holds, else something different.",
    condition=v.condition(), then=v.steps(), otherwise=v.steps(None),
).says(
    en="if {condition}, {then}; otherwise, {otherwise}",
    ja="{condition}場合、{then:連用}、そうでない場合は{otherwise}",
).says(
    {"otherwise": None}, en="if {condition}, {then}", ja="{condition}場合、{then}",
)  # fmt: skip


class Choose(Op):
    """The player picks cards of a group, one at a time, and may stop after the fewest."""

    __slots__ = ("among", "choose", "done", "fewest", "most", "slot", "window")

    def __init__(
        self, among: Group, slot: i64, fewest: i64, most: i64, window: i64, verbs: list[int]
    ) -> None:
        self.among, self.slot, self.fewest, self.most = among, slot, fewest, most
        self.window, self.choose, self.done = window, verbs[0], action(verbs[1])

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        chosen = frame.chosen[self.slot]
        if len(chosen) == self.most:
            return
        left = self.among.cards(game, state, frame)
        if len(chosen) > 0:
            left = vec[i64]([card for card in left if card not in chosen])
        options = actions(self.choose, game.distinct(state, left))
        if len(options) == 0:
            return
        if len(chosen) >= self.fewest:
            options = append(options, self.done)
        self.ask(game, state, frame, self.window, frame.seat, options)

    def take(self, game: Game[Any], state: State, frame: Frame, action: i64) -> None:
        if action != self.done:
            frame.chosen[self.slot] = append(frame.chosen[self.slot], first_of(action))
            again(frame)


def choose(what: Group) -> list[Op]:
    """By the time the verb is read, its choice is already a step: nothing else is left to do."""
    return []


WORDS.add(
    v.VERB, "choose", choose, "Choose cards, to be spoken of below.",
    "what", what=v.target(of=ANY_KIND),
).says(en="choose {what}", ja="{what:を}選/ぶ")  # fmt: skip


class Repeat(Op):
    """All steps of the ability happen once more, with new choices."""

    __slots__ = ("back", "kept")

    def __init__(self) -> None:
        # the compiler knows these once it has read the whole ability
        self.back: i64 = 0  # how many steps
        self.kept: i64 = 0  # the names bound before the first step: what was paid, targets

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        frame.step -= self.back
        before = frame.chosen
        frame.chosen = unbound(game.programs[frame.program])
        for slot in range(self.kept):
            frame.chosen[slot] = before[slot]


WORDS.add(v.VERB, "repeat", Repeat, "All steps of the ability happen once more.").says(
    en="do all of this once more", ja="これらすべてをもう一度行/う"
)


def stop(game: Game[Any], frame: Frame) -> None:
    """End the program of this frame."""
    frame.step = len(game.programs[frame.program].ops) - 1
