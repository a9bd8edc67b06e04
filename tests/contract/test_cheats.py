"""What a bot does to the things it is handed changes nothing on the table."""

import pytest
from formats import GAMES

from deckcli.bots.bot import Bot, bot_stream, make_bot
from deckcli.core.rng import seeded
from deckcli.core.vecs import append
from deckcli.engine.listening import Listener
from deckcli.engine.notation import IllegalAction
from deckcli.engine.play import apply, new_streams
from deckcli.engine.views import view_of

SCRIBBLE = 3  # fits any field: a seat, a card, a count


@pytest.fixture(params=GAMES)
def rig(request, rigs):
    return rigs[request.param]


def scribble(thing, known):
    """Write nonsense into everything that can be reached from a thing."""
    if id(thing) in known:
        return
    known[id(thing)] = thing  # kept, so that no other thing gets its id
    names = getattr(type(thing), "__mypyc_attrs__", ()) or slots_of(thing)
    for name in names:
        value = getattr(thing, name, None)
        if type(value) is int:
            setattr(thing, name, SCRIBBLE)
        elif value is not None and type(value) not in (str, bool):
            scribble(value, known)
    if not names:
        for place in range(len(thing)):
            if type(thing[place]) is int:
                thing[place] = SCRIBBLE
            else:
                scribble(thing[place], known)


def slots_of(thing):
    return [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_written_on_a_view_reaches_the_table(rig, seed):
    for state in rig.walk(seed):
        if state.over:
            return
        before, options = state.dump(), list(state.question.options)
        for seat in range(state.seats):
            scribble(view_of(rig.game, state, seat).state, {})

        assert state.dump() == before
        assert list(state.question.options) == options


def test_an_option_that_a_bot_adds_is_illegal(rig):
    state = rig.start(1)
    view = view_of(rig.game, state, state.question.seat)
    asked = view.state.question
    wish = 1 + max(asked.options)
    asked.options = append(asked.options, wish)

    with pytest.raises(IllegalAction):
        apply(rig.game, state, wish)


class Heard(Listener):
    def hear(self, *event):
        raise AssertionError("a bot listens")


def test_a_view_hears_no_story(rig):
    """A listener of the referee is told about every card, also unseen ones."""
    state = rig.start(1)
    state.listener = Heard()
    assert view_of(rig.game, state, 0).state.listener is None


def test_a_bots_random_numbers_are_not_those_of_the_deal(rig):
    for seed in range(20):
        of_deal = set(new_streams(rig.game, 2, seed))
        of_bots = {bot_stream(seed, seat).state for seat in (0, 1)}
        assert not of_deal & of_bots


@pytest.mark.parametrize("name", ["greedy", "random", "roll:1"])
def test_bots_are_handed_a_stream_and_no_seed(name, rigs):
    """Two seeds that give a bot the same stream cannot be told apart by it."""
    bot = make_bot(name, rigs["cipher"].game, seeded("any stream"))

    assert isinstance(bot, Bot)
    assert not hasattr(bot, "seed")
    assert bot.rng.state == seeded("any stream").state
