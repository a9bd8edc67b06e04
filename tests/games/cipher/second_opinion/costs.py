"""What skills cost. Each cost is two things: whether it can be paid, and paying it."""

from functools import partial


def flip(amount):
    def can(table, use):
        return len(table.players[use.seat].face_up) >= amount

    def pay(table, use):
        def ask(bonds):
            return table.ask(use.seat, "flip", {f"flip {one.card.id}": one for one in bonds})

        for left in range(amount, 0, -1):
            bond = yield from table.ask_for(left, table.players[use.seat].face_up, ask)
            bond.is_up = False

    return can, pay


def _tap_self():
    def can(table, use):
        return table.is_on_field(use.unit) and not use.unit.is_tapped

    def pay(table, use):
        use.unit.is_tapped = True

    return can, pay


def _destroy_self():
    def can(table, use):
        return table.is_on_field(use.unit)

    def pay(table, use):
        table.destroy(use.unit)

    return can, pay


tap_self, destroy_self = _tap_self(), _destroy_self()


def tap(amount, fits):
    """Untapped allies of the player, other than the unit or not as `fits(unit, one)` says."""

    def able(table, use):
        allies = table.players[use.seat].units
        return [one for one in allies if not one.is_tapped and fits(use.unit, one)]

    def can(table, use):
        return len(able(table, use)) >= amount

    def pay(table, use):
        ask = partial(table.ask_unit, use.seat, "tap", "tap")
        for left in range(amount, 0, -1):
            unit = yield from table.ask_for(left, able(table, use), ask)
            unit.is_tapped = True

    return can, pay


def tap_others(amount):
    return tap(amount, lambda unit, one: one is not unit)


def tap_one_of(*names):
    return tap(1, lambda unit, one: one.is_named(*names))


def discard_card(amount, *names):
    """Cards of the hand, with one of the names if there are any."""

    def able(table, use):
        hand = table.players[use.seat].hand
        return [card for card in hand if not names or card.is_named(*names)]

    def can(table, use):
        return len(able(table, use)) >= amount

    def pay(table, use):
        player = table.players[use.seat]
        ask = partial(table.ask_card, use.seat, "discard", "discard")
        for left in range(amount, 0, -1):
            card = yield from table.ask_for(left, able(table, use), ask)
            table.discard(player, card)

    return can, pay
