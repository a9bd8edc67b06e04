"""Packed lists: `vec[i64]` for numbers, `vec[Frame]` for objects. Read this page once.

Games are mostly lists of small numbers: zones, faces, options. A Python list holds them as objects;
a `vec[i64]` holds the bare machine words, so compiled code reads, copies and compares them several
times faster. Compiled code uses librt's vecs. Where nothing is compiled, plain lists stand behind
the same names, and librt is not needed.

A vec is a value that knows its length. Growing or shrinking one gives a new value, which must be
stored where the old one was; the old one must not be used any more:

    player.hand = append(player.hand, card)      not: append(player.hand, card)
    player.deck, card = pop(player.deck)         the last card; pop(deck, 0) is the first
    player.hand = remove(player.hand, card)      the first equal element; it must be there
    found = extend(found, player.front)          all elements of something else
    player.hand[0] = card                        changes it in place, for everyone who has it

A function cannot grow a vec of its caller: it returns the new one. `v[:]` is a copy of its own.
`packed.py` has what else is needed: `with_room`, `insert`, `without`, `joined`, `shuffle`.

What compiled code does quickly, and what to avoid:

- `len(v) == 0`, never `not v` or `if v:`; compare elements, never `a == b`; no unpacking, no
  `list[vec[i64]]` (use `vec[vec[i64]]`), no vec in a tuple or behind `Any`: each of these makes an
  object of the vec ("boxes" it). CI searches the generated C for it.
- Write `vec[i64](...)` in full. A comprehension in it, `vec[i64]([x for x in v if …])`, is a plain
  loop; a generator is not, and `[*a, b]` inside of it breaks the compiler.
- Numbers are `i64` in hot signatures and fields; an i64 wraps around silently. `a if x else 1` of
  an i64 and a literal is a Python int: use an `if` statement.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, remove, vec
    from mypy_extensions import i64

    PACKED: Final = True  # compiled code has this value built in


def _is_compiled() -> bool:
    """Whether the modules that games are played with are compiled ones."""
    spec = find_spec("deckcli.core.packed")
    return spec is not None and not str(spec.origin).endswith(".py")


if not TYPE_CHECKING:
    PACKED = _is_compiled()
    if PACKED:
        from librt.vecs import append, extend, pop, remove, vec
        from mypy_extensions import i64
    else:
        from deckcli.core.plain_lists import append, extend, i64, pop, remove, vec

__all__ = ["PACKED", "append", "extend", "i64", "pop", "remove", "vec"]
