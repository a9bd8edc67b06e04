"""How good cards are to draft: `card_data/<game>/ratings.yaml`, or the user's own file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from deckcli.catalog.catalog import Catalog
from deckcli.catalog.loading import game_folders
from deckcli.catalog.schema_check import schema_problems
from deckcli.core.errors import DeckcliError
from deckcli.core.files import Unreadable, read_source
from deckcli.core.text import meant
from deckcli.core.yaml_source import read_yaml
from deckcli.games.library import Library

USUAL = 50.0  # the rating of cards that the file does not list


class BadRatings(DeckcliError):
    """A ratings file that cannot be used."""

    code = "ratings"


def built_in_ratings(game: str, library: Library) -> Mapping[str, float]:
    """The ratings in the card data; a user's folder takes precedence over the built-in one."""
    for folder in reversed(game_folders(library.folders, game)):
        file = folder / "ratings.yaml"
        if file.is_file():
            return read_ratings(file, library.catalog(game))
    return {}


def read_ratings(file: Path | str, catalog: Catalog) -> dict[str, float]:
    """Card id -> rating; raises BadRatings for the first mistake."""
    try:
        document = read_yaml(read_source(str(file)))
    except Unreadable as trouble:
        raise BadRatings(trouble.message, where=str(trouble.place)) from trouble
    for problem in schema_problems("ratings", document.value):
        raise BadRatings(problem.message, where=str(document.place(problem.at)), hint=problem.hint)
    if document.value["game"] != catalog.game:
        message = f"these are ratings of {document.value['game']}, not of {catalog.game}"
        raise BadRatings(message, where=str(document.place(("game",))))
    for card_id in document.value["ratings"]:
        if card_id not in catalog.cards:
            place = document.place(("ratings", card_id), key=True)
            hint = meant(card_id, catalog.cards)
            raise BadRatings(f'no card has the id "{card_id}"', where=str(place), hint=hint)
    return {card_id: float(number) for card_id, number in document.value["ratings"].items()}
