"""What only the white and the black cards do."""

from cipher.second_opinion.conditions import attacks, has_ally, my_turn, stronger
from cipher.second_opinion.costs import flip, tap_one_of, tap_self
from cipher.second_opinion.nouns import COMBAT
from cipher.second_opinion.shapes import attacked_allies, other_allies
from cipher.second_opinion.vocabulary import (
    DONE,
    act,
    auto,
    choose_unit,
    gain,
    gain_ranges,
    in_order,
)

HOSHIDO = ("Ryoma", "Hinoka", "Takumi", "Sakura")
NOHR = ("Xander", "Camilla", "Leo", "Elise")


def encore(table, use, unit):
    """Untapped, and stronger for it."""
    if unit.is_tapped:
        unit.is_tapped = False
        table.last(unit, "attack", 20)


def attacked_of(colour):
    def whom(table, use):
        return [one for one in attacked_allies(table, use) if colour in table.symbols(one)]

    return whom


def song(name, colour):
    return act(name, choose_unit(attacked_of(colour), encore), (tap_self, flip(2)))


def healing_descant():
    def needs(table, unit):
        bonds = table.players[unit.seat].bonds
        return sum(not bond.is_up for bond in bonds) >= 2

    effect = choose_unit(other_allies, lambda table, use, unit: table.last(unit, "attack", 10))
    return act("Healing Descant", effect, (tap_self,), needs=needs)


def yato(name, colour):
    def needs(table, unit):
        bonds = table.players[unit.seat].bonds
        return my_turn(table, unit) and sum(colour in one.card.symbols for one in bonds) >= 2

    return stronger(name, 10, needs)


def retainer(name, lord):
    return stronger(name, 10, has_ally(lord))


def attacking_retainer(name, lord):
    return auto(name, attacks, gain(10), needs=has_ally(lord))


def ninjutsu(table, use):
    """Discard a card, and the support is deployed tapped when combat ends."""
    player = table.players[use.seat]
    if player.hand:
        card = yield from table.ask_card(use.seat, "choice", "choose", player.hand, DONE)
        if card:
            table.discard(player, card)
            table.kept_supports[use.seat] = "deploy"


def cherry_blossoms(table, use):
    """Of four cards that are shown one Hana comes into the hand, the others retreat."""
    player = table.players[use.seat]
    shown = player.deck[-4:]
    hanas = [card for card in shown if card.is_named("Hana")]
    if hanas:
        card = yield from table.ask_card(use.seat, "choice", "choose", hanas)
        shown.remove(card)
        player.deck.remove(card)
        player.hand.append(card)
        table.refresh(player)
    for card in shown:
        player.deck.remove(card)
        table.send_to_retreat(player, card)


def consecrated(name, colour, partners):
    def when(table, unit, event):
        return attacks(table, unit, event) and colour in table.symbols(event.target)

    return auto(name, when, gain(10, until=COMBAT), (tap_one_of(*partners),))


def no_bond_but(table, unit, colour):
    """None of the bonds has another symbol; those without any do not count."""
    return all(bond.card.symbols <= {colour} for bond in table.players[unit.seat].bonds)


def no_orbs(table, unit):
    return not table.players[unit.seat].orbs and no_bond_but(table, unit, "white")


def many_enemy_orbs(table, unit):
    orbs = table.players[1 - unit.seat].orbs
    return len(orbs) >= 4 and no_bond_but(table, unit, "black")


def divine_weapon(name):
    return act(name, in_order(gain(10), gain_ranges()), (flip(2),))


def white_ally_falls(table, unit, event):
    """To an attack; another one than the unit."""
    is_attack = event.what == "destroyed" and event.attacker is not None
    is_ally = is_attack and event.unit.seat == unit.seat and event.unit is not unit
    return is_ally and "white" in table.symbols(event.unit)


def black_ally_destroys(table, unit, event):
    is_attack = event.what == "destroyed" and event.attacker is not None
    is_ally = is_attack and event.attacker.seat == unit.seat
    return is_ally and "black" in table.symbols(event.attacker)


def other_black_ally_destroys(table, unit, event):
    return black_ally_destroys(table, unit, event) and event.attacker is not unit


def other_white_ally_deployed(table, unit, event):
    is_ally = event.what == "deployed" and event.unit.seat == unit.seat
    return is_ally and event.unit is not unit and "white" in table.symbols(event.unit)


def any_destroyed(table, unit, event):
    return event.what == "destroyed"


def moved_to_front(table, unit, event):
    return event.what == "moved" and event.unit is unit and unit.is_front


def evades(table, unit, event):
    return event.what == "evaded" and event.unit is unit


def tap_itself(table, use):
    use.unit.is_tapped = True


def front_allies(table, use):
    return table.players[use.seat].front


def other_front_allies(table, use):
    return [one for one in front_allies(table, use) if one is not use.unit]


def intertwined(table, unit):
    is_time = my_turn(table, unit) and unit.is_front
    return is_time and len(table.others(unit)) >= 3
