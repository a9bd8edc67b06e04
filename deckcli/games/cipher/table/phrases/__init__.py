"""Phrases for a game of Cipher, one module per language (`deckcli.core.sentences`)."""
