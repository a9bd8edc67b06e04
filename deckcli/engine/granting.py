"""What a card can do now: abilities printed on it, and granted to it, minus those it has lost.

Whether a pool has anything of the kind is known when it is compiled (`Game.alters_abilities`), so
games without it pay nothing. Losing comes first: an ability that is lost grants nothing. What takes
abilities away is itself not taken away, so the order of cards never matters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.modifiers import GRANTED, LOST
from deckcli.engine.native import mypyc_attr
from deckcli.engine.notation import MOST_CARDS
from deckcli.engine.state import NOTHING, Frame, State
from deckcli.engine.words.kinds import Static

if TYPE_CHECKING:
    from deckcli.engine.game import Game


@mypyc_attr(acyclic=True, free_list_len=1)
class InForce:
    """A static that works now, and the frame of the card that has it."""

    __slots__ = ("frame", "static")

    def __init__(self, static: Static, frame: Frame) -> None:
        self.static, self.frame = static, frame

    def reaches(self, game: Game[Any], state: State, card: i64) -> bool:
        return self.static.group.has(game, state, self.frame, card)

    def amount(self, game: Game[Any], state: State) -> i64:
        return self.static.amount.value(game, state, self.frame)


def contexts(seats: i64) -> vec[vec[Frame]]:
    """For each seat and card, the frame in which continuous abilities are read; none ever changes.

    Actions cannot name a higher card.
    """
    values = vec[i64]()
    made = vec[vec[Frame]]()
    for seat in range(seats):
        frames = vec[Frame]([Frame(-1, seat, card, values, NOTHING) for card in range(MOST_CARDS)])
        made = append(made, frames)
    return made


def abilities_now(game: Game[Any], state: State, card: i64) -> vec[Ability]:
    """The abilities of a card."""
    losses = printed_statics(game, state, LOST)
    found = vec[Ability]()
    for ability in game.faces[state.faces[card]].abilities:
        if not _is_lost(game, state, losses, card, ability):
            found = append(found, ability)
    for modifier in state.modifiers:
        if modifier.stat == GRANTED and modifier.card == card:
            granted = game.abilities[modifier.amount]
            if not _is_lost(game, state, losses, card, granted):
                found = append(found, granted)
    for grant in printed_statics(game, state, GRANTED):
        giver = game.abilities[grant.static.ability]
        granted = game.abilities[grant.amount(game, state)]
        if (
            grant.reaches(game, state, card)
            and not _is_lost(game, state, losses, grant.frame.source, giver)
            and not _is_lost(game, state, losses, card, granted)
        ):
            found = append(found, granted)
    return found


def printed_statics(game: Game[Any], state: State, stat: i64) -> vec[InForce]:
    """The statics of this stat that are printed on cards in play, as far as they work now."""
    found = vec[InForce]()
    for seat in range(state.seats):
        for source in game.in_play(state, seat):
            for ability in game.faces[state.faces[source]].abilities:
                for static in ability.statics:
                    if static.stat == stat:
                        frame = Frame(-1, seat, source, vec[i64](), NOTHING)
                        if static.works(game, state, frame):
                            found = append(found, InForce(static, frame))
    return found


def _is_lost(
    game: Game[Any], state: State, losses: vec[InForce], card: i64, ability: Ability
) -> bool:
    """Whether something takes this ability of this card away."""
    for static in ability.statics:
        if static.stat == LOST:
            return False
    for modifier in state.modifiers:
        is_loss = modifier.stat == LOST and modifier.card == card
        if is_loss and not game.spares(modifier.amount, ability.skill):
            return True
    for loss in losses:
        if loss.reaches(game, state, card) and not game.spares(
            loss.amount(game, state), ability.skill
        ):
            return True
    return False
