"""Before the first turn: five different cards are chosen, the rest is shuffled, dice are rolled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.decks.deck import Deck
from deckcli.decks.opening import Dice, Draws, Opening, copies
from deckcli.games.ashes.decks.dice import Symbols, can_ever_pay, ways_to_pay

_MOST_OF_A_KIND = 2
# What lasts longest comes first: spells that stay, then units, then one-time cards.
_KINDS = ("ready_spell", "ally", "alteration_spell", "action_spell", "reaction_spell")


def opening(deck: Deck, catalog: Catalog, part: str) -> Opening:
    """The first five in the deck file, or five sensible ones if the file leaves them open."""
    pile, limits = copies(deck.entries(part)), catalog.limits
    chosen = [entry.card for entry in deck.entries("first_five")]
    notes = ["the first five are those of the deck file"]
    pool = {amount.name: amount.count for amount in deck.amounts("dice")}
    if not chosen:
        chosen = sensible_five(pile, pool, limits["first_five"])
        notes = ["the deck file leaves the first five open; lasting and cheap cards are chosen"]
    for card in chosen:
        if card in pile:
            pile.remove(card)
    leader = deck.entry("phoenixborn")
    return Opening(
        tuple(pile),
        Draws(
            first=0,
            second=0,
            later=limits["first_five"],
            assumption="the hand is used up or discarded in every round, and five cards drawn",
            turn="round",
        ),
        chosen=tuple(chosen),
        aside=(("Phoenixborn", leader.card),) if leader is not None else (),
        dice=Dice(pool, catalog.info.table("dice")["faces"]),
        notes=tuple(notes),
    )


def sensible_five(cards: Iterable[CardDef], pool: dict[str, int], number: int) -> list[CardDef]:
    """Different cards that the dice can pay for in one round, lasting and cheap ones first.

    At most two of a kind, unless there are too few cards otherwise.
    """
    ranked = sorted(dict.fromkeys(cards), key=lambda card: (_rank(card), _dice(card), card.id))
    chosen: list[CardDef] = []
    kinds: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for card in ranked:
        together = asked + Counter(_symbols(card, pool))
        if len(chosen) < number and kinds[card.kind] < _MOST_OF_A_KIND:
            if not can_ever_pay(together, pool):
                continue
            chosen.append(card)
            kinds[card.kind] += 1
            asked = together
    others = [card for card in ranked if card not in chosen]
    return [*chosen, *sorted(others, key=_dice)][:number]


def _rank(card: CardDef) -> int:
    return _KINDS.index(card.kind) if card.kind in _KINDS else len(_KINDS)


def _symbols(card: CardDef, pool: Mapping[str, int]) -> Symbols:
    """The dice to play it, in the way that the pool can pay if there are several."""
    ways = ways_to_pay(card.get("cost", {}).get("dice", {}))
    return next((way for way in ways if can_ever_pay(way, pool)), ways[0])


def _dice(card: CardDef) -> int:
    return sum(_symbols(card, {}).values())
