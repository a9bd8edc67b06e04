"""The deployment phase: new units and level-ups (rulebook, deployment)."""

from __future__ import annotations

from typing import Final

from deckcli.engine.notation import action, first_of, for_each_card, second_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import Frame
from deckcli.games.cipher.rules.check_timing import check
from deckcli.games.cipher.rules.codes import (
    ASK_DEPLOY,
    BACK,
    CANNOT_DEPLOY,
    DEPLOY,
    DO_DEPLOY,
    END_DEPLOY,
    FRONT,
    LEVEL_UP,
    SHARES_NAME,
)
from deckcli.games.cipher.rules.faces import CipherFace
from deckcli.games.cipher.rules.state import CipherState, Player
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import deploy, is_kept_back, level_up

_END_DEPLOYMENT: Final = action(END_DEPLOY)
_DEPLOYMENTS: Final = for_each_card(DO_DEPLOY)  # the line is added to these


class DeployPhase(Op):
    """Deploy and level up, as often as bonds allow."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        state.phase = DEPLOY
        player = state.players[frame.seat]
        budget = len(player.bonds) - player.spent
        options: list[int] = []
        faces, prints = state.faces, game.prints
        cheap = [card for card in player.hand if prints[faces[card]].cheapest <= budget]
        if cheap:
            symbols = player.symbols
            names = _unit_names(game, state, player)
            for card in game.distinct(state, cheap):
                if prints[faces[card]].symbols & ~symbols == 0:
                    _add_deployments(game, state, frame.seat, card, budget, names, options)
        options.append(_END_DEPLOYMENT)
        self.ask(game, state, frame, ASK_DEPLOY, frame.seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: int) -> None:
        if action == _END_DEPLOYMENT:
            return
        again(frame)
        verb, card = verb_of(action), first_of(action)
        player = state.players[frame.seat]
        face = game.prints[state.faces[card]]
        if verb == DO_DEPLOY:
            player.spent += face.cost
            player.hand.remove(card)
            deploy(game, state, card, second_of(action))
        else:
            player.spent += level_cost(face)
            level_up(game, state, card, second_of(action))
        check(game, state)


def _unit_names(game: CipherRules, state: CipherState, player: Player) -> list[int]:
    """Every unit name that is already on the player's field."""
    names: list[int] = []
    faces, prints = state.faces, game.prints
    for unit in player.front + player.back:
        face = prints[faces[unit]]
        names.append(face.unit)
        if face.also != -1:
            names.append(face.also)
    return names


def _add_deployments(
    game: CipherRules, state: CipherState, seat: int, card: int, budget: int, names: list[int],
    options: list[int],
) -> None:  # fmt: skip
    face = game.prints[state.faces[card]]
    if face.unit in names or (face.also != -1 and face.also in names):
        if level_cost(face) <= budget:
            for unit in game.namesakes(state, seat, face):
                options.append(action(LEVEL_UP, card, unit))
        if not face.touches >> SHARES_NAME & 1:
            return
    if face.cost > budget:
        return
    if not face.touches >> CANNOT_DEPLOY & 1 or not is_kept_back(game, state, card):
        options += lines_for(card)


def lines_for(card: int) -> list[int]:
    """The options for deploying a card: in front or in the back."""
    deployed = _DEPLOYMENTS[card]
    return [deployed + FRONT, deployed + BACK]


def level_cost(face: CipherFace) -> int:
    """The class-change cost if the card has one, otherwise its deployment cost."""
    return face.class_change if face.class_change >= 0 else face.cost
