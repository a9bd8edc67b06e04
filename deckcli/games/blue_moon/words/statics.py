"""What texts do all the time, in layers: ignore, make 0, raise, multiply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.state import NONE
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.groups import Fitting
from deckcli.engine.words.kinds import Filter, Group, Number
from deckcli.games.blue_moon.rules.codes import ELEMENTS, ICONS, LAYERS
from deckcli.games.blue_moon.rules.texts import (
    ICONS as ALL_ICONS,
)
from deckcli.games.blue_moon.rules.texts import (
    TEXT,
    TO_HIGHER,
    TO_NUMBER,
    TO_SUM,
    VALUES,
    Ignores,
    Multiplies,
    Raises,
    RaisesTotal,
    Zeroes,
)

WORDS: Final = v.Vocabulary()
_LAYER: Final = v.layer(LAYERS)
_PARITY: Final = ("even", "odd")


def ignores(of: Fitting, layer: int) -> Ignores:
    return Ignores(of, TEXT | VALUES | ALL_ICONS, layer)


WORDS.add(
    v.STATIC, "ignores", ignores, "Values, texts and icons of these do not count.",
    of=v.group(), layer=_LAYER,
)  # fmt: skip


def ignores_texts(of: Fitting, layer: int, opposed_by: Filter | None) -> Ignores:
    return Ignores(of, TEXT, layer, opposed_by=opposed_by)


WORDS.add(
    v.STATIC, "ignores_texts", ignores_texts, "Texts of these do not work.",
    of=v.group(), layer=_LAYER, opposed_by=v.filtered(None, least=1),
)  # fmt: skip


def ignores_icons(of: Fitting, but: Sequence[str], layer: int) -> Ignores:
    kept = sum(2 ** ICONS.index(icon) for icon in but)
    return Ignores(of, ALL_ICONS, layer, kept)


WORDS.add(
    v.STATIC, "ignores_icons", ignores_icons,
    "Icons of these, and of the opponent's hand, do not work, but for some.",
    of=v.group(), but=v.texts(ICONS), layer=_LAYER,
)  # fmt: skip


def zeroes(of: Group, printed: str, layer: int) -> Zeroes:
    return Zeroes(of, _PARITY.index(printed), layer)


WORDS.add(
    v.STATIC, "zeroes", zeroes, "Values that are printed odd, or even, are 0.",
    of=v.group(), printed=v.text(_PARITY), layer=_LAYER,
)  # fmt: skip


def raises(of: Group, fire: Number | None, earth: Number | None, layer: int) -> Raises:
    amount = fire if fire is not None else earth
    assert amount is not None
    both = {"fire": fire is not None, "earth": earth is not None}
    return Raises(of, amount, layer, TO_NUMBER, **both)


WORDS.add(
    v.STATIC, "raises", raises, "Values that are lower rise to a number.",
    of=v.group(), fire=v.number(None), earth=v.number(None), layer=_LAYER,
).any_of = ("fire", "earth")  # fmt: skip


def raises_to_printed(of: Group, what: str, layer: int) -> Raises:
    goal = TO_SUM if what == "sum" else TO_HIGHER
    return Raises(of, Plain(0), layer, goal, fire=True, earth=True)


WORDS.add(
    v.STATIC, "raises_to_printed", raises_to_printed,
    "Both values rise to the sum, or to the higher, of the card's printed values.",
    of=v.group(), what=v.text(("sum", "higher")), layer=_LAYER,
)  # fmt: skip


def multiplies(of: Group, fire: int, earth: int, layer: int) -> Multiplies:
    return Multiplies(of, fire, earth, layer)


WORDS.add(
    v.STATIC, "multiplies", multiplies, "Values are multiplied.",
    of=v.group(), fire=v.integer(1, least=1), earth=v.integer(1, least=1), layer=_LAYER,
)  # fmt: skip


def raises_total(to: Number, element: str, layer: int) -> RaisesTotal:
    return RaisesTotal(ELEMENTS.index(element) if element in ELEMENTS else NONE, to, layer)


WORDS.add(
    v.STATIC, "raises_total", raises_total, "Your total rises to a number.",
    to=v.number(least=1), element=v.text((*ELEMENTS, "any")), layer=_LAYER,
)  # fmt: skip
