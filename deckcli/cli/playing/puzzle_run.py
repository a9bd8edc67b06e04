"""Plays a puzzle: can you win before this turn ends?"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from deckcli.bots.bot import Bot, bot_stream
from deckcli.bots.solving import ANSWERS, SEED, other_player
from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.interrupts import told_when_cut
from deckcli.cli.playing.game_files import HUMAN
from deckcli.cli.playing.terminal_player import Leaving, TakingBack, TerminalPlayer
from deckcli.cli.terminal import Terminal
from deckcli.core.messages import said
from deckcli.engine.play import apply
from deckcli.engine.rulings.files import read_rulings
from deckcli.engine.rulings.layouts import BadRuling
from deckcli.engine.rulings.puzzles import puzzle_table
from deckcli.engine.state import State
from deckcli.engine.views import view_of
from deckcli.games.playing import game_of, layout_of, rules_of_ruling
from deckcli.matches.seating import seated_bot

if TYPE_CHECKING:
    from deckcli.cli.session import Session


def read_puzzle(path: str) -> Mapping[str, Any]:
    """The puzzle in a file, which has one; raises BadRuling."""
    file = read_rulings(path)
    for problem in file.problems:
        raise problem
    found = [entry.ruling for entry in file.entries if "puzzle" in entry.ruling]
    if len(found) != 1:
        raise BadRuling(
            "this file has no puzzle" if not found else f"this file has {len(found)} puzzles",
            where=path,
            hint="a file with one ruling that says `puzzle: p1`",
        )
    return found[0]


class PuzzleRun:
    """Asks a person (or a bot) as p1 until the turn ends; greedy answers as p2."""

    def __init__(self, session: Session, path: str, solver: str) -> None:
        ruling = read_puzzle(path)
        catalog = session.library.catalog(ruling["game"])
        self.path, self.title = path, ruling["ruling"]
        self.game = game_of(catalog, rules=rules_of_ruling(ruling))
        try:
            self.state: State = puzzle_table(self.game, layout_of(self.game), ruling)
        except BadRuling as error:
            error.where = error.where or path
            raise
        self.turn = self.state.turn
        self.terminal = Terminal(session.lang, colored=session.colored)
        presenter = self.game.presenter()
        self.solver: Bot = (
            TerminalPlayer(presenter, catalog, self.terminal, host=self)
            if solver == HUMAN
            else seated_bot(solver, self.game, bot_stream(SEED, 0))
        )
        self.other = other_player(self.game)
        self.teller = presenter.teller(session.lang, reader=0)
        self.before: list[State] = []  # the tables at which p1 was asked

    def play(self) -> ExitStatus:
        """Play until the turn has ended: OK if p1 has won, FINDINGS if not."""
        self._tell(said(f"{self.title} ({ANSWERS} answers as p2)"))
        self._listen()
        try:
            with told_when_cut(self._cut):
                while self.state.question is not None and self.state.turn == self.turn:
                    self._step(self.state.question.seat)
        except Leaving:
            return ExitStatus.INTERRUPTED
        if self.state.over:
            self._tell(self.teller.ending(self.state))
        if self.state.winner == 0:
            print(said("solved"))
            return ExitStatus.OK
        print(said("not solved: p1 has not won before the turn ended"))
        return ExitStatus.FINDINGS

    def _step(self, seat: int) -> None:
        player = self.solver if seat == 0 else self.other
        try:
            action = player.choose(view_of(self.game, self.state, seat))
        except TakingBack:
            self.state = self.before.pop()
            self._listen()
            return
        if seat == 0:
            self.before.append(self.state.clone())
        apply(self.game, self.state, action)
        for line in self.teller.news():
            self._tell(line)

    def _tell(self, line: str) -> None:
        print("\n".join(self.terminal.folded(line)) if sys.stdout.isatty() else line)

    def _cut(self) -> str:
        self.terminal.restore()
        return self._again()

    def _again(self) -> str:
        again = f"deckcli play --puzzle {shlex.quote(self.path)}"
        return said(f"puzzles are not saved; begin again with: {again}")

    def _listen(self) -> None:
        """Let the teller hear what happens from here on."""
        self.state.listener = self.teller
        self.teller.news()

    # -- a person's wishes

    def may_take_back(self) -> bool:
        if not self.before:
            print(said("there is nothing to take back"))
        return bool(self.before)

    def may_leave(self) -> bool:
        return True

    def save(self, path: str) -> None:
        print(self._again())
