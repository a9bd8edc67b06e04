"""Phrases for a game of Blue Moon, one module per language (`deckcli.core.sentences`)."""
