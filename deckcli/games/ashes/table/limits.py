"""Tables of rulings that no game can come to: more than fits, or dead and still there."""

from __future__ import annotations

from deckcli.engine.notation import SEATS
from deckcli.engine.rulings.layouts import BadRuling
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules


def check_slots(game: AshesRules, state: AshesState, seat: int) -> None:
    """Raises BadRuling if more lies on a side than its Phoenixborn has room for."""
    player = state.players[seat]
    face = game.prints[state.faces[player.phoenixborn]]
    if len(player.battlefield) > face.battlefield:
        raise BadRuling(
            f"{len(player.battlefield)} units do not fit on the {face.battlefield} slots of "
            f"{face.name()}",
            at=("battlefield",),
        )
    different = len({state.faces[card] for card in player.spellboard})
    if different > face.spellboard:
        raise BadRuling(
            f"{different} different spells do not fit on the {face.spellboard} slots of "
            f"{face.name()}",
            at=("spellboard",),
        )


def check_life(game: AshesRules, state: AshesState) -> None:
    """Raises BadRuling for whoever would have been destroyed: life may lie on other cards."""
    for seat, player in enumerate(state.players):
        places: list[tuple[int, tuple[str | int, ...]]] = [(player.phoenixborn, ("phoenixborn",))]
        places += [(unit, ("battlefield", at)) for at, unit in enumerate(player.battlefield)]
        for card, place in places:
            wounds, life = state.wounds[card], game.life(state, card)
            if wounds >= life:
                name = game.prints[state.faces[card]].id
                raise BadRuling(
                    f"{name} has {wounds} wounds and a life of {max(life, 0)}: it is destroyed",
                    at=(SEATS[seat], *place),
                )
