"""Help pages: every command has one, with examples that can be typed as they stand."""

import re
import shlex

import pytest
from typer.main import get_command

from deckcli.cli.main import app, hoisted
from deckcli.core.text import display_width

NEEDING = re.compile(r"\.(yaml|json|txt|dek)\b|my-|\.\.\.| - |--watch")  # files, somebody


def command_paths():
    """Every command and sub-command, as the words that call it."""

    def walk(command, words):
        yield words
        names = command.list_commands(None) if hasattr(command, "list_commands") else ()
        for name in names:
            yield from walk(command.get_command(None, name), (*words, name))

    return list(walk(get_command(app), ()))


PATHS = command_paths()


def examples_in(text):
    """The command lines of a help page, without the words that explain them."""
    for line in text.splitlines():
        found = re.match(r"\s*(?:.* \| )?deckcli (.+)", line)
        if found:
            yield re.split(r"\s{3,}", found[1].strip())[0]


def test_all_commands_of_today_are_here():
    names = {" ".join(words) for words in PATHS}

    assert {"check", "games", "explain"} <= names
    assert {f"card {name}" for name in ("search", "fields", "show", "coverage", "check")} <= names
    assert {
        f"deck {name}" for name in ("list", "new", "show", "stats", "diff", "convert", "fmt")
    } <= names


@pytest.mark.parametrize("words", PATHS, ids=" ".join)
def test_every_command_has_help(deckcli, words):
    long, short = deckcli(*words, "--help"), deckcli(*words, "-h")

    assert (long.status, long.err) == (0, "")
    assert long.out.startswith(f"Usage: {' '.join(('deckcli', *words))} ")
    assert long == short


@pytest.mark.parametrize("words", PATHS, ids=" ".join)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_help_page_fits_a_terminal_of_80_columns(deckcli, monkeypatch, words, lang):
    monkeypatch.setenv("COLUMNS", "80")
    page = deckcli(*words, "--help", "--lang", lang).out

    assert [line for line in page.splitlines() if display_width(line) > 80] == []


@pytest.mark.parametrize("words", PATHS, ids=" ".join)
def test_every_option_is_explained(deckcli, words):
    """An option without words would stand alone on its line, followed by another option."""
    page = deckcli(*words, "--help").out.partition("Options:")[2]
    lines = page.splitlines()
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        explained = re.match(r"  -.*\S  +\S", line) or after.startswith("      ")

        assert explained or not line.startswith("  -"), line


@pytest.mark.parametrize("words", [words for words in PATHS if words], ids=" ".join)
def test_completion_belongs_to_the_program_not_to_a_command(deckcli, words):
    assert "--install-completion" not in deckcli(*words, "--help").out


def test_the_program_offers_completion(deckcli):
    assert "--install-completion" in deckcli("--help").out


@pytest.mark.parametrize(
    "words", [words for words in PATHS if words not in {("card",), ("deck",)}], ids=" ".join
)
def test_every_command_shows_an_example_of_itself(deckcli, words):
    examples = list(examples_in(deckcli(*words, "--help").out.partition("\n")[2]))

    assert [one for one in examples if tuple(shlex.split(one))[: len(words)] == words]


def all_examples():
    found = []
    for words in PATHS:
        command = get_command(app)
        for word in words:
            command = command.get_command(None, word)
        found += examples_in(command.help or "")
    return sorted(set(found))


@pytest.mark.parametrize("example", all_examples())
def test_examples_name_commands_and_options_that_exist(example):
    """Parsed by the real parser, which refuses unknown commands, options and missing arguments."""
    command, context = get_command(app), None
    args = hoisted(shlex.split(example))
    while True:
        context = command.make_context("deckcli", args, parent=context)
        if not hasattr(command, "resolve_command"):
            break
        rest = [*context._protected_args, *context.args]
        _, command, args = command.resolve_command(context, rest)

    assert command is not None


def runnable_examples():
    """Those that need neither the user's files nor somebody at the keyboard."""
    quick = ("check ", "games", "explain", "card ", "deck ", "hand ", "odds ")
    return [one for one in all_examples() if one.startswith(quick) and not NEEDING.search(one)]


@pytest.mark.parametrize("example", runnable_examples())
def test_examples_without_files_run(deckcli, example):
    run = deckcli(*shlex.split(example))

    assert run.status == (1 if example.startswith("deck diff") else 0), run.err
    assert run.out


def test_a_game_can_always_be_named_by_an_option():
    """Whoever has learned `--game` on one command need not look it up on another."""
    for words in PATHS:
        command = get_command(app)
        for word in words:
            command = command.get_command(None, word)
        arguments = [one for one in command.params if one.param_type_name == "argument"]
        if any("GAME" in (one.metavar or "") for one in arguments):
            assert any("--game" in one.opts for one in command.params), words
