"""How a Cipher deck is built: fifty cards, four of a name, and a main character of cost 1."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.examples import sample
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import listed, plural
from deckcli.decks.deck import Deck
from deckcli.decks.namesakes import name_keys, namesakes
from deckcli.games.cipher.decks.names import unit_names

RULES = RuleBook()
_SHOWN = 3  # how many cards a hint names before it just counts the rest


@RULES.error(
    "CIP101",
    "too-few-cards",
    cites="rulebook, the three rules of deck construction",
    fails=sample("s01-marth", cards={"B01-003": 1}),
    passes=sample("s01-marth", cards={"B01-003": 4}),
)
def too_few_cards(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A deck has at least 50 cards.

    The main character is one of them; the marker card under it is not. There is no upper limit,
    but the more cards, the rarer each of them is drawn.
    """
    least, size = catalog.limits["deck_size"], deck.size("cards")
    if size < least:
        message = (
            f"{plural(size, 'card')}; a deck has at least {least}, the main character included"
        )
        yield Problem(message, at=deck.section("cards"), hint=f"add {plural(least - size, 'card')}")


@RULES.error(
    "CIP102",
    "too-many-copies",
    cites="rulebook, the three rules of deck construction",
    fails=sample("s01-marth", cards={"B01-008": 5}),
    passes=sample("s01-marth", cards={"B01-008": 4}),
)
def too_many_copies(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """At most four cards share a card name.

    The card name is title and unit name together, so "Marth, Altean Prince" and "Marth, Star and
    Savior" may both be played four times. Printings make no difference: foils, starter and
    promotional versions of a card count together. The few cards whose text allows five or more
    copies, such as "Anna, Secret Seller", have no limit.
    """
    most = catalog.limits["copies"]
    for same in namesakes(deck.entries("cards")):
        unlimited = any(entry.card.get("unlimited_copies") for entry in same.entries)
        if same.count > most and not unlimited:
            message = f'{same.count} copies of "{same.name}"; at most {most} are allowed'
            yield Problem(message, at=same.past(most), hint=same.hint)


@RULES.error(
    "CIP103",
    "main-character-cost",
    cites="rulebook, choosing the main character",
    fails=sample("s01-marth", main_character="S01-001"),
    passes=sample("s01-marth", main_character="B01-006"),
)
def main_character_cost(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The main character has deployment cost 1.

    Exactly 1: stronger versions are what it grows into during the game, and cards of cost 0 may
    not lead an army either. Choose the cheap version of the same unit, if the deck has one.
    """
    leader = deck.entry("main_character")
    if leader is None or may_lead(leader.card, catalog):
        return
    needed, cost = catalog.limits["main_character_cost"], leader.card["cost"]["deploy"]
    same = unit_names(leader.card)
    namesakes = [card for card in _leaders(deck, catalog) if unit_names(card) & same]
    yield Problem(
        f'"{leader.card.name()}" costs {cost} to deploy; a main character costs exactly {needed}',
        at=leader,
        hint=f"the deck has {_named(namesakes)}" if namesakes else "",
    )


@RULES.error(
    "CIP104",
    "main-character-not-in-deck",
    cites="rulebook, choosing the main character",
    fails=sample("s01-marth", main_character="B01-053"),
    passes=sample("s01-marth", main_character="B01-003"),
)
def main_character_not_in_deck(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The main character is one of the cards of the deck.

    It is taken from the deck before the game starts, so `cards` must list it too, and its copies
    there include the one that leads.
    """
    leader = deck.entry("main_character")
    if leader is not None and not _is_in_deck(leader.card, deck) and not _has_unknown(deck):
        message = f'the main character "{leader.card.name()}" is not among the cards of the deck'
        yield Problem(message, at=leader, hint=f"add {leader.card.id} to the cards")


@RULES.error(
    "CIP105",
    "no-main-character",
    cites="rulebook, the three rules of deck construction",
    fails=sample("s01-marth", main_character=None),
    passes=sample("s01-marth", main_character="B01-006"),
)
def no_main_character(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The deck names its main character.

    Every deck holds at least one card of deployment cost 1 that can lead, and the deck file says
    which one does: `main_character: B01-003`.
    """
    if deck.section("main_character") is None:
        leaders = _leaders(deck, catalog)
        hint = f"of the deck's cards {_named(leaders)} may lead" if leaders else ""
        yield Problem("no main character is named", hint=hint)


@RULES.error(
    "CIP106",
    "not-in-format",
    cites="the publisher's Standard format: series 5 and later",
    fails=sample("s01-marth", format="standard"),
    passes=sample("s01-marth", format="unlimited"),
)
def not_in_format(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """Every card is legal in the deck's format.

    Standard takes series 5 and later; an older card is legal if it was printed again since then,
    and then every printing of it may be played. Unlimited, the format of decks that name none,
    takes all cards.
    """
    option = deck.option("format")
    terms = catalog.info.formats.get(option.value, {}) if option else {}
    first = terms.get("series_from", 0)
    if not first:
        return
    seen: set[str] = set()
    for entry in deck.entries("cards"):
        last = last_series(entry.card)
        if last < first and entry.card.id not in seen:
            seen.add(entry.card.id)
            printed = f"was last printed in series {last}" if last else "is of no published series"
            terms_in_words = f"{terms['name']['en']} takes series {first} and later"
            yield Problem(f'"{entry.card.name()}" {printed}; {terms_in_words}', at=entry)


def last_series(card: CardDef) -> int:
    """The series it was last printed in; 0 for a card of none."""
    return max((printing.get("series", 0) for printing in card.get("printings", ())), default=0)


@RULES.advice(
    "CIP201",
    "main-character-cannot-grow",
    cites="rulebook, choosing the main character",
    fails=sample("s01-marth", cards={"S01-001": 0, "B01-002": 0, "B01-004": 4}),
    passes=sample("s01-marth", cards={"S01-001": 1, "B01-004": 3}),
)
def main_character_cannot_grow(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """The main character has something to grow into.

    The main character is on the field from the first turn to the last, and a card of cost 1 soon
    falls behind. Play several dearer cards of the same unit name to level it up; in hand they
    also pay for its critical hits and evasions.
    """
    leader = deck.entry("main_character")
    if leader is None or _has_unknown(deck):
        return
    if not may_lead(leader.card, catalog) or not _is_in_deck(leader.card, deck):
        return  # first the main character has to be settled
    names, cost = unit_names(leader.card), leader.card["cost"]["deploy"]
    for entry in deck.entries("cards"):
        price = entry.card["cost"]["deploy"]
        if (not isinstance(price, int) or price > cost) and unit_names(entry.card) & names:
            return
    unit = leader.card["unit"]
    name = unit.get("en") or unit["ja"]
    yield Problem(f"no dearer card of the unit {name} to level the main character up to", at=leader)


@RULES.advice(
    "CIP202",
    "never-class-changed",
    cites="rulebook, class change and class-change skills",
    fails=sample("s02-chrom", cards={"B01-060": 0, "B01-003": 3}),
    passes=sample("s02-chrom"),
)
def never_class_changed(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """Class-change skills can come into effect.

    A skill marked CCS works only on a unit that was class-changed, that is, put on another card
    of its unit name. A card with such a skill and no namesake in the deck can be deployed, but
    the skill is dead text. Add a cheap card of the same unit.
    """
    entries = () if _has_unknown(deck) else deck.entries("cards")
    copies: dict[str, int] = {}
    for entry in entries:
        for name in unit_names(entry.card):
            copies[name] = copies.get(name, 0) + entry.count
    for entry in entries:
        if (
            _has_icon(entry.card, "CCS")
            and max(copies[name] for name in unit_names(entry.card)) == 1
        ):
            message = f'"{entry.card.name()}" has a class-change skill but no namesake to be put on'
            yield Problem(message, at=entry)


def _has_icon(card: CardDef, icon: str) -> bool:
    return any(icon in ability.get("icons", ()) for ability in card.get("abilities", ()))


def may_lead(card: CardDef, catalog: Catalog) -> bool:
    """Whether it has the deployment cost of a main character."""
    return bool(card["cost"]["deploy"] == catalog.limits["main_character_cost"])


def _has_unknown(deck: Deck) -> bool:
    """Whether some card could not be read: it may be just the one that seems to be missing."""
    section = deck.section("cards")
    return section is not None and section.unresolved > 0


def _is_in_deck(card: CardDef, deck: Deck) -> bool:
    """Whether the deck has the card, perhaps under another id with the same card name."""
    cards = [entry.card for entry in deck.entries("cards")]
    if card in cards:
        return True
    keys = name_keys([card, *cards])
    return any(keys[held.id] == keys[card.id] for held in cards)


def _leaders(deck: Deck, catalog: Catalog) -> list[CardDef]:
    cards = dict.fromkeys(entry.card for entry in deck.entries("cards"))
    return [card for card in cards if may_lead(card, catalog)]


def _named(cards: Iterable[CardDef]) -> str:
    """The first few cards by id and name, the others as a number."""
    shown = [f'{card.id} "{card.name()}"' for card in cards]
    rest = len(shown) - _SHOWN
    return listed([*shown[:_SHOWN], f"{rest} others"] if rest > 1 else shown)
