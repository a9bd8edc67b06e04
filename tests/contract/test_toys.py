"""What the toys are there to show."""

import signal
from contextlib import contextmanager

import pytest
from hill import ADD, DOUBLE
from ward import HIT_PROGRAM, POWER, Ward

from deckcli.bots.bot import make_bot
from deckcli.core.rng import Rng
from deckcli.engine.events import drop_out
from deckcli.engine.interrupts import ANSWERED, HOW, StopEvent, would_happen
from deckcli.engine.language.core_groups import InZone
from deckcli.engine.language.core_verbs import NEXT_ENEMY_TURN, timed
from deckcli.engine.language.core_words import AllOf
from deckcli.engine.notation import read, spell
from deckcli.engine.ops import Op, Program
from deckcli.engine.play import advance, apply, start
from deckcli.engine.state import NEXT_TURN, Frame, Trigger
from deckcli.engine.views import imagine, view_of


def act(rig, state, text):
    apply(rig.game, state, read(rig.game, state, text))


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


def test_the_stage_resolves_last_in_first_out(rigs):
    """p2 counters p1's bolt, p3 counters the counter: the bolt lands."""
    rig, state = brawl(rigs, [["bolt"] * 3, ["counter"] * 3, ["counter"] * 3])
    act(rig, state, "throw bolt at 1")
    assert state.question.seat == 1
    act(rig, state, "answer with counter")
    assert state.question.seat == 2  # the counter itself may be answered, in turn order
    act(rig, state, "answer with counter")
    act(rig, state, "pass")  # p2 lets that stand
    act(rig, state, "pass")  # p3 does not counter the bolt itself

    assert state.life == [3, 1, 3]


def test_an_interrupt_changes_the_event_that_waits_below_it(rigs):
    rig, state = brawl(rigs, [["bolt"] * 3, ["shield"] * 3, ["shield"] * 3])
    act(rig, state, "throw bolt at 1")
    act(rig, state, "guard with shield")
    act(rig, state, "pass")

    assert state.life == [3, 2, 3]


def test_a_greedy_bot_does_not_take_the_end_of_its_turn_for_nothing(rigs):
    """A bolt ends the turn as well, and hurts."""
    rig, state = brawl(rigs, [["bolt"] * 3, ["counter"] * 3, ["shield"] * 3])
    option = make_bot("greedy", rig.game, 1, 0).choose(view_of(rig.game, state, 0))

    assert spell(rig.game, state, option).startswith("throw bolt")


def hill(rigs, mine, theirs):
    """A hill with just these cards on it, values counted."""
    rig = rigs["hill"]
    state = rig.start(1)
    names = [*mine, *theirs]
    state.faces = [rig.game.face_of[name] for name in names]
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

    told = f"{sums[0]} to {sums[1]}" if sums[0] != sums[1] else "draw: equal hills"
    assert state.ending == told


class Read(Op):
    """Ends the game with the values it finds."""

    def run(self, game, state, frame):
        state.finish(-1, f"draw: {len(state.values)} values")


def test_values_are_there_before_the_first_op(rigs, monkeypatch):
    rig = rigs["hill"]
    monkeypatch.setattr(rig.game, "programs", [Program("turn", [Read()])])

    assert rig.start(1).ending == "draw: 12 values"


def test_an_imagined_table_has_the_values_of_its_faces(rigs):
    game, state = rigs["hill"].game, rigs["hill"].start(1)
    world = imagine(game, view_of(game, state, 0), Rng(1))
    counted = world.values[:]
    game.refresh(world)

    assert world.values == counted


def ward(rigs, mine, theirs):
    rig = rigs["ward"]
    names = rig.game.face_of
    return rig, start(rig.game, [[names[one] for one in row] for row in (mine, theirs)], 1)


def test_an_ability_softens_what_would_happen(rigs):
    """The shield covers itself too; two shields answer one after the other."""
    rig, state = ward(rigs, ["fighter"], ["shield", "fighter"])
    act(rig, state, "hit fighter -> fighter")
    assert state.wounds == [0, 0, 1]

    rig, state = ward(rigs, ["fighter"], ["shield", "shield", "fighter"])
    act(rig, state, "hit fighter -> fighter")
    act(rig, state, "answer shield: Cover")
    assert state.wounds == [0, 0, 0, 0]


def test_an_ability_replaces_what_would_happen(rigs):
    """Paid for, the hit does not land; declined, it does."""
    rig, state = ward(rigs, ["fighter"], ["saint", "fighter"])
    act(rig, state, "hit fighter -> fighter")
    assert rig.game.windows[state.question.window] == "pay"
    other = state.clone()
    act(rig, state, "pay")
    assert (state.wounds, state.tired) == ([0, 0, 0], [0, 0, 0])  # the saint has untired by now

    act(rig, other, "decline")
    assert other.wounds == [0, 0, 2]


def test_a_stopped_event_asks_nobody_else(rigs):
    rig, state = ward(rigs, ["fighter"], ["saint", "shield", "fighter"])
    act(rig, state, "hit fighter -> fighter")
    act(rig, state, "answer saint: Miracle")
    act(rig, state, "pay")

    assert state.wounds == [0, 0, 0, 0]
    assert rig.game.is_settled(state)


def test_an_ability_without_a_name_is_called_like_its_card(rigs):
    game = rigs["ward"].game
    captain, saint = (game.faces[game.face_of[one]] for one in ("captain", "saint"))

    assert [one.name for one in captain.abilities + saint.abilities] == ["captain", "Miracle"]


def test_what_others_give_counts_before_an_event(rigs):
    rig, state = ward(rigs, ["captain", "fighter"], ["fighter"])
    act(rig, state, "hit fighter -> fighter")
    assert state.wounds == [0, 0, 3]


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
        monkeypatch.setattr(rig.game, "programs", [*rig.game.programs, Program("whirl", [op])])
        state = rig.start(1)
        state.question = None
        state.push(len(rig.game.programs) - 1, 0)
        with within(20):
            advance(rig.game, state)

        assert state.over
        assert state.winner == -1
        assert state.ending == "draw: endless loop of whirl"


def test_too_many_decisions_in_one_turn_are_a_draw(rigs):
    rig = rigs["brawl"]
    state = rig.start(1)
    state.answers = 5_000
    apply(rig.game, state, Rng(1).pick(state.question.options))

    assert state.ending == "draw: 5000 decisions in one turn, the last in bolt, turn"


class Haunted(Ward):
    """A ward whose fallen cards are units no more, but still do what they say."""

    def in_play(self, state, seat):
        return [card for card, owner in enumerate(state.owners) if owner == seat]

    def is_unit(self, state, card):
        return card in state.board[state.owners[card]]


def haunted(fallen, *others):
    """p1 has a fighter; of p2's cards the first has fallen."""
    game = Haunted()
    names = game.face_of
    state = start(game, [[names["fighter"]], [names[one] for one in (fallen, *others)]], 1)
    state.board[1].remove(1)
    return game, state


def test_what_lies_beside_the_units_answers_too():
    game, state = haunted("shield", "fighter")
    apply(game, state, read(game, state, "hit fighter -> fighter"))
    assert state.wounds == [0, 0, 1]


def test_what_lies_beside_the_units_is_no_ally():
    game, state = haunted("shield", "shield", "fighter")
    ghost = next(ability for ability in game.faces[game.face_of["shield"]].abilities)
    mine = ghost.when[0].group
    frame = Frame(-1, 1, 2, [], [])
    assert game.is_in_play(state, 1)
    assert not mine.has(game, state, frame, 1)
    assert mine.cards(game, state, frame) == [2, 3]


def test_what_an_unseen_card_did_not_answer_is_a_secret():
    """p2 declines with one saint and is asked for another: p1 sees of neither that it waits."""
    game, state = haunted("saint", "saint", "fighter")
    for saint in (1, 2):
        state.seen[saint] = 2
    apply(game, state, read(game, state, "hit fighter -> fighter"))
    apply(game, state, read(game, state, "answer saint: Miracle"))
    apply(game, state, read(game, state, "decline"))

    assert game.windows[state.question.window] == "pay"
    mine, theirs = (view_of(game, state, seat).state.agenda[1].values for seat in (1, 0))
    assert mine == state.agenda[1].values
    assert theirs == mine[:ANSWERED] != mine


def test_an_event_keeps_how_it_happens():
    game, state = haunted("shield", "fighter")
    frame = would_happen(state, HIT_PROGRAM, 0, 2, 0, 2, how=7)
    state.question = None
    advance(game, state)
    assert state.wounds[2] == 1
    assert frame.values[HOW] == 7


def test_an_answer_finds_its_event_below_other_frames():
    """What an answer does may run in a frame of its own, with others in between."""
    game, state = haunted("fighter", "fighter")
    program = len(game.programs)
    game.programs += [Program("stop", [StopEvent()]), Program("between", [])]
    would_happen(state, HIT_PROGRAM, 0, 2, 0, 2).step = 1
    state.push(program + 1, 1)
    state.push(program, 1)
    state.question = None
    advance(game, state)
    assert state.wounds[2] == 0


def test_nothing_waits_for_who_has_dropped_out(rigs):
    """Words for the next player mean the next one who still plays."""
    rig, state = brawl(rigs, [["bolt"] * 3, ["bolt"] * 2, ["shield"] * 3])
    state.life[1] = 0
    assert timed(rig.game, state, NEXT_ENEMY_TURN, 0) == (NEXT_TURN, 2)
    hand = InZone(0, AllOf([]), 1).cards(rig.game, state, Frame(-1, 0, 0, [], []))
    assert hand == state.hands[2]


def test_what_a_player_had_begun_goes_with_him(rigs):
    rig, state = brawl(rigs, [["bolt"] * 3, ["counter"] * 3, ["counter"] * 3])
    act(rig, state, "throw bolt at 2")
    act(rig, state, "answer with counter")  # p2 counters, and p3 is asked for that
    held = state.agenda
    state.waiting = [Trigger(0, seat, 0, (0, 0, 0), 0) for seat in (1, 2)]
    drop_out(state, 1)

    assert held is state.agenda
    assert [(rig.game.programs[one.program].name, one.seat) for one in held] == [
        ("turn", 0),
        ("bolt", 0),
    ]
    assert [one.seat for one in state.waiting] == [2]


def test_what_would_happen_is_counted_by_the_one_who_may_stop_it(rigs):
    rig, state = ward(rigs, ["fighter"], ["martyr", "fighter"])
    act(rig, state, "hit fighter -> martyr")
    other = state.clone()
    act(rig, state, "pay")
    assert state.wounds == [0, 0, 0]
    assert rig.game.stat(state, 2, POWER) == 2 + 2
    act(rig, other, "decline")
    assert other.wounds == [0, 2, 0]
