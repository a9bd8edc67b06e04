"""What the toys have in common. README.md tells how to make one and how to write rulings over it."""

from importlib import import_module
from pathlib import Path

from toy_layouts import ToyLayout

from deckcli.core.packed import filled
from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.game import Game
from deckcli.engine.keys import mixed_all
from deckcli.engine.state import State
from deckcli.engine.telling.presenter import Presenter


class ToyState(State):
    """A table that names its fields; clones, pickles and fingerprints have them all."""

    rows = ()  # fields with a zone for each player
    numbers = ()  # fields with a list of numbers

    def __init__(self, like=None):
        super().__init__(like)
        for field in self.rows:
            setattr(self, field, [row[:] for row in getattr(like, field, ())])
        for field in self.numbers:
            setattr(self, field, list(getattr(like, field, ())))

    def clone(self):
        return type(self)(self)

    def key(self):
        key = super().key()
        for field in self.rows:
            for row in getattr(self, field):
                key = mixed_all(key, row)
        for field in self.numbers:
            key = mixed_all(key, vec[i64](getattr(self, field)))
        return key

    def dump(self):
        rows = [[list(row) for row in getattr(self, field)] for field in self.rows]
        return [super().dump(), rows, [getattr(self, field) for field in self.numbers]]

    def load(self, plain):
        super().load(plain[0])
        for field, rows in zip(self.rows, plain[1], strict=True):
            setattr(self, field, [vec[i64](row) for row in rows])
        for field, numbers in zip(self.numbers, plain[2], strict=True):
            setattr(self, field, numbers)


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

    def add_face(self, face):
        self.faces = append(self.faces, face)
        self.face_of[face.id] = face.index

    def seat_deck(self, state, seat, deck, seen=0):
        """Put the cards of a deck on the table, known to the seats with these bits; their ids."""
        first = len(state.faces)
        state.faces = extend(state.faces, deck)
        state.seen = extend(state.seen, filled(seen, len(deck)))
        state.owners = extend(state.owners, filled(seat, len(deck)))
        state.decklists = append(state.decklists, vec[i64](sorted(deck)))
        return vec[i64](range(first, len(state.faces)))

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
