"""Cards on their way from zone to zone, and the tokens that lie on them."""

from __future__ import annotations

from deckcli.core.packed import plus, without
from deckcli.core.vecs import append, i64, pop, vec
from deckcli.engine.game import ability_frame
from deckcli.engine.state import BITS, NONE
from deckcli.games.ashes.rules.absence import forget_unit
from deckcli.games.ashes.rules.codes import (
    ATTACHES,
    COMES,
    CONJURATION,
    DIE_OFF,
    DISCARD,
    DISCARDS,
    DRAWS,
    DYING,
    ENTERS,
    EXHAUSTS,
    GETS_STATUS,
    HAND,
    HEALS,
    IN_PLAY,
    IS_WOUNDED,
    LASTS_ON_STATUS,
    LEAVES,
    LEFT_PLAY,
    MILLED,
    MILLS,
    OUT,
    PILE,
    RECOVERS,
    REMOVED,
    RETURNS,
    TURNS,
)
from deckcli.games.ashes.rules.state import AshesState, with_more, with_value
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.windows import note, note_more


def everybody(state: AshesState) -> i64:
    """A bit for each seat."""
    return BITS[state.seats] - 1


def draw(state: AshesState, seat: i64, amount: i64) -> i64:
    """Take cards from the top of the draw pile, as many as there are; how many that were."""
    player = state.players[seat]
    deck, hand = player.deck, player.hand
    drawn = min(amount, len(deck))
    for nth in range(drawn):
        deck, card = pop(deck)
        state.seen[card] |= BITS[seat]
        hand = append(hand, card)
    player.deck, player.hand = deck, hand
    if drawn > 0:
        state.emit(DRAWS, seat, amount=drawn)
    return drawn


def to_discard(state: AshesState, card: i64) -> None:
    """Lay a card, already taken up, on its owner's discard pile; nobody keeps one who is out."""
    owner = state.players[state.owners[card]]
    state.seen[card] = everybody(state)
    state.side = with_value(state.side, card, state.owners[card])
    if owner.is_out:
        owner.removed = plus(owner.removed, card)
    else:
        owner.discard = append(owner.discard, card)


def discard_from_hand(state: AshesState, card: i64) -> None:
    owner = state.players[state.owners[card]]
    owner.hand = without(owner.hand, card)
    to_discard(state, card)
    state.emit(DISCARDS, state.owners[card], card)


def mill(state: AshesState, seat: i64, amount: i64) -> i64:
    """Discard from the top of a draw pile; how many that were. Who waits for it is told later."""
    player = state.players[seat]
    milled: i64 = 0
    while milled < amount and len(player.deck) > 0:
        player.deck, card = pop(player.deck)
        to_discard(state, card)
        state.emit(MILLS, seat, card)
        milled += 1
    if milled > 0:
        note_more(state, MILLED, NONE, seat, milled)
    return milled


# -- into play


def has_slot(game: AshesRules, state: AshesState, seat: i64) -> bool:
    """Whether another card fits on a battlefield."""
    player = state.players[seat]
    return len(player.battlefield) < game.prints[state.faces[player.phoenixborn]].battlefield


def fits_spellboard(game: AshesRules, state: AshesState, seat: i64, face: i64) -> bool:
    """Whether a ready spell finds a slot: copies share one."""
    player, taken, faces = state.players[seat], i64(0), state.faces
    for card in player.spellboard:
        if faces[card] == face:
            return True
        for other in player.spellboard:
            if faces[other] == faces[card]:
                if other == card:  # the first of its name
                    taken += 1
                break
    return taken < game.prints[faces[player.phoenixborn]].spellboard


def enter(game: AshesRules, state: AshesState, card: i64, seat: i64) -> None:
    """A card that was taken up comes into play on the side of a seat."""
    state.flags = with_value(state.flags, card, IN_PLAY)
    state.side = with_value(state.side, card, seat)
    state.seen[card] = everybody(state)
    player = state.players[seat]
    player.present = vec[i64]()
    if game.prints[state.faces[card]].is_unit:
        player.battlefield = plus(player.battlefield, card)
    else:
        player.spellboard = plus(player.spellboard, card)
    state.listens = -1
    state.is_unsettled = True  # it may have no life at all
    state.emit(COMES, seat, card)
    note(state, ENTERS, card, seat)


def attach(state: AshesState, card: i64, unit: i64) -> None:
    """An alteration that was taken up is attached to a unit, whose controller controls it."""
    seat = state.side[unit]
    state.flags = with_value(state.flags, card, IN_PLAY)
    state.side = with_value(state.side, card, seat)
    state.host = with_value(state.host, card, unit)
    state.seen[card] = everybody(state)
    player = state.players[seat]
    player.attached, player.present = plus(player.attached, card), vec[i64]()
    state.listens = -1
    state.is_unsettled = True
    state.emit(ATTACHES, seat, card, unit)


# -- out of play


def leave_play(game: AshesRules, state: AshesState, card: i64, zone: i64) -> None:
    """A card leaves play for a zone of its owner; conjurations return to their pile.

    Tokens and dice go back where they came from, attached cards are discarded, and whoever is out
    of the game gets nothing back.
    """
    seat, face = state.side[card], game.prints[state.faces[card]]
    player, owner = state.players[seat], state.players[state.owners[card]]
    was_unit = card in player.battlefield
    if was_unit:
        for other in state.alterations(card):
            discard_from_play(game, state, other)
    state.take_up(player, card)
    if zone != OUT and face.kind == CONJURATION:
        zone = PILE
    if state.flags[card] & REMOVED or owner.is_out:
        zone = OUT
    _free_dice(game, state, card)
    state.flags = with_value(state.flags, card, 0)
    state.clear_tokens(card)
    state.forget(card)
    state.side = with_value(state.side, card, state.owners[card])
    state.host = with_value(state.host, card, NONE)
    state.listens = -1
    state.is_unsettled = True
    state.emit(LEAVES, seat, card, amount=zone)
    if zone == PILE:
        owner.pile = plus(owner.pile, card)
    elif zone == DISCARD:
        owner.discard = append(owner.discard, card)
    elif zone == HAND:
        owner.hand = append(owner.hand, card)
    else:
        owner.removed = plus(owner.removed, card)
    if was_unit:
        forget_unit(game, state, card)
        note(state, LEFT_PLAY, card, seat)


def discard_from_play(game: AshesRules, state: AshesState, card: i64) -> None:
    """A card is discarded from play; its owner may have the chance to take it to hand instead."""
    leave_play(game, state, card, DISCARD)
    owner = state.owners[card]
    ability = game.prints[state.faces[card]].resparks
    if ability is not None and state.phase == TURNS and not state.players[owner].is_out:
        ability_frame(game, state, ability, owner, card)


def to_hand(state: AshesState, card: i64) -> None:
    """A card of a discard pile is taken to its owner's hand; all have seen it."""
    owner = state.players[state.owners[card]]
    if card in owner.discard:
        owner.discard = without(owner.discard, card)
        owner.hand = append(owner.hand, card)
        state.emit(RETURNS, state.owners[card], card)


def _free_dice(game: AshesRules, state: AshesState, card: i64) -> None:
    """Dice on a card go to the exhausted pool of the player who put them there."""
    player = state.players[state.side[card]]
    if state.charms[card] > 0:
        if not player.is_out:
            player.exhausted[game.attached_type] += state.charms[card]
            state.emit(DIE_OFF, state.side[card], card, amount=state.charms[card])
        state.charms = with_value(state.charms, card, 0)


# -- tokens


def put_wounds(state: AshesState, card: i64, amount: i64) -> None:
    state.wounds = with_more(state.wounds, card, amount)
    state.is_unsettled = True
    state.emit(IS_WOUNDED, state.side[card], card, amount=amount)


def heal(state: AshesState, card: i64, amount: i64) -> None:
    healed = min(amount, state.wounds[card])
    if healed > 0:
        state.wounds = with_more(state.wounds, card, -healed)
        state.emit(HEALS, state.side[card], card, amount=healed)


def exhaust(state: AshesState, card: i64, amount: i64) -> None:
    state.exhaustion = with_more(state.exhaustion, card, amount)
    state.emit(EXHAUSTS, state.side[card], card, amount=amount)


def refresh(state: AshesState, card: i64, amount: i64) -> None:
    taken = min(amount, state.exhaustion[card])
    if taken > 0:
        state.exhaustion = with_more(state.exhaustion, card, -taken)
        state.emit(RECOVERS, state.side[card], card, amount=taken)


def add_status(state: AshesState, card: i64, amount: i64) -> None:
    state.status = with_more(state.status, card, amount)
    state.is_unsettled = True
    state.emit(GETS_STATUS, state.side[card], card, amount=amount)


def take_status(game: AshesRules, state: AshesState, card: i64, amount: i64) -> None:
    """Take status tokens off a card; some cards do not outlast their last one."""
    state.status = with_more(state.status, card, -amount)
    state.is_unsettled = True
    state.emit(GETS_STATUS, state.side[card], card, amount=-amount)
    if state.status[card] == 0 and not state.flags[card] & DYING:
        for ability in game.prints[state.faces[card]].abilities:
            for static in ability.statics:
                if static.stat == LASTS_ON_STATUS:
                    discard_from_play(game, state, card)
                    return
