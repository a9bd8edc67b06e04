"""What is said of BlackPoker, a module for each language (`deckcli.core.sentences`)."""
