"""Packages import much at their start that few commands ever use: that can wait."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any


class _StandIn(ModuleType):
    """Stands for a module, which is imported as soon as something of it is used."""

    def __init__(self, name: str, named: Sequence[str]) -> None:
        super().__init__(name)
        for one in named:
            setattr(self, one, _Named(one, (), {"module": self}))

    def __getattr__(self, name: str) -> Any:
        if name == "__path__":  # `from module import name` asks first whether it is a package
            raise AttributeError(name)
        return getattr(_real(self), name)


class _Named(type):
    """Stands for a function or class of such a module, which is imported as soon as it is used."""

    module: ModuleType

    def __call__(cls, *values: Any, **options: Any) -> Any:
        return getattr(_real(cls.module), cls.__name__)(*values, **options)

    def __getattr__(cls, name: str) -> Any:
        return getattr(getattr(_real(cls.module), cls.__name__), name)

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, getattr(_real(cls.module), cls.__name__))


@contextmanager
def later(names: Mapping[str, Sequence[str]]) -> Iterator[None]:
    """Give what is imported meanwhile a stand-in of each of these modules.

    A module comes with the functions and classes that are imported from it by their names and used
    only in functions: they wait, too. Whoever imports it afterwards gets the module itself.
    """
    stand_ins = [_StandIn(name, named) for name, named in names.items() if name not in sys.modules]
    sys.modules.update((one.__name__, one) for one in stand_ins)
    try:
        yield
    finally:
        for one in stand_ins:
            _leave(one)


def _real(stand_in: ModuleType) -> ModuleType:
    _leave(stand_in)
    return import_module(stand_in.__name__)


def _leave(stand_in: ModuleType) -> None:
    if sys.modules.get(stand_in.__name__) is stand_in:
        del sys.modules[stand_in.__name__]
