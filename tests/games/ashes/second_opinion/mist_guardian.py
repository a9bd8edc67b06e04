"""The cards of The Mist Guardian."""

from ashes.second_opinion.summons import summons
from ashes.second_opinion.vocabulary import (
    ability,
    any_unit,
    opposing_units,
    unit_or_phoenixborn,
)

# -- Aradel Summergaard and the ready spells


@ability(
    "aradel-summergaard", "activate", "side exhaust natural.class", name="Water Blast",
    targets=[any_unit],
)  # fmt: skip
def water_blast(table, use):
    yield from table.deal(use.source, 2, use.target)


@ability("shifting-mist", "activate", "side exhaust")
def shifting_mist(table, use):
    yield from table.turn_dice(use, 2)


@ability("summon-mist-spirit", "activate", "main exhaust illusion.class")
def summon_mist_spirit(table, use):
    """The second one for another die, which was paid with the rest."""
    table.summon(use, "mist-spirit")
    if use.is_doubled:
        table.summon(use, "mist-spirit")


summons("summon-blue-jaguar", "main exhaust basic basic", "blue-jaguar")
summons("summon-butterfly-monk", "main exhaust natural.power", "butterfly-monk")


# -- action spells


@ability("mist-typhoon", "play")
def mist_typhoon(table, use):
    yield from table.deal_to_all(use.source, 1, opposing_units(table, use.seat))
    yield from table.may_draw(use)


@ability("out-of-the-mist", "play", targets=[any_unit])
def out_of_the_mist(table, use):
    count = len(table.players[use.seat].battlefield)
    yield from table.deal(use.source, count, use.target)
    yield from table.may_draw(use)


@ability("steady-gaze", "play", targets=[any_unit])
def steady_gaze(table, use):
    use.target.exhaustion += 2


# -- an alteration


@ability("massive-growth", "round_ends", name="Fleeting", inexhaustible=True)
def fleeting(table, use):
    yield from table.discard_alteration(use.card)


# -- conjurations


def enters_opposite(table, use):
    return use.event.seat != use.seat


@ability("blue-jaguar", "entered", "basic", name="Gaze 1", where=enters_opposite)
def gaze(table, use):
    use.event.card.exhaustion += 1


def is_destroyed_itself(table, use):
    return use.event.card is use.card


@ability(
    "butterfly-monk", "destroyed", name="Last Blessing 1", targets=[unit_or_phoenixborn],
    where=is_destroyed_itself, inexhaustible=True,
)  # fmt: skip
def last_blessing(table, use):
    use.target.wounds = max(0, use.target.wounds - 1)
