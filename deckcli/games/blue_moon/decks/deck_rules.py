"""How Blue Moon decks are built, and what goes with an emissary or an inquisitor."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import Catalog
from deckcli.core.examples import sample
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import listed, plural
from deckcli.decks.deck import Deck
from deckcli.games.blue_moon.decks.allowances import (
    BESIDE_THE_DECK,
    allowance,
    deck_entries,
    deck_size,
    emissary_deck,
    emissary_of,
    foreign_entries,
    is_ready_made,
    leader_of,
    mixed_family,
    unresolved,
    without_partner,
)
from deckcli.games.blue_moon.decks.original_cards import ORIGINAL_CARDS, WITH_EMISSARY

RULES = RuleBook()


@RULES.error(
    "BLU101",
    "no-leader",
    cites="leader cards",
    fails=sample("hoax", leader=None),
    passes=sample("hoax"),
)
def no_leader(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A deck has one leader.

    The leader lies face up beside the deck. Its people decides which cards are foreign, and it
    prints how many cards and how many foreign moons the deck may have. Name it under `leader:`.
    """
    if not deck.has("leader"):
        yield Problem("the deck has no leader", hint="name one under `leader:`")


@RULES.error(
    "BLU102",
    "wrong-card-beside-deck",
    cites="leader cards, emissaries",
    fails=sample("hoax", leader="Spark"),
    passes=sample("hoax", leader="Xelethotiras"),
)
def wrong_card_beside_deck(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """Under `leader:` stands a leader, under `emissary:` an emissary.

    These places lie beside the deck and take no other kind of card. Each people has one leader:
    `deckcli card search type:leader` lists them.
    """
    for kind in ("leader", "emissary"):
        entry = deck.entry(kind)
        if entry is not None and entry.card.kind != kind:
            card = entry.card
            yield Problem(f'"{card.name()}" is no {kind}; its type is {card.kind}', entry)


@RULES.error(
    "BLU103",
    "not-a-deck-card",
    cites="leader cards, emissaries, inquisitors",
    fails=sample("hoax", cards={"Inferno": 1}),
    passes=sample("hoax"),
)
def not_a_deck_card(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """Leaders, emissaries and inquisitors are never among the cards.

    They lie beside the deck and are never drawn, so they do not count towards its size either.
    The one leader of the deck stands under `leader:`; take any other out.
    """
    for entry in deck.entries("cards"):
        if entry.card.kind in BESIDE_THE_DECK:
            name, kind = entry.card.name(), entry.card.kind
            message = f'"{name}" is of type {kind}: it lies beside the deck, not in it'
            yield Problem(message, entry)


@RULES.error(
    "BLU104",
    "wrong-deck-size",
    cites="leader cards, inquisitors, Buka families",
    fails=sample("khind", cards={"NoNo": 0}),
    passes=sample("khind", cards={"NoNo": 0, "KhindKin": 1}),
)
def wrong_deck_size(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A deck holds exactly as many cards as its leader prints.

    All nine leaders print 30; the leader itself is not counted. An inquisitor may add to the
    number. A whole Buka family mixed into a deck of another people comes on top as five cards
    more. With an emissary the deck is not built at all, and BLU109 says what belongs in it.
    """
    if emissary_of(deck) or not deck.has("cards"):
        return
    size, wanted = deck_size(deck), allowance(deck, catalog).cards
    if size != wanted and not mixed_family(deck, catalog):
        yield Problem(f"{plural(size, 'card')}; exactly {wanted} are needed", deck.section("cards"))


@RULES.error(
    "BLU105",
    "too-many-foreign-moons",
    cites="deck building, inquisitors",
    fails=sample("khind", cards={"NoRespect": 0, "Duplicator of Strength": 1}),
    passes=sample("khind", cards={"NoRespect": 0, "Flamebreath the Dazzling": 1}),
)
def too_many_foreign_moons(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The cards of other peoples cost at most as many moons as the leader allows.

    All nine leaders allow 10, and an inquisitor may add to that. The moons of the leader's own
    people cost nothing. Mutants belong to no people and print no moons, so any deck may hold
    them. The Buka are a people like the others here; only a whole Buka family on top of a full
    deck is free.
    """
    leader = leader_of(deck)
    if leader is None or emissary_of(deck):
        return
    foreign = foreign_entries(deck, leader, catalog)
    moons = sum(entry.card["moons"] * entry.count for entry in foreign)
    limit = allowance(deck, catalog).moons
    if moons > limit:
        costly = sorted(foreign, key=lambda entry: -entry.card["moons"])
        costs = [f"{entry.card.name()} {entry.card['moons']}" for entry in costly]
        message = f"{plural(moons, 'foreign moon')}; at most {limit} are allowed"
        yield Problem(message, deck.section("cards"), hint=f"foreign: {', '.join(costs)}")


@RULES.error(
    "BLU106",
    "card-twice",
    cites="each card is printed once",
    fails=sample("vulca", cards={"Spark": 2, "Sear": 0}),
    passes=sample("vulca", cards={"Spark": 1}),
)
def card_twice(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """No card is in a deck twice.

    Every card of the game exists once, with its own number within its people.
    """
    seen: set[str] = set()
    told: set[str] = set()
    totals = deck.counts("cards")
    for entry in deck.entries("cards"):
        card = entry.card
        if card.id not in told and (card.id in seen or entry.count > 1):
            told.add(card.id)
            message = f'{totals[card.id]} copies of "{card.name()}"; each card exists once'
            yield Problem(message, entry)
        seen.add(card.id)


@RULES.error(
    "BLU107",
    "achievement-in-single-game",
    cites="player aid, achievement cards",
    fails=sample("hoax", own_cards=ORIGINAL_CARDS, cards={"Catusan": 0, "original-02": 1}),
    passes=sample(
        "hoax",
        own_cards=ORIGINAL_CARDS,
        cards={"Catusan": 0, "original-02": 1},
        multi_game=True,
    ),
)
def achievement_in_single_game(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """Achievement cards are for matches of several games.

    They pay off over the games of a match. Say `multi_game: true` in the deck if it is meant for
    such matches, or take the achievement cards out.
    """
    option = deck.option("multi_game")
    if option is not None and option.value:
        return
    for entry in deck.entries("cards"):
        if entry.card.kind == "achievement":
            message = f'"{entry.card.name()}" is an achievement card, for matches of several games'
            yield Problem(message, entry, hint="say `multi_game: true` if the deck is for those")


@RULES.error(
    "BLU108",
    "emissary-and-inquisitor",
    cites="emissaries, inquisitors",
    fails=sample(
        "hoax",
        own_cards=ORIGINAL_CARDS,
        emissary="original-01",
        inquisitor="Donnerfaust",
        cards=WITH_EMISSARY,
    ),
    passes=sample("hoax", inquisitor="Donnerfaust", cards={"Catusan": 0, "Rocara": 1}),
)
def emissary_and_inquisitor(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A deck has an emissary or an inquisitor, never both.

    Emissaries go with ready-made decks and inquisitors with decks that were built.
    """
    inquisitor = deck.option("inquisitor")
    if inquisitor is not None and deck.has("emissary"):
        yield Problem("an emissary and an inquisitor in one deck; choose one of them", inquisitor)


@RULES.error(
    "BLU109",
    "emissary-with-built-deck",
    cites="emissaries",
    fails=sample(
        "hoax",
        own_cards=ORIGINAL_CARDS,
        emissary="original-01",
        cards=WITH_EMISSARY | {"Spark": 1},
    ),
    passes=sample(
        "hoax",
        own_cards=ORIGINAL_CARDS,
        emissary="original-01",
        cards=WITH_EMISSARY,
    ),
)
def emissary_with_built_deck(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """An emissary goes with a ready-made deck.

    Such a deck is the people's stock deck, the people's own cards from Emissaries & Inquisitors
    and the seven cards the emissary names: 40 in all for a people with three own cards. Nothing
    is exchanged or left out, and moons are not counted.
    """
    leader, emissary = leader_of(deck), emissary_of(deck)
    if leader is None or emissary is None:
        return
    wanted = emissary_deck(leader, emissary, catalog)
    for entry in deck_entries(deck):
        if entry.card.id not in wanted:
            message = f'"{entry.card.name()}" is not in the ready-made deck of {emissary.name()}'
            yield Problem(message, entry)
    held = {entry.card.id for entry in deck_entries(deck)}
    missing = [card.name() for card in wanted.values() if card.id not in held]
    if len(missing) > unresolved(deck):
        message = f"{plural(len(missing), 'card')} of the ready-made deck missing"
        yield Problem(message, deck.section("cards"), hint=f"add {listed(missing, last='and')}")


@RULES.advice(
    "BLU201",
    "inquisitor-with-ready-made-deck",
    cites="inquisitors",
    fails=sample("hoax", inquisitor="Donnerfaust"),
    passes=sample("hoax", inquisitor="Donnerfaust", cards={"Catusan": 0, "Rocara": 1}),
)
def inquisitor_with_ready_made_deck(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """Inquisitors are meant for decks that were built.

    This deck is a stock deck, card for card. Other players may not let an inquisitor lead it.
    """
    inquisitor = deck.option("inquisitor")
    if inquisitor is not None and is_ready_made(deck, catalog):
        yield Problem("an inquisitor with a ready-made deck; they go with built decks", inquisitor)


@RULES.advice(
    "BLU202",
    "lone-partner",
    cites="player aid, pair icon; the texts of Storm and Flood",
    fails=sample("khind", cards={"NoClue": 0, "Young Bear": 1}),
    passes=sample("khind", cards={"NoClue": 0, "NoClass": 0, "Young Bear": 1, "Young Fox": 1}),
)
def lone_partner(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A card that works in twos has no partner in the deck.

    A pair icon needs another card with the same first word; a Storm needs a second Storm and a
    Flood a second Flood. Alone they are worth their values only. The few foreign ones that stock
    decks hold alone are left in peace.
    """
    lone = without_partner(deck)
    if not lone or is_ready_made(deck, catalog) or emissary_of(deck):
        return
    leader = leader_of(deck)
    people = leader["people"] if leader else ""
    for entry, word in lone:
        if entry.card.get("people") == people or entry.card.get("stock_deck") != people:
            message = f'"{entry.card.name()}" has no partner: no other {word} is in the deck'
            yield Problem(message, entry)
