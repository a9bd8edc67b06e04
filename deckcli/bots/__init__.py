"""Players that see what a seat sees: each gets a view and answers with one of its options."""
