"""The cards of The Bloodwoods Queen."""

from ashes.second_opinion.vocabulary import (
    ability,
    opposing_unit,
    own_unit,
    unit_or_phoenixborn,
)

# -- Jessa Na Ni


def leaves_opposite(table, use):
    seat = use.event.seat
    return seat != use.seat and not table.players[seat].is_out


@ability("jessa-na-ni", "left_play", "basic", name="Screams of the Departed", where=leaves_opposite)
def screams_of_the_departed(table, use):
    """Hits the Phoenixborn of whoever controlled the unit."""
    yield from table.deal(use.source, 1, table.players[use.event.seat].phoenixborn)


@ability("fear", "play", targets=[opposing_unit])
def fear(table, use):
    yield from table.return_to_owner(use.target)


# -- ready spells


@ability(
    "blood-transfer", "activate", "side exhaust ceremonial.class charm.class", targets=[own_unit]
)
def blood_transfer(table, use):
    """Hurts one and heals another: two wounds of a unit or one of the Phoenixborn."""
    player = table.players[use.seat]
    if (yield from table.deal(use.source, 2, use.target)):
        others = [unit for unit in player.units if unit is not use.target]
        healed = yield from table.ask_healed(use, [*others, player.phoenixborn])
        if healed is not None:
            healed.wounds = max(0, healed.wounds - (1 if healed.is_phoenixborn else 2))


def player_with_room(table, use):
    return [player for player in table.in_turn if player.has_room]


@ability(
    "summon-blood-puppet", "activate", "main exhaust ceremonial.class",
    targets=[player_with_room],
)  # fmt: skip
def summon_blood_puppet(table, use):
    table.summon(use, "blood-puppet", onto=use.target)


def any_alteration(table, use):
    return [one for player in table.in_turn for unit in player.units for one in unit.attached]


@ability(
    "cut-the-strings", "activate", "main exhaust ceremonial.class basic", targets=[any_alteration]
)
def cut_the_strings(table, use):
    unit = yield from table.choose(use, table.players[use.seat].units)
    if unit is None or not (yield from table.deal(use.source, 2, unit)):
        return
    if use.target is not None and (yield from table.decide(use)):
        yield from table.discard_alteration(use.target)


# -- reactions


def own_phoenixborn_would_be_dealt(table, use):
    return use.event.card is table.players[use.seat].phoenixborn


@ability(
    "redirect", "would_be_dealt", targets=[own_unit], where=own_phoenixborn_would_be_dealt,
    may=True,
)  # fmt: skip
def redirect(table, use):
    use.event.damage.target = use.target


def own_unit_destroyed(table, use):
    return use.event.seat == use.seat


@ability(
    "final-cry", "destroyed", targets=[unit_or_phoenixborn], where=own_unit_destroyed, may=True
)
def final_cry(table, use):
    yield from table.deal(use.source, 2, use.target)


# -- allies


@ability("blood-archer", "declaring", name="Blood Oath 2", may=True)
def blood_oath(table, use):
    use.card.raised += 2
    table.place_wounds(use.source, 2, use.card)


def player_with_dice(table, use):
    return [player for player in table.in_turn if player.active]


def receives_itself(table, use):
    return use.event.card is use.card


@ability(
    "living-doll", "received", "basic", name="Pain Link", targets=[unit_or_phoenixborn],
    where=receives_itself,
)  # fmt: skip
def pain_link(table, use):
    amount = min(use.event.damage.amount, table.life(use.card))
    yield from table.deal(use.source, amount, use.target)


@ability(
    "leech-warrior", "received", name="Shadow Drain 1", targets=[player_with_dice],
    where=receives_itself, may=True,
)  # fmt: skip
def shadow_drain(table, use):
    yield from table.exhaust_die_of(use, use.target)


# -- the conjuration


@ability("blood-puppet", "round_ends", name="Cursed 1")
def cursed(table, use):
    table.place_wounds(use.source, 1, table.players[use.seat].phoenixborn)


@ability("blood-puppet", "activate", "side basic", name="Self Inflict 1")
def self_inflict(table, use):
    yield from table.deal(use.source, 1, use.card)
