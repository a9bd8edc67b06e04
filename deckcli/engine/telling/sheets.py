"""A play sheet: the table as a player sees it, showing only the faces the player knows."""

from __future__ import annotations

from typing import Any, Generic

from deckcli.core.sheets import Row, Side
from deckcli.engine.native import mypyc_attr
from deckcli.engine.state import UNKNOWN
from deckcli.engine.telling.presenter import G, Presenter, S
from deckcli.engine.views import View

BACK = "▒"  # a card whose face is not shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet(Generic[G, S]):
    """The sheet for a view's seat; each game lays out its own rows."""

    def __init__(self, presenter: Presenter[G, S], view: View, lang: str) -> None:
        table: Any = view.state  # the game dealt it, so it has the game's own type
        self.presenter, self.game = presenter, presenter.game
        self.state: S = table
        self.seat, self.lang = view.seat, lang

    # -- what each game defines

    def rows(self, seat: int) -> list[Row]:
        """One side of the table, from its edge to the middle."""
        raise NotImplementedError

    def moment(self) -> str:
        """Where in the game the players are."""
        raise NotImplementedError

    def middle(self) -> list[Side]:
        """What lies between the sides."""
        return []

    def name(self, card: int) -> str:
        """A card in a row, by its name or by its back."""
        return self.presenter.called(self.state, card, self.lang) if self.knows(card) else BACK

    # -- common to all games

    def sides(self) -> list[Side]:
        """The other players' sides at the top, and the viewer's own at the bottom, mirrored."""
        others = [seat for seat in range(self.state.seats) if seat != self.seat]
        sides = [Side(f"p{seat + 1}", self.rows(seat)) for seat in others]
        sides[0].note = self.moment()
        mine = Side(f"p{self.seat + 1} (you)", self.rows(self.seat)[::-1])
        return [*sides, *self.middle(), mine]

    def knows(self, card: int) -> bool:
        return self.state.faces[card] != UNKNOWN

    def backs(self, cards: list[int]) -> list[str]:
        """Unseen cards as one row of backs with their number, then the known ones by name."""
        known = [self.name(card) for card in cards if self.knows(card)]
        unseen = len(cards) - len(known)
        return [f"{BACK * unseen} {unseen}", *known] if unseen else known

    def deck(self, cards: list[int]) -> str:
        """How many cards are left, and the top one if it is known."""
        top = f" ({self.name(cards[-1])} on top)" if cards and self.knows(cards[-1]) else ""
        return f"deck {BACK} {self.amount(cards)}{top}"

    def amount(self, deck: list[int]) -> str:
        """The number of its cards, if the player may ask for it."""
        return str(len(deck))

    def listed(self, cards: list[int]) -> list[str]:
        """An area to look through; the last card comes first because it lies on top."""
        return [self.line(card) for card in reversed(cards)]

    def line(self, card: int) -> str:
        if not self.knows(card):
            return "a card that you have not seen"
        face = self.game.faces[self.state.faces[card]]
        return f"{face.id}  {self.presenter.called(self.state, card, self.lang)}"
