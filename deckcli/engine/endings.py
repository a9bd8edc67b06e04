"""How games end: a code and a seat. `Presenter.ending` turns them into words for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from deckcli.engine.game import Game

NOT_OVER: Final = 0
TURN_LIMIT: Final = 1
ENDLESS_LOOP: Final = 2  # `about`: the programs in the loop
TOO_MANY_DECISIONS: Final = 3  # in one turn; `about`: the programs that were running
OWN_ENDING: Final = 8  # endings specific to a game start here

_CORE: Final = {
    TURN_LIMIT: "turn_limit",
    ENDLESS_LOOP: "endless_loop",
    TOO_MANY_DECISIONS: "too_many_decisions",
}
MOST_DECISIONS: Final = 5_000  # in one turn
GUARDS: Final = (TURN_LIMIT, ENDLESS_LOOP, TOO_MANY_DECISIONS)  # our safeguards, not game rules


def ending_name(game: Game[Any], ending: int) -> str:
    """The word for an ending in JSON and in phrase books."""
    return game.endings[ending - OWN_ENDING] if ending >= OWN_ENDING else _CORE.get(ending, "")
