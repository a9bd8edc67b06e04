"""When skills are set off, and what must be true for them; and skills that are always on."""

from cipher.second_opinion.vocabulary import ANTI_FLIERS, always


def attacks(table, unit, event):
    return event.what == "attack" and event.unit is unit


def destroys(table, unit, event):
    """The unit's attack destroys an enemy."""
    return event.what == "destroyed" and event.attacker is unit


def cheap_ally_deployed(table, unit, event):
    return event.what == "deployed" and event.unit.seat == unit.seat and event.unit.cost <= 2


def other_ally_attacked(table, unit, event):
    is_ally = event.what == "attack" and event.target.seat == unit.seat
    return is_ally and event.target is not unit


def other_ally_class_changes(table, unit, event):
    is_ally = event.what == "class_changed" and event.unit.seat == unit.seat
    return is_ally and event.unit is not unit


# -- conditions


def my_turn(table, unit):
    return table.active == unit.seat and table.turn > 0  # none before the first one


def has_ally(*names):
    return lambda table, unit: bool(table.players[unit.seat].units_named(*names))


def fewer_orbs(table, unit):
    return len(table.players[unit.seat].orbs) < len(table.players[1 - unit.seat].orbs)


def both(*conditions):
    return lambda table, unit: all(one(table, unit) for one in conditions)


def supported_by(*names):
    return lambda table, unit: table.is_supported_by(unit, lambda card: card.is_named(*names))


def attacking(fits):
    def holds(table, unit):
        enemy = table.defender
        return table.attacker is unit and table.is_on_field(enemy) and fits(enemy)

    return holds


def attacked_by(fits):
    def holds(table, unit):
        enemy = table.attacker
        return table.defender is unit and table.is_on_field(enemy) and fits(enemy)

    return holds


def fighting(fits):
    return lambda table, unit: attacking(fits)(table, unit) or attacked_by(fits)(table, unit)


def others(amount, fits):
    """At least so many other allies of that kind."""
    return lambda table, unit: sum(map(fits, table.others(unit))) >= amount


def other_symbols(amount, colour):
    def needs(table, unit):
        return sum(colour in table.symbols(one) for one in table.others(unit)) >= amount

    return needs


def bonds(amount):
    return lambda table, unit: len(table.players[unit.seat].bonds) >= amount


def is_type(*types):
    return lambda unit: not unit.types.isdisjoint(types)


def has_weapon(*weapons):
    return lambda unit: not unit.weapons.isdisjoint(weapons)


# -- always on


def stronger(name, amount, needs=None, **more):
    """The unit itself gains attack."""
    return always(name, needs, attack=lambda table, one, unit: amount * (unit is one), **more)


def stronger_by_each(name, fits, **more):
    """Ten for each other ally of that kind."""

    def says(table, one, unit):
        return 10 * sum(map(fits, table.others(one))) if unit is one else 0

    return always(name, attack=says, **more)


def allies_stronger(name, amount, fits, needs=None, **more):
    """Allies of the unit, as `fits(one, unit)` says, gain attack."""

    def says(table, one, unit):
        return amount if unit.seat == one.seat and fits(one, unit) else 0

    return always(name, needs, attack=says, **more)


def named_stronger(name, amount, *names, needs=None):
    return allies_stronger(name, amount, lambda one, unit: unit.is_named(*names), needs)


def dragonslayer(name, amount=20, **more):
    return stronger(name, amount, attacking(is_type("dragon")), **more)


ANTI_FLIERS_SKILL = stronger(ANTI_FLIERS, 30, attacking(is_type("flier")))
ARMOR_EXPERTISE = stronger(
    "Armor Expertise", 20, attacked_by(lambda attacker: "tome" not in attacker.weapons)
)
BATTLEFIELD_MENTOR = always("Battlefield Mentor", no_bond=True)
