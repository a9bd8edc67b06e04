"""For job summaries and comments: the count, then a table of findings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from deckcli.core.messages import said
from deckcli.report.checked import Checked, Options, in_words, is_error, summary
from deckcli.report.markdown import cell, markdown_table


def render(report: Sequence[Checked], *, options: Options) -> str:
    blocks = [] if options.quiet else [f"**{cell(summary(report, options.subject))}**\n"]
    found = list(_findings(in_words(report)))
    if found:
        blocks.append(markdown_table(("", *map(said, ("Place", "Code", "Message"))), found))
    if options.verbose:
        good = [file for file in report if not file.errors]
        if good:
            blocks.append(_table_of_good(good, options))
    return "\n".join(blocks)


def _findings(report: Iterable[Checked]) -> Iterator[list[str]]:
    for file in report:
        for finding in file.findings:
            weight = said("error" if is_error(finding) else "advice")
            hint = f"<br>{said('hint')}: {cell(finding.hint)}" if finding.hint else ""
            code = f"{finding.code} {finding.rule.name}"
            yield [weight, cell(str(finding.place)), cell(code), cell(finding.message) + hint]


def _table_of_good(good: Iterable[Checked], options: Options) -> str:
    headers = (options.subject.good.capitalize(), "Game", "Name", "Cards")
    rows = [[cell(file.path), cell(file.game), cell(file.name), str(file.size)] for file in good]
    return markdown_table(headers, rows, right=(3,))
