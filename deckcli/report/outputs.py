"""Where reports go: `-o FORMAT[=PATH]`, any number of times."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, TextIO

from deckcli.core.errors import BadSetting, DeckcliError
from deckcli.core.files import is_same_file, try_to_write, write_whole
from deckcli.core.text import known_words
from deckcli.report import FORMATS, Format, Kind, formats_for
from deckcli.report.checked import Checked, Options


class NotWritten(DeckcliError):
    """A report could not be written."""

    code = "write"


class Output(NamedTuple):
    """One requested report; without a path it goes to standard output."""

    format: Format
    path: str = ""


def wanted_outputs(
    values: Iterable[str] | None, kind: Kind, inputs: Iterable[str] = ()
) -> list[Output]:
    """What `-o` asks for, in the order given; raises before the work begins if it cannot be done.

    Each report must be writable, must not overwrite a file that the work reads or keeps (`inputs`),
    and a report for programs must be alone on standard output.
    """
    known = formats_for(kind)
    outputs = [_parsed(value, known) for value in values or ()] or [Output(FORMATS[known[0]])]
    _refuse_shared_files(outputs)
    _refuse_mixed_streams(outputs)
    read = list(inputs)
    for output in outputs:
        if not output.path:
            continue
        for path in read:
            if is_same_file(output.path, path):
                raise BadSetting(
                    f"the {output.format.name} report would be written over {path}",
                    hint="name another file",
                )
        with _told_of(output):
            try_to_write(Path(output.path))
    return outputs


def _parsed(value: str, known: Sequence[str]) -> Output:
    name, equals, path = value.partition("=")
    if name not in known:
        hint = known_words(name, known, "outputs")
        raise BadSetting(f"no output is called {name!r}", hint=hint)
    if equals and not path:
        raise BadSetting(
            f"-o {value} names no file", hint=f"write -o {name}=PATH, or -o {name} for the screen"
        )
    return Output(FORMATS[name], "" if path == "-" else path)


def _refuse_shared_files(outputs: Sequence[Output]) -> None:
    paths = [os.path.realpath(output.path) for output in outputs if output.path]
    for output in outputs:
        if output.path and paths.count(os.path.realpath(output.path)) > 1:
            raise BadSetting(
                f"two reports would be written to {output.path}", hint="give each its own file"
            )


def _refuse_mixed_streams(outputs: Sequence[Output]) -> None:
    shared = [output.format for output in outputs if not output.path]
    if len(shared) > 1 and any(known.for_machines for known in shared):
        both = f"{shared[0].name} and {shared[1].name}"
        raise BadSetting(
            f"{both} reports would be mixed on standard output",
            hint=f"write one of them to a file: -o {shared[1].name}=PATH",
        )


def write_outputs(outputs: Iterable[Output], page: Callable[[Output], str], stdout: TextIO) -> None:
    """Make and write every page that can be written, then raise NotWritten for the first other.

    A reader that closes standard output early is a BrokenPipeError.
    """
    failures: list[NotWritten] = []
    for output in outputs:
        text = page(output)
        try:
            if output.path:
                _write_file(output, text.encode("utf-8", "backslashreplace"))
            else:
                _write_stream(output.format, text, stdout)
        except NotWritten as failure:
            failures.append(failure)
    if failures:
        raise failures[0]


def write_findings(
    outputs: Iterable[Output], report: Sequence[Checked], *, options: Options, stdout: TextIO
) -> None:
    """Write a report of findings; files get neither colours nor cut lines.

    Raises as `write_outputs` does.
    """

    def page(output: Output) -> str:
        shown = options._replace(color=False, columns=0) if output.path else options
        return output.format.render(report, options=shown)

    write_outputs(outputs, page, stdout)


def _write_stream(chosen: Format, text: str, stream: TextIO) -> None:
    try:
        buffer = getattr(stream, "buffer", None)
        if buffer is None:
            stream.write(text)
        else:
            encoding = "utf-8" if chosen.for_machines else stream.encoding or "utf-8"
            stream.flush()  # what was printed earlier comes first
            buffer.write(text.encode(encoding, "backslashreplace"))
        stream.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise NotWritten(
            f"the {chosen.name} report cannot be written to standard output: {_reason(error)}"
        ) from error


def _write_file(output: Output, content: bytes) -> None:
    with _told_of(output):
        write_whole(Path(output.path), content)


@contextmanager
def _told_of(output: Output) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise NotWritten(
            f"the {output.format.name} report cannot be written to {output.path}: {_reason(error)}",
            hint=_advice(Path(output.path)),
        ) from error


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()


def _advice(path: Path) -> str:
    with suppress(OSError, ValueError):
        if path.is_dir():
            return "this is a folder; name a file in it"
        if not path.parent.exists():
            return f"the folder {path.parent} does not exist; create it first"
    return ""
