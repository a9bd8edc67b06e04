"""Advice on the dice of a deck: costs they can never pay."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.examples import sample
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import listed, plural
from deckcli.decks.deck import Deck, Entry
from deckcli.games.ashes.decks.conjurations import reached
from deckcli.games.ashes.decks.dice import DiceCost, can_ever_pay, dice_costs, typed_needs

RULES = RuleBook()


@RULES.advice(
    "ASH201",
    "cost-out-of-reach",
    cites="rulebook, paying costs",
    fails=sample("iron-men", cards={"Protect": 2, "Refresh": 1}),
    passes=sample("iron-men", cards={"Protect": 2, "Refresh": 1}, dice={"natural": 4, "charm": 1}),
)
def cost_out_of_reach(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The dice of the deck can never pay a cost.

    A class or power symbol is paid by a die of its own type; a basic symbol by any die. When the
    pool has too few dice of a type, the card can be drawn but never played, or played but never
    used. The costs of the Phoenixborn's ability and of conjurations count, too. Where focus makes
    an activation cheaper or payable in another way, that is taken into account.
    """
    pool = {amount.name: amount.count for amount in deck.amounts("dice")}
    if not any(pool.values()):
        return  # already reported, and it would put every card on this list
    for card, copies, at in _users(deck, catalog):
        for cost in dice_costs(card, copies):
            if not any(can_ever_pay(symbols, pool) for symbols in cost.ways):
                yield Problem(_lack(card, cost, pool), at=at, hint="change the dice or the card")


def _users(deck: Deck, catalog: Catalog) -> Iterator[tuple[CardDef, int, Entry]]:
    """Every card that asks for dice, how many copies the deck has, and the line to blame."""
    copies: dict[str, int] = {}
    lines: dict[str, Entry] = {}
    leader = deck.entry("phoenixborn")
    for entry in (*([leader] if leader else []), *deck.entries("cards")):
        copies[entry.card.id] = copies.get(entry.card.id, 0) + entry.count
        lines.setdefault(entry.card.id, entry)
        for card_id in reached([entry.card], catalog):
            lines.setdefault(card_id, entry)
    for entry in deck.entries("conjurations"):
        if entry.card.id in lines:
            lines[entry.card.id] = entry
    for card_id, line in lines.items():
        yield catalog[card_id], copies.get(card_id, 1), line


def _lack(card: CardDef, cost: DiceCost, pool: dict[str, int]) -> str:
    if cost.printed > 1:
        needs = [_dice_words(typed_needs(way)) for way in cost.ways[: cost.printed]]
        return f'"{card.name()}" takes {listed(needs)} {cost.purpose}; the deck has neither'
    symbols = cost.ways[0]
    short = {kind: need for kind, need in typed_needs(symbols).items() if pool.get(kind, 0) < need}
    if not short:
        need, have = sum(symbols.values()), sum(pool.values())
        return f'"{card.name()}" takes {need} dice {cost.purpose}; the deck has {have}'
    there = [f"{pool.get(kind) or 'no'} {kind}" for kind in short]
    only = str(pool.get(next(iter(short))) or "none")
    has = only if len(short) == 1 else f"{listed(there, last='and')} dice"
    return f'"{card.name()}" takes {_dice_words(short)} {cost.purpose}; the deck has {has}'


def _dice_words(needs: dict[str, int]) -> str:
    words = [plural(need, f"{kind} die", f"{kind} dice") for kind, need in needs.items()]
    return listed(words, last="and")
