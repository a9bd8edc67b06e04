"""BlackPoker before the first turn: decks and regulations, cards, openings."""
