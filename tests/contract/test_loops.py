"""Games that would never end are draws."""

import signal
from contextlib import contextmanager

from deckcli.core.rng import Rng
from deckcli.core.vecs import extend
from deckcli.engine.endings import ENDLESS_LOOP
from deckcli.engine.ops import Op, Program
from deckcli.engine.play import advance, apply


@contextmanager
def within(seconds):
    """What takes longer fails, so that a loop without an end does not stop all tests."""

    def fail(*_):
        raise TimeoutError(f"not done after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, fail)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


class Spin(Op):
    """Asks nobody and never ends."""

    def run(self, game, state, frame):
        frame.step = 0


class Grow(Op):
    """Never ends either, and never looks the same."""

    def run(self, game, state, frame):
        frame.step = 0
        state.wave += 1


def test_an_endless_loop_is_a_draw_that_names_the_loop(rigs, monkeypatch):
    rig = rigs["brawl"]
    for op in (Spin(), Grow()):
        monkeypatch.setattr("deckcli.engine.play.TOO_MANY", 50)
        programs = extend(rig.game.programs[:], [Program("whirl", [op])])
        monkeypatch.setattr(rig.game, "programs", programs)
        state = rig.start(1)
        state.question = None
        state.push(len(rig.game.programs) - 1, 0)
        with within(20):
            advance(rig.game, state)

        assert state.over
        assert state.winner == -1
        assert rig.game.presenter().ending(state) == "draw: endless loop of whirl"
        assert state.ending == ENDLESS_LOOP


def test_too_many_decisions_in_one_turn_are_a_draw(rigs):
    rig = rigs["brawl"]
    state = rig.start(1)
    state.answers = 5_000
    apply(rig.game, state, Rng(1).pick(state.question.options))

    told = "draw: 5000 decisions in one turn, the last in bolt, turn"
    assert rig.game.presenter().ending(state) == told
