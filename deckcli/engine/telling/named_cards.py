"""Cards of a table by their names, all faces up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from deckcli.engine.game import Game
from deckcli.engine.state import State


def named_cards(game: Game[Any], state: State, cards: Iterable[int], lang: str) -> str:
    """`Marth, Altean Prince; Caeda, Talys's Heart`, or `-`; names may have commas in them."""
    return "; ".join(game.faces[state.faces[card]].name(lang) for card in cards) or "-"
