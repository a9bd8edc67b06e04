"""Opening hands as each game deals them, one or thousands at a time, and their odds."""
