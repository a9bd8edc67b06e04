"""Opening hands and their odds."""

COMMANDS = ("hand", "odds")  # each is a module with an `app`
