"""What tells bots of the same name apart: stores write it down, and go on with no other."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from deckcli.engine.game import Game

# Raised by one whenever a bot of this name would decide anything differently.
_VERSIONS: Final = {"random": 1, "greedy": 1, "roll": 1}
_WEIGHING: Final = ("greedy", "roll")


def version_of(name: str, game: Game[Any]) -> str:
    """The version of a bot, with the weights that it plays this game with."""
    kind = name.partition(":")[0]
    if kind not in _VERSIONS:
        from deckcli.bots.own_bots import own_version

        return own_version(name)
    told = f"{kind} {_VERSIONS[kind]}"
    if kind not in _WEIGHING:
        return told
    weights = repr((game.feature_names, list(game.weights), int(game.horizon), int(game.scale)))
    return f"{told}, weights {blake2b(weights.encode(), digest_size=6).hexdigest()}"
