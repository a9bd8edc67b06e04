"""What actions are aimed at: characters, players, other actions on the stage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.notation import action, actions, first_of
from deckcli.engine.state import NONE, Frame
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import (
    AIM_AT_ACTION,
    AIM_AT_CARD,
    AIM_AT_PLAYER,
    BULWARK,
    CHARACTER,
    PLACE,
    TARGET,
)
from deckcli.games.blackpoker.rules.key_sets import WHOLE_PACK
from deckcli.games.blackpoker.rules.state import BlackPokerState

WHOSE: Final = ("own", "opponent", "any")
OPPONENT: Final = 1


class Target:
    """What an action may be aimed at, from its controller's point of view."""

    __slots__ = ()

    def usable_keys(self, game: BlackPokerRules, state: BlackPokerState, seat: i64) -> i64:
        """The cards that, used as keys, would have something to aim at."""
        raise NotImplementedError

    def options(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> vec[i64]:
        raise NotImplementedError

    def aim(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64) -> None:
        frame.values[TARGET] = first_of(action)

    def holds(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> bool:
        """Whether what the frame aims at is still a legal target."""
        raise NotImplementedError


class CharacterTarget(Target):
    """A soldier, a bulwark or either, perhaps of the key card's suit."""

    __slots__ = ("bulwarks", "same_suit", "sides", "soldiers")

    def __init__(self, what: str, whose: i64, *, same_suit: bool) -> None:
        self.soldiers, self.bulwarks = what != "bulwark", what != "soldier"
        self.same_suit = same_suit
        self.sides = vec[vec[i64]]([_sides(seat, whose) for seat in (0, 1)])  # for each seat

    def usable_keys(self, game: BlackPokerRules, state: BlackPokerState, seat: i64) -> i64:
        usable: i64 = 0
        for side in self.sides[seat]:
            player = state.players[side]
            if self.same_suit:
                for soldier in player.soldiers:
                    usable |= game.prints[state.faces[soldier]].suited
            elif (self.soldiers and len(player.soldiers) > 0) or (
                self.bulwarks and len(player.bulwarks) > 0
            ):
                return WHOLE_PACK
        return usable

    def options(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for side in self.sides[frame.seat]:
            player = state.players[side]
            if self.soldiers:
                for soldier in player.soldiers:
                    if not self.same_suit or self._shares_suit(game, state, frame, soldier):
                        found = append(found, action(AIM_AT_CARD, soldier))
            if self.bulwarks:
                found = extend(found, actions(AIM_AT_CARD, player.bulwarks))
        return found

    def holds(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> bool:
        card = frame.values[TARGET]
        if card == NONE:
            return False
        kind = state.flags[card] & BULWARK
        if not ((kind == CHARACTER and self.soldiers) or (kind == BULWARK and self.bulwarks)):
            return False
        if self.same_suit and not self._shares_suit(game, state, frame, card):
            return False
        return state.owners[card] in self.sides[frame.seat]

    def _shares_suit(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, soldier: i64
    ) -> bool:
        suit = game.prints[state.faces[soldier]].suit
        return suit >= 0 and suit == game.prints[state.faces[frame.chosen[0][0]]].suit


def _sides(seat: i64, whose: i64) -> vec[i64]:
    """The seats whose characters are meant, from a seat's point of view."""
    meant = {"own": [seat], "opponent": [1 - seat], "any": [0, 1]}
    return vec[i64](meant[WHOSE[whose]])


class PlayerTarget(Target):
    """A player: the opponent, or either."""

    __slots__ = ("whose",)

    def __init__(self, whose: i64) -> None:
        self.whose = whose

    def usable_keys(self, game: BlackPokerRules, state: BlackPokerState, seat: i64) -> i64:
        return WHOLE_PACK

    def options(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> vec[i64]:
        found = vec[i64]([action(AIM_AT_PLAYER, 2 - frame.seat)])
        if self.whose != OPPONENT:
            found = append(found, action(AIM_AT_PLAYER, frame.seat + 1))
        return found

    def aim(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64) -> None:
        frame.values[TARGET] = first_of(action) - 1

    def holds(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> bool:
        return True


# What an action on the stage must be like.
TWO_KEYS_OR_SMALL: Final = 0  # two key cards, or one that is not above the raiser's own
HAS_TARGET: Final = 1
NAMED: Final = 2


class ActionTarget(Target):
    """Another action on the stage."""

    __slots__ = ("condition", "named")

    def __init__(self, condition: i64, named: str = "") -> None:
        self.condition, self.named = condition, named

    def usable_keys(self, game: BlackPokerRules, state: BlackPokerState, seat: i64) -> i64:
        usable: i64 = 0
        for frame in state.agenda:
            if not is_on_stage(game, frame):
                continue
            if self.condition != TWO_KEYS_OR_SMALL:
                if self._fits(game, state, frame, 0):
                    return WHOLE_PACK
                continue
            face = game.actions[game.action_at[frame.program]]
            if face.counterable and face.keys == 2:
                return WHOLE_PACK
            if face.counterable and face.keys == 1:
                usable |= game.prints[state.faces[frame.chosen[0][0]]].or_higher
        return usable

    def options(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        mine = _key_number(game, state, frame)
        others = _others(game, state, frame)
        for at in range(len(others)):
            if self._fits(game, state, others[at], mine):
                found = append(found, action(AIM_AT_ACTION, at + 1))
        return found

    def aim(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64) -> None:
        others = _others(game, state, frame)
        frame.values[TARGET] = others[first_of(action) - 1].values[PLACE]

    def holds(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> bool:
        targeted = aimed_at(game, state, frame)
        if targeted is None:
            return False
        return self._fits(game, state, targeted, _key_number(game, state, frame))

    def _fits(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, mine: i64) -> bool:
        face = game.actions[game.action_at[frame.program]]
        if self.condition == HAS_TARGET:
            return face.target is not None
        if self.condition == NAMED:
            return face.id == self.named
        if not face.counterable:
            return False
        return face.keys == 2 or (face.keys == 1 and _key_number(game, state, frame) <= mine)


def _key_number(game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> i64:
    keys = frame.chosen[0]
    if len(keys) == 0:
        return 0
    return game.prints[state.faces[keys[0]]].number


def _others(game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> vec[Frame]:
    """The stage without an action, in the order in which players count the others."""
    return vec[Frame]([waiting for waiting in stage(game, state) if waiting is not frame])


def is_on_stage(game: BlackPokerRules, frame: Frame) -> bool:
    """Whether a frame is an action on the stage, or the one being carried out."""
    return game.action_at[frame.program] != NONE and frame.values[PLACE] > 0


def stage(game: BlackPokerRules, state: BlackPokerState) -> vec[Frame]:
    """The actions on the stage, last one first, including the one being carried out."""
    found = vec[Frame]()
    agenda = state.agenda
    for at in range(len(agenda) - 1, 0, -1):
        if is_on_stage(game, agenda[at]):
            found = append(found, agenda[at])
    return found


def aimed_at(game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> Frame | None:
    """The action that an action is aimed at, while it is on the stage."""
    for waiting in stage(game, state):
        if waiting.values[PLACE] == frame.values[TARGET]:
            return waiting
    return None


def target_of(facts: Mapping[str, Any] | None) -> Target | None:
    """The target that an entry of the list names, if it names one."""
    if facts is None:
        return None
    if facts["what"] == "player":
        return PlayerTarget(WHOSE.index(facts["whose"]))
    if facts["what"] == "action":
        if "named" in facts:
            return ActionTarget(NAMED, facts["named"])
        has_target = facts["where"] == "has_a_target"
        return ActionTarget(HAS_TARGET if has_target else TWO_KEYS_OR_SMALL)
    same_suit = facts.get("where") == "same_suit_as_key"
    return CharacterTarget(facts["what"], WHOSE.index(facts["whose"]), same_suit=same_suit)
