"""What is said of any game, a module for each language (`deckcli.core.sentences`)."""
