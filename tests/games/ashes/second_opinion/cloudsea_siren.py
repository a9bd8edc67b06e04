"""The cards of The Cloudsea Siren."""

from ashes.second_opinion.nouns import Damage
from ashes.second_opinion.summons import summons
from ashes.second_opinion.vocabulary import (
    ability,
    any_player,
    any_unit,
    opposing_units,
    unit_or_phoenixborn,
)

# -- Saria Guideman


@ability(
    "saria-guideman", "activate", "side exhaust charm.class", name="Heart's Pull",
    targets=[any_player],
)  # fmt: skip
def hearts_pull(table, use):
    has_drawn = yield from table.may_draw(use)
    if has_drawn and (yield from table.decide(use)):
        table.mill(use, use.target, 1)


# -- ready spells


@ability("purge", "activate", "main exhaust charm.class", targets=[any_player])
def purge(table, use):
    table.mill(use, use.target, 1)
    if table.is_focused(use, 1) and (yield from table.may_pay(use, "basic")):
        table.mill(use, use.target, 1)


@ability("abundance", "activate", "main exhaust")
def abundance(table, use):
    """Everybody draws up to two cards; each that he does not draw hurts his Phoenixborn."""
    undrawn = {}
    for player in table.in_turn:
        undrawn[player.seat] = 2 - (yield from table.draw_up_to(use, player, 2))
    lessened = sum(table.is_focused(use, times) for times in (1, 2))
    damages = []
    for seat, amount in undrawn.items():
        less = lessened if seat == use.seat else 0
        damages.append(Damage(table.players[seat].phoenixborn, amount, use.source, less))
    yield from table.deal_each(damages)


summons("summon-three-eyed-owl", "main exhaust charm.class", "three-eyed-owl")
summons("summon-seaside-raven", "main exhaust basic basic basic", "seaside-raven")


# -- action spells


@ability("hidden-power", "play")
def hidden_power(table, use):
    yield from table.ready_dice(use, 2)


@ability("seal", "play", targets=[any_player])
def seal(table, use):
    chosen = yield from table.choose(use, list(use.target.spellboard))
    if chosen is not None:
        for spell in use.target.books(chosen.id):
            if not table.is_shielded(spell, use.source):
                spell.exhaustion += 1


@ability("strange-copy", "play")
def strange_copy(table, use):
    """It lies on the battlefield now; whom it copies is chosen, not targeted."""
    unit = yield from table.choose(use, opposing_units(table, use.seat))
    use.card.status += table.attack(unit) if unit is not None else 0


@ability("strange-copy", "round_ends", name="Fleeting", inexhaustible=True)
def fleeting(table, use):
    yield from table.discard_unit(use.card)


# -- a reaction


def own_phoenixborn_received(table, use):
    return use.event.card is table.players[use.seat].phoenixborn


@ability(
    "sympathy-pain", "received", targets=[unit_or_phoenixborn], where=own_phoenixborn_received,
    may=True,
)  # fmt: skip
def sympathy_pain(table, use):
    yield from table.deal(use.source, 3, use.target)


# -- units


@ability("rose-fire-dancer", "activate", "side exhaust", name="Distract", targets=[any_unit])
def distract(table, use):
    use.target.exhaustion += 1


def opponent_milled(table, use):
    return use.event.seat != use.seat


@ability(
    "enchanted-violinist", "milled", "basic", name="Song of Sorrow", targets=[any_unit],
    where=opponent_milled,
)  # fmt: skip
def song_of_sorrow(table, use):
    table.place_wounds(use.source, 1, use.target)


@ability("three-eyed-owl", "activate", "main exhaust", name="Memory Drain 1", targets=[any_player])
def memory_drain(table, use):
    yield from table.discard_from_hand(use, use.target)
