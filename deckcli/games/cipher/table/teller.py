"""The story of a game of Cipher; fights.py tells of its combats."""

from __future__ import annotations

from typing import Final

from deckcli.engine.modifiers import NEXT_TURN, THIS_TURN, Modifier
from deckcli.engine.notation import verb_of
from deckcli.engine.telling.presenter import Presenter
from deckcli.engine.words.choosing import Choose, OfferPayment
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.table.fights import FightTeller

_PLAIN: Final = {  # told in one sentence with who did it and the cards
    t.GOES_FIRST: "goes_first",
    t.LAYS_ORBS: "lays_orbs",
    t.DRAWS: "draws",
    t.DRAWS_BONUS: "draws_bonus",
    t.RENEWS_DECK: "renews_deck",
    t.SHOWS: "shows",
    t.DISCARDS: "discards",
    t.PUTS_ON_DECK: "puts_on_deck",
    t.RETREATS: "retreats",
    t.BECOMES_BOND: "becomes_bond",
    t.TURNS_DOWN: "turns_down",
    t.TAPS: "taps",
    t.UNTAPS: "untaps",
    t.MARCHES: "marches",
    t.CHANGES_CLASS: "changes_class",
    t.GROWS: "grows",
    t.LEADS: "leads",
    t.COPIES: "copies",
    t.WILL_STAY: "will_stay",
    t.STEPS_IN: "steps_in",
    t.IS_DESTROYED: "is_destroyed",
    t.TURNS_ORB_UP: "turns_orb_up",
    t.GAINS_ORB: "gains_orb",
}
_ZONES: Final = {
    t.HAND: "puts_into_hand",
    t.RETREAT: "puts_into_retreat",
    t.BONDS: "puts_into_bonds",
}
_CHANGES: Final = {  # what a modifier does to a stat
    t.ATTACK: "attack",
    t.ORBS: "orbs",
    t.SKILL: "skill",
    t.LOCKED_SKILL: "locked_skill",
    t.NO_CRITICAL: "no_critical",
    t.NO_EVADE: "no_evade",
    t.REACHES_BACK: "reaches_back",
    t.UNBEATEN: "unbeaten",
    t.RANGE: "range",
    t.WEAPON: "weapon",
    t.SYMBOL: "symbol",
}
_BITS: Final[dict[int, tuple[str, ...]]] = {
    t.NO_EVADE: t.TYPES,
    t.RANGE: ("0", "1", "2", "3"),
    t.WEAPON: t.WEAPONS,
    t.SYMBOL: t.SYMBOLS,
}
_UNTIL: Final = {
    t.UNTIL_COMBAT: "until_combat",
    THIS_TURN: "until_turn",
    NEXT_TURN: "until_next_turn",
}


class CipherTeller(FightTeller):
    """Tells a game to one reader."""

    def __init__(
        self, presenter: Presenter[CipherRules, CipherState], lang: str, reader: int
    ) -> None:
        super().__init__(presenter, lang, reader)
        self.keys.update(_PLAIN)
        self.last_resort = t.END_TURN

    def tell_kind(
        self, state: CipherState, kind: int, seat: int, card: int, other: int, amount: int
    ) -> None:
        if kind == t.TURN_BEGINS:
            self.tell_heading("turn", turn=amount, who=self.seat(seat))
        elif kind == t.SKILL_BEGINS:
            if self.may_know(state, card):  # what a card in the hand can do is its owner's secret
                self.tell("skill_begins", card=self.name(state, card), skill=self.skill(amount))
        elif kind == t.MOVES:
            line = self.book.word(t.LINES[t.FRONT if state.is_front(card) else t.BACK])
            self.tell("moves", card=self.name(state, card), line=line)
        elif kind == t.PUTS:
            self.tell(_ZONES[amount], who=self.seat(seat), card=self.name(state, card))
        elif kind == t.TAKES_ORB:
            key = "takes_orb" if self.may_know(state, card) else "takes_unseen_orb"
            self.tell(key, who=self.seat(seat), card=self.name(state, card), amount=amount)
        else:
            super().tell_kind(state, kind, seat, card, other, amount)

    def _skill_at(self, program: int) -> str:
        """The name of the skill that a program carries out, or nothing."""
        for ability in self.rules.abilities:
            if ability.program == program:
                return self.skill(ability.index)
        return ""

    # -- what skills change

    def tell_change(self, state: CipherState, made: Modifier) -> None:
        """What a new modifier does, and for how long."""
        if state.agenda:
            skill = self._skill_at(state.agenda[-1].program)
            if skill:
                self.makers.append((made, skill))
        if made.stat in _CHANGES:
            self.tell("change", change=self._change(state, made), until=self._until(made))

    def _change(self, state: CipherState, made: Modifier) -> str:
        stat, amount = made.stat, made.amount
        key, words = _CHANGES[stat], list[str]()
        if stat in _BITS:
            known = _BITS[stat]
            words = [self.book.word(known[at]) for at in range(len(known)) if amount >> at & 1]
        elif stat in (t.SKILL, t.LOCKED_SKILL):
            words = [self.skill(self.rules.skilled[amount][0].index)]
        if stat == t.NO_EVADE and not amount & t.ALL_TYPES:
            key = "no_evade_by"
        unit, who = self.name(state, made.card), self.seat(made.seat)
        return self.book.say(key, unit=unit, amount=amount, words=words, who=who)

    def _until(self, made: Modifier) -> str:
        if made.until not in _UNTIL:
            return ""
        return self.book.say(_UNTIL[made.until], who=self.seat(made.seat))

    # -- what players answer

    def say_action(self, state: CipherState, packed: int) -> str:
        """Answers that name no card say what they are about."""
        verb = verb_of(packed)
        if verb not in (t.DONE, t.PAY, t.DECLINE):
            return ""
        frame = state.agenda[-1]
        op = self.rules.programs[frame.program].ops[frame.step - 1]
        skill = self._skill_at(frame.program)
        if not skill:  # a supporting card that might have become a bond
            return self.book.say("lets_support_go") if verb == t.DONE else ""
        if verb == t.DONE:
            several = isinstance(op, Choose) and len(frame.chosen[op.slot]) > 0
            return self.book.say("chooses_no_more" if several else "chooses_nothing", skill=skill)
        if isinstance(op, OfferPayment) and op.costs:
            return self.book.say("pays" if verb == t.PAY else "does_not_pay", skill=skill)
        return self.book.say("uses" if verb == t.PAY else "does_not_use", skill=skill)
