"""The deployment phase: new units and level-ups (rulebook, deployment)."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import with_room
from deckcli.core.vecs import append, i64, remove, vec
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
_SHARES_NAME: Final = 2**SHARES_NAME  # as bits of what a face touches
_CANNOT_DEPLOY: Final = 2**CANNOT_DEPLOY
_DEPLOYMENTS: Final = for_each_card(DO_DEPLOY)  # the line is added to these


class DeployPhase(Op):
    """Deploy and level up, as often as bonds allow."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        state.phase = DEPLOY
        player = state.players[frame.seat]
        budget = len(player.bonds) - player.spent
        options = with_room(2 * len(player.hand) + 1)
        faces, prints = state.faces, game.prints
        cheap = vec[i64]([card for card in player.hand if prints[faces[card]].cheapest <= budget])
        if len(cheap) > 0:
            symbols = player.symbols
            names = _unit_names(game, state, player)
            for card in game.distinct(state, cheap):
                if prints[faces[card]].symbols & ~symbols == 0:
                    options = _with_deployments(game, state, card, budget, names, options)
        options = append(options, _END_DEPLOYMENT)
        self.ask(game, state, frame, ASK_DEPLOY, frame.seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        if action == _END_DEPLOYMENT:
            return
        again(frame)
        verb, card = verb_of(action), first_of(action)
        player = state.players[frame.seat]
        face = game.prints[state.faces[card]]
        if verb == DO_DEPLOY:
            player.spent += face.cost
            player.hand = remove(player.hand, card)
            deploy(game, state, card, second_of(action))
        else:
            player.spent += level_cost(face)
            level_up(game, state, card, second_of(action))
        check(game, state)


def _unit_names(game: CipherRules, state: CipherState, player: Player) -> vec[i64]:
    """Every unit name that is already on the player's field."""
    faces, prints = state.faces, game.prints
    names = vec[i64]([prints[faces[unit]].unit for unit in player.units])
    for unit in player.units:
        also = prints[faces[unit]].also
        if also != -1:
            names = append(names, also)
    return names


def _with_deployments(
    game: CipherRules, state: CipherState, card: i64, budget: i64, names: vec[i64],
    options: vec[i64],
) -> vec[i64]:  # fmt: skip
    """The options, and those for one card: level-ups of units with a name of it, both lines."""
    face = game.prints[state.faces[card]]
    if face.unit in names or (face.also != -1 and face.also in names):
        if level_cost(face) <= budget:
            for unit in game.namesakes(state, state.owners[card], face):
                options = append(options, action(LEVEL_UP, card, unit))
        if not face.touches & _SHARES_NAME:
            return options
    if face.cost > budget:
        return options
    if not face.touches & _CANNOT_DEPLOY or not is_kept_back(game, state, card):
        options = append(options, _DEPLOYMENTS[card] + FRONT)
        options = append(options, _DEPLOYMENTS[card] + BACK)
    return options


def lines_for(card: i64) -> vec[i64]:
    """The options for deploying a card: in front or in the back."""
    deployed = _DEPLOYMENTS[card]
    return vec[i64]([deployed + FRONT, deployed + BACK])


def level_cost(face: CipherFace) -> i64:
    """The class-change cost if the card has one, otherwise its deployment cost."""
    return face.class_change if face.class_change >= 0 else face.cost
