"""What a pool of dice can pay: each die shows power, class or basic and pays downwards.

A die pays a power or class symbol only of its own type, and a basic symbol of any. Every die can
eventually show its power face, so whether a pool can *ever* pay depends on types and numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from deckcli.catalog.catalog import CardDef

BASIC = "basic"
Symbols = Mapping[str, int]  # "natural.class": 2, "basic": 1


class DiceCost(NamedTuple):
    """The dice that something about a card costs; any one of `ways` will do.

    The first `printed` of them are what the card prints; the others are what focus makes of them.
    """

    purpose: str  # "to play", "for Water Blast"
    ways: tuple[Symbols, ...]
    printed: int = 1


def ways_to_pay(symbols: Mapping[str, int | str]) -> list[dict[str, int]]:
    """The symbols with one of each parallel cost (`divine.class|sympathy.class`), in each way.

    An X is left out: whoever pays chooses the number, and may choose none.
    """
    ways: list[dict[str, int]] = [{}]
    for symbol, number in symbols.items():
        if isinstance(number, int):
            ways = [
                {**way, one: way.get(one, 0) + number} for way in ways for one in symbol.split("|")
            ]
    return ways


def die_type(symbol: str) -> str:
    """`natural` of `natural.class`; `basic` of `basic`."""
    return symbol.partition(".")[0]


def typed_needs(symbols: Symbols) -> dict[str, int]:
    """How many dice of each type the symbols take; basic ones take any and are left out."""
    needs: dict[str, int] = {}
    for symbol, number in symbols.items():
        if symbol != BASIC:
            needs[die_type(symbol)] = needs.get(die_type(symbol), 0) + number
    return needs


def can_ever_pay(symbols: Symbols, pool: Mapping[str, int]) -> bool:
    """Whether the dice, all unspent and on their best faces, pay for the symbols."""
    enough = all(pool.get(kind, 0) >= need for kind, need in typed_needs(symbols).items())
    return enough and sum(symbols.values()) <= sum(pool.values())


def dice_costs(card: CardDef, copies: int) -> Iterator[DiceCost]:
    """What playing and using the card costs in a deck with this many copies of it.

    Focus makes some activations cheaper or payable in another way: focus 1 needs two copies beside
    each other on the spellboard, focus 2 needs three.
    """
    if symbols := card.get("cost", {}).get("dice"):
        ways = ways_to_pay(symbols)
        yield DiceCost("to play", tuple(ways), len(ways))
    abilities = card.get("abilities", ())
    focused = [
        ability
        for ability in abilities
        if ability["class"] == "focus" and ability["level"] < copies
    ]
    for ability in abilities:
        symbols = ability.get("cost", {}).get("dice")
        if not symbols:
            continue
        ways = ways_to_pay(symbols)
        printed = len(ways)
        others = [ability] if "alternative_cost" in ability else []
        if ability["class"] == "activated":
            ways += [_discounted(way, focused) for way in ways[:printed]]
            others += [focus for focus in focused if "alternative_cost" in focus]
        for other in others:
            ways += ways_to_pay(other["alternative_cost"].get("dice", {}))
        name = ability.get("name", "")
        yield DiceCost(f"for {name}" if name else "to activate", tuple(ways), printed)


def _discounted(
    symbols: Symbols, focused: list[Mapping[str, Mapping[str, Symbols]]]
) -> dict[str, int]:
    left = dict(symbols)
    for ability in focused:
        for symbol, number in ability.get("discount", {}).get("dice", {}).items():
            left[symbol] = max(0, left.get(symbol, 0) - number)
    return left
