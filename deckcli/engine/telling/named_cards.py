"""Cards of a table by their names, all faces up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from deckcli.engine.game import Game
from deckcli.engine.state import State


def named_cards(game: Game[Any], state: State, cards: Iterable[int], lang: str) -> str:
    """`Marth, Altean Prince; Caeda, Talys's Heart`, or `-`; names may have commas in them."""
    return "; ".join(game.faces[state.faces[card]].name(lang) for card in cards) or "-"


def named_top(game: Game[Any], state: State, pile: Sequence[int], lang: str, *, most: int) -> str:
    """As many cards of a pile from its top; `...` says that there are more."""
    names = named_cards(game, state, list(pile)[::-1][:most], lang)
    return f"{names} ..." if len(pile) > most else names
