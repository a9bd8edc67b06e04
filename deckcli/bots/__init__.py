"""Players that see only what their seat sees: each gets a view and picks one of its options."""

DEFAULT = "roll:4"  # the strongest that plays a hundred games in about a minute on one core
