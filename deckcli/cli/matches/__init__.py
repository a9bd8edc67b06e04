"""Many games: matches, tournaments and their stores."""

COMMANDS = ("match", "runs", "tournament")  # each is a module with an `app`
