"""Phrases for any game, one module per language (`deckcli.core.sentences`)."""
