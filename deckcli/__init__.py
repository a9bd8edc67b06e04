"""deckcli: checks decks of five card games; the functions here are those of `deckcli.api`."""

# True to type checkers alone. `typing` is not imported for it: whatever comes before the first line
# of `deckcli.__main__.run` is a time in which Ctrl-C would print a traceback.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from deckcli.api import check_deck, load_catalog, read_deck

__version__ = "0.1.0"
__all__ = ["__version__", "check_deck", "load_catalog", "read_deck"]


def __getattr__(name: str) -> object:
    """Imports the API when it is first used: `deckcli --version` need not pay for it."""
    if name in __all__:
        from deckcli import api

        return getattr(api, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
