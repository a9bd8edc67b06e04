"""Many games between decks: played in pairs by any number of workers, kept in a store."""
