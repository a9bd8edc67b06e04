"""Words for cards: where they lie, and what they must be like."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import ITSELF
from deckcli.engine.state import BITS, NONE, Frame
from deckcli.engine.words.facts import AllOf
from deckcli.engine.words.groups import Fitting, InZone
from deckcli.engine.words.kinds import Condition, Filter, Number
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.entering import may_enter
from deckcli.games.summon_magic.rules.faces import bits
from deckcli.games.summon_magic.rules.field import opposing
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules

WORDS: Final = v.Vocabulary()

WORDS.add(v.GROUP, "hand", partial(InZone, t.HAND), "Cards of your hand.")
WORDS.add(v.GROUP, "deck", partial(InZone, t.DECK), "Cards of your deck.")
WORDS.add(v.GROUP, "graveyard", partial(InZone, t.GRAVEYARD), "Cards of your graveyard.")
WORDS.add(v.GROUP, "side_deck", partial(InZone, t.SIDE), "Cards of your side deck.")


class OwnMonsters(Fitting):
    """The player's own monsters that fit, with or without the card itself."""

    __slots__ = ("others_only",)

    def __init__(self, fitting: Filter, *, others_only: bool) -> None:
        super().__init__(fitting)
        self.others_only = others_only

    def cards(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[i64]:
        return vec[i64](
            [
                card
                for card in state.players[frame.seat].monsters
                if (card != frame.source or not self.others_only)
                and (self.takes_all or self.filter.fits(game, state, frame, card))
            ]
        )

    def has(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        if card < 0 or state.owners[card] != frame.seat:
            return False
        if card == frame.source and self.others_only:
            return False
        return game.is_unit(state, card) and (
            self.takes_all or self.filter.fits(game, state, frame, card)
        )


WORDS.add(v.GROUP, "ally", partial(OwnMonsters, others_only=False), "Your monsters.")
WORDS.add(
    v.GROUP, "other_ally", partial(OwnMonsters, others_only=True),
    "Your monsters other than the card itself.",
)  # fmt: skip


def could_fit(
    fitting: Filter, game: SummonRules, state: SummonState, frame: Frame, card: i64
) -> bool:
    """Whether a monster fits, as far as its face need not be known if it lies face down."""
    if not state.is_face_down(card):
        return fitting.fits(game, state, frame, card)
    if isinstance(fitting, AllOf):
        for part in fitting.parts:
            if not could_fit(part, game, state, frame, card):
                return False
        return True
    if isinstance(fitting, PositionIs):
        return fitting.fits(game, state, frame, card)
    return True


class OpposingMonsters(Fitting):
    """The opponent's monsters that fit; one that lies face down could be any."""

    __slots__ = ()

    def cards(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[i64]:
        return vec[i64](
            [
                card
                for card in state.players[opposing(frame.seat)].monsters
                if self.takes_all or could_fit(self.filter, game, state, frame, card)
            ]
        )

    def has(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        return (
            card >= 0
            and state.owners[card] != frame.seat
            and game.is_unit(state, card)
            and (self.takes_all or self.filter.fits(game, state, frame, card))
        )


WORDS.add(v.GROUP, "enemy", OpposingMonsters, "The opponent's monsters.")


class AllMonsters(Fitting):
    """Every monster that lies face up and fits, on both sides."""

    __slots__ = ()

    def cards(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for player in state.players:
            for card in player.monsters:
                if self.has(game, state, frame, card):
                    found = append(found, card)
        return found

    def has(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        if card < 0 or state.is_face_down(card) or not game.is_unit(state, card):
            return False
        return self.takes_all or self.filter.fits(game, state, frame, card)


WORDS.add(v.GROUP, "monsters", AllMonsters, "All face-up monsters, yours and the opponent's.")


class OpposingSets(Fitting):
    """The opponent's set cards."""

    __slots__ = ()

    def cards(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[i64]:
        magic = state.players[opposing(frame.seat)].magic
        return vec[i64]([card for card in magic if state.is_face_down(card)])

    def has(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        return card in self.cards(game, state, frame)


WORDS.add(v.GROUP, "enemy_sets", OpposingSets, "The opponent's set cards.")


class MayBear(Fitting):
    """The player's own monsters that may carry the equip card itself."""

    __slots__ = ()

    def cards(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[i64]:
        monsters = state.players[frame.seat].monsters
        return vec[i64]([card for card in monsters if self.has(game, state, frame, card)])

    def has(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        if card < 0 or state.owners[card] != frame.seat or not game.is_unit(state, card):
            return False
        equipment = game.prints[state.faces[frame.source]]
        if equipment.bearer and not game.prints[state.faces[card]].races & equipment.bearer:
            return False
        if equipment.kind == t.ARTIFACT:
            for worn in state.equipment(card):
                face = game.prints[state.faces[worn]]
                if face.kind == t.ARTIFACT and face.category == equipment.category:
                    return False
        return True


WORDS.add(
    v.GROUP, "able_bearer", MayBear, "Your monsters that may carry this equip card."
).needs = ITSELF


class Bearer(Fitting):
    """The monster that the card itself lies on or under."""

    __slots__ = ()

    def cards(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[i64]:
        host = state.hosts[frame.source]
        if host == NONE:
            return vec[i64]()
        return vec[i64]([host])


WORDS.add(v.GROUP, "bearer", Bearer, "The monster that this card lies on.").needs = ITSELF


# -- filters


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


WORDS.add(v.FILTER, "cost", CostIs, "Its printed cost.", "span", span=v.span())


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
).reads = (t.ATTACK,)
WORDS.add(
    v.FILTER, "defence", partial(NumberIs, t.DEFENCE), "Its defence now.", "span", span=v.span()
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
)  # fmt: skip


def add_races(words: v.Vocabulary, races: list[str]) -> None:
    """The filter `race`, for these races."""
    words.add(
        v.FILTER, "race", lambda names: HasRace(bits(names, races)), "Of one of these races.",
        "names", names=v.texts(races),
    )  # fmt: skip


# -- conditions and numbers


class InDefence(Condition):
    """The card itself is in defence position."""

    __slots__ = ()

    def holds(self, game: SummonRules, state: SummonState, frame: Frame) -> bool:
        return state.in_defence(frame.source)


WORDS.add(
    v.CONDITION, "in_defence", InDefence, "The monster itself is in defence position."
).needs = ITSELF


class Evolutions(Number):
    """How many of the player's monsters have evolved this turn."""

    __slots__ = ()

    def value(self, game: SummonRules, state: SummonState, frame: Frame) -> i64:
        return state.players[frame.seat].evolved


WORDS.add(v.NUMBER, "evolutions", Evolutions, "How many of your monsters have evolved this turn.")


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
)  # fmt: skip
