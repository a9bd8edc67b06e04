"""Playing cards from the hand: where they go once they are paid for."""

from __future__ import annotations

from deckcli.core.packed import without
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.events import can_use, meets
from deckcli.engine.notation import actions, first_of
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.games.ashes.rules.codes import (
    ACTION,
    ALTERATION,
    ASK_CHOICE,
    CHOOSE,
    CONJURATION,
    PHOENIXBORN,
    REACTION,
    READY,
    SHOWS,
)
from deckcli.games.ashes.rules.faces import AshesFace
from deckcli.games.ashes.rules.paying import can_pay
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.zones import (
    attach,
    enter,
    everybody,
    fits_spellboard,
    has_slot,
    to_discard,
)


def can_play(game: AshesRules, state: AshesState, frame: Frame) -> bool:
    """Whether the source of the frame, in hand, may be played on the player's own turn."""
    seat, card = frame.seat, frame.source
    face = game.prints[state.faces[card]]
    never = face.kind == PHOENIXBORN or face.kind == CONJURATION  # in the hand of no legal deck
    if never or face.kind == REACTION or not can_pay(state, seat, face.price):
        return False
    if face.is_unit and not has_slot(game, state, seat):
        return False
    if face.kind == READY:
        return fits_spellboard(game, state, seat, face.index)
    if face.kind == ALTERATION:
        return len(hosts(game, state, seat, card)) > 0
    if face.kind == ACTION and face.play is not None:
        return meets(game, state, face.play, frame) and can_use(game, state, face.play, frame)
    return True


def hosts(game: AshesRules, state: AshesState, seat: i64, card: i64) -> vec[i64]:
    """The units that an alteration of a seat may be attached to."""
    found = vec[i64]()
    for player in state.players:
        for unit in player.battlefield:
            if game.can_be_hosted(state, card, unit, seat):
                found = append(found, unit)
    return found


class ChooseHost(Op):
    """The player says which unit an alteration is attached to; that is no target."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        found = hosts(game, state, frame.seat, frame.source)
        if len(found) > 0:
            options = actions(CHOOSE, found)
            self.ask(game, state, frame, ASK_CHOICE, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        frame.values = vec[i64]([first_of(action)])


class PutDown(Op):
    """A card that is paid for goes where its placement says."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        put_down(game, state, frame)


def put_down(game: AshesRules, state: AshesState, frame: Frame) -> None:
    card = frame.source
    player = state.players[frame.seat]
    if card == NONE or card not in player.hand:
        return
    face = game.prints[state.faces[card]]
    player.hand = without(player.hand, card)
    if face.kind == ALTERATION:
        if len(frame.values) > 0:
            attach(state, card, frame.values[0])
        else:
            to_discard(state, card)
    elif face.is_unit or face.kind == READY:
        enter(game, state, card, frame.seat)
    else:
        to_discard(state, card)


def show(state: AshesState, card: i64) -> None:
    """A card that is played is seen by all from then on."""
    state.seen[card] = everybody(state)
    state.emit(SHOWS, state.owners[card], card)


def is_permanent(face: AshesFace) -> bool:
    """Whether playing the card is nothing but putting it into play."""
    return face.kind not in (ACTION, REACTION)
