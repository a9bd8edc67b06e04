"""Fights in words: who supports whom, and both attacks with everything that adds up to them."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64
from deckcli.engine.listening import Listener
from deckcli.engine.state import NONE
from deckcli.engine.telling.presenter import Presenter
from deckcli.engine.telling.sums import sum_told
from deckcli.engine.telling.teller import Teller
from deckcli.games.cipher.rules.codes import (
    ATTACK,
    ATTACKER_LEFT,
    BREAKS_OFF,
    DOUBLES,
    FAILS_TO_SUPPORT,
    GIVES,
    JUDGED,
    ORBS,
    SUPPORT_FAILS,
    SUPPORT_SUCCEEDS,
    SUPPORT_VALUE,
    SUPPORTS,
)
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.support import lent_by, ruling_on

_FIGHTS: Final = (BREAKS_OFF, DOUBLES, FAILS_TO_SUPPORT, JUDGED, SUPPORTS)


class Gifts(Listener):
    """Hears, while a stat of a unit is computed, which skills change it and by how much."""

    def __init__(self, unit: int, stat: int) -> None:
        self.unit, self.kind = unit, GIVES + stat
        self.found: list[tuple[int, int]] = []  # abilities and amounts

    def hear(
        self, state: CipherState, kind: i64, seat: i64, card: i64, other: i64, amount: i64
    ) -> None:
        if kind == self.kind and card == self.unit:
            self.found.append((other, amount))


class FightTeller(Teller):
    """Tells what happens in combats."""

    def __init__(
        self, presenter: Presenter[CipherRules, CipherState], lang: str, reader: int
    ) -> None:
        super().__init__(presenter, lang, reader)
        self.rules: CipherRules = presenter.game

    def skill(self, ability: int) -> str:
        """The name of an ability."""
        skill = self.rules.abilities[ability]
        return self.book.say("skill_name", name=skill.names.get(self.lang, skill.name))

    def tell_kind(
        self, state: CipherState, kind: int, seat: int, card: int, other: int, amount: int
    ) -> None:
        if kind not in _FIGHTS:
            super().tell_kind(state, kind, seat, card, other, amount)
            return
        listener, state.listener = state.listener, None  # what a teller asks the rules is not news
        try:
            self._tell_fight(state, kind, card, other, amount)
        finally:
            state.listener = listener

    def _tell_fight(
        self, state: CipherState, kind: int, card: int, other: int, amount: int
    ) -> None:
        if kind == SUPPORTS:
            self._tell_support(state, card, other)
        elif kind == FAILS_TO_SUPPORT:
            self._tell_failed_support(state, card, other)
        elif kind == BREAKS_OFF:
            left = state.attacker if state.broken_off & ATTACKER_LEFT else state.defender
            self.tell("breaks_off", card=self.name(state, left))
        elif kind == DOUBLES:
            self.tell("doubles", amount=amount, double=2 * amount)
        else:
            self._tell_judgement(state, amount)

    # -- support

    def _tell_support(self, state: CipherState, card: int, unit: int) -> None:
        skills = self._ruling(state, SUPPORT_VALUE, unit, card)
        skills += self._ruling(state, SUPPORT_SUCCEEDS, unit, card)
        self.tell(
            "supports", card=self.name(state, card), other=self.name(state, unit),
            amount=lent_by(self.rules, state, unit, card), skills=skills,
        )  # fmt: skip

    def _tell_failed_support(self, state: CipherState, card: int, unit: int) -> None:
        why = self._ruling(state, SUPPORT_FAILS, unit, card) or [self.book.say("same_name")]
        name, other = self.name(state, card), self.name(state, unit)
        self.tell("fails_to_support", card=name, other=other, why=why)

    def _ruling(self, state: CipherState, stat: int, unit: int, card: int) -> list[str]:
        """The skills in play that say something about a card's support of a unit."""
        ruling = ruling_on(self.rules, state, stat, unit, card)
        return [self.skill(found.static.ability) for found in ruling]

    # -- judgement

    def _tell_judgement(self, state: CipherState, strike: int) -> None:
        """Both attacks, and the result; without a strike the defender is not destroyed."""
        attacker, defender = self._who(state, state.attacker), self._who(state, state.defender)
        if attacker == defender:
            attacker = self._of_player(state, state.attacker, attacker)
            defender = self._of_player(state, state.defender, defender)
        mine = sum_told(self._attack_parts(state, state.attacker), self.book)
        theirs = sum_told(self._attack_parts(state, state.defender), self.book)
        outcome = self._outcome(state, strike, defender)
        self.tell("judged", one=attacker, mine=mine, other=defender, theirs=theirs, outcome=outcome)

    def _outcome(self, state: CipherState, strike: int, unit: str) -> str:
        if strike:
            cost = self._orbs(state, strike)
            return self.book.say("outcome_destroyed", unit=unit, orbs=strike, skills=cost)
        if state.evaded:
            return self.book.say("outcome_evades", unit=unit)
        rules = self.rules
        if rules.attack(state, state.attacker) < rules.attack(state, state.defender):
            return self.book.say("outcome_fails")
        return self.book.say("outcome_unbeaten", unit=unit)

    def _orbs(self, state: CipherState, strike: int) -> list[str]:
        """The skills that make a main character's destruction cost more than one orb."""
        if strike == 1 or state.defender != state.players[state.owners[state.defender]].leader:
            return []
        return [why for amount, why in self._changes(state, state.attacker, ORBS) if amount > 1]

    def _who(self, state: CipherState, unit: int) -> str:
        """The name of a unit without its title."""
        face = self.rules.prints[state.faces[unit]]
        return face.who.get(self.lang) or next(iter(face.who.values()), face.id)

    def _of_player(self, state: CipherState, unit: int, name: str) -> str:
        return self.book.say("of_player", who=self.seat(state.owners[unit]), unit=name)

    def _attack_parts(self, state: CipherState, unit: int) -> list[tuple[int, str]]:
        """What is printed, what is lent in combat, and each change with the skill behind it."""
        lent = state.lent_attack if unit == state.attacker else state.lent_defense
        card = state.players[state.owners[unit]].support
        support = lent_by(self.rules, state, unit, card) if lent and card != NONE else 0
        return [
            (self.rules.prints[state.faces[unit]].attack, ""),
            (support, self.book.say("support")),
            *self._changes(state, unit, ATTACK),
            (lent - support, self.book.say("critical hit")),
        ]

    def _changes(self, state: CipherState, unit: int, stat: int) -> list[tuple[int, str]]:
        """What skills do to a stat, temporarily and for as long as they hold."""
        found = [
            (modifier.amount, self.maker(state, modifier))
            for modifier in state.modifiers
            if modifier.card == unit and modifier.stat == stat
        ]
        gifts = Gifts(unit, stat)
        state.listener = gifts
        self.rules.stat(state, unit, stat)
        state.listener = None
        return found + [(amount, self.skill(ability)) for ability, amount in gifts.found]
