"""Before the first bolt."""
