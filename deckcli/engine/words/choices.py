"""Further choices: of things that are no cards, by another player, of unseen cards, of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import action, actions, first_of, verb_of
from deckcli.engine.ops import Op
from deckcli.engine.state import BITS, NONE, Frame, State
from deckcli.engine.things import NUMBERS
from deckcli.engine.words.choosing import Choose
from deckcli.engine.words.kinds import Group, Number

if TYPE_CHECKING:
    from deckcli.engine.game import Game


class ChooseAs(Choose):
    """A choice of any kind of things; `by`: the first of these players makes it.

    The group is that of the player whose ability it is, whoever chooses from it.
    """

    __slots__ = ("by",)

    def __init__(
        self,
        among: Group,
        slot: i64,
        fewest: i64,
        most: i64,
        window: i64,
        verbs: list[int],
        by: Group | None,
    ) -> None:
        super().__init__(among, slot, fewest, most, window, verbs)
        self.by = by

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        chosen, who = frame.chosen[self.slot], self.who(game, state, frame)
        if len(chosen) == self.most or who == NONE:
            return
        options = self.options(game, state, frame, who)
        if len(options) == 0:
            return
        if len(chosen) >= self.fewest:
            options = append(options, self.done)
        self.ask(game, state, frame, self.window, who, options)

    def who(self, game: Game[Any], state: State, frame: Frame) -> i64:
        """The player who chooses; NONE if there is none."""
        if self.by is None:
            return frame.seat
        players = self.by.cards(game, state, frame)
        if len(players) == 0:
            return NONE
        return players[0]

    def left(self, game: Game[Any], state: State, frame: Frame) -> vec[i64]:
        """What has not been chosen yet."""
        chosen = frame.chosen[self.slot]
        among = self.among.cards(game, state, frame)
        return vec[i64]([one for one in among if one not in chosen])

    def options(self, game: Game[Any], state: State, frame: Frame, who: i64) -> vec[i64]:
        return actions(self.choose, self.left(game, state, frame))


class ChooseBlind(ChooseAs):
    """A choice among cards that may be hidden from the player.

    Those whose faces the player knows can be named. The others are one option for each player who
    has any; chance picks one of them.
    """

    __slots__ = ("blind", "purpose")

    def __init__(
        self,
        among: Group,
        slot: i64,
        fewest: i64,
        most: i64,
        window: i64,
        verbs: list[int],
        by: Group | None,
    ) -> None:
        super().__init__(among, slot, fewest, most, window, verbs, by)
        self.blind: i64 = NONE  # the verb, and the purpose of the random numbers: set by the reader
        self.purpose: i64 = NONE

    def options(self, game: Game[Any], state: State, frame: Frame, who: i64) -> vec[i64]:
        known, unseen = vec[i64](), vec[i64]()
        for card in self.left(game, state, frame):
            if state.seen[card] & BITS[who]:
                known = append(known, card)
            else:
                option = action(self.blind, game.controller(state, card))
                if option not in unseen:
                    unseen = append(unseen, option)
        return extend(actions(self.choose, game.distinct(state, known)), unseen)

    def take(self, game: Game[Any], state: State, frame: Frame, action: i64) -> None:
        picked = action
        if verb_of(action) == self.blind:
            picked = self._pick(game, state, frame, first_of(action))
        super().take(game, state, frame, picked)

    def _pick(self, game: Game[Any], state: State, frame: Frame, holder: i64) -> i64:
        """The action that chance makes of a blind choice among the cards of a player."""
        who = self.who(game, state, frame)
        hidden = vec[i64]()
        for card in self.left(game, state, frame):
            if not state.seen[card] & BITS[who] and game.controller(state, card) == holder:
                hidden = append(hidden, card)
        nth = state.random_below(len(hidden), state.stream(self.purpose, who))
        return action(self.choose, hidden[nth])


class ChooseNumber(Op):
    """The player chooses a number, both ends included; between ends that cross there is none."""

    __slots__ = ("high", "low", "slot", "verb", "window")

    def __init__(self, low: Number, high: Number, slot: i64, window: i64, verb: i64) -> None:
        self.low, self.high, self.slot = low, high, slot
        self.window, self.verb = window, verb

    def run(self, game: Game[Any], state: State, frame: Frame) -> None:
        low, high = self.low.value(game, state, frame), self.high.value(game, state, frame)
        numbers = vec[i64](range(max(low, 0), high + 1))
        if len(numbers) > 0:
            options = actions(self.verb, numbers)
            self.ask(game, state, frame, self.window, frame.seat, options)

    def take(self, game: Game[Any], state: State, frame: Frame, action: i64) -> None:
        frame.chosen[self.slot] = vec[i64]([first_of(action)])


class ChosenNumber(Number):
    """The number chosen under a name; 0 if there was none to choose."""

    __slots__ = ("slot",)

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def value(self, game: Game[Any], state: State, frame: Frame) -> i64:
        chosen = frame.chosen[self.slot]
        if len(chosen) == 0:
            return 0
        return chosen[0]


class SumOf(Number):
    """A value of each member of a group, added up."""

    __slots__ = ("group", "value_of")

    def __init__(self, value: i64, group: Group) -> None:
        self.value_of, self.group = value, group

    def value(self, game: Game[Any], state: State, frame: Frame) -> i64:
        total: i64 = 0
        for member in self.group.cards(game, state, frame):
            total += game.value_of(state, self.value_of, member)
        return total


class Value:
    """A number that `sum_of` may name: printed on cards, or shown by things of another kind."""

    __slots__ = ("index", "kind", "name")

    def __init__(self, name: str, index: int, kind: int) -> None:
        self.name, self.index, self.kind = name, index, kind


def add_sums(words: v.Vocabulary, values: list[Value]) -> None:
    """Add `sum_of` for these values (`Game.value_of`)."""
    numbers = {value.name: value.index for value in values}
    kinds = {value.name: value.kind for value in values}

    def sum_of(value: str, of: Group) -> SumOf:
        return SumOf(numbers[value], of)

    words.add(
        v.NUMBER, "sum_of", sum_of, "A value of each of them, added up.",
        value=v.text(list(numbers)), of=v.group_by("value", kinds),
    )  # fmt: skip


def add_numbers(words: v.Vocabulary, window: int, verb: int) -> None:
    """Add `choose_number` and `chosen`; the verb is that for a number."""

    def choose_number(**given: Any) -> ChooseNumber:
        return ChooseNumber(given["from"], given["to"], given["as"], window, verb)

    args = {"from": v.number(least=0), "to": v.number(least=0)}
    args["as"] = v.name(v.REQUIRED, of=NUMBERS)
    words.add(
        v.VERB, "choose_number", choose_number, "Choose a number, to be used below.", **args
    ).says(
        en="choose a number from {from} to {to}{as:chosen number}",
        ja="{from}から{to}までの数{as:選んだ数}を選/ぶ",
    )  # fmt: skip
    words.add(
        v.NUMBER, "chosen", ChosenNumber, "The number that was chosen under this name.",
        "slot", slot=v.chosen_number(),
    ).says(en="{slot}", ja="{slot}")  # fmt: skip
