"""What is said of a game of Cipher, a module for each language (`deckcli.core.sentences`)."""
