"""Conjuration piles as a deck file gives them: checked against what the deck can summon."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import Catalog
from deckcli.core.examples import sample
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import listed, plural
from deckcli.decks.corrections import SetCounts
from deckcli.decks.deck import Deck, Entry
from deckcli.games.ashes.decks.conjurations import conjuration_pile, is_conjured

RULES = RuleBook()
_CITES = "rulebook p. 14, deck construction, step 4"
_PILE = "conjurations"


@RULES.error(
    "ASH108",
    "conjuration-missing",
    cites=_CITES,
    fails=sample("snakes-in-silver", conjurations={"Gilder": 0}),
    passes=sample("snakes-in-silver", conjurations=None),
)
def conjuration_missing(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The pile lacks a conjuration that the deck can summon.

    For every conjuration that a card of the deck, its Phoenixborn or another conjuration of the
    pile brings into play, the pile holds as many copies as its conjuration limit says. The pile
    follows from the deck, so `deckcli check --fix` can complete it; leaving `conjurations:` out
    altogether is just as good.
    """
    section = deck.section(_PILE)
    if section is None:
        return
    given, unknown = _given(deck), section.unresolved
    for card_id, limit in conjuration_pile(deck, catalog).items():
        if card_id in given:
            continue
        if unknown >= limit:
            unknown -= limit  # a misspelt name, already reported, may well stand for it
        else:
            message = f'the pile has no "{catalog[card_id].name()}"; it needs {limit}'
            yield Problem(message, at=section, fix=_mended(deck, catalog))


@RULES.error(
    "ASH109",
    "conjuration-pile-short",
    cites=_CITES,
    fails=sample("mist-guardian", conjurations={"Mist Spirit": 9}),
    passes=sample("mist-guardian", conjurations={"Mist Spirit": 10}),
)
def conjuration_pile_short(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The pile has too few copies of a conjuration.

    The conjuration limit in the lower left corner of the card is not only the most but the exact
    number of copies in the pile.
    """
    yield from _wrong_counts(deck, catalog, short=True)


@RULES.error(
    "ASH110",
    "conjuration-pile-surplus",
    cites=_CITES,
    fails=sample("iron-men", conjurations={"Iron Rhino": 6}),
    passes=sample("iron-men", conjurations={"Iron Rhino": 5}),
)
def conjuration_pile_surplus(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The pile has too many copies of a conjuration.

    The conjuration limit in the lower left corner of the card is the exact number of copies in
    the pile, however many copies of the summoning card the deck has.
    """
    yield from _wrong_counts(deck, catalog, short=False)


@RULES.error(
    "ASH111",
    "conjuration-out-of-reach",
    cites=_CITES,
    fails=sample("iron-men", conjurations={"Blue Jaguar": 5}),
    passes=sample("mist-guardian", conjurations={"Blue Jaguar": 5}),
)
def conjuration_out_of_reach(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The pile has a conjuration that nothing in the deck can summon.

    Neither the Phoenixborn nor a card of the deck nor a conjuration they summon brings it into
    play, so it has no place in the pile.
    """
    wanted = conjuration_pile(deck, catalog)
    for card_id, entries in _given(deck).items():
        card = catalog[card_id]
        if not is_conjured(card) or card_id in wanted:
            continue
        summoners = [entry for entry in catalog if card_id in entry.get("summons", ())]
        message = f'nothing in this deck can summon "{card.name()}"'
        hint = (
            f"it is summoned by {listed(entry.name() for entry in summoners)}" if summoners else ""
        )
        yield Problem(message, at=entries[0], hint=hint, fix=_mended(deck, catalog))


@RULES.error(
    "ASH112",
    "not-a-conjuration",
    cites=_CITES,
    fails=sample("iron-men", conjurations={"Iron Worker": 1}),
    passes=sample("iron-men", conjurations={"Iron Rhino": 5}),
)
def not_a_conjuration(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """Only conjurations are in the conjuration pile.

    Allies and spells are cards of the deck, even when an effect fetches them; the Phoenixborn has
    a key of its own.
    """
    for card_id, entries in _given(deck).items():
        card = catalog[card_id]
        if not is_conjured(card):
            message = f'"{card.name()}" is not a conjuration and cannot be in the pile'
            yield Problem(message, at=entries[0], fix=_mended(deck, catalog))


def _wrong_counts(deck: Deck, catalog: Catalog, *, short: bool) -> Iterator[Problem]:
    wanted = conjuration_pile(deck, catalog)
    for card_id, entries in _given(deck).items():
        limit, number = wanted.get(card_id), sum(entry.count for entry in entries)
        if limit is None or number == limit or (number < limit) != short:
            continue
        message = (
            f'{plural(number, "copy", "copies")} of "{catalog[card_id].name()}" in the pile;'
            f" its conjuration limit is {limit}"
        )
        yield Problem(message, at=entries[-1], fix=_mended(deck, catalog))


def _mended(deck: Deck, catalog: Catalog) -> SetCounts | None:
    """The correct pile, if every card that could summon is known."""
    sections = [deck.section(key) for key in ("phoenixborn", "cards")]
    if any(section is not None and section.unresolved for section in sections):
        return None
    pile = conjuration_pile(deck, catalog)
    return SetCounts(_PILE, {catalog[card_id].name(): limit for card_id, limit in pile.items()})


def _given(deck: Deck) -> dict[str, list[Entry]]:
    """The lines of the pile by card."""
    lines: dict[str, list[Entry]] = {}
    for entry in deck.entries(_PILE):
        lines.setdefault(entry.card.id, []).append(entry)
    return lines
