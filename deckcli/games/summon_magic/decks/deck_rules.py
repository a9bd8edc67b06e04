"""How Summon & Magic decks are built: the same rules for the deck and the side deck."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import Catalog
from deckcli.core.examples import sample
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import listed, plural
from deckcli.decks.deck import Deck
from deckcli.games.summon_magic.decks import deck_advice
from deckcli.games.summon_magic.decks.books import books, is_legendary, names_in, own_limit

RULES = RuleBook()


@RULES.error(
    "SUM101",
    "not-37-cards",
    cites="rulebook p.2 and p.37, decks",
    fails=sample("knights", cards={"SM-001": 2}),
    passes=sample("knights"),
)
def not_37_cards(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A deck has exactly 37 cards.

    Not one more and not one less; the avatar lies beside the deck and is not counted. A side deck
    is a full deck of its own, since it may be the one that is played: it has exactly 37 as well.
    """
    wanted = catalog.limits["deck_size"]
    for book in books(deck):
        size = book.copies()
        if size != wanted:
            message = f"{plural(size, 'card')} in the {book.title}; it must have exactly {wanted}"
            change = f"add {wanted - size}" if size < wanted else f"take {size - wanted} out"
            yield Problem(message, book.section, hint=change)


@RULES.error(
    "SUM102",
    "too-many-copies",
    cites="rulebook p.4 and p.16, card names",
    fails=sample("knights", cards={"SM-001": 4, "SM-002": 2}),
    passes=sample("knights", cards={"SM-001": 3}),
)
def too_many_copies(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """At most three cards of a deck share a name.

    Cards of one name are the same card, even if art, skills or card number differ. A card may
    print a limit of its own (`deck_limit` in the card file), and legends have a stricter one. Deck
    and side deck are counted apart.
    """
    for book in books(deck):
        for group in names_in(book):
            limit = own_limit(group, otherwise=catalog.limits["copies"])
            if group.count > limit and not is_legendary(group):
                message = f'{group.count} copies of "{group.name}"{book.where}'
                yield Problem(f"{message}; {_at_most(limit)}", group.past(limit))


@RULES.error(
    "SUM103",
    "legend-twice",
    cites="rulebook p.4 and p.16, legends",
    fails=sample("knights", cards={"SM-010": 2, "SM-001": 2}),
    passes=sample("knights", cards={"SM-010": 1}),
)
def legend_twice(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A deck holds each legend once.

    Of a card of the race legend only one copy is allowed. The same legend may be in the deck and
    in the side deck, one copy each: only one of the two decks is played.
    """
    limit = catalog.limits["legend_copies"]
    for book in books(deck):
        for group in names_in(book):
            if is_legendary(group) and group.count > limit:
                message = f'{group.count} copies of the legend "{group.name}"{book.where}'
                yield Problem(f"{message}; {_at_most(limit)}", group.past(limit))


@RULES.error(
    "SUM104",
    "too-many-legends",
    cites="rulebook p.4 and p.16, legends",
    fails=sample("knights", cards={"SM-001": 0, "SM-031": 1, "SM-050": 1, "SM-051": 1}),
    passes=sample("knights", cards={"SM-001": 1, "SM-031": 1, "SM-050": 1}),
)
def too_many_legends(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A deck holds at most three legends.

    The limit is on all legends together, whatever their names, and counts for the deck and the
    side deck apart. The place shown is the first legend too many.
    """
    limit = catalog.limits["legends"]
    for book in books(deck):
        legends = [group for group in names_in(book) if is_legendary(group)]
        if len(legends) > limit:
            message = f"{len(legends)} legends{book.where}; {_at_most(limit)}"
            names = listed((f'"{group.name}"' for group in legends), last="and")
            yield Problem(message, legends[limit].entries[0], hint=f"they are {names}")


@RULES.error(
    "SUM105",
    "avatar-in-deck",
    cites="rulebook p.4, avatars",
    fails=sample("knights", cards={"SM-019": 1, "SM-001": 2}),
    passes=sample("knights", avatar="SM-019"),
)
def avatar_in_deck(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """An avatar is never one of the cards of a deck.

    It stands for the player and lies in a zone of its own from the start. Name it under `avatar:`;
    a player has one or none.
    """
    for book in books(deck):
        for entry in book.entries:
            if entry.card.kind == "avatar":
                message = f'"{entry.card.name()}" is an avatar and cannot be in the {book.title}'
                yield Problem(message, entry, hint="name it under `avatar:` or take it out")


@RULES.error(
    "SUM106",
    "not-an-avatar",
    cites="rulebook p.4, avatars",
    fails=sample("knights", avatar="SM-010"),
    passes=sample("knights", avatar="SM-019"),
)
def not_an_avatar(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """Under `avatar:` stands an avatar.

    No other kind of card can lie in the avatar zone. An avatar is optional: leave the key out to
    play without one. `deckcli card search type:avatar` lists them.
    """
    entry = deck.entry("avatar")
    if entry is not None and entry.card.kind != "avatar":
        yield Problem(
            f'"{entry.card.name()}" is no avatar but of the kind {entry.card.kind}', entry
        )


def _at_most(limit: int) -> str:
    return f"at most {limit} {'is' if limit == 1 else 'are'} allowed"


for _rule in deck_advice.RULES:
    RULES.add(_rule)
