"""Games that nobody played."""

from deckcli.matches.table import GameRow
from deckcli.matches.workload import Plan, Workload

CARDS = [["x", "y"], ["u", "v", "w"]]
MATCH = Workload("a game", ({"name": "One"}, {"name": "Two"}), ("random",) * 2, {}, 7, "0")


def tournament(*names: str, plan: str = Plan.ROUND_ROBIN, seed: int = 7) -> Workload:
    """Decks that have nothing but different cards."""
    decks = tuple({"name": name, "cards": {str(at): 1}} for at, name in enumerate(names))
    return Workload("a game", decks, ("random",) * len(names), {}, seed, "0", plan=plan)


def row(pair: int, game: int, winner: str = "A", **changes) -> GameRow:
    """One game with changes."""
    made = GameRow(
        pair, game, 1000 + pair, winner, "A", 0, "somebody lost", 9, 50, "3", "1", "5", "4"
    )
    return made._replace(**changes)


def rows(pair: int, winners: str = "AB") -> list[GameRow]:
    """A pair; `-` is a draw."""
    return [row(pair, game, winner.strip("-")) for game, winner in enumerate(winners, start=1)]
