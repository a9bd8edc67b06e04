"""The play sheet: units facing each other, ready spells behind them, dice, piles."""

from __future__ import annotations

from deckcli.core.sheets import Cell, Row, Side
from deckcli.engine.telling.sheets import BACK, Sheet
from deckcli.games.ashes.rules.codes import ATTACK, FACES, LEVELS, LIFE, PHASES
from deckcli.games.ashes.rules.state import AshesState, Player
from deckcli.games.ashes.rules.stats import AshesRules

LEGEND = (
    "2/3 is attack and life; w, x and s are wounds, exhaustion and status tokens, d is a die on a "
    "unit; + is an alteration on it. Dice are listed by type: power, class and basic faces, then "
    f"how many are exhausted. {BACK} is a card that lies face-down."
)
_TOKENS = (("w", "wounds"), ("x", "exhaustion"), ("s", "status"), ("d", "charms"))


class AshesSheet(Sheet[AshesRules, AshesState]):
    """Each side from its edge to the middle: hand, piles, dice, Phoenixborn, spells, units."""

    def rows(self, seat: int) -> list[Row]:
        player = self.state.players[seat]
        if player.is_out:
            return [Row("", pieces=["out of the game"])]
        return [
            Row("hand", pieces=self.backs(list(player.hand)), gap="  "),
            Row("", pieces=[self.deck(list(player.deck)), self._piles(player)]),
            Row("dice", pieces=self._dice(player), gap="  "),
            Row("spells", cells=[self._card(card) for card in player.spellboard]),
            Row("leader", cells=[self._leader(player.phoenixborn)]),
            Row("units", cells=[self._card(card) for card in player.battlefield]),
        ]

    def moment(self) -> str:
        state = self.state
        actions = f"main {state.main}, side {state.sides}"
        phase = PHASES[state.phase].replace("_", " ")
        return f"round {state.round} ({phase}), turn {state.turn} of p{state.active + 1}, {actions}"

    def middle(self) -> list[Side]:
        return [Side(f"first player token: p{self.state.token + 1}", [])]

    def areas(self) -> dict[str, list[list[str]]]:
        players = self.state.players
        return {
            "discard": [self.listed(list(player.discard)) for player in players],
            "hand": [self.listed(list(player.hand)) for player in players],
            "pile": [self.listed(list(player.pile)) for player in players],
            "spells": [self.listed(list(player.spellboard)) for player in players],
        }

    def _piles(self, player: Player) -> str:
        top = f", {self.name(player.discard[-1])} on top" if len(player.discard) else ""
        return f"discard {len(player.discard)}{top}; conjurations {len(player.pile)}"

    def _dice(self, player: Player) -> list[str]:
        shown: list[str] = []
        for kind, name in enumerate(self.game.types):
            counts = list(player.active[kind * LEVELS : (kind + 1) * LEVELS])
            spent = player.exhausted[kind]
            if sum(counts) + spent:
                faces = " ".join(
                    f"{number}{face[0]}" for number, face in zip(counts, FACES, strict=True)
                )
                shown.append(f"{name} {faces} ({spent} exhausted)")
        return shown

    def _leader(self, card: int) -> Cell:
        face = self.game.prints[self.state.faces[card]]
        left = f"life {face.values[LIFE]}"
        slots = f"slots {face.battlefield}/{face.spellboard}"
        return Cell(self.name(card), [left, slots, *self._marks(card)])

    def _card(self, card: int) -> Cell:
        words: list[str] = []
        if self.game.is_unit(self.state, card):
            attack = self.game.stat(self.state, card, ATTACK)
            words.append(f"{attack}/{self.game.stat(self.state, card, LIFE)}")
        words += self._marks(card)
        words += [f"+{self.name(other)}" for other in self.state.alterations(card)]
        return Cell(self.name(card), words)

    def _marks(self, card: int) -> list[str]:
        state = self.state
        words = [
            f"{sign}{getattr(state, tokens)[card]}"
            for sign, tokens in _TOKENS
            if getattr(state, tokens)[card]
        ]
        if card in state.attackers:
            words.append("attacks")
        if card in state.blockers:
            words.append("blocks")
        return words
