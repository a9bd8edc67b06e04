"""The soak fails where games do not end by their rules."""

import pytest

from deckcli.engine.endings import MOST_DECISIONS
from deckcli.engine.ops import Op, Program
from deckcli.engine.play import advance, apply, start


class Spin(Op):
    """Asks nobody and never ends."""

    def run(self, game, state, frame):
        frame.step = 0


def spinning(game, state, option):
    frame = state.agenda[-1]
    game.programs[frame.program] = Program("whirl", [Spin()])
    frame.step, state.question = 0, None
    advance(game, state)


def asked_too_often(game, state, option):
    state.answers = MOST_DECISIONS
    apply(game, state, option)


@pytest.mark.parametrize("faulty", [spinning, asked_too_often])
def test_a_game_that_got_stuck_fails_the_soak(
    soak, games, use_everything, monkeypatch, capsys, faulty
):
    monkeypatch.setattr(soak, "apply", faulty)
    one = games(1)
    one.run()
    use_everything(one)

    assert one.report() == 1
    assert "  1 of 1 games got stuck, the first are 1\n" in capsys.readouterr().out


def cut_short(game, decks, seed, **options):
    return start(game, decks, seed, max_turns=2, **options)


def test_games_cut_at_the_turn_limit_fail_the_soak(
    soak, games, use_everything, monkeypatch, capsys
):
    """If they are more than a few."""
    monkeypatch.setattr(soak, "start", cut_short)
    one = games(1)
    one.run()
    use_everything(one)
    assert one.report() == 1
    assert "  1 of 1 games were cut, more than 0.1%\n" in capsys.readouterr().out

    (ending,) = one.endings
    one.endings = {"a player's deck is empty": 999, ending: 1}
    assert one.report() == 0
