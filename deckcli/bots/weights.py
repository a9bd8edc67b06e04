"""Weights of one's own for `tuned`, from a file."""

from __future__ import annotations

from typing import Any

from deckcli.core.errors import DeckcliError
from deckcli.core.files import Unreadable, read_source
from deckcli.core.text import known_words
from deckcli.core.vecs import i64, vec
from deckcli.core.yaml_source import Document, read_yaml
from deckcli.engine.game import Game

LARGEST = 100_000  # of a weight; a game that is won is worth more than all features together


class BadWeights(DeckcliError):
    """A file of weights that cannot be used."""

    code = "weights"


def weights_in(path: str, game: Game[Any]) -> vec[i64]:
    """The weights in a file; features that it does not name keep those of `tuned`.

    Raises BadWeights for the first mistake.
    """
    try:
        document = read_yaml(read_source(path))
    except Unreadable as trouble:
        raise BadWeights(trouble.message, where=str(trouble.place)) from trouble
    told = document.value
    if not isinstance(told, dict) or set(told) != {"game", "weights"}:
        raise BadWeights(
            "weights are written as `game` and `weights`, and nothing else",
            where=path,
            hint=f"game: {game.key}, weights: {{{game.feature_names[0]}: {game.tuned[0]}}}",
        )
    if told["game"] != game.key:
        raise BadWeights(
            f"these are weights of {told['game']}, not of {game.key}",
            where=str(document.place(("game",))),
        )
    weights = game.tuned[:]
    for name, weight in _written(document, game).items():
        weights[game.feature_names.index(name)] = weight
    return weights


def _written(document: Document, game: Game[Any]) -> dict[str, int]:
    written = document.value["weights"]
    if not isinstance(written, dict):
        place = document.place(("weights",))
        raise BadWeights("`weights` has a number for each feature", where=str(place))
    for name, weight in written.items():
        if name not in game.feature_names:
            place = document.place(("weights", name), key=True)
            hint = known_words(str(name), game.feature_names, "features")
            raise BadWeights(f"{game.key} has no feature {name!r}", where=str(place), hint=hint)
        if type(weight) is not int or abs(weight) > LARGEST:
            place = document.place(("weights", name))
            raise BadWeights(
                f"{weight!r} is no weight: a whole number from {-LARGEST} to {LARGEST}",
                where=str(place),
            )
    return written
