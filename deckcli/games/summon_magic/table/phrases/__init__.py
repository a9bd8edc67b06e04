"""Phrases for a game of Summon & Magic, one module per language (`deckcli.core.sentences`)."""
