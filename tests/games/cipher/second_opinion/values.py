"""What is true of units now, with all the skills that are always on."""

from cipher.second_opinion.skills import SKILLS
from cipher.second_opinion.vocabulary import ANTI_FLIERS


def skills_of(table, unit):
    """The skills that a unit has: printed and gained, but for those it lost."""
    return [skill for skill in _all_skills(unit) if has(table, unit, skill)]


def _all_skills(unit):
    printed = SKILLS[unit.face.id]
    return [*printed, *unit.lasting("skill")] if unit.effects else printed


def has(table, unit, skill):
    if skill.class_changed and not unit.is_class_changed:
        return False
    return skill.name != ANTI_FLIERS or not loses_anti_fliers(table, unit)


def loses_anti_fliers(table, unit):
    """Whether an enemy's shield lets the unit neither have nor gain that skill."""
    printed = (skill for enemy in table.enemies(unit) for skill in SKILLS[enemy.face.id])
    shields = [skill for skill in printed if "no_anti_fliers" in skill.always]
    table.uses.update(skill.name for skill in shields)
    return bool(shields)


def always_on(table, what, units, *about):
    """What the skills of these units say about something, where it is not nothing."""
    for unit in units:
        for skill in _all_skills(unit):
            if what in skill.always and has(table, unit, skill) and skill.is_met(table, unit):
                says = skill.always[what]
                said = says(table, unit, *about) if callable(says) else says
                if said:
                    table.uses[skill.name] += 1
                    yield said


def attack(table, unit):
    """Printed attack, what lasts, what is always on, and the support."""
    total = unit.cards[0].attack + sum(unit.lasting("attack"))
    total += sum(always_on(table, "attack", table.units, unit))
    if unit in (table.attacker, table.defender):
        total += table.lent[unit.seat]
    return total


def symbols(table, unit):
    return unit.face.symbols.union(always_on(table, "symbol", [unit]))


def ranges(table, unit):
    return unit.face.range.union(*unit.lasting("range"))


def orbs_broken(table, unit):
    """By its attacks: two, never more."""
    is_two = unit.lasting("two_orbs") or any(always_on(table, "two_orbs", [unit]))
    return 2 if is_two else 1


def may_attack(table, unit, target):
    return reaches(table, unit, target) and not any(
        always_on(table, "forbids_attack", table.enemies(unit), unit, target)
    )


def reaches(table, unit, target):
    if not target.is_front and unit.lasting("reaches_back"):
        return True
    distance = 1 + (not unit.is_front) + (not target.is_front)
    return distance in ranges(table, unit)


def may_critical(table, unit):
    return not unit.lasting("no_critical") and not any(always_on(table, "no_critical", [unit]))


def may_be_evaded(table, unit, target):
    return not any(says(target) for says in unit.lasting("no_evade"))


def is_supported_by(table, unit, fits):
    """Whether the unit fights with a support, which has not failed, of that kind."""
    card = table.players[unit.seat].support
    return unit in (table.attacker, table.defender) and card is not None and fits(card)


def support_succeeds(table, unit, card):
    """Not its own name, unless a skill says so; and no skill forbids it."""
    is_allowed = any(always_on(table, "supported", [unit], card))
    if card.is_named(*unit.names) and not is_allowed:
        return False
    return not any(always_on(table, "not_supported", [unit], card))


def support_value(table, unit, card):
    return card.support + sum(always_on(table, "support", table.allies(unit), unit, card))


def may_be_deployed(table, player, card):
    """Whatever it costs: not beside its own name, and not if it says no itself."""
    for skill in SKILLS[card.id]:
        if not skill.is_deployable(player):
            table.uses[skill.name] += 1
            return False
    return not player.units_named(*card.names) or says_itself(table, "stands_with_others", card)


def may_be_bond(table, card):
    return not says_itself(table, "no_bond", card)


def says_itself(table, what, card):
    """Whether a card says so of itself, wherever it is."""
    skills = [skill for skill in SKILLS[card.id] if what in skill.always]
    table.uses.update(skill.name for skill in skills)
    return bool(skills)
