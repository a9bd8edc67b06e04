"""One module per command; each has an `app`. Existing here is enough to be a command."""
