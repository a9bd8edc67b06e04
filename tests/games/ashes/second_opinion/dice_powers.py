"""What a die on its power side does, for a side action."""

from ashes.second_opinion.nouns import Cost
from ashes.second_opinion.vocabulary import Ability, any_unit, own_unit


def end_of_charm(table, use):
    """A die on a unit goes back at the end of the round."""
    table.players[use.seat].exhausted.append("charm")
    use.card.charm_dice -= 1


CHARMS = [
    Ability("Charm", "round_ends", Cost(), (), end_of_charm, None, False, True, False)
    for _ in range(10)
]  # one for each die that may lie on a unit


def dice_power(kind, *, targets=(), where=None, targeted=True):
    def add(does):
        cost = Cost.told("side")
        DICE_POWERS[kind] = Ability(
            f"power {kind}", "power", cost, tuple(targets), does, where, False, False, targeted
        )
        return does

    return add


DICE_POWERS = {}


@dice_power("natural", targets=[any_unit])
def natural(table, use):
    yield from table.deal(use.source, 1, use.target)


@dice_power("charm", targets=[own_unit])
def charm(table, use):
    """The die lies on the unit then, in no pool."""
    table.players[use.seat].exhausted.remove("charm")
    use.target.charm_dice += 1


def has_ally_in_discard_pile(table, use):
    return any(card.kind == "ally" for card in table.players[use.seat].discard_pile)


@dice_power("ceremonial", where=has_ally_in_discard_pile, targeted=False)
def ceremonial(table, use):
    ally = yield from table.return_ally(use)
    yield from table.deal(use.source, ally.attack, table.players[use.seat].phoenixborn)


def opponent_with_dice(table, use):
    return [player for player in table.opponents(use.seat) if player.active]


@dice_power("illusion", targets=[opponent_with_dice])
def illusion(table, use):
    yield from table.exhaust_die_of(use, use.target)
