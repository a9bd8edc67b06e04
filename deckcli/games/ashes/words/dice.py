"""Verbs of dice: turned, rerolled, readied, exhausted, laid on units."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame
from deckcli.engine.things import PLAYERS
from deckcli.engine.words.kinds import Group, Number
from deckcli.games.ashes.rules.codes import DIE_OFF, DIE_ON, IN_PLAY
from deckcli.games.ashes.rules.dice import turn_dice
from deckcli.games.ashes.rules.state import AshesState, with_more
from deckcli.games.ashes.rules.stats import AshesRules

WORDS: Final = v.Vocabulary()


class Turn(Op):
    __slots__ = ("amount",)

    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        turn_dice(game, state, frame.seat, self.amount.value(game, state, frame))


WORDS.add(
    v.VERB,
    "turn_dice",
    Turn,
    "Turn active dice of yours to any faces.",
    "amount",
    amount=v.number(least=1),
).says(
    en="turn up to {amount:of your active dice|of your active dice} to any side",
    ja="自分の活性プールのダイスを{amount:個}まで好きな目に変え/る",
)


class Reroll(Op):
    __slots__ = ("amount", "is_optional")

    def __init__(self, amount: Number, *, optional: bool) -> None:
        self.amount, self.is_optional = amount, optional

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        made = state.push(game.rerolling_program, frame.seat)
        made.values = vec[i64]([self.amount.value(game, state, frame), int(self.is_optional)])


WORDS.add(
    v.VERB,
    "reroll_dice",
    Reroll,
    "Roll exhausted dice of yours into the active pool.",
    "amount",
    amount=v.number(least=1),
    optional=v.flag(default=False),
).says(
    {"optional": False},
    en="roll {amount:of your exhausted dice|of your exhausted dice} into your active pool",
    ja="自分の消耗プールのダイス{amount:個}をふり、活性プールに置/く",
).says(
    {"optional": True, "amount": 1},
    en="you may roll 1 of your exhausted dice into your active pool",
    ja="自分の消耗プールのダイス１個をふり、活性プールに置いてもよ/い",
).says(
    {"optional": True},
    en="roll up to {amount:of your exhausted dice|of your exhausted dice} into your active pool",
    ja="自分の消耗プールのダイスを{amount:個}までふり、活性プールに置/く",
)


class ReadyOnSides(Op):
    __slots__ = ("amount",)

    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        made = state.push(game.readying_program, frame.seat)
        made.values = vec[i64]([self.amount.value(game, state, frame)])


WORDS.add(
    v.VERB,
    "ready_dice",
    ReadyOnSides,
    "Put exhausted dice of yours into the active pool, on any faces.",
    "amount",
    amount=v.number(least=1),
).says(
    en=(
        "put {amount:of your exhausted dice|of your exhausted dice} into your active pool, any "
        "side up"
    ),
    ja="自分の消耗プールのダイス{amount:個}を好きな目で活性プールに置/く",
)


class Drain(Op):
    """You pick active dice of players, who move them to the exhausted pool."""

    __slots__ = ("amount", "of")

    def __init__(self, of: Group, amount: Number) -> None:
        self.of, self.amount = of, amount

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        for seat in self.of.cards(game, state, frame):
            made = state.push(game.draining_program, frame.seat)
            made.values = vec[i64]([seat, self.amount.value(game, state, frame)])


WORDS.add(
    v.VERB,
    "exhaust_die",
    Drain,
    "Active dice of players, which you pick, are exhausted.",
    "of",
    of=v.target(of=PLAYERS),
    amount=v.number(1, least=1),
).says(
    en="exhaust {amount:active die|active dice} of {of}",
    ja="{of:の}活性プールのダイス{amount:個}を消耗させ/る",
)


class LayDie(Op):
    """The die that was just spent lies on a unit, which has 1 more attack and life."""

    __slots__ = ("on",)

    def __init__(self, on: Group) -> None:
        self.on = on

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        exhausted = state.players[frame.seat].exhausted
        for card in self.on.cards(game, state, frame):
            if state.flags[card] & IN_PLAY and exhausted[game.attached_type] > 0:
                exhausted[game.attached_type] -= 1
                state.charms = with_more(state.charms, card, 1)
                state.emit(DIE_ON, frame.seat, card)


WORDS.add(
    v.VERB,
    "lay_die",
    LayDie,
    "The spent die lies on a unit: 1 more attack and life.",
    "on",
    on=v.target(),
).says(en="put this die on {on}", ja="このダイスを{on:に}置/く")


class ReturnDie(Op):
    """A die on this card goes to the exhausted pool of its player."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        if state.charms[frame.source] > 0:
            state.charms = with_more(state.charms, frame.source, -1)
            state.players[frame.seat].exhausted[game.attached_type] += 1
            state.is_unsettled = True
            state.emit(DIE_OFF, frame.seat, frame.source, amount=1)


WORDS.add(v.VERB, "return_die", ReturnDie, "A die on this unit goes to the exhausted pool.").says(
    en="put the die on {self} back into the exhausted pool", ja="{self}のダイスを消耗プールに戻/す"
)
