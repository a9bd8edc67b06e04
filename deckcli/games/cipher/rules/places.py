"""Skills that work outside the field: face-up among the bonds, or in the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.core.vecs import extend, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.notation import action, verb_of
from deckcli.engine.ops import Op, Program
from deckcli.engine.state import Frame
from deckcli.engine.words.choosing import May, stop
from deckcli.engine.words.kinds import Condition
from deckcli.games.cipher.rules.codes import (
    AS_BOND,
    ASK_PAY,
    DECLINE,
    IN_HAND,
    ON_FIELD,
    PAY,
    PLACES,
    SHOWS,
)
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import EVERYBODY


class LiesIn(Condition):
    """The card lies where its skill works."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        self.place = place

    def holds(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        return _place_of(state, frame.source) == self.place


def _place_of(state: CipherState, card: i64) -> i64:
    player = state.players[state.owners[card]]
    if card in player.units:
        return ON_FIELD
    if card in player.bonds:
        return AS_BOND if state.is_face_up(card) else 0
    return IN_HAND if card in player.hand else 0


def works_in(facts: Mapping[str, Any]) -> int:
    """Where the card must lie for a skill to work; 0: wherever its words say."""
    if "area" in facts:
        return (AS_BOND, IN_HAND)[PLACES.index(facts["area"])]
    return 0 if facts["class"] in ("SPEC", "SUPP") else ON_FIELD


def require(ability: Ability, conditions: vec[Condition]) -> None:
    """Let an ability, and all that it gives, need nothing but these conditions."""
    ability.requires = conditions
    for static in ability.statics:
        static.requires = conditions


def tie_to_places(abilities: vec[Ability], places: list[int], programs: vec[Program]) -> None:
    """Let each skill of a card with skills for several places work only in its own place.

    For a triggered skill the card must lie there when the event happens, but may be gone when the
    skill resolves; only a skill in the hand is shown from there. Special skills work wherever
    their words say.
    """
    for ability, place in zip(abilities, places, strict=True):
        lies_there = vec[Condition]([LiesIn(place)])
        if place and ability.event >= 0:
            ability.when = extend(lies_there, ability.when)
        elif place:
            require(ability, extend(lies_there, ability.requires))
        if place == IN_HAND and ability.event >= 0 and ability.program >= 0:
            program = programs[ability.program]
            rest = program.ops[1:] if isinstance(program.ops[0], May) else program.ops
            program.ops = extend(vec[Op]([ShowFromHand()]), rest)


class ShowFromHand(Op):
    """The player may show the card and use its skill; keeping it hidden reveals nothing."""

    __slots__ = ()

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        if frame.source not in state.players[frame.seat].hand:
            stop(game, frame)
            return
        options = vec[i64]([action(PAY), action(DECLINE)])
        self.ask(game, state, frame, ASK_PAY, frame.seat, options)

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        if verb_of(action) == PAY:
            show(game, state, frame.source)
        else:
            stop(game, frame)


def show(game: CipherRules, state: CipherState, card: i64) -> None:
    """Both players see a card of the hand."""
    if state.seen[card] != EVERYBODY:
        state.seen[card] = EVERYBODY
        state.emit(SHOWS, state.owners[card], card)
