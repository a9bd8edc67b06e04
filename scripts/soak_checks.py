"""What the soak looks for at a table, in whatever game it is."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from deckcli.core.rng import Rng
from deckcli.engine.endings import ENDLESS_LOOP, TOO_MANY_DECISIONS
from deckcli.engine.state import UNKNOWN, State
from deckcli.engine.views import view_of

TESTS = Path(__file__).parents[1] / "tests"

# Endings that no rule knows: somebody was asked, or something done, again and again.
STUCK = (ENDLESS_LOOP, TOO_MANY_DECISIONS)


def count_cards(game: Any, state: State) -> None:
    """No card is lost or doubled."""
    cards: list[int] = []
    for zone in game.zones(state):
        cards += zone
    cards.sort()
    assert cards == list(range(len(state.faces))), "a card is lost or doubled"


def compare_decks(state: State) -> None:
    """Each player has the cards that he brought."""
    decks: list[list[int]] = [[] for _ in state.decklists]
    for owner, face in zip(state.owners, state.faces, strict=True):
        decks[owner].append(face)
    listed = [list(deck) for deck in state.decklists]
    assert [sorted(deck) for deck in decks] == listed, "a deck has changed"


def look_at_views(game: Any, state: State) -> None:
    """No view has an unseen face, a coming random number, or what another seat may choose from."""
    for seat in range(state.seats):
        shown = view_of(game, state, seat).state
        asked = shown.question
        assert asked is None or asked.seat == seat or not asked.options, (
            "a view has others' options"
        )
        assert not any(shown.streams), "a view has random numbers"
        for face, seen in zip(shown.faces, state.seen, strict=True):
            assert face == UNKNOWN or seen >> seat & 1, "a view has an unseen face"


def compare_views(game: Any, state: State, rng: Rng) -> None:
    """No view changes with what its seat does not know."""
    for seat in range(state.seats):
        hidden: list[list[int]] = [[] for _ in state.decklists]
        for card, owner in enumerate(state.owners):
            if not state.seen[card] >> seat & 1:
                hidden[owner].append(card)
        other = state.clone()
        other.unshare()
        for cards in hidden:
            faces = [state.faces[card] for card in cards]
            rng.shuffle(faces)
            for card, face in zip(cards, faces, strict=True):
                other.faces[card] = face
        shown = view_of(game, state, seat).state.dump()
        assert shown == view_of(game, other, seat).state.dump(), "a view leaks"


class Witnesses:
    """The players of a game who work out what they know by themselves, from what is to be seen."""

    def __init__(self, key: str) -> None:
        own = TESTS / "games" / key / "step_witness.py"
        if own.exists():
            stepping = runpy.run_path(str(TESTS / "games" / "stepping.py"))
            self.watch = partial(stepping["watch"], runpy.run_path(str(own))["StepWitness"])
        else:
            self.watch = runpy.run_path(str(TESTS / "contract" / "witness.py"))["watch"]

    def hear(self, game: Any, decks: list[Any], number: int) -> Iterator[str]:
        """Play a game; yield what is wrong with what the engine says that a seat knows."""
        for state, seat, known in self.watch(game, decks, number):
            shown = view_of(game, state, seat).state.faces
            seen = {card: face for card, face in enumerate(shown) if face != UNKNOWN}
            if seen != known:
                cards = sorted(seen.keys() ^ known.keys())
                yield f"p{seat + 1} {'sees' if len(seen) > len(known) else 'forgets'} {cards}"
