"""What is legal in BlackPoker but hardly intended: advice by size, format and combinations."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.examples import deck_text, sample
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import listed
from deckcli.decks.deck import Deck
from deckcli.games.blackpoker.decks.keys import can_supply
from deckcli.games.blackpoker.decks.regulations import choice, is_built, known, playing_cards

RULES = RuleBook()

ROYAL_FLUSH = "r-s-f"
_NO_KEY = {"cards": 0}
_KINGS = {"SK": 0, "HK": 0, "DK": 0, "CK": 0}
_CLUBS = {f"C{rank}": 0 for rank in ("A", *range(2, 11), "J", "Q", "K")}
_COURT = "SJ, SQ, SK, HJ, HQ, HK, DJ, DQ, DK"


@RULES.advice(
    "BLK201",
    "short-life",
    cites="common rules, damage",
    fails=sample("entry"),
    passes=sample("pro-40"),
)
def short_life(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The deck has fewer than 30 cards, and the deck is your life.

    Small decks find their combinations sooner, but every point of damage, every cost L and every
    draw takes a card. Below 30 a game can be over in three or four turns. A dealt half is not
    meant.
    """
    enough, size = catalog.limits["short_life"], deck.size("cards")
    if size < enough and is_built(deck, catalog):
        message = f"{size} cards are a short life; {enough} or more last"
        yield Problem(message, deck.section("cards"))


@RULES.advice(
    "BLK202",
    "no-cards-for-a-combination",
    cites="action list act6.0, key cards",
    fails=sample("light-52", cards=_CLUBS),
    passes=sample("light-52", cards=_CLUBS | {"C2": 1}),
)
def no_cards_for_a_combination(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """No cards of the deck make up the key of an action that asks for two.

    The format of the deck knows the action, but the deck can never raise it: the suit is missing,
    or the ace and the jack of B.J. are never of one suit. That may be your plan; otherwise put the
    cards in. R.S.F. has a page of its own (BLK204).
    """
    actions = known(catalog, choice(deck, catalog, "format"))
    combinations = [
        action
        for action in actions
        if action.kind == "action" and action.get("key", _NO_KEY)["cards"] > 1
    ]
    lacking = _out_of_reach(
        deck, catalog, [action for action in combinations if action.id != ROYAL_FLUSH]
    )
    if lacking:
        names = listed((action.name() for action in lacking), last="and")
        yield Problem(f"no cards for the key of {names}", deck.section("cards"))


@RULES.advice(
    "BLK203",
    "joker-in-light",
    cites="action list act6.0, formats",
    fails=sample("light-52", cards={"Joker": 2}),
    passes=sample("light-52", cards={"Joker": 2}, format="std"),
)
def joker_in_light(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """In light a Joker is only good for Search or as a bulwark.

    The magician belongs to standard and above. In light a Joker is a legal card that fetches any
    other one, or a bulwark that beats every attacker, but it never fights.
    """
    joker = next(
        (entry for entry in deck.entries("cards") if entry.card.get("rank") == "Joker"), None
    )
    if joker and is_built(deck, catalog):
        name = choice(deck, catalog, "format")
        character = catalog.get(joker.card["character"])
        if character and character not in known(catalog, name):
            message = f'in "{name}" a Joker can only be searched with or set as a bulwark'
            yield Problem(message, joker)


@RULES.advice(
    "BLK204",
    "no-royal-flush",
    cites="action list act6.0, R.S.F.",
    fails=sample("full-54", cards=_KINGS),
    passes=sample("full-54", cards=_KINGS | {"HK": 1}),
)
def no_royal_flush(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """R.S.F. is out of reach in every suit.

    In master the ace, ten, jack, queen and king of one suit deal 40 damage. This deck lacks one of
    them in each suit, so neither you nor your opponent need think of it.
    """
    actions = known(catalog, choice(deck, catalog, "format"))
    if _out_of_reach(deck, catalog, [action for action in actions if action.id == ROYAL_FLUSH]):
        message = "R.S.F. is impossible: no suit has its ace, ten, jack, queen and king"
        yield Problem(message, deck.section("cards"))


@RULES.advice(
    "BLK205",
    "heroes-only",
    cites="action list act6.0, Summon Hero",
    fails=deck_text(f"game: blackpoker\nname: Court\nformat: lite\ncards: [{_COURT}, CK]\n"),
    passes=deck_text(f"game: blackpoker\nname: Court\nformat: lite\ncards: [{_COURT}, CA]\n"),
)
def heroes_only(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The deck has no ace and no card from two to ten.

    Jacks, queens and kings are all that can attack, and each costs two bulwarks and a point of
    life. Bulwarks take a turn each to set, so as a rule nothing attacks before the third turn.
    """
    others = [card for card in playing_cards(deck) if 1 <= card["number"] <= 10]
    if not others and is_built(deck, catalog):
        message = "no ace and no card from two to ten: only heroes can attack"
        yield Problem(message, deck.section("cards"))


def _out_of_reach(deck: Deck, catalog: Catalog, actions: list[CardDef]) -> list[CardDef]:
    """The actions whose key cards the deck does not have."""
    if not is_built(deck, catalog):
        return []
    cards = playing_cards(deck)
    return [action for action in actions if not can_supply(cards, action["key"])]
