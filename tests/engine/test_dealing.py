"""Imagined tables are possible ones, and each of them as likely as counting says."""

from collections import Counter
from itertools import permutations

import pytest
from scipy.stats import chisquare

from deckcli.core.rng import Rng, seeded
from deckcli.core.vecs import i64, vec
from deckcli.engine.dealing import NoTable, deal, deal_by_counting
from deckcli.engine.game import Game
from deckcli.engine.state import State
from deckcli.engine.views import imagine, view_of

DEALS = 3_000
LIKELY = 1e-4  # a fair deal is less likely than this in one of so many runs


class Slots(Game):
    """A player whose cards lie in slots that allow some faces each."""

    def __init__(self, allowed):
        super().__init__()
        self.may_be = [set(faces) for faces in allowed]
        self.asked = 0

    def could_be(self, state, card, face):
        self.asked += 1
        return face in self.may_be[card]


def table(faces):
    state = State()
    state.faces, state.owners = vec[i64](faces), vec[i64]([0] * len(faces))
    state.seen, state.streams = vec[i64]([0] * len(faces)), vec[i64]([1, 2, 3])
    state.decklists = vec[vec[i64]]([vec[i64](sorted(faces)), vec[i64]()])
    return state


def dealt(how, allowed, faces, deals=DEALS):
    """How often each table was dealt."""
    game, rng, state, found = Slots(allowed), Rng(1), table(faces), Counter()
    cards = vec[i64](range(len(faces)))
    for _ in range(deals):
        how(game, state, cards, vec[i64](faces), rng)
        found[tuple(state.faces)] += 1
    return found


def possible(allowed, faces):
    """In how many ways the cards can come to lie as each possible table."""
    fits = [set(slot) for slot in allowed]
    orders = permutations(faces)
    return Counter(
        order for order in orders if all(face in fit for face, fit in zip(order, fits, strict=True))
    )


ANY = range(1, 10)
CASES = {
    "three slots that each allow one face": ([[1], [2], [3], ANY, ANY, ANY], [1, 2, 3, 4, 4, 5]),
    "one slot, few of many faces": ([[1, 2], ANY, ANY, ANY, ANY], [1, 2, 3, 4, 5]),
    "one slot, a single copy": ([[1], ANY, ANY, ANY, ANY, ANY], [1, 2, 2, 3, 3, 3]),
    "no two slots alike": ([[1, 2, 3], [2, 3], [3, 4], [1, 4, 5], ANY, ANY], [1, 2, 3, 3, 4, 5]),
    "several slots alike": ([[1, 2], [1, 2], [2, 3], [2, 3], ANY], [1, 2, 2, 3, 3]),
    "a slot for what others leave": ([[1, 2], [1, 2], [1, 2, 3], [3, 4]], [1, 2, 3, 4]),
    "every slot alike": ([[1, 2], [1, 2], [1, 2]], [1, 2, 2]),
    "nothing constrained": ([ANY, ANY, ANY, ANY], [1, 1, 2, 3]),
}  # fmt: skip


@pytest.mark.parametrize("how", [deal, deal_by_counting])
@pytest.mark.parametrize("case", CASES)
def test_tables_are_dealt_as_often_as_counting_says(case, how):
    allowed, faces = CASES[case]
    seen, ways = dealt(how, allowed, faces), possible(allowed, faces)

    assert set(seen) <= set(ways)
    if len(ways) > 1:
        expected = [DEALS * count / ways.total() for count in ways.values()]
        assert chisquare([seen[order] for order in ways], expected).pvalue > LIKELY


def test_a_table_that_is_one_in_a_million_is_found():
    """Nine slots, each with a face of its own, among many cards."""
    faces = [*range(1, 10), *[10] * 21]
    allowed = [*([face] for face in range(1, 10)), *[range(1, 11)] * 21]

    assert dealt(deal, allowed, faces, deals=20) == {tuple(faces): 20}


def test_many_slots_of_a_kind():
    """Forty cards, thirty of them where only twenty-nine kinds of face and some more may lie."""
    faces = [*range(1, 36), *[36] * 5]
    allowed = [*[range(1, 36)] * 30, *[range(1, 37)] * 10]
    for order in dealt(deal, allowed, faces, deals=10):
        assert sorted(order) == faces
        assert 36 not in order[:30]


def test_what_is_seen_stays_and_the_rest_is_dealt_around_it():
    game, state = Slots([[1, 2], [2, 3], ANY, ANY]), table([1, 2, 3, 4])
    state.seen[1] = 2
    orders = Counter(
        tuple(imagine(game, view_of(game, state, 1), seeded(seed)).faces) for seed in range(60)
    )

    assert set(orders) == {(1, 2, 3, 4), (1, 2, 4, 3)}


def test_where_no_table_is_possible_there_is_none():
    game, state = Slots([[1], [1], ANY]), table([1, 2, 3])
    with pytest.raises(NoTable) as told:
        imagine(game, view_of(game, state, 1), Rng(1))

    assert str(told.value) == (
        "error[no-table]: no table looks like this: 3 unseen cards cannot lie where they do\n"
        "  hint: a defect of the game: its could_be refuses the cards that are there"
    )


def test_an_unconstrained_deal_asks_once_for_each_card():
    game, state = Slots([ANY] * 40), table([1 + card % 9 for card in range(40)])
    imagine(game, view_of(game, state, 1), Rng(1))

    assert game.asked == 40


@pytest.mark.parametrize("slots", [[ANY, ANY, ANY], [[1], [2], [3]]])
def test_random_numbers_move_on_by_one_shuffle_however_often_cards_are_dealt(slots):
    """So the tables that a game refuses change nothing of what is imagined later."""
    view, after = view_of(Slots(slots), table([1, 2, 3]), 1), set()
    for game in (Slots(slots), Game()):
        rng = Rng(5)
        imagine(game, view, rng)
        after.add(rng.state)

    assert len(after) == 1
