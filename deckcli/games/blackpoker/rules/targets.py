"""What actions are aimed at: characters, players, other actions on the stage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deckcli.engine.native import mypyc_attr
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

_SUIT_BITS: Final = 2**13 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """What an action may be aimed at, from its controller's point of view."""

    __slots__ = ()

    def usable_keys(self, game: BlackPokerRules, state: BlackPokerState, seat: int) -> int:
        """The cards that, used as keys, would have something to aim at."""
        raise NotImplementedError

    def options(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> list[int]:
        raise NotImplementedError

    def aim(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int) -> None:
        frame.values[TARGET] = first_of(action)

    def holds(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> bool:
        """Whether what the frame aims at is still a legal target."""
        raise NotImplementedError


class CharacterTarget(Target):
    """A soldier, a bulwark or either, perhaps of the key card's suit."""

    __slots__ = ("bulwarks", "same_suit", "sides", "soldiers")

    def __init__(self, what: str, whose: int, *, same_suit: bool) -> None:
        self.soldiers, self.bulwarks = what != "bulwark", what != "soldier"
        self.same_suit = same_suit
        self.sides: list[list[int]] = [_sides(seat, whose) for seat in (0, 1)]  # for each seat

    def usable_keys(self, game: BlackPokerRules, state: BlackPokerState, seat: int) -> int:
        usable = 0
        for side in self.sides[seat]:
            player = state.players[side]
            if self.same_suit:
                for soldier in player.soldiers:
                    usable |= _suit_mask(game.prints[state.faces[soldier]].suit)
            elif (self.soldiers and player.soldiers) or (self.bulwarks and player.bulwarks):
                return WHOLE_PACK
        return usable

    def options(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> list[int]:
        found: list[int] = []
        for side in self.sides[frame.seat]:
            player = state.players[side]
            if self.soldiers:
                for soldier in player.soldiers:
                    if not self.same_suit or self._shares_suit(game, state, frame, soldier):
                        found.append(action(AIM_AT_CARD, soldier))
            if self.bulwarks:
                found += actions(AIM_AT_CARD, player.bulwarks)
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
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, soldier: int
    ) -> bool:
        suit = game.prints[state.faces[soldier]].suit
        return suit >= 0 and suit == game.prints[state.faces[frame.chosen[0][0]]].suit


def _sides(seat: int, whose: int) -> list[int]:
    """The seats whose characters are meant, from a seat's point of view."""
    meant = {"own": [seat], "opponent": [1 - seat], "any": [0, 1]}
    return meant[WHOSE[whose]]


def _suit_mask(suit: int) -> int:
    return _SUIT_BITS * 2 ** (13 * suit) if suit >= 0 else 0


class PlayerTarget(Target):
    """A player: the opponent, or either."""

    __slots__ = ("whose",)

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def usable_keys(self, game: BlackPokerRules, state: BlackPokerState, seat: int) -> int:
        return WHOLE_PACK

    def options(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> list[int]:
        seats = [1 - frame.seat, frame.seat]
        if self.whose == OPPONENT:
            seats.pop()
        return [action(AIM_AT_PLAYER, seat + 1) for seat in seats]

    def aim(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int) -> None:
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

    def __init__(self, condition: int, named: str = "") -> None:
        self.condition, self.named = condition, named

    def usable_keys(self, game: BlackPokerRules, state: BlackPokerState, seat: int) -> int:
        usable = 0
        for frame in stage(game, state):
            if self.condition != TWO_KEYS_OR_SMALL:
                if self._fits(game, state, frame, 0):
                    return WHOLE_PACK
                continue
            face = game.actions[game.action_at[frame.program]]
            if face.counterable and face.keys == 2:
                return WHOLE_PACK
            if face.counterable and face.keys == 1:
                usable |= _at_least(_key_number(game, state, frame))
        return usable

    def options(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> list[int]:
        found: list[int] = []
        mine = _key_number(game, state, frame)
        others = [waiting for waiting in stage(game, state) if waiting is not frame]
        for at in range(len(others)):
            if self._fits(game, state, others[at], mine):
                found.append(action(AIM_AT_ACTION, at + 1))
        return found

    def aim(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: int) -> None:
        others = [waiting for waiting in stage(game, state) if waiting is not frame]
        frame.values[TARGET] = others[first_of(action) - 1].values[PLACE]

    def holds(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> bool:
        targeted = aimed_at(game, state, frame)
        if targeted is None:
            return False
        return self._fits(game, state, targeted, _key_number(game, state, frame))

    def _fits(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, mine: int) -> bool:
        face = game.actions[game.action_at[frame.program]]
        if self.condition == HAS_TARGET:
            return face.target is not None
        if self.condition == NAMED:
            return face.id == self.named
        if not face.counterable:
            return False
        return face.keys == 2 or (face.keys == 1 and _key_number(game, state, frame) <= mine)


def _key_number(game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> int:
    keys = frame.chosen[0]
    return game.prints[state.faces[keys[0]]].number if keys else 0


def _at_least(number: int) -> int:
    """The cards of this number or higher, in all suits."""
    one_suit = _SUIT_BITS & ~(2 ** max(number - 1, 0) - 1)
    two_suits = one_suit * 2**13 | one_suit
    mask: int = two_suits * 2**26 | two_suits
    return mask


def stage(game: BlackPokerRules, state: BlackPokerState) -> list[Frame]:
    """The actions on the stage, last one first, including the one being carried out."""
    found: list[Frame] = []
    agenda = state.agenda
    for at in range(len(agenda) - 1, 0, -1):
        frame = agenda[at]
        if game.action_at[frame.program] != NONE and frame.values[PLACE] > 0:
            found.append(frame)
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
