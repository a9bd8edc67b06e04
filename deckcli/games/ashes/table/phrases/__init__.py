"""What is told of a game of Ashes, a module for each language."""
