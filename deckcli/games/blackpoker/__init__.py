"""BlackPoker, 6th edition: rules for its decks and its lists of actions and characters."""
