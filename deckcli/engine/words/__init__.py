"""The words that every game's abilities may use: an op stands beside its declaration."""
