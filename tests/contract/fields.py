"""Every field of a table, found by looking at the objects themselves, compiled ones too."""

import inspect
from functools import cache

from deckcli.core.vecs import PACKED, vec
from deckcli.engine.play import MAX_TURNS, new_streams

PLAIN = (int, str, bytes, type(None))  # never change
LISTS = (list, tuple, vec) if PACKED else (list, tuple)


def fields_of(thing):
    """The fields of an object, each with its full name, which has the class that declares it."""
    found = fields_of_class(type(thing))
    own = getattr(thing, "__dict__", None)
    return {**found, **{name: called(type(thing), name) for name in own}} if own else found


@cache
def fields_of_class(kind):
    return {
        name: called(base, name)
        for base in reversed(kind.__mro__)
        for name, value in vars(base).items()
        if not name.startswith("__")
        and inspect.isdatadescriptor(value)
        and not isinstance(value, property)
    }


def called(kind, name):
    return f"{kind.__module__.removeprefix('deckcli.')}.{kind.__name__}.{name}"


def are_numbers(things):
    return set(map(type, things)) == {int}


def walk(thing, field=""):
    """Yield everything that a thing is made of, with the field that it is in."""
    yield field, thing
    if isinstance(thing, LISTS):
        if not are_numbers(thing):
            for one in thing:
                yield from walk(one, field)
    elif not isinstance(thing, PLAIN):
        for name, full in fields_of(thing).items():
            yield from walk(getattr(thing, name), full)


def plain(thing, but=()):
    """The same as lists and words that can be compared, types and all; some fields left out."""
    if isinstance(thing, LISTS):
        parts = thing if are_numbers(thing) else [plain(one, but) for one in thing]
        return [type(thing).__name__, *parts]
    if isinstance(thing, PLAIN):
        return thing if type(thing) is int else (type(thing).__name__, thing)
    names = [name for name, full in fields_of(thing).items() if full not in but]
    return [type(thing).__name__, *((name, plain(getattr(thing, name), but)) for name in names)]


def new_table(game, decks, seed, max_turns=MAX_TURNS):
    """A table before its first step."""
    state = game.new_state()
    state.seats, state.max_turns = len(decks), max_turns
    state.streams = new_streams(game, len(decks), seed)
    game.set_up(state, decks)
    return state


def steps(game, state, rng):
    """Play on at random; yield the table after each step, in the middle of effects too."""
    while not state.over:
        frame = state.agenda[-1]
        if state.question is None:
            frame.step += 1
            game.programs[frame.program].ops[frame.step - 1].run(game, state, frame)
        else:
            action, state.question = rng.pick(state.question.options), None
            state.answers += 1
            game.programs[frame.program].ops[frame.step - 1].take(game, state, frame, action)
        yield state
