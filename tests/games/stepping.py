"""Watching every step of a game, for the witnesses of games (`<game>/step_witness.py`)."""

from deckcli.core.rng import seeded
from deckcli.engine.play import new_streams
from deckcli.engine.state import UNKNOWN
from deckcli.engine.views import view_of


def assert_views_show_what_is_known(witness, game, decks, seed):
    """Play a random game; after each step a view has the faces that a witness at its seat knows."""
    for state, seat, known in watch(witness, game, decks, seed):
        shown = view_of(game, state, seat).state.faces
        assert {card: face for card, face in enumerate(shown) if face != UNKNOWN} == known


def watch(witness, game, decks, seed):
    """Play a random game; yield each table with a seat and the faces its witness knows.

    Only where something is new to that seat: else the view and the witness are as before.
    """
    witnesses = [witness(game, seat) for seat in range(len(decks))]
    last = [None] * len(decks)
    for op, state in steps(game, decks, seed):
        for watcher in witnesses:
            watcher.look(state, op)
            basis = list(state.faces), list(state.seen), dict(watcher.known)
            if basis != last[watcher.seat]:
                last[watcher.seat] = basis
                yield state, watcher.seat, watcher.known


def steps(game, decks, seed):
    """Every step of a random game: the op that ran, and the table after it."""
    state, rng = game.new_state(), seeded(seed, "steps")
    state.max_turns = 300
    state.streams = new_streams(game, len(decks), seed)
    game.set_up(state, decks)
    while not state.over:
        frame = state.agenda[-1]
        if state.question is None:
            op = game.programs[frame.program].ops[frame.step]
            frame.step += 1
            op.run(game, state, frame)
        else:
            op = game.programs[frame.program].ops[frame.step - 1]
            action, state.question = rng.pick(state.question.options), None
            op.take(game, state, frame, action)
        yield op, state
