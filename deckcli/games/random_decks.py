"""Random legal decks for any game: for soaks, and for promises about every card."""

from __future__ import annotations

import json
from collections.abc import Container, Iterator, Mapping
from functools import lru_cache
from typing import Any

from deckcli import games
from deckcli.catalog.catalog import Catalog
from deckcli.catalog.coverage import playable_cards
from deckcli.core.files import Source
from deckcli.core.rng import Rng
from deckcli.decks.deck import Deck
from deckcli.decks.pool_building import Built, NoDeck
from deckcli.engine.game import Game
from deckcli.games.library import Library

_COPIES = 4  # the most of a card on offer; the builders know how many a deck may take
_RARE = 12  # a word shared by more cards than this says nothing about them
_DIGITS = 1_000_000


def random_deck(library: Library, game: Game[Any], rng: Rng, wanted: Container[str] = ()) -> Deck:
    """A random legal deck that can be played, built from few cards on offer or from many.

    Cards that mention each other are offered together, so that they meet. Cards whose ids are
    wanted are offered first and taken before others.
    """
    cards = _in_company(library.catalog(game.key), rng)
    cards.sort(key=lambda card_id: card_id not in wanted)
    offered = 1 + rng.below(len(cards) // 2)
    copies = {card_id: 1 + rng.below(_COPIES) for card_id in cards}
    while True:
        pool = {card_id: copies[card_id] for card_id in cards[:offered]}
        deck = _built(library, game, rng, pool, wanted)
        if deck is not None:
            return deck
        assert offered < len(cards), f"all cards of {game.key} together make no deck"
        offered *= 2


def decks_with_every_card(library: Library, game: Game[Any], rng: Rng) -> list[Deck]:
    """Legal decks that together hold every card that a playable deck can hold."""
    cards = [card.id for card in playable_cards(library.catalog(game.key))]
    decks: list[Deck] = []
    missing = set(cards)
    while missing:
        deck = _built(library, game, rng, dict.fromkeys(cards, _COPIES), missing)
        held = cards_in(deck) if deck is not None else set()
        if deck is None or not held & missing:
            break
        missing -= held
        decks.append(deck)
    return decks


def cards_in(deck: Deck) -> set[str]:
    """The ids of all cards in all sections of a deck."""
    return {entry.card.id for section in deck.sections.values() for entry in section.entries}


def _in_company(catalog: Catalog, rng: Rng) -> list[str]:
    """Playable cards in a random order, each followed by those that share a rare word with it."""
    company = _company(catalog)
    cards = list(company)
    rng.shuffle(cards)
    ordered: dict[str, None] = {}  # a dict keeps insertion order
    for card_id in cards:
        ordered[card_id] = None
        ordered.update(company[card_id])
    return list(ordered)


@lru_cache(maxsize=1)
def _company(catalog: Catalog) -> dict[str, dict[str, None]]:
    """For each playable card, those that share a rare word with it; soaks ask again and again."""
    words = {card.id: sorted(set(_words(card.facts))) for card in playable_cards(catalog)}
    sharing: dict[str, list[str]] = {}
    for card_id, listed in words.items():
        for word in listed:
            sharing.setdefault(word, []).append(card_id)
    return {
        card_id: dict.fromkeys(
            other for word in listed if len(sharing[word]) <= _RARE for other in sharing[word]
        )
        for card_id, listed in words.items()
    }


def _words(facts: Any) -> Iterator[str]:
    """Everything written on a card, piece by piece."""
    if isinstance(facts, str):
        yield facts
    elif isinstance(facts, Mapping):
        for value in facts.values():
            yield from _words(value)
    elif isinstance(facts, list | tuple):
        for value in facts:
            yield from _words(value)


def _built(
    library: Library, game: Game[Any], rng: Rng, pool: dict[str, int], wanted: Container[str]
) -> Deck | None:
    catalog = library.catalog(game.key)
    builder = games.chapter(game.key, "decks.deck_builder")
    worth = {card_id: rng.below(_DIGITS) / _DIGITS + (card_id in wanted) for card_id in pool}
    while True:
        built: Built | NoDeck = builder.build(pool, catalog, {}, worth=worth)
        if isinstance(built, NoDeck):
            return None
        file = library.deck_from_text(Source("random.json", json.dumps(built.content)))
        assert file.deck is not None, file.findings
        unknown = game.unplayable(file.deck)
        if not unknown:
            return file.deck
        # What is no card is dice that some of its cards ask for: one of them is left out by lot.
        left_out = [card_id for card_id in unknown if card_id in pool]
        for card_id in left_out or [rng.pick(sorted(cards_in(file.deck) & pool.keys()))]:
            del pool[card_id]
