"""What people read of a game: names, tables, stories, endings. Nothing here plays."""
