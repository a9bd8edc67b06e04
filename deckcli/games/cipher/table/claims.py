"""What rulings can claim about players, cards and the table in Cipher."""

from __future__ import annotations

from typing import Final

from deckcli.engine.notation import SEATS
from deckcli.engine.rulings.claims import CardId, Cards, Claim, Flag, OneOf, Seats, Several, Whole
from deckcli.engine.rulings.layouts import seen_by
from deckcli.engine.state import NONE
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.rules.state import CipherState, Player
from deckcli.games.cipher.rules.stats import CipherRules

ZONES: Final = ("front", "back", "bonds", "hand", "retreat", "orbs", "deck", "support")
_STACKED: Final = "under a unit"


def zone_of(player: Player, name: str) -> list[int]:
    """The cards of a zone, its top last."""
    if name == "support":
        return [player.support] if player.support != NONE else []
    return list(getattr(player, name))


class CipherClaims:
    """Looks at tables of one game."""

    def __init__(self, game: CipherRules) -> None:
        self.game = game

    def on_seats(self) -> dict[str, Claim]:
        found = {zone: self._on_zone(zone) for zone in ZONES}
        found["bonds_up"] = Claim(Cards(), self._bonds_up)
        found["deck_top"] = Claim(CardId("nothing"), self._deck_top)
        found["main_character"] = Claim(CardId("gone"), self._leader)
        return found

    def on_cards(self) -> dict[str, Claim]:
        game = self.game
        places = [f"{seat} {zone}" for seat in SEATS[: game.most_seats] for zone in ZONES]
        skills = Several(list(game.skills))
        return {
            "zone": Claim(OneOf([*places, _STACKED]), _place),
            "attack": Claim(Whole(), lambda state, card: game.stat(state, card, t.ATTACK)),
            "breaks_orbs": Claim(Whole(), lambda state, card: game.stat(state, card, t.ORBS)),
            "range": Claim(Several(t.RANGES), self._range),
            "weapon": Claim(Several(t.WEAPONS), self._weapon),
            "symbol": Claim(Several(t.SYMBOLS), self._symbol),
            "skills": Claim(skills, self._skills),
            "skills_gained": Claim(skills, self._skills_gained),
            "tapped": Claim(Flag(), lambda state, card: state.is_tapped(card)),
            "face_down": Claim(Flag(), _is_face_down),
            "attacked_this_turn": Claim(
                Flag(), lambda state, card: state.flags[card] & t.ATTACKED != 0
            ),
            "card": Claim(CardId(), lambda state, card: self._ids(state, [card])[0]),
            "stack": Claim(Whole(), lambda state, card: state.stack_size(card)),
            "class_changed": Claim(Flag(), game.is_class_changed),
            "seen_by": Claim(Seats(), seen_by),
        }

    def on_tables(self) -> dict[str, Claim]:
        return {"phase": Claim(OneOf(t.PHASES), lambda state, _: t.PHASES[state.phase])}

    # -- players

    def _on_zone(self, zone: str) -> Claim:
        return Claim(
            Cards(), lambda state, seat: self._ids(state, zone_of(state.players[seat], zone))
        )

    def _bonds_up(self, state: CipherState, seat: int) -> list[str]:
        bonds = state.players[seat].bonds
        return self._ids(state, [bond for bond in bonds if state.is_face_up(bond)])

    def _deck_top(self, state: CipherState, seat: int) -> str:
        deck = list(state.players[seat].deck)
        return self._ids(state, deck[-1:])[0] if deck else "nothing"

    def _leader(self, state: CipherState, seat: int) -> str:
        leader = state.players[seat].leader
        return "gone" if leader == NONE else self._ids(state, [leader])[0]

    # -- cards

    def _range(self, state: CipherState, card: int) -> list[int]:
        mask = self.game.stat(state, card, t.RANGE)
        return [distance for distance in t.RANGES if mask >> distance & 1]

    def _weapon(self, state: CipherState, card: int) -> list[str]:
        return _words(self.game.stat(state, card, t.WEAPON), t.WEAPONS)

    def _symbol(self, state: CipherState, card: int) -> list[str]:
        return _words(self.game.stat(state, card, t.SYMBOL), t.SYMBOLS)

    def _skills(self, state: CipherState, card: int) -> list[str]:
        return [ability.name for ability in self.game.abilities_of(state, card)]

    def _skills_gained(self, state: CipherState, card: int) -> list[str]:
        printed = [ability.name for ability in self.game.prints[state.faces[card]].abilities]
        return [name for name in self._skills(state, card) if name not in printed]

    def _ids(self, state: CipherState, cards: list[int]) -> list[str]:
        return [self.game.faces[state.faces[card]].id for card in cards]


def _words(mask: int, known: tuple[str, ...]) -> list[str]:
    return [word for at, word in enumerate(known) if mask >> at & 1]


def _is_face_down(state: CipherState, card: int) -> bool:
    if card in state.players[state.owners[card]].orbs:
        return not state.flags[card] & t.FACE_UP
    return not state.is_face_up(card)


def _place(state: CipherState, card: int) -> str:
    for seat, player in enumerate(state.players):
        for zone in ZONES:
            if card in zone_of(player, zone):
                return f"p{seat + 1} {zone}"
    return _STACKED
