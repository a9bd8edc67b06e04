"""Which attacks may be declared: range and bans (rulebook, range)."""

from __future__ import annotations

from typing import Final

from deckcli.engine.notation import action
from deckcli.games.cipher.base import CipherBase
from deckcli.games.cipher.skills import InForce
from deckcli.games.cipher.state import CipherState
from deckcli.games.cipher.tables import CANNOT_ATTACK, DO_ATTACK, RANGE, REACHES_BACK
from deckcli.games.cipher.words import Ban

_RANGES: Final = 2**RANGE | 2**REACHES_BACK  # as bits of `touched_stats`


def add_attacks(
    game: CipherBase, state: CipherState, seat: int, untapped: list[int], options: list[int]
) -> None:
    """Every attack that the player may declare: untapped unit, target in range, nothing bans it.

    From front to front the distance is 1, between front and back 2, from back to back 3.
    """
    front, enemy = state.players[seat].front, state.players[1 - seat]
    faces, prints = state.faces, game.prints
    touched = game.touched_stats(state)
    bans = game.statics_on(state, CANNOT_ATTACK) if touched >> CANNOT_ATTACK & 1 else []
    changed = state.guised or touched & _RANGES != 0 or _has_range_changes(state)
    for unit in untapped:
        near, far = (2, 4) if unit in front else (4, 8)
        ranges = _reach(game, state, unit, far) if changed else prints[faces[unit]].ranges
        targets: list[int] = []
        if ranges & near:
            targets = enemy.front
        if ranges & far:
            targets = targets + enemy.back
        if bans:
            targets = [one for one in targets if not _is_banned(game, state, unit, one, bans)]
        declared = action(DO_ATTACK, unit)
        for target in targets:
            options.append(declared + target)


def _has_range_changes(state: CipherState) -> bool:
    for one in state.modifiers:
        if one.stat == RANGE or one.stat == REACHES_BACK:
            return True
    return False


def _reach(game: CipherBase, state: CipherState, unit: int, back: int) -> int:
    """A unit's ranges now, a bit for each; `back` is the bit of the enemy's back line."""
    ranges = game.number(state, unit, RANGE)
    return ranges | back if game.number(state, unit, REACHES_BACK) else ranges


def _is_banned(
    game: CipherBase, state: CipherState, unit: int, target: int, bans: list[InForce]
) -> bool:
    for one in bans:
        static, frame = one.static, one.frame
        assert isinstance(static, Ban)
        if static.group.has(game, state, frame, unit) and static.whom.has(
            game, state, frame, target
        ):
            game.used[static.ability] += 1
            return True
    return False
