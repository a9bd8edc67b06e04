"""The skills of supports."""

from cipher.second_opinion.nouns import COMBAT
from cipher.second_opinion.vocabulary import (
    Skill,
    choose_unit,
    discard,
    draw,
    gain,
    in_order,
    lasting,
    me,
    move_one,
    to_bonds,
    untap,
    you,
)


def emblem(name, kind, does, needs=None):
    return Skill(name, kind, does, needs=needs)


def is_coloured(colour):
    return lambda table, unit: colour in table.symbols(unit)


def hero_emblem(colour):
    effect = lasting("two_orbs", True, until=COMBAT)
    return emblem("Hero Emblem", "ATK", effect, is_coloured(colour))


ATTACK_EMBLEM = emblem("Attack Emblem", "ATK", gain(20, until=COMBAT))
DEFENSE_EMBLEM = emblem("Defense Emblem", "DEF", gain(20, until=COMBAT))
FLYING_EMBLEM = emblem(
    "Flying Emblem", "ATK", move_one(lambda table, use: table.others(use.unit), may=True)
)
MAGIC_EMBLEM = emblem("Magic Emblem", "ATK", in_order(draw(), discard(me)))
MIRACLE_EMBLEM = emblem(
    "Miracle Emblem",
    "DEF",
    lasting("no_critical", True, who=lambda table, use: [table.attacker], until=COMBAT),
)
DARKNESS_EMBLEM = emblem(
    "Darkness Emblem",
    "ATK",
    discard(you),
    lambda table, unit: len(table.players[1 - unit.seat].hand) >= 5,
)


def dragonkin_emblem(colour):
    return emblem("Dragonkin Emblem", "ATK", to_bonds(may=True), is_coloured(colour))


def performance_emblem(colour):
    def cheap(table, use):
        return [one for one in table.allies(use.unit) if one.cost <= 2]

    return emblem("Performance Emblem", "ATK", choose_unit(cheap, untap), is_coloured(colour))
