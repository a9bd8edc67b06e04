"""A turn and its five phases."""

from __future__ import annotations

from deckcli.engine.events import can_pay, happen, meets
from deckcli.engine.game import Game, ability_frame
from deckcli.engine.notation import action, first_of, second_of, verb_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import THIS_TURN, Frame, State, used_key
from deckcli.games.cipher.attacks import add_attacks
from deckcli.games.cipher.base import CipherBase
from deckcli.games.cipher.checks import check
from deckcli.games.cipher.faces import CipherFace
from deckcli.games.cipher.state import CipherState, Player
from deckcli.games.cipher.tables import (
    ACTION,
    ASK_ACTION,
    ASK_BOND,
    ASK_DEPLOY,
    BACK,
    BOND,
    CANNOT_BE_BOND,
    DEPLOY,
    DO_ATTACK,
    DO_DEPLOY,
    END,
    END_DEPLOY,
    END_TURN,
    FACE_DOWN,
    FRONT,
    LAY_BOND,
    LEVEL_UP,
    MOVE,
    NO_BOND,
    START,
    TAPPED,
    TURN_ENDS,
    TURN_STARTS,
    USE,
)
from deckcli.games.cipher.zones import deploy, draw_cards, lay_bond, level_up, move, tap


class BeginTurn(Op):
    """A new turn: skills that wait for it, and the march of the player who just finished."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        state.turn += 1
        state.answers = 0
        state.active = frame.seat
        state.phase = START
        state.players[frame.seat].spent = 0
        state.unsettled = True
        if game.story is not None:
            game.tell(f"-- turn {state.turn}: p{frame.seat + 1} --")
        happen(game, state, TURN_STARTS, state.players[frame.seat].leader)
        check(game, state)


class Untap(Op):
    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(state, CipherState)
        player = state.players[frame.seat]
        flags = state.flags
        for unit in player.front:
            flags[unit] &= ~TAPPED
        for unit in player.back:
            flags[unit] &= ~TAPPED


class DrawForTurn(Op):
    """One card, except for the first player in the first turn."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        if state.turn > 1:
            draw_cards(game, state, frame.seat, 1)
            check(game, state)


class BondPhase(Op):
    """One card of the hand may become a bond."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        state.phase = BOND
        options: list[int] = []
        for card in game.distinct(state, state.players[frame.seat].hand):
            if not game.prints[state.faces[card]].touches >> CANNOT_BE_BOND & 1:
                options.append(action(LAY_BOND, card))
        options.append(action(NO_BOND))
        self.ask(game, state, frame, ASK_BOND, frame.seat, options)

    def take(self, game: Game, state: State, frame: Frame, action: int) -> None:
        assert isinstance(state, CipherState)
        if verb_of(action) == LAY_BOND:
            card = first_of(action)
            state.players[frame.seat].hand.remove(card)
            lay_bond(state, card)


class DeployPhase(Op):
    """Deploy and level up, as often as bonds allow."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        state.phase = DEPLOY
        player = state.players[frame.seat]
        options: list[int] = []
        budget = len(player.bonds) - player.spent
        symbols = _face_up_symbols(game, state, player)
        names = _unit_names(game, state, player)
        for card in game.distinct(state, player.hand):
            face = game.prints[state.faces[card]]
            if face.cheapest <= budget and face.symbols & ~symbols == 0:
                _add_deployments(game, state, frame.seat, card, budget, names, options)
        options.append(action(END_DEPLOY))
        self.ask(game, state, frame, ASK_DEPLOY, frame.seat, options)

    def take(self, game: Game, state: State, frame: Frame, action: int) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        verb, card = verb_of(action), first_of(action)
        if verb == END_DEPLOY:
            return
        again(frame)
        player = state.players[frame.seat]
        face = game.prints[state.faces[card]]
        if verb == DO_DEPLOY:
            player.spent += face.cost
            player.hand.remove(card)
            deploy(game, state, card, second_of(action))
        else:
            player.spent += level_cost(face)
            level_up(game, state, card, second_of(action))
        check(game, state)


def _face_up_symbols(game: CipherBase, state: CipherState, player: Player) -> int:
    symbols = 0
    for bond in player.bonds:
        if not state.flags[bond] & FACE_DOWN:
            symbols |= game.prints[state.faces[bond]].symbols
    return symbols


def _unit_names(game: CipherBase, state: CipherState, player: Player) -> list[int]:
    """Every unit name that is on the player's field already."""
    names: list[int] = []
    for unit in player.front + player.back:
        face = game.prints[state.faces[unit]]
        names.append(face.unit)
        if face.also != -1:
            names.append(face.also)
    return names


def _add_deployments(
    game: CipherBase, state: CipherState, seat: int, card: int, budget: int, names: list[int],
    options: list[int],
) -> None:  # fmt: skip
    face = game.prints[state.faces[card]]
    if face.unit in names or (face.also != -1 and face.also in names):
        if level_cost(face) <= budget:
            for unit in game.namesakes(state, seat, face):
                options.append(action(LEVEL_UP, card, unit))
    elif face.cost <= budget:
        options.append(action(DO_DEPLOY, card, FRONT))
        options.append(action(DO_DEPLOY, card, BACK))


def level_cost(face: CipherFace) -> int:
    """The class-change cost where the card has one, else its deployment cost."""
    return face.class_change if face.class_change >= 0 else face.cost


class ActionPhase(Op):
    """Attack, move, use skills, in any order and as often as possible."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        state.phase = ACTION
        if state.unsettled or state.waiting:  # what a skill did comes to an end first
            again(frame)
            check(game, state)
            return
        seat = frame.seat
        player = state.players[seat]
        options: list[int] = []
        flags = state.flags
        for unit in player.front:
            if not flags[unit] & TAPPED:
                options.append(action(MOVE, unit))
        for unit in player.back:
            if not flags[unit] & TAPPED:
                options.append(action(MOVE, unit))
        if state.turn > 1:
            add_attacks(game, state, seat, options)
        add_skills(game, state, seat, options)
        options.append(action(END_TURN))
        self.ask(game, state, frame, ASK_ACTION, seat, options)

    def take(self, game: Game, state: State, frame: Frame, action: int) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        verb, card = verb_of(action), first_of(action)
        if verb == END_TURN:
            return
        again(frame)
        if verb == MOVE:
            tap(state, card)
            move(game, state, card)
            check(game, state)
        elif verb == DO_ATTACK:
            combat = state.push(game.combat_program, frame.seat, card)
            combat.values.append(second_of(action))
        else:
            ability = game.abilities[second_of(action)]
            if game.story is not None:
                game.tell(f"{game.called(state, card)} uses {ability.name}")
            ability_frame(game, state, ability, frame.seat, card)


def add_skills(game: CipherBase, state: CipherState, seat: int, options: list[int]) -> None:
    """The ACT skills that the player may use now: once a turn or not, and the cost payable."""
    player = state.players[seat]
    for unit in player.front:
        _add_skills_of(game, state, seat, unit, options)
    for unit in player.back:
        _add_skills_of(game, state, seat, unit, options)


def _add_skills_of(
    game: CipherBase, state: CipherState, seat: int, unit: int, options: list[int]
) -> None:
    acts = game.acts_of(state, unit) if state.modifiers else game.prints[state.faces[unit]].acts
    for ability in acts:
        if ability.once and used_key(unit, ability.skill) in state.used:
            continue
        frame = game.context(unit, seat)
        if can_pay(game, state, ability, frame) and meets(game, state, ability, frame):
            options.append(action(USE, unit, ability.index))


class EndPhase(Op):
    """Skills that wait for the end of the turn."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(game, CipherBase)
        assert isinstance(state, CipherState)
        state.phase = END
        happen(game, state, TURN_ENDS, state.players[frame.seat].leader)
        check(game, state)


class PassTurn(Op):
    """Effects of this turn end, and the next player's turn begins."""

    __slots__ = ()

    def run(self, game: Game, state: State, frame: Frame) -> None:
        assert isinstance(state, CipherState)
        if state.modifiers:
            state.expire(THIS_TURN)
            state.field_changed()
        state.used = []
        if state.turn >= state.max_turns:
            game.on_limit(state)
            return
        frame.step = 0
        frame.seat = (frame.seat + 1) % state.seats
