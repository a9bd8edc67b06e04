"""The cards of The Iron Men."""

from ashes.second_opinion.summons import summons
from ashes.second_opinion.vocabulary import (
    ability,
    any_phoenixborn,
    any_unit,
    opposing_units,
    unit_or_phoenixborn,
)

# -- Coal Roarkwin


def slashed(table, use):
    """Any unit, or the Phoenixborn of an opponent who has none."""
    bare = [one.phoenixborn for one in table.opponents(use.seat) if not one.units]
    return any_unit(table, use) + bare


@ability("coal-roarkwin", "activate", "side discard", name="Slash", targets=[slashed])
def slash(table, use):
    yield from table.deal(use.source, 1, use.target)


@ability("one-hundred-blades", "play", targets=[any_phoenixborn])
def one_hundred_blades(table, use):
    yield from table.deal(use.source, 1, use.target)
    yield from table.deal_to_all(use.source, 1, opposing_units(table, use.seat))
    table.draw(table.players[use.seat], 1)


# -- ready spells


@ability("expand-energy", "activate", "main exhaust")
def expand_energy(table, use):
    yield from table.reroll_exhausted(use)


@ability("strengthen", "activate", "side exhaust", targets=[any_unit])
def strengthen(table, use):
    use.target.raised += 2
    if table.is_focused(use, 2):
        use.target.raised += 1


def own_unit_would_receive(table, use):
    damage = use.event.damage
    is_own = damage.target.is_unit and table.controller(damage.target) == use.seat
    return is_own and damage.amount > 0 and use.card.status > 0


@ability("protect", "would_receive", name="Protect", where=own_unit_would_receive)
def protect(table, use):
    """Tokens for points, one for one."""
    damage = use.event.damage
    count = yield from table.ask_amount(use, 0, min(use.card.status, damage.amount))
    use.card.status -= count
    damage.amount -= count
    table.check_protect(use.card)


def own_unit_destroyed(table, use):
    return use.event.seat == use.seat


@ability(
    "chant-of-revenge", "destroyed", "exhaust", targets=[unit_or_phoenixborn],
    where=own_unit_destroyed,
)  # fmt: skip
def chant_of_revenge(table, use):
    yield from table.deal(use.source, 1, use.target)


summons("summon-iron-rhino", "main exhaust" + 6 * " basic", "iron-rhino")  # focus: see costs


# -- allies


@ability("anchornaut", "anytime", "exhaust", name="Throw 1", targets=[any_unit])
def throw(table, use):
    yield from table.deal(use.source, 1, use.target)


@ability("iron-worker", "enters", name="Resourceful 1", inexhaustible=True)
def resourceful(table, use):
    use.card.status += 1


@ability("iron-worker", "turns_begin", name="Resourceful 1", inexhaustible=True)
def resourceful_again(table, use):
    use.card.status += 1


def has_status(table, use):
    return use.card.status > 0


@ability("iron-worker", "anytime", name="Overtime", inexhaustible=True, where=has_status, may=True)
def overtime(table, use):
    count = yield from table.ask_amount(use, 1, use.card.status)
    use.card.status -= count
    table.players[use.seat].sides += count


def dealt_in_fight(table, use):
    return use.card in use.event.source.units


@ability(
    "hammer-knight", "dealt", name="Aftershock 1", targets=[any_unit], where=dealt_in_fight,
    may=True,
)  # fmt: skip
def aftershock(table, use):
    table.place_wounds(use.source, 1, use.target)


# -- alterations


def is_host_hit(table, use):
    return use.event.source.is_fight and use.event.card is table.host(use.card)


@ability("spiked-armor", "dealt", name="Spiked Skin 2", inexhaustible=True, where=is_host_hit)
def spiked_skin(table, use):
    """The unit's own ability: it hits whoever attacks or counters the unit."""
    source = table.ability_of(use.seat)
    yield from table.deal_to_all(source, 2, table.fighting_against(use.event.card))
