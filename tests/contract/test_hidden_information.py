"""Nobody learns what he may not know: views, options, stories and tables tell no secrets."""

import pytest
from formats import seeds
from witness import GAMES, SEES, watch
from worlds import course, with_other_secrets

from deckcli.core.rng import Rng
from deckcli.engine.notation import cards_of
from deckcli.engine.play import apply, start
from deckcli.engine.state import UNKNOWN
from deckcli.engine.views import imagine, view_of
from deckcli.games.playing import engines

WATCHED = seeds(60)
EVERY = 5  # positions that are looked at for long
TRIED = 3  # options that are tried in each


@pytest.mark.parametrize("key", SEES)
@pytest.mark.parametrize("seed", WATCHED)
def test_a_view_shows_what_a_witness_remembers(rigs, key, seed):
    rig = rigs[key]
    for state, seat, known in watch(rig.game, rig.decks(seed), seed):
        shown = view_of(rig.game, state, seat).state.faces
        seen = {card: face for card, face in enumerate(shown) if face != UNKNOWN}
        leaks = {card: face for card, face in seen.items() if card not in known}
        assert not leaks
        forgotten = {card for card in known if card not in seen}
        assert not forgotten
        assert seen == known


@pytest.mark.parametrize("key", engines())
def test_every_game_has_a_witness(key):
    """One that listens to its story, or one that watches its steps."""
    watched = (GAMES / key / "step_witness.py").exists()

    assert (key in SEES) != watched


@pytest.mark.parametrize("seed", seeds(6))
def test_a_view_tells_nothing_of_what_others_decide(rig, seed):
    """Neither what they could answer, nor what they chose unseen, nor how often they were asked."""
    for state in rig.walk(seed):
        for seat in range(state.seats):
            shown = view_of(rig.game, state, seat).state
            if shown.question is not None and shown.question.seat != seat:
                assert list(shown.question.options) == []
            for frame in shown.agenda:
                program = rig.game.programs[frame.program]
                names = range(len(frame.chosen)) if frame.seat != seat else ()
                for cards in (frame.chosen[name] for name in names if program.holds_cards(name)):
                    assert all(state.seen[card] >> seat & 1 for card in cards)
            assert shown.answers == 0
            assert not any(shown.streams)


@pytest.mark.parametrize("seed", seeds(12))
def test_nobody_hears_of_a_card_that_stays_hidden(rig, seed):
    """Its face makes no difference to what others hear of the action that names it."""
    game, state, rng = rig.game, rig.start(seed), Rng(seed + 4)
    while not state.over:
        before, seat, option = state.clone(), state.question.seat, rng.pick(state.question.options)
        apply(game, state, option)
        for other in range(state.seats):
            if other == seat:
                continue
            covered = before.clone()
            covered.unshare()
            for card in cards_of(game, option):
                if not (before.seen[card] | state.seen[card]) >> other & 1:
                    covered.faces[card] = UNKNOWN
            teller = game.presenter().teller("en", reader=other)
            words = teller.heard(before, option, seat)
            assert teller.heard(covered, option, seat) == words


def test_cards_that_nobody_sees_are_mixed(rig):
    """The same decks lie in another order in each game, but for cards that all lie open."""
    tables = [start(rig.game, rig.decks(1), seed) for seed in range(8)]
    everybody = 2 ** tables[0].seats - 1
    for owner in range(tables[0].seats):
        mine = [card for card, who in enumerate(tables[0].owners) if who == owner]
        orders = {tuple(state.faces[card] for card in mine) for state in tables}
        secret = any(state.seen[card] != everybody for state in tables for card in mine)
        assert (len(orders) > 1) == secret


def test_imagined_tables_differ_in_what_is_not_known(rig):
    """Cards and coming random numbers alike; the ward has no secrets but those."""
    state = rig.start(3)
    view = view_of(rig.game, state, state.question.seat)
    worlds = [imagine(rig.game, view, Rng(seed)) for seed in range(1, 9)]

    assert len({tuple(world.streams) for world in worlds}) == len(worlds)
    dealt = {tuple(world.faces) for world in worlds}
    assert (len(dealt) > 1) == (UNKNOWN in view.state.faces)


@pytest.mark.parametrize("seed", seeds(12))
def test_what_a_seat_is_told_depends_only_on_what_it_was_shown(rig, seed):
    """Two tables that a seat cannot tell apart: the same answer leads to the same next sight.

    The second one has other faces wherever the seat learns none on the way. Others answer as if
    they held nothing worth showing.
    """
    game, rng, compared = rig.game, Rng(seed + 11), 0
    for at, state in enumerate(rig.walk(seed)):
        if state.over or at % EVERY:
            continue
        seat = state.question.seat
        view = view_of(game, state, seat)
        one = imagine(game, view, rng)
        for option in {rng.pick(state.question.options) for _ in range(TRIED)}:
            first = course(game, one, seat, option)
            other = with_other_secrets(game, one, seat, first, rng)
            assert view_of(game, other, seat).state.dump() == view.state.dump()
            second = course(game, other, seat, option)
            if second.learned == first.learned:
                compared += 1
                assert second.lines == first.lines
                assert second.sight == first.sight
    assert compared
