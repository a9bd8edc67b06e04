"""Players that see only what their seat sees: each gets a view and picks one of its options."""
