"""How a BlackPoker deck is built: rulebook chapter 1 and the match regulations."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import Catalog
from deckcli.core.examples import deck_text, sample
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import plural
from deckcli.decks.deck import Deck, Entry
from deckcli.games.blackpoker.decks import advice_rules
from deckcli.games.blackpoker.decks.regulations import choice, regulation_of

RULES = RuleBook()

_COURT = "SJ, SQ, SK, HJ, HQ, HK, DJ, DQ, DK"


def _counted(deck: Deck) -> dict[str, tuple[int, Entry]]:
    """Copies of each playing card by id, with the last line that names it."""
    counts: dict[str, tuple[int, Entry]] = {}
    for entry in deck.entries("cards"):
        if entry.card.kind == "playing_card":
            before = counts[entry.card.id][0] if entry.card.id in counts else 0
            counts[entry.card.id] = before + entry.count, entry
    return counts


@RULES.error(
    "BLK101",
    "card-twice",
    cites="common rules, usable cards",
    fails=sample("light-52", cards={"SA": 2}),
    passes=sample("light-52"),
)
def card_twice(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """No suit and rank is in a deck twice.

    A deck comes from one pack of playing cards, so each of the 52 cards with a suit is there at
    most once. `SA`, `♠A` and `Ace of Spades` are the same card. Take the surplus out, or put in
    the card you meant. Jokers have a rule of their own (BLK102).
    """
    for count, entry in _counted(deck).values():
        if entry.card["rank"] != "Joker" and count > entry.card.copies:
            name = entry.card.name()
            yield Problem(f'{count} copies of "{name}"; at most 1 is allowed', entry)


@RULES.error(
    "BLK102",
    "too-many-jokers",
    cites="common rules, usable cards",
    fails=sample("standard-46", cards={"Joker": 3}),
    passes=sample("standard-46", cards={"Joker": 2}),
)
def too_many_jokers(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """At most two Jokers are in a deck.

    Packs come with one to four Jokers; BlackPoker uses two of them at the most, and none need be
    there.
    """
    limit = catalog.limits["jokers"]
    jokers = [counted for counted in _counted(deck).values() if counted[1].card["rank"] == "Joker"]
    total = sum(count for count, _ in jokers)
    if total > limit:
        yield Problem(f"{total} Jokers; at most {limit} are allowed", jokers[-1][1])


@RULES.error(
    "BLK103",
    "too-many-cards",
    cites="match regulations of 2020-11",
    fails=sample("pro-40", cards={"SJ": 1}),
    passes=sample("pro-40"),
)
def too_many_cards(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The deck is larger than its regulation allows.

    Regulation "54" allows up to 54 cards, "40" up to 40; fewer are always allowed. A deck that
    names no regulation is checked for "54". Take cards out, or enter the deck under the regulation
    it fits.
    """
    regulation, size = regulation_of(deck, catalog), deck.size("cards")
    if size > regulation.get("max", size):
        name = choice(deck, catalog, "regulation")
        message = f'{size} cards; regulation "{name}" allows at most {regulation["max"]}'
        yield Problem(message, deck.section("cards"))


@RULES.error(
    "BLK104",
    "not-a-half",
    cites="match regulations, random half (2021-06)",
    fails=sample("half-27", cards={"SA": 0}),
    passes=sample("half-27"),
)
def not_a_half(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A half holds exactly 27 cards.

    In the regulation "half" a pack of 54 is shuffled and dealt into two decks, and each is played
    in one game of the match. `cards` is one of them; the other is made of the cards that are not
    in it, so the two fit together whenever this one has 27.
    """
    regulation, size = regulation_of(deck, catalog), deck.size("cards")
    if deck.has("cards") and size != regulation.get("exactly", size):
        message = f"{plural(size, 'card')}; a half has exactly {regulation['exactly']}"
        yield Problem(message, deck.section("cards"))


@RULES.error(
    "BLK105",
    "too-few-to-start",
    cites="common rules, how a game starts",
    fails=deck_text(f"game: blackpoker\nname: Court\ncards: [{_COURT}]\n"),
    passes=deck_text(f"game: blackpoker\nname: Court\ncards: [{_COURT}, CK]\n"),
)
def too_few_to_start(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The deck has too few cards to start a game with.

    Seven cards are drawn, one is turned up to find the first player, who draws another, and the
    deck is your life: with nothing left of it you have lost. So ten cards are the least. The
    rulebook names no minimum; this is the smallest deck that can begin.
    """
    least, size = catalog.limits["start"], deck.size("cards")
    dealt = "exactly" in regulation_of(deck, catalog)
    if deck.has("cards") and size < least and not dealt:
        message = f"{plural(size, 'card')}; at least {least} are needed to start a game"
        yield Problem(message, deck.section("cards"))


@RULES.error(
    "BLK106",
    "not-a-playing-card",
    cites="common rules, what you need",
    fails=sample("light-52", cards={"Kill": 1}),
    passes=sample("light-52"),
)
def not_a_playing_card(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """Only playing cards are in a deck.

    Actions and characters are what you do with playing cards; they are known to everybody through
    the format and are never part of a deck.
    """
    for entry in deck.entries("cards"):
        if entry.card.kind != "playing_card":
            kind = entry.card.kind.replace("_", " ")
            message = f'"{entry.card.name()}" is of kind {kind}; a deck holds playing cards only'
            yield Problem(message, entry)


for _rule in advice_rules.RULES:
    RULES.add(_rule)
