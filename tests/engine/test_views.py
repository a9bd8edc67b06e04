"""Views, and imagined tables: where a player brought two decks, or more than faces is secret."""

from collections import Counter

from deckcli.core.packed import nested
from deckcli.core.rng import Rng
from deckcli.core.vecs import extend, i64, vec
from deckcli.engine.game import Face, Game, Pool
from deckcli.engine.ops import Program
from deckcli.engine.state import State
from deckcli.engine.views import imagine, view_of

MAIN, SIDE = range(20), range(20, 40)


class TwoBooks(Game):
    """The first player has two decks and has secretly written down a number."""

    def __init__(self):
        super().__init__()
        self.faces = extend(self.faces, [Face(face, str(face), {}) for face in range(1, 5)])

    def pools(self, state, seat):
        if seat == 1:
            return super().pools(state, seat)
        main = Pool(vec[i64](MAIN), vec[i64]([1] * 15 + [2] * 5))
        side = Pool(vec[i64](SIDE), vec[i64]([2] * 10 + [3] * 10))
        return vec[Pool]([main, side])

    def hide(self, state, seat):
        if seat != 0:
            state.wave = -1

    def guess(self, state, seat, rng):
        if state.wave == -1:
            state.wave = rng.below(5)


def table():
    state = State()
    state.faces = vec[i64]([1] * 15 + [2] * 5 + [2] * 10 + [3] * 10 + [4] * 3)
    state.owners = vec[i64]([0] * 40 + [1] * 3)
    state.seen = vec[i64]([1] * 40 + [2] * 3)
    state.seen[0] = state.seen[20] = 3
    state.decklists = nested([sorted(state.faces[:40]), [4] * 3])
    state.streams, state.wave = vec[i64]([1, 2, 3]), 3
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
    game.programs = vec[Program]([Program("look", [])])
    for seat in (0, 1):
        state.push(0, seat).chosen = nested([[0, 5]])
    agenda = view_of(game, state, 1).state.agenda
    mine = [[list(cards) for cards in frame.chosen] for frame in agenda]

    assert mine == [[[0]], [[0, 5]]]
