"""How the attacks of two fighting units come about, in words, so that everybody can add them up."""

from __future__ import annotations

from deckcli.engine.state import NONE
from deckcli.engine.telling.sums import sum_told
from deckcli.games.cipher.rules.codes import ATTACK, ORBS
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.support import lent_by


def tell_judgement(game: CipherRules, state: CipherState, strike: int) -> None:
    """Both attacks, and what comes of them; the strike is 0 if the defender is not destroyed."""
    attacker, defender = state.attacker, state.defender
    one, other = _who(game, state, attacker), _who(game, state, defender)
    if one == other:
        one = f"p{state.owners[attacker] + 1}'s {one}"
        other = f"p{state.owners[defender] + 1}'s {other}"
    mine, theirs = attack_parts(game, state, attacker), attack_parts(game, state, defender)
    if strike:
        outcome = f"{other} is destroyed{_orbs(game, state, strike)}"
    elif state.evaded:
        outcome = f"{other} evades"
    elif game.attack(state, attacker) < game.attack(state, defender):
        outcome = "the attack fails"
    else:
        outcome = f"but attacks cannot destroy {other} now"
    game.tell(f"{one} {sum_told(mine)} against {other} {sum_told(theirs)}: {outcome}")


def _orbs(game: CipherRules, state: CipherState, strike: int) -> str:
    """What a main character's destruction costs, if it is not just one orb."""
    if strike == 1 or state.defender != state.players[state.owners[state.defender]].leader:
        return ""
    skills = [why for amount, why in _changes(game, state, state.attacker, ORBS) if amount > 1]
    return f", which costs {strike} orbs ({' and '.join(skills)})"


def _who(game: CipherRules, state: CipherState, unit: int) -> str:
    """The name of a unit without its title."""
    face = game.prints[state.faces[unit]]
    return face.who.get(game.lang) or next(iter(face.who.values()), face.id)


def attack_parts(game: CipherRules, state: CipherState, unit: int) -> list[tuple[int, str]]:
    """What is printed, what is lent in combat, and each change with the skill behind it."""
    parts = [(game.prints[state.faces[unit]].attack, "")]
    lent = 0
    if unit == state.attacker:
        lent = state.lent_attack
    elif unit == state.defender:
        lent = state.lent_defense
    card = state.players[state.owners[unit]].support
    support = lent_by(game, state, unit, card) if lent and card != NONE else 0
    parts.append((support, "support"))
    parts += _changes(game, state, unit, ATTACK)
    parts.append((lent - support, "critical hit"))
    return parts


def _changes(game: CipherRules, state: CipherState, unit: int, stat: int) -> list[tuple[int, str]]:
    """What skills do to a stat, for a while and for as long as they hold."""
    counted: list[tuple[int, int, int, int]] = []
    game.counted = counted
    game.stat(state, unit, stat)
    game.counted = None
    found = [
        (one.amount, game.maker(state, one))
        for one in state.modifiers
        if one.card == unit and one.stat == stat
    ]
    for what, whose, ability, amount in counted:
        if what == stat and whose == unit:
            skill = game.abilities[ability]
            found.append((amount, skill.names.get(game.lang, skill.name)))
    return found
