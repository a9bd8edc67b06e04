"""Games that nobody played."""

from deckcli.matches.table import GameRow
from deckcli.matches.workload import Plan, Workload, turn_of

CARDS = [["x", "y"], ["u", "v", "w"]]
MATCH = Workload("a game", ({"name": "One"}, {"name": "Two"}), ("random",) * 2, {}, 7, "0")


def tournament(*names: str, plan: str = Plan.ROUND_ROBIN, seed: int = 7) -> Workload:
    """Decks that have nothing but different cards."""
    game = "a game"
    decks = tuple(
        {"game": game, "name": name, "cards": {str(at): 1}} for at, name in enumerate(names)
    )
    return Workload(game, decks, ("random",) * len(names), {}, seed, "0", plan=plan)


def row(number: int, game: int, winner: str = "A", **changes) -> GameRow:
    """One game of a pair with changes."""
    seats, shared = "AB" if game == 1 else "BA", "" if winner else "AB"
    made = GameRow(
        number, game, seats, 1000 + number, winner, shared, "A", 0, "somebody lost", 9, 50,
        ("3", "5"), ("1", "4"),
    )  # fmt: skip
    return made._replace(**changes)


def rows(number: int, winners: str = "AB", match: Workload | None = None) -> list[GameRow]:
    """A pair; `-` is a draw. The seed is that of the match or tournament, if there is one."""
    seed = {"seed": seed_of(number, match)} if match else {}
    return [
        row(number, game, winner.strip("-"), **seed) for game, winner in enumerate(winners, start=1)
    ]


def seed_of(number: int, workload: Workload) -> int:
    matches = workload.matches()
    group, turn = turn_of(number, len(matches))
    return matches[group].rotation_seed(turn)
