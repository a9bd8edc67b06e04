"""`-o FORMAT[=PATH]` for commands that make their own pages: parsing it and writing them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence

from deckcli.core.errors import BadSetting
from deckcli.core.text import known_words
from deckcli.report import Format
from deckcli.report.bars import draws_blocks
from deckcli.report.checked import Checked, Options
from deckcli.report.outputs import Output, check_outputs, write_outputs

MACHINES = ("json", "junit", "csv")  # always UTF-8, whatever the terminal's encoding


class Page(Format):
    """A page whose text is ready."""

    __slots__ = ("text",)

    def __init__(self, output: str, text: str) -> None:
        super().__init__(output, for_machines=output in MACHINES)
        self.text = text

    def render(self, report: Sequence[Checked], *, options: Options) -> str:
        return self.text


def wanted_outputs(
    values: Sequence[str], known: Sequence[str], inputs: Iterable[str] = ()
) -> list[Output]:
    """The outputs in the order given, text by default; raises what `check_outputs` does."""
    outputs = [_wanted(value, known) for value in values] or [_output("text")]
    paths = [os.path.realpath(output.path) for output in outputs if output.path]
    if len(set(paths)) < len(paths):
        raise BadSetting("two reports would be written to one file", hint="give each its own")
    check_outputs(outputs, inputs)
    return outputs


def _wanted(value: str, known: Sequence[str]) -> Output:
    name, equals, path = value.partition("=")
    if name not in known:
        hint = known_words(name, known, "outputs")
        raise BadSetting(f"no output is called {name!r}", hint=hint)
    if equals and not path:
        raise BadSetting(f"-o {value} names no file", hint=f"write -o {name}=PATH")
    return _output(name, "" if path == "-" else path)


def _output(name: str, path: str = "") -> Output:
    return Output(Format(name, for_machines=name in MACHINES), path)


def write_pages(wanted: Sequence[Output], page: Callable[[Output], str]) -> None:
    """Make each page and write it where it was asked for; raises NotWritten."""
    outputs = [Output(Page(output.format.name, page(output)), output.path) for output in wanted]
    write_outputs(outputs, (), options=Options(), stdout=sys.stdout)


def drawn_in_blocks(output: Output) -> bool:
    """Whether bars may use block characters: files can hold them, not every terminal can."""
    return bool(output.path) or draws_blocks(sys.stdout)
