"""Options shared by several commands, declared once so that they stay the same."""

from __future__ import annotations

from typing import Annotated

import typer

Game = Annotated[str, typer.Option(help="The game, if the list does not say.")]
From = Annotated[str, typer.Option("--from", help="The file's format.")]
Part = Annotated[str, typer.Option(help="The part dealt from: cards or side_deck.")]
Illegal = Annotated[bool, typer.Option("--allow-illegal", help="Deal from an illegal deck too.")]
