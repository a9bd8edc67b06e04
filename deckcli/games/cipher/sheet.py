"""The play sheet: two lines of units that face each other, bonds, orbs, deck, retreat area."""

from __future__ import annotations

from deckcli.core.sheets import BACK, Cell, Row, Side
from deckcli.engine.state import NONE, UNKNOWN
from deckcli.engine.views import View
from deckcli.games.cipher.base import CipherBase
from deckcli.games.cipher.state import CipherState, Player
from deckcli.games.cipher.tables import ATTACK, DEPLOY, PHASES, RANGE

LEGEND = (
    f"40 r1-2 is attack and range, MAIN the main character, x2 a stack of two cards; in the hand "
    f"cost 3/2 60 +10 is the cost to deploy, to class-change, attack and support; {BACK} is a card "
    f"that lies face-down."
)


def sheet(game: CipherBase, view: View, lang: str) -> list[Side]:
    """The other side above, mirrored; only what the seat of the view knows has a face."""
    state = view.state
    assert isinstance(state, CipherState)
    drawing = _Drawing(game, state, view.seat, lang)
    when = f"turn {state.turn}, p{state.active + 1}'s {PHASES[state.phase]} phase"
    if state.turn == 0:
        when = "before the game"
    others = [seat for seat in range(state.seats) if seat != view.seat]
    sides = [Side(f"p{seat + 1}", drawing.rows(seat)) for seat in others]
    sides[0].note = when
    return [*sides, Side(f"p{view.seat + 1} (you)", drawing.rows(view.seat)[::-1])]


def areas(game: CipherBase, view: View, lang: str) -> dict[str, list[list[str]]]:
    """The last card of an area first: it lies on top."""
    state = view.state
    assert isinstance(state, CipherState)
    drawing = _Drawing(game, state, view.seat, lang)
    players = state.players
    return {
        "retreat": [drawing.listed(player.retreat) for player in players],
        "bonds": [drawing.listed(player.bonds) for player in players],
        "orbs": [drawing.listed(player.orbs) for player in players],
        "hand": [drawing.listed(player.hand) for player in players],
        "stacks": [drawing.stacks(player) for player in players],
    }


class _Drawing:
    """A table on its way onto the sheet of one seat."""

    def __init__(self, game: CipherBase, state: CipherState, seat: int, lang: str) -> None:
        self.game, self.state, self.seat, self.lang = game, state, seat, lang

    def rows(self, seat: int) -> list[Row]:
        """From the edge of the table to its middle."""
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
            rows.append(Row("support", pieces=[self._name(player.support)]))
        return rows

    # -- areas

    def _piles(self, seat: int, player: Player) -> list[str]:
        hand = [] if seat == self.seat else [f"hand {'  '.join(self._backs(player.hand))}"]
        deck = f"deck {BACK} {len(player.deck)}"
        if player.deck and self._knows(player.deck[-1]):
            deck += f" ({self._name(player.deck[-1])} on top)"
        pieces = [*hand, deck, f"orbs {'  '.join(self._backs(player.orbs))}"]
        if not player.retreat:
            return [*pieces, "retreat 0"]
        return [*pieces, f"retreat {len(player.retreat)}, top {self._name(player.retreat[-1])}"]

    def _backs(self, cards: list[int]) -> list[str]:
        """Unseen cards as one row of backs with their number, then the known ones by name."""
        known = [self._name(card) for card in cards if self._knows(card)]
        unseen = len(cards) - len(known)
        backs = f"{BACK * unseen} {unseen}".lstrip()
        return [backs, *known] if unseen or not known else known

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
        if not self._knows(unit):
            return Cell(BACK)
        distance = _distances(self.game.number(state, unit, RANGE))
        words = [str(self.game.number(state, unit, ATTACK)), f"r{distance}"]
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
        return Cell(self._heading(card), words if self._knows(card) else [])

    def listed(self, cards: list[int]) -> list[str]:
        return [self._line(card) for card in reversed(cards)]

    def stacks(self, player: Player) -> list[str]:
        """Under each unit the cards it was before."""
        found: list[str] = []
        for unit in player.front + player.back:
            card = self.state.below[unit]
            while card != NONE:
                found.append(f"{self._line(card)}, under {self._name(unit)}")
                card = self.state.below[card]
        return found

    def _line(self, card: int) -> str:
        if not self._knows(card):
            return "a card that you have not seen"
        face = self.game.faces[self.state.faces[card]]
        down = "" if self.state.is_face_up(card) else ", face-down"
        return f"{face.id}  {face.name(self.lang)}{down}"

    def _knows(self, card: int) -> bool:
        return self.state.faces[card] != UNKNOWN

    def _name(self, card: int) -> str:
        return self.game.called(self.state, card, self.lang) if self._knows(card) else BACK

    def _who(self, card: int) -> str:
        """The unit name, which is what bonds are told by."""
        who = self.game.prints[self.state.faces[card]].who
        return (who.get(self.lang) or next(iter(who.values()))) if who else ""

    def _heading(self, card: int) -> str:
        """The name with the unit name first, because the end may not fit."""
        name, who = self._name(card), self._who(card)
        return name if name.startswith(who) else f"{who} {name.removesuffix(who).strip()}"


def _distances(ranges: int) -> str:
    """`1`, `1-2`, or `-` for a unit that cannot attack."""
    found = [str(distance) for distance in (1, 2, 3) if ranges >> distance & 1]
    return "-".join(found[:1] + found[1:][-1:]) or "-"
