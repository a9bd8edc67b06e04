"""Groups every game has: the card itself, bound names, a player's own units and others' units."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deckcli.core.packed import without
from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.state import NONE, Frame, State
from deckcli.engine.words.facts import AllOf
from deckcli.engine.words.kinds import Filter, Group

if TYPE_CHECKING:
    from deckcli.engine.game import Game

WORDS: Final = v.Vocabulary()


class Itself(Group):
    """The card whose ability it is."""

    __slots__ = ()

    def cards(self, game: Game[Any], state: State, frame: Frame) -> vec[i64]:
        return vec[i64]([frame.source])

    def has(self, game: Game[Any], state: State, frame: Frame, card: i64) -> bool:
        return card == frame.source


class EventCard(Group):
    """A card of the event that triggered the ability: SUBJECT or OTHER."""

    __slots__ = ("role",)

    def __init__(self, role: i64) -> None:
        self.role = role

    def cards(self, game: Game[Any], state: State, frame: Frame) -> vec[i64]:
        card = frame.values[self.role]
        if card == NONE:
            return vec[i64]()
        return vec[i64]([card])


class Bound(Group):
    """The cards chosen under a name."""

    __slots__ = ("slot",)

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def cards(self, game: Game[Any], state: State, frame: Frame) -> vec[i64]:
        return frame.chosen[self.slot]


class Union(Group):
    """Several groups together; a card that is in two of them counts once."""

    __slots__ = ("groups",)

    def __init__(self, groups: list[Group]) -> None:
        self.groups = vec[Group](groups)

    def cards(self, game: Game[Any], state: State, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for group in self.groups:
            for card in group.cards(game, state, frame):
                if card not in found:
                    found = append(found, card)
        return found

    def has(self, game: Game[Any], state: State, frame: Frame, card: i64) -> bool:
        for group in self.groups:
            if group.has(game, state, frame, card):
                return True
        return False

    def is_empty(self, game: Game[Any], state: State, frame: Frame) -> bool:
        for group in self.groups:
            if not group.is_empty(game, state, frame):
                return False
        return True


class Fitting(Group):
    """Cards that fit a filter; `takes_all`: every card does, so the filter need not be asked."""

    __slots__ = ("filter", "takes_all")

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting
        self.takes_all = isinstance(fitting, AllOf) and len(fitting.parts) == 0

    def fitting(self, game: Game[Any], state: State, frame: Frame, cards: vec[i64]) -> vec[i64]:
        if self.takes_all:
            return cards[:]
        fitting, found = self.filter, vec[i64]()
        for card in cards:
            if fitting.fits(game, state, frame, card):
                found = append(found, card)
        return found


class Allies(Fitting):
    """The player's own units that fit, with or without the card itself."""

    __slots__ = ("others_only",)

    def __init__(self, fitting: Filter, *, others_only: bool) -> None:
        super().__init__(fitting)
        self.others_only = others_only

    def cards(self, game: Game[Any], state: State, frame: Frame) -> vec[i64]:
        units = game.units(state, frame.seat)
        if self.others_only and frame.source in units:
            units = without(units, frame.source)
            if self.takes_all:
                return units
        return self.fitting(game, state, frame, units)

    def has(self, game: Game[Any], state: State, frame: Frame, card: i64) -> bool:
        if game.controller(state, card) != frame.seat:
            return False
        if card == frame.source and self.others_only:
            return False
        return game.is_unit(state, card) and (
            self.takes_all or self.filter.fits(game, state, frame, card)
        )


def allies(fitting: Filter) -> Allies:
    return Allies(fitting, others_only=False)


def other_allies(fitting: Filter) -> Allies:
    return Allies(fitting, others_only=True)


WORDS.add(v.GROUP, "ally", allies, "Your units, the card itself among them.").says(
    en="ally|allies", ja="味方|体"
)
WORDS.add(v.GROUP, "other_ally", other_allies, "Your units other than the card itself.").says(
    en="other ally|other allies", ja="他の味方|体"
)


class Enemies(Fitting):
    """The units of all other seats that fit."""

    __slots__ = ()

    def cards(self, game: Game[Any], state: State, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for seat in range(state.seats):
            if seat != frame.seat:
                found = extend(found, self.fitting(game, state, frame, game.units(state, seat)))
        return found

    def has(self, game: Game[Any], state: State, frame: Frame, card: i64) -> bool:
        return (
            game.controller(state, card) != frame.seat
            and game.is_unit(state, card)
            and (self.takes_all or self.filter.fits(game, state, frame, card))
        )


WORDS.add(v.GROUP, "enemy", Enemies, "The units of others.").says(en="enemy|enemies", ja="敵|体")


class InZone(Fitting):
    """The cards that fit in a zone: the player's own, or that of the seat `ahead` places on."""

    __slots__ = ("ahead", "zone")

    def __init__(self, zone: i64, fitting: Filter, ahead: i64 = 0) -> None:
        super().__init__(fitting)
        self.zone, self.ahead = zone, ahead

    def cards(self, game: Game[Any], state: State, frame: Frame) -> vec[i64]:
        zone = game.zone(state, self._seat(game, state, frame), self.zone)
        return self.fitting(game, state, frame, zone)

    def size(self, game: Game[Any], state: State, frame: Frame) -> i64:
        if self.takes_all:
            return len(game.zone(state, self._seat(game, state, frame), self.zone))
        return len(self.cards(game, state, frame))

    def is_empty(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return self.size(game, state, frame) == 0

    def _seat(self, game: Game[Any], state: State, frame: Frame) -> i64:
        seat = frame.seat
        for nth in range(self.ahead):
            seat = game.next_seat(state, seat)
        return seat
