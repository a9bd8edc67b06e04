"""Shares as percentages for people."""

from __future__ import annotations


def percent(share: float) -> str:
    """Two decimals, but 0 and 100 only if exact."""
    if 0 < share < 0.00005:
        return f"{100 * share:.1g} %"
    if 0.99995 < share < 1:
        return f"{100 - 100 * (1 - share):.10g} %" if share < 1 - 1e-10 else "almost 100 %"
    return f"{100 * share:.2f} %"
