"""Skills that more than one card has, and who is meant by them."""

from cipher.second_opinion.conditions import (
    ANTI_FLIERS_SKILL,
    attacks,
    bonds,
    my_turn,
    stronger,
    supported_by,
)
from cipher.second_opinion.costs import flip, tap_one_of, tap_self
from cipher.second_opinion.nouns import COMBAT
from cipher.second_opinion.vocabulary import (
    act,
    always,
    auto,
    deploy_by_skill,
    draw,
    gain,
    gain_ranges,
    in_order,
    lasting,
    move_one,
    shuffle_deck,
    take_back,
    unevadable,
)


def enemies(table, use):
    return table.players[1 - use.seat].units


def other_allies(table, use):
    return [one for one in table.players[use.seat].units if one is not use.unit]


def in_front(table, unit):
    return table.is_on_field(unit) and unit.is_front


def alone_with_leader(table, unit):
    return all(one.is_leader for one in table.others(unit))


def is_cheap(card):
    return card.cost <= 2


def heal(name, *names):
    return act(name, take_back(lambda card: not card.is_named(*names)), (tap_self, flip(2)))


def heavens_flier():
    def move_itself(table, use):
        table.move(use.unit)

    return act(
        "Heavens Flier", move_itself, needs=lambda table, unit: not unit.is_tapped, once=True
    )


def ten_for_a_bond(name):
    return act(name, gain(10), (flip(1),), once=True)


def levin_sword(name):
    effect = in_order(gain(-10), lasting("weapon", "tome"), gain_ranges())
    return act(name, effect, (flip(1),))


def range_for_a_bond(name, **more):
    return act(name, gain_ranges(), (flip(1),), **more)


def learn_anti_fliers(name):
    def does(table, use):
        if not table.loses_anti_fliers(use.unit):
            table.last(use.unit, "skill", ANTI_FLIERS_SKILL)

    return act(name, does, (flip(1),), once=True)


def paladins_protection():
    def forbids(table, one, attacker, target):
        is_protected = target is one or (target.seat == one.seat and target.cost <= 2)
        return is_protected and not attacker.is_front

    return always("Paladin's Protection", forbids_attack=forbids)


def twin_strike(name, partner):
    return auto(name, attacks, gain(40, until=COMBAT), (tap_one_of(partner),))


def formation(name, partners, *effects):
    cost = tuple(tap_one_of(partner) for partner in partners)
    return auto(name, attacks, in_order(gain(50, until=COMBAT), *effects), cost)


def triangle_attack(*partners):
    return formation("Triangle Attack", partners, unevadable(until=COMBAT))


def pegasus_sisters(*sisters):
    def fits(card):
        return card.is_named(*sisters) and card.cost <= 2

    return act(
        "The Three Pegasus Sisters",
        in_order(deploy_by_skill(lambda player: player.deck, fits, may=True), shuffle_deck),
        (tap_self, flip(2)),
    )


def three_sisters(*sisters):
    return stronger("Bonds of the Three Sisters", 10, supported_by(*sisters))


def dragon_tribe(amount):
    return stronger("Longevous Dragon Tribe", 30, bonds(amount))


def fateful_opponent(*names):
    return always(
        "Fateful Opponent", not_supported=lambda table, unit, card: not card.is_named(*names)
    )


def killing_edge():
    return act("Killing Edge", unevadable(), (flip(3),))


def winged_deliverer():
    return act("Winged Deliverer", move_one(other_allies), (tap_self,))


FIGHTERS_EXPERTISE = stronger("Fighter's Expertise", 20, my_turn)


def reveal_and_pay(amount, then):
    """The enemy's top card: if it costs three or more, flip bonds for something."""

    def does(table, use):
        deck = table.players[1 - use.seat].deck
        can, pay = flip(amount)
        if deck and deck[-1].cost >= 3 and can(table, use):
            answers = {"pay": True, "decline": False}
            if (yield from table.ask(use.seat, "pay", answers)):
                yield from pay(table, use)
                yield from then(table, use) or ()

    return does


def locktouch():
    return act("Locktouch", reveal_and_pay(1, draw()), (tap_self,))


def thief(table, use):
    """The enemy's top card is shown and may retreat."""
    player = table.players[1 - use.seat]
    if player.deck:
        answers = {f"choose {player.deck[-1].id}": True, "done": False}
        if (yield from table.ask(use.seat, "choice", answers)):
            table.mill(player)


def attacked_allies(table, use):
    return [one for one in table.players[use.seat].units if one.has_attacked]


def enemy_hand(fits):
    return lambda table, unit: fits(len(table.players[1 - unit.seat].hand))


def deployed(table, unit, event):
    return event.what == "deployed" and event.unit is unit
