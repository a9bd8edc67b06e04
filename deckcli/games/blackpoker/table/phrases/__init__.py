"""Phrases for BlackPoker, one module per language (`deckcli.core.sentences`)."""
