"""`-o FORMAT[=PATH]` of commands whose pages are made here: read, and written where they belong."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from deckcli.core.errors import BadSetting
from deckcli.core.text import suggestions
from deckcli.report import Format
from deckcli.report.checked import Checked, Options
from deckcli.report.outputs import Output, write_outputs

MACHINES = ("json", "junit", "csv")  # always UTF-8, whatever the terminal speaks


class Page(Format):
    """A page that is written already."""

    __slots__ = ("text",)

    def __init__(self, output: str, text: str) -> None:
        super().__init__(output, for_machines=output in MACHINES)
        self.text = text

    def render(self, report: Sequence[Checked], *, options: Options) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Wanted:
    """One output that was asked for; without a path it goes to the screen."""

    output: str
    path: str = ""


def wanted_outputs(values: Sequence[str], known: Sequence[str]) -> list[Wanted]:
    """In the order they were asked for, text where none was; raises BadSetting."""
    outputs = [_wanted(value, known) for value in values] or [Wanted("text")]
    paths = [os.path.realpath(one.path) for one in outputs if one.path]
    if len(set(paths)) < len(paths):
        raise BadSetting("two reports would be written to one file", hint="give each its own")
    return outputs


def _wanted(value: str, known: Sequence[str]) -> Wanted:
    output, equals, path = value.partition("=")
    if output not in known:
        close = suggestions(output, known, limit=1)
        meant = f"did you mean {close[0]}? " if close else ""
        raise BadSetting(
            f"no output is called {output!r}", hint=f"{meant}outputs: {', '.join(known)}"
        )
    if equals and not path:
        raise BadSetting(f"-o {value} names no file", hint=f"write -o {output}=PATH")
    return Wanted(output, "" if path == "-" else path)


def write_pages(wanted: Sequence[Wanted], page: Callable[[str], str]) -> None:
    """Make each page and put it where it was asked for; raises NotWritten."""
    outputs = [Output(Page(one.output, page(one.output)), one.path) for one in wanted]
    write_outputs(outputs, (), options=Options(), stdout=sys.stdout)
