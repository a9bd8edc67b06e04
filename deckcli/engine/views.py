"""What a seat sees of a table, and the tables it could be."""

from __future__ import annotations

from typing import Any, cast

from deckcli.core.packed import filled
from deckcli.core.rng import Rng
from deckcli.core.vecs import extend, i64, remove, vec
from deckcli.engine.dealing import deal
from deckcli.engine.game import Game, Pool, S
from deckcli.engine.interrupts import ANSWERED
from deckcli.engine.notation import first_of
from deckcli.engine.state import BEGUN_BY, BITS, UNKNOWN, Question, State, user_of


class View:
    """A table without the faces that a seat does not know. Decklists are open."""

    __slots__ = ("seat", "state")

    def __init__(self, state: State, seat: i64) -> None:
        self.state, self.seat = state, seat


def view_of(game: Game[S], state: S, seat: i64) -> View:
    """The table as a seat sees it: no unseen faces, no future random numbers, no options of others.

    Nor does it reveal which unseen cards others have chosen, what such cards have used or answered,
    or how often others were asked: a player with nothing to answer with is not asked at all.
    It shares nothing that can be changed with the table: whoever scribbles on it does no harm.
    """
    shown = state.clone()
    shown.unshare()
    faces, seen = shown.faces, shown.seen
    bit = BITS[seat]
    for card in range(len(faces)):
        if not seen[card] & bit:
            faces[card] = UNKNOWN
    shown.streams = filled(0, len(shown.streams))
    shown.answers = 0
    shown.stale = True  # values of unseen cards would tell their faces
    shown.used = vec[i64]([key for key in shown.used if seen[user_of(key)] & bit])
    for frame in shown.agenda:
        program = game.programs[frame.program]
        others: i64 = 0  # so many of its names were bound by others
        if frame.seat != seat:
            others = len(frame.chosen)
        elif program.copied > 0 and frame.values[BEGUN_BY] != seat:
            others = program.copied
        chosen = frame.chosen
        for name in range(others):
            if program.holds_cards(name):
                chosen[name] = vec[i64]([card for card in chosen[name] if seen[card] & bit])
        if program.is_event and len(frame.values) > ANSWERED:
            answers = frame.values[ANSWERED:]
            known = vec[i64]([answer for answer in answers if seen[first_of(answer)] & bit])
            frame.values = extend(frame.values[:ANSWERED], known)
    asked = shown.question
    if asked is not None and asked.seat != seat:
        shown.question = Question(asked.window, asked.seat, vec[i64]())
    game.hide(cast("S", shown), seat)
    return View(shown, seat)


def imagine(game: Game[Any], view: View, rng: Rng) -> State:
    """A complete table that the viewer could not tell from the real one, dealt at random."""
    world = view.state.clone()
    _draw_streams(world, rng)
    faces = world.faces = view.state.faces[:]
    for owner in range(world.seats):
        for pool in game.pools(world, owner):
            unseen = pool.faces[:]
            for card in pool.cards:
                if faces[card] != UNKNOWN:
                    unseen = remove(unseen, faces[card])
            deal(game, world, _hidden(world, pool), unseen, rng)
    _complete(game, world, view.seat, rng)
    return world


def redeal(game: Game[S], state: S, seat: i64, rng: Rng) -> S:
    """What `imagine` would make of a seat's view of a complete table, without the view.

    The seat must be the one that is asked: others' options are not known.
    """
    world = view_of(game, state, seat).state
    _draw_streams(world, rng)
    for owner in range(world.seats):
        for pool in game.pools(cast("S", world), owner):
            hidden = _hidden(world, pool)
            unseen = vec[i64]([state.faces[card] for card in hidden])
            deal(game, world, hidden, unseen, rng)
    _complete(game, world, seat, rng)
    return cast("S", world)


def _draw_streams(world: State, rng: Rng) -> None:
    world.streams = vec[i64]([rng.fresh() for stream in range(len(world.streams))])


def _hidden(world: State, pool: Pool) -> vec[i64]:
    faces = world.faces
    return vec[i64]([card for card in pool.cards if faces[card] == UNKNOWN])


def _complete(game: Game[Any], world: State, seat: i64, rng: Rng) -> None:
    """The faces are dealt: bring up what depends on them."""
    game.guess(world, seat, rng)
    world.stale = True  # values depend on faces that were unknown until now
