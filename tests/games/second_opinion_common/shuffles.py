"""How the engine shuffles, for a second opinion that takes its orders over."""

from collections import deque
from contextlib import contextmanager
from unittest.mock import patch

from deckcli.engine.state import State


def is_watchable():
    """Whether the engine is plain Python, into which a test can put its own shuffle."""
    return hasattr(State.shuffle, "__code__")


class Shuffles:
    """How the engine has shuffled, in the order in which it did so.

    The second opinion takes these orders over if they are of the same cards.
    """

    def __init__(self, beside):
        self.beside = beside
        self.seen = deque()

    @contextmanager
    def watched(self):
        shuffle = State.shuffle

        def noted(state, cards, stream):
            shuffle(state, cards, stream)
            if state is self.beside.state:
                self.seen.append((stream, self.beside.ids(cards)))

        with patch.object(State, "shuffle", noted):
            yield

    def order(self, seat, cards):
        if not self.seen:
            self.beside.options()  # of two equal cards, one of which others know, take either
        if not self.seen:
            self.beside.differ(f"p{seat + 1} shuffles", "no shuffle")
        found, ids = self.seen.popleft()
        if (found, sorted(ids)) != (seat, sorted(card.id for card in cards)):
            self.beside.differ(f"p{seat + 1} shuffles", f"p{found + 1} shuffles {sorted(ids)}")
        by_id = {}
        for card in cards:
            by_id.setdefault(card.id, []).append(card)
        return [by_id[card_id].pop() for card_id in ids]
