"""BlackPoker once more, written from the rules alone, to be played beside the engine."""
