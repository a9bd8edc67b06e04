"""What a card is worth and able to at the moment."""

from ashes.second_opinion.dice_powers import CHARMS
from ashes.second_opinion.vocabulary import ABILITIES, GUARDS

UNIT_GUARDS = {"gilder", "butterfly-monk", "false-demon"}
BATTLE_ADVANTAGE = {"blood-archer", "seaside-raven"}


def attack(table, unit):
    printed = unit.status if unit.attack == "X" or unit.is_copy else unit.attack
    bonus = sum(one.bonus["attack"] for one in unit.attached)
    return max(0, printed + bonus + unit.charm_dice + unit.raised)


def life(table, card):
    if card.is_copy:
        printed = card.status
    elif card.life == "X":
        printed = len(table.players[table.controller(card)].books("summon-butterfly-monk"))
    else:
        printed = card.life
    return printed + sum(one.bonus["life"] for one in card.attached) + card.charm_dice


def recover(table, unit):
    return unit.recover + sum(one.bonus["recover"] for one in unit.attached)


# -- abilities


def is_silenced(card):
    """Whether it has only its inexhaustible text."""
    reflected = any(
        one.id == "reflections-in-the-water" and not one.is_exhausted for one in card.attached
    )
    return card.is_exhausted or card.is_cancelled or reflected


def abilities(card, when):
    found = [one for one in ABILITIES[card.id] if one.when == when]
    if when == "round_ends":
        found += CHARMS[: card.charm_dice]
    if any(one.id == "bring-forth" for one in card.attached):
        found = [one for one in found if one.name != "Illusion"]
    return [one for one in found if one.is_inexhaustible or not is_silenced(card)]


def has_illusion(card):
    return any(one.name == "Illusion" for one in abilities(card, "received"))


def may_guard(unit):
    return unit.id in UNIT_GUARDS and not is_silenced(unit)


def has_battle_advantage(unit):
    return unit.id in BATTLE_ADVANTAGE and not is_silenced(unit)


def has_bypass(unit):
    return unit.has_bypass and not is_silenced(unit)


def is_shielded(table, card, source):
    """Whether the spell of an opponent cannot affect it; all these guards are inexhaustible."""
    return source.kind == "spell" and card.id in GUARDS and table.controller(card) != source.seat


def may_carry(table, unit, alteration, seat):
    """Whether somebody may attach an alteration to a unit."""
    if unit.is_copy or (unit.id in GUARDS and table.controller(unit) != seat):
        return False
    if alteration.id == "massive-growth":
        return attack(table, unit) <= 2
    return alteration.id != "bring-forth" or has_illusion(unit)
