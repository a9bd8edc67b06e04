"""Promises every game keeps. A new game gets these tests by existing."""

import os
import pickle
import subprocess
import sys
import tracemalloc
from collections import Counter

import pytest
from formats import seeds

from deckcli.core.rng import Rng, seeded
from deckcli.engine.endings import GUARDS, TURN_LIMIT, ending_name
from deckcli.engine.notation import IllegalAction, read, verb_of, written
from deckcli.engine.play import apply
from deckcli.engine.state import UNKNOWN
from deckcli.engine.transcripts import Transcript, replay
from deckcli.engine.views import imagine, view_of

SEEDS = seeds(6)
SMALL = 3 * 1024  # bytes that a clone may take for each seat: searches keep many thousands
EVERY = 11  # positions are sampled where a test looks at each for long


def sampled(positions):
    return (state for at, state in enumerate(positions) if at % EVERY == 0)


@pytest.mark.parametrize("seed", seeds(20))
def test_games_end_with_a_winner_or_a_stated_draw(rig, seed):
    *_, last = rig.walk(seed)

    assert last.over
    assert ending_name(rig.game, last.ending)
    assert last.ending not in GUARDS  # somebody or something is stuck
    told = rig.game.presenter().ending(last)
    assert (last.winner < 0) == told.startswith("draw: ")


@pytest.mark.parametrize("seed", SEEDS)
def test_somebody_can_always_act_and_has_a_choice(rig, seed):
    for state in rig.walk(seed):
        if not state.over:
            assert 0 <= state.question.seat < state.seats
            assert len(state.question.options) >= 2
            assert len(set(state.question.options)) == len(state.question.options)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_gives_the_same_game_again(rig, seed):
    one = [state.fingerprint() for state in rig.walk(seed)]
    other = [state.fingerprint() for state in rig.walk(seed)]

    assert one == other


@pytest.mark.parametrize("seed", SEEDS)
def test_clones_are_small(rig, seed):
    copies = [None] * 4
    for state in sampled(rig.walk(seed)):
        tracemalloc.start()
        copies[:] = [state.clone() for _ in copies]
        taken = tracemalloc.get_traced_memory()[0] / len(copies)
        tracemalloc.stop()
        assert taken <= SMALL * state.seats


ELSEWHERE = """
from deckcli.core.rng import seeded
from deckcli.engine.play import apply, start
from deckcli.games.library import Library
from deckcli.games.playing import engines, game_of, seated

library = Library()
for key in engines():
    game = game_of(library.catalog(key))
    samples = [library.deck(name).deck for name in sorted(library.sample_files(key))]
    deck = next(deck for deck in samples if not game.unplayable(deck))
    state, rng = start(game, seated(game, [deck, deck]), 5), seeded(5, "elsewhere")
    while not state.over:
        apply(game, state, rng.pick(state.question.options))
    print(key, state.fingerprint())
"""


def test_a_seed_gives_the_same_game_in_every_process():
    """Whatever order sets and dicts of another process have."""
    told = []
    for hash_seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = [sys.executable, "-c", ELSEWHERE]
        told.append(subprocess.run(run, env=environment, capture_output=True, check=True).stdout)

    assert told[0]
    assert told[0] == told[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_played_to_its_end_leaves_the_original_untouched(rig, seed):
    for state in sampled(rig.walk(seed)):
        before, clone, rng = state.fingerprint(), state.clone(), Rng(seed + 7)
        assert clone.fingerprint() == before
        while not clone.over:
            apply(rig.game, clone, rng.pick(clone.question.options))

        assert state.fingerprint() == before


@pytest.mark.parametrize("seed", SEEDS)
def test_a_pickled_table_plays_on_the_same(rig, seed):
    for state in sampled(rig.walk(seed)):
        again = pickle.loads(pickle.dumps(state))
        assert again.fingerprint() == state.fingerprint()
        one, other, rng, same = state.clone(), again, Rng(seed + 3), Rng(seed + 3)
        while not one.over:
            apply(rig.game, one, rng.pick(one.question.options))
            apply(rig.game, other, same.pick(other.question.options))

        assert one.fingerprint() == other.fingerprint()


@pytest.mark.parametrize("seed", SEEDS)
def test_transcripts_lead_to_the_same_table(rig, seed):
    state, rng, actions = rig.start(seed), seeded(seed, "bot"), []
    while not state.over:
        action = rng.pick(state.question.options)
        actions.append(f"p{state.question.seat + 1} {written(rig.game, state, action)}")
        apply(rig.game, state, action)
    transcript = Transcript(rig.game.key, seed, actions=actions)

    *_, last = replay(rig.game, rig.decks(seed), transcript)
    assert last.fingerprint() == state.fingerprint()


@pytest.mark.parametrize("seed", SEEDS)
def test_every_answer_is_of_a_kind_that_its_question_has(rig, seed):
    """By this a ruling tells what could be legal now from what is asked at other times."""
    game = rig.game
    assert len(game.answers) == len(game.windows)
    for state in rig.walk(seed):
        if not state.over:
            verbs = {verb_of(option) for option in state.question.options}
            assert verbs <= set(game.answers[state.question.window])


@pytest.mark.parametrize("seed", seeds(12))
def test_every_legal_action_has_a_spelling_of_its_own(rig, seed):
    for state in rig.walk(seed):
        if state.over:
            continue
        spelled = [written(rig.game, state, option) for option in state.question.options]
        assert len(set(spelled)) == len(spelled)
        for option, text in zip(state.question.options, spelled, strict=True):
            assert read(rig.game, state, text) == option


def test_an_illegal_action_is_refused_and_changes_nothing(rig):
    state = rig.start(1)
    before = state.fingerprint()

    with pytest.raises(IllegalAction):
        read(rig.game, state, "win the game")
    with pytest.raises(IllegalAction):
        apply(rig.game, state, max(state.question.options) + 1)
    assert state.fingerprint() == before


@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_is_created_or_lost(rig, seed):
    for state in rig.walk(seed):
        cards = [card for zone in rig.game.zones(state) for card in zone]
        assert sorted(cards) == list(range(len(state.faces)))
        for seat, listed in enumerate(state.decklists):
            mine = [face for card, face in enumerate(state.faces) if state.owners[card] == seat]
            assert sorted(mine) == list(listed)


@pytest.mark.parametrize("seed", SEEDS)
def test_scrambled_secrets_leave_the_view_unchanged(rig, seed):
    """Exchange, among each owner's cards, the faces a seat does not know: it sees no difference."""
    rng = Rng(seed + 5)
    for state in sampled(rig.walk(seed)):
        for seat in range(state.seats):
            other = state.clone()
            other.unshare()
            for owner in range(state.seats):
                hidden = [
                    card
                    for card, who in enumerate(state.owners)
                    if who == owner and not state.seen[card] >> seat & 1
                ]
                faces = [state.faces[card] for card in hidden]
                rng.shuffle(faces)
                for card, face in zip(hidden, faces, strict=True):
                    other.faces[card] = face
            one = view_of(rig.game, state, seat).state.fingerprint()
            assert one == view_of(rig.game, other, seat).state.fingerprint()


@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_table_looks_like_the_real_one_and_plays(rig, seed):
    for state in sampled(rig.walk(seed)):
        if state.over:
            continue
        seat = state.question.seat
        view = view_of(rig.game, state, seat)
        world = imagine(rig.game, view, Rng(seed + 1))

        assert UNKNOWN not in world.faces
        assert view_of(rig.game, world, seat).state.fingerprint() == view.state.fingerprint()
        for owner, listed in enumerate(world.decklists):
            mine = [face for card, face in enumerate(world.faces) if world.owners[card] == owner]
            assert Counter(mine) == Counter(listed)
        rng = Rng(seed + 2)
        while not world.over:
            apply(rig.game, world, rng.pick(world.question.options))


@pytest.mark.parametrize("seed", SEEDS)
def test_when_a_player_is_free_to_act_only_the_turn_is_on_the_agenda(rig, seed):
    for state in rig.walk(seed):
        if not state.over and rig.game.is_settled(state):
            assert [rig.game.programs[frame.program].name for frame in state.agenda] == ["turn"]


def test_the_turn_limit_ends_in_a_stated_draw(rigs):
    for key in ("cipher", "brawl"):
        rig = rigs[key]
        state, rng = rig.start(3, max_turns=2), Rng(9)
        while not state.over:
            apply(rig.game, state, rng.pick(state.question.options))

        assert state.winner == -1
        assert state.ending == TURN_LIMIT
        assert rig.game.presenter().ending(state) == "draw: turn limit of 2 reached"
