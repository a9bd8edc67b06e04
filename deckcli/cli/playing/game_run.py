"""Plays one game to its end, from the start or from where a transcript left off."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from deckcli.bots.bot import Bot, BotLost, bot_stream
from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.interrupts import told_when_cut
from deckcli.cli.playing.game_files import HUMAN, GameFiles, resume_line, table_of
from deckcli.cli.playing.people import People
from deckcli.cli.playing.terminal_player import Leaving, TakingBack, TerminalPlayer
from deckcli.cli.terminal import EndOfInput, Terminal
from deckcli.core.errors import BadSetting, DeckcliError
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.engine.endings import forfeit
from deckcli.engine.notation import SEATS, read, written
from deckcli.engine.play import apply
from deckcli.engine.state import State
from deckcli.engine.transcripts import Transcript, replay, result_of
from deckcli.engine.views import view_of
from deckcli.matches.seating import seated_bot

if TYPE_CHECKING:
    from deckcli.cli.session import Session


class GameRun:
    """Asks bots and people in turn, prints what happens, and keeps the transcript."""

    def __init__(
        self, session: Session, transcript: Transcript, files: GameFiles, *, explain: bool = False
    ) -> None:
        if explain and HUMAN in transcript.bots:
            raise BadSetting(
                "--explain would show a person what others can do", hint="ask for a `hint` instead"
            )
        self.transcript, self.files, self.explain = transcript, files, explain
        self.catalog = session.library.catalog(transcript.game)
        self.game, self.decks = table_of(session, transcript)
        self.terminal = Terminal(session.lang, colored=session.colored)
        self.presenter = self.game.presenter()
        self.person = TerminalPlayer(self.presenter, self.catalog, self.terminal, host=self)
        seats = [seat for seat, name in enumerate(transcript.bots) if name == HUMAN]
        self.people = People(seats, self.presenter, self.terminal)
        self.warned_at = -1  # number of decisions when the person was last warned to save
        self.is_unread = False  # the reader is gone, but a complete log was asked for
        self.state, self.players = self._taken_up()

    @property
    def seat(self) -> int:
        """The seat of the person who looks at the screen, or NONE."""
        return self.people.sitting

    def play(self) -> ExitStatus:
        """Play to the end, or until the person leaves; the log is written in any case."""
        status = ExitStatus.OK
        if self.transcript.actions:
            self.people.forget()  # a saved game was printed before
        try:
            with told_when_cut(self._cut):
                self._tell(self.people.news())
                while self.state.question is not None:
                    self._step(self.state.question.seat)
                self.transcript.result = result_of(self.game, self.state)
                self._tell([self.people.ending(self.state)])
        except Leaving:
            status = ExitStatus.INTERRUPTED
        except BrokenPipeError:
            if not self.people.seats:
                raise  # the reader has seen enough, and no log was asked for
            status = ExitStatus.INTERRUPTED
        finally:
            self.files.write_log(self.transcript)
        if status == ExitStatus.INTERRUPTED:
            print(self._farewell(), file=sys.stderr)
        return status

    def _taken_up(self) -> tuple[State, list[Bot]]:
        """The state after all decisions of the transcript, and players who remember them.

        Bots make their decisions again, so that their random numbers continue from there.
        """
        players = [
            self.person
            if name == HUMAN
            else seated_bot(name, self.game, bot_stream(self.transcript.seed, at))
            for at, name in enumerate(self.transcript.bots)
        ]
        done = len(self.transcript.actions)
        tables = replay(self.game, self.decks, self.transcript, self.people.listener)
        for number, state in enumerate(tables):
            asked = state.question
            if number < done and asked is not None and players[asked.seat] is not self.person:
                with suppress(BotLost):  # it lost no game there before
                    players[asked.seat].choose(view_of(self.game, state, asked.seat))
        return state, players

    def _step(self, seat: int) -> None:
        state = self.state
        self._seat_down(seat)
        try:
            action = self.players[seat].choose(view_of(self.game, state, seat))
        except TakingBack:
            self._take_back()
            return
        except BotLost as lost:
            forfeit(self.game, state, seat, lost.ending)
            who = printable(self.transcript.bots[seat])
            print(said(f"p{seat + 1}, {who}: {lost.why}"), file=sys.stderr)
            return
        if self.explain:
            self._tell(self._explained(seat, action))
        self.transcript.actions.append(f"p{seat + 1} {written(self.game, state, action)}")
        apply(self.game, state, action)
        self._tell(self.people.news())

    def _seat_down(self, seat: int) -> None:
        """Before a question to a person: let nobody else see their cards."""
        if seat not in self.people.seats:
            return
        try:
            if not self.people.change_to(seat):
                return
        except EndOfInput:
            raise Leaving from None
        self.person.shown = ""
        self._tell(self.people.news())

    def _explained(self, seat: int, action: int) -> list[str]:
        """What each option was worth to the bot that is about to take one of them."""
        question, judged = self.state.question, self.players[seat].judged()
        assert question is not None
        if len(question.options) == 1 or len(judged) != len(question.options):
            return []
        words = self.person.offers(self.state)
        width = max(map(len, judged))
        return [
            f"{'  >' if option == action else '   '} {worth:>{width}}  {told}"
            for option, worth, told in zip(question.options, judged, words, strict=True)
        ]

    def _tell(self, lines: list[str]) -> None:
        if self.people.seats or sys.stdout.isatty():
            lines = [line for told in lines for line in self.terminal.folded(told)]
        if not lines or self.is_unread:
            return
        told = [self.terminal.painted("1", line) if line[:1] == "\n" else line for line in lines]
        try:
            print("\n".join(told), flush=True)
        except BrokenPipeError:
            self.is_unread = not self.people.seats and bool(self.files.log)
            if not self.is_unread:
                raise

    # -- a person's wishes

    def _decisions(self) -> list[int]:
        """The indices of people's decisions in the transcript."""
        people = tuple(f"{SEATS[seat]} " for seat in self.people.seats)
        return [at for at, line in enumerate(self.transcript.actions) if line.startswith(people)]

    def may_take_back(self) -> bool:
        """Whether the last decision of a person was made by the one who looks at the screen."""
        found = self._decisions()
        if not found:
            print(said("there is nothing to take back"))
            return False
        who = self.transcript.actions[found[-1]].partition(" ")[0]
        if who != SEATS[self.seat]:
            print(said(f"{who} has decided since then: only the last decision is taken back"))
            return False
        return True

    def _take_back(self) -> None:
        """Go back to the person's last decision by replaying everything before it."""
        last = self._decisions()[-1]
        taken = self.transcript.actions[last].partition(" ")[2]
        del self.transcript.actions[last:]
        self.state, self.players = self._taken_up()
        self.people.forget()
        action = read(self.game, self.state, taken)
        question = self.state.question
        assert question is not None
        words = self.person.offers(self.state)
        print(said(f"taken back: {words[list(question.options).index(action)]}"))

    def save(self, path: str) -> None:
        try:
            path = self.files.save(self.transcript, path)
        except BadSetting as error:
            told = error.message + (f" ({error.hint})" if error.hint else "")
            print(said(f"not saved: {printable(told)}"))
            return
        print(said(f"saved; go on with: {resume_line(path)}"))

    def may_leave(self) -> bool:
        """Whether the person may leave; a warning comes first if the game would be lost."""
        decisions = len(self.transcript.actions)
        if self.files.kept_in(self.transcript) or self.warned_at == decisions:
            return True
        self.warned_at = decisions
        print(said("the game is not saved: `save FILE` keeps it, `quit` once more leaves it"))
        return False

    def _farewell(self) -> str:
        path = self.files.kept_in(self.transcript)
        return said(f"go on with: {resume_line(path)}" if path else "the game was not saved")

    def _cut(self) -> str:
        """A person's game is saved: who has decided something does not want to lose it."""
        self.terminal.restore()
        try:
            self.files.write_log(self.transcript)
            if self._decisions() and not self.files.kept_in(self.transcript):
                self.files.save(self.transcript, "")
            return self._farewell()
        except DeckcliError as error:
            return str(error)
