"""Where reports go: `-o FORMAT[=PATH]`, any number of times."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, TextIO

from deckcli.core.errors import BadSetting, DeckcliError
from deckcli.core.files import is_same_file, try_to_write, write_whole
from deckcli.report import FORMATS, Format, known
from deckcli.report.checked import Checked, Options


class NotWritten(DeckcliError):
    """A report could not be written."""

    code = "write"


class Output(NamedTuple):
    """One requested report; without a path it goes to standard output."""

    format: Format
    path: str = ""


def parse_outputs(values: Iterable[str]) -> list[Output]:
    """The outputs in the order given, text by default; raises BadSetting."""
    outputs = [_parse(value) for value in values]
    paths = [os.path.realpath(output.path) for output in outputs if output.path]
    for output in outputs:
        if output.path and paths.count(os.path.realpath(output.path)) > 1:
            raise BadSetting(
                f"two reports would be written to {output.path}", hint="give each its own file"
            )
    return outputs or [Output(FORMATS["text"])]


def check_outputs(outputs: Sequence[Output], inputs: Iterable[str] = ()) -> None:
    """Raise before the work begins if its reports could not be written at the end.

    Each report must be writable, must not overwrite a file that the work reads or keeps (`inputs`),
    and a report for programs must be alone on standard output.
    """
    shared = [output.format for output in outputs if not output.path]
    if len(shared) > 1 and any(known.for_machines for known in shared):
        both = f"{shared[0].name} and {shared[1].name}"
        raise BadSetting(
            f"{both} reports would be mixed on standard output",
            hint=f"write one of them to a file: -o {shared[1].name}=PATH",
        )
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


def write_outputs(
    outputs: Iterable[Output], report: Sequence[Checked], *, options: Options, stdout: TextIO
) -> None:
    """Write every report that can be written, then raise NotWritten for the first that could not.

    Files get no colours. A reader that closes standard output early is a BrokenPipeError.
    """
    failures: list[NotWritten] = []
    for output in outputs:
        try:
            if output.path:
                text = output.format.render(report, options=options._replace(color=False))
                _write_file(output, text.encode("utf-8", "backslashreplace"))
            else:
                _write_stream(output.format, output.format.render(report, options=options), stdout)
        except NotWritten as failure:
            failures.append(failure)
    if failures:
        raise failures[0]


def _parse(value: str) -> Output:
    name, equals, path = value.partition("=")
    chosen = known(name)
    if equals and not path:
        raise BadSetting(
            f"-o {value} names no file", hint=f"write -o {name}=PATH, or -o {name} for the screen"
        )
    return Output(chosen, "" if path == "-" else path)


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
