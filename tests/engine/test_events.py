"""Which of several waiting triggers comes next, and whether it still does something."""

from deckcli.core.vecs import vec
from deckcli.engine.abilities import Ability
from deckcli.engine.events import due, resolve
from deckcli.engine.game import Game
from deckcli.engine.ops import Program
from deckcli.engine.state import NONE, State
from deckcli.engine.triggers import Trigger
from deckcli.engine.words.events import EventOfSeat
from deckcli.engine.words.kinds import Condition


class Ordering(Game):
    """A game with five abilities of which the last comes after the event."""

    def __init__(self, who=NONE):
        super().__init__()
        self.who = who
        self.abilities = vec[Ability]([Ability(at, {"en": f"a{at}"}, "") for at in range(6)])
        self.abilities[5].is_late = True

    def who_orders(self, state):
        return self.who


def waiting(*triggers, active=0, seats=2, who=NONE):
    state = State()
    state.active, state.seats = active, seats
    state.waiting = vec[Trigger](
        [Trigger(ability, seat, 0, 0, 0, 0, wave) for ability, seat, wave in triggers]
    )
    return [trigger.ability for trigger in due(Ordering(who), state)]


def test_the_player_whose_turn_it_is_goes_first():
    assert waiting((1, 1, 0), (2, 0, 0), (3, 0, 0)) == [2, 3]
    assert waiting((1, 1, 0), (2, 0, 0), active=1) == [1]


def test_others_follow_in_turn_order():
    assert waiting((1, 0, 0), (2, 2, 0), active=1, seats=3) == [2]


def test_what_was_triggered_later_goes_before_what_waits_longer():
    assert waiting((1, 0, 0), (2, 1, 1)) == [2]


def test_what_comes_after_an_event_waits_for_all_that_comes_when_it_happens():
    assert waiting((5, 0, 0), (1, 1, 0)) == [1]
    assert waiting((5, 0, 0)) == [5]
    assert waiting((5, 0, 1), (1, 1, 0)) == [5]  # a newer event is over and done with first


def test_one_player_may_order_what_belongs_to_everybody():
    assert waiting((1, 1, 0), (2, 0, 0), who=1) == [1, 2]
    assert waiting((1, 1, 0), (5, 0, 0), who=0) == [1]


def test_nothing_waits():
    assert waiting() == []


def resolved(*, is_own):
    """What is on the agenda after a trigger of p1 has had its turn; the event was one of p1's."""
    game, state, ability = Game(), State(), Ability(0, {"en": "Echo"}, "")
    game.abilities = vec[Ability]([ability])
    game.programs = vec[Program]([Program("Echo", [])])
    ability.program, ability.requires = 0, vec[Condition]([EventOfSeat(is_own=is_own)])
    state.waiting = vec[Trigger]([Trigger(0, 0, 0, 1, 2, 5, 0, whose=0)])
    resolve(game, state, state.waiting[0])
    assert len(state.waiting) == 0
    return [list(frame.values) for frame in state.agenda]


def test_what_an_ability_requires_is_looked_at_when_its_turn_comes():
    assert resolved(is_own=True) == [[1, 2, 5, 0]]
    assert resolved(is_own=False) == []
