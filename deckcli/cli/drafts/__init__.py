"""Drafts for bots and for people at the terminal."""

COMMANDS = ("draft",)  # each is a module with an `app`
