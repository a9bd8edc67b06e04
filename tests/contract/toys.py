"""What the toys have in common. README.md tells how to make one and how to write rulings over it."""

from importlib import import_module
from pathlib import Path

from toy_layouts import ToyLayout

from deckcli.engine.game import Game
from deckcli.engine.telling.presenter import Presenter


class ToyPresenter(Presenter):
    """Shows a toy by what the toy itself says of a table."""

    phrases = "toy_phrases"

    def table(self, state, lang="en"):
        return self.game.table_text(state)


class Toy(Game):
    """A game of this folder. What follows `filler` tells how rulings lay out its tables."""

    filler = ""  # the card that lies where a ruling names none
    places = ()  # zones of a player, each a Place
    elsewhere = "elsewhere"  # where a card lies that is in none of the places
    flags = ()  # fields of the state with 0 or 1 for each card
    counters = ()  # fields of the state with a number for each card
    scores = ()  # numbers of a player, each a Score
    stats = ()  # what `modify` changes

    def begin(self, state):
        """Put on the agenda what comes next at the table of a ruling: a turn, from its start."""
        state.turn -= 1  # the turn begins with the first step
        state.push(0, state.active)

    def claims_on_cards(self):
        """What can be claimed of a card beside its place, marks and stats."""
        return {}

    def claims_on_tables(self):
        return {}

    def layout(self):
        return ToyLayout(self)

    def presenter(self):
        return ToyPresenter(self)

    def test_decks(self, seed):
        """Decks for a game, one for each seat."""
        raise NotImplementedError


def all_toys():
    """The class of each toy in this folder, by its key."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    importing = [file for file in files if f"from {__name__} import Toy" in file.read_text("utf-8")]
    modules = [import_module(file.stem) for file in importing]
    classes = [one for module in modules for one in vars(module).values() if _is_toy(module, one)]
    return {one.key: one for one in classes}


def _is_toy(module, one):
    return isinstance(one, type) and issubclass(one, Toy) and one.__module__ == module.__name__
