"""Demands: what a player must discard or play on his turn because the opponent's texts say so."""

from __future__ import annotations

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.granting import InForce
from deckcli.engine.native import mypyc_attr
from deckcli.engine.words.sums import can_complete, without_place
from deckcli.games.blue_moon.rules.codes import (
    BOOSTER,
    CHARACTER,
    DEMANDS,
    DEMANDS_PLAY,
    DOUBLES_DEMAND,
)
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.rules.texts import Demands, DemandsPlay

# What cards are counted by.
BY_FIRE = 0
BY_EARTH = 1
BY_MOONS = 2
BY_KIND = 3  # plus the kind: how many such cards


@mypyc_attr(acyclic=True)
class Pile:
    """Cards that must be discarded: so much, counted in one way or the other."""

    __slots__ = ("amount", "by", "or_by")

    def __init__(self, amount: i64, by: i64, or_by: i64) -> None:
        self.amount, self.by, self.or_by = amount, by, or_by


def piles_of(demand: Demands, factor: i64) -> vec[Pile]:
    """What a demand asks for, one pile after another."""
    found = vec[Pile]()
    if demand.fire > 0:
        found = append(found, Pile(demand.fire * factor, BY_FIRE, BY_FIRE))
    if demand.earth > 0:
        found = append(found, Pile(demand.earth * factor, BY_EARTH, BY_EARTH))
    if demand.either > 0:
        found = append(found, Pile(demand.either * factor, BY_FIRE, BY_EARTH))
    if demand.moons > 0:
        found = append(found, Pile(demand.moons * factor, BY_MOONS, BY_MOONS))
    if demand.characters > 0:
        found = append(
            found, Pile(demand.characters * factor, BY_KIND + CHARACTER, BY_KIND + CHARACTER)
        )
    return found


def demands_on(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> vec[InForce]:
    """The demands on a player's hand, in the order of the cards."""
    return game.working(state, 1 - seat, DEMANDS)


def factor_of(game: BlueMoonRules, state: BlueMoonState, seat: i64, source: i64) -> i64:
    """By how much a demand of a card is multiplied."""
    factor: i64 = 1
    for one in game.working(state, 1 - seat, DOUBLES_DEMAND):
        if source in one.static.group.cards(game, state, one.frame):
            factor *= 2
    return factor


def pending(game: BlueMoonRules, state: BlueMoonState, seat: i64, *, or_dragon: bool) -> vec[Pile]:
    """All piles that are demanded now; those that cost only a dragon, or the others."""
    found = vec[Pile]()
    for one in demands_on(game, state, seat):
        static = one.static
        assert isinstance(static, Demands)
        if static.or_dragon == or_dragon:
            for pile in piles_of(static, factor_of(game, state, seat, one.frame.source)):
                found = append(found, pile)
    return found


def counted(game: BlueMoonRules, state: BlueMoonState, card: i64, by: i64) -> i64:
    """What a card of the hand counts."""
    face = game.prints[state.faces[card]]
    if by == BY_FIRE:
        return face.fire
    if by == BY_EARTH:
        return face.earth
    if by == BY_MOONS:
        return face.moons
    if face.kind == by - BY_KIND:
        return 1
    return 0


def values_of(game: BlueMoonRules, state: BlueMoonState, cards: vec[i64], by: i64) -> vec[i64]:
    found = vec[i64]()
    for card in cards:
        found = append(found, counted(game, state, card, by))
    return found


def can_pay(
    game: BlueMoonRules, state: BlueMoonState, hand: vec[i64], piles: vec[Pile], at: i64 = 0
) -> bool:
    """Whether cards of the hand can make up all piles from this one on, no card in two of them."""
    if at == len(piles):
        return True
    if at == len(piles) - 1:  # the last pile: what is left is enough or not
        pile = piles[at]
        return _sum(values_of(game, state, hand, pile.by)) >= pile.amount or (
            pile.or_by != pile.by and _sum(values_of(game, state, hand, pile.or_by)) >= pile.amount
        )
    pile = piles[at]
    if _fill(game, state, hand, piles, at, pile.by, pile.amount, 0):
        return True
    return pile.or_by != pile.by and _fill(game, state, hand, piles, at, pile.or_by, pile.amount, 0)


def _fill(
    game: BlueMoonRules,
    state: BlueMoonState,
    hand: vec[i64],
    piles: vec[Pile],
    at: i64,
    by: i64,
    missing: i64,
    first: i64,
) -> bool:
    """Whether a pile can be made up of cards from this place on, and the others of the rest."""
    if missing <= 0:
        return can_pay(game, state, hand, piles, at + 1)
    for place in range(first, len(hand)):
        value = counted(game, state, hand[place], by)
        if value > 0:
            rest = without_place(hand, place)
            if _fill(game, state, rest, piles, at, by, missing - value, place):
                return True
    return False


def _sum(values: vec[i64]) -> i64:
    total: i64 = 0
    for value in values:
        total += value
    return total


def useful_cards(
    game: BlueMoonRules,
    state: BlueMoonState,
    hand: vec[i64],
    paid: vec[i64],
    piles: vec[Pile],
    *,
    strictly: bool,
) -> vec[i64]:
    """The cards of the hand that may be given next for the first pile: none that is superfluous.

    `paid` was given already; if `strictly`, the other piles must stay possible.
    """
    pile, found, later = piles[0], vec[i64](), vec[Pile]()
    if strictly:
        later = piles[1:]
    for at in range(len(hand)):
        given, rest = append(paid[:], hand[at]), without_place(hand, at)
        if len(later) == 0 and pile.by == pile.or_by:
            values = values_of(game, state, given, pile.by)
            is_useful = can_complete(pile.amount, values, values_of(game, state, rest, pile.by))
        else:
            is_useful = _completes(game, state, given, rest, pile, later, 0)
        if is_useful:
            found = append(found, hand[at])
    return found


def _completes(
    game: BlueMoonRules,
    state: BlueMoonState,
    given: vec[i64],
    rest: vec[i64],
    pile: Pile,
    later: vec[Pile],
    first: i64,
) -> bool:
    """Whether cards can be added to those given so that all are needed, and later piles paid."""
    if is_made_up(game, state, pile, given):
        for at in range(len(given)):
            if is_made_up(game, state, pile, without_place(given, at)):
                return False
        return can_pay(game, state, rest, later)
    for place in range(first, len(rest)):
        more, left = append(given[:], rest[place]), without_place(rest, place)
        if _completes(game, state, more, left, pile, later, place):
            return True
    return False


def is_made_up(game: BlueMoonRules, state: BlueMoonState, pile: Pile, paid: vec[i64]) -> bool:
    """Whether the cards that were given are enough for a pile."""
    one, other = i64(0), i64(0)
    for card in paid:
        one += counted(game, state, card, pile.by)
        other += counted(game, state, card, pile.or_by)
    return max(one, other) >= pile.amount


def plays_demanded(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether every booster or support that the opponent demands was played this turn."""
    for one in game.working(state, 1 - seat, DEMANDS_PLAY):
        static = one.static
        assert isinstance(static, DemandsPlay)
        if static.kind == BOOSTER and state.into_combat == state.characters:
            return False
        if static.kind != BOOSTER and state.supported == 0:
            return False
    return True
