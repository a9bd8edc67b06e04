"""What a card is like, as it is printed: the words by which texts tell cards apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deckcli.core.vecs import i64
from deckcli.engine.language import vocabulary as v
from deckcli.engine.state import BITS, Frame
from deckcli.engine.words.kinds import Filter, Group
from deckcli.games.blue_moon.rules.codes import (
    FORBIDS,
    ICONS,
    IGNORES,
    KINDS,
    ONLY_IF,
    PEOPLES,
    PLAYS_AT_MOST,
    SUPPORT,
    TAGS,
    WAIVES,
)
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState

WORDS: Final = v.Vocabulary()


def is_bluff(state: BlueMoonState, card: i64) -> bool:
    """Whether the card lies face down as a support."""
    return card in state.players[state.owners[card]].bluffs


class OfPeople(Filter):
    """Belongs to one of these peoples."""

    __slots__ = ("mask",)

    def __init__(self, peoples: Sequence[str]) -> None:
        self.mask: i64 = sum(2 ** PEOPLES.index(people) for people in peoples)

    def fits(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, card: i64) -> bool:
        people = game.prints[state.faces[card]].people
        return people >= 0 and self.mask >> people & 1 != 0 and not is_bluff(state, card)


WORDS.add(
    v.FILTER, "people", OfPeople, "Belongs to such a people.", "peoples", peoples=v.texts(PEOPLES)
).says(
    en="{peoples} ~",
    ja="{peoples:tag}の~",
)


class OfKind(Filter):
    """Is of one of these kinds; a bluff is a support."""

    __slots__ = ("mask",)

    def __init__(self, kinds: Sequence[str]) -> None:
        self.mask: i64 = sum(2 ** KINDS.index(kind) for kind in kinds)

    def fits(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, card: i64) -> bool:
        if card in state.players[state.owners[card]].bluffs:
            return self.mask >> SUPPORT & 1 != 0
        return self.mask & BITS[game.prints[state.faces[card]].kind] != 0


WORDS.add(v.FILTER, "kind", OfKind, "Is of such a kind.", "kinds", kinds=v.texts(KINDS)).says(
    en="!{kinds} card|{kinds} cards",
    ja="!{kinds}カード",
)


class HasIcon(Filter):
    """Prints one of these icons, whether it works or not."""

    __slots__ = ("mask",)

    def __init__(self, icons: Sequence[str]) -> None:
        self.mask: i64 = sum(2 ** ICONS.index(icon) for icon in icons)

    def fits(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, card: i64) -> bool:
        return game.prints[state.faces[card]].icons & self.mask != 0 and not is_bluff(state, card)


WORDS.add(
    v.FILTER, "icon", HasIcon, "Prints one of these icons, working or not.",
    "icons", icons=v.texts(ICONS),
).says(
    en="~ with the icon {icons}",
    ja="{icons:tag}アイコンを持つ~",
)  # fmt: skip


class HasSomeIcon(Filter):
    """Prints an icon, working or not, or none; all that lies face down has its bluff icon.

    A card that a text or a ship lends FREE has that icon while it is about to be played.
    """

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, card: i64) -> bool:
        has_one = (
            is_bluff(state, card) or card == state.lent or game.prints[state.faces[card]].icons != 0
        )
        return has_one == self.wanted


WORDS.add(
    v.FILTER, "has_icon", lambda wanted: HasSomeIcon(wanted=wanted), "Prints an icon, or none.",
    "wanted", wanted=v.flag(),
).says(
    {"wanted": True},
    en="icon-bearing ~|marked with icons",
    ja="アイコンのある~",
).says(
    {"wanted": False},
    en="~ without icons|without icons",
    ja="アイコンのない~",
)  # fmt: skip


class HasText(Filter):
    """Prints a text, or none."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, card: i64) -> bool:
        return game.prints[state.faces[card]].has_text == self.wanted


WORDS.add(
    v.FILTER, "text", lambda wanted: HasText(wanted=wanted), "Prints a text, or none.",
    "wanted", wanted=v.flag(),
).says(
    {"wanted": True},
    en="~ with text|a card with text",
    ja="特殊能力テキストのある~",
).says(
    {"wanted": False},
    en="~ without text|a card without text",
    ja="特殊能力テキストのない~",
)  # fmt: skip


class HasTag(Filter):
    """Is a Storm, a Flood, a Caterpillar."""

    __slots__ = ("tag",)

    def __init__(self, tag: str) -> None:
        self.tag: i64 = TAGS.index(tag)

    def fits(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, card: i64) -> bool:
        return game.prints[state.faces[card]].tags >> self.tag & 1 != 0 and not is_bluff(
            state, card
        )


WORDS.add(v.FILTER, "tag", HasTag, "Is a Storm, Flood, Caterpillar.", "tag", tag=v.text(TAGS)).says(
    en="{tag} ~",
    ja="{tag}の~",
)


class HighestValue(Filter):
    """The higher of the printed values is so high."""

    __slots__ = ("high", "low")

    def __init__(self, span: tuple[int, int]) -> None:
        self.low: i64 = span[0]
        self.high: i64 = span[1]

    def fits(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, card: i64) -> bool:
        return self.low <= game.prints[state.faces[card]].highest <= self.high


WORDS.add(
    v.FILTER, "highest_value", HighestValue, "The higher printed value is so high.",
    "span", span=v.span(),
).says(
    en="~ with a printed value of {span}",
    ja="印刷された値が{span}の~",
)  # fmt: skip


class FaceDown(Filter):
    """Lies face down as a bluff, or not."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, card: i64) -> bool:
        return is_bluff(state, card) == self.wanted


WORDS.add(
    v.FILTER, "bluff", lambda wanted: FaceDown(wanted=wanted), "Lies face down, or not.",
    "wanted", wanted=v.flag(),
).says(
    {"wanted": True},
    en="face-down ~",
    ja="裏向きの~",
).says(
    {"wanted": False},
    en="face-up ~",
    ja="表向きの~",
)  # fmt: skip


class Loadable(Filter):
    """Can go onto a ship of the player: a character, booster or support, and there is room."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, card: i64) -> bool:
        fits = (
            game.prints[state.faces[card]].kind <= SUPPORT
            and len(game.ships_with_room(state, frame.seat)) > 0
        )
        return fits == self.wanted


WORDS.add(
    v.FILTER, "loadable", lambda wanted: Loadable(wanted=wanted), "Can go onto one of your ships.",
    "wanted", wanted=v.flag(),
).says(
    {"wanted": True},
    en="loadable ~|able to be loaded",
    ja="積載できる~",
).says(
    {"wanted": False},
    en="~ that cannot be loaded|unable to be loaded",
    ja="積載できない~",
)  # fmt: skip


class Playable(Filter):
    """A card of the leadership phase that nothing bars, or not."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, card: i64) -> bool:
        return game.may_lead(state, frame.seat, card) == self.wanted


WORDS.add(
    v.FILTER, "playable", lambda wanted: Playable(wanted=wanted),
    "A card of the leadership phase that may be played, or not.", "wanted", wanted=v.flag(),
).says(
    {"wanted": True},
    en="playable ~|able to be played",
    ja="プレイできる~",
).says(
    {"wanted": False},
    en="~ that cannot be played|unable to be played",
    ja="プレイできない~",
).reads = (ONLY_IF, WAIVES, FORBIDS, PLAYS_AT_MOST, IGNORES)  # fmt: skip


class IsProtected(Filter):
    """Is active and shows a PROTECTED icon that works, or not."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, card: i64) -> bool:
        return game.is_protected(state, card) == self.wanted


WORDS.add(
    v.FILTER, "protected", lambda wanted: IsProtected(wanted=wanted),
    "Is active and protected, or not.", "wanted", wanted=v.flag(),
).says(
    {"wanted": True},
    en="protected ~",
    ja="保護された~",
).says(
    {"wanted": False},
    en="unprotected ~",
    ja="保護されていない~",
)  # fmt: skip


class SameKind(Filter):
    """Is of the kind of one of these."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def fits(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, card: i64) -> bool:
        mine = kind_of(game, state, card)
        for other in self.group.cards(game, state, frame):
            if kind_of(game, state, other) == mine:
                return True
        return False


WORDS.add(
    v.FILTER, "same_kind", SameKind, "Is of the kind of these.", "group", group=v.group()
).says(
    en="~ of the same kind as {group:bare}",
    ja="{group:bare と}同じ種類の~",
)


def kind_of(game: BlueMoonRules, state: BlueMoonState, card: i64) -> i64:
    """The kind that a card counts as now: a bluff is a support."""
    if is_bluff(state, card):
        return SUPPORT
    return game.prints[state.faces[card]].kind
