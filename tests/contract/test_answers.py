"""Answers to what would happen: what the ward is there to show."""

from ward import HIT_PROGRAM, POWER, Ward

from deckcli.core.vecs import extend, i64, remove, vec
from deckcli.engine.interrupts import ANSWERED, HOW, STOPPED, StopEvent, would_happen
from deckcli.engine.notation import read
from deckcli.engine.ops import Program
from deckcli.engine.play import advance, apply, start
from deckcli.engine.state import Frame
from deckcli.engine.views import view_of


def ward(rigs, mine, theirs):
    rig = rigs["ward"]
    names = rig.game.face_of
    return rig, start(rig.game, [[names[one] for one in row] for row in (mine, theirs)], 1)


def test_an_ability_softens_what_would_happen(rigs):
    """The shield covers itself too; two shields answer one after the other."""
    rig, state = ward(rigs, ["fighter"], ["shield", "fighter"])
    rig.act(state, "hit fighter -> fighter")
    assert state.wounds == [0, 0, 1]

    rig, state = ward(rigs, ["fighter"], ["shield", "shield", "fighter"])
    rig.act(state, "hit fighter -> fighter")
    rig.act(state, "answer shield: Cover")
    assert state.wounds == [0, 0, 0, 0]


def test_an_ability_replaces_what_would_happen(rigs):
    """Paid for, the hit does not land; declined, it does."""
    rig, state = ward(rigs, ["fighter"], ["saint", "fighter"])
    rig.act(state, "hit fighter -> fighter")
    assert rig.game.windows[state.question.window] == "pay"
    other = state.clone()
    rig.act(state, "pay")
    assert (state.wounds, state.tired) == ([0, 0, 0], [0, 0, 0])  # the saint has untired by now

    rig.act(other, "decline")
    assert other.wounds == [0, 0, 2]


def test_who_cannot_pay_is_not_asked(rigs):
    rig, state = ward(rigs, ["fighter"], ["saint", "saint", "fighter"])
    state.tired[1] = 1
    rig.act(state, "hit fighter -> fighter")

    assert rig.game.windows[state.question.window] == "pay"  # there is nothing to put in order
    assert state.agenda[-1].source == 2


def test_a_hit_is_not_lessened_below_nothing(rigs):
    rig, state = ward(rigs, ["fighter"], ["shield", "shield", "shield", "fighter"])
    rig.act(state, "hit fighter -> fighter")
    while not rig.game.is_settled(state):
        apply(rig.game, state, state.question.options[0])

    assert state.wounds == [0, 0, 0, 0, 0]


def test_a_stopped_event_asks_nobody_else(rigs):
    rig, state = ward(rigs, ["fighter"], ["saint", "shield", "fighter"])
    rig.act(state, "hit fighter -> fighter")
    rig.act(state, "answer saint: Miracle")
    rig.act(state, "pay")

    assert state.wounds == [0, 0, 0, 0]
    assert rig.game.is_settled(state)


def test_the_player_whose_turn_it_is_answers_first(rigs):
    """Each for his own cards: what p1's heralds offer is offered to p1."""
    rig, state = ward(rigs, ["herald", "herald"], ["herald", "herald"])
    rig.act(state, "end")
    rig.act(state, "hit herald -> herald")
    asked = []
    while not rig.game.is_settled(state):
        asked.append((rig.game.windows[state.question.window], state.question.seat + 1))
        apply(rig.game, state, state.question.options[-1])

    offered = [("answer", 2), ("pay", 2), ("pay", 2), ("answer", 1), ("pay", 1), ("pay", 1)]
    assert asked == offered
    assert sum(state.wounds) == 2  # everybody declined


def test_an_ability_without_a_name_is_called_like_its_card(rigs):
    game = rigs["ward"].game
    captain, saint = (game.faces[game.face_of[one]] for one in ("captain", "saint"))

    assert [one.name for one in (*captain.abilities, *saint.abilities)] == ["captain", "Miracle"]


def test_what_others_give_counts_before_an_event(rigs):
    rig, state = ward(rigs, ["captain", "fighter"], ["fighter"])
    rig.act(state, "hit fighter -> fighter")
    assert state.wounds == [0, 0, 3]


def test_what_would_happen_is_counted_by_the_one_who_may_stop_it(rigs):
    rig, state = ward(rigs, ["fighter"], ["martyr", "fighter"])
    rig.act(state, "hit fighter -> martyr")
    other = state.clone()
    rig.act(state, "pay")
    assert state.wounds == [0, 0, 0]
    assert rig.game.stat(state, 2, POWER) == 2 + 2
    rig.act(other, "decline")
    assert other.wounds == [0, 2, 0]


class Haunted(Ward):
    """A ward whose fallen cards are units no more, but still do what they say."""

    def in_play(self, state, seat):
        return vec[i64]([card for card, owner in enumerate(state.owners) if owner == seat])

    def is_unit(self, state, card):
        return card in state.board[state.owners[card]]


def haunted(fallen, *others):
    """p1 has a fighter; of p2's cards the first has fallen."""
    game = Haunted()
    names = game.face_of
    state = start(game, [[names["fighter"]], [names[one] for one in (fallen, *others)]], 1)
    state.board[1] = remove(state.board[1], 1)
    return game, state


def test_what_lies_beside_the_units_answers_too():
    game, state = haunted("shield", "fighter")
    apply(game, state, read(game, state, "hit fighter -> fighter"))
    assert state.wounds == [0, 0, 1]


def test_what_lies_beside_the_units_is_no_ally():
    game, state = haunted("shield", "shield", "fighter")
    ghost = next(ability for ability in game.faces[game.face_of["shield"]].abilities)
    mine = ghost.when[0].group
    frame = Frame(-1, 1, 2, vec[i64](), vec[vec[i64]]())
    assert game.is_in_play(state, 1)
    assert not mine.has(game, state, frame, 1)
    assert list(mine.cards(game, state, frame)) == [2, 3]


def test_what_an_unseen_card_did_not_answer_is_a_secret():
    """p2 declines with one saint and is asked for another: p1 sees of neither that it waits."""
    game, state = haunted("saint", "saint", "fighter")
    for saint in (1, 2):
        state.seen[saint] = 2
    apply(game, state, read(game, state, "hit fighter -> fighter"))
    apply(game, state, read(game, state, "answer saint: Miracle"))
    apply(game, state, read(game, state, "decline"))

    assert game.windows[state.question.window] == "pay"
    mine, theirs = (list(view_of(game, state, seat).state.agenda[1].values) for seat in (1, 0))
    assert mine == list(state.agenda[1].values)
    assert theirs == mine[:ANSWERED] != mine
    # nor does the answer itself carry them along
    assert list(state.agenda[-1].values) == mine[:STOPPED]


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
    made = [Program("stop", [StopEvent()]), Program("between", [])]
    game.programs = extend(game.programs, made)
    would_happen(state, HIT_PROGRAM, 0, 2, 0, 2).step = 1
    state.push(program + 1, 1)
    state.push(program, 1)
    state.question = None
    advance(game, state)
    assert state.wounds[2] == 0
