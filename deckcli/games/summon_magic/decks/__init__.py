"""Summon & Magic before the first turn: decks, cards, drafts, openings."""
