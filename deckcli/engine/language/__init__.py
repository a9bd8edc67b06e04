"""The language abilities are written in: core words, and how card files become programs."""
