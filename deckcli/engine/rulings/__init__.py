"""Rulings as files that run: given a table, when these actions are taken, then this holds."""
