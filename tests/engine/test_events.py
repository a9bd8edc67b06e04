"""Which of several waiting triggers comes next."""

from deckcli.engine.events import due
from deckcli.engine.state import State, Trigger


def waiting(*triggers, active=0, seats=2):
    state = State()
    state.active, state.seats = active, seats
    state.waiting = [Trigger(ability, seat, 0, (0, 0, 0), wave) for ability, seat, wave in triggers]
    return [trigger.ability for trigger in due(state)]


def test_the_player_whose_turn_it_is_goes_first():
    assert waiting((1, 1, 0), (2, 0, 0), (3, 0, 0)) == [2, 3]
    assert waiting((1, 1, 0), (2, 0, 0), active=1) == [1]


def test_others_follow_in_turn_order():
    assert waiting((1, 0, 0), (2, 2, 0), active=1, seats=3) == [2]


def test_what_was_triggered_later_goes_before_what_waits_longer():
    assert waiting((1, 0, 0), (2, 1, 1)) == [2]


def test_nothing_waits():
    assert waiting() == []
