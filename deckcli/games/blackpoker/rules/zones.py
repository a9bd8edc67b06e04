"""Cards on their way from zone to zone: drawing, damage, entering the field, dying."""

from __future__ import annotations

from typing import Final

from deckcli.engine.events import note
from deckcli.engine.state import NONE, Frame, seat_bit
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


def draw(state: BlackPokerState, seat: int, amount: int) -> None:
    """Take cards from the top of the deck, as many as there are."""
    player = state.players[seat]
    bit = seat_bit(seat)
    drawn = min(amount, len(player.deck))
    for _ in range(drawn):
        card = player.deck.pop()
        state.seen[card] |= bit
        player.hand.append(card)
    player.held = UNCOUNTED_HAND
    state.emit(DRAWS, seat, amount=drawn)


def damage(state: BlackPokerState, seat: int, amount: int, *, is_paid: bool = False) -> None:
    """Cards go from the deck to the graveyard; the opponent sees the one that ends on top."""
    player = state.players[seat]
    deck, graveyard, seen = player.deck, player.graveyard, state.seen
    bit = seat_bit(seat)
    taken = min(amount, len(deck))
    for _ in range(taken):
        card = deck.pop()
        seen[card] |= bit
        graveyard.append(card)
    top = NONE
    if taken > 0:
        top = graveyard[-1]
        seen[top] = EVERYBODY
    state.emit(PAYS_LIFE if is_paid else TAKES_DAMAGE, seat, top, amount=amount)


def bury(state: BlackPokerState, card: int) -> None:
    """Put a card that was already taken from its zone on top of its owner's graveyard."""
    state.seen[card] = EVERYBODY
    state.flags[card] = 0
    state.below[card] = NONE
    state.players[state.owners[card]].graveyard.append(card)


def take_from_hand(state: BlackPokerState, card: int) -> None:
    player = state.players[state.owners[card]]
    player.hand.remove(card)
    player.held = UNCOUNTED_HAND


def discard(state: BlackPokerState, card: int) -> None:
    """A card goes from its owner's hand to the graveyard."""
    take_from_hand(state, card)
    bury(state, card)
    state.emit(DISCARDS, state.owners[card], card)


def add_to_hand(state: BlackPokerState, card: int) -> None:
    seat = state.owners[card]
    state.flags[card] = 0
    state.below[card] = NONE
    state.seen[card] |= seat_bit(seat)
    player = state.players[seat]
    player.hand.append(card)
    player.held = UNCOUNTED_HAND


def take_from_graveyard(state: BlackPokerState, card: int) -> None:
    """Take a card from the graveyard; everyone sees the new top card."""
    graveyard = state.players[state.owners[card]].graveyard
    graveyard.remove(card)
    if graveyard:
        state.seen[graveyard[-1]] = EVERYBODY


def take(game: BlackPokerRules, state: BlackPokerState, frame: Frame, card: int) -> list[int]:
    """Take a card from where it lies, a character with all of its cards; none if it is gone."""
    if state.flags[card] & CHARACTER:
        return leave_field(game, state, card)
    player = state.players[state.owners[card]]
    if frame.chosen and card in frame.chosen[0]:  # a key card of the action that takes it
        frame.chosen[0].remove(card)
    elif card in player.hand:
        take_from_hand(state, card)
    elif card in player.graveyard:
        take_from_graveyard(state, card)
    elif card in player.deck:
        player.deck.remove(card)
    else:
        return []
    return [card]


# -- the field


def enter_as_soldier(state: BlackPokerState, card: int, *, driven: bool) -> None:
    """A card already taken from its zone comes to the field face up."""
    state.players[state.owners[card]].soldiers.append(card)
    state.seen[card] = EVERYBODY
    state.flags[card] = CHARACTER | NEW | (DRIVEN if driven else 0)


def enter_as_bulwark(state: BlackPokerState, card: int, *, driven: bool) -> None:
    """A card already taken from its zone comes to the field face down; its owner may look."""
    seat = state.owners[card]
    state.players[seat].bulwarks.append(card)
    state.seen[card] |= seat_bit(seat)
    state.flags[card] = CHARACTER | FACE_DOWN | NEW | (DRIVEN if driven else 0)


def leave_field(game: BlackPokerRules, state: BlackPokerState, character: int) -> list[int]:
    """Dissolve a character and return the cards it was made of, in order."""
    player = state.players[state.owners[character]]
    (player.bulwarks if state.flags[character] & FACE_DOWN else player.soldiers).remove(character)
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
    for card in cards:
        state.below[card] = NONE
        state.flags[card] &= ~CHARACTER
    return cards


def leave_fight(state: BlackPokerState, character: int) -> None:
    """Remove it from the fight as attacker or blocker; those who blocked it stand by."""
    if character in state.attackers:
        state.attackers.remove(character)
        for at in range(len(state.blockers) - 1, -1, -1):
            if state.blocked[at] == character:
                del state.blockers[at], state.blocked[at]
    elif character in state.blockers:
        at = state.blockers.index(character)
        del state.blockers[at], state.blocked[at]


def end_fight(state: BlackPokerState) -> None:
    """Nobody attacks or blocks any more."""
    state.attackers, state.blockers, state.blocked = [], [], []


def die(game: BlackPokerRules, state: BlackPokerState, character: int) -> None:
    """A character goes to the graveyard; what that triggers waits for the next check."""
    seat = state.owners[character]
    state.emit(FALLS, seat, character)
    for ability in game.abilities_of(state, character):
        if ability.event == DIES:
            note(game, state, ability, Frame(-1, seat, character, [character, NONE, 0], []))
    for card in leave_field(game, state, character):
        bury(state, card)
