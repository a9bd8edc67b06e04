"""deckcli check: check deck files against the construction rules of their game."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from deckcli.cli import completing
from deckcli.cli.decks.selection import Selection
from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.options import Findings, Game
from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting
from deckcli.core.findings import Severity
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.core.text import listed
from deckcli.report import Kind

if TYPE_CHECKING:
    from deckcli.decks.reading import DeckFile

app = typer.Typer(rich_markup_mode=None, add_completion=False)


_EDITABLE = ("yaml", "json")
_ROUNDS = 5  # longer than any chain of fixes

Decks = Annotated[
    list[str] | None,
    typer.Argument(
        help="Deck files or folders, - for standard input, built-in decks (game/name).",
        autocompletion=completing.decks,
    ),
]
Samples = Annotated[bool, typer.Option("--samples", help="All built-in decks.")]
From = Annotated[
    str, typer.Option("--from", help="The files' format.", autocompletion=completing.deck_formats)
]
PlayFormat = Annotated[
    str,
    typer.Option(
        "--format",
        help="Check for this format of play, such as std.",
        autocompletion=completing.play_formats,
    ),
]
Select = Annotated[
    str, typer.Option(help="Only these codes (CIP,DCK2).", autocompletion=completing.codes)
]
Ignore = Annotated[
    str, typer.Option(help="Leave these codes out.", autocompletion=completing.codes)
]
Strict = Annotated[bool, typer.Option("--strict", help="Advice fails too.")]
FixIt = Annotated[bool, typer.Option("--fix", help="Fix what has only one right answer.")]
Watch = Annotated[bool, typer.Option("--watch", help="Check again when a file changes.")]
ShowFixes = Annotated[bool, typer.Option("--diff", help="Show the fixes, change nothing.")]


@app.command()
def check(
    ctx: typer.Context,
    decks: Decks = None,
    samples: Samples = False,
    game: Game = "",
    file_format: From = "",
    play_format: PlayFormat = "",
    output: Findings = None,
    select: Select = "",
    ignore: Ignore = "",
    strict: Strict = False,
    fix: FixIt = False,
    diff: ShowFixes = False,
    watch: Watch = False,
) -> None:
    """Check decks against every construction rule of their game.

    A folder means the deck files below it: YAML and JSON with a game, text files with a comment
    "# game:" or with counts (3x Name) in half of their lines or more, and the endings of other
    formats. Findings marked [*] can be fixed with --fix.

    Exit status: 0 all legal, 1 findings, 2 unreadable file or wrong usage, 5 nothing to check.

    \b
    deckcli check my-deck.yaml
    deckcli check decks/*.yaml -o text -o junit=report.xml
    deckcli check decks --watch
    deckcli check cipher/s01-marth ashes/iron-men
    deckcli check my-deck.yaml --fix
    cat deck.txt | deckcli check - --game cipher
    deckcli check --samples
    """
    session: Session = ctx.obj
    named = [*(decks or ()), *(_samples(session, game) if samples else ())]
    arguments = _expanded(session, named)
    if not arguments and not (watch and named):
        session.complain(said(printable(_nothing(named))))
        raise typer.Exit(ExitStatus.NOTHING)
    if arguments.count("-") > 1:
        raise BadSetting("standard input (-) can be read only once")
    chosen = Selection.of(session, select, ignore)
    reading = _Reading(session, game, file_format, play_format, chosen)
    if watch:
        _refuse_to_watch(arguments, fix=fix, diff=diff)
        _watch(reading, named, output or (), strict=strict)
    if diff:
        raise typer.Exit(_show_fixes(reading, [reading.file(argument) for argument in arguments]))
    raise typer.Exit(_report(reading, arguments, output or (), fix=fix, strict=strict))


def _expanded(session: Session, arguments: list[str]) -> list[str]:
    """The arguments, with a folder replaced by the deck files below it."""
    if not any(os.path.isdir(argument) for argument in arguments):  # noqa: PTH112 - never raises
        return arguments
    from deckcli.decks.folders import deck_files

    endings = {ending for known in session.library.formats() for ending in known.extensions}
    return [
        path
        for argument in arguments
        for path in (
            deck_files(argument, endings)
            if os.path.isdir(argument)  # noqa: PTH112
            else [argument]
        )
    ]


def _nothing(named: list[str]) -> str:
    if named:
        return f"nothing to check: no deck files in {listed(named, last='and')}"
    return "nothing to check: name a deck, or use --samples"


def _refuse_to_watch(arguments: list[str], *, fix: bool, diff: bool) -> None:
    if fix or diff:
        raise BadSetting("--watch changes nothing: leave --fix and --diff out")
    if "-" in arguments:
        raise BadSetting("standard input (-) cannot be watched")


def _watch(reading: "_Reading", named: list[str], outputs: Sequence[str], *, strict: bool) -> None:
    """Check again and again, looking into folders anew each time."""
    from deckcli.cli.decks.watching import watch

    def paths() -> list[str]:
        return _expanded(reading.session, named)

    def check() -> None:
        _report(reading, paths(), outputs, fix=False, strict=strict)

    watch(reading.session, paths, check)


def _report(
    reading: "_Reading", arguments: list[str], outputs: Sequence[str], *, fix: bool, strict: bool
) -> int:
    from deckcli.report.checked import DECKS, SOME_RULES, Options, checked_deck
    from deckcli.report.outputs import wanted_outputs, write_findings

    session, wanted = reading.session, wanted_outputs(outputs, Kind.FINDINGS, arguments)
    files = [reading.file(argument) for argument in arguments]
    if fix:
        files = [reading.fixed(file) for file in files]
    report = [checked_deck(file) for file in files]
    options = Options(
        color=session.colored,
        verbose=session.verbosity > 0,
        quiet=session.verbosity < 0,
        subject=DECKS if reading.chosen.is_whole(session.library.rules()) else SOME_RULES,
        columns=session.columns,
    )
    write_findings(wanted, report, options=options, stdout=sys.stdout)
    return _status(files, strict=strict)


class _Reading:
    """How to read the decks of one run, and reread them after a fix."""

    def __init__(
        self, session: Session, game: str, file_format: str, play_format: str, chosen: Selection
    ) -> None:
        self.session, self.chosen = session, chosen
        self.game, self.file_format, self.play_format = game, file_format, play_format

    def file(self, argument: str) -> "DeckFile":
        return self._chosen(
            self.session.library.deck(
                argument,
                game=self.game,
                format_name=self.file_format,
                play_format=self.play_format,
            )
        )

    def fixed(self, file: "DeckFile") -> "DeckFile":
        """The deck, reread after its fixes have been written to the file."""
        mended = self.mended(file)
        if file.source is None or mended.source is None or mended.source == file.source:
            return file
        _write(file, mended.source.text)
        self.session.say(f"{file.path}: fixed")
        return mended

    def mended(self, file: "DeckFile") -> "DeckFile":
        """The deck with its fixes applied in memory; one fix may make another possible.

        Only files in the project's own format can be edited in place.
        """
        from deckcli.decks.fixing import apply_fixes

        if file.format is not None and file.format.name not in _EDITABLE:
            self.session.say(f"{file.path}: only YAML and JSON decks are fixed; convert it first")
            return file
        for _ in range(_ROUNDS):
            if file.source is None or file.deck is None:
                break
            catalog = self.session.library.catalog(file.deck.game)
            text = apply_fixes(file.source, file.findings, catalog=catalog)
            if text == file.source.text:
                break
            file = self._chosen(
                self.session.library.deck_from_text(
                    file.source._replace(text=text),
                    game=self.game,
                    format_name=file.format.name if file.format else "",
                    play_format=self.play_format,
                )
            )
        return file

    def _chosen(self, file: "DeckFile") -> "DeckFile":
        file.findings = self.chosen.of_findings(file.findings, file.path)
        return file


def _samples(session: Session, game: str) -> list[str]:
    from deckcli import games

    chosen = (games.known(game),) if game else games.keys()
    return [name for key in chosen for name in session.library.sample_files(key)]


def _status(files: "list[DeckFile]", *, strict: bool) -> int:
    from deckcli.decks.checking import exit_status

    findings = [finding for file in files for finding in file.findings]
    return exit_status(findings) or int(strict and bool(findings))


def _show_fixes(reading: "_Reading", files: "list[DeckFile]") -> int:
    """Print what --fix would do; return 1 if there is anything to fix, 2 for an unreadable deck."""
    from deckcli.decks.fixing import unified_diff

    found = ""
    for file in files:
        if file.source is not None:
            mended = reading.mended(file).source or file.source
            found += unified_diff(file.source.text, mended.text, file.path)
        for finding in file.findings:
            if finding.severity is Severity.UNREADABLE:
                told = f"{finding.place}: {finding.code} {said(finding.message)}"
                print(printable(told), file=sys.stderr)
    print(found, end="")
    return max(_status(files, strict=False), int(bool(found)))


def _write(file: "DeckFile", text: str) -> None:
    from pathlib import Path

    from deckcli.cli.files_out import write_file

    assert file.source is not None
    if file.path == "<stdin>":
        raise BadSetting("standard input cannot be changed", hint="--diff shows the fixes")
    if not Path(file.path).is_file():
        raise BadSetting(f"{file.path} is built in and is not changed")
    write_file(Path(file.path), file.source.to_bytes(text))
