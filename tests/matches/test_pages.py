"""The pages about matches and CI name commands and options that exist, in YAML that can be read."""

import re
import shlex
from pathlib import Path

import pytest
import yaml
from typer.main import get_command

from deckcli.cli.main import app, hoisted

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("matches.md", "tournaments.md", "ci.md")


def blocks(page, kind):
    return re.findall(rf"```{kind}\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def strings(value):
    """All texts in a YAML file, folded as the shell will see them."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from strings(one)
    elif isinstance(value, str):
        yield value


def lines():
    for page in PAGES:
        shell = [line for block in blocks(page, "sh") for line in block.splitlines()]
        files = [text for block in blocks(page, "yaml") for text in strings(yaml.safe_load(block))]
        for text in (*shell, *files):
            command = re.sub(r"\$\{\{.*?\}\}", "1", text.partition("  #")[0])
            if command.startswith("deckcli ") and command != "deckcli check":
                yield command


@pytest.mark.parametrize("line", sorted(set(lines())))
def test_a_command_can_be_given(line):
    command, context = get_command(app), None
    args = hoisted(shlex.split(line)[1:])
    while True:
        context = command.make_context("deckcli", args, parent=context)
        if not hasattr(command, "resolve_command"):
            break
        rest = [*context._protected_args, *context.args]
        _, command, args = command.resolve_command(context, rest)

    assert command is not None


def test_there_are_commands_in_the_pages():
    assert len(set(lines())) > 12


def test_the_python_example_runs(capsys):
    (block,) = blocks("matches.md", "python")
    exec(compile(block, "matches.md", "exec"), {})

    assert 0 <= float(capsys.readouterr().out) <= 1
