"""The games that can be played: those with a `game` chapter."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from deckcli import games
from deckcli.catalog.catalog import Catalog
from deckcli.core.errors import DeckcliError
from deckcli.decks.deck import Deck
from deckcli.engine.game import Game
from deckcli.engine.rulings import Layout


class NotPlayable(DeckcliError):
    """Nobody has taught the program these rules or this card yet."""

    code = "not-playable"


def engines() -> tuple[str, ...]:
    """The games whose rules the program knows."""
    found = (key for key in games.keys() if find_spec(f"{games.__name__}.{key}.game"))
    return tuple(found)


def game_of(catalog: Catalog, blank: tuple[str, int] | None = None) -> Game:
    """The rules of a catalog's game with its cards; `blank` is an ability to leave out."""
    if catalog.game not in engines():
        raise NotPlayable(
            f"{catalog.game} cannot be played yet", hint=f"games to play: {', '.join(engines())}"
        )
    chapter = import_module(f"{games.__name__}.{catalog.game}.game")
    game: Game = chapter.make_game(catalog, blank)
    return game


def layout_of(game: Game) -> Layout:
    """How tables of the game are laid out for rulings."""
    chapter = import_module(f"{games.__name__}.{game.key}.game")
    layout: Layout = chapter.make_layout(game)
    return layout


def seated(game: Game, decks: list[Deck]) -> list[object]:
    """Decks as the table needs them; raises NotPlayable for cards whose abilities are unknown."""
    for deck in decks:
        unknown = sorted(game.unplayable(deck))
        if unknown:
            raise NotPlayable(
                f'the deck "{deck.name}" has cards that cannot be played yet: '
                f"{', '.join(unknown[:5])}{' and others' if len(unknown) > 5 else ''}",
                hint="deckcli card coverage shows how far each card has come",
            )
    return [game.deck(deck) for deck in decks]
