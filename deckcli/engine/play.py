"""Run a game: resolve the agenda until somebody must decide, then wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from deckcli.core.packed import index_of
from deckcli.core.rng import seeded
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.endings import ENDLESS_LOOP, MOST_DECISIONS, TOO_MANY_DECISIONS
from deckcli.engine.game import Game, S
from deckcli.engine.listening import TAKES, Listener
from deckcli.engine.notation import IllegalAction, spell
from deckcli.engine.state import NONE, State

SUSPICIOUS: Final = 1_000  # steps without a decision after which states are compared
TOO_MANY: Final = 2_000  # further steps without a decision, more than any rule needs
OFTEN: Final = 10  # more uses of a skill in one turn than any card counts
MAX_TURNS: Final = 300
_STEPS: Final = vec[i64](range(SUSPICIOUS))  # interpreted, a range for each answer costs more


def start(
    game: Game[S],
    decks: Sequence[Any],
    seed: int,
    *,
    max_turns: int = MAX_TURNS,
    listener: Listener | None = None,
) -> S:
    """Start a game with these decks, one for each seat, and run it to its first question."""
    state = game.new_state()
    state.listener = listener
    state.seats = len(decks)
    state.max_turns = max_turns
    state.streams = new_streams(game, len(decks), seed)
    game.set_up(state, decks)
    advance(game, state)
    return state


def new_streams(game: Game[Any], seats: int, seed: int) -> vec[i64]:
    """The random numbers of a game, in the order of `State.stream`."""
    made = vec[i64]([seeded(seed, "shuffle", seat).state for seat in range(seats)])
    made = append(made, seeded(seed, "coin").state)
    for purpose in game.purposes:
        for seat in range(seats):
            made = append(made, seeded(seed, "chance", purpose, seat).state)
    return made


def apply(game: Game[S], state: S, action: i64) -> None:
    """Apply an action in place and run on to the next question."""
    question, nth = state.question, i64(-1)
    if question is not None:
        nth = index_of(question.options, action)
    if nth < 0:
        raise IllegalAction(f"{spell(game, state, action)!r} is not legal now")
    answer(game, state, nth)


def answer(game: Game[S], state: S, nth: i64) -> None:
    """Take the nth option of the open question and run on to the next one."""
    question = state.question
    assert question is not None
    action = question.options[nth]
    if state.listener is not None:  # asked here, because a call costs more at every decision
        state.emit(TAKES, question.seat, amount=action)
    state.question = None
    state.answers += 1
    frame = state.agenda[-1]
    game.programs[frame.program].ops[frame.step - 1].take(game, state, frame, action)
    advance(game, state)


def advance(game: Game[S], state: S) -> None:
    """Run programs until there is a question or the game is over."""
    if state.answers > MOST_DECISIONS:
        state.about = vec[i64](sorted({frame.program for frame in state.agenda}))
        state.finish(NONE, TOO_MANY_DECISIONS)
    programs = game.programs
    for nth in _STEPS:
        if state.question is not None or state.over:
            return
        frame = state.agenda[-1]
        step = frame.step
        frame.step = step + 1
        programs[frame.program].ops[step].run(game, state, frame)
    _end_loop(game, state)


def _end_loop(game: Game[S], state: S) -> None:
    """Go on step by step; a state that recurs without a decision is a loop, and so a draw."""
    seen = {position(state)}
    running = vec[i64]()
    while state.question is None and not state.over:
        frame = state.agenda[-1]
        program = game.programs[frame.program]
        if frame.program not in running:
            running = append(running, frame.program)
        frame.step += 1
        program.ops[frame.step - 1].run(game, state, frame)
        mark = position(state)
        if mark in seen or len(seen) > TOO_MANY:
            state.about = running
            state.finish(NONE, ENDLESS_LOOP)
        seen.add(mark)


def position(state: State) -> str:
    """The fingerprint that recurs in a loop; uses of a skill beyond OFTEN are not counted."""
    used, often = state.used, dict[int, int]()
    for key in used:
        often[key] = min(often.get(key, 0) + 1, OFTEN)
    counted = [key for key, times in often.items() for _ in range(times)]
    state.used = vec[i64](counted)
    mark = state.fingerprint()
    state.used = used
    return mark
