"""Decks: checked, shown, changed, and what the findings mean."""

COMMANDS = ("check", "deck", "explain")  # each is a module with an `app`
