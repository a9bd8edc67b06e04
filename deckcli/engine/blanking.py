"""Taking an ability away, to find out what depends on it. Nothing is compiled anew for that."""

from __future__ import annotations

from typing import Any

from deckcli.engine.abilities import Ability
from deckcli.engine.game import Game


def ability_of(game: Game[Any], card: str, number: int) -> Ability | None:
    """The so-many-th ability in the file of a card; None where these rules do not know it."""
    face = game.faces[game.face_of[card]] if card in game.face_of else None
    for ability in face.abilities if face is not None else ():
        if ability.number == number:
            return ability
    return None


class Blanked:
    """As long as this lasts, a card lacks one of its abilities: `with Blanked(game, ability):`.

    Everybody who uses the game notices, so it is for games that nobody else plays meanwhile. An
    action that uses the ability can still be read, but is not legal.
    """

    def __init__(self, game: Game[Any], ability: Ability) -> None:
        self.game, self.face = game, game.faces[ability.face]
        self.whole = self.face.abilities
        self.rest = [one for one in self.whole if one is not ability]

    def __enter__(self) -> None:
        self.game.set_abilities(self.face, self.rest)

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.game.set_abilities(self.face, self.whole)
