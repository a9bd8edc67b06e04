"""The play sheet: soldiers facing each other, bulwarks behind them, piles, and the stage."""

from __future__ import annotations

from deckcli.core.sheets import Cell, Row, Side
from deckcli.engine.telling.sheets import BACK, Sheet
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import UNCOUNTED
from deckcli.games.blackpoker.rules.state import BlackPokerState, Player
from deckcli.games.blackpoker.table.table_text import stage_lines

LEGEND = (
    f"S, H, D and C are spades, hearts, diamonds and clubs; S8+S3 are two cards that are one armed "
    f"soldier; army and walls are soldiers and bulwarks; new is a character that came this turn; "
    f"{BACK} is a card that lies face-down. The first action of the stage is carried out first."
)


class BlackPokerSheet(Sheet[BlackPokerRules, BlackPokerState]):
    """The stage lies between the two sides if actions wait there."""

    def rows(self, seat: int) -> list[Row]:
        player = self.state.players[seat]
        return [
            Row("hand", pieces=self.backs(list(player.hand)), gap="  "),
            Row("", pieces=[self.deck(list(player.deck)), self._graveyard(player)]),
            Row("walls", cells=[self._bulwark(bulwark) for bulwark in player.bulwarks]),
            Row("army", cells=[self._soldier(soldier) for soldier in player.soldiers]),
        ]

    def moment(self) -> str:
        return f"turn {self.state.turn}, p{self.state.active + 1}"

    def middle(self) -> list[Side]:
        waiting = stage_lines(self.game, self.state, self.lang)
        rows = [Row(str(at), pieces=line.split(), gap=" ") for at, line in enumerate(waiting, 1)]
        return [Side("stage", rows)] if rows else []

    def areas(self) -> dict[str, list[list[str]]]:
        players = self.state.players
        return {
            "graveyard": [self.listed(list(player.graveyard)) for player in players],
            "hand": [self.listed(list(player.hand)) for player in players],
            "bulwarks": [self.listed(list(player.bulwarks)) for player in players],
        }

    def name(self, card: int) -> str:
        """Suit and number, which are also the id: the whole name would not fit."""
        return self.game.faces[self.state.faces[card]].id if self.knows(card) else BACK

    def amount(self, deck: list[int]) -> str:
        if len(deck) >= UNCOUNTED and self.state.owners[deck[0]] != self.seat:
            return f"{UNCOUNTED} or more"
        return super().amount(deck)

    def _graveyard(self, player: Player) -> str:
        if len(player.graveyard) == 0:
            return "graveyard 0"
        return f"graveyard {len(player.graveyard)}, {self.name(player.graveyard[-1])} on top"

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
        return Cell("+".join(self.name(card) for card in cards), words + self._marks(soldier))

    def _bulwark(self, bulwark: int) -> Cell:
        place = self.state.place_of(bulwark)
        face = f" {self.name(bulwark)}" if self.knows(bulwark) else ""
        return Cell(f"{place} {BACK}{face}", self._marks(bulwark))

    def _marks(self, character: int) -> list[str]:
        state = self.state
        words = ["driven"] if state.is_driven(character) else []
        if character in state.blockers:
            words.append(f"blocks {self.name(state.attacker_of(character))}")
        return words
