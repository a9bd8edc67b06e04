"""Cards on their way from zone to zone: drawing, damage, entering the field, dying."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import index_of
from deckcli.core.vecs import append, i64, pop, remove, vec
from deckcli.engine.events import note
from deckcli.engine.state import BITS, NONE, Frame
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import (
    CHARACTER,
    DIES,
    DISCARDS,
    DRAWS,
    DRIVEN,
    FACE_DOWN,
    FALLS,
    NEW,
    ON_STAGE,
    PAYS_LIFE,
    STATUS,
    TAKES_DAMAGE,
    TARGET,
)
from deckcli.games.blackpoker.rules.state import UNCOUNTED_HAND, BlackPokerState

EVERYBODY: Final = 3


def draw(state: BlackPokerState, seat: i64, amount: i64) -> None:
    """Take cards from the top of the deck, as many as there are."""
    player = state.players[seat]
    deck, hand = player.deck, player.hand
    drawn = min(amount, len(deck))
    for nth in range(drawn):
        deck, card = pop(deck)
        state.seen[card] |= BITS[seat]
        hand = append(hand, card)
    player.deck, player.hand = deck, hand
    player.held = UNCOUNTED_HAND
    state.emit(DRAWS, seat, amount=drawn)


def damage(state: BlackPokerState, seat: i64, amount: i64, *, is_paid: bool = False) -> None:
    """Cards go from the deck to the graveyard; the opponent sees the one that ends on top."""
    player = state.players[seat]
    deck, graveyard, seen = player.deck, player.graveyard, state.seen
    top: i64 = NONE
    for nth in range(min(amount, len(deck))):
        deck, top = pop(deck)
        seen[top] |= BITS[seat]
        graveyard = append(graveyard, top)
    player.deck, player.graveyard = deck, graveyard
    if top != NONE:
        seen[top] = EVERYBODY
    state.emit(PAYS_LIFE if is_paid else TAKES_DAMAGE, seat, top, amount=amount)


def bury(state: BlackPokerState, card: i64) -> None:
    """Put a card that was already taken from its zone on top of its owner's graveyard."""
    state.seen[card] = EVERYBODY
    state.flags[card] = 0
    player = state.players[state.owners[card]]
    player.graveyard = append(player.graveyard, card)


def take_from_hand(state: BlackPokerState, card: i64) -> None:
    player = state.players[state.owners[card]]
    player.hand = remove(player.hand, card)
    player.held = UNCOUNTED_HAND


def discard(state: BlackPokerState, card: i64) -> None:
    """A card goes from its owner's hand to the graveyard."""
    take_from_hand(state, card)
    bury(state, card)
    state.emit(DISCARDS, state.owners[card], card)


def add_to_hand(state: BlackPokerState, card: i64) -> None:
    seat = state.owners[card]
    state.flags[card] = 0
    state.seen[card] |= BITS[seat]
    player = state.players[seat]
    player.hand = append(player.hand, card)
    player.held = UNCOUNTED_HAND


def take_from_graveyard(state: BlackPokerState, card: i64) -> None:
    """Take a card from the graveyard; everyone sees the new top card."""
    player = state.players[state.owners[card]]
    player.graveyard = remove(player.graveyard, card)
    if len(player.graveyard) > 0:
        state.seen[player.graveyard[-1]] = EVERYBODY


def take(game: BlackPokerRules, state: BlackPokerState, frame: Frame, card: i64) -> vec[i64]:
    """Take a card from where it lies, a character with all of its cards; none if it is gone."""
    if state.flags[card] & CHARACTER != 0:
        return leave_field(game, state, card)
    player = state.players[state.owners[card]]
    if len(frame.chosen) > 0 and card in frame.chosen[0]:  # a key of the action that takes it
        frame.chosen[0] = remove(frame.chosen[0], card)
    elif card in player.hand:
        take_from_hand(state, card)
    elif card in player.graveyard:
        take_from_graveyard(state, card)
    elif card in player.deck:
        player.deck = remove(player.deck, card)
    else:
        return vec[i64]()
    return vec[i64]([card])


# -- the field


def enter_as_soldier(state: BlackPokerState, card: i64, *, driven: bool) -> None:
    """A card already taken from its zone comes to the field face up."""
    state.players[state.owners[card]].add_soldier(card)
    state.seen[card] = EVERYBODY
    state.flags[card] = CHARACTER | NEW
    if driven:
        state.flags[card] |= DRIVEN


def enter_as_bulwark(state: BlackPokerState, card: i64, *, driven: bool) -> None:
    """A card already taken from its zone comes to the field face down; its owner may look."""
    seat = state.owners[card]
    state.players[seat].add_bulwark(card)
    state.seen[card] |= BITS[seat]
    state.flags[card] = CHARACTER | FACE_DOWN | NEW
    if driven:
        state.flags[card] |= DRIVEN


def leave_field(game: BlackPokerRules, state: BlackPokerState, character: i64) -> vec[i64]:
    """Dissolve a character and return the cards it was made of, in order."""
    state.players[state.owners[character]].remove_character(character)
    cards = state.cards_of(character)
    state.forget(character)
    leave_fight(state, character)
    for frame in state.agenda:  # if the card comes back, it is a different character
        place = game.action_at[frame.program]
        if (
            place != NONE
            and frame.values[STATUS] == ON_STAGE
            and game.actions[place].aims_at_characters
            and frame.values[TARGET] == character
        ):
            frame.values[TARGET] = NONE
    state.take_apart(cards)
    for card in cards:
        state.flags[card] &= ~CHARACTER
    return cards


def leave_fight(state: BlackPokerState, character: i64) -> None:
    """Remove it from the fight as attacker or blocker; those who blocked it stand by."""
    if character in state.attackers:
        state.attackers = remove(state.attackers, character)
        for at in range(len(state.blockers) - 1, -1, -1):
            if state.blocked[at] == character:
                _stand_by(state, at)
    elif character in state.blockers:
        _stand_by(state, index_of(state.blockers, character))


def _stand_by(state: BlackPokerState, nth: i64) -> None:
    """One of the blockers does not block any more."""
    state.blockers, _blocker = pop(state.blockers, nth)
    state.blocked, _attacker = pop(state.blocked, nth)


def end_fight(state: BlackPokerState) -> None:
    """Nobody attacks or blocks any more."""
    state.attackers, state.blockers, state.blocked = vec[i64](), vec[i64](), vec[i64]()


def die(game: BlackPokerRules, state: BlackPokerState, character: i64) -> None:
    """A character goes to the graveyard; what that triggers waits for the next check."""
    seat = state.owners[character]
    state.emit(FALLS, seat, character)
    for ability in game.abilities_of(state, character):
        if ability.event == DIES:
            event = vec[i64]([character, NONE, 0])
            note(game, state, ability, Frame(-1, seat, character, event, vec[vec[i64]]()))
    for card in leave_field(game, state, character):
        bury(state, card)
