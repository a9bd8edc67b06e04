"""Three seats: answers in turn order, and players that drop out. What the brawl is there to show."""

from brawl import Brawl

from deckcli.bots.bot import bot_stream, make_bot
from deckcli.bots.one_step import worth_after
from deckcli.core.vecs import i64, vec
from deckcli.engine.events import drop_out
from deckcli.engine.modifiers import NEXT_TURN
from deckcli.engine.notation import spell
from deckcli.engine.play import start
from deckcli.engine.state import Frame
from deckcli.engine.triggers import Trigger
from deckcli.engine.views import view_of
from deckcli.engine.words.facts import AllOf
from deckcli.engine.words.groups import InZone
from deckcli.engine.words.verbs import NEXT_ENEMY_TURN, timed


def brawl(rigs, hands):
    """Three seats with just these cards, nothing left to draw."""
    rig = rigs["brawl"]
    names = rig.game.face_of
    return rig, start(rig.game, [[names[one] for one in hand] for hand in hands], 1)


def test_players_drop_out_and_the_last_one_standing_wins(rigs):
    outs = set()
    for seed in range(15):
        for state in rigs["brawl"].walk(seed):
            if not state.over and rigs["brawl"].game.is_settled(state):
                assert state.life[state.question.seat] > 0
                outs.add(len(state.living()))
        assert state.winner == -1 or state.living() == [state.winner]
    assert outs == {2, 3}


def test_nothing_waits_for_who_has_dropped_out(rigs):
    """Words for the next player mean the next one who still plays."""
    rig, state = brawl(rigs, [["bolt"] * 3, ["bolt"] * 2, ["shield"] * 3])
    state.life[1] = 0
    assert timed(rig.game, state, NEXT_ENEMY_TURN, 0) == (NEXT_TURN, 2)
    frame = Frame(-1, 0, 0, vec[i64](), vec[vec[i64]]())
    hands = [InZone(0, AllOf([]), ahead).cards(rig.game, state, frame) for ahead in (1, 2)]
    assert [list(hand) for hand in hands] == [list(state.hands[2]), list(state.hands[0])]


def test_what_a_player_had_begun_goes_with_him(rigs):
    rig, state = brawl(rigs, [["bolt"] * 3, ["counter"] * 3, ["counter"] * 3])
    rig.act(state, "throw bolt at 2")
    rig.act(state, "answer with counter")  # p2 counters, and p3 is asked for that
    state.waiting = vec[Trigger]([Trigger(0, seat, 0, 0, 0, 0, 0) for seat in (1, 2)])
    drop_out(state, 1)

    assert [(rig.game.programs[one.program].name, one.seat) for one in state.agenda] == [
        ("turn", 0),
        ("bolt", 0),
    ]
    assert [one.seat for one in state.waiting] == [2]
    drop_out(state, 0)
    assert [rig.game.programs[one.program].name for one in state.agenda] == ["turn"]


def test_the_stage_resolves_last_in_first_out(rigs):
    """p2 counters p1's bolt, p3 counters the counter: the bolt lands."""
    rig, state = brawl(rigs, [["bolt"] * 3, ["counter"] * 3, ["counter"] * 3])

    def asked():
        frame, question = state.agenda[-1], state.question
        return question.seat, rig.game.programs[frame.program].name, frame.seat

    rig.act(state, "throw bolt at 1")
    assert asked() == (1, "bolt", 0)
    rig.act(state, "answer with counter")
    assert asked() == (2, "counter", 1)  # the counter itself may be answered, in turn order
    rig.act(state, "answer with counter")
    assert asked() == (1, "counter", 2)
    rig.act(state, "pass")  # p2 lets that stand; p1, who holds no counter, is not asked
    assert asked() == (2, "counter", 1)  # open again: what is left may be answered once more
    rig.act(state, "pass")
    assert asked() == (1, "bolt", 0)
    rig.act(state, "pass")
    rig.act(state, "pass")  # p3 does not counter the bolt itself either

    assert state.life == [3, 1, 3]
    assert asked() == (0, "turn", 0)  # without bolts the others have nothing to decide


def test_an_interrupt_changes_the_event_that_waits_below_it(rigs):
    rig, state = brawl(rigs, [["bolt"] * 3, ["shield"] * 3, ["shield"] * 3])
    rig.act(state, "throw bolt at 1")
    rig.act(state, "guard with shield")
    rig.act(state, "pass")

    assert state.life == [3, 2, 3]


class Ending(Brawl):
    """A brawl whose end is worth more than anything before it."""

    def worth(self, state, seat, weights):
        return 100 if state.over else 0


def test_a_greedy_bot_sees_that_the_end_of_its_turn_ends_the_game():
    game = Ending()
    for last, worth in ((1, 100), (2, 0)):
        state = start(game, game.test_decks(1), 1, max_turns=last)
        state.turn = 1
        ending = len(state.question.options) - 1
        assert game.ends_turn(state.question.options[ending])
        assert worth_after(game, state, ending, 0, game.weights) == worth


def test_a_greedy_bot_does_not_take_the_end_of_its_turn_for_nothing(rigs):
    """A bolt ends the turn as well, and hurts."""
    rig, state = brawl(rigs, [["bolt"] * 3, ["counter"] * 3, ["shield"] * 3])
    option = make_bot("greedy", rig.game, bot_stream(1, 0)).choose(view_of(rig.game, state, 0))

    assert spell(rig.game, state, option).startswith("throw bolt")
