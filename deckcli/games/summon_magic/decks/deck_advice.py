"""Advice on Summon & Magic decks that are legal but unwise."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import Catalog
from deckcli.core.examples import deck_text, sample
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import listed, plural
from deckcli.decks.deck import Deck
from deckcli.games.summon_magic.decks.books import books, complete_books
from deckcli.games.summon_magic.decks.cards import (
    adv_cost,
    base_in_words,
    enabled,
    is_base,
    is_cheap,
    strikes_monsters,
)

RULES = RuleBook()

_KNIGHTS = (
    "{" + ", ".join(f"SM-{number:03}: 3" for number in (*range(1, 10), 13, 16, 17)) + ", SM-010: 1}"
)


@RULES.advice(
    "SUM201",
    "nothing-to-summon-it",
    cites="rulebook p.12, EX-S monsters",
    fails=sample("knights", cards={"SM-012": 0, "SM-014": 2}),
    passes=sample("knights", cards={"SM-012": 1}),
)
def nothing_to_summon_it(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """An EX-S monster needs the card that summons it in the same deck.

    It cannot be summoned from the hand: only the card it names brings it into play. Without that
    card it is dead weight. A copy in the other deck does not help, since only one is played.
    """
    for book in complete_books(deck):
        for entry in book.monsters:
            if entry.card["summon"] == "ex_s" and not enabled(entry.card, by=book.cards):
                by = listed(f'"{name}"' for name in entry.card["extra_summon"]["by"])
                message = f'"{entry.card.name()}" enters only through {by}'
                yield Problem(f"{message}, which is not in the {book.title}", entry)


@RULES.advice(
    "SUM202",
    "nothing-to-evolve-from",
    cites="rulebook p.12, EVO-L monsters",
    fails=sample("knights", cards={"SM-002": 0, "SM-020": 3}),
    passes=sample("knights", cards={"SM-002": 3}),
)
def nothing_to_evolve_from(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """An EVO-L monster needs a monster it can evolve from in the same deck.

    It enters only on top of a monster of yours that has the name or race it asks for.
    """
    for book in complete_books(deck):
        for entry in book.monsters:
            evolves = entry.card["summon"] == "evo_l"
            if evolves and not any(is_base(card, entry.card) for card in book.cards):
                message = f'"{entry.card.name()}" evolves from {base_in_words(entry.card)}'
                yield Problem(f"{message}, and the {book.title} has none", entry)


@RULES.advice(
    "SUM203",
    "few-monsters",
    cites="rulebook p.39, advice on decks",
    fails=sample("tide-shrine", cards={"SM-047": 0, "SM-057": 3, "SM-053": 3, "SM-056": 2}),
    passes=sample("tide-shrine"),
)
def few_monsters(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """At least half of a deck should be monsters.

    Without a monster in the first hands, and with nothing drawn by a charge, the opponent attacks
    you directly and wins. The rulebook advises half the deck, which is 19 of 37.
    """
    for book in complete_books(deck):
        monsters, size = book.copies(kind="monster"), book.copies()
        if 2 * monsters < size:
            message = f"only {monsters} of {plural(size, 'card')} in the {book.title}"
            yield Problem(f"{message} are monsters; half is advised", book.section)


@RULES.advice(
    "SUM204",
    "no-side-deck",
    cites="rulebook p.4, side decks",
    fails=sample("two-books", side_deck=None),
    passes=sample("two-books"),
)
def no_side_deck(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A card that draws on the side deck needs one.

    With one deck alone there is no side deck, and the card does nothing. List a second full deck
    under `side_deck:`.
    """
    if deck.section("side_deck") is None:
        for entry in (*deck.entries("avatar"), *deck.entries("cards")):
            if entry.card.get("uses_side_deck"):
                message = f'"{entry.card.name()}" does nothing without a side deck'
                yield Problem(message, entry, hint="list a second deck under `side_deck:`")


@RULES.advice(
    "SUM205",
    "no-direct-attack",
    cites="rulebook p.17, attack skills; p.25, attacks on cards",
    fails=deck_text("game: summon_magic\nname: Waves\ncards: {SM-045: 3, SM-053: 3}\n"),
    passes=sample("tide-shrine"),
)
def no_direct_attack(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """Some monster should be able to attack a player.

    Only an attack skill that strikes monsters can be aimed at a player; a skill that strikes cards
    cannot. A deck without the former can win by Magic Burst and exhaustion alone.
    """
    for book in complete_books(deck):
        if book.monsters and not any(strikes_monsters(card) for card in book.cards):
            message = f"no attack skill in the {book.title} can strike a player"
            yield Problem(message, book.section)


@RULES.advice(
    "SUM206",
    "heavy-adv-costs",
    cites="rulebook p.6, exhaustion; p.27, costs",
    fails=sample("storm", cards={"SM-046": 3, "SM-047": 2}),
    passes=sample("storm"),
)
def heavy_adv_costs(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """ADV costs should not eat the deck.

    An ADV cost is paid from your own deck whenever the card comes into play, and an empty deck
    loses. With more than 20 to pay in all, a deck of 37 is likely to exhaust itself.
    """
    most = catalog.limits["adv_cost"]
    for book in books(deck):
        total = sum(adv_cost(entry.card) * entry.count for entry in book.entries)
        if total > most:
            message = f"ADV costs of {total} in the {book.title}; more than {most} exhaust a deck"
            yield Problem(message, book.section)


@RULES.advice(
    "SUM207",
    "same-deck-twice",
    cites="rulebook p.4, side decks",
    fails=deck_text(f"game: summon_magic\nname: Twins\ncards: {_KNIGHTS}\nside_deck: {_KNIGHTS}\n"),
    passes=sample("two-books"),
)
def same_deck_twice(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The side deck should differ from the deck.

    Two equal decks leave nothing to choose once the avatars are seen. Build a second deck, or
    leave `side_deck:` out.
    """
    whole = list(complete_books(deck))
    if len(whole) == 2 and deck.counts("cards") == deck.counts("side_deck"):
        yield Problem("the side deck has the same cards as the deck", whole[1].section)


@RULES.advice(
    "SUM208",
    "no-cheap-monster",
    cites="rulebook p.27, costs",
    fails=sample(
        "scorched-sky",
        cards={
            "SM-006": 0,
            "SM-043": 0,
            "SM-047": 0,
            "SM-005": 3,
            "SM-021": 3,
            "SM-023": 3,
            "SM-045": 1,
        },
    ),
    passes=sample("scorched-sky"),
)
def no_cheap_monster(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """Some monsters should cost 0 or 1.

    Monsters fall, and a normal cost is paid from the deck when they do. A deck needs a few that it
    can summon from the hand and afford to lose.
    """
    limit = catalog.limits["cheap_cost"]
    for book in complete_books(deck):
        if book.monsters and not any(is_cheap(card, limit) for card in book.cards):
            message = (
                f"no monster in the {book.title} can be summoned for a cost of {limit} or less"
            )
            yield Problem(message, book.section)
