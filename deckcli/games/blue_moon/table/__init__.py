"""The table for people: the play sheet, the tables of rulings, the story."""
