"""Cards on their way from zone to zone: drawing, deploying, moving, leaving (rulebook, areas)."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import plus
from deckcli.core.vecs import append, i64, pop, remove, vec
from deckcli.engine.events import happen
from deckcli.engine.listening import FIRES
from deckcli.engine.state import BITS, NONE
from deckcli.games.cipher.rules.codes import (
    ATTACKER_LEFT,
    BEATEN,
    BECOMES_BOND,
    CANNOT_BE_BOND,
    CANNOT_DEPLOY,
    CHANGES_CLASS,
    CLASS_CHANGES,
    DEFENDER_LEFT,
    DEPLOYED,
    DRAWS,
    FACE_DOWN,
    GROWS,
    LAID,
    LEVELS_UP,
    MOVED,
    MOVES,
    RENEWS_DECK,
    RETREATS,
    SEATS,
    SHARES_NAME,
    TAPPED,
    TO_BONDS,
)
from deckcli.games.cipher.rules.faces import CipherFace
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules

EVERYBODY: Final = 3
_MOVED: Final = 2**MOVED  # as bits of `listens`
_LAID: Final = 2**LAID
_DEPLOYED: Final = 2**DEPLOYED
_SHARES_NAME: Final = 2**SHARES_NAME  # as bits of what a face touches
_CANNOT_BE_BOND: Final = 2**CANNOT_BE_BOND


def refresh_deck(game: CipherRules, state: CipherState, seat: i64) -> None:
    """The moment a deck runs out, the whole retreat area becomes the new deck."""
    player = state.players[seat]
    if len(player.deck) > 0 or len(player.retreat) == 0:
        return
    player.deck, player.retreat = player.retreat, vec[i64]()
    state.shuffle(player.deck, seat)
    state.emit(RENEWS_DECK, seat)


def refresh_decks(game: CipherRules, state: CipherState) -> None:
    """After skills took cards from decks or put some into retreat areas: no deck stays empty."""
    for seat in SEATS:
        if len(state.players[seat].deck) == 0:
            state.unsettled = True
            refresh_deck(game, state, seat)


def take_top(game: CipherRules, state: CipherState, seat: i64) -> i64:
    """The top card of a deck, or NONE if there is none."""
    player = state.players[seat]
    if len(player.deck) == 0:
        refresh_deck(game, state, seat)
        if len(player.deck) == 0:
            state.unsettled = True  # the player has lost
            return NONE
    player.deck, card = pop(player.deck)
    if len(player.deck) == 0:
        state.unsettled = True
        refresh_deck(game, state, seat)
    return card


def draw_cards(
    game: CipherRules, state: CipherState, seat: i64, amount: i64, heard_as: i64 = DRAWS
) -> None:
    player = state.players[seat]
    drawn: i64 = 0
    for nth in range(amount):
        card = take_top(game, state, seat)
        if card == NONE:
            break
        state.seen[card] |= BITS[seat]
        player.hand = append(player.hand, card)
        drawn += 1
    if state.listener is not None:
        state.emit(heard_as, seat, amount=drawn)


def retreat(state: CipherState, card: i64) -> None:
    """Put a card that was already taken from its zone face up into its owner's retreat area."""
    state.seen[card] = EVERYBODY
    state.flags[card] = 0
    player = state.players[state.owners[card]]
    player.retreat = append(player.retreat, card)
    if len(player.deck) == 0:
        state.unsettled = True


def discard(state: CipherState, card: i64) -> None:
    player = state.players[state.owners[card]]
    player.hand = remove(player.hand, card)
    retreat(state, card)


def deploy(game: CipherRules, state: CipherState, card: i64, line: i64) -> None:
    """Turn a card already taken from its zone into an untapped unit; it has no namesake there."""
    state.players[state.owners[card]].step_in(card, line)
    state.seen[card] = EVERYBODY
    state.flags[card] = 0
    game.unit_came(state, card)
    if state.listens & _DEPLOYED:
        happen(game, state, DEPLOYED, card)


def level_up(game: CipherRules, state: CipherState, card: i64, unit: i64) -> None:
    """Stack a card from the hand onto a unit.

    The unit keeps its id, and with it everything attached to it (tapped or not, main character,
    lasting effects): the two cards swap faces instead.
    """
    player = state.players[state.owners[unit]]
    player.hand = remove(player.hand, card)
    state.swap_faces(card, unit)
    state.lay_below(unit, card)
    state.seen[unit] = EVERYBODY
    face, before = game.prints[state.faces[unit]], game.prints[state.faces[card]]
    if face.unit != before.unit or face.also != -1 or before.touches & _SHARES_NAME:
        note_namesakes(game, state, face, state.owners[unit])
    game.units_changed(state, state.owners[unit])
    happen(game, state, LEVELS_UP, unit)
    if face.class_change >= 0:
        state.emit(CHANGES_CLASS, state.owners[unit], unit, card)
        player.bonus += 1
        state.unsettled = True
        happen(game, state, CLASS_CHANGES, unit)


def grow(game: CipherRules, state: CipherState, card: i64, unit: i64) -> None:
    """Stack a card already taken from its zone under a unit (rulebook, growth).

    From then on the unit counts as levelled up, but no event has happened that a skill waits for.
    """
    state.lay_below(state.stack(unit)[-1], card)
    state.seen[card] = EVERYBODY
    state.flags[card] = 0
    state.emit(GROWS, state.owners[unit], unit, card)


def note_namesakes(game: CipherRules, state: CipherState, face: CipherFace, seat: i64) -> None:
    """Leave two units that bear a name of this face to the next check."""
    if len(game.namesakes(state, seat, face)) > 1:
        state.crowded = state.unsettled = True


def move(game: CipherRules, state: CipherState, unit: i64) -> None:
    """Move a unit from one line to the other; its state stays the same."""
    player = state.players[state.owners[unit]]
    if unit in player.front:
        player.line_up(remove(player.front[:], unit), plus(player.back, unit))
    else:
        player.line_up(plus(player.front, unit), remove(player.back[:], unit))
    if len(player.front) == 0:
        state.unsettled = True  # those behind may have to march
    if state.listener is not None:
        state.emit(MOVES, state.owners[unit], unit)
    if state.listens & _MOVED:
        happen(game, state, MOVED, unit)


def destroy(state: CipherState, unit: i64, strike: i64) -> None:
    """Mark a unit as destroyed; the next check removes it, or an orb in its place."""
    state.flags[unit] |= BEATEN
    state.strike = strike
    state.beaten = state.unsettled = True


def leave_field(game: CipherRules, state: CipherState, unit: i64) -> None:
    """A unit and every card stacked below it go to the retreat area, or become bonds."""
    becomes_bond = state.flags[unit] & TO_BONDS != 0
    for card in lift(game, state, unit):
        if becomes_bond:
            lay_bond(game, state, card)
        else:
            retreat(state, card)
    state.emit(BECOMES_BOND if becomes_bond else RETREATS, state.owners[unit], unit)


def lift(game: CipherRules, state: CipherState, unit: i64) -> vec[i64]:
    """Take a unit off the field and return its cards, from the top, for the caller to place."""
    state.players[state.owners[unit]].step_out(unit)
    state.forget(unit)
    if state.changed:
        state.note_changes()
    if unit == state.attacker:  # for good: a unit that comes back is a different one
        state.broken_off, state.lent_attack = state.broken_off | ATTACKER_LEFT, 0
    elif unit == state.defender:
        state.broken_off, state.lent_defense = state.broken_off | DEFENDER_LEFT, 0
    cards = state.stack(unit)
    state.take_apart(cards)
    state.unsettled = True
    face = game.prints[state.faces[unit]]
    if face.touches & _SHARES_NAME:  # those it allowed to stand beside it remain
        note_namesakes(game, state, face, state.owners[unit])
    game.units_changed(state, state.owners[unit])
    return cards


def lay_bond(game: CipherRules, state: CipherState, card: i64) -> None:
    """Turn a card already taken from its zone into a face-up bond."""
    player = state.players[state.owners[card]]
    player.bonds = plus(player.bonds, card)
    player.symbols |= game.prints[state.faces[card]].symbols
    state.seen[card] = EVERYBODY
    state.flags[card] = 0
    if state.listens & _LAID:
        happen(game, state, LAID, card)


def flip_bond(game: CipherRules, state: CipherState, bond: i64) -> None:
    """Turn a face-up bond down."""
    state.flags[bond] |= FACE_DOWN
    count_bonds(game, state, state.owners[bond])


def count_bonds(game: CipherRules, state: CipherState, seat: i64) -> None:
    """Recount, after bonds left or turned down, how many lie face-down and the others' symbols."""
    player = state.players[seat]
    player.flipped = player.symbols = 0
    for bond in player.bonds:
        if state.flags[bond] & FACE_DOWN:
            player.flipped += 1
        else:
            player.symbols |= game.prints[state.faces[bond]].symbols


def tap(state: CipherState, unit: i64) -> None:
    state.flags[unit] |= TAPPED


def can_be_bond(game: CipherRules, state: CipherState, card: i64) -> bool:
    return not game.prints[state.faces[card]].touches & _CANNOT_BE_BOND


def can_be_deployed(game: CipherRules, state: CipherState, card: i64) -> bool:
    """Whether a skill may deploy the card: no namesake and nothing in its own text prevents it."""
    face = game.prints[state.faces[card]]
    namesakes = game.namesakes(state, state.owners[card], face)
    if len(namesakes) > 0 and not face.touches & _SHARES_NAME:
        return False
    return not is_kept_back(game, state, card)


def is_kept_back(game: CipherRules, state: CipherState, card: i64) -> bool:
    """Whether the card's own text forbids deploying it now."""
    face = game.prints[state.faces[card]]
    if face.touches >> CANNOT_DEPLOY & 1:
        frame = game.context(card, state.owners[card])
        for static in face.statics[CANNOT_DEPLOY]:
            if static.works(game, state, frame):
                state.emit(FIRES, card=card, amount=static.ability)
                return True
    return False


def take_from_zone(game: CipherRules, state: CipherState, card: i64) -> bool:
    """Take a card that is not a unit from where it lies; False if it is no longer there."""
    player = state.players[state.owners[card]]
    if card in player.hand:
        player.hand = remove(player.hand, card)
    elif card in player.retreat:
        player.retreat = remove(player.retreat, card)
    elif card in player.bonds:
        player.bonds = remove(player.bonds[:], card)
        count_bonds(game, state, state.owners[card])
    elif card in player.deck:
        player.deck = remove(player.deck, card)
    elif card in player.orbs:
        player.orbs = remove(player.orbs[:], card)
    elif card == player.support:
        player.support = NONE
    else:
        return False
    return True


def put_on_deck(state: CipherState, card: i64) -> None:
    """Put a card from the hand on top of the deck; others learn neither which one nor its id."""
    player = state.players[state.owners[card]]
    last = state.slip_out(player.hand, card)
    player.hand = remove(player.hand, last)
    player.deck = append(player.deck, last)
