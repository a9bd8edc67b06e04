"""Games that nobody played."""

from deckcli.matches.table import GameRow


def row(pair: int, game: int, winner: str = "A", **changes) -> GameRow:
    """One game with changes."""
    made = GameRow(
        pair, game, 1000 + pair, winner, "A", 0, "somebody lost", 9, 50, "3", "1", "5", "4"
    )
    return made._replace(**changes)


def rows(pair: int, winners: str = "AB") -> list[GameRow]:
    """A pair; `-` is a draw."""
    return [row(pair, game, winner.strip("-")) for game, winner in enumerate(winners, start=1)]
