"""The play sheet: combat and support areas facing each other, ships, piles, hands."""

from __future__ import annotations

from deckcli.core.sheets import Cell, Row, Side
from deckcli.engine.state import NONE
from deckcli.engine.telling.sheets import BACK, Sheet
from deckcli.games.blue_moon.rules import codes as t
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState, Player
from deckcli.games.blue_moon.table.claims import element_of, zone_of

LEGEND = (
    f"7/2 is fire and earth, (7/2) values that do not count, [free] an icon; {BACK} is a card "
    f"that lies face down."
)
_AREAS = ("discard", "leadership", "inactive", "support", "bluffs", "cargo", "hand")


class BlueMoonSheet(Sheet[BlueMoonRules, BlueMoonState]):
    """Two sides, with the combat areas next to each other."""

    def rows(self, seat: int) -> list[Row]:
        player = self.state.players[seat]
        rows = [Row("", pieces=self._piles(seat, player))]
        if seat == self.seat:
            held = [self._card(card, held=True) for card in player.hand]
            rows.insert(0, Row("hand", cells=held))
        for at, ship in enumerate(player.ships):
            carried = [self.name(card) for card in player.cargo[at]]
            rows.append(Row("ship", pieces=[self.name(ship), *carried], gap="  "))
        if len(player.landed):
            rows.append(
                Row("landed", cells=[self._card(card, held=True) for card in player.ashore])
            )
        if len(player.past):
            rows.append(Row("inactive", pieces=[self.name(card) for card in player.past], gap="  "))
        lying = [*player.support, *player.bluffs]
        rows.append(Row("support", cells=[self._card(card) for card in lying]))
        rows.append(Row("combat", cells=[self._card(card) for card in player.combat]))
        return rows

    def middle(self) -> list[Side]:
        state = self.state
        totals = [f"element {element_of(state)}"]
        if state.element != NONE:
            totals += [
                f"p{seat + 1} {self.game.power(state, seat, state.element)}" for seat in (0, 1)
            ]
        if state.order != NONE:
            totals.append(f"{self.name(state.order)} works this turn")
        if state.hyla != NONE:
            totals.append(self.name(state.hyla))
        return [Side("fight", [Row("", pieces=totals)])]

    def moment(self) -> str:
        state = self.state
        if state.turn == 0:
            return "before the game"
        return f"turn {state.turn}, p{state.active + 1}'s {t.PHASES[state.phase]} phase"

    def areas(self) -> dict[str, list[list[str]]]:
        players = self.state.players
        return {area: [self.listed(zone_of(player, area)) for player in players] for area in _AREAS}

    # -- areas

    def _piles(self, seat: int, player: Player) -> list[str]:
        hand = []
        if seat != self.seat:
            hand = [f"hand {'  '.join(self.backs(list(player.hand))) or '0'}"]
        dragons = f"dragons {self.state.dragons(seat)}"
        piles = [self.deck(list(player.deck)), f"discards {len(player.discard)}"]
        achieved = [self.name(card) for card in player.achieved]
        return [dragons, *hand, *piles, *achieved]

    # -- cards

    def _card(self, card: int, *, held: bool = False) -> Cell:
        state, game = self.state, self.game
        face = game.prints[state.faces[card]]
        if card in state.players[state.owners[card]].bluffs:
            values = "/".join(str(game.stat(state, card, row)) for row in (t.FIRES, t.EARTHS))
            return Cell(f"{BACK}{self.name(card) if self.knows(card) else ''}", [values])
        if not self.knows(card):
            return Cell(BACK)
        words = [t.KINDS[face.kind]] if held else []
        if face.has_values:
            fire, earth = face.fire, face.earth
            if not held:
                fire, earth = game.stat(state, card, t.FIRES), game.stat(state, card, t.EARTHS)
            values = f"{fire}/{earth}"
            counts = held or not game.stat(state, card, t.UNVALUED)
            words.append(values if counts else f"({values})")
        icons = face.icons if held else game.stat(state, card, t.SHOWN)
        book = self.presenter.book(self.lang)
        shown = [book.word(icon) for at, icon in enumerate(t.ICONS) if icons >> at & 1]
        if shown:
            words.append(f"[{', '.join(shown)}]")
        if not held and face.has_text and game.is_ignored(state, card):
            words.append("ignored")
        return Cell(self.name(card), words)
