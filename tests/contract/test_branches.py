"""What happens otherwise: of two branches one is taken, whether a player or the table decides."""

import pytest
from ward import CARDS, POWER, Ward

from deckcli.engine.notation import read
from deckcli.engine.play import apply, start

GROW = {"modify": {"of": "self", "power": 1, "until": "end_of_game"}}
SOFTEN = {"lessen_event": 1}


@pytest.fixture
def hit(monkeypatch):
    """p1's fighter or stranger hits p2's: the wounds, and the power of the stranger."""

    def played(mine, theirs, step, *answers):
        facts = {"when": {"would_be_hit": ["ally", "enemy"]}, "do": [step]}
        monkeypatch.setitem(CARDS, "stranger", [{"name": "Twist", **facts}])
        game = Ward()
        state = start(game, [[game.face_of[mine]], [game.face_of[theirs]]], 1)
        for text in (f"hit {mine} -> {theirs}", *answers):
            apply(game, state, read(game, state, text))
        assert game.is_settled(state)
        stranger = 0 if mine == "stranger" else 1
        return state.wounds[1], game.stat(state, stranger, POWER)

    return played


def test_an_offer_that_is_declined_has_another_end(hit):
    step = {"may_pay": {"cost": ["exhaust"], "then": [GROW], "otherwise": [SOFTEN]}}

    assert hit("fighter", "stranger", step, "pay") == (2, 3)
    assert hit("fighter", "stranger", step, "decline") == (1, 2)


def test_a_condition_that_does_not_hold_has_another_end(hit):
    step = {"if": {"condition": "your_turn", "then": [GROW], "otherwise": [SOFTEN]}}

    assert hit("stranger", "fighter", step) == (2, 3)
    assert hit("fighter", "stranger", step) == (1, 2)
