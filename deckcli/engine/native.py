"""Hints for the compiler; without one they have no effect."""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from collections.abc import Callable
    from typing import Any

    def mypyc_attr(  # type: ignore[misc]  # the real signature is broader than we need
        *_: str, **__: Any
    ) -> Callable[[Any], Any]:
        """Stand in for the decorator where nothing is compiled."""
        return _same

    def _same(cls: Any) -> Any:
        return cls


__all__ = ["mypyc_attr"]
