"""The icons before the names of skills: a bit for each kind, and what some of them require."""

from __future__ import annotations

from collections.abc import Sequence

from deckcli.engine.words.facts import SelfIs
from deckcli.engine.words.kinds import Condition
from deckcli.games.cipher.rules.codes import ICONS, bits
from deckcli.games.cipher.words.filters import ClassChanged, StackedAtLeast


def icon_bits(icons: Sequence[str]) -> int:
    return bits([_kind(icon) for icon in icons], ICONS)


def needed_by(icons: Sequence[str]) -> list[Condition]:
    """What skills with these icons require: CCS and LvS ask for a level-up."""
    needed: list[Condition] = []
    for icon in icons:
        kind = _kind(icon)
        if kind == "CCS":
            needed.append(SelfIs(ClassChanged(wanted=True)))
        elif kind == "LvS":
            needed.append(SelfIs(StackedAtLeast(int(icon.removeprefix(kind)))))
    return needed


def _kind(icon: str) -> str:
    """An icon without its number: LvS3 is an LvS."""
    return icon.rstrip("0123456789")
