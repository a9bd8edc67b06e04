"""Keys of tables: equal tables have equal keys, others hardly ever. For searches that meet again.

A key costs about as much as a clone, a fingerprint many times that. It is no secret and no promise:
another version may give other keys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deckcli.core.vecs import i64, vec

if TYPE_CHECKING:
    from deckcli.engine.state import State

_MULTIPLIER: Final = 698_769_069  # as random numbers have it (rng.py): no product reaches 2**63
_WORD: Final = 0xFFFF_FFFF


def mixed(key: i64, number: i64) -> i64:
    """The key with one number more in it."""
    folded = number + 3 * (number >> 32)  # the high half counts, too
    return _MULTIPLIER * ((key ^ folded) & _WORD) + (key >> 32) + 1


def mixed_all(key: i64, numbers: vec[i64]) -> i64:
    """The key with a list more in it."""
    key = mixed(key, len(numbers))
    for number in numbers:
        key = mixed(key, number)
    return key


def table_key(state: State) -> i64:
    """The key of what all games have; not in it: what never changes, and how often was asked."""
    key = mixed_all(mixed_all(state.turn, state.faces), state.seen)
    key = mixed_all(mixed_all(key, state.streams), state.used)
    key = mixed(mixed(mixed(key, state.active), state.winner), state.ending)
    for frame in state.agenda:
        key = mixed(mixed(mixed(key, frame.program), frame.seat), frame.source)
        key = mixed_all(mixed(key, frame.step), frame.values)
        for cards in frame.chosen:
            key = mixed_all(key, cards)
    for modifier in state.modifiers:
        place = (modifier.layer << 32) + (modifier.how << 16) + modifier.stat
        key = mixed(mixed(mixed(key, place), modifier.card), modifier.amount)
        key = mixed(mixed(mixed(key, modifier.until), modifier.seat), modifier.made)
        key = mixed(key, modifier.source)
    for trigger in state.waiting:
        key = mixed(mixed(mixed(key, trigger.ability), trigger.seat), trigger.source)
        key = mixed(mixed(mixed(key, trigger.subject), trigger.other), trigger.amount)
        key = mixed(mixed(key, trigger.wave), trigger.whose)
    return mixed(mixed(mixed(key, state.wave), state.chance), state.passes)
