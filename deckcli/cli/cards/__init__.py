"""Cards and games: what there is to play with."""

COMMANDS = ("card", "games")  # each is a module with an `app`
