"""The chapters of the rulebook, and the table they are played on."""
