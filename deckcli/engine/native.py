"""What the compiler is told; without it, nothing of this has any effect."""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from collections.abc import Callable
    from typing import Any

    def mypyc_attr(  # type: ignore[misc]  # the real one says more than it needs
        *_: str, **__: Any
    ) -> Callable[[Any], Any]:
        """Stand in for the decorator where nothing is compiled."""
        return _same

    def _same(cls: Any) -> Any:
        return cls


__all__ = ["mypyc_attr"]
