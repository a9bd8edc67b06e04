"""Players as groups, and steps that each of several players runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.ops import Op
from deckcli.engine.state import EVENT_VALUES, NONE, Frame, State
from deckcli.engine.things import PLAYERS
from deckcli.engine.words.groups import Fitting
from deckcli.engine.words.kinds import Filter, Group

if TYPE_CHECKING:
    from deckcli.engine.game import Game

WORDS: Final = v.Vocabulary()


class You(Fitting):
    """The player whose ability it is, or who runs these steps."""

    __slots__ = ()

    def cards(self, game: Game[Any], state: State, frame: Frame) -> vec[i64]:
        return self.fitting(game, state, frame, vec[i64]([frame.seat]))


class ActivePlayer(Fitting):
    """The player whose turn it is."""

    __slots__ = ()

    def cards(self, game: Game[Any], state: State, frame: Frame) -> vec[i64]:
        return self.fitting(game, state, frame, vec[i64]([state.active]))


class Players(Fitting):
    """Everybody still in the game, from the player on in turn order; with or without the player."""

    __slots__ = ("others_only",)

    def __init__(self, fitting: Filter, *, others_only: bool) -> None:
        super().__init__(fitting)
        self.others_only = others_only

    def cards(self, game: Game[Any], state: State, frame: Frame) -> vec[i64]:
        seats = game.order(state, frame.seat)
        if self.others_only:
            seats = vec[i64]([seat for seat in seats if seat != frame.seat])
        return self.fitting(game, state, frame, seats)


def players(fitting: Filter) -> Players:
    return Players(fitting, others_only=False)


def opponents(fitting: Filter) -> Players:
    return Players(fitting, others_only=True)


WORDS.add(v.GROUP, "you", You, "You; inside of `each`, who runs it.").says(
    en="=you|you", ja="=自分|人"
).of = PLAYERS
WORDS.add(v.GROUP, "opponents", opponents, "The other players.").says(
    en="your> opponent|opponents", ja="対戦相手|人"
).of = PLAYERS
WORDS.add(v.GROUP, "players", players, "All players, you among them.").says(
    en="player|players", ja="プレイヤー|人"
).of = PLAYERS
WORDS.add(v.GROUP, "active_player", ActivePlayer, "Whose turn it is.").says(
    en="the> player @ whose turn it is", ja="=現在のターンのプレイヤー|人"
).of = PLAYERS


class PlayersOf(Group):
    """The players who own the cards of a group, or who have them now; each of them once."""

    __slots__ = ("group", "is_owner")

    def __init__(self, group: Group, *, is_owner: bool) -> None:
        self.group, self.is_owner = group, is_owner

    def cards(self, game: Game[Any], state: State, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for card in self.group.cards(game, state, frame):
            seat = state.owners[card] if self.is_owner else game.controller(state, card)
            if seat not in found:
                found = append(found, seat)
        return found


def owner_of(group: Group) -> PlayersOf:
    return PlayersOf(group, is_owner=True)


def controller_of(group: Group) -> PlayersOf:
    return PlayersOf(group, is_owner=False)


WORDS.add(v.GROUP, "owner_of", owner_of, "Who owns these cards.", "group", group=v.group()).says(
    en="the> owner @ of {group:bare}", ja="={group:bare の}持ち主|人"
).of = PLAYERS
WORDS.add(
    v.GROUP, "controller_of", controller_of, "Who has these cards.", "group", group=v.group()
).says(
    en="the> player @ who has {group:bare}", ja="={group:bare を}支配するプレイヤー|人"
).of = PLAYERS


class Each(Op):
    """Players run the same steps one after another, in turn order from the active player on.

    The steps are a program of their own. Each frame of it has what was chosen before (`copied`
    names), for itself: what a player chooses there, neither the others nor later steps find.
    """

    __slots__ = ("copied", "of", "program", "steps")

    def __init__(self, of: Group, steps: list[Op], copied: int) -> None:
        self.of, self.steps, self.copied = of, steps, copied
        self.program: i64 = NONE  # set by the compiler once it has all names

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        players = self.of.cards(game, state, frame)
        seats = game.order(state, state.active)
        for at in range(len(seats) - 1, -1, -1):  # the first of them lies on top
            if seats[at] in players:
                self._begin(state, frame, seats[at])

    def _begin(self, state: State, frame: Frame, seat: i64) -> None:
        made = state.push(self.program, seat, frame.source)
        values = frame.values[:EVENT_VALUES]
        while len(values) < EVENT_VALUES:
            values = append(values, NONE)
        made.values = append(values, frame.seat)
        chosen = vec[vec[i64]]()
        for name in range(len(frame.chosen)):
            chosen = append(chosen, frame.chosen[name][:] if name < self.copied else vec[i64]())
        made.chosen = chosen


def each(of: Group, do: tuple[list[Op], int]) -> Each:
    steps, copied = do
    return Each(of, steps, copied)


WORDS.add(
    v.VERB, "each", each, "Each of these players does this in turn.",
    of=v.group(of=PLAYERS), do=v.steps_of_each(),
).says(en="each {of:each} in turn: {do}", ja="{of:bare は}順番に次のことを行う：{do}")  # fmt: skip
