"""Writes docs/deckcli.1, the man page, from the help of every command.

python scripts/man_page.py            write it
python scripts/man_page.py --check    only tell whether it is up to date
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typer.main import get_command

from deckcli.cli.main import app

PAGE = Path(__file__).parents[1] / "docs" / "deckcli.1"


def page() -> str:
    """The man page: what the program is, then every command with its own help."""
    top = get_command(app)
    lines = ['.TH DECKCLI 1 "" deckcli "User Commands"', ".SH NAME"]
    lines += ["deckcli \\- check decks, search cards, run drafts and play card games"]
    for words, command in _commands(top, ("deckcli",)):
        context = _context(command, words)
        lines += [f".SH {'DESCRIPTION' if len(words) == 1 else _plain(' '.join(words)).upper()}"]
        lines += [".nf", *map(_plain, command.get_help(context).splitlines()), ".fi"]
    return "".join(f"{line}\n" for line in lines)


def _commands(command: Any, words: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield words, command
    for name in command.list_commands(None) if hasattr(command, "list_commands") else ():
        yield from _commands(command.get_command(None, name), (*words, name))


def _context(command: Any, words: tuple[str, ...]) -> Any:
    return command.context_class(command, info_name=" ".join(words), terminal_width=78)


def _plain(text: str) -> str:
    """A line of text that troff takes for nothing else."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="Change nothing.")
    made = page()
    if not parser.parse_args().check:
        PAGE.write_text(made, encoding="utf-8")
        return 0
    is_there = PAGE.is_file() and PAGE.read_text(encoding="utf-8") == made
    print("the man page is up to date" if is_there else "run python scripts/man_page.py")
    return 0 if is_there else 1


if __name__ == "__main__":
    sys.exit(main())
