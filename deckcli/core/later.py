"""Packages import much at their start that few commands ever use: that can wait."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any


class _StandIn(ModuleType):
    """Stands for a module, which is imported as soon as something of it is used."""

    def __getattr__(self, name: str) -> Any:
        _leave(self)
        return getattr(import_module(self.__name__), name)


@contextmanager
def later(*names: str) -> Iterator[None]:
    """Give what is imported meanwhile a stand-in of each of these modules.

    Whoever imports them afterwards gets the modules themselves.
    """
    stand_ins = [_StandIn(name) for name in names if name not in sys.modules]
    sys.modules.update((one.__name__, one) for one in stand_ins)
    try:
        yield
    finally:
        for one in stand_ins:
            _leave(one)


def _leave(stand_in: ModuleType) -> None:
    if sys.modules.get(stand_in.__name__) is stand_in:
        del sys.modules[stand_in.__name__]
