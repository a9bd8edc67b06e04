"""Words about combat, units and skills: who is attacked, who supports, what a unit can do."""

from __future__ import annotations

from deckcli.engine.game import Game
from deckcli.engine.language.core_verbs import timed
from deckcli.engine.language.core_words import Plain
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame, Modifier, State
from deckcli.engine.words import Condition, Filter, Group, Number, Static
from deckcli.games.cipher.state import CipherState
from deckcli.games.cipher.tables import GUISE, LOCKED_SKILL, LOSES_SKILL, TAPPED
from deckcli.games.cipher.zones import tap

# -- filters, conditions and numbers


class Marked(Filter):
    """Has a flag on the table (is tapped, has attacked), or does not."""

    __slots__ = ("flag", "wanted")

    def __init__(self, flag: int, *, wanted: bool) -> None:
        self.flag, self.wanted = flag, wanted

    def fits(self, game: Game, state: CipherState, frame: Frame, card: int) -> bool:
        return (state.flags[card] & self.flag != 0) == self.wanted


class Odd(Condition):
    """A number is odd."""

    __slots__ = ("number",)

    def __init__(self, number: Number) -> None:
        self.number = number

    def holds(self, game: Game, state: State, frame: Frame) -> bool:
        return self.number.value(game, state, frame) % 2 == 1


class BySkill(Condition):
    """What happened was done by a skill of this name."""

    __slots__ = ("skill",)

    def __init__(self, skill: int) -> None:
        self.skill = skill

    def holds(self, game: Game, state: State, frame: Frame) -> bool:
        return len(frame.values) > 2 and frame.values[2] == self.skill


class StatOf(Number):
    """A stat of the cards of a group now, added up."""

    __slots__ = ("of", "stat")

    def __init__(self, stat: int, of: Group) -> None:
        self.stat, self.of = stat, of

    def value(self, game: Game, state: State, frame: Frame) -> int:
        total = 0
        for card in self.of.cards(game, state, frame):
            total += game.stat(state, card, self.stat)
        return total


# -- what is always so


class SupportRule(Static):
    """Something is so when cards that fit support the units of a group."""

    __slots__ = ("filter",)

    def __init__(self, stat: int, of: Group, fitting: Filter, amount: int = 1) -> None:
        super().__init__(stat, of, Plain(amount))
        self.filter = fitting


class LoseSkill(Static):
    """Units have a skill no longer, and cannot gain it."""

    __slots__ = ()

    def __init__(self, who: Group, skill: int) -> None:
        super().__init__(LOSES_SKILL, who, Plain(skill))


# -- verbs


class SetTapped(Op):
    """Units are tapped, or untapped."""

    __slots__ = ("tapped", "who")

    def __init__(self, who: Group, *, tapped: bool) -> None:
        self.who, self.tapped = who, tapped

    def run(self, game: Game, state: CipherState, frame: Frame) -> None:
        for unit in self.who.cards(game, state, frame):
            if not game.is_in_play(state, unit):
                continue
            if self.tapped:
                tap(state, unit)
            else:
                state.flags[unit] &= ~TAPPED
            if game.story is not None:
                done = "taps" if self.tapped else "untaps"
                game.tell(f"{game.called(state, unit)} {done}")


class Redirect(Op):
    """A unit is attacked in place of the defender, if both still fight; range does not matter."""

    __slots__ = ("to",)

    def __init__(self, to: Group) -> None:
        self.to = to

    def run(self, game: Game, state: CipherState, frame: Frame) -> None:
        for unit in self.to.cards(game, state, frame):
            if game.is_in_play(state, unit) and state.attacker != NONE and not state.broken_off:
                state.defender = unit
                if game.story is not None:
                    game.tell(f"{game.called(state, unit)} is attacked instead")


class LockSkill(Op):
    """None of the player's units, later ones included, can use a skill."""

    __slots__ = ("skill", "until")

    def __init__(self, skill: int, until: int) -> None:
        self.skill, self.until = skill, until

    def run(self, game: Game, state: State, frame: Frame) -> None:
        made = Modifier(
            LOCKED_SKILL, NONE, self.skill, self.until, frame.seat, state.turn, frame.source
        )
        state.modifiers.append(made)
        game.modified(state, made)


class Imitate(Op):
    """The unit looks like another in everything but its name and its attack."""

    __slots__ = ("model", "until")

    def __init__(self, model: Group, until: int) -> None:
        self.model, self.until = model, until

    def run(self, game: Game, state: CipherState, frame: Frame) -> None:
        until, seat = timed(game, state, self.until, frame.seat)
        for model in self.model.cards(game, state, frame):
            look = state.looks()[model]
            made = Modifier(GUISE, frame.source, look, until, seat, state.turn, frame.source)
            state.modifiers.append(made)
            game.modified(state, made)
            if game.story is not None:
                name, other = game.called(state, frame.source), game.called(state, model)
                game.tell(f"{name} becomes a copy of {other}")
