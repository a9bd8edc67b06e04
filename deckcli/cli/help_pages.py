"""Help pages in another language than English; imported only for those."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import typer
from typer import core
from typer._click import exceptions
from typer._click.core import Context
from typer._click.formatting import HelpFormatter

from deckcli.core.messages import said
from deckcli.core.text import display_width, pad, wrapped

_AS_IT_IS = "\b\n"  # how Click marks a paragraph that is not to be wrapped
_COMMENT = re.compile(r"(\S {3,})(\S.*)")  # what stands beside an example


@contextmanager
def speaking_help() -> Iterator[None]:
    """Make help pages in the language that is spoken, with columns as wide as its letters are."""
    its_own = [(Context, "formatter_class"), (core, "_"), (exceptions, "echo")]
    before = [getattr(place, name) for place, name in its_own]
    ours = (_Formatter, said, lambda text, **options: typer.echo(said(text), **options))
    for (place, name), one in zip(its_own, ours, strict=True):
        setattr(place, name, one)
    try:
        yield
    finally:
        for (place, name), one in zip(its_own, before, strict=True):
            setattr(place, name, one)


def in_language(command: Any) -> Any:
    """The command, its parameters and its own commands with their help as it is said."""
    if command.help:
        command.help = "\n\n".join(map(_paragraph, command.help.split("\n\n")))
        command.short_help = command.help.partition("\n\n")[0]  # Click would cut it at a space
    for param in command.params:
        if getattr(param, "help", None):
            param.help = said(param.help)
    for one in getattr(command, "commands", {}).values():
        in_language(one)
    return command


def write_commands(formatter: Any, helps: Mapping[str, str]) -> None:
    """Each command with its first paragraph."""
    with formatter.section(said("Commands")):
        formatter.write_dl(
            [(name, _paragraph(text.partition("\n\n")[0])) for name, text in helps.items()]
        )


def _paragraph(text: str) -> str:
    if text.startswith(_AS_IT_IS):
        return _COMMENT.sub(lambda found: found[1] + said(found[2]), text)
    return said(" ".join(text.split()))


class _Formatter(HelpFormatter):
    """Wraps by display width, between any two letters of Japanese."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or said("Usage: "))

    def write_text(self, text: str) -> None:
        indent = " " * self.current_indent
        paragraphs = []
        for paragraph in text.split("\n\n"):
            if paragraph.startswith(_AS_IT_IS):
                lines = paragraph.removeprefix(_AS_IT_IS).split("\n")
            else:
                lines = wrapped(" ".join(paragraph.split()), self.width - self.current_indent)
            paragraphs.append("\n".join(f"{indent}{line}" for line in lines))
        self.write("\n\n".join(paragraphs) + "\n")

    def write_dl(
        self, rows: Sequence[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        first = min(max(display_width(name) for name, _ in rows), col_max) + col_spacing
        indent = " " * self.current_indent
        for name, text in rows:
            lines = wrapped(said(text), max(self.width - first - self.current_indent, 10))
            if display_width(name) > first - col_spacing:
                self.write(f"{indent}{name}\n")
                name = ""  # noqa: PLW2901 - its text begins on the next line
            for number, line in enumerate(lines):
                self.write(f"{indent}{pad(name if not number else '', first)}{line}\n")
