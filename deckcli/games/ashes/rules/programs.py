"""The programs of a round, its attacks and its damage, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.ops import Op, Program
from deckcli.engine.state import NONE
from deckcli.engine.things import NUMBERS
from deckcli.games.ashes.rules import codes as t
from deckcli.games.ashes.rules.attacks import (
    Between,
    ChooseBlockers,
    ChooseGuard,
    ChooseVictim,
    Declare,
    DeclareOthers,
    EndAttack,
    IfAnyLeft,
    NextStrike,
    StrikeTogether,
    TellDeclared,
)
from deckcli.games.ashes.rules.battle import AskCounter, DealBlows, SplitCounter, Tire
from deckcli.games.ashes.rules.damage import (
    DealtWindow,
    Enter,
    Leave,
    NextHurt,
    Receive,
    SettleHurt,
    Wound,
)
from deckcli.games.ashes.rules.dealing import Dealt, GoOn, Redirected, WouldBeDealt
from deckcli.games.ashes.rules.dice import ExhaustDie, PayDie, ReadyDice, RerollDice, TurnDice
from deckcli.games.ashes.rules.meditation import AfterDiscards, Meditate, TurnMeditated
from deckcli.games.ashes.rules.rounds import (
    BeginRound,
    BeginTurns,
    DiscardToPrepare,
    DrawDamage,
    DrawToPrepare,
    EndRound,
    ExhaustDice,
    PassToken,
    Recover,
)
from deckcli.games.ashes.rules.setup import (
    BeginRounds,
    ChooseFirstFive,
    FirstRoll,
    ShuffleDecks,
)
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.turn import BeginTurn, PassTurn, TakeActions
from deckcli.games.ashes.rules.windows import Window


class AshesPrograms(AshesRules):
    """Everything that happens whatever cards there are."""

    def add_program(self, name: str, *ops: Op, holds: Sequence[str] = ()) -> int:
        """Add a program; what it holds, if anything, are numbers."""
        names, kinds = list(holds), [NUMBERS] * len(holds)
        self.programs = append(self.programs, Program(name, list(ops), names, kinds=kinds))
        return len(self.programs) - 1

    def add_programs(self) -> None:
        self.setup_program = self.add_program(
            "setup", ChooseFirstFive(), ShuffleDecks(), FirstRoll(), BeginRounds()
        )
        self.round_program = self.add_program(
            "round", BeginRound(), DiscardToPrepare(), DrawToPrepare(), DrawDamage(), BeginTurns(),
            Recover(), ExhaustDice(), PassToken(), EndRound(),
        )  # fmt: skip
        self.step_of_recovery = self.programs[self.round_program].place_of(Recover)
        self.turns_program = self.add_program("turn", BeginTurn(), TakeActions(), PassTurn())
        self.payment_program = self.add_program("payment", PayDie())
        self.turning_program = self.add_program("turning dice", TurnDice())
        self.rerolling_program = self.add_program("rerolling dice", RerollDice())
        self.readying_program = self.add_program("readying dice", ReadyDice())
        self.draining_program = self.add_program("exhausting dice", ExhaustDie())
        self.meditation_program = self.add_program(
            "meditation", Meditate(), AfterDiscards(), TurnMeditated()
        )
        self._add_attacks()
        self._add_damage()
        early = {t.ENTERS: (Window(t.ENTERS, is_early=True), Window(t.ENTERS))}
        for event in range(t.ROUND_ENDS + 1):
            ops = early.get(event, (Window(event),))
            program = self.add_program(f"window {event}", *ops)
            self.window_programs = append(self.window_programs, program)

    def _add_attacks(self) -> None:
        def attack(name: str, answer: Op, damage: Op) -> int:
            go_on = IfAnyLeft()
            program = self.add_program(
                name, Declare(), TellDeclared(t.DECLARES), DeclareOthers(), go_on,
                TellDeclared(t.DECLARED), go_on, Between(), go_on,
                ChooseVictim(), Between(is_after_target=True), go_on, answer,
                Between(), go_on, damage, EndAttack(),
            )  # fmt: skip
            go_on.last = self.programs[program].place_of(EndAttack)
            return program

        on_phoenixborn = attack("attack on a Phoenixborn", ChooseBlockers(), NextStrike())
        on_unit = attack("attack on a unit", ChooseGuard(), StrikeTogether())
        self.attack_programs = vec[i64]([NONE, on_phoenixborn, on_unit])
        self.battle_program = self.add_program(
            "battle", AskCounter(), SplitCounter(is_first=True), DealBlows(is_first=True),
            SplitCounter(is_first=False), DealBlows(is_first=False), Tire(),
        )  # fmt: skip
        self.step_of_tiring = self.programs[self.battle_program].place_of(Tire)

    def _add_damage(self) -> None:
        self.dealing_program = self.add_program("dealing", Window(t.WOULD_BE_DEALT), Redirected())
        self.line_program = self.add_program(
            "line", WouldBeDealt(), GoOn(), holds=["hurt", "noted"]
        )
        self.harm_program = self.add_program(
            "harm", WouldBeDealt(), Dealt(), DealtWindow(), NextHurt(), holds=["hurt"]
        )
        dying: list[Op] = [Window(t.DESTROYED), Leave(), SettleHurt()]
        wounding: list[Op] = [Window(t.RECEIVED)]
        ending = [Wound(len(dying)), *dying]
        receiving: list[Op] = [
            Window(t.WOULD_RECEIVE), Receive(len(wounding) + len(ending)), *wounding,
        ]  # fmt: skip
        self.damage_program = self.add_program("damage", Enter(len(receiving)), *receiving, *ending)
