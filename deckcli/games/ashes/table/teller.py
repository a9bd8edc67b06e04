"""The story of a game of Ashes."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from deckcli.engine.listening import LESSENS
from deckcli.engine.modifiers import CANCELLED, GRANTED, THIS_ROUND, THIS_TURN, Modifier
from deckcli.engine.state import NONE
from deckcli.engine.telling.presenter import Presenter
from deckcli.engine.telling.teller import Teller
from deckcli.games.ashes.rules import codes as t
from deckcli.games.ashes.rules.attacks import is_fit
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules

_PLAIN: Final = {  # told in one sentence with who did it, the cards and the amount
    t.HAS_TOKEN: "has_token",
    t.DISCARDS: "discards",
    t.COMES: "comes",
    t.ATTACHES: "attaches",
    t.DEALT: "dealt",
    t.NO_DAMAGE: "no_damage",
    LESSENS: "lessened",
    t.FALLS: "falls",
    t.EXHAUSTS: "exhausts",
    t.RECOVERS: "recovers",
    t.GOES_OUT: "goes_out",
    t.RETURNS: "returns",
    t.DIE_ON: "die_on",
    t.DIE_OFF: "die_off",
    t.GAINS_SIDE: "gains_side",
}
_DICE: Final = {
    t.PAYS_DIE: "pays_die",
    t.USES_DIE: "pays_die",
    t.READIES_DIE: "readies_die",
    t.LOSES_DIE: "loses_die",
}
_ROLLED: Final = (t.ROLLS, t.ROLLS_DIE, t.TURNS_DIE)
_WOUNDS: Final = {t.IS_WOUNDED: "is_wounded", t.HEALS: "heals"}
_ZONES: Final = {t.HAND: "hand", t.DISCARD: "discard", t.PILE: "pile", t.OUT: "out"}
_PHASES: Final = {t.TURNS: "phase_turns", t.RECOVERY: "phase_recovery"}
_CHANGES: Final = {t.ATTACK: "change_attack", t.LIFE: "change_life"}
_UNTIL: Final = {THIS_TURN: "until_turn", THIS_ROUND: "until_round"}


class AshesTeller(Teller):
    """Tells a game to one reader."""

    def __init__(
        self, presenter: Presenter[AshesRules, AshesState], lang: str, reader: int
    ) -> None:
        super().__init__(presenter, lang, reader)
        self.rules = presenter.game
        self.keys.update(_PLAIN)
        self.rolled: Counter[int] = Counter()  # faces of a roll that goes on

    def tell_kind(
        self, state: AshesState, kind: int, seat: int, card: int, other: int, amount: int
    ) -> None:
        who, name = self.seat(seat), self.name(state, card)
        if kind in _DICE or kind in _ROLLED:
            self._tell_dice(kind, who, other, amount)
        elif kind in _WOUNDS:
            life = self.rules.life(state, card)
            wounds = state.wounds[card]
            self.tell(_WOUNDS[kind], card=name, amount=amount, wounds=wounds, life=life)
        elif kind == t.LEAVES:
            whose = self.seat(state.owners[card])
            self.tell(f"leaves_{_ZONES[amount]}", card=name, whose=whose)
        elif kind == t.GETS_STATUS:
            self.tell("gets_status", card=name, amount=amount, status=state.status[card])
        else:
            self._tell_rarer(state, kind, seat, card, other, amount)

    def _tell_rarer(
        self, state: AshesState, kind: int, seat: int, card: int, other: int, amount: int
    ) -> None:
        who, name = self.seat(seat), self.name(state, card)
        if kind == t.TURN_BEGINS:
            self.tell_heading("turn", amount=amount, who=who)
        elif kind == t.ROUND_BEGINS:
            self.tell_heading("round_begins", amount=amount)
        elif kind == t.PHASE:
            self.tell(_PHASES[amount])
        elif kind == t.STRUCK:
            self._tell_blow(state, card, other, amount)
        elif kind == t.DRAWS:
            left = len(state.players[seat].deck)
            self.tell("draws", who=who, amount=amount, left=left)
        elif kind == t.MILLS:
            self.tell("mills", who=who, card=name, left=len(state.players[seat].deck))
        elif kind == t.ABILITY_BEGINS:
            self._tell_ability(state, card, amount)
        elif kind == t.MOVES_TOKEN:
            token = self.book.word(t.TOKENS[amount])
            self.tell("moves_token", card=name, other=self.name(state, other), token=token)
        else:
            super().tell_kind(state, kind, seat, card, other, amount)

    def _tell_dice(self, kind: int, who: str, before: int, amount: int) -> None:
        """A die, before and now, or how many were rolled and how they fell."""
        if kind == t.ROLLS_DIE:
            self.rolled[amount] += 1
        elif kind == t.ROLLS:
            dice = [f"{self.rolled[face]} {self._die(face)}" for face in sorted(self.rolled)]
            self.rolled.clear()
            self.tell("rolls", who=who, amount=amount, dice=dice)
        elif kind == t.TURNS_DIE:
            self.tell("turns_die", who=who, before=self._die(before), die=self._die(amount))
        else:
            goes_on_unit = amount // t.LEVELS == self.rules.attached_type
            key = "uses_die" if kind == t.USES_DIE and goes_on_unit else _DICE[kind]
            self.tell(key, who=who, die=self._die(amount))

    def _tell_blow(self, state: AshesState, card: int, attacker: int, amount: int) -> None:
        """Damage of an attacker, or of all who attack a unit together, with what it is made of."""
        together = state.attackers if state.attack == t.ON_UNIT else [attacker]
        blows = [
            (self.rules.attack(state, unit), self.name(state, unit))
            for unit in together
            if is_fit(state, unit)
        ]
        parts = [blow for blow, _ in blows if blow > 0]
        self.tell(
            "struck",
            card=self.name(state, card),
            amount=amount,
            others=[name for blow, name in blows if blow > 0],
            parts=" + ".join(map(str, parts)) if len(parts) > 1 else "",
        )

    def _tell_ability(self, state: AshesState, card: int, index: int) -> None:
        """Which ability begins; the text of a spell has no name of its own."""
        ability, face = self.rules.abilities[index], self.rules.prints[state.faces[card]]
        is_nameless = any(ability.name.startswith(name) for name in face.names.values())
        key = "spell_begins" if is_nameless else "ability_begins"
        skill = self.book.word(ability.names.get(self.lang, ability.name))
        self.tell(key, card=self.name(state, card), skill=skill)

    def _die(self, kind: int) -> str:
        return self.book.word(self.rules.words[kind])

    def tell_change(self, state: AshesState, made: Modifier) -> None:
        """What a new modifier does, and for how long."""
        until = self.book.say(_UNTIL[made.until]) if made.until in _UNTIL else ""
        unit = self.name(state, made.card)
        if made.stat in _CHANGES:
            now: Any = self.rules.stat(state, made.card, made.stat)
            self.tell(_CHANGES[made.stat], unit=unit, amount=made.amount, now=now, until=until)
        elif made.stat == GRANTED:
            ability = self.rules.abilities[made.amount]
            skill = ability.names.get(self.lang, ability.name)
            self.tell("change_granted", unit=unit, skill=skill, until=until)
        elif made.stat == CANCELLED and made.card != NONE:
            self.tell("change_cancelled", unit=unit)
