"""What rulings can claim about players, cards and the table in Summon & Magic."""

from __future__ import annotations

from typing import Final

from deckcli.engine.notation import SEATS
from deckcli.engine.rulings.claims import (
    CardId,
    Cards,
    Claim,
    Flag,
    OneOf,
    Seats,
    Several,
    Whole,
)
from deckcli.engine.rulings.layouts import seen_by
from deckcli.engine.state import NONE
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules

ZONES: Final = (
    "monsters", "magic", "sets", "field", "weather", "hand", "graveyard", "deck", "side_deck",
    "avatar",
)  # fmt: skip
_ATTACHED: Final = "on a monster"
_STAGED: Final = "being played"


def zone_of(state: SummonState, seat: int, name: str) -> list[int]:
    """The cards of a zone, its top last; of the magic zone, those that lie face up, or `sets`."""
    player = state.players[seat]
    if name in ("magic", "sets"):
        return [card for card in player.magic if state.is_face_down(card) == (name == "sets")]
    if name in ("field", "avatar"):
        card: int = getattr(player, name)
        return [card] if card != NONE else []
    if name == "weather":
        is_own = state.weather != NONE and state.owners[state.weather] == seat
        return [state.weather] if is_own else []
    return list(player.side if name == "side_deck" else getattr(player, name))


class SummonClaims:
    """Looks at tables of one game."""

    def __init__(self, game: SummonRules) -> None:
        self.game = game

    def on_seats(self) -> dict[str, Claim]:
        found = {zone: self._on_zone(zone) for zone in ZONES}
        found["deck_top"] = self._on_end("deck", -1)
        found["deck_bottom"] = self._on_end("deck", 0)
        return found

    def _on_zone(self, zone: str) -> Claim:
        return Claim(Cards(), lambda state, seat: self._ids(state, zone_of(state, seat, zone)))

    def _on_end(self, zone: str, end: int) -> Claim:
        def look(state: SummonState, seat: int) -> str:
            cards = zone_of(state, seat, zone)
            return self._ids(state, [cards[end]])[0] if cards else "nothing"

        return Claim(CardId("nothing"), look)

    def on_cards(self) -> dict[str, Claim]:
        game = self.game
        places = [f"{seat} {zone}" for seat in SEATS[: game.most_seats] for zone in ZONES]
        return {
            "zone": Claim(OneOf([*places, _ATTACHED, _STAGED]), _place),
            "attack": Claim(Whole(), lambda state, card: game.number(state, card, t.ATTACK)),
            "defence": Claim(Whole(), lambda state, card: game.number(state, card, t.DEFENCE)),
            "passives": Claim(Several(t.PASSIVES), self._passives),
            "position": Claim(
                OneOf(t.POSITIONS), lambda state, card: t.POSITIONS[int(state.in_defence(card))]
            ),
            "face_down": Claim(Flag(), lambda state, card: state.is_face_down(card)),
            "commanded": Claim(Flag(), lambda state, card: state.flags[card] & t.COMMANDED != 0),
            "turned": Claim(Flag(), lambda state, card: state.flags[card] & t.TURNED != 0),
            "equipment": Claim(
                Cards(), lambda state, card: self._ids(state, list(state.equipment(card)))
            ),
            "counters": Claim(Whole(), lambda state, card: len(state.counters(card))),
            "bases": Claim(Cards(), lambda state, card: self._ids(state, list(state.bases(card)))),
            "bearer": Claim(CardId("nothing"), self._bearer),
            "card": Claim(CardId(), lambda state, card: self._ids(state, [card])[0]),
            "seen_by": Claim(Seats(), seen_by),
        }

    def on_tables(self) -> dict[str, Claim]:
        return {"ap": Claim(Whole(), lambda state, _: state.ap)}

    def _passives(self, state: SummonState, card: int) -> list[str]:
        mask = self.game.passives(state, card)
        return [word for at, word in enumerate(t.PASSIVES) if mask >> at & 1]

    def _bearer(self, state: SummonState, card: int) -> str:
        host = state.hosts[card]
        return self._ids(state, [host])[0] if host != NONE else "nothing"

    def _ids(self, state: SummonState, cards: list[int]) -> list[str]:
        return [self.game.faces[state.faces[card]].id for card in cards]


def _place(state: SummonState, card: int) -> str:
    for seat in range(2):
        for zone in ZONES:
            if card in zone_of(state, seat, zone):
                return f"{SEATS[seat]} {zone}"
    return _STAGED if card in state.staged else _ATTACHED
