"""What a seat sees of a table, and the tables it could be."""

from __future__ import annotations

from typing import Any, cast

from deckcli.core.rng import Rng
from deckcli.engine.game import Game, S
from deckcli.engine.interrupts import ANSWERED
from deckcli.engine.notation import first_of
from deckcli.engine.state import UNKNOWN, Question, State, seat_bit, user_of


class View:
    """A table without the faces that a seat does not know. Decklists are open."""

    __slots__ = ("seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat


def view_of(game: Game[S], state: S, seat: int) -> View:
    """The table as a seat sees it: no unseen faces, no future random numbers, no options of others.

    Nor does it reveal which unseen cards others have chosen, what such cards have used or answered,
    or how often others were asked: a player with nothing to answer with is not asked at all.
    """
    shown = state.clone()
    faces, seen = shown.faces, shown.seen
    bit = seat_bit(seat)
    for card in range(len(faces)):
        if not seen[card] & bit:
            faces[card] = UNKNOWN
    shown.streams = [0] * len(shown.streams)
    shown.answers = 0
    shown.used = [key for key in shown.used if seen[user_of(key)] & bit]
    for frame in shown.agenda:
        if frame.chosen and frame.seat != seat:
            frame.chosen = [[card for card in cards if seen[card] & bit] for cards in frame.chosen]
        if game.programs[frame.program].is_event and len(frame.values) > ANSWERED:
            answers = [answer for answer in frame.values[ANSWERED:] if seen[first_of(answer)] & bit]
            frame.values[ANSWERED:] = answers
    asked = shown.question
    if asked is not None and asked.seat != seat:
        shown.question = Question(asked.window, asked.seat, [])
    game.hide(cast("S", shown), seat)
    return View(shown, seat)


def imagine(game: Game[Any], view: View, rng: Rng) -> State:
    """A complete table that the viewer could not tell from the real one, dealt at random."""
    world = view.state.clone()
    world.streams = [rng.fresh() for _ in world.streams]
    for owner in range(world.seats):
        for cards, listed in game.pools(world, owner):
            _deal(game, world, cards, listed, rng)
    game.guess(world, view.seat, rng)
    if game.layered:
        game.refresh(world)  # values that depend on faces unknown until now
    return world


def _deal(game: Game[Any], world: State, cards: list[int], listed: list[int], rng: Rng) -> None:
    faces = world.faces
    unseen = listed[:]
    hidden: list[int] = []
    for card in cards:
        if faces[card] == UNKNOWN:
            hidden.append(card)
        else:
            unseen.remove(faces[card])
    rng.shuffle(unseen)
    for at in range(len(hidden)):
        faces[hidden[at]] = unseen[at]
    for at in range(len(hidden)):
        if not game.could_be(world, hidden[at], faces[hidden[at]]):
            _exchange(game, world, hidden, at)


def _exchange(game: Game[Any], world: State, hidden: list[int], at: int) -> None:
    """Swap a face that cannot lie here with one that can, provided it fits there."""
    faces, card = world.faces, hidden[at]
    for other in hidden:
        if game.could_be(world, card, faces[other]) and game.could_be(world, other, faces[card]):
            faces[card], faces[other] = faces[other], faces[card]
            return
