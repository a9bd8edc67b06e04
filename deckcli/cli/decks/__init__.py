"""Commands that check, show and change decks, and explain findings."""

COMMANDS = ("check", "deck", "explain")  # each is a module with an `app`
