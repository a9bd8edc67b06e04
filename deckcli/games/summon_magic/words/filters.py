"""What cards must be like, and what is asked of the table and counted there."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.vecs import i64
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import ITSELF
from deckcli.engine.state import BITS, Frame
from deckcli.engine.words.kinds import Filter, Number
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.entering import may_enter
from deckcli.games.summon_magic.rules.faces import bits
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules

WORDS: Final = v.Vocabulary()


class HasRace(Filter):
    """A monster of one of these races."""

    __slots__ = ("races",)

    def __init__(self, races: i64) -> None:
        self.races = races

    def fits(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        face = game.prints[state.faces[card]]
        return face.races & self.races != 0


class HasAttribute(Filter):
    """A card of one of these attributes."""

    __slots__ = ("attributes",)

    def __init__(self, attributes: list[str]) -> None:
        self.attributes = bits(attributes, t.ATTRIBUTES)

    def fits(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        face = game.prints[state.faces[card]]
        return self.attributes & BITS[face.attribute] != 0


WORDS.add(
    v.FILTER, "attribute", HasAttribute, "Of one of these attributes.",
    "attributes", attributes=v.texts(t.ATTRIBUTES[:7]),
).says(
    en="{attributes} ~", ja="{attributes:tag}属性の~",
)  # fmt: skip


class OfKind(Filter):
    """A card of one of these kinds."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = bits(kinds, t.KINDS)

    def fits(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        face = game.prints[state.faces[card]]
        return self.kinds & BITS[face.kind] != 0


WORDS.add(
    v.FILTER, "kind", OfKind, "Of one of these kinds.",
    "kinds", kinds=v.texts(t.KINDS[:5]),
).says(
    en="!{kinds} card|{kinds} cards", ja="!{kinds}カード",
)  # fmt: skip


class SummonedAs(Filter):
    """A monster that comes this way: normal, ex_s, evo_l."""

    __slots__ = ("way",)

    def __init__(self, way: str) -> None:
        self.way = t.SUMMONS.index(way)

    def fits(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        face = game.prints[state.faces[card]]
        return face.kind == t.MONSTER and face.summon == self.way


WORDS.add(
    v.FILTER, "summon", SummonedAs, "A monster that is summoned so.", "way", way=v.text(t.SUMMONS)
).says(
    {"way": "normal"},
    en="normal ~",
    ja="ノーマルの~",
).says(
    {"way": "ex_s"},
    en="EX-S ~",
    ja="ＥＸ－Ｓの~",
).says(
    {"way": "evo_l"},
    en="EVO-L ~",
    ja="ＥＶＯ－Ｌの~",
)


class CostIs(Filter):
    """A card whose printed cost, normal or ADV, lies in a span; a reference cost has no number."""

    __slots__ = ("high", "low")

    def __init__(self, span: tuple[int, int]) -> None:
        self.low, self.high = span

    def fits(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        face = game.prints[state.faces[card]]
        if face.cost_kind != t.WHEN_DESTROYED and face.cost_kind != t.ADV:
            return False
        return self.low <= face.cost <= self.high


WORDS.add(v.FILTER, "cost", CostIs, "Its printed cost.", "span", span=v.span()).says(
    en="~ of cost {span}",
    ja="コスト{span}の~",
)


class NumberIs(Filter):
    """A monster whose current number lies in a span, whatever its position."""

    __slots__ = ("high", "low", "stat")

    def __init__(self, stat: i64, span: tuple[int, int]) -> None:
        self.stat = stat
        self.low, self.high = span

    def fits(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        return self.low <= game.number(state, card, self.stat) <= self.high


WORDS.add(
    v.FILTER, "attack", partial(NumberIs, t.ATTACK), "Its attack now.", "span", span=v.span()
).says(
    en="~ with {span} attack",
    ja="攻撃力{span}の~",
).reads = (t.ATTACK,)
WORDS.add(
    v.FILTER, "defence", partial(NumberIs, t.DEFENCE), "Its defence now.", "span", span=v.span()
).says(
    en="~ with {span} defence",
    ja="守備力{span}の~",
).reads = (t.DEFENCE,)


class PositionIs(Filter):
    """A monster in this position."""

    __slots__ = ("in_defence",)

    def __init__(self, position: str) -> None:
        self.in_defence = position == "defence"

    def fits(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        return state.in_defence(card) == self.in_defence


WORDS.add(
    v.FILTER, "position", PositionIs, "In this position.",
    "position", position=v.text(t.POSITIONS),
).says(
    {"position": "attack"}, en="~ in attack position", ja="攻撃表示の~",
).says(
    {"position": "defence"}, en="~ in defence position", ja="守備表示の~",
)  # fmt: skip


class FaceUp(Filter):
    """A card that lies face up, or not."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        return state.is_face_down(card) != self.wanted


WORDS.add(
    v.FILTER, "face_up", lambda value: FaceUp(wanted=value), "Lies face up, or not.",
    "value", value=v.flag(),
).says(
    {"value": True}, en="face-up ~", ja="おもて表示の~",
).says(
    {"value": False}, en="face-down ~", ja="裏側表示の~",
)  # fmt: skip


class NamesThisCard(Filter):
    """An EX-S monster whose condition names the card itself, or not."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        mine = game.prints[state.faces[frame.source]].name_index
        face = game.prints[state.faces[card]]
        return (mine in face.summoned_by) == self.wanted


WORDS.add(
    v.FILTER, "names_this_card", lambda value: NamesThisCard(wanted=value),
    "An EX-S monster that this card brings.", "value", value=v.flag(),
).says(
    {"value": True}, en="~ summonable by this card", ja="このカードで召喚できる~",
).says(
    {"value": False}, en="~ not summonable by this card", ja="このカードで召喚できない~",
).needs = ITSELF  # fmt: skip


class CanEnter(Filter):
    """A monster whose own words let it enter now, or not."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        face = game.prints[state.faces[card]]
        return may_enter(game, state, frame.seat, face) == self.wanted


WORDS.add(
    v.FILTER, "can_enter", lambda value: CanEnter(wanted=value),
    "Its own words let it enter now.", "value", value=v.flag(),
).says(
    {"value": True}, en="eligible ~|able to enter now", ja="場に出せる~",
).says(
    {"value": False}, en="~ that cannot enter now", ja="場に出せない~",
)  # fmt: skip


def add_races(words: v.Vocabulary, races: list[str]) -> None:
    """The filter `race`, for these races."""
    words.add(
        v.FILTER, "race", lambda names: HasRace(bits(names, races)), "Of one of these races.",
        "names", names=v.texts(races),
    ).says(
    en="{names} ~", ja="{names:tag}の~",
)  # fmt: skip


# -- numbers


class Evolutions(Number):
    """How many of the player's monsters have evolved this turn."""

    __slots__ = ()

    def value(self, game: SummonRules, state: SummonState, frame: Frame) -> i64:
        return state.players[frame.seat].evolved


WORDS.add(
    v.NUMBER, "evolutions", Evolutions, "How many of your monsters have evolved this turn."
).says(
    en="your> evolution|evolutions @ so far this turn",
    ja="このターンの自分の>進化|回",
)


class Capped(Number):
    """A number, but not more than another."""

    __slots__ = ("most", "number")

    def __init__(self, number: Number, most: i64) -> None:
        self.number, self.most = number, most

    def value(self, game: SummonRules, state: SummonState, frame: Frame) -> i64:
        return min(self.number.value(game, state, frame), self.most)


WORDS.add(
    v.NUMBER, "capped", Capped, "A number, but not more than `most`.",
    number=v.number(), most=v.integer(least=1),
).says(
    en="{number}, but at most {most}", ja="{number}（最大{most}）",
)  # fmt: skip
