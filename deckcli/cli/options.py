"""Options shared by several commands, declared once so that they stay the same."""

from __future__ import annotations

from math import isfinite
from typing import Annotated, Any

import typer

from deckcli.cli import completing
from deckcli.core.errors import BadSetting
from deckcli.report import Kind, formats_for


def finite(number: float) -> float:
    """The number of an option; `nan` is within no range, and outside of none."""
    if not isfinite(number):
        raise typer.BadParameter(f"{number} is no number.")
    return number


def named_game(argument: str, option: str) -> str:
    """The game that was named, in either way; raises BadSetting for two of them."""
    if argument and option and argument != option:
        raise BadSetting(f"{argument} or {option}?", hint="name one game")
    return argument or option


def one_game(argument: str, option: str) -> str:
    """Likewise, where there must be one."""
    found = named_game(argument, option)
    if not found:
        from deckcli import games

        raise BadSetting("which game?", hint=f"games: {', '.join(games.keys())}")
    return found


def _written_as(kind: Kind) -> Any:
    """`-o FORMAT[=PATH]`, any number of times, with the formats that show this."""
    known = formats_for(kind)
    return typer.Option(
        "-o", "--output", metavar="FORMAT[=PATH]", help=f"{', '.join(known)}; repeatable.",
        autocompletion=completing.words(*known),
    )  # fmt: skip


# What `-o` is for each kind of content; `wanted_outputs` reads it.
Findings = Annotated[list[str] | None, _written_as(Kind.FINDINGS)]
Tables = Annotated[list[str] | None, _written_as(Kind.TABLE)]
Charts = Annotated[list[str] | None, _written_as(Kind.CHART)]
Cards = Annotated[list[str] | None, _written_as(Kind.CARD)]
Reports = Annotated[list[str] | None, _written_as(Kind.REPORT)]
Verdicts = Annotated[list[str] | None, _written_as(Kind.VERDICT)]

DeckArgument = Annotated[
    str, typer.Argument(help="A deck file, -, or a built-in deck.", autocompletion=completing.decks)
]
OneGame = Annotated[
    str, typer.Argument(metavar="[GAME]", help="Only this game.", autocompletion=completing.games)
]
ThisGame = Annotated[
    str, typer.Argument(metavar="[GAME]", help="The game.", autocompletion=completing.games)
]
OnlyGame = Annotated[
    str, typer.Option("--game", help="Only this game.", autocompletion=completing.games)
]
Game = Annotated[
    str, typer.Option(help="The game, if the list does not say.", autocompletion=completing.games)
]
From = Annotated[
    str, typer.Option("--from", help="The file's format.", autocompletion=completing.deck_formats)
]
Part = Annotated[str, typer.Option(help="The part dealt from: cards or side_deck.")]
Illegal = Annotated[bool, typer.Option("--allow-illegal", help="Deal from an illegal deck too.")]
