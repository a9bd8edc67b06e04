"""Decks: reads files of many formats into decks and findings."""
