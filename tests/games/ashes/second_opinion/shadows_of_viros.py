"""The cards of The Shadows of Viros."""

from ashes.second_opinion.summons import summons
from ashes.second_opinion.vocabulary import (
    ability,
    opposing_unit,
    own_unit,
    unit_or_phoenixborn,
)

# -- Noah Redmoon


def opposing_spell(table, use):
    return [spell for player in table.opponents(use.seat) for spell in player.spellboard]


@ability(
    "noah-redmoon", "activate", "side exhaust ceremonial.class", name="Shadow Target",
    targets=[opposing_spell],
)  # fmt: skip
def shadow_target(table, use):
    use.target.exhaustion += 1


# -- ready spells


@ability(
    "small-sacrifice", "activate", "main exhaust ceremonial.class",
    targets=[own_unit, opposing_unit],
)  # fmt: skip
def small_sacrifice(table, use):
    """Hurts both, or with a second copy exhausts both."""
    mine, theirs = use.targets
    are_ready = theirs is not None and not (mine.is_exhausted or theirs.is_exhausted)
    if are_ready and table.is_focused(use, 1) and (yield from table.decide(use)):
        mine.exhaustion += 1
        theirs.exhaustion += 1
        return
    is_dealt = yield from table.deal(use.source, 1, mine)
    if is_dealt and theirs is not None:
        yield from table.deal(use.source, 1, theirs)


summons("summon-masked-wolf", "side exhaust illusion.class basic", "masked-wolf")
summons("summon-false-demon", "main exhaust illusion.class basic", "false-demon")


# -- action spells


@ability("sleight-of-hand", "play")
def sleight_of_hand(table, use):
    table.draw(table.players[use.seat], 3)


@ability("bound-soul", "play")
def bound_soul(table, use):
    yield from table.return_ally(use)


# -- reactions


def own_unit_destroyed(table, use):
    return use.event.seat == use.seat


@ability("summon-sleeping-widows", "destroyed", where=own_unit_destroyed, may=True)
def summon_sleeping_widows(table, use):
    for _ in range((yield from table.ask_amount(use, 0, 2))):
        table.summon(use, "sleeping-widow")


def own_phoenixborn_attacked(table, use):
    event = use.event
    return event.card is table.players[use.seat].phoenixborn and event.source.kind == "attack"


@ability(
    "shadow-counter", "received", targets=[opposing_unit], where=own_phoenixborn_attacked, may=True
)
def shadow_counter(table, use):
    yield from table.deal(use.source, 6, use.target)


# -- an alteration


@ability("fade-away", "round_ends")
def fade_away(table, use):
    host = table.host(use.card)
    if host.is_ally:
        host.is_consumed = True
    table.destroy(use.source, host)


# -- units


@ability("stormwind-sniper", "enters", name="Ambush 2", targets=[unit_or_phoenixborn], may=True)
def ambush(table, use):
    yield from table.deal(use.source, 2, use.target)


def receives_in_fight(table, use):
    return use.event.card is use.card and use.event.source.is_fight


@ability("false-demon", "received", name="Illusion", where=receives_in_fight, inexhaustible=True)
def illusion(table, use):
    table.destroy(use.source, use.card)
