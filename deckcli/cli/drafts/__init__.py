"""Drafts: formats, bots, and a person at the table."""

COMMANDS = ("draft",)  # each is a module with an `app`
