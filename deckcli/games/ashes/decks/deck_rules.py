"""How an Ashes deck is built: a Phoenixborn, ten dice, thirty cards, and the piles they summon."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.examples import sample
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import listed, plural
from deckcli.decks.deck import Deck
from deckcli.decks.namesakes import namesakes
from deckcli.games.ashes.decks import dice_rules, first_five_rules, pile_rules
from deckcli.games.ashes.decks.conjurations import is_conjured

RULES = RuleBook()
_CONSTRUCTION = "rulebook p. 14, deck construction"


@RULES.error(
    "ASH101",
    "no-phoenixborn",
    cites=f"{_CONSTRUCTION}, step 1",
    fails=sample("iron-men", phoenixborn="Hammer Knight"),
    passes=sample("iron-men", phoenixborn="Coal Roarkwin"),
)
def no_phoenixborn(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A deck is led by one Phoenixborn.

    Its life, its battlefield and spellboard values and its ability are yours for the whole game.
    Name it under `phoenixborn:`; no other card can take that place.
    """
    leader = deck.entry("phoenixborn")
    hint = f"choose {listed(card.name() for card in catalog if card.kind == 'phoenixborn')}"
    if not deck.has("phoenixborn"):
        yield Problem("the deck has no Phoenixborn", hint=hint)
    elif leader is not None and leader.card.kind != "phoenixborn":
        message = f'"{leader.card.name()}" is {_a_kind(leader.card)}, not a Phoenixborn'
        yield Problem(message, at=leader, hint=hint)


@RULES.error(
    "ASH102",
    "phoenixborn-among-cards",
    cites=_CONSTRUCTION,
    fails=sample("iron-men", cards={"Protect": 2, "Maeoni Viper": 1}),
    passes=sample("iron-men", cards={"Protect": 2, "Bound Soul": 1}),
)
def phoenixborn_among_cards(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """No Phoenixborn is among the cards of the deck.

    The one you play lies on the table from the start and is named under `phoenixborn:`; it is not
    one of the 30 cards, and a second one has no place in the deck.
    """
    for entry in deck.entries("cards"):
        if entry.card.kind == "phoenixborn":
            message = f'"{entry.card.name()}" is a Phoenixborn and cannot be among the cards'
            yield Problem(message, at=entry, hint="name it under phoenixborn: or leave it out")


@RULES.error(
    "ASH103",
    "wrong-deck-size",
    cites=f"{_CONSTRUCTION}, step 2",
    fails=sample("iron-men", cards={"Protect": 2}),
    passes=sample("iron-men", cards={"Protect": 2, "Bound Soul": 1}),
)
def wrong_deck_size(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A deck has exactly 30 cards.

    The Phoenixborn and the conjuration piles are not counted. The first five are taken out of the
    30, so they are counted once, under `cards:`.
    """
    wanted, size = catalog.limits["deck_size"], deck.size("cards")
    if deck.has("cards") and size != wanted:
        change = "add" if size < wanted else "take out"
        hint = f"{change} {plural(abs(wanted - size), 'card')}"
        message = f"{plural(size, 'card')}; a deck has exactly {wanted}"
        yield Problem(message, at=deck.section("cards"), hint=hint)


@RULES.error(
    "ASH104",
    "too-many-copies",
    cites=f"{_CONSTRUCTION}, step 2",
    fails=sample("iron-men", cards={"Iron Worker": 4, "Protect": 2}),
    passes=sample("iron-men", cards={"Iron Worker": 3, "Protect": 2, "Bound Soul": 1}),
)
def too_many_copies(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """At most three cards of the deck share a name.

    Lines that name the same card in different ways (English, Japanese, the id) count together.
    """
    most = catalog.limits["copies"]
    cards = (entry for entry in deck.entries("cards") if _is_deck_card(entry.card))
    for same in namesakes(cards):
        if same.count > most:
            message = f'{same.count} copies of "{same.name}"; at most {most} are allowed'
            yield Problem(message, at=same.past(most), hint=same.hint)


@RULES.error(
    "ASH105",
    "wrong-number-of-dice",
    cites=f"{_CONSTRUCTION}, step 3",
    fails=sample("iron-men", dice={"natural": 4}),
    passes=sample("iron-men", dice={"natural": 4, "charm": 1}),
)
def wrong_number_of_dice(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A deck has exactly ten dice.

    Any mixture of types will do, from ten of one to a few of each.
    """
    wanted, number = catalog.limits["dice"], deck.size("dice")
    if number != wanted:
        change = "add" if number < wanted else "take away"
        hint = f"{change} {plural(abs(wanted - number), 'die', 'dice')}"
        message = f"{plural(number, 'die', 'dice')}; a deck has exactly {wanted}"
        yield Problem(message, at=deck.amount_lists.get("dice"), hint=hint)


@RULES.error(
    "ASH106",
    "foreign-unique",
    cites=f"{_CONSTRUCTION}, step 2",
    fails=sample("iron-men", cards={"Protect": 2, "Fear": 1}),
    passes=sample("bloodwoods-queen", cards={"Fear": 3}),
)
def foreign_unique(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """A card that is unique to a Phoenixborn is played by no other.

    Such cards carry the face of their Phoenixborn in the lower right corner. Each Phoenixborn of
    the master set has one.
    """
    leader = deck.entry("phoenixborn")
    if leader is None or leader.card.kind != "phoenixborn":
        return  # unclear which uniques are foreign; the missing leader is reported
    for entry in deck.entries("cards"):
        owner = catalog.get(entry.card.get("unique_to", ""))
        if owner is None or owner.id == leader.card.id or is_conjured(entry.card):
            continue
        message = (
            f'"{entry.card.name()}" is unique to {owner.name()};'
            f" this deck is led by {leader.card.name()}"
        )
        yield Problem(message, at=entry)


@RULES.error(
    "ASH107",
    "conjuration-among-cards",
    cites=f"{_CONSTRUCTION}, step 2",
    fails=sample("iron-men", cards={"Protect": 2, "Iron Rhino": 1}),
    passes=sample("iron-men", conjurations={"Iron Rhino": 5}),
)
def conjuration_among_cards(deck: Deck, catalog: Catalog) -> Iterator[Problem]:
    """Conjurations are not cards of the deck.

    They and conjured alterations lie in a pile of their own and come into play only when a card
    summons them. List them under `conjurations:`, or leave that key out: the pile follows from the
    deck.
    """
    for entry in deck.entries("cards"):
        if is_conjured(entry.card):
            message = (
                f'"{entry.card.name()}" is {_a_kind(entry.card)} and cannot be among the cards'
            )
            yield Problem(message, at=entry, hint="conjurations have a pile of their own")


def _is_deck_card(card: CardDef) -> bool:
    return card.kind != "phoenixborn" and not is_conjured(card)


def _a_kind(card: CardDef) -> str:
    words = card.kind.replace("_", " ")
    return f"an {words}" if words[0] in "aeiou" else f"a {words}"


for _chapter in (pile_rules, first_five_rules, dice_rules):
    for _rule in _chapter.RULES:
        RULES.add(_rule)
