"""The programs of the rules: setup, a turn, each kind of item, destruction."""

from __future__ import annotations

from deckcli.engine.interrupts import Interrupts, UnlessStopped
from deckcli.engine.ops import Op, Program
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.chain import (
    Answer,
    CloseItem,
    PayCard,
    PayReference,
    StillThere,
)
from deckcli.games.summon_magic.rules.destruction import (
    BuryDestroyed,
    BuryOne,
    DestroyedSkills,
    NoteKills,
    PayCosts,
    Recoil,
)
from deckcli.games.summon_magic.rules.entering import (
    AskPosition,
    ChangePosition,
    EnterField,
    EvolveMonster,
    LayCard,
    LaySet,
    MakeSacrifice,
    PayEntry,
)
from deckcli.games.summon_magic.rules.events import Settle
from deckcli.games.summon_magic.rules.setup import (
    Boost,
    CallAvatars,
    OpenDecks,
    PickDeck,
    StartMonsters,
)
from deckcli.games.summon_magic.rules.turn import (
    Act,
    BeginTurn,
    ChargeCard,
    EndEffects,
    OneAtStart,
    PassTurn,
)


def rule_programs() -> dict[str, Program]:
    """Each by its name, in the order of their numbers."""
    settle = Settle()
    answer: list[Op] = [Answer(), StillThere()]
    close: list[Op] = [CloseItem()]
    steps: dict[str, list[Op]] = {
        "setup": [
            CallAvatars(), PickDeck(0), PickDeck(1), OpenDecks(), StartMonsters(), Boost(),
        ],
        "turn": [
            BeginTurn(), OneAtStart(), settle, Act(back=2), settle, EndEffects(), settle,
            PassTurn(),
        ],
        "summon": [MakeSacrifice(), PayEntry(), *answer, EnterField()],
        "entry": [MakeSacrifice(), AskPosition(), PayEntry(), EnterField()],
        "evolve": [PayReference(), *answer, EvolveMonster()],
        "lay": [PayCard(), *answer, LayCard()],
        "set": [Answer(), LaySet()],
        "position": [*answer, ChangePosition()],
        "charge": [Answer(), ChargeCard()],
        "end": [Answer()],
        "counter": [Answer()],
        "destruction": [
            DestroyedSkills(), PayCosts(), Recoil(), BuryDestroyed(), NoteKills(),
        ],
        "burial": [
            Interrupts(t.WOULD_BE_BURIED, t.ASK_ORDER, t.FIRST), UnlessStopped(1), BuryOne(),
        ],
    }  # fmt: skip
    closed = ("summon", "entry", "evolve", "lay")
    return {
        name: Program(
            name,
            ops,
            ["base"] if name == "evolve" else None,
            close if name in closed else None,
        )
        for name, ops in steps.items()
    }
