"""What games give to bots that search: features, the idle option, other tables, keys."""

from collections import Counter

import pytest
from test_every_game import EVERY, SEEDS, sampled

from deckcli.core.rng import Rng
from deckcli.core.vecs import i64, vec
from deckcli.engine.game import WON
from deckcli.engine.notation import verb_of
from deckcli.engine.play import apply
from deckcli.engine.state import NONE, UNKNOWN
from deckcli.engine.views import redeal, view_of

PATIENCE = 80  # games until something rare has happened
IDLE_EVERYWHERE = ("cipher", "blackpoker")  # who is free to act there may also do nothing


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_table_is_worth_is_the_sum_of_its_weighed_features(rig, seed):
    game = rig.game
    assert len(game.tuned) == len(game.feature_names) == len(set(game.feature_names))
    assert 0 < len(game.weights) <= len(game.tuned)
    for state in rig.walk(seed):
        for seat in range(state.seats):
            found = list(game.features(state, seat, len(game.weights)))
            told = game.worth(state, seat, game.weights)
            assert len(found) == len(game.weights)
            if not state.over:
                assert told == sum(a * b for a, b in zip(found, game.weights, strict=True))
                assert abs(told) < WON
                other = vec[i64]([weight + 3 for weight in game.weights])
                assert game.worth(state, seat, other) == told + 3 * sum(found)
                more = list(game.features(state, seat, len(game.tuned)))
                assert more[: len(found)] == found
                best = sum(a * b for a, b in zip(more, game.tuned, strict=True))
                assert game.worth(state, seat, game.tuned) == best
    if state.winner == NONE:
        assert game.worth(state, 0, game.weights) == 0
    else:
        told = [game.worth(state, seat, game.weights) for seat in range(state.seats)]
        assert told == [WON if seat == state.winner else -WON for seat in range(state.seats)]


def test_every_feature_counts_something(rig):
    """None of them is the same all the time; and what one has, another lacks."""
    game, same = rig.game, dict(enumerate(rig.game.feature_names))
    number = len(same)
    for seed in range(PATIENCE):
        first = list(game.features(rig.start(seed), 0, number))
        for state in rig.walk(seed):
            mine, *others = (
                list(game.features(state, seat, number)) for seat in range(state.seats)
            )
            if state.seats == 2:
                assert [[-number for number in mine]] == others
            changed = [at for at, number in enumerate(mine) if number != first[at]]
            same = {at: name for at, name in same.items() if at not in changed}
        if not same:
            break

    assert not same


def test_searches_know_how_far_to_look(rig):
    assert rig.game.horizon >= 1
    assert rig.game.scale >= 1


def is_idle(game, option):
    return verb_of(option) in game.idle_verbs or game.ends_turn(option)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_idle_option_does_nothing(rig, seed):
    """It moves, shows and changes nothing; it is the last one, and the only one of its kind."""
    game, found = rig.game, 0
    for state in rig.walk(seed):
        if state.over:
            continue
        idle = game.idle(state)
        kinds = [is_idle(game, option) for option in state.question.options]
        assert kinds[:-1].count(True) == 0
        assert idle == (state.question.options[-1] if kinds[-1] else NONE)
        if idle == NONE:
            assert not (game.key in IDLE_EVERYWHERE and game.is_settled(state))
            continue
        found += 1
        after = state.clone()
        frame = after.agenda[-1]
        after.question = None
        game.programs[frame.program].ops[frame.step - 1].take(game, after, frame, idle)
        assert lying(game, after) == lying(game, state)
    assert found or game.key == "hill"  # where a card has to be played


def lying(game, state):
    """Everything about cards: where they lie, their faces, who knows them, what lasts and waits."""
    zones = [list(zone) for zone in game.zones(state) if len(zone) > 0]
    changes = [one.dump() for one in (*state.modifiers, *state.waiting)]
    known = [list(numbers) for numbers in (state.faces, state.seen, state.used, state.streams)]
    return zones, changes, known, state.over


@pytest.mark.parametrize("seed", SEEDS)
def test_habits_are_for_what_is_half_done(rig, seed):
    game = rig.game
    for state in rig.walk(seed):
        if state.over:
            continue
        if game.is_settled(state):
            with pytest.raises(AssertionError):
                game.habit(state)
        else:
            assert game.habit(state) in state.question.options


@pytest.mark.parametrize("seed", SEEDS)
def test_another_table_is_one_that_the_seat_cannot_tell_apart(rig, seed):
    game, rng = rig.game, Rng(seed + 1)
    for state in sampled(rig.walk(seed)):
        if state.over:
            continue
        seat, before = state.question.seat, state.fingerprint()
        other = redeal(game, state, seat, rng)
        assert state.fingerprint() == before
        assert UNKNOWN not in other.faces
        shown = view_of(game, state, seat).state.fingerprint()
        assert view_of(game, other, seat).state.fingerprint() == shown
        assert Counter(other.faces) == Counter(state.faces)
        assert all(
            game.could_be(other, card, face)
            for card, face in enumerate(other.faces)
            if not other.seen[card] >> seat & 1
        )
        while not other.over:
            apply(game, other, rng.pick(other.question.options))


def test_other_tables_differ_in_what_is_not_known(rig):
    state = rig.start(3)
    seat = state.question.seat
    others = [redeal(rig.game, state, seat, Rng(seed)) for seed in range(1, 9)]
    hidden = any(not known >> seat & 1 for known in state.seen)

    assert len({tuple(other.streams) for other in others}) == len(others)
    assert (len({tuple(other.faces) for other in others}) > 1) == hidden


@pytest.mark.parametrize("seed", SEEDS)
def test_equal_tables_have_equal_keys_and_others_do_not(rig, seed):
    """Compared are the tables of a game and those that one answer leads to."""
    game, prints = rig.game, {}
    for at, state in enumerate(rig.walk(seed)):
        tables = [state.clone()]
        if at % EVERY == 0 and not state.over:
            tables += [answered(game, state, option) for option in state.question.options]
        for table in tables:
            table.answers = 0
            key = table.key()
            assert table.clone().key() == key
            assert 0 <= key < 2**62
            assert prints.setdefault(key, table.fingerprint()) == table.fingerprint()
    assert len(set(prints.values())) == len(prints)


def answered(game, state, option):
    after = state.clone()
    apply(game, after, option)
    return after
