"""concise, github and markdown, each read back by the rules of whoever reads it."""

import re

from markdown_it import MarkdownIt

from deckcli.core.printable import printable
from deckcli.report import FORMATS
from deckcli.report.checked import Options


def rendered(name, report, **options):
    return FORMATS[name].render(report, options=Options(**options))


def findings_of(report):
    return [finding for one in report for finding in one.findings]


def test_concise_has_one_line_per_finding(report):
    lines = rendered("concise", report).splitlines()
    findings = findings_of(report)

    assert len(lines) == len(findings)
    for line, finding in zip(lines, findings, strict=True):
        path, row, column, code, message = re.fullmatch(
            r"(.+):(\d+):(\d+): ([A-Z]{3}\d{3}) (.+)", line
        ).groups()
        assert path == printable(finding.place.path)
        assert (int(row), int(column)) == (finding.place.line or 1, finding.place.column or 1)
        advice = "advice: " if finding.severity == "advice" else ""
        assert (code, message) == (finding.code, advice + printable(finding.message))


def test_concise_to_the_letter(report):
    assert rendered("concise", report[4:5]) == (
        "no/such,file: 100%.yaml:1:1: DCK101 no such file\n"
    )


def parse_command(line):
    """A workflow command as the runner reads it: split first, unescape then."""
    command, properties, message = re.fullmatch(r"::(\w+) (.*?)::(.*)", line).groups()
    values = dict(pair.split("=", 1) for pair in properties.split(","))
    return command, {key: unescaped(value) for key, value in values.items()}, unescaped(message)


def unescaped(text):
    for code, character in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ",")):
        text = text.replace(code, character)
    return text.replace("%25", "%")


def test_github_commands_are_read_back(report):
    lines = rendered("github", report).split("\n")[:-1]
    findings = findings_of(report)

    assert len(lines) == len(findings)
    for line, finding in zip(lines, findings, strict=True):
        command, properties, message = parse_command(line)
        assert command == ("warning" if finding.severity == "advice" else "error")
        assert properties["title"] == f"{finding.code} {finding.rule.name}"
        assert properties["file"] == printable(finding.place.path)
        if finding.place.line:
            assert properties["line"] == str(finding.place.line)
            assert properties["col"] == str(finding.place.column)
        else:
            assert "line" not in properties
        hint = f"\nhint: {printable(finding.hint)}" if finding.hint else ""
        assert message == printable(finding.message) + hint


def test_github_to_the_letter(report):
    missing = rendered("github", report[4:5])

    assert missing == (
        "::error file=no/such%2Cfile%3A 100%25.yaml,title=DCK101 unreadable-file::no such file\n"
    )


def test_a_percent_code_in_a_name_is_not_a_line_break(report):
    lines = rendered("github", report).splitlines()
    messages = [parse_command(line)[2] for line in lines if "%250A" in line]

    assert messages
    assert all(" %0A " in message for message in messages)


def tables_of(text):
    """Every table of a Markdown text as rows of plain cells."""
    tables, row = [], []
    for token in MarkdownIt("commonmark").enable("table").parse(text):
        if token.type == "table_open":
            tables.append([])
        elif token.type == "tr_open":
            row = []
        elif token.type == "tr_close":
            tables[-1].append(row)
        elif token.type == "inline" and token.level > 2:
            kinds = {child.type for child in token.children}
            assert kinds <= {"text", "text_special", "html_inline"}, "no markup but our own"
            row.append("".join(child.content for child in token.children))
    return tables


def squeezed(text):
    return " ".join(text.split())


def test_markdown_is_a_table_that_says_the_same(report):
    [table] = tables_of(rendered("markdown", report))
    findings = findings_of(report)

    assert table[0] == ["", "Place", "Code", "Message"]
    assert len(table) - 1 == len(findings)
    for (weight, place, code, message), finding in zip(table[1:], findings, strict=True):
        assert weight == ("advice" if finding.severity == "advice" else "error")
        assert squeezed(place) == squeezed(printable(str(finding.place)))
        assert code == f"{finding.code} {finding.rule.name}"
        hint = f"<br>hint: {printable(finding.hint)}" if finding.hint else ""
        assert squeezed(message) == squeezed(printable(finding.message) + hint)


def test_markdown_lists_legal_decks_when_verbose(report):
    _, legal = tables_of(rendered("markdown", report, verbose=True))

    assert legal[0] == ["Legal", "Game", "Name", "Cards"]
    assert [row[0] for row in legal[1:]] == [one.path for one in report if not one.errors]
    assert legal[1][3] == "50"


def test_markdown_begins_with_the_count(report):
    assert rendered("markdown", report[:1]) == "**1 deck checked: 1 legal**\n"
    assert rendered("markdown", report[:1], quiet=True) == ""
