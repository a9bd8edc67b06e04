"""Random numbers by purpose, and two decks of one player: what the harbour is there to show."""

from collections import Counter

import pytest
from harbour import CARGO, CREW, DICE, HOLDS, SIDES, Harbour

from deckcli.core.rng import Rng
from deckcli.engine.play import advance, start
from deckcli.engine.views import imagine, view_of

SEEDS = range(8)


def harbour(rigs, seed):
    """p1 has a strong crew, cargo to sell, and many lost sailors."""
    rig = rigs["harbour"]
    lost = ["sailor", "gunner", "captain", "sailor", "gunner", "captain"]
    mine = {"crew": ["captain", "captain"], "lost": lost, "cargo_deck": 3, "small": ["silk"]}
    given = {"turn": "p1", "seed": seed, "p1": mine, "p2": {"hand": ["sailor", "sailor"]}}
    state = rig.game.layout().lay_out(given, {})
    advance(rig.game, state)
    return rig, state


def crew_drawn(rig, state, *deeds):
    """What is left of p1's crew deck after these deeds and a card from a new one."""
    for deed in (*deeds, "rest", "draw crew"):
        rig.act(state, deed)
    assert state.active == 0
    return [state.faces[card] for card in state.crew_deck[0]]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_roll_shifts_no_shuffle(rigs, seed):
    rig, state = harbour(rigs, seed)
    other = state.clone()
    rested = crew_drawn(rig, state, "draw cargo", "rest")
    sailed = crew_drawn(rig, other, "draw cargo", "sail")

    assert (state.rolled[0], other.gold[0]) == (0, 1)
    assert rested == sailed


@pytest.mark.parametrize("seed", SEEDS)
def test_a_shuffle_and_the_rolls_of_others_shift_no_roll(rigs, seed):
    rig, state = harbour(rigs, seed)
    other = state.clone()
    other.random_below(SIDES, other.stream(DICE, 1))
    for table, deck in ((state, "cargo"), (other, "crew")):  # the crew is shuffled before
        rig.act(table, f"draw {deck}")
        rig.act(table, "sail")

    assert state.rolled[0] == other.rolled[0]


def test_a_seat_rolls_every_number_and_not_what_others_roll(rigs):
    rolls = [
        [state.random_below(SIDES, state.stream(DICE, seat)) for seat in (0, 1)]
        for state in (
            start(rigs["harbour"].game, rigs["harbour"].decks(1), seed) for seed in range(120)
        )
    ]
    assert {one for one, _ in rolls} == {other for _, other in rolls} == set(range(SIDES))
    assert 5 <= sum(one == other for one, other in rolls) <= 40


def test_streams_for_purposes_come_after_those_that_all_games_have(rig):
    state = rig.start(3)
    purposes = len(rig.game.purposes)
    last = state.stream(purposes - 1, state.seats - 1)

    assert len(set(state.streams)) == len(state.streams) == state.seats * (purposes + 1) + 1
    assert last == len(state.streams) - 1


class Unrolled(Harbour):
    """A harbour without dice."""

    def __init__(self):
        super().__init__()
        self.purposes = []


def test_a_purpose_changes_no_other_stream(rigs):
    """What was shuffled before there were dice is shuffled the same."""
    game, decks = Unrolled(), rigs["harbour"].decks(1)
    one, other = start(game, decks, 7), start(rigs["harbour"].game, decks, 7)

    assert list(one.streams) == list(other.streams)[: len(one.streams)]
    assert list(one.faces) == list(other.faces)


@pytest.mark.parametrize("seed", SEEDS)
def test_each_deck_is_imagined_from_its_own_list_and_fits_in_the_holds(rigs, seed):
    rig = rigs["harbour"]
    game, rng, filled = rig.game, Rng(seed + 1), 0
    for state in rig.walk(seed):
        for seat in (0, 1):
            world = imagine(game, view_of(game, state, seat), rng)
            for deck in (CREW, CARGO):
                cards = [card for card, back in enumerate(world.backs) if back == deck]
                assert all(game.faces[world.faces[card]].deck == deck for card in cards)
            for place, hold in enumerate(HOLDS):
                for card in getattr(world, hold)[1 - seat]:
                    filled += not state.seen[card] >> seat & 1
                    assert game.amount(world, card) <= place + 1
            assert Counter(world.faces) == Counter(state.faces)
    assert filled
