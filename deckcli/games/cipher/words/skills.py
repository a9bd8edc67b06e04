"""Words about skills: by which one something was done, who loses, locks or copies them."""

from __future__ import annotations

from deckcli.engine.ops import Op
from deckcli.engine.state import AMOUNT, NONE, Frame, Modifier
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.kinds import Condition, Group, Static
from deckcli.engine.words.verbs import put_in_force, timed
from deckcli.games.cipher.rules.codes import COPIES, GUISE, LOCKED_SKILL, LOSES_SKILL
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules


class BySkill(Condition):
    """What happened was done by a skill of this name."""

    __slots__ = ("skill",)

    def __init__(self, skill: int) -> None:
        self.skill = skill

    def holds(self, game: CipherRules, state: CipherState, frame: Frame) -> bool:
        return len(frame.values) > AMOUNT and frame.values[AMOUNT] == self.skill


class LoseSkill(Static):
    """Units have a skill no longer, and cannot gain it."""

    __slots__ = ()

    def __init__(self, who: Group, skill: int) -> None:
        super().__init__(LOSES_SKILL, who, Plain(skill))


class LockSkill(Op):
    """None of the player's units, later ones included, can use a skill."""

    __slots__ = ("skill", "until")

    def __init__(self, skill: int, until: int) -> None:
        self.skill, self.until = skill, until

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        made = Modifier(
            LOCKED_SKILL, NONE, self.skill, self.until, frame.seat, state.turn, frame.source
        )
        put_in_force(game, state, made)


class Imitate(Op):
    """The unit looks like another in everything but its name and its attack."""

    __slots__ = ("model", "until")

    def __init__(self, model: Group, until: int) -> None:
        self.model, self.until = model, until

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        until, seat = timed(game, state, self.until, frame.seat)
        for model in self.model.cards(game, state, frame):
            look = state.looks()[model]
            made = Modifier(GUISE, frame.source, look, until, seat, state.turn, frame.source)
            put_in_force(game, state, made)
            state.emit(COPIES, frame.seat, frame.source, model)
