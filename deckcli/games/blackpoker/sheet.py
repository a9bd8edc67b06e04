"""The play sheet: soldiers that face each other, bulwarks behind them, piles, and the stage."""

from __future__ import annotations

from deckcli.core.sheets import BACK, Cell, Row, Side
from deckcli.engine.state import UNKNOWN
from deckcli.engine.views import View
from deckcli.games.blackpoker.base import BlackPokerBase
from deckcli.games.blackpoker.state import BlackPokerState, Player
from deckcli.games.blackpoker.table_text import stage_lines

LEGEND = (
    f"S, H, D and C are spades, hearts, diamonds and clubs; S8+S3 are two cards that are one armed "
    f"soldier; army and walls are soldiers and bulwarks; new is a character that came this turn; "
    f"{BACK} is a card that lies face-down. The first action of the stage is carried out first."
)


def sheet(game: BlackPokerBase, view: View, lang: str) -> list[Side]:
    """The other side above, mirrored, the stage between them if actions wait there."""
    state = view.state
    assert isinstance(state, BlackPokerState)
    drawing = _Drawing(game, state, view.seat, lang)
    theirs, mine = 1 - view.seat, view.seat
    when = f"turn {state.turn}, p{state.active + 1}'s"
    sides = [Side(f"p{theirs + 1}", drawing.rows(theirs), note=when)]
    waiting = stage_lines(game, state, lang)
    if waiting:
        rows = [Row(str(at), pieces=line.split(), gap=" ") for at, line in enumerate(waiting, 1)]
        sides.append(Side("stage", rows))
    return [*sides, Side(f"p{mine + 1} (you)", drawing.rows(mine)[::-1])]


def areas(game: BlackPokerBase, view: View, lang: str) -> dict[str, list[list[str]]]:
    """The last card of an area first: it lies on top."""
    state = view.state
    assert isinstance(state, BlackPokerState)
    drawing = _Drawing(game, state, view.seat, lang)
    return {
        "graveyard": [drawing.listed(player.graveyard) for player in state.players],
        "hand": [drawing.listed(player.hand) for player in state.players],
        "bulwarks": [drawing.listed(player.bulwarks) for player in state.players],
    }


class _Drawing:
    """A table on its way onto the sheet of one seat."""

    def __init__(self, game: BlackPokerBase, state: BlackPokerState, seat: int, lang: str) -> None:
        self.game, self.state, self.seat, self.lang = game, state, seat, lang

    def rows(self, seat: int) -> list[Row]:
        """From the edge of the table to its middle."""
        player = self.state.players[seat]
        return [
            Row("hand", pieces=self._hand(player), gap="  "),
            Row("", pieces=self._piles(player)),
            Row("walls", cells=[self._bulwark(one) for one in player.bulwarks]),
            Row("army", cells=[self._soldier(one) for one in player.soldiers]),
        ]

    # -- areas

    def _hand(self, player: Player) -> list[str]:
        """Unseen cards as one row of backs with their number, then the known ones."""
        known = [self._short(card) for card in player.hand if self._knows(card)]
        unseen = len(player.hand) - len(known)
        return ([f"{BACK * unseen} {unseen}"] if unseen else []) + known

    def _piles(self, player: Player) -> list[str]:
        deck = f"deck {BACK} {len(player.deck)}"
        if player.deck and self._knows(player.deck[-1]):
            deck += f" ({self._short(player.deck[-1])} on top)"
        if not player.graveyard:
            return [deck, "graveyard 0"]
        return [
            deck,
            f"graveyard {len(player.graveyard)}, {self._short(player.graveyard[-1])} on top",
        ]

    # -- cards

    def _soldier(self, soldier: int) -> Cell:
        state, game = self.state, self.game
        cards = state.cards_of(soldier)
        number = game.number(state, soldier)
        words = [game.kind_of(state, soldier).name(self.lang)]
        if len(cards) > 1 or number != game.prints[state.faces[soldier]].number:
            words.append(f"number {number}")
        if state.is_new(soldier):
            words.append("new")
        if soldier in state.attackers:
            words.append("attacks")
        return Cell("+".join(self._short(card) for card in cards), words + self._marks(soldier))

    def _bulwark(self, bulwark: int) -> Cell:
        place = self.state.players[self.state.owners[bulwark]].bulwarks.index(bulwark) + 1
        face = f" {self._short(bulwark)}" if self._knows(bulwark) else ""
        return Cell(f"{place} {BACK}{face}", self._marks(bulwark))

    def _marks(self, character: int) -> list[str]:
        state = self.state
        words = ["driven"] if state.is_driven(character) else []
        if character in state.blockers:
            attacker = state.blocked[state.blockers.index(character)]
            words.append(f"blocks {self._short(attacker)}")
        return words

    def listed(self, cards: list[int]) -> list[str]:
        return [self._line(card) for card in reversed(cards)]

    def _line(self, card: int) -> str:
        if not self._knows(card):
            return "a card that you have not seen"
        return f"{self._short(card)}  {self.game.called(self.state, card, self.lang)}"

    def _knows(self, card: int) -> bool:
        return self.state.faces[card] != UNKNOWN

    def _short(self, card: int) -> str:
        return self.game.faces[self.state.faces[card]].id if self._knows(card) else BACK
