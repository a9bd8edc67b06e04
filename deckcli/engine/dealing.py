"""Dealing unseen faces: only tables that could be, and each of them as likely as any other."""

from __future__ import annotations

from typing import Any, Final

from deckcli.core.errors import DeckcliError
from deckcli.core.rng import Rng, seeded
from deckcli.core.vecs import i64, vec
from deckcli.engine.game import Game
from deckcli.engine.state import State

TRIES: Final = 8  # further deals at random before the possible ones are counted


class NoTable(DeckcliError):
    """A game whose `could_be` refuses every table, and so the real one."""

    code = "no-table"


def deal(game: Game[Any], world: State, hidden: vec[i64], unseen: vec[i64], rng: Rng) -> None:
    """Give each hidden card one of the unseen faces, where `could_be` allows it; raises NoTable.

    `rng` moves on by one shuffle, however many tables turn out to be impossible.
    """
    rng.mix(unseen)
    if _is_laid(game, world, hidden, unseen):
        return
    other = seeded("dealt again", rng.state)
    for nth in range(TRIES):
        other.mix(unseen)
        if _is_laid(game, world, hidden, unseen):
            return
    deal_by_counting(game, world, hidden, unseen, other)


def _is_laid(game: Game[Any], world: State, hidden: vec[i64], unseen: vec[i64]) -> bool:
    """Lay out these faces in this order; false if one of them cannot lie where it does."""
    faces = world.faces
    for at in range(len(hidden)):
        faces[hidden[at]] = unseen[at]
    for card in hidden:
        if not game.could_be(world, card, faces[card]):
            return False
    return True


# Cold from here on: numbers of tables are too large for machine words.


class _Ways:
    """In how many ways faces fill the slots of some groups; those left over lie anywhere else.

    Which slot of its group a face lies in does not count: that is the same factor for all ways.
    """

    def __init__(self, faces: list[int], groups: dict[int, list[int]]) -> None:
        self.faces = faces
        self.groups = groups  # for each face, the groups whose slots allow it
        self.known: dict[tuple[int, tuple[int, ...]], int] = {}

    def count(self, at: int, free: tuple[int, ...]) -> int:
        """With the faces from this one on, and so many slots of each group still free."""
        if sum(free) > len(self.faces) - at:
            return 0
        if not any(free):
            return 1
        key = (at, free)
        if key not in self.known:
            ways = self.count(at + 1, free)
            for group in self.groups[self.faces[at]]:
                ways += self.count_in(at, free, group)
            self.known[key] = ways
        return self.known[key]

    def count_in(self, at: int, free: tuple[int, ...], group: int) -> int:
        """The same, if this face lies in a slot of this group."""
        if not free[group]:
            return 0
        return self.count(at + 1, _one_less(free, group))


def deal_by_counting(
    game: Game[Any], world: State, hidden: vec[i64], unseen: vec[i64], rng: Rng
) -> None:
    """As `deal` does, at once even if one table in a million is possible.

    One face after another goes where it can, as often as there are tables that go on so.
    """
    kinds = sorted(set(unseen))
    alike: dict[tuple[int, ...], list[int]] = {}  # slots by the faces they allow
    for card in hidden:
        allowed = [face for face in kinds if game.could_be(world, card, face)]
        alike.setdefault(tuple(allowed), []).append(card)
    anywhere = alike.pop(tuple(kinds), [])
    groups: dict[int, list[int]] = {
        face: [group for group, allowed in enumerate(alike) if face in allowed] for face in kinds
    }
    picky = [face for face in unseen if groups[face]]
    left = [face for face in unseen if not groups[face]]
    ways = _Ways(picky, groups)
    slots = list(alike.values())
    free = tuple([len(cards) for cards in slots])
    if ways.count(0, free) == 0:
        raise NoTable(
            f"no table looks like this: {len(hidden)} unseen cards cannot lie where they do",
            hint="a defect of the game: its could_be refuses the cards that are there",
        )
    taken: list[list[int]] = [[] for _ in slots]
    for at, face in enumerate(picky):
        group = _group_for(ways, at, free, rng)
        if group < 0:
            left.append(face)
        else:
            taken[group].append(face)
            free = _one_less(free, group)
    for cards, faces in zip([*slots, anywhere], [*taken, left], strict=True):
        rng.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            world.faces[card] = face


def _group_for(ways: _Ways, at: int, free: tuple[int, ...], rng: Rng) -> int:
    """The group in which this face lies; -1 for none of them."""
    drawn = _below(ways.count(at, free), rng)
    for group in ways.groups[ways.faces[at]]:
        drawn -= ways.count_in(at, free, group)
        if drawn < 0:
            return group
    return -1


def _one_less(free: tuple[int, ...], group: int) -> tuple[int, ...]:
    return (*free[:group], free[group] - 1, *free[group + 1 :])


def _below(n: int, rng: Rng) -> int:
    """As `Rng.below`, for a number of any size."""
    bits = n.bit_length()
    while True:
        drawn = 0
        for nth in range(0, bits, 32):
            drawn = drawn << 32 | int(rng.word())
        drawn >>= -bits % 32
        if drawn < n:
            return drawn
