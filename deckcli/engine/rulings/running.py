"""Running rulings: given a table, when these actions are taken, then this holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.core.yaml_source import Path
from deckcli.engine.game import Game
from deckcli.engine.listening import MUST, Listener, Listeners
from deckcli.engine.notation import MOST_CARDS, SEATS, IllegalAction, spell, spellings
from deckcli.engine.play import advance, apply
from deckcli.engine.rulings.action_forms import verbs_meant
from deckcli.engine.rulings.cases import cases
from deckcli.engine.rulings.layouts import BadRuling, Heard, Inside, Layout
from deckcli.engine.rulings.moments import Moment, Warned, check_seat, failures, warnings


class Outcome:
    """How one case of a ruling went: the claims that failed, and the table at that moment."""

    __slots__ = ("case", "failures", "legal", "notes", "table", "warnings")

    def __init__(self, case: str) -> None:
        self.case = case  # the cards chosen for the names in `for_each`
        self.failures: list[str] = []
        self.notes: list[str] = []  # what happened unasked, which a reader may not expect
        self.warnings: list[Warned] = []
        self.table = ""
        self.legal: list[str] = []


def run_ruling(
    game: Game[Any],
    layout: Layout[Any],
    ruling: Mapping[str, Any],
    listener: Listener | None = None,
    lang: str = "en",
) -> list[Outcome]:
    """Play the ruling once, or once for each case in `for_each`; raises BadRuling.

    A listener, if given, hears what happens; the table names its cards in the given language.
    """
    outcomes = []
    for content, case in cases(ruling):
        outcome, state = _run_case(game, layout, content, case, listener)
        outcome.table = game.presenter().table(state, lang)
        outcome.legal = spellings(game, state)
        outcomes.append(outcome)
    return outcomes


def _run_case(
    game: Game[Any],
    layout: Layout[Any],
    ruling: Mapping[str, Any],
    case: str,
    listener: Listener | None,
) -> tuple[Outcome, Any]:
    """How a case went, and the table it ended at."""
    outcome = Outcome(case)
    names: dict[str, int] = {}
    with Inside("given"):
        state = layout.lay_out(ruling["given"], names)
        if len(state.faces) > MOST_CARDS:
            raise BadRuling(f"a table has {MOST_CARDS:,} cards at most, not {len(state.faces):,}")
    play = _Play(Moment(game, layout, state, names), outcome)
    state.listener = play if listener is None else Listeners([play, listener])
    try:
        play.run(ruling)
    except IllegalAction as error:
        outcome.failures.append(error.message)
    return outcome, state


class _Play(Listener):
    """One case while its steps are taken, one after another."""

    def __init__(self, now: Moment, outcome: Outcome) -> None:
        self.now, self.outcome = now, outcome
        self.laid = dict(now.names)  # what each name stood for at first
        self.taken = "before the first step"
        self.is_meant = False  # whether the turn is meant to end
        self.unasked: list[tuple[int, str]] = []  # actions since the last step, and their words

    def hear(self, state: Any, kind: int, seat: int, card: int, other: int, amount: int) -> None:
        """Note an answer that was taken because there was no other, and which card is which."""
        self.now.layout.follow(Heard(kind, card, other, amount), self.now.names, self.laid)
        if kind == MUST:
            words = spell(self.now.game, state, amount, self.now.aliases())
            self.unasked.append((amount, f"{SEATS[seat]}: {words}"))

    def run(self, ruling: Mapping[str, Any]) -> None:
        """Take all steps until a claim fails; raises IllegalAction."""
        advance(self.now.game, self.now.state)
        self._note_unasked(ended=False)
        steps = 0
        for number, line in enumerate(ruling.get("when", ())):
            ((word, said),) = line.items()
            if word == "then":
                self._look(said, ("when", number, "then"), is_last=False)
                if self.outcome.failures:
                    return
            else:
                steps += 1
                self.taken = f"after step {steps} ({word}: {said})"
                with Inside("when", number):
                    self._step(word, said)
        self._look(ruling["then"], ("then",), is_last=True)

    def _look(self, then: Mapping[str, Any], at: Path, *, is_last: bool) -> None:
        with Inside(*at):
            found = list(failures(self.now, then, is_last=is_last))
        self.outcome.failures += (
            found if is_last else [f"{self.taken}: {failure}" for failure in found]
        )
        for warning in warnings(self.now, then):
            self.outcome.warnings.append(warning._replace(at=(*at, *warning.at)))

    def _step(self, who: str, text: str) -> None:
        game, state = self.now.game, self.now.state
        seat, turn = state.active, state.turn
        action = self._action(who, text)
        apply(game, state, action)
        self.is_meant = self.is_meant or game.ends_turn(action)
        ended = state.turn > turn
        if ended and not self.is_meant:
            note = f"{SEATS[seat]}'s turn {turn} ended by itself: nothing was left to do"
            self.outcome.notes.append(note)
        if ended:
            self.is_meant = False
        self._note_unasked(ended=ended)

    def _action(self, who: str, text: str) -> int:
        """The action a player takes; raises IllegalAction, or BadRuling if it is not an action."""
        game, state = self.now.game, self.now.state
        with Inside(who, key=True):
            check_seat(state, who)
        if state.question is None:
            raise IllegalAction(f"{who}: {text!r} comes after the end: {self.now.ending()}")
        if SEATS[state.question.seat] != who:
            asked = f"{SEATS[state.question.seat]} is asked {game.windows[state.question.window]!r}"
            raise IllegalAction(f"{who} is not to act before {text!r}: {asked}")
        try:
            return self.now.read(text)
        except IllegalAction as error:
            with Inside(who):
                verbs_meant(game, state, text, self.now.names)
            if not error.close:
                raise
            message = f"{error.message}; did you mean {error.close!r}?"
            raise IllegalAction(message) from error

    def _note_unasked(self, *, ended: bool) -> None:
        """Report which answers were taken since the last step because there was no other."""
        ends_turn = self.now.game.ends_turn
        said = [words for action, words in self.unasked if not (ended and ends_turn(action))]
        if said:
            how = f"taken {self.taken}, as the only answer, without asking"
            self.outcome.notes.append(f"{how}: {'; '.join(said)}")
        self.unasked = []
