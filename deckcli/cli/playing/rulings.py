"""deckcli rulings: run given/when/then files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.session import Session
from deckcli.core.errors import DeckcliError, NotPlayable, UnknownName
from deckcli.core.files import is_folder, walked
from deckcli.core.messages import said, said_rows
from deckcli.core.printable import printable
from deckcli.core.text import plural

if TYPE_CHECKING:
    from deckcli.core.findings import Place
    from deckcli.core.yaml_source import Document
    from deckcli.engine.rulings.files import Entry
    from deckcli.engine.rulings.moments import Warned
    from deckcli.engine.rulings.running import Outcome

app = typer.Typer(rich_markup_mode=None, add_completion=False)

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help="Ruling files or folders.")]


@app.command()
def rulings(ctx: typer.Context, files: Files) -> None:
    """Run rulings: lay out a table, take actions, and see whether the claims hold.

    docs/rulings explains the format, with a page for each game. A file has one ruling, or several
    in a list under `rulings:`. If one fails, the table, the legal actions and what does not hold
    are shown; one that cannot be played does not stop the others; one whose claim would hold
    anyway gives a warning. A puzzle holds if the bot roll:8 solves it. Exit status: 0 all hold,
    1 one fails, 2 not a ruling, 5 nothing to run.

    \b
    deckcli rulings my-ruling.yaml
    deckcli rulings tests/rulings/blackpoker
    deckcli --card-data tests/games/cipher/original rulings tests/rulings/cipher
    """
    session: Session = ctx.obj
    paths = [path for file in files for path in _paths(file)]
    if not paths:
        session.say("nothing to run: no ruling files there")
        raise typer.Exit(ExitStatus.NOTHING)
    progress = _Progress(session)
    for path in paths:
        progress.broken += not _run(path, progress)
    if progress.failed:
        fail = "fails" if progress.failed == 1 else "fail"
        print(said(f"{progress.failed} of {plural(progress.rulings, 'ruling')} {fail}"))
    if progress.broken:
        told = f"{progress.broken} of {plural(len(paths), 'file')} cannot be played"
        print(said(told), file=sys.stderr)
        raise typer.Exit(ExitStatus.USAGE)
    if progress.failed:
        raise typer.Exit(ExitStatus.FINDINGS)
    print(
        said(f"{plural(progress.rulings, 'ruling')} {'holds' if progress.rulings == 1 else 'hold'}")
    )


class _Progress:
    """The rulings run so far, counted, and the tables they were played at."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.rulings = 0  # in all files; an unreadable file counts as one
        self.failed = 0
        self.broken = 0  # files of which something cannot be played
        self.tables: dict[Any, tuple[Any, Any]] = {}  # a game and its layout, made once for all


def _paths(argument: str) -> list[str]:
    if is_folder(argument):
        inside = sorted(Path(at) / name for at, _, names in walked(argument) for name in names)
        return [str(path) for path in inside if path.suffix in (".yaml", ".yml")]
    return [argument]


def _run(path: str, progress: _Progress) -> bool:
    """Run all rulings of a file; False if any of it cannot be played."""
    from deckcli.engine.rulings.files import read_rulings

    session = progress.session
    try:
        file = read_rulings(path)
    except DeckcliError as error:  # an unreadable file does not hide the others
        progress.rulings += 1
        session.complain(str(error))
        return False
    for problem in file.problems:
        session.complain(str(problem))
    sound = not file.problems
    progress.rulings += len(file.entries) + len(file.problems)
    for entry in file.entries:
        try:
            progress.failed += not _holds(progress, file.document, entry)
        except (UnknownName, NotPlayable) as error:
            # It is about the game, which all rulings of the file share.
            session.complain(str(error))
            return False
        except DeckcliError as error:  # a bad ruling does not hide the next
            session.complain(str(error))
            sound = False
    return sound


def _holds(progress: _Progress, document: Document, entry: Entry) -> bool:
    from deckcli.engine.rulings.layouts import BadRuling, Inside, UnknownCard
    from deckcli.engine.rulings.running import run_ruling

    session = progress.session
    try:
        with Inside(*entry.at):
            game, layout = _table(progress, entry.ruling)
            if "puzzle" in entry.ruling:
                outcomes = [_solved(game, layout, entry.ruling, session.lang)]
            else:
                outcomes = run_ruling(game, layout, entry.ruling, lang=session.lang)
    except (UnknownName, NotPlayable) as error:
        error.where = str(document.place(("game",)))
        raise
    except BadRuling as error:
        error.where = str(document.place_told(error.at))
        if isinstance(error, UnknownCard):
            error.hint = f"{error.hint} cards of your own: deckcli --card-data FOLDER".lstrip()
        raise
    except DeckcliError as error:
        error.where = error.where or document.source.path
        raise
    # the cases of one ruling all give the same warnings
    for warned in dict.fromkeys(warning for outcome in outcomes for warning in outcome.warnings):
        session.complain(_warned(warned, document.place_told((*entry.at, *warned.at))))
    bad = [outcome for outcome in outcomes if outcome.failures]
    for outcome in bad:
        session.show(_told(document, entry, outcome))
    return not bad


def _solved(game: Any, layout: Any, ruling: Any, lang: str) -> Outcome:
    from deckcli.bots.solving import SOLVES, is_solved
    from deckcli.engine.notation import spellings
    from deckcli.engine.rulings.puzzles import puzzle_table
    from deckcli.engine.rulings.running import Outcome

    outcome, state = Outcome(""), puzzle_table(game, layout, ruling)
    outcome.table = game.presenter().table(state, lang)
    outcome.legal = spellings(game, state)
    if not is_solved(game, state):
        outcome.failures.append(f"{SOLVES} does not win before the turn ends")
    return outcome


def _warned(warned: Warned, place: Place) -> str:
    hint = f"\n  {said('hint')}: {said(warned.hint)}" if warned.hint else ""
    told = said(warned.message)
    return f"{said('warning')}[ruling]: {told}\n  {said('at')}: {printable(str(place))}{hint}"


def _told(document: Document, entry: Entry, outcome: Outcome) -> str:
    where = document.place((*entry.at, "ruling"), key=True) if entry.at else document.source.path
    case = f" ({outcome.case})" if outcome.case else ""
    lines = [f"{printable(str(where))}: {entry.ruling['ruling']}{case}"]
    lines += [f"  {said('fails')}: {said(failure)}" for failure in outcome.failures]
    lines += [f"  {said('note')}: {said(note)}" for note in outcome.notes]
    lines += [f"  | {line}" for line in said_rows(outcome.table).split("\n")]
    legal = "; ".join(outcome.legal) or said("nothing, the game is over")
    lines.append(f"  {said('legal:')} {legal}")
    return "\n".join(lines) + "\n"


def _table(progress: _Progress, ruling: Any) -> tuple[Any, Any]:
    """The game under the ruling's rules, and its layout."""
    from deckcli.games.playing import game_of, layout_of, rules_of_ruling

    library = progress.session.library
    catalog = library.catalog(ruling["game"])  # first, since the game may be unknown
    rules = rules_of_ruling(ruling)
    key = (ruling["game"], *sorted(rules.items()))
    if key not in progress.tables:
        game = game_of(catalog, rules=rules)
        progress.tables[key] = game, layout_of(game)
    return progress.tables[key]
