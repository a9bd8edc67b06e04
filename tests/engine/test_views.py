"""Views, and imagined tables: where a player brought two decks, or more than faces is secret."""

from collections import Counter

from deckcli.core.rng import Rng
from deckcli.engine.game import Face, Game
from deckcli.engine.ops import Program
from deckcli.engine.state import State
from deckcli.engine.views import imagine, view_of

MAIN, SIDE = range(20), range(20, 40)


class TwoBooks(Game):
    """The first player has two decks and has secretly written down a number."""

    def __init__(self):
        super().__init__()
        self.faces += [Face(face, str(face), {}) for face in range(1, 5)]

    def pools(self, state, seat):
        if seat == 1:
            return super().pools(state, seat)
        return [(list(MAIN), [1] * 15 + [2] * 5), (list(SIDE), [2] * 10 + [3] * 10)]

    def hide(self, state, seat):
        if seat != 0:
            state.wave = -1

    def guess(self, state, seat, rng):
        if state.wave == -1:
            state.wave = rng.below(5)


def table():
    state = State()
    state.faces = [1] * 15 + [2] * 5 + [2] * 10 + [3] * 10 + [4] * 3
    state.owners = [0] * 40 + [1] * 3
    state.seen = bytearray([1] * 40 + [2] * 3)
    state.seen[0] = state.seen[20] = 3
    state.decklists = [sorted(state.faces[:40]), [4] * 3]
    state.streams, state.wave = [1, 2, 3], 3
    return state


def test_each_deck_is_dealt_from_its_own_list():
    game, state = TwoBooks(), table()
    for seed in range(20):
        world = imagine(game, view_of(game, state, 1), Rng(seed + 1))
        assert Counter(world.faces[card] for card in MAIN) == {1: 15, 2: 5}
        assert Counter(world.faces[card] for card in SIDE) == {2: 10, 3: 10}
        assert (world.faces[0], world.faces[20]) == (1, 2)  # what is seen stays


def test_what_was_struck_out_is_guessed_anew_for_who_does_not_know_it():
    game, state = TwoBooks(), table()
    guessed = {imagine(game, view_of(game, state, 1), Rng(seed + 1)).wave for seed in range(40)}

    assert guessed == set(range(5))
    assert imagine(game, view_of(game, state, 0), Rng(1)).wave == 3


def test_who_chose_unseen_cards_knows_which():
    """Others know of those that they see."""
    game, state = TwoBooks(), table()
    game.programs = [Program("look", [])]
    for seat in (0, 1):
        state.push(0, seat).chosen = [[0, 5]]
    mine = [frame.chosen for frame in view_of(game, state, 1).state.agenda]

    assert mine == [[[0]], [[0, 5]]]
