"""What texts do all the time, in layers: ignore, make 0, raise, multiply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.state import NONE
from deckcli.engine.words.facts import AllOf, NotFitting, Plain
from deckcli.engine.words.groups import Allies, Enemies, Fitting, Itself
from deckcli.engine.words.kinds import Filter, Group, Number, Static
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
    OneOf,
    Raises,
    RaisesTotal,
    Zeroes,
)
from deckcli.games.blue_moon.words.filters import (
    FaceDown,
    HasIcon,
    HasSomeIcon,
    HasTag,
    HasText,
    HighestValue,
    OfKind,
    OfPeople,
)
from deckcli.games.blue_moon.words.groups import InPlay

WORDS: Final = v.Vocabulary()
_BY_PRINT: Final = (
    OfKind, OfPeople, HasIcon, HasSomeIcon, HasText, HasTag, HighestValue, FaceDown,
)  # fmt: skip
_LAYER: Final = v.layer(LAYERS)
_PARITY: Final = ("even", "odd")


def is_card_by_card(static: Static) -> bool:
    """Whether it does to each card what print and place of that card alone decide."""
    group = static.group
    if isinstance(group, OneOf):
        group = group.group
    if isinstance(group, Allies | Enemies | InPlay):
        return _is_by_print(group.filter)
    return isinstance(group, Itself)


def _is_by_print(fitting: Filter) -> bool:
    if isinstance(fitting, AllOf):
        return all(_is_by_print(part) for part in fitting.parts)
    if isinstance(fitting, NotFitting):
        return _is_by_print(fitting.part)
    return isinstance(fitting, _BY_PRINT)


def ignores(of: Fitting, layer: int) -> Ignores:
    return Ignores(of, TEXT | VALUES | ALL_ICONS, layer)


WORDS.add(
    v.STATIC, "ignores", ignores, "Values, texts and icons of these do not count.",
    of=v.group(), layer=_LAYER,
).says(
    en="{of} <are|is> ignored unless protected",
    ja="{of:は}、保護されたものを除いて無視され/る",
)  # fmt: skip


def ignores_texts(of: Fitting, layer: int, opposed_by: Filter | None) -> Ignores:
    return Ignores(of, TEXT, layer, opposed_by=opposed_by)


WORDS.add(
    v.STATIC, "ignores_texts", ignores_texts,
    "Texts of these, and of such cards in the opponent's hand, do not work.",
    of=v.group(), layer=_LAYER, opposed_by=v.filtered(None, least=1),
).says(
    en=(
        "[unless opposed by {opposed_by:card|cards}, ]the texts of {of:bare}, and of such cards "
        "in their hand, are ignored; if two cards ignore each other, neither has any effect"
    ),
    ja=(
        "[相手の{opposed_by:カード}がなければ、]{of:bare の}特殊能力は、相手の手札のものも含めて"
        "無視され、互いに無視しあう２枚はどちらも効果がな/い"
    ),
)  # fmt: skip


def ignores_icons(of: Fitting, but: Sequence[str], layer: int) -> Ignores:
    kept = sum(2 ** ICONS.index(icon) for icon in but)
    return Ignores(of, ALL_ICONS, layer, kept)


WORDS.add(
    v.STATIC, "ignores_icons", ignores_icons,
    "Icons of these, and of the opponent's hand, do not work, but for some.",
    of=v.group(), but=v.texts(ICONS), layer=_LAYER,
).says(
    en="icons on {of:bare} and on cards in their hand are ignored, except {but:and}",
    ja="{of:bare と}相手の手札のアイコンは{but:tags}を除き無視され/る",
)  # fmt: skip


def zeroes(of: Group, printed: str, layer: int) -> Zeroes:
    return Zeroes(of, _PARITY.index(printed), layer)


WORDS.add(
    v.STATIC, "zeroes", zeroes, "Values that are printed odd, or even, are 0.",
    of=v.group(), printed=v.text(_PARITY), layer=_LAYER,
).says(
    {"printed": "even"},
    en="even printed values of {of:bare} count as 0",
    ja="{of:bare の}印刷された偶数の値は０に/なる",
).says(
    {"printed": "odd"},
    en="odd printed values of {of:bare} count as 0",
    ja="{of:bare の}印刷された奇数の値は０に/なる",
)  # fmt: skip


def raises(of: Group, fire: Number | None, earth: Number | None, layer: int) -> Raises:
    amount = fire if fire is not None else earth
    assert amount is not None
    both = {"fire": fire is not None, "earth": earth is not None}
    return Raises(of, amount, layer, TO_NUMBER, **both)


def raises_one(of: Group, fire: Number | None, earth: Number | None, layer: int) -> Raises:
    return raises(OneOf(of), fire, earth, layer)


_VALUES: Final = {"fire": v.number(None), "earth": v.number(None)}
WORDS.add(
    v.STATIC, "raises", raises, "Values that are lower rise to a number.",
    of=v.group(), **_VALUES, layer=_LAYER,
).says(
    en="the fire values of {of:bare} rise to {fire} and their earth values to {earth}",
    ja="{of:bare の}[&炎の値は{fire}まで上が/ル][&大地の値は{earth}まで上が/ル]",
).says(
    {"earth": None},
    en="the fire values of {of:bare} rise to {fire}",
    ja="{of:bare の}炎の値は{fire}まで上が/ル",
).says(
    {"fire": None},
    en="the earth values of {of:bare} rise to {earth}",
    ja="{of:bare の}大地の値は{earth}まで上が/ル",
).any_of = ("fire", "earth")  # fmt: skip
WORDS.add(
    v.STATIC, "raises_one", raises_one,
    "The same for one of these, as you choose when you announce.",
    of=v.group(), **_VALUES, layer=_LAYER,
).says(
    en="the fire value of one of {of:bare} rises to {fire} and its earth value to {earth}",
    ja="{of:bare}１枚の[&炎の値は{fire}まで上が/ル][&大地の値は{earth}まで上が/ル]",
).says(
    {"earth": None},
    en="the fire value of one of {of:bare} rises to {fire}",
    ja="{of:bare}１枚の炎の値は{fire}まで上が/ル",
).says(
    {"fire": None},
    en="the earth value of one of {of:bare} rises to {earth}",
    ja="{of:bare}１枚の大地の値は{earth}まで上が/ル",
).any_of = ("fire", "earth")  # fmt: skip


def raises_to_printed(of: Group, what: str, layer: int) -> Raises:
    goal = TO_SUM if what == "sum" else TO_HIGHER
    return Raises(of, Plain(0), layer, goal, fire=True, earth=True)


def raises_one_to_printed(of: Group, what: str, layer: int) -> Raises:
    return raises_to_printed(OneOf(of), what, layer)


_PRINTED: Final = v.text(("sum", "higher"))
WORDS.add(
    v.STATIC, "raises_to_printed", raises_to_printed,
    "Both values rise to the sum, or to the higher, of the card's printed values.",
    of=v.group(), what=_PRINTED, layer=_LAYER,
).says(
    {"what": "sum"},
    en="both values of {of:bare} rise to the sum of their printed values",
    ja="{of:bare の}両方の値は印刷された値の合計まで上が/ル",
).says(
    {"what": "higher"},
    en="both values of {of:bare} rise to the higher of their printed values",
    ja="{of:bare の}両方の値は印刷された高い方の値まで上が/ル",
)  # fmt: skip
WORDS.add(
    v.STATIC, "raises_one_to_printed", raises_one_to_printed,
    "The same for one of these, as you choose when you announce.",
    of=v.group(), what=_PRINTED, layer=_LAYER,
).says(
    {"what": "sum"},
    en="both values of one of {of:bare} rise to the sum of its printed values",
    ja="{of:bare}１枚の両方の値は印刷された値の合計まで上が/ル",
).says(
    {"what": "higher"},
    en="both values of one of {of:bare} rise to the higher of its printed values",
    ja="{of:bare}１枚の両方の値は印刷された高い方の値まで上が/ル",
)  # fmt: skip


def multiplies(of: Group, fire: int, earth: int, layer: int) -> Multiplies:
    return Multiplies(of, fire, earth, layer)


def multiplies_one(of: Group, fire: int, earth: int, layer: int) -> Multiplies:
    return Multiplies(OneOf(of), fire, earth, layer)


_FACTORS: Final = {"fire": v.integer(1, least=1), "earth": v.integer(1, least=1)}
WORDS.add(
    v.STATIC, "multiplies", multiplies, "Values are multiplied.",
    of=v.group(), **_FACTORS, layer=_LAYER,
).says(
    en="{of:bare} count {fire} times in fire and {earth} times in earth",
    ja="{of:bare の}値は炎{fire}倍、大地{earth}倍に/なる",
).says(
    {"fire": 2, "earth": 2},
    en="both values of {of:bare} double",
    ja="{of:bare の}両方の値は２倍に/なる",
).says(
    {"fire": 1},
    en="the earth of {of:bare} counts {earth} times",
    ja="{of:bare の}大地の値は{earth}倍に/なる",
).says(
    {"fire": 1, "earth": 2},
    en="the earth of {of:bare} doubles",
    ja="{of:bare の}大地の値は２倍に/なる",
).says(
    {"earth": 1},
    en="the fire of {of:bare} counts {fire} times",
    ja="{of:bare の}炎の値は{fire}倍に/なる",
).says(
    {"earth": 1, "fire": 2},
    en="the fire of {of:bare} doubles",
    ja="{of:bare の}炎の値は２倍に/なる",
)  # fmt: skip
WORDS.add(
    v.STATIC, "multiplies_one", multiplies_one,
    "The same for one of these, as you choose when you announce.",
    of=v.group(), **_FACTORS, layer=_LAYER,
).says(
    en="one of {of:bare} counts {fire} times in fire and {earth} times in earth",
    ja="{of:bare}１枚の値は炎{fire}倍、大地{earth}倍に/なる",
).says(
    {"fire": 2, "earth": 2},
    en="both values of one of {of:bare} double",
    ja="{of:bare}１枚の両方の値は２倍に/なる",
).says(
    {"fire": 1},
    en="the earth of one of {of:bare} counts {earth} times",
    ja="{of:bare}１枚の大地の値は{earth}倍に/なる",
).says(
    {"fire": 1, "earth": 2},
    en="the earth of one of {of:bare} doubles",
    ja="{of:bare}１枚の大地の値は２倍に/なる",
).says(
    {"earth": 1},
    en="the fire of one of {of:bare} counts {fire} times",
    ja="{of:bare}１枚の炎の値は{fire}倍に/なる",
).says(
    {"earth": 1, "fire": 2},
    en="the fire of one of {of:bare} doubles",
    ja="{of:bare}１枚の炎の値は２倍に/なる",
)  # fmt: skip


def raises_total(to: Number, element: str, layer: int) -> RaisesTotal:
    return RaisesTotal(ELEMENTS.index(element) if element in ELEMENTS else NONE, to, layer)


WORDS.add(
    v.STATIC, "raises_total", raises_total, "Your total rises to a number.",
    to=v.number(least=1), element=v.text((*ELEMENTS, "any")), layer=_LAYER,
).says(
    {"element": "fire"},
    en="your total in fire rises to {to}",
    ja="自分の炎の合計は{to}まで上が/ル",
).says(
    {"element": "earth"},
    en="your total in earth rises to {to}",
    ja="自分の大地の合計は{to}まで上が/ル",
).says(
    {"element": "any"},
    en="your total rises to {to}",
    ja="自分の合計は{to}まで上が/ル",
)  # fmt: skip
