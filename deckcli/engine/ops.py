"""Ops and programs: what a frame on the agenda is running."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deckcli.core.packed import empty_lists
from deckcli.core.vecs import append, i64, pop, vec
from deckcli.engine.listening import MUST, OPENS
from deckcli.engine.native import mypyc_attr
from deckcli.engine.state import Frame, Question, State
from deckcli.engine.things import CARDS

if TYPE_CHECKING:
    from deckcli.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """One step of a program. It runs to its end, or asks a question and takes the answer.

    A game's ops take its own game and state types; their signatures promise they meet no others.
    """

    __slots__ = ()

    def run(self, game: Any, state: Any, frame: Frame) -> None:
        raise NotImplementedError

    def take(self, game: Any, state: Any, frame: Frame, action: i64) -> None:
        """Handle the answer to what `run` asked."""
        raise NotImplementedError

    def notes_answers(self) -> bool:
        """Whether it records in its frame who has answered, which may include unseen cards."""
        return False

    def ask(
        self,
        game: Game[Any],
        state: State,
        frame: Frame,
        window: i64,
        seat: i64,
        options: vec[i64],
    ) -> None:
        """Wait for the seat to choose; a single option is not a decision and is taken at once."""
        if len(options) > 1:
            if state.listener is not None:  # as in `answer`
                state.emit(OPENS, seat, amount=window)
            state.question = Question(window, seat, options)
        else:
            if state.listener is not None:
                state.emit(MUST, seat, amount=options[0])
            self.take(game, state, frame, options[0])


class Finish(Op):
    """The last op of every program: takes its frame off the agenda."""

    __slots__ = ()

    def run(self, game: Any, state: Any, frame: Frame) -> None:
        table: State = state  # types here and not above: this runs about once for every decision
        table.agenda, _done = pop(table.agenda)


class Program:
    """The ops of a rule procedure or an ability; `names` are the bound names of its frames."""

    __slots__ = ("closing", "copied", "is_event", "kinds", "name", "names", "ops")

    def __init__(
        self,
        name: str,
        ops: list[Op],
        names: list[str] | None = None,
        closing: list[Op] | None = None,
        kinds: list[int] | None = None,
    ) -> None:
        self.name, self.names = name, names or []
        self.closing: i64 = len(ops)  # the first of the steps that are not left out by breaking off
        self.ops = append(vec[Op](ops + (closing or [])), Finish())
        self.is_event = any(op.notes_answers() for op in ops)
        self.kinds = vec[i64](kinds or [])  # what each name stands for; those not listed, cards
        self.copied: i64 = 0  # the first so many names were bound by the frame that began this one

    def holds_cards(self, name: i64) -> bool:
        """Whether what is bound to this name are cards."""
        return name >= len(self.kinds) or self.kinds[name] == CARDS

    def place_of(self, kind: type[Op]) -> i64:
        """The first step whose op is of this kind."""
        return next(at for at, op in enumerate(self.ops) if isinstance(op, kind))


def again(frame: Frame) -> None:
    """Run the current op once more when everything above it is done."""
    frame.step -= 1


def unbound(program: Program) -> vec[vec[i64]]:
    """What a frame of a program has chosen at first: nothing for any of its names."""
    return empty_lists(program.names)
