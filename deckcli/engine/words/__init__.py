"""The words that every game's abilities may use, each op beside its declaration."""
