"""What an ability waits for: events that happen to cards, and those that happen to players."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import EVENT, EVENT_AMOUNT, OTHER_CARD
from deckcli.engine.state import OTHER, SEAT, SUBJECT, Frame, State
from deckcli.engine.words.kinds import Condition, Group

if TYPE_CHECKING:
    from deckcli.engine.game import Game


class EventIs(Condition):
    """The event's card in this role, SUBJECT or OTHER, belongs to a group."""

    __slots__ = ("group", "role")

    def __init__(self, role: i64, group: Group) -> None:
        self.role, self.group = role, group

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return self.group.has(game, state, frame, frame.values[self.role])


class EventOfSeat(Condition):
    """The event happened to a player: the one whose card it is, or another."""

    __slots__ = ("is_own",)

    def __init__(self, *, is_own: bool) -> None:
        self.is_own = is_own

    def holds(self, game: Game[Any], state: State, frame: Frame) -> bool:
        return (frame.values[SEAT] == frame.seat) == self.is_own


class EventClause:
    """A kind of event an ability waits for, and who must be involved."""

    __slots__ = ("conditions", "event")

    def __init__(self, event: i64, who: Group, whom: Group | None) -> None:
        self.event = event
        self.conditions = vec[Condition]([EventIs(SUBJECT, who)])
        if whom is not None:
            self.conditions = append(self.conditions, EventIs(OTHER, whom))


class SeatClause:
    """An event an ability waits for that happens to a player, as `happen_to_player` reports."""

    __slots__ = ("conditions", "event")

    def __init__(self, event: i64, whose: str) -> None:
        self.event = event
        self.conditions = vec[Condition]()
        if whose != "any":
            self.conditions = append(self.conditions, EventOfSeat(is_own=whose == "yours"))


def add_card_event(words: v.Vocabulary, name: str, event: i64, doc: str) -> v.Word:
    """An event such as the end of a unit: `{destroyed: ally, whom: enemy}`."""
    return words.add(v.EVENT, name, partial(EventClause, event), doc)


def add_seat_event(
    words: v.Vocabulary, name: str, event: i64, doc: str, *, has_amount: bool = False
) -> v.Word:
    """An event such as the end of a turn: `{turn_ends: yours}`."""
    word = words.add(
        v.EVENT, name, partial(SeatClause, event), doc,
        "whose", whose=v.text(("yours", "enemy", "any")),
    )  # fmt: skip
    word.lacks = (EVENT, OTHER_CARD) if has_amount else (EVENT, EVENT_AMOUNT, OTHER_CARD)
    return word
