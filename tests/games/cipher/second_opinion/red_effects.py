"""What only the red cards do."""

from cipher.second_opinion.shapes import enemies
from cipher.second_opinion.vocabulary import DONE, deploy_by_skill


def persuade(table, use):
    player = table.players[use.seat]
    cards = [one for one in player.deck if "red" in one.symbols and not one.is_named("Caeda")]
    if cards:
        card = yield from table.ask_card(use.seat, "choice", "choose", cards, DONE)
        if card:
            player.deck.remove(card)
            player.hand.append(card)
            table.refresh(player)
    table.shuffle(player)


def redirect(table, use):
    is_there = table.is_on_field(table.attacker) and table.is_on_field(table.defender)
    if is_there and table.is_on_field(use.unit):
        table.defender = use.unit


def defending(table, use):
    return [table.defender]


def fortify(table, use):
    player, taken = table.players[use.seat], []
    for _ in range(2):
        names = set().union({"Maria"}, *(card.names for card in taken))
        cards = [one for one in player.retreat if not one.is_named(*names)]
        if cards:
            card = yield from table.ask_card(use.seat, "choice", "choose", cards, DONE)
            if card is None:
                break
            taken.append(card)
            player.retreat.remove(card)
            player.hand.append(card)


def imitate(table, use, unit):
    table.last(use.unit, "look", unit.face)


def aum(table, use):
    def fits(card):
        return "red" in card.symbols and card.cost <= 2

    yield from deploy_by_skill(lambda player: player.retreat, fits, may=False)(table, use)
    if use.notes.get("deployed"):
        table.players[use.seat].locked.add("Aum")


def gradivus(table, use):
    for unit in enemies(table, use):
        if unit.cost <= 2:
            table.destroy(unit, skill=(use.unit, "Gradivus, the Divine Lance"))
    fallen = [unit for unit in enemies(table, use) if unit.destroyed is not None]
    table.last(use.unit, "attack", 10 * len(fallen))
    table.last(use.unit, "range", frozenset({1, 2}))


def dual_wielder(table, use, unit):
    table.destroy(unit, skill=(use.unit, "Dual Wielder"))


def guard_captain(table, use):
    for unit in (use.unit, use.event.unit):
        table.last(unit, "attack", 10)


def steal_treasure(table, use):
    table.mill(table.players[1 - use.seat])


def wargods_blow(table, use):
    table.last(use.unit, "two_orbs", True)
