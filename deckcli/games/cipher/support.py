"""The support step of combat."""

from __future__ import annotations

from deckcli.engine.events import meets
from deckcli.engine.game import Game, ability_frame
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame, Modifier, State
from deckcli.games.cipher.base import CipherBase
from deckcli.games.cipher.checks import check
from deckcli.games.cipher.state import CipherState
from deckcli.games.cipher.tables import ATTACK, SUPPORT_FAILS, UNTIL_COMBAT
from deckcli.games.cipher.words import FailingSupport
from deckcli.games.cipher.zones import EVERYBODY, retreat, take_top


class TurnUpSupports(Op):
    """Step 2: both decks' top cards support; one with the unit's own name fails and retreats."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        for step in range(state.seats):
            seat = (state.active + step) % state.seats
            card = take_top(game, state, seat)
            if card != NONE:
                state.seen[card] = EVERYBODY
                state.players[seat].support = card
        for step in range(state.seats):
            self._judge(game, state, (state.active + step) % state.seats)

    def _judge(self, game: CipherBase, state: CipherState, seat: int) -> None:
        card = state.players[seat].support
        if card == NONE:
            return
        unit = fighter(state, seat)
        face = game.prints[state.faces[card]]
        fails = face.shares_name(game.prints[state.faces[unit]])
        fails = fails or _is_refused(game, state, unit, card)
        if game.story is not None:
            outcome = "fails to support" if fails else f"supports with {face.support}"
            game.tell(f"{game.called(state, card)} {outcome} {game.called(state, unit)}")
        if fails:
            state.players[seat].support = NONE
            retreat(state, card)


def fighter(state: CipherState, seat: int) -> int:
    """The unit that fights for a seat."""
    return state.attacker if state.owners[state.attacker] == seat else state.defender


def _is_refused(game: CipherBase, state: CipherState, unit: int, card: int) -> bool:
    for one in game.statics_on(state, SUPPORT_FAILS):
        static, frame = one.static, one.frame
        assert isinstance(static, FailingSupport)
        if static.group.has(game, state, frame, unit) and static.filter.fits(
            game, state, frame, card
        ):
            game.used[static.ability] += 1
            return True
    return False


class SupportSkills(Op):
    """The skills of a supporting card, if they are of the right type."""

    __slots__ = ("attacking",)

    def __init__(self, *, attacking: bool) -> None:
        self.attacking = attacking

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        seat = frame.seat if self.attacking else 1 - frame.seat
        card = state.players[seat].support
        if card == NONE:
            return
        face = game.prints[state.faces[card]]
        for ability in face.attack_skills if self.attacking else face.defense_skills:
            if meets(game, state, ability, game.context(card, seat)):
                if game.story is not None:
                    game.tell(f"{game.called(state, card)}: {ability.name}")
                ability_frame(game, state, ability, seat, card)


class CheckNow(Op):
    """What support skills did is looked at before combat goes on."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        check(game, state)


class AddSupport(Op):
    """The supporting cards' values are added to the fighting units."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        for seat in range(state.seats):
            card = state.players[seat].support
            if card != NONE:
                value = game.prints[state.faces[card]].support
                add_attack(state, fighter(state, seat), value, card)


def add_attack(state: CipherState, unit: int, amount: int, source: int) -> None:
    """Attack for this combat."""
    owner = state.owners[unit]
    made = Modifier(ATTACK, unit, amount, UNTIL_COMBAT, owner, state.turn, source)
    state.modifiers.append(made)
