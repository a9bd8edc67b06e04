"""Ashes before the first turn: decks, dice, piles, cards, drafts, openings."""
