"""Numbers in stories: how a total comes about."""

from __future__ import annotations

from deckcli.core.sentences import Phrasebook


def sum_told(parts: list[tuple[int, str]], book: Phrasebook) -> str:
    """Numbers, what each stands for, and their sum if there are several: 40 + 20 support = 60.

    The first number needs no words; later ones that change nothing are left out.
    """
    first, _ = parts[0]
    told, total = str(first), first
    changes = [part for part in parts[1:] if part[0]]
    for amount, why in changes:
        told += book.say("sum_more" if amount > 0 else "sum_less", amount=abs(amount), why=why)
        total += amount
    return told + book.say("sum_total", total=total) if changes else told
