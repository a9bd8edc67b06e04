"""Cards move: drawn, taken, discarded, laid down; and who knows them then."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import joined, plus
from deckcli.core.vecs import append, i64, pop, remove, vec
from deckcli.engine.state import BITS, NONE
from deckcli.games.blue_moon.rules.codes import (
    DISCARDS,
    DRAWS,
    DRAWS_AT_MOST,
    DRAWS_FROM_DISCARD,
    HAND_AT_MOST,
    HAND_SIZE,
    LEADERSHIP,
    LEAVES_SHIP,
    TAKES_BACK,
)
from deckcli.games.blue_moon.rules.state import BlueMoonState, Player
from deckcli.games.blue_moon.rules.values import BlueMoonValues

_LIMITS_DRAWS: Final = 2**DRAWS_AT_MOST | 2**HAND_AT_MOST
EVERYBODY: Final = 3  # both seats, as bits


# -- into the hand


def may_take(game: BlueMoonValues, state: BlueMoonState, seat: i64) -> bool:
    """Whether a player may take one more card into the hand."""
    if not game.touches(state, 1 - seat, HAND_AT_MOST):
        return True
    held = len(state.players[seat].hand)
    for one in game.working(state, 1 - seat, HAND_AT_MOST):
        if held >= one.amount(game, state):
            return False
    return True


def may_take_from_deck(game: BlueMoonValues, state: BlueMoonState, seat: i64) -> bool:
    """Whether a player may take one more card from the draw deck into the hand."""
    return deck_is_open(game, state, seat) and may_take(game, state, seat)


def deck_is_open(game: BlueMoonValues, state: BlueMoonState, seat: i64) -> bool:
    """Whether a player may take one more card from the draw deck, wherever it goes."""
    if game.touches(state, 1 - seat, DRAWS_AT_MOST):
        taken: i64 = 0  # what was taken in a turn of the opponent does not count
        if seat == state.active:
            taken = state.taken
        for one in game.working(state, 1 - seat, DRAWS_AT_MOST):
            limit = one.amount(game, state)
            if taken >= limit and (limit == 0 or seat == state.active):
                return False
    return True


def room_to_take(game: BlueMoonValues, state: BlueMoonState, seat: i64, amount: i64) -> i64:
    """How many of so many cards a player may take from the draw deck."""
    other, room = 1 - seat, amount
    for one in game.working(state, other, DRAWS_AT_MOST):
        limit = one.amount(game, state)
        if limit == 0:
            room = 0
        elif seat == state.active:
            room = min(room, limit - state.taken)
    for one in game.working(state, other, HAND_AT_MOST):
        room = min(room, one.amount(game, state) - len(state.players[seat].hand))
    return max(room, 0)


def draw_cards(game: BlueMoonValues, state: BlueMoonState, seat: i64, amount: i64) -> i64:
    """A player draws, card by card, as far as the deck and the opponent's texts let him."""
    player = state.players[seat]
    drawn: i64 = 0
    if state.stale:
        game.refresh(state)
    deck, hand = player.deck[:], player.hand[:]
    is_limited = state.players[1 - seat].touches & _LIMITS_DRAWS != 0
    while drawn < amount and len(deck) > 0:
        if is_limited and not may_take_from_deck(game, state, seat):
            break
        deck, card = pop(deck)
        hand = append(hand, card)
        state.seen[card] |= BITS[seat]
        drawn += 1
        if seat == state.active:
            state.taken += 1
        if is_limited:
            player.deck, player.hand = deck, hand
    player.deck, player.hand = deck, hand
    if drawn > 0:
        state.emit(DRAWS, seat, amount=drawn)
        note_exhaustion(state)
    return drawn


def refill(game: BlueMoonValues, state: BlueMoonState, seat: i64) -> None:
    """A player draws up to six cards."""
    missing = HAND_SIZE - len(state.players[seat].hand)
    if missing > 0:
        draw_cards(game, state, seat, missing)


def take_from_deck(game: BlueMoonValues, state: BlueMoonState, card: i64) -> None:
    """A card that was found in the deck goes to the hand, shown to everybody."""
    seat = state.owners[card]
    player = state.players[seat]
    player.deck = remove(player.deck[:], card)
    _to_hand(state, player, card)
    if seat == state.active:
        state.taken += 1


def take_back(state: BlueMoonState, card: i64) -> None:
    """A card goes from an area, the discard pile or the leadership pile to its owner's hand.

    One that lies elsewhere stays there.
    """
    player = state.players[state.owners[card]]
    if card in player.discard:
        player.discard = remove(player.discard[:], card)
    elif card in player.pile:
        player.pile = remove(player.pile[:], card)
        if state.order == card:
            state.order, state.stale = NONE, True
    elif not state.leave_areas(card):
        return
    _to_hand(state, player, card)


def _to_hand(state: BlueMoonState, player: Player, card: i64) -> None:
    player.hand = plus(player.hand, card)
    state.seen[card] = EVERYBODY
    state.emit(TAKES_BACK, state.owners[card], card)
    note_exhaustion(state)


def draw_from_discard(
    game: BlueMoonValues, state: BlueMoonState, seat: i64, amount: i64, stream: i64
) -> None:
    """The discard pile is shuffled face down, and cards are drawn from it."""
    player, drawn = state.players[seat], i64(0)
    pile = player.discard[:]
    state.shuffle(pile, stream)
    while drawn < amount and len(pile) > 0 and may_take(game, state, seat):
        pile, card = pop(pile)
        player.hand = plus(player.hand, card)
        state.seen[card] = BITS[seat]
        drawn += 1
    player.discard = pile
    for card in pile:
        state.seen[card] = EVERYBODY  # turned up again, it shows what was drawn only to the owner
    if drawn > 0:
        state.emit(DRAWS_FROM_DISCARD, seat, amount=drawn)
    note_exhaustion(state)


# -- out of the hand


def leave_hand(state: BlueMoonState, card: i64) -> None:
    """A card that everybody sees now leaves the hand (or the shore)."""
    player = state.players[state.owners[card]]
    if card in player.hand:
        player.drop(card)
    else:
        player.ashore = remove(player.ashore[:], card)
    state.seen[card] = EVERYBODY


def slip_out(game: BlueMoonValues, state: BlueMoonState, card: i64, icon: i64) -> i64:
    """A card leaves the hand face down; others know it only if it lay open.

    Those that did not lie open cannot be told apart, apart from cards known to lack this icon: the
    last of them has the id that leaves, and which of them it was is forgotten.
    """
    seat = state.owners[card]
    player, bit = state.players[seat], BITS[seat]
    if card in player.ashore:
        player.ashore = remove(player.ashore[:], card)
        return card
    if card in player.open:
        player.drop(card)
        return card
    alike = vec[i64]()
    for held in player.hand:
        lacks_icon = icon != 0 and not game.face(state, held).icons & icon
        if held not in player.open and not (state.seen[held] != bit and lacks_icon):
            alike = append(alike, held)
    leaving = alike[-1]
    if leaving != card:
        state.swap_faces(card, leaving)
    for held in alike:
        state.seen[held] = bit
    player.drop(leaving)
    return leaving


def put_under(game: BlueMoonValues, state: BlueMoonState, card: i64) -> i64:
    """A card of the hand goes under the deck."""
    player = state.players[state.owners[card]]
    laid = slip_out(game, state, card, 0)
    player.deck = joined(vec[i64]([laid]), player.deck)
    return laid


def note_exhaustion(state: BlueMoonState) -> None:
    """Remember who first had neither a hand nor a deck; of both at once, the active player."""
    one, other = state.players[0], state.players[1]
    if (len(one.hand) > 0 or len(one.deck) > 0) and (len(other.hand) > 0 or len(other.deck) > 0):
        return
    for step in range(2):
        player = state.players[(state.active + step) % 2]
        if player.out_since == 0 and player.is_out():
            state.clock += 1
            player.out_since = state.clock


# -- discards


def discard(game: BlueMoonValues, state: BlueMoonState, card: i64) -> None:
    """A card goes from hand or table to its owner's discard pile, in sight of everybody.

    One that lies elsewhere, in a deck or pile, stays there.
    """
    seat = state.owners[card]
    player = state.players[seat]
    if card in player.hand:
        player.drop(card)
    elif card in player.ashore:
        player.ashore = remove(player.ashore[:], card)
    elif card in player.achieved:
        player.achieved = remove(player.achieved[:], card)
        state.stale = True
    elif card == state.hyla:
        state.hyla, state.stale = NONE, True
    elif not state.leave_areas(card):
        return
    lay_aside(game, state, card)
    note_exhaustion(state)


def lay_aside(game: BlueMoonValues, state: BlueMoonState, card: i64) -> None:
    """A card that lies nowhere any more goes to its pile: leadership cards have their own."""
    seat = state.owners[card]
    player = state.players[seat]
    state.seen[card] = EVERYBODY
    if game.prints[state.faces[card]].kind == LEADERSHIP:
        player.pile = plus(player.pile, card)
    else:
        player.discard = plus(player.discard, card)
    state.emit(DISCARDS, seat, card)


def clear_areas(game: BlueMoonValues, state: BlueMoonState) -> None:
    """After a fight everything in the combat and support areas is discarded; ships stay."""
    for seat in range(2):
        player = state.players[seat]
        for card in joined(player.combat, player.past):
            state.leave_areas(card)
            lay_aside(game, state, card)
        for card in joined(player.support, player.bluffs):
            state.leave_areas(card)
            lay_aside(game, state, card)


def ships_leave(game: BlueMoonValues, state: BlueMoonState, seat: i64) -> None:
    """Landed ships are discarded, and what they carried and was not played."""
    player = state.players[seat]
    if len(player.landed) == 0:
        return
    cards, player.landed, player.ashore = (
        joined(player.landed, player.ashore),
        vec[i64](),
        vec[i64](),
    )
    state.stale = True
    for card in cards:
        state.emit(LEAVES_SHIP, seat, card)
        lay_aside(game, state, card)
