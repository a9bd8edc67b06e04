"""What rulings can claim about players, cards and the table in Blue Moon."""

from __future__ import annotations

from typing import Final

from deckcli.engine.notation import SEATS
from deckcli.engine.rulings.claims import CardId, Cards, Claim, Flag, OneOf, Seats, Several, Whole
from deckcli.engine.rulings.layouts import seen_by
from deckcli.engine.state import NONE
from deckcli.games.blue_moon.rules import codes as t
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState, Player

# What rulings call the zones of a player, with the field of each.
ZONES: Final = {
    "hand": "hand", "deck": "deck", "discard": "discard", "leadership": "pile",
    "combat": "combat", "inactive": "past", "support": "support", "bluffs": "bluffs",
    "ships": "ships", "landed": "landed", "ashore": "ashore", "achievements": "achieved",
}  # fmt: skip
_CARGO: Final = "cargo"
_BETWEEN: Final = "between the players"


def zone_of(player: Player, name: str) -> list[int]:
    """The cards of a zone, its top last."""
    if name == _CARGO:
        return [card for cards in player.cargo for card in cards]
    return list(getattr(player, ZONES[name]))


class BlueMoonClaims:
    """Looks at tables of one game."""

    def __init__(self, game: BlueMoonRules) -> None:
        self.game = game

    def on_seats(self) -> dict[str, Claim]:
        game = self.game
        found = {zone: self._on_zone(zone) for zone in (*ZONES, _CARGO)}
        found["hyla"] = Claim(Cards(), self._hyla)
        found["dragons"] = Claim(Whole(), lambda state, seat: state.dragons(seat))
        found["power"] = Claim(
            Whole(), lambda state, seat: game.power(state, seat, max(state.element, 0))
        )
        found["fire"] = Claim(Whole(), lambda state, seat: game.power(state, seat, t.FIRE))
        found["earth"] = Claim(Whole(), lambda state, seat: game.power(state, seat, t.EARTH))
        found["deck_top"] = Claim(CardId("nothing"), self._deck_top)
        found["deck_bottom"] = Claim(CardId("nothing"), self._deck_bottom)
        return found

    def on_cards(self) -> dict[str, Claim]:
        game = self.game
        places = [
            f"{seat} {zone}" for seat in SEATS[: game.most_seats] for zone in (*ZONES, _CARGO)
        ]
        return {
            "zone": Claim(OneOf([*places, _BETWEEN]), _place),
            "fire": Claim(Whole(), lambda state, card: self._value(state, card, t.FIRES)),
            "earth": Claim(Whole(), lambda state, card: self._value(state, card, t.EARTHS)),
            "icons": Claim(Several(t.ICONS), self._icons),
            "ignored": Claim(Flag(), game.is_ignored),
            "card": Claim(CardId(), lambda state, card: self._ids(state, [card])[0]),
            "chosen": Claim(CardId("nothing"), self._aim),
            "seen_by": Claim(Seats(), seen_by),
        }

    def on_tables(self) -> dict[str, Claim]:
        return {
            "phase": Claim(OneOf(t.PHASES), lambda state, _: t.PHASES[state.phase]),
            "element": Claim(OneOf((*t.ELEMENTS, "none")), lambda state, _: element_of(state)),
            "crystals": Claim(Whole(), lambda state, _: state.crystals),
        }

    # -- players

    def _on_zone(self, zone: str) -> Claim:
        return Claim(
            Cards(), lambda state, seat: self._ids(state, zone_of(state.players[seat], zone))
        )

    def _hyla(self, state: BlueMoonState, seat: int) -> list[str]:
        lies = state.hyla != NONE and state.owners[state.hyla] == seat
        return self._ids(state, [state.hyla]) if lies else []

    def _deck_top(self, state: BlueMoonState, seat: int) -> str:
        deck = list(state.players[seat].deck)
        return self._ids(state, deck[-1:])[0] if deck else "nothing"

    def _deck_bottom(self, state: BlueMoonState, seat: int) -> str:
        deck = list(state.players[seat].deck)
        return self._ids(state, deck[:1])[0] if deck else "nothing"

    # -- cards

    def _value(self, state: BlueMoonState, card: int, row: int) -> int:
        """What a card in the areas adds to a total."""
        unvalued = self.game.stat(state, card, t.UNVALUED)
        return 0 if unvalued else self.game.stat(state, card, row)

    def _icons(self, state: BlueMoonState, card: int) -> list[str]:
        if self.game.is_in_play(state, card):
            shown = self.game.stat(state, card, t.SHOWN)
        else:
            shown = self.game.icons_in_hand(state, card)
        return [icon for at, icon in enumerate(t.ICONS) if shown >> at & 1]

    def _aim(self, state: BlueMoonState, card: int) -> str:
        chosen = state.targets[card]
        return "nothing" if chosen == NONE else self._ids(state, [chosen])[0]

    def _ids(self, state: BlueMoonState, cards: list[int]) -> list[str]:
        return [self.game.faces[state.faces[card]].id for card in cards]


def element_of(state: BlueMoonState) -> str:
    """The contested element in a word."""
    return "none" if state.element == NONE else t.ELEMENTS[state.element]


def _place(state: BlueMoonState, card: int) -> str:
    for seat, player in enumerate(state.players):
        for zone in (*ZONES, _CARGO):
            if card in zone_of(player, zone):
                return f"p{seat + 1} {zone}"
    return _BETWEEN
