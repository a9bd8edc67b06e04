"""Options that several commands share, declared once so that they mean and say the same."""

from __future__ import annotations

from typing import Annotated

import typer

Game = Annotated[str, typer.Option(help="The game, where a list cannot tell.")]
From = Annotated[str, typer.Option("--from", help="The file's format.")]
Part = Annotated[str, typer.Option(help="The part dealt from: cards or side_deck.")]
Illegal = Annotated[bool, typer.Option("--allow-illegal", help="Deal from an illegal deck too.")]
