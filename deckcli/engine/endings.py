"""How games end: a code and a seat. `Presenter.ending` turns them into words for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from deckcli.engine.game import Game
    from deckcli.engine.state import State

NOT_OVER: Final = 0
TURN_LIMIT: Final = 1
ENDLESS_LOOP: Final = 2  # `about`: the programs in the loop
TOO_MANY_DECISIONS: Final = 3  # in one turn; `about`: the programs that were running
BOT_FAILED: Final = 4  # of these, `ended_by` is the seat whose bot it was
BOT_LATE: Final = 5
BOT_ILLEGAL: Final = 6
FORFEITS: Final = (BOT_FAILED, BOT_LATE, BOT_ILLEGAL)
OWN_ENDING: Final = 8  # endings specific to a game start here

_CORE: Final = {
    TURN_LIMIT: "turn_limit",
    ENDLESS_LOOP: "endless_loop",
    TOO_MANY_DECISIONS: "too_many_decisions",
    BOT_FAILED: "bot_failed",
    BOT_LATE: "bot_late",
    BOT_ILLEGAL: "bot_illegal",
}
MOST_DECISIONS: Final = 5_000  # in one turn
GUARDS: Final = (TURN_LIMIT, ENDLESS_LOOP, TOO_MANY_DECISIONS)  # our safeguards, not game rules


def ending_name(game: Game[Any], ending: int) -> str:
    """The word for an ending in JSON and in phrase books."""
    return game.endings[ending - OWN_ENDING] if ending >= OWN_ENDING else _CORE.get(ending, "")


def forfeit(game: Game[Any], state: State, seat: int, ending: int) -> None:
    """A player gives no answer that counts: the game ends, for the others if several are left."""
    left = [
        other for other in range(state.seats) if other != seat and game.is_playing(state, other)
    ]
    state.finish(left[0] if len(left) == 1 else -1, ending, seat)


def forfeit_of(code: str) -> int:
    """The ending of this name if it is one of the FORFEITS; otherwise NOT_OVER."""
    return next((ending for ending in FORFEITS if _CORE[ending] == code), NOT_OVER)
