"""Decks: files of many formats in, findings and decks out."""
