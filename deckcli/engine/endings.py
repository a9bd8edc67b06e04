"""How games end: codes with a seat. They become words where people read (`Presenter.ending`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from deckcli.engine.game import Game

NOT_OVER: Final = 0
TURN_LIMIT: Final = 1
ENDLESS_LOOP: Final = 2  # `about`: the programs that went round
TOO_MANY_DECISIONS: Final = 3  # in one turn; `about`: the programs that were running
OWN_ENDING: Final = 8  # those of a game's own start here

_CORE: Final = {
    TURN_LIMIT: "turn_limit",
    ENDLESS_LOOP: "endless_loop",
    TOO_MANY_DECISIONS: "too_many_decisions",
}
MOST_DECISIONS: Final = 5_000  # in one turn
GUARDS: Final = (TURN_LIMIT, ENDLESS_LOOP, TOO_MANY_DECISIONS)  # no rule of a game, but ours


def ending_name(game: Game[Any], ending: int) -> str:
    """The word for an ending in JSON and in phrase books."""
    return game.endings[ending - OWN_ENDING] if ending >= OWN_ENDING else _CORE.get(ending, "")
