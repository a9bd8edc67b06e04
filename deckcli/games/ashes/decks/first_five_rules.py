"""The first five: the opening hand a deck file may fix in advance."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import Catalog
from deckcli.core.examples import sample
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import plural
from deckcli.decks.deck import Deck

RULES = RuleBook()
_SET_UP = "rulebook, setting up, step 3"


@RULES.error(
    "ASH113",
    "wrong-first-five",
    cites=_SET_UP,
    fails=sample("iron-men", first_five=["Protect", "Strengthen", "Anchornaut", "Iron Worker"]),
    passes=sample("iron-men", first_five=None),
)
def wrong_first_five(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The first five are five cards.

    They are the opening hand, chosen from the deck before the game; the other 25 are shuffled. A
    deck file may leave them open, and the player then chooses at set-up.
    """
    wanted, section = catalog.limits["first_five"], deck.section("first_five")
    number = deck.size("first_five")
    if section is not None and number != wanted:
        message = f"{plural(number, 'card')} in the first five; there must be exactly {wanted}"
        yield Problem(message, at=section)


@RULES.error(
    "ASH114",
    "repeated-first-five",
    cites=_SET_UP,
    fails=sample(
        "iron-men",
        first_five=["Protect", "Protect", "Strengthen", "Anchornaut", "Iron Worker"],
    ),
    passes=sample(
        "iron-men",
        first_five=["Protect", "Chant of Revenge", "Strengthen", "Anchornaut", "Iron Worker"],
    ),
)
def repeated_first_five(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The first five are five different cards.

    However many copies the deck has of a card, only one of them can be in the opening hand.
    """
    counts: dict[str, int] = {}
    for entry in deck.entries("first_five"):
        before = counts.get(entry.card.id, 0)
        counts[entry.card.id] = before + entry.count
        if before < 2 <= counts[entry.card.id]:
            message = f'"{entry.card.name()}" is among the first five more than once'
            yield Problem(message, at=entry)


@RULES.error(
    "ASH115",
    "first-five-not-in-deck",
    cites=_SET_UP,
    fails=sample(
        "iron-men",
        first_five=["Refresh", "Protect", "Strengthen", "Anchornaut", "Iron Worker"],
    ),
    passes=sample(
        "iron-men",
        first_five=["Protect", "Chant of Revenge", "Strengthen", "Anchornaut", "Iron Worker"],
    ),
)
def first_five_not_in_deck(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """Each of the first five is a card of the deck.

    The opening hand is taken out of the 30 cards, so a card that is not among them cannot be in
    it. Add the card to the deck or start with another.
    """
    held = {entry.card.id for entry in deck.entries("cards")}
    seen: set[str] = set()
    for entry in deck.entries("first_five"):
        if entry.card.id not in held | seen:
            yield Problem(f'"{entry.card.name()}" is not a card of this deck', at=entry)
        seen.add(entry.card.id)
