"""What skills are made of, and their effects. What asks somebody is a generator."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from cipher.second_opinion.nouns import Card, Event, Unit

ANTI_FLIERS = "Anti-Fliers"
DONE = {"done": None}


@dataclass(eq=False)
class Skill:
    """A skill as it is printed."""

    name: str
    kind: str  # ACT, AUTO, ALWAYS, and ATK and DEF for supports
    does: Callable | None = None
    cost: tuple = ()
    needs: Callable | None = None  # table, unit
    when: Callable | None = None  # table, unit, event
    once: bool = False
    class_changed: bool = False
    always: Mapping = field(default_factory=dict)
    deploys: Callable | None = None  # player: whether the card may be deployed

    def is_met(self, table, unit):
        return self.needs is None or self.needs(table, unit)

    def is_deployable(self, player):
        return self.deploys is None or self.deploys(player)


@dataclass
class Use:
    """A skill that is used, by a unit or for the unit that a card supports."""

    skill: Skill
    unit: Unit
    seat: int
    event: Event | None = None
    card: Card | None = None
    has_chosen: bool = True  # no: somebody declined what the skill is all about
    notes: dict[str, Any] = field(default_factory=dict)


def act(name, does, cost=(), **more):
    return Skill(name, "ACT", does, cost, **more)


def auto(name, when, does, cost=(), **more):
    return Skill(name, "AUTO", does, cost, when=when, **more)


def always(name, needs=None, *, class_changed=False, deploys=None, **says):
    return Skill(
        name, "ALWAYS", needs=needs, always=says, class_changed=class_changed, deploys=deploys
    )


def in_order(*effects):
    def does(table, use):
        for effect in effects:
            yield from effect(table, use) or ()

    return does


def lasting(what, value, *, who=None, until=None, turns=0):
    """On the unit itself, or on whom `who(table, use)` means."""

    def does(table, use):
        for unit in who(table, use) if who else [use.unit]:
            end = until if until is not None else table.turn + turns
            table.last(unit, what, value, until=end)

    return does


def gain(amount, **more):
    return lasting("attack", amount, **more)


def gain_ranges(**more):
    return lasting("range", frozenset({1, 2}), **more)


def unevadable(fits=lambda target: True, **more):
    return lasting("no_evade", fits, **more)


def all_allies(table, use):
    return table.players[use.seat].units


def choose_unit(whom, then, *, may=False):
    """One of those that `whom(table, use)` means; nobody if there is none."""

    def does(table, use):
        units = whom(table, use)
        if not units:
            use.has_chosen = use.has_chosen and not may
            return
        otherwise = DONE if may else {}
        unit = yield from table.ask_unit(use.seat, "choice", "choose", units, otherwise)
        if unit is None:
            use.has_chosen = False
        else:
            yield from then(table, use, unit) or ()

    return does


def move(table, use, unit):
    table.move(unit)


def move_one(whom, *, may=False):
    return choose_unit(whom, move, may=may)


def move_any(whom, *, may=True):
    """As many as one likes; those that were chosen move together."""

    def does(table, use):
        chosen = []
        while left := [unit for unit in whom(table, use) if unit not in chosen]:
            unit = yield from table.ask_unit(use.seat, "choice", "choose", left, DONE)
            if unit is None:
                break
            chosen.append(unit)
        for unit in chosen:
            table.move(unit)
        use.has_chosen = bool(chosen) or not may

    return does


def draw(amount=1):
    return lambda table, use: table.draw(table.players[use.seat], amount)


def discard(seat_of, amount=1):
    """A player discards, as many as there are at most."""

    def does(table, use):
        player = table.players[seat_of(use)]
        ask = partial(table.ask_card, player.seat, "discard", "discard")
        for left in range(amount, 0, -1):
            if player.hand:
                card = yield from table.ask_for(left, player.hand, ask)
                table.discard(player, card)

    return does


def me(use):
    return use.seat


def you(use):
    return 1 - use.seat


def take_back(fits):
    """A card of the retreat area comes into the hand."""

    def does(table, use):
        player = table.players[use.seat]
        cards = [card for card in player.retreat if fits(card)]
        if cards:
            card = yield from table.ask_card(use.seat, "choice", "choose", cards)
            player.retreat.remove(card)
            player.hand.append(card)

    return does


def to_bonds(*, may):
    """A card of the hand becomes a bond."""

    def does(table, use):
        player = table.players[use.seat]
        cards = [card for card in player.hand if table.may_be_bond(card)]
        if cards:
            otherwise = DONE if may else {}
            card = yield from table.ask_card(use.seat, "choice", "choose", cards, otherwise)
            if card:
                player.hand.remove(card)
                table.add_bond(player, card)

    return does


def deploy_by_skill(zone_of, fits, *, may):
    """A card of a zone is deployed in either line, whatever it costs."""

    def does(table, use):
        player = table.players[use.seat]
        zone = zone_of(player)
        cards = [one for one in zone if fits(one) and table.may_be_deployed(player, one)]
        if not cards:
            return
        otherwise = DONE if may else {}
        card = yield from table.ask_card(use.seat, "choice", "choose", cards, otherwise)
        if card:
            is_front = yield from ask_line(table, use.seat, card)
            zone.remove(card)
            table.refresh(player)
            table.deploy(player, card, is_front=is_front)
            use.notes["deployed"] = True

    return does


def ask_line(table, seat, card):
    answers = {f"deploy {card.id} -> front": True, f"deploy {card.id} -> back": False}
    return table.ask(seat, "line", answers)


def shuffle_deck(table, use):
    table.shuffle(table.players[use.seat])


def untap(table, use, unit):
    unit.is_tapped = False
