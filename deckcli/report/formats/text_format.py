"""For people: each finding with its source line, carets, hint and where to read more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deckcli.core.findings import Finding
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.core.text import fitting, plural
from deckcli.report.checked import Checked, Options, in_words, is_error, summary
from deckcli.report.excerpt import MOST, excerpt

_GUTTER = 5  # columns for the line number
_STYLES = {"bold": "1", "error": "1;31", "advice": "1;33", "good": "32", "faint": "36"}


def render(report: Sequence[Checked], *, options: Options) -> str:
    paint = _Paint(color=options.color)
    lines = [line for file in in_words(report) for line in _file(file, options, paint)]
    if not options.quiet:
        failed = any(file.errors for file in report)
        style = "error" if failed else "good"
        lines.append(paint(style, summary(report, options.subject)))
    return fitting("".join(f"{line}\n" for line in lines), options.columns)


class _Paint:
    """Wraps text in ANSI colours, or leaves it alone."""

    def __init__(self, *, color: bool) -> None:
        self.color = color

    def __call__(self, style: str, text: str) -> str:
        return f"\x1b[{_STYLES[style]}m{text}\x1b[0m" if self.color else text


def _file(file: Checked, options: Options, paint: _Paint) -> Iterator[str]:
    # Split only once: a broken file of 2 MB may have a finding on every line.
    source = file.source.text.split("\n") if file.source and file.findings else []
    for finding in file.findings:
        at_home = file.source is not None and finding.place.path == file.source.path
        yield from _finding(finding, source if at_home else [], paint, options.columns)
        yield ""
    if options.verbose and not file.errors:
        facts = [printable(fact) for fact in (file.game, file.name) if fact]
        facts.append(said(plural(file.size, "card")))
        good = paint("good", said(options.subject.good))
        yield f"{printable(file.path)}: {good} ({', '.join(facts)})"


def _finding(finding: Finding, source: Sequence[str], paint: _Paint, columns: int) -> Iterator[str]:
    style = "error" if is_error(finding) else "advice"
    where = paint("bold", printable(str(finding.place)))
    fixable = f" {paint('good', '[*]')}" if finding.fix is not None else ""
    what = f"{paint(style, finding.code)}{fixable} {finding.rule.name}"
    advice = "" if is_error(finding) else f"{paint(style, said('advice'))}: "
    yield f"{where}: {what}: {advice}{printable(finding.message)}"
    if 0 < finding.place.line <= len(source):
        line = source[finding.place.line - 1].rstrip("\r")
        yield from _marked_line(finding, line, style, paint, columns)
    if finding.hint:
        yield f"   {paint('faint', said('= hint:'))} {printable(finding.hint)}"
    yield f"   {paint('faint', said('= help:'))} deckcli explain {finding.code}"


def _marked_line(
    finding: Finding, line: str, style: str, paint: _Paint, columns: int
) -> Iterator[str]:
    number = str(finding.place.line).rjust(_GUTTER)
    room = columns - len(number) - len(" | ") if columns else MOST
    shown, carets = excerpt(line, finding.place, room)
    indent = len(carets) - len(carets.lstrip())
    yield f"{paint('faint', f'{number} |')} {shown}".rstrip()
    bar = paint("faint", f"{' ' * len(number)} |")
    yield f"{bar} {carets[:indent]}{paint(style, carets[indent:])}"
