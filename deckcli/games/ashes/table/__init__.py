"""Ashes for people: sheet, tables of rulings, story."""
