"""What only the blue cards do."""

from cipher.second_opinion.conditions import fewer_orbs, has_weapon, stronger, supported_by
from cipher.second_opinion.shapes import enemies
from cipher.second_opinion.vocabulary import always, discard, you


def crossed_bond(name, partner):
    return stronger(name, 30, supported_by(partner))


def aegis():
    def forbids(table, one, attacker, target):
        return not attacker.is_front and has_weapon("bow", "tome", "dragonstone")(attacker)

    return always("Aegis", class_changed=True, forbids_attack=forbids)


def add_orb(table, use):
    if fewer_orbs(table, use.unit):
        table.add_orb(table.players[use.seat])


def defy_destiny(table, use):
    """Two cards, or three if she is class-changed; one less goes on the deck."""
    player = table.players[use.seat]
    amount = 3 if use.unit.is_class_changed else 2
    table.draw(player, amount)
    for _ in range(amount - 1):
        if player.hand:
            card = yield from table.ask_card(use.seat, "choice", "choose", player.hand)
            player.hand.remove(card)
            player.deck.append(card)


def ruin(table, use):
    yield from discard(you, 3 if use.unit.is_class_changed else 2)(table, use)


def exalted_lineage(table, use):
    chroms = table.players[use.seat].units_named("Chrom")
    for unit in {id(one): one for one in (use.unit, *chroms)}.values():
        table.last(unit, "attack", 10)


def tactical(table, use):
    return [unit for unit in enemies(table, use) if unit is not table.defender]


def assassinate(table, use, unit):
    table.destroy(unit, skill=(use.unit, "Assassination"))


def was_assassinated(table, unit, event):
    return event.what == "destroyed" and event.skill == (unit, "Assassination")


def untap_itself(table, use):
    use.unit.is_tapped = False


def fliers(table, use):
    return [one for one in table.players[use.seat].units if "flier" in one.types]


def bond_to_hand(table, use):
    player = table.players[use.seat]
    if player.bonds:
        answers = {
            f"choose {one.card.id}{'' if one.is_up else ' (down)'}": one for one in player.bonds
        }
        bond = yield from table.ask(use.seat, "choice", answers)
        player.bonds.remove(bond)
        player.hand.append(bond.card)


def destroy_user(table, use):
    table.destroy(use.unit, skill=(use.unit, use.skill.name))


def double_attack(table, use):
    table.last(use.unit, "attack", table.attack(use.unit))


def more_cards(table, unit):
    return len(table.players[unit.seat].hand) > len(table.players[1 - unit.seat].hand)


def shepherds(table, use):
    table.last(use.event.unit, "attack", 20)
    table.last(use.event.unit, "two_orbs", True)


def rally_pegasi(table, one, unit, card):
    return 10 if unit is not one and "flier" in card.types else 0


def feminine_wiles(table, one, unit, card):
    return 10 if unit is one and card.gender == "male" else 0


def has_woman(table, unit):
    return any(one.gender == "female" for one in table.allies(unit))


def my_turn_ends(table, unit, event):
    return event.what == "turn_ends" and event.unit.seat == unit.seat
