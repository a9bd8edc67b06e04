"""Which units may move, and which attacks may be declared: range and bans (rulebook, range)."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import with_room, with_sums
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.listening import FIRES
from deckcli.engine.notation import for_each_card
from deckcli.games.cipher.rules.codes import (
    CANNOT_ATTACK,
    DO_ATTACK,
    GUISE,
    MOVE,
    RANGE,
    REACHES_BACK,
    TAPPED,
)
from deckcli.games.cipher.rules.skills import InForce
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.words.combat import Ban

_RANGES: Final = 2**RANGE | 2**REACHES_BACK | 2**GUISE  # bits of `touched` and `changed`
_BANS: Final = 2**CANNOT_ATTACK
_NO_BANS: Final = vec[InForce]()
_MOVES: Final = for_each_card(MOVE)
_ATTACKS: Final = for_each_card(DO_ATTACK)  # the target is added to these


def moves_and_attacks(game: CipherRules, state: CipherState, seat: i64) -> vec[i64]:
    """Every untapped unit may move, and attack whatever is in its range and no skill forbids.

    From front to front the distance is 1, between front and back 2, from back to back 3. The
    player who goes first cannot attack in the first turn.
    """
    player, enemy = state.players[seat], state.players[1 - seat]
    front, flags = player.front, state.flags
    faces, prints = state.faces, game.prints
    options = with_room(len(player.units) * (1 + len(enemy.units)) + 8)
    for unit in player.units:
        if not flags[unit] & TAPPED:
            options = append(options, _MOVES[unit])
    if state.turn <= 1 or len(options) == 0:
        return options
    bans = game.statics_on(state, CANNOT_ATTACK) if state.touched & _BANS else _NO_BANS
    is_free = len(bans) == 0
    changed = (state.touched | state.changed) & _RANGES != 0
    for unit in player.units:
        if flags[unit] & TAPPED:
            continue
        if changed:
            reach = _reach(game, state, unit, 1 if unit in front else 2)
        else:
            face = prints[faces[unit]]
            reach = face.from_front if unit in front else face.from_back
        if reach:
            targets = enemy.units if reach == 3 else enemy.front if reach == 1 else enemy.back
            if not is_free:
                targets = _allowed(game, state, unit, targets, bans)
            options = with_sums(options, _ATTACKS[unit], targets)
    return options


def _reach(game: CipherRules, state: CipherState, unit: i64, nearest: i64) -> i64:
    """The lines a unit reaches now, encoded as on its face; `nearest` is the front line."""
    lines = game.stat(state, unit, RANGE) >> nearest & 3
    return lines | 2 if game.stat(state, unit, REACHES_BACK) else lines


def _allowed(
    game: CipherRules, state: CipherState, unit: i64, targets: vec[i64], bans: vec[InForce]
) -> vec[i64]:
    """The targets, except those that some skill bans the unit from attacking."""
    for ban in bans:
        static, frame = ban.static, ban.frame
        assert isinstance(static, Ban)
        if len(targets) > 0 and static.group.has(game, state, frame, unit):
            whom = static.whom
            left = vec[i64](
                [target for target in targets if not whom.has(game, state, frame, target)]
            )
            if len(left) < len(targets):
                state.emit(FIRES, card=frame.source, amount=static.ability)
            targets = left
    return targets
