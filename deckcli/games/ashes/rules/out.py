"""Out of the game: what of a player's cards goes with him, and what stays with others."""

from __future__ import annotations

from deckcli.core.packed import joined
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.state import BITS, SUBJECT
from deckcli.games.ashes.rules.codes import DISCARD, DYING, GOES_OUT, LAST_STANDING
from deckcli.games.ashes.rules.state import AshesState, with_value
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.zones import leave_play


def go_out(game: AshesRules, state: AshesState, seat: i64) -> None:
    """A player loses: hand, piles, dice and the cards of that side go; the last one left wins."""
    player = state.players[seat]
    player.is_out, player.present = True, vec[i64]()
    state.emit(GOES_OUT, seat)
    living = vec[i64]([other for other in range(state.seats) if not state.players[other].is_out])
    if len(living) == 1:
        state.finish(living[0], LAST_STANDING, seat=seat)
        return
    noted = state.noted[:]
    for card in joined(player.attached, joined(player.battlefield, player.spellboard)):
        if state.is_in_play(card):
            falls = state.flags[card] & DYING
            leave_play(game, state, card, DISCARD)
            if falls and _is_answered(game, state, card):  # who waits for that still does
                state.flags = with_value(state.flags, card, falls)
    state.noted = noted  # they leave with their player, and nobody waits for that
    for card in player.deck:
        state.seen[card] |= BITS[seat]  # others never see what was left in the draw pile
    for zone in vec[vec[i64]]([player.hand, player.deck, player.discard, player.pile]):
        player.removed = joined(player.removed, zone)
    player.hand, player.deck = vec[i64](), vec[i64]()
    player.discard, player.pile = vec[i64](), vec[i64]()
    for kind in range(len(player.active)):
        player.active[kind] = 0
    for kind in range(len(player.exhausted)):
        player.exhausted[kind] = 0
    state.flags = with_value(state.flags, player.phoenixborn, 0)
    state.listens = -1
    _break_off(game, state, seat)


def _is_answered(game: AshesRules, state: AshesState, card: i64) -> bool:
    """Whether what happens to a card has begun, and does not only wait for its turn."""
    for frame in state.agenda:
        if frame.program == game.damage_program and frame.values[SUBJECT] == card:
            return True
    return False


def _break_off(game: AshesRules, state: AshesState, seat: i64) -> None:
    """What a player has begun breaks off; what was dealt, and what others answer, goes on.

    Units that fought in his battle still tire. The lowest frame, which takes the turns, stays.
    """
    agenda = state.agenda[:1]
    for frame in state.agenda[1:]:
        if frame.seat == seat:
            if frame.program == game.battle_program:
                frame.step = game.step_of_tiring
            elif not game.programs[frame.program].is_event:
                continue
            frame.seat = state.orderer()
        agenda = append(agenda, frame)
    state.agenda = agenda
