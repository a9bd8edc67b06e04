"""deckcli rulings: given/when/then files, run."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.session import Session
from deckcli.core.errors import DeckcliError, NotPlayable, UnknownName
from deckcli.core.files import Unreadable, read_source
from deckcli.core.text import plural

if TYPE_CHECKING:
    from deckcli.core.yaml_source import Document
    from deckcli.engine.rulings.running import Outcome

app = typer.Typer(rich_markup_mode=None, add_completion=False)

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help="Ruling files or folders.")]


@app.command()
def rulings(ctx: typer.Context, files: Files) -> None:
    """Run rulings: lay out a table, take actions, and see whether the claims hold.

    docs/rulings explains the format on a page for each game. A ruling that fails shows the table,
    the legal actions and what does not hold; a file that cannot be played stops no other. Exit
    status: 0 all hold, 1 one fails, 2 not a ruling, 5 nothing to run.

    \b
    deckcli rulings my-ruling.yaml
    deckcli rulings tests/rulings/blackpoker
    deckcli --card-data tests/games/cipher/original rulings tests/rulings/cipher
    """
    from deckcli.cli.interrupts import leave_on_interrupt

    session: Session = ctx.obj
    leave_on_interrupt()
    paths = [path for one in files for path in _paths(one)]
    if not paths:
        session.say("nothing to run: no ruling files there")
        raise typer.Exit(ExitStatus.NOTHING)
    failed = broken = 0
    for path in paths:
        try:
            failed += not _holds(session, path)
        except DeckcliError as error:  # one file that cannot be played hides no other
            broken += 1
            print(error, file=sys.stderr)
    if failed:
        print(f"{failed} of {plural(len(paths), 'ruling')} {'fails' if failed == 1 else 'fail'}")
    if broken:
        print(f"{broken} of {plural(len(paths), 'file')} cannot be played", file=sys.stderr)
        raise typer.Exit(ExitStatus.USAGE)
    if failed:
        raise typer.Exit(ExitStatus.FINDINGS)
    print(f"{plural(len(paths), 'ruling')} {'holds' if len(paths) == 1 else 'hold'}")


def _paths(argument: str) -> list[str]:
    if Path(argument).is_dir():
        inside = sorted(Path(argument).rglob("*"))
        return [str(path) for path in inside if path.suffix in (".yaml", ".yml")]
    return [argument]


def _holds(session: Session, path: str) -> bool:
    from deckcli.engine.rulings.layouts import BadRuling, UnknownCard
    from deckcli.engine.rulings.running import run_ruling
    from deckcli.games.playing import layout_of

    document = _read(path)
    content = document.value
    try:
        game = _game(session, content)
        outcomes = run_ruling(game, layout_of(game), content)
    except (UnknownName, NotPlayable) as error:
        error.where = str(document.place(("game",)))
        raise
    except BadRuling as error:
        error.where = str(document.place_told(error.at))
        if isinstance(error, UnknownCard):
            error.hint = f"{error.hint} cards of your own: deckcli --card-data FOLDER".lstrip()
        raise
    except DeckcliError as error:
        error.where = error.where or path
        raise
    bad = [one for one in outcomes if one.failures]
    for one in bad:
        print(_told(path, content["ruling"], one))
    return not bad


def _told(path: str, ruling: str, outcome: Outcome) -> str:
    case = f" ({outcome.case})" if outcome.case else ""
    lines = [f"{path}: {ruling}{case}", *(f"  fails: {one}" for one in outcome.failures)]
    lines += [f"  note: {one}" for one in outcome.notes]
    lines += [f"  | {line}" for line in outcome.table.split("\n")]
    lines.append(f"  legal: {'; '.join(outcome.legal) or 'nothing, the game is over'}")
    return "\n".join(lines) + "\n"


def _read(path: str) -> Document:
    """The document of a ruling file that fits its schema."""
    from deckcli.catalog.schema_check import schema_problems
    from deckcli.core.yaml_source import read_yaml
    from deckcli.engine.rulings.layouts import BadRuling

    try:
        document = read_yaml(read_source(path))
    except Unreadable as trouble:
        raise BadRuling(trouble.message, where=str(trouble.place)) from trouble
    for problem in schema_problems("ruling", document.value):
        place = document.place_told(problem.at)
        raise BadRuling(problem.message, where=str(place), hint=problem.hint)
    return document


def _game(session: Session, ruling: Any) -> Any:
    """The game with the rules that a ruling is about, made once for all files of a run."""
    from deckcli.games.playing import game_of, rules_of_ruling

    catalog = session.library.catalog(ruling["game"])  # first of all: the game may be unknown
    rules = rules_of_ruling(ruling)
    made = session.__dict__.setdefault("games_made", {})
    key = (ruling["game"], *sorted(rules.items()))
    if key not in made:
        made[key] = game_of(catalog, rules=rules)
    return made[key]
