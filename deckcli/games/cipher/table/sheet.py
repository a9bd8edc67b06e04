"""The play sheet: two lines of units facing each other, bonds, orbs, deck, retreat area."""

from __future__ import annotations

from deckcli.core.sheets import Cell, Row
from deckcli.engine.state import NONE
from deckcli.engine.telling.sheets import BACK, Sheet
from deckcli.games.cipher.rules.codes import ATTACK, DEPLOY, PHASES, RANGE
from deckcli.games.cipher.rules.state import CipherState, Player
from deckcli.games.cipher.rules.stats import CipherRules

LEGEND = (
    f"40 r1-2 is attack and range, MAIN the main character, x2 a stack of two cards; in the hand "
    f"cost 3/2 60 +10 is the cost to deploy, to class-change, attack and support; {BACK} is a card "
    f"that lies face-down."
)


class CipherSheet(Sheet[CipherRules, CipherState]):
    """Front lines facing each other, and what a seat holds at the edge of its side."""

    def rows(self, seat: int) -> list[Row]:
        player = self.state.players[seat]
        rows = [
            Row("", pieces=self._piles(seat, player)),
            Row("bonds", pieces=self._bonds(seat, player), gap="  "),
            Row("back", cells=[self._unit(unit) for unit in player.back]),
            Row("front", cells=[self._unit(unit) for unit in player.front]),
        ]
        if seat == self.seat:
            rows.insert(0, Row("hand", cells=[self._held(card) for card in player.hand]))
        if player.support != NONE:
            rows.append(Row("support", pieces=[self.name(player.support)]))
        return rows

    def moment(self) -> str:
        state = self.state
        if state.turn == 0:
            return "before the game"
        return f"turn {state.turn}, p{state.active + 1}'s {PHASES[state.phase]} phase"

    def areas(self) -> dict[str, list[list[str]]]:
        players = self.state.players
        return {
            "retreat": [self.listed(list(player.retreat)) for player in players],
            "bonds": [self.listed(list(player.bonds)) for player in players],
            "orbs": [self.listed(list(player.orbs)) for player in players],
            "hand": [self.listed(list(player.hand)) for player in players],
            "stacks": [self._stacks(player) for player in players],
        }

    def line(self, card: int) -> str:
        down = self.knows(card) and not self.state.is_face_up(card)
        return f"{super().line(card)}{', face-down' if down else ''}"

    # -- areas

    def _piles(self, seat: int, player: Player) -> list[str]:
        hand = [] if seat == self.seat else [f"hand {self._counted(list(player.hand))}"]
        pieces = [*hand, self.deck(list(player.deck)), f"orbs {self._counted(list(player.orbs))}"]
        if len(player.retreat) == 0:
            return [*pieces, "retreat 0"]
        return [*pieces, f"retreat {len(player.retreat)}, top {self.name(player.retreat[-1])}"]

    def _counted(self, cards: list[int]) -> str:
        return "  ".join(self.backs(cards)) or "0"

    def _bonds(self, seat: int, player: Player) -> list[str]:
        count = str(len(player.bonds))
        if seat == self.state.active and self.state.phase == DEPLOY:
            count += f" ({len(player.bonds) - player.spent} to spend)"
        shown = [
            self._who(bond) if self.state.is_face_up(bond) else f"{BACK}{self._who(bond)}"
            for bond in player.bonds
        ]
        return [count, *shown]

    # -- cards

    def _unit(self, unit: int) -> Cell:
        state = self.state
        if not self.knows(unit):
            return Cell(BACK)
        distance = _distances(self.game.stat(state, unit, RANGE))
        words = [str(self.game.stat(state, unit, ATTACK)), f"r{distance}"]
        if state.players[state.owners[unit]].leader == unit:
            words.append("MAIN")
        if state.is_tapped(unit):
            words.append("tapped")
        if state.stack_size(unit) > 1:
            words.append(f"x{state.stack_size(unit)}")
        if unit in (state.attacker, state.defender):
            words.append("attacks" if unit == state.attacker else "attacked")
        return Cell(self._heading(unit), words)

    def _held(self, card: int) -> Cell:
        face = self.game.prints[self.state.faces[card]]
        change = f"/{face.class_change}" if face.class_change >= 0 else ""
        words = [f"cost {face.cost}{change}", str(face.attack), f"+{face.support}"]
        return Cell(self._heading(card), words if self.knows(card) else [])

    def _stacks(self, player: Player) -> list[str]:
        """The cards under each unit that it was before."""
        found: list[str] = []
        for unit in player.units:
            for card in list(self.state.stack(unit))[1:]:
                found.append(f"{self.line(card)}, under {self.name(unit)}")
        return found

    def _who(self, card: int) -> str:
        """The unit name, by which bonds are identified."""
        who = self.game.prints[self.state.faces[card]].who
        return (who.get(self.lang) or next(iter(who.values()))) if who else ""

    def _heading(self, card: int) -> str:
        """The name, starting with the unit name because the end may not fit."""
        name, who = self.name(card), self._who(card)
        return name if name.startswith(who) else f"{who} {name.removesuffix(who).strip()}"


def _distances(ranges: int) -> str:
    """`1`, `1-2`, or `-` for a unit that cannot attack."""
    found = [str(distance) for distance in (1, 2, 3) if ranges >> distance & 1]
    return "-".join(found[:1] + found[1:][-1:]) or "-"
