"""What the rules read off a card: its name, and how it comes into play."""

from __future__ import annotations

from collections.abc import Iterable

from deckcli.catalog.catalog import CardDef
from deckcli.core.text import fold
from deckcli.decks.namesakes import names_of


def is_legend(card: CardDef) -> bool:
    return card.get("legend", False) is True


def is_cheap(card: CardDef, limit: int) -> bool:
    """A monster that can be summoned from the hand for a cost up to the limit."""
    return card.get("summon") == "normal" and int(card["cost"]["amount"]) <= limit


def strikes_monsters(card: CardDef) -> bool:
    """Whether it has, or adds to its bearer, a skill that can attack a player directly."""
    return any("monsters" in skill.get("strikes", ()) for skill in card.get("abilities", ()))


def adv_cost(card: CardDef) -> int:
    """What playing the card costs in cards of the deck."""
    cost = card.get("cost", {})
    return cost["amount"] if cost.get("kind") == "adv" else 0


def enabled(card: CardDef, by: Iterable[CardDef]) -> bool:
    """Whether one of these cards brings the EX-S monster into play."""
    wanted = {fold(name) for name in card["extra_summon"]["by"]}
    return any(not wanted.isdisjoint(names_of(enabler)) for enabler in by)


def is_base(card: CardDef, evolved: CardDef) -> bool:
    """Whether the EVO-L monster may be laid on this card, ignoring counters."""
    condition = evolved["evolves_from"]
    if card.kind != "monster" or card.id == evolved.id:
        return False
    if "name" in condition and fold(condition["name"]) not in names_of(card):
        return False
    return "race" not in condition or condition["race"] in card["races"]


def base_in_words(evolved: CardDef) -> str:
    """`a monster named "Knight Voen"`, `a monster of the race larva`."""
    condition = evolved["evolves_from"]
    named = f' named "{condition["name"]}"' if "name" in condition else ""
    race = f" of the race {condition['race']}" if "race" in condition else ""
    return f"a monster{named}{race}"
