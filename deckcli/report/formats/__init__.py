"""Output formats for findings; each module is imported when its format is used."""
