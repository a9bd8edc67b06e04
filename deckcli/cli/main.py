"""deckcli: parse the line, run the command, turn every ending into an exit status."""

import errno
import gc
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from deckcli import __version__, cli
from deckcli.cli.completing import words
from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.interrupts import leave
from deckcli.cli.session import Session, asked_for, columns_of, is_colored, last_words
from deckcli.cli.settings import WORDS
from deckcli.core.errors import DeckcliError
from deckcli.core.messages import keep_typed, said, speak, speaks_english
from deckcli.core.paths import packages_in
from deckcli.core.printable import printable
from deckcli.core.text import fitting

# Accepted anywhere on the line, so that nobody has to remember where: option -> takes a value?
_GLOBAL = {"--lang": True, "--color": True, "--card-data": True, "-q": False, "--quiet": False,
           "-v": False, "--verbose": False}  # fmt: skip
# A full disk or a closed terminal: not a bug, whichever command is printing.
_FULL = {errno.ENOSPC, errno.EFBIG, errno.EIO, getattr(errno, "EDQUOT", errno.ENOSPC)}


_UsageError: Any = typer.BadParameter.__base__  # Typer does not export it


class Commands(TyperGroup):
    """The commands of all families, each imported on first use."""

    def make_context(self, *line: Any, **options: Any) -> Any:
        with _printable_usage():
            return super().make_context(*line, **options)

    def invoke(self, ctx: Any) -> Any:
        with _printable_usage():
            return super().invoke(ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        try:
            return super().resolve_command(ctx, args)
        except _UsageError as error:
            from deckcli.core.text import meant

            close = meant(args[0], _commands(), quote="'")
            error.message += f" {close.capitalize()}" if close else ""
            raise

    def list_commands(self, ctx: Any) -> list[str]:
        return _commands()

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if not _family_of(cmd_name):
            return None
        command = get_command(_app_of(cmd_name))
        command.name = cmd_name
        return _in_language(command)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Each command with its first sentence; what else it takes would be built in vain here."""
        if not speaks_english():
            from deckcli.cli.help_pages import write_commands

            write_commands(formatter, {name: _help_of(_app_of(name)) for name in _commands()})
            return
        limit = formatter.width - 6 - max(map(len, _commands()))
        with formatter.section("Commands"):
            formatter.write_dl(
                (name, TyperCommand(name, help=_help_of(_app_of(name))).get_short_help_str(limit))
                for name in self.list_commands(ctx)
            )


def _app_of(command: str) -> typer.Typer:
    found: typer.Typer = import_module(f"{_family_of(command)}.{command}").app
    return found


def _help_of(family: typer.Typer) -> str:
    """What a command says of itself, or what stands above its commands."""
    if isinstance(family.info.help, str):
        return family.info.help
    above = family.registered_callback or family.registered_commands[0]
    return cleandoc(getattr(above.callback, "__doc__", None) or "")


def _in_language(command: Any) -> Any:
    """The command with its help in the language that is spoken."""
    if speaks_english():
        return command
    from deckcli.cli.help_pages import in_language

    return in_language(command)


@contextmanager
def _printable_usage() -> Iterator[None]:
    """What was typed wrong is quoted, so it is made printable as in any other error."""
    try:
        yield
    except _UsageError as error:
        if type(error).__name__ != "NoArgsIsHelpError":  # whose message is a whole page
            error.message = said(printable(error.message))
        raise


app = typer.Typer(
    cls=Commands,
    rich_markup_mode=None,  # rich would double the time to the help page
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@cache
def _families() -> tuple[str, ...]:
    """The packages of all families."""
    return tuple(f"{cli.__name__}.{name}" for name in packages_in(Path(__file__).parent))


def _family_of(command: str) -> str:
    """The package of a command's family, or nothing; families behind it are not imported."""
    return next((name for name in _families() if command in import_module(name).COMMANDS), "")


@cache
def _commands() -> list[str]:
    """Every command; being listed in its family's COMMANDS is enough."""
    return sorted(command for name in _families() for command in import_module(name).COMMANDS)


def build() -> str:
    """Whether the engine was compiled when deckcli was installed; found without importing it."""
    engine = find_spec("deckcli.core.rng")
    pure = engine is None or (engine.origin or "").endswith(".py")
    return "interpreted" if pure else "compiled"


def _show_version(asked: bool) -> None:  # noqa: FBT001 - Typer's signature
    if asked:
        print(f"deckcli {__version__} ({build()})")
        raise typer.Exit


@app.callback()
def main(
    ctx: typer.Context,
    lang: Annotated[
        str,
        typer.Option(
            help="The language: en or ja; de for names.", autocompletion=words(*WORDS["lang"])
        ),
    ] = "",
    color: Annotated[
        str,
        typer.Option(
            help="auto, always or never; else NO_COLOR, FORCE_COLOR.",
            autocompletion=words(*WORDS["color"]),
        ),
    ] = "",
    card_data: Annotated[
        list[Path] | None, typer.Option(help="A folder with your own card files; repeatable.")
    ] = None,
    quiet: Annotated[bool, typer.Option("-q", "--quiet", help="Only results.")] = False,
    verbose: Annotated[bool, typer.Option("-v", "--verbose", help="Tell more.")] = False,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="The version.")
    ] = False,
) -> None:
    """Check decks, search cards, run drafts and play games: five card games from the shell.

    \b
    deckcli check cipher/s01-marth            a built-in deck
    deckcli check decks/*.yaml -o github      your decks in CI
    deckcli card search --game ashes "type:ally cost<=2"
    deckcli explain CIP102                    what a finding means
    deckcli match cipher/s01-marth cipher/s02-chrom --pairs 100
    """
    ctx.obj = Session(lang, color, int(verbose) - int(quiet), card_data or ())


def run(argv: Sequence[str] | None = None) -> None:
    """The entry point of the `deckcli` command."""
    status = exit_status_of(sys.argv[1:] if argv is None else argv)
    try:
        sys.stdout.flush()
    except OSError as trouble:
        if trouble.errno in _FULL and status != ExitStatus.USAGE:  # else already reported
            status = _told(trouble)
        _forget(sys.stdout)
    try:
        sys.stderr.flush()
    except OSError:
        _forget(sys.stderr)
    if status == ExitStatus.INTERRUPTED:
        leave()
    gc.freeze()  # skip a last garbage collection: the system frees everything anyway
    sys.exit(status)


def _forget(stream: TextIO) -> None:
    """Drop what cannot be written: Python would flush again, complain and exit with 120."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def exit_status_of(argv: Sequence[str]) -> int:
    """Run a command line to its end and catch every exception."""
    try:
        _speak_utf8()
        _mend_completion(argv)
        line = hoisted(argv)
        speak(asked_for("lang", line))
        with _help_pages():
            _in_language(get_command(app)).main(line, prog_name="deckcli")
    except SystemExit as ending:
        if isinstance(ending.__context__, BrokenPipeError):
            return ExitStatus.OK  # the reader (`head`, `less`) has seen enough
        return ending.code if isinstance(ending.code, int) else ExitStatus.USAGE
    except DeckcliError as error:
        keep_typed(argv)
        last_words(_painted(error, argv))
        return ExitStatus.USAGE
    except KeyboardInterrupt:
        return ExitStatus.INTERRUPTED
    except BaseException as trouble:  # the last resort
        if os.environ.get("DECKCLI_DEBUG"):
            raise
        return _told(trouble, argv)
    return ExitStatus.OK


def _painted(error: DeckcliError, argv: Sequence[str]) -> str:
    """The error with its label in red, if standard error is coloured."""
    text = fitting(str(error), columns_of(sys.stderr))
    if not is_colored(asked_for("color", argv), sys.stderr):
        return text
    label, _, rest = text.partition("]: ")
    return f"\x1b[1;31m{label}]\x1b[0m: {rest}"


def _help_pages() -> AbstractContextManager[None]:
    if speaks_english():
        return nullcontext()
    from deckcli.cli.help_pages import speaking_help

    return speaking_help()


def _mend_completion(argv: Sequence[str]) -> None:
    """Let the first Tab in zsh complete: loading Typer's file only defines the function."""
    if not any(word.startswith(("--install-completion", "--show-completion")) for word in argv):
        return
    from typer import _completion_shared as shared

    scripts = shared._completion_scripts  # noqa: SLF001 - there is no other way in
    scripts["zsh"] = shared.COMPLETION_SCRIPT_ZSH.replace(
        "compdef %(complete_func)s %(prog_name)s",
        'if [ "$funcstack[1]" = "_%(prog_name)s" ]; then\n  %(complete_func)s "$@"\nelse\n'
        "  compdef %(complete_func)s %(prog_name)s\nfi",
    )


def _told(trouble: BaseException, argv: Sequence[str] = ()) -> ExitStatus:
    """Report an internal error as our bug, unless the output could not be written."""
    if isinstance(trouble, OSError) and trouble.errno in _FULL:
        reason = (trouble.strerror or str(trouble)).lower()
        told = said(f"the output cannot be written: {reason}")
        last_words(f"{said('error')}[write]: {told}")
        return ExitStatus.USAGE
    from deckcli.cli.defects import tell_defect

    tell_defect(trouble, argv, build())
    return ExitStatus.INTERNAL


def hoisted(argv: Sequence[str]) -> list[str]:
    """The line with global options moved to the front, up to a bare `--`."""
    front: list[str] = []
    rest: list[str] = []
    words = list(argv)
    while words:
        word = words.pop(0)
        if word == "--":
            return [*front, *rest, word, *words]
        option, equals, _ = word.partition("=")
        if option not in _GLOBAL:
            rest.append(word)
        elif _GLOBAL[option] and not equals:
            if not words:
                return [word]  # alone, so that the parser reports what is missing
            front += [word, words.pop(0)]
        else:
            front.append(word)
    return [*front, *rest]


def _speak_utf8() -> None:
    """Write UTF-8, for card names may be Japanese; a terminal that cannot show them gets `?`.

    Streams closed by the shell (`>&-`) are replaced by the null device, opened for writing: what is
    written is lost, and reading from it fails.
    """
    streams = (sys.stdin, sys.stdout, sys.stderr)
    nowhere = None if all(streams) else open(os.devnull, "w")  # noqa: SIM115, PTH123 - until the end
    sys.stdin, sys.stdout, sys.stderr = (stream or nowhere for stream in streams)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
