"""The story of what skills change and of what players answer to them.

Nothing here runs unless somebody listens.
"""

from __future__ import annotations

from typing import Final

from deckcli.engine.notation import verb_of
from deckcli.engine.state import NEXT_TURN, NONE, THIS_TURN, Modifier
from deckcli.engine.words.choosing import Choose, OfferPayment
from deckcli.games.cipher.rules.codes import (
    ALL_TYPES,
    ATTACK,
    DECLINE,
    DONE,
    LOCKED_SKILL,
    NO_CRITICAL,
    NO_EVADE,
    ORBS,
    PAY,
    RANGE,
    REACHES_BACK,
    SKILL,
    SYMBOL,
    SYMBOLS,
    TYPES,
    UNBEATEN,
    UNTIL_COMBAT,
    WEAPON,
    WEAPONS,
)
from deckcli.games.cipher.rules.field import CipherField
from deckcli.games.cipher.rules.state import CipherState

_CHANGES: Final = {  # what a modifier of a stat does, in words
    ATTACK: "{unit} gets {amount:+}",
    ORBS: "{unit} breaks {amount} orbs",
    SKILL: "{unit} has {words}",
    LOCKED_SKILL: "no unit of {who} can use {words}",
    NO_CRITICAL: "{unit} cannot land a critical hit",
    NO_EVADE: "attacks of {unit} cannot be evaded",
    REACHES_BACK: "{unit} reaches the back line from anywhere",
    UNBEATEN: "attacks cannot destroy {unit}",
    RANGE: "{unit} has range {words}",
    WEAPON: "{unit} has the weapon {words}",
    SYMBOL: "{unit} has the symbol {words}",
}
_EASY_TO_HIT: Final = "attacks of {unit} cannot be evaded by {words} units"
_BITS: Final[dict[int, tuple[str, ...]]] = {
    NO_EVADE: TYPES,
    RANGE: ("0", "1", "2", "3"),
    WEAPON: WEAPONS,
    SYMBOL: SYMBOLS,
}


def skill_at(game: CipherField, program: int) -> str:
    """The name of the skill that a program carries out, or nothing."""
    for ability in game.abilities:
        if ability.program == program:
            return ability.names.get(game.lang, ability.name)
    return ""


def tell_skill(game: CipherField, state: CipherState, card: int, program: int) -> None:
    """A skill begins that nobody chose to use now; one in a hand is told to those who know it."""
    if game.is_told(state, card):
        game.tell(f"{game.called(state, card)}: {skill_at(game, program)}")


# -- what skills change


def tell_change(game: CipherField, state: CipherState, made: Modifier) -> None:
    """What a new modifier does, and for how long."""
    if state.agenda:
        skill = skill_at(game, state.agenda[-1].program)
        if skill:
            game.makers.append((made, skill))
    words = _change(game, state, made)
    if words:
        game.tell(words + _until(made))


def _change(game: CipherField, state: CipherState, made: Modifier) -> str:
    stat, amount = made.stat, made.amount
    words = ""
    if stat in _BITS:
        words = _of_bits(amount, _BITS[stat])
    elif stat in (SKILL, LOCKED_SKILL):
        words = _skill(game, amount)
    form = _EASY_TO_HIT if stat == NO_EVADE and not amount & ALL_TYPES else _CHANGES.get(stat, "")
    unit = game.called(state, made.card) if made.card != NONE else ""
    return form.format(unit=unit, amount=amount, words=words, who=f"p{made.seat + 1}")


def _of_bits(mask: int, words: tuple[str, ...]) -> str:
    return " and ".join([words[at] for at in range(len(words)) if mask >> at & 1])


def _skill(game: CipherField, skill: int) -> str:
    one = game.skilled[skill][0]
    return one.names.get(game.lang, one.name)


def _until(made: Modifier) -> str:
    if made.until == UNTIL_COMBAT:
        return " in this combat"
    if made.until == THIS_TURN:
        return " this turn"
    if made.until == NEXT_TURN:
        return f" until the end of p{made.seat + 1}'s next turn"
    return ""


# -- what players answer


def answer_told(game: CipherField, state: CipherState, action: int) -> str:
    """Answers that name no card say what they are about."""
    verb = verb_of(action)
    if verb not in (DONE, PAY, DECLINE):
        return ""
    frame = state.agenda[-1]
    op, skill = game.programs[frame.program].ops[frame.step - 1], skill_at(game, frame.program)
    if not skill:
        return "let the support go" if verb == DONE else ""  # instead of laying it as a bond
    if verb == DONE:
        several = isinstance(op, Choose) and len(frame.chosen[op.slot]) > 0
        return f"choose {'no more' if several else 'nothing'} for {skill}"
    refusal = "" if verb == PAY else "do not "
    if isinstance(op, OfferPayment) and op.costs:
        return f"{refusal}pay for {skill}"
    return f"{refusal}use {skill}"
