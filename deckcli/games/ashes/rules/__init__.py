"""The chapters of the Ashes rulebook, and the table they are played on."""
