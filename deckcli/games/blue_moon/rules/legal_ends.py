"""Whether a turn can still end legally: nobody plays on only to retreat.

Sums tell most of it, cards that are laid down for a moment most of the rest; what is still open is
looked for on copies of the table.
"""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import with_room
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.state import NONE
from deckcli.games.blue_moon.rules.at_hand import characters_to_play, supports_to_play
from deckcli.games.blue_moon.rules.codes import (
    CHARACTER,
    CHARACTERS,
    COVER,
    LAYERED,
    ONLY_IF,
    SUPPORT,
)
from deckcli.games.blue_moon.rules.playing import may_cover
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.searches import Search, best_first
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.rules.sums import (
    CONSTRAINTS,
    ENOUGH,
    LOOSENS,
    NO,
    OPEN,
    YES,
    Sums,
    can_count,
    verdict,
)
from deckcli.games.blue_moon.rules.trials import tried_after
from deckcli.games.blue_moon.rules.turn_ends import has_fighters

_MATTERS: Final = LAYERED | 2**ONLY_IF


def can_end(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether a fight that begins or goes on now can end legally, in the character phase.

    What is found out about single characters is noted, as far as it is needed: `are_legal` would
    find out the same, but it is asked only if the player does fight.
    """
    state.foreseen = vec[i64]()
    if _is_free_of_cares(game, state, seat):
        return (has_fighters(game, state, seat) and game.may_end_characters(state, seat)) or len(
            characters_to_play(game, state, seat)
        ) > 0
    cards, need = characters_to_play(game, state, seat), _plain_need(game, state, seat)
    if need < ENOUGH:
        for card in cards:
            if _is_plainly_enough(game, state, card, need):
                return True
    # one of which sums tell that it is enough saves the trials of all others
    if can_count(state, seat) and _is_foreseen_by_sums(game, state, seat, cards):
        return True
    cards = best_first(game, state, cards)
    told = _foresee(game, state, seat, cards)
    return _is_found(game, state, seat, cards) if told == OPEN else told == YES


def _foresee(game: BlueMoonRules, state: BlueMoonState, seat: i64, cards: vec[i64]) -> i64:
    """Whether the turn can end after one of these characters, before any is played: a verdict."""
    found, foreseen = i64(NO), state.foreseen
    if state.characters > 0 or state.players[seat].touches & LOOSENS:
        found = OPEN
    for card in cards:
        told: i64 = NO
        if card * 2 + NO not in foreseen:
            told = tried_after(game, state, seat, CHARACTER, card)
            if told != OPEN:
                foreseen = append(foreseen, card * 2 + told)
        if told == NO and may_cover(game, state, seat, card):
            told = tried_after(game, state, seat, COVER, card)
        if told == OPEN:
            found = OPEN
        elif told == YES:
            found = YES
            break
    state.foreseen = foreseen
    return found


def _is_foreseen_by_sums(
    game: BlueMoonRules, state: BlueMoonState, seat: i64, cards: vec[i64]
) -> bool:
    """Note what sums tell about each of these characters; whether one of them is enough."""
    sums, foreseen, is_found = Sums(game, state, seat), with_room(len(cards)), False
    for card in cards:
        told = sums.after(CHARACTER, card)
        if told != OPEN:
            foreseen = append(foreseen, card * 2 + told)
        if told == YES:
            is_found = True
    state.foreseen = foreseen
    return is_found


def _is_found(game: BlueMoonRules, state: BlueMoonState, seat: i64, cards: vec[i64]) -> bool:
    """The same by a search; it knows what was foreseen, and adds to it."""
    search, foreseen = Search(game, seat), state.foreseen
    if has_fighters(game, state, seat):
        return search.finds(state.clone())
    for card in cards:
        if card * 2 + NO not in foreseen:
            found = search.finds_after(state, CHARACTER, card)
            foreseen = append(foreseen, card * 2 + (YES if found else NO))
            state.foreseen = foreseen
            if found:
                return True
        if may_cover(game, state, seat, card) and search.finds_after(state, COVER, card):
            return True
    return search.finds_by_using(state)


def _is_free_of_cares(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether every turn with a character ends legally."""
    if state.element != NONE:
        return False
    if state.stale:
        game.refresh(state)
    return state.players[1 - seat].touches & CONSTRAINTS == 0


def are_legal(
    game: BlueMoonRules, state: BlueMoonState, seat: i64, how: i64, cards: vec[i64]
) -> vec[i64]:
    """Those of the cards after which the turn can end legally.

    `how`: played as a CHARACTER, as one that is to COVER its gang, as a booster or SUPPORT, as a
    BLUFF.
    """
    foreseen, state.foreseen = state.foreseen, vec[i64]()
    if len(cards) == 0 or _is_free_of_cares(game, state, seat):
        return cards
    found, sums, need = with_room(len(cards)), None, _plain_need(game, state, seat)
    for card in cards:
        if how == CHARACTER and card * 2 + NO in foreseen:
            continue
        if not (how == CHARACTER and card * 2 + YES in foreseen) and not _is_plainly_enough(
            game, state, card, need
        ):
            # sums that foresaw something left the others open, and would again
            if sums is None and len(foreseen) == 0 and can_count(state, seat):
                sums = Sums(game, state, seat)
            if not _stays_legal(game, state, seat, sums, how, card):
                continue
        found = append(found, card)
    return found


def _stays_legal(
    game: BlueMoonRules, state: BlueMoonState, seat: i64, sums: Sums | None, how: i64, card: i64
) -> bool:
    """Whether the turn can end legally after a card is played: by sums, a trial, or a search."""
    told: i64 = OPEN
    if sums is not None:
        told = sums.after(how, card)
    if told == OPEN:
        told = tried_after(game, state, seat, how, card)
    return Search(game, seat).finds_after(state, how, card) if told == OPEN else told == YES


def stays_legal_in(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether the turn can end legally in the support phase, after some play or none."""
    if _is_free_of_cares(game, state, seat):
        return True
    told = verdict(game, state, seat)
    if told == OPEN:
        for card in supports_to_play(game, state, seat):
            if tried_after(game, state, seat, SUPPORT, card) == YES:
                return True
    return Search(game, seat).finds(state.clone()) if told == OPEN else told == YES


def _plain_need(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> i64:
    """What a character must be worth as printed so that it alone is enough; ENOUGH: none is.

    No text may demand anything or work in layers; what is active now may not be afterwards.
    """
    if state.element == NONE or state.phase != CHARACTERS:
        return ENOUGH
    if state.stale:
        game.refresh(state)
    player, other = state.players[seat], state.players[1 - seat]
    if other.touches & (CONSTRAINTS | LAYERED) or player.touches & LAYERED:
        return ENOUGH
    power = game.power(state, 1 - seat, state.element)
    for support in player.support:
        power -= game.stat(state, support, state.element)
    return power


def _is_plainly_enough(game: BlueMoonRules, state: BlueMoonState, card: i64, need: i64) -> bool:
    """Whether a card alone reaches the power that is needed, and nothing else is asked.

    What its text does now may change the element, or values in layers; nothing else matters here.
    """
    face = game.prints[state.faces[card]]
    value = face.fire if state.element == 0 else face.earth
    return value >= need and not face.touches & _MATTERS
