"""What tells bots of the same name apart: stores write it down, and go on with no other."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from deckcli.bots.bot import tables_of, tuned_weights
from deckcli.engine.game import Game

# Raised by one whenever a bot of this name would decide anything differently.
_VERSIONS: Final = {"random": 1, "greedy": 1, "roll": 2, "tuned": 2}
_WEIGHING: Final = ("greedy", "roll", "tuned")


def version_of(name: str, game: Game[Any]) -> str:
    """The version of a bot, with the weights that it plays this game with."""
    kind = name.partition(":")[0]
    if kind not in _VERSIONS:
        from deckcli.bots.own_bots import own_version

        return own_version(name)
    told = f"{kind} {_VERSIONS[kind]}"
    if kind not in _WEIGHING:
        return told
    weights = game.weights if kind == "greedy" else game.tuned
    if kind == "tuned":
        weights = tuned_weights(name, game)
    names = game.feature_names[: len(weights)]
    horizon = int(game.turns_ahead(tables_of(name)))
    weighed = repr((names, list(weights), horizon, int(game.scale)))
    return f"{told}, weights {blake2b(weighed.encode(), digest_size=6).hexdigest()}"
