"""The play sheet: monsters facing each other, magic and fields behind them, piles, the weather."""

from __future__ import annotations

from deckcli.core.sheets import Cell, Row, Side
from deckcli.engine.state import NONE
from deckcli.engine.telling.sheets import BACK, Sheet
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.state import Player, SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules

LEGEND = (
    f"1000/800 is attack and defence now, DEF a monster in defence position, +2 two cards that it "
    f"carries, c1 one counter; in the hand n1 is a normal cost of 1, a2 an ADV cost of 2; {BACK} "
    f"is a card that lies face-down."
)
_COSTS = {t.WHEN_DESTROYED: "n", t.ADV: "a"}


class SummonSheet(Sheet[SummonRules, SummonState]):
    """Monsters in the middle, and what a seat holds at the edge of its side."""

    def rows(self, seat: int) -> list[Row]:
        player = self.state.players[seat]
        rows = [
            Row("", pieces=self._piles(seat, player)),
            Row("magic", pieces=self._magic(player), gap="  "),
            Row("monsters", cells=[self._monster(card) for card in player.monsters]),
        ]
        if seat == self.seat:
            rows.insert(0, Row("hand", cells=[self._held(card) for card in player.hand]))
        return rows

    def moment(self) -> str:
        state = self.state
        if state.turn == 0:
            return "before the game"
        return f"turn {state.turn}, p{state.active + 1}, {state.ap} AP"

    def middle(self) -> list[Side]:
        if self.state.weather == NONE:
            return []
        return [Side("weather", [Row("", pieces=[self.name(self.state.weather)])])]

    def areas(self) -> dict[str, list[list[str]]]:
        players = self.state.players
        return {
            "graveyard": [self.listed(list(player.graveyard)) for player in players],
            "hand": [self.listed(list(player.hand)) for player in players],
            "magic": [self.listed(list(player.magic)) for player in players],
            "side deck": [self.listed(list(player.side)) for player in players],
            "equipment": [self._equipment(player) for player in players],
        }

    # -- areas

    def _piles(self, seat: int, player: Player) -> list[str]:
        hand = [] if seat == self.seat else [f"hand {self._counted(list(player.hand))}"]
        pieces = [*hand, self.deck(list(player.deck)), self._graveyard(player)]
        if len(player.side) > 0:
            pieces.append(f"side deck {len(player.side)}")
        if player.avatar != NONE:
            pieces.append(f"avatar {self.name(player.avatar)}")
        return pieces

    def _graveyard(self, player: Player) -> str:
        if len(player.graveyard) == 0:
            return "graveyard 0"
        return f"graveyard {len(player.graveyard)}, top {self.name(player.graveyard[-1])}"

    def _counted(self, cards: list[int]) -> str:
        return "  ".join(self.backs(cards)) or "0"

    def _magic(self, player: Player) -> list[str]:
        field = [f"field: {self.name(player.field)}"] if player.field != NONE else []
        return [*field, *(self._set(card) for card in player.magic)]

    def _set(self, card: int) -> str:
        if not self.state.is_face_down(card):
            return self.name(card)
        return f"{BACK}{self.name(card)}" if self.knows(card) else BACK

    def _equipment(self, player: Player) -> list[str]:
        """What monsters carry, and what they evolved from."""
        return [
            f"{self.line(card)}, on {self.name(monster)}"
            for monster in player.monsters
            for card in self.state.on(monster, t.EQUIPPED | t.BASE)
        ]

    # -- cards

    def _monster(self, card: int) -> Cell:
        state = self.state
        if not self.knows(card):
            return Cell(BACK, ["DEF", *self._worn(card)])
        numbers = [self.game.number(state, card, stat) for stat in (t.ATTACK, t.DEFENCE)]
        words = ["/".join(str(number) for number in numbers)]
        if state.in_defence(card):
            words.append("DEF")
        if state.is_face_down(card):
            words.append(BACK)
        mask = self.game.passives(state, card)
        for at, passive in enumerate(t.PASSIVES):
            if mask >> at & 1:
                words.append(self.presenter.book(self.lang).word(passive.replace("_", " ")))
        if state.flags[card] & t.COMMANDED:
            words.append("commanded")
        return Cell(self.name(card), words + self._worn(card))

    def _worn(self, card: int) -> list[str]:
        worn, counters = len(self.state.equipment(card)), len(self.state.counters(card))
        return ([f"+{worn}"] if worn else []) + ([f"c{counters}"] if counters else [])

    def _held(self, card: int) -> Cell:
        face = self.game.prints[self.state.faces[card]]
        words = [f"{face.attack}/{face.defence}"] if face.kind == t.MONSTER else []
        if face.cost_kind in _COSTS:
            words.append(f"{_COSTS[face.cost_kind]}{face.cost}")
        return Cell(self.name(card), words)
