"""Values in layers: what the hill is there to show."""

import pytest
from hill import ADD, DOUBLE, EQUAL_HILLS, HIGHER_HILL

from deckcli.core.rng import Rng
from deckcli.core.vecs import i64, vec
from deckcli.engine.ops import Op, Program
from deckcli.engine.views import imagine, view_of


def hill(rigs, mine, theirs):
    """A hill with just these cards on it, values counted."""
    rig = rigs["hill"]
    state = rig.start(1)
    names = [*mine, *theirs]
    state.faces = vec[i64]([rig.game.face_of[name] for name in names])
    state.hill = [list(range(len(mine))), list(range(len(mine), len(names)))]
    rig.game.refresh(state)
    return dict(zip(names, state.values, strict=True))


def test_values_come_in_layers_whatever_the_order_of_play(rigs):
    """mirror doubles before banner adds."""
    for order in (("giant", "mirror", "banner"), ("banner", "mirror", "giant")):
        assert hill(rigs, order, ())["giant"] == 7 * 2 + 1
    assert DOUBLE < ADD


def test_a_silenced_card_has_no_text(rigs):
    assert hill(rigs, ("giant", "mirror"), ())["giant"] == 14
    assert hill(rigs, ("giant", "mirror"), ("silencer",))["giant"] == 7


@pytest.mark.parametrize("seed", range(8))
def test_values_are_made_anew_after_every_step(rigs, seed):
    """After an answer too: the last card that is played counts in the sums at the end."""
    for state in rigs["hill"].walk(seed):
        counted = state.values[:]
        rigs["hill"].game.refresh(state)
        assert state.values == counted
    sums = [sum(state.values[card] for card in row) for row in state.hill]

    assert state.ending == (HIGHER_HILL if sums[0] != sums[1] else EQUAL_HILLS)
    if sums[0] != sums[1]:
        assert sums[state.winner] == max(sums)


class Read(Op):
    """Ends the game with the values it finds."""

    def run(self, game, state, frame):
        state.about = vec[i64]([len(state.values)])
        state.finish(-1, EQUAL_HILLS)


def test_values_are_there_before_the_first_op(rigs, monkeypatch):
    rig = rigs["hill"]
    monkeypatch.setattr(rig.game, "programs", vec[Program]([Program("turn", [Read()])]))

    assert list(rig.start(1).about) == [12]


def test_an_imagined_table_has_the_values_of_its_faces(rigs):
    game, state = rigs["hill"].game, rigs["hill"].start(1)
    world = imagine(game, view_of(game, state, 0), Rng(1))
    counted = world.values[:]
    game.refresh(world)

    assert world.values == counted
