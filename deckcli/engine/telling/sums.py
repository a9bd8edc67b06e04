"""Numbers in stories: how a total comes about."""

from __future__ import annotations


def sum_told(parts: list[tuple[int, str]]) -> str:
    """Numbers with what each stands for, and their sum if there are several: 40 + 20 support = 60.

    The first number needs no words; of the others those that change nothing are left out.
    """
    first, _ = parts[0]
    words, total = [str(first)], first
    for amount, why in parts[1:]:
        if amount:
            words.append(f"{'+' if amount > 0 else '-'} {abs(amount)} {why}")
            total += amount
    if len(words) > 1:
        words.append(f"= {total}")
    return " ".join(words)
