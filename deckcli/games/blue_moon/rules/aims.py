"""Texts about one card of their player's: which it is, and how high a total they can bring."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.games.blue_moon.rules.codes import AIMS
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.rules.texts import OneOf

_AIMS: Final[int] = 2**AIMS  # as a bit of what texts touch
_NO_CARDS: Final = vec[i64]()  # never changes


def reaches(game: BlueMoonRules, state: BlueMoonState, seat: i64, power: i64) -> bool:
    """Whether the total can be so high, whatever cards the player's texts are about."""
    if game.power(state, seat, state.element) >= power:
        return True
    aiming = aiming_cards(game, state, seat)
    if len(aiming) == 0:
        return False
    targets, values, listener = state.targets, state.values, state.listener
    own, others = state.players[seat].touches, state.players[1 - seat].touches
    state.listener = None
    found = _aims(game, state, seat, power, aiming, 0)
    state.targets, state.values, state.listener, state.stale = targets, values, listener, False
    state.players[seat].touches, state.players[1 - seat].touches = own, others
    return found


def aiming_cards(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> vec[i64]:
    """The cards whose texts work and are about one card that the player chooses."""
    if state.stale:
        game.refresh(state)
    if not state.players[seat].touches & _AIMS:
        return _NO_CARDS
    found = vec[i64]()
    for card in game.in_play(state, seat):
        aims = game.prints[state.faces[card]].touches & _AIMS
        if aims and not game.is_ignored(state, card):
            found = append(found, card)
    return found


def candidates(game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64) -> vec[i64]:
    """The cards that the text of a card may be about."""
    frame = game.contexts[seat][card]
    for static in game.prints[state.faces[card]].statics:
        group = static.group
        if isinstance(group, OneOf):
            return group.group.cards(game, state, frame)
    return vec[i64]()


def _aims(
    game: BlueMoonRules, state: BlueMoonState, seat: i64, power: i64, cards: vec[i64], at: i64
) -> bool:
    if at == len(cards):
        return game.power(state, seat, state.element) >= power
    choices = candidates(game, state, seat, cards[at])
    if len(choices) == 0:
        return _aims(game, state, seat, power, cards, at + 1)
    for choice in choices:
        state.aim(cards[at], choice)
        if _aims(game, state, seat, power, cards, at + 1):
            return True
    return False


def reaches_with(
    game: BlueMoonRules, state: BlueMoonState, seat: i64, power: i64, card: i64, choice: i64
) -> bool:
    """Whether the total can be so high if the text of a card is about this choice.

    Cards that come before it keep what they have chosen.
    """
    table = state.clone()
    table.aim(card, choice)
    cards = aiming_cards(game, table, seat)
    at: i64 = 0
    while cards[at] != card:
        at += 1
    return _aims(game, table, seat, power, cards, at + 1)


def lost_aims(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> vec[i64]:
    """The cards whose texts are about a card that is gone, though there are others."""
    if not state.stale and not state.players[seat].touches & _AIMS:
        return _NO_CARDS
    found = vec[i64]()
    for card in aiming_cards(game, state, seat):
        choices = candidates(game, state, seat, card)
        if len(choices) > 0 and state.targets[card] not in choices:
            found = append(found, card)
    return found
