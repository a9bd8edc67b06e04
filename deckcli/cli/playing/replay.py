"""deckcli replay: replay games and drafts from their logs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting
from deckcli.core.files import Source
from deckcli.core.messages import said, said_rows
from deckcli.core.printable import printable

if TYPE_CHECKING:
    from deckcli.engine.transcripts import Transcript

app = typer.Typer(rich_markup_mode=None, add_completion=False)

Logs = Annotated[list[str], typer.Argument(metavar="LOG...", help="Games or drafts.")]
Turn = Annotated[int, typer.Option(min=0, help="Show the table as this turn begins.")]
Verify = Annotated[bool, typer.Option("--verify", help="Only check that it still ends the same.")]
Step = Annotated[bool, typer.Option("--step", help="Go move by move, forwards and back.")]


@app.command()
def replay(
    ctx: typer.Context, logs: Logs, turn: Turn = 0, verify: Verify = False, step: Step = False
) -> None:
    """Replay a game or a draft from its log, or check that it still goes the same way.

    A game played with other card data is reported as such; it is the same if every decision and
    the ending are. Logs of older versions are compared by actions, winner, ending and turns.
    Exit status: 0 the same, 1 something differs or is missing, 2 not a transcript.

    \b
    deckcli replay game.json
    deckcli replay game.json --turn 6
    deckcli replay game.json --step
    deckcli replay logs/*.json --verify
    deckcli replay my-decks/draft.log
    """
    session: Session = ctx.obj
    if step and (turn or verify):
        raise BadSetting(f"--step and {'--turn' if turn else '--verify'} do not go together")
    differing = [_differs(session, log, turn=turn, verify=verify, step=step) for log in logs]
    raise typer.Exit(ExitStatus.FINDINGS if any(differing) else ExitStatus.OK)


def _differs(session: Session, log: str, *, turn: int, verify: bool, step: bool) -> bool:
    """Replay a log, and say whether something differs."""
    from deckcli.cli.drafts.draft_replay import replay_draft
    from deckcli.cli.playing.game_files import (
        blamed_on,
        read_log,
        resume_line,
        warn_of_other_cards,
    )
    from deckcli.engine.transcripts import from_text

    source = read_log(log)
    if _is_draft(source):
        if step or turn:
            raise BadSetting(f"{'--step' if step else '--turn'} is about games", where=log)
        problems, length = replay_draft(session, source, quiet=verify)
    else:
        transcript = from_text(source.text, log)
        with blamed_on(log):
            warn_of_other_cards(session, transcript, log)
            if step:
                _step_through(session, transcript, log)
                return False
            problems = _again(session, transcript, turn=turn, quiet=verify)
        length = _verdict(session, transcript)
        if not transcript.result and not verify and not problems:
            session.say(f"not over yet; go on with: {resume_line(log)}")
    for problem in problems:
        session.show(printable(f"{log}: {said(problem)}"))
    if verify and not problems:
        session.show(printable(f"{log}: {said(length)}"))
    return bool(problems)


def _verdict(session: Session, transcript: Transcript) -> str:
    """How far the game went the same way."""
    from deckcli.cli.playing.game_files import has_other_cards
    from deckcli.engine.transcripts import VERSION

    goes = "ends the same" if transcript.result else "goes the same, but is not over"
    told = f"{goes} after {len(transcript.actions)} decisions"
    if transcript.result and transcript.version != VERSION:
        told += ", by its actions, winner, ending and turns: its fingerprint is an older one"
    if has_other_cards(session, transcript):
        told += ", though it was played with other card data"
    return told


def _is_draft(source: Source) -> bool:
    return source.text.startswith("log:") or "\ndraft:" in source.text


def _step_through(session: Session, transcript: Transcript, log: str) -> None:
    from deckcli.cli.playing.game_files import table_of
    from deckcli.cli.playing.stepping import Stepping
    from deckcli.cli.terminal import Terminal

    terminal = Terminal(session.lang, colored=session.colored)
    Stepping(*table_of(session, transcript), transcript, terminal, log).run()


def _again(session: Session, transcript: Transcript, *, turn: int, quiet: bool) -> list[str]:
    from deckcli.cli.playing.game_files import table_of
    from deckcli.core.rows import fitted_rows
    from deckcli.engine.transcripts import BadTranscript, differences, replay

    game, decks = table_of(session, transcript)
    presenter = game.presenter()
    teller = presenter.teller(session.lang)
    try:
        for state in replay(game, decks, transcript, None if quiet or turn else teller):
            if quiet:
                continue
            if turn and state.turn >= turn:
                table = said_rows(presenter.table(state, session.lang))
                print(fitted_rows(table, session.columns))
                return []
            if not turn:
                for line in teller.news():
                    session.show(line)
    except BadTranscript as error:
        return [error.message]
    if turn and not quiet:
        return [f"there is no turn {turn}; the last is {state.turn}"]
    if not quiet and state.over:
        session.show(teller.ending(state))
    return differences(game, transcript, state)
