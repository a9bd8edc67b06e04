"""Summon & Magic: decks of exactly 37, legends, avatars and side decks."""
