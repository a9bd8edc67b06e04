"""Cipher before the first turn: decks and their files, cards, drafts, openings."""
