"""Computer players. They get only views, and know no more than a person in their seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deckcli.core.errors import UnknownName
from deckcli.core.rng import Rng
from deckcli.core.text import known_words
from deckcli.drafts.draft import Draft
from deckcli.drafts.ratings import USUAL
from deckcli.drafts.table import PASS, Pick
from deckcli.drafts.view import View


class RandomBot:
    """Takes anything, with equal likelihood."""

    name = "random"

    def choose(self, view: View, rng: Rng) -> Pick:
        return rng.pick(view.legal)


class RatingBot:
    """Takes the card with the highest rating, and dice that its cards need.

    Among equals it passes if it may, and otherwise takes what comes first in the card data.
    """

    name = "rating"

    def __init__(self, draft: Draft, ratings: Mapping[str, float]) -> None:
        self.catalog, self.chapter, self.ratings = draft.catalog, draft.chapter, ratings

    def choose(self, view: View, rng: Rng) -> Pick:
        if len(view.legal) == 1:
            return view.legal[0]
        known: dict[str, float] = {"": 0.0}
        best, most = PASS, float("-inf")
        for pick in view.legal:
            for item in pick:
                if item not in known:
                    known[item] = self.value(item, view)
            gain = known[pick.take] - known[pick.give]
            if gain > most or (gain == most and pick == PASS):
                best, most = pick, gain
        return best

    def value(self, item: str, view: View) -> float:
        """What an item is worth to this player now."""
        if item not in self.catalog.cards:
            return self.chapter.wish(item, view.owned, self.catalog)
        return self.ratings.get(item, USUAL)


class PayableBot(RatingBot):
    """Weights the rating by how well the picks so far can pay for the card."""

    name = "payable"

    def value(self, item: str, view: View) -> float:
        worth = super().value(item, view)
        card = self.catalog.get(item)
        if card is None:
            return worth
        owned = view.owned
        if item in owned.get("cards", ()):  # judged by the cards around it, not by itself
            owned = {**owned, "cards": [held for held in owned["cards"] if held != item]}
        return worth * self.chapter.fit(card, owned, self.catalog)


Bot = RandomBot | RatingBot
BOTS = (RandomBot.name, RatingBot.name, PayableBot.name)


def make_bots(names: Sequence[str], draft: Draft, ratings: Mapping[str, float]) -> list[Bot]:
    """A bot for every seat; a list that is too short is repeated."""
    made = [_bot(name, draft, ratings) for name in names]
    return [made[seat % len(made)] for seat in range(draft.players)]


def _bot(name: str, draft: Draft, ratings: Mapping[str, float]) -> Bot:
    if name == RandomBot.name:
        return RandomBot()
    if name == RatingBot.name:
        return RatingBot(draft, ratings)
    if name == PayableBot.name:
        return PayableBot(draft, ratings)
    raise UnknownName(f"no draft bot is called {name!r}", hint=known_words(name, BOTS, "bots"))
