"""deckcli: checks decks of five card games; see `deckcli.api` for use from Python."""

__version__ = "0.1.0"
