"""Taking an ability away to find out what depends on it, without recompiling anything."""

from __future__ import annotations

from typing import Any

from deckcli.core.vecs import vec
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Game


def ability_of(game: Game[Any], card: str, number: int) -> Ability | None:
    """The ability at this position in the card's file; None if these rules do not include it."""
    face = game.faces[game.face_of[card]] if card in game.face_of else None
    for ability in face.abilities if face is not None else ():
        if ability.number == number:
            return ability
    return None


class Blanked:
    """While active, a card lacks one of its abilities: `with Blanked(game, ability):`.

    Everyone who uses the game is affected, so use it only on a game that nobody else is playing.
    An action that uses the ability can still be read, but is not legal.
    """

    def __init__(self, game: Game[Any], ability: Ability) -> None:
        self.game, self.face = game, game.faces[ability.face]
        self.whole = self.face.abilities
        self.rest = vec[Ability]([kept for kept in self.whole if kept is not ability])

    def __enter__(self) -> None:
        self.game.set_abilities(self.face, self.rest)

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.game.set_abilities(self.face, self.whole)
