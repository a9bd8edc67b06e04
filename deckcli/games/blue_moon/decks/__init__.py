"""Blue Moon before the first turn: decks, cards, drafts, openings."""
