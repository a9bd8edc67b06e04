"""Opening hands: dealt as each game does it, one at a time or by the thousand, and their odds."""
