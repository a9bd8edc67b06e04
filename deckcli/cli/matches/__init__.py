"""Many games: matches, tournaments, and the stores they fill."""

COMMANDS = ("match", "runs", "tournament")  # each is a module with an `app`
