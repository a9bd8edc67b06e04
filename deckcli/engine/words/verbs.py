"""Verbs every game's abilities may use, and the stats that `modify` changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deckcli.core.vecs import append, i64
from deckcli.engine.language import vocabulary as v
from deckcli.engine.listening import CHANGES
from deckcli.engine.modifiers import (
    ADD,
    FOR_EVER,
    NEXT_TURN,
    THIS_ROUND,
    THIS_TURN,
    WHILE_ATTACHED,
    Modifier,
)
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame, State
from deckcli.engine.words.kinds import Group, Number, Static

if TYPE_CHECKING:
    from deckcli.engine.game import Game, S

WORDS: Final = v.Vocabulary()
NEXT_ENEMY_TURN: Final = -1  # becomes NEXT_TURN of the following seat when the modifier is made


class Draw(Op):
    """Draw cards from the player's deck."""

    __slots__ = ("amount",)

    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        game.draw(state, frame.seat, self.amount.value(game, state, frame))


WORDS.add(v.VERB, "draw", Draw, "Draw cards.", "amount", amount=v.number(1, least=1)).says(
    en="draw {amount:card|cards}", ja="カードを{amount:枚}引/く"
)


class Modify(Op):
    """Change a stat of some cards for a while. The amount is computed once, at the start."""

    __slots__ = ("amount", "how", "layer", "of", "stat", "until")

    def __init__(
        self, of: Group, stat: i64, amount: Number, until: i64, layer: i64 = 0, how: i64 = ADD
    ) -> None:
        self.of, self.stat, self.amount, self.until = of, stat, amount, until
        self.layer, self.how = layer, how

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        amount = self.amount.value(game, state, frame)
        until, seat = timed(game, state, self.until, frame.seat)
        for card in self.of.cards(game, state, frame):
            if self.reaches(game, state, card, amount):
                made = Modifier(
                    self.stat, card, amount, until, seat, state.turn, frame.source,
                    self.layer, self.how,
                )  # fmt: skip
                put_in_force(game, state, made)

    def reaches(self, game: Any, state: Any, card: i64, amount: i64) -> bool:
        """Whether the card is changed at all; a card not changed now is not changed later."""
        return bool(game.is_in_play(state, card))


def put_in_force(game: Game[S], state: S, made: Modifier) -> None:
    """Make a modifier take effect from now on."""
    state.modifiers = append(state.modifiers, made)
    state.stale = True
    game.modified(state, made)
    state.emit(CHANGES)


def timed(game: Game[Any], state: State, until: i64, seat: i64) -> tuple[i64, i64]:
    """How a modifier stores the duration of something a seat does now: until when, and whose."""
    if until == NEXT_ENEMY_TURN:
        return NEXT_TURN, game.next_seat(state, seat)
    return until, seat


WORDS.add(v.UNTIL, "end_of_turn", lambda: THIS_TURN, "This turn.").says(
    en="until the end of the turn", ja="ターン終了まで"
)
WORDS.add(
    v.UNTIL, "end_of_next_enemy_turn", lambda: NEXT_ENEMY_TURN, "Past the enemy's turn."
).says(en="until the end of your opponent's next turn", ja="次の相手のターン終了まで")
WORDS.add(v.UNTIL, "end_of_game", lambda: FOR_EVER, "For good.").says(
    en="for the rest of the game", ja="ゲーム終了まで"
)


def add_rounds(words: v.Vocabulary) -> None:
    """For games with rounds: at the end of one they call `state.expire(THIS_ROUND)`."""
    words.add(v.UNTIL, "end_of_round", lambda: THIS_ROUND, "This round.").says(
        en="until the end of the round", ja="ラウンド終了まで"
    )


def add_attaching(words: v.Vocabulary) -> None:
    """For games in which cards lie on cards: `state.detach` when one is taken off another."""
    doc = "As long as this card lies on another."
    words.add(v.UNTIL, "while_attached", lambda: WHILE_ATTACHED, doc).says(
        en="as long as this card is attached to it", ja="このカードが付いている間"
    )


class Stat:
    """A stat that `modify` may name: its number, what is written for it, and how it is read."""

    __slots__ = ("arg", "index", "is_given", "name")

    def __init__(self, name: str, index: i64, arg: v.Arg, *, is_given: bool = True) -> None:
        self.name, self.index, self.arg = name, index, arg
        self.is_given = is_given  # whether a static ability can change it too

    def says(self, **patterns: str) -> Stat:
        """Give it a sentence in each language: what cards do that it changes."""
        self.arg.patterns = patterns
        return self

    def amount(self, value: object) -> Number:
        """The number for what was written; games' own stats turn words into numbers."""
        assert isinstance(value, Number)
        return value

    def change(self, of: Group, value: object, until: i64) -> Op:
        """The op that changes it for a while."""
        return Modify(of, self.index, self.amount(value), until)


def add_modify(words: v.Vocabulary, stats: list[Stat]) -> None:
    """Add `modify` for these stats, as a verb with a duration and as a static without one."""
    given_stats = [stat for stat in stats if stat.is_given]

    def as_ops(of: Group, until: i64, **given: object) -> list[Op]:
        return [
            stat.change(of, given[stat.name], until)
            for stat in stats
            if given[stat.name] is not None
        ]

    def as_statics(of: Group, **given: object) -> list[Static]:
        return [
            Static(stat.index, of, stat.amount(given[stat.name]))
            for stat in given_stats
            if given[stat.name] is not None
        ]

    doc, args = "Change stats of cards", optional(stats)
    verb = words.add(
        v.VERB, "modify", as_ops, f"{doc} for a while.", of=v.target(), until=v.until(), **args
    ).says(en="{of} {stats} {until}", ja="{until}、{of:は}{stats}")
    verb.any_of = tuple(args)
    if given_stats:
        doc, args = f"{doc} as long as it holds.", optional(given_stats)
        static = words.add(v.STATIC, "modify", as_statics, doc, of=v.group(), **args).says(
            en="{of} {stats}", ja="{of:は}{stats}"
        )
        static.any_of = tuple(args)
    words.stats.update({stat.index: stat.name for stat in stats})


def optional(stats: list[Stat]) -> dict[str, v.Arg]:
    """Each stat as an argument that may be left out."""
    args = {stat.name: v.Arg(stat.arg.holds, None, stat.arg.choices) for stat in stats}
    for stat in stats:
        args[stat.name].patterns = stat.arg.patterns
    return args
