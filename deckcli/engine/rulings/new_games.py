"""Rulings that begin with a new game instead of a table: the decks they list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckcli.engine.notation import MOST_CARDS, SEATS
from deckcli.engine.rulings.layouts import (
    BadRuling,
    Inside,
    face_called,
    list_of,
    only,
    whole_number,
)
from deckcli.engine.state import State


def new_deck(
    state: State,
    decks: Mapping[str, Any],
    seat: int,
    known: Mapping[str, int],
    marks: Sequence[str] = (),
    further: Sequence[str] = (),
) -> tuple[list[int], Mapping[str, Any]]:
    """The faces of a player's deck in a new game, and what is said of it; raises BadRuling.

    `marks` are required beside the cards; those in `further` are optional.
    """
    only(decks, SEATS[: state.seats], "new game")
    who = SEATS[seat]
    given = decks.get(who)
    is_short = isinstance(given, list)
    side = {"cards": given} if is_short else given
    with Inside(who):
        if not isinstance(side, Mapping):
            raise BadRuling(f"new_game must say what {who} plays", hint=f"{who}: {{cards: {{…}}}}")
        only(side, (*marks, *further, "cards"), "new game")
        for key in (*marks, "cards"):
            if key not in side:
                raise BadRuling(f"{who} of the new game has no {key!r}")
        with Inside(*(() if is_short else ("cards",))):
            return faces_of(side["cards"], f"{who}: cards", known), side


def faces_of(cards: Any, what: str, known: Mapping[str, int]) -> list[int]:
    """The faces of a deck given as a list of cards, or as how many there are of each."""
    faces: list[int] = []
    if not isinstance(cards, Mapping):
        for number, card in enumerate(list_of(cards, what)):
            with Inside(number):
                faces.append(face_called(card, known))
        return faces
    for card, count in cards.items():
        with Inside(card, key=True):
            face = face_called(card, known)
        with Inside(card):
            faces += [face] * whole_number(count, f"{what}: {card}")
        if len(faces) > MOST_CARDS:
            raise BadRuling(f"{what}: a table has {MOST_CARDS:,} cards at most")
    return faces
