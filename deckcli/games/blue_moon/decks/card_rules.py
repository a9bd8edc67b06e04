"""What must hold between Blue Moon cards but no schema can express."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.examples import card, card_text
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import plural
from deckcli.games.blue_moon.decks.allowances import BESIDE_THE_DECK
from deckcli.games.blue_moon.decks.original_cards import ORIGINAL_CARDS

RULES = RuleBook()


@RULES.error(
    "CRD501",
    "pair-without-partner",
    cites="player aid, pair icon",
    fails=card(
        "mimix-40", like="mimix-16", name={"en": "Lonely Bear"}, pair="lonely", stock_deck=None
    ),
    passes=card("mimix-40", like="mimix-16", name={"en": "Young Badger"}, stock_deck=None),
)
def pair_without_partner(catalog: Catalog) -> Iterator[Problem]:
    """A pair icon has a partner.

    Two cards pair when the first words of their names are the same. A word that only one card
    has is a slip, or its partner is not in the catalog yet: add it beside the first.
    """
    for word, cards in _by(catalog, "pair").items():
        if len(cards) == 1:
            message = f'no other card pairs with "{cards[0].name()}" by the word {word}'
            yield Problem(message, (cards[0].id, "pair"))


@RULES.error(
    "CRD502",
    "word-not-in-name",
    cites="player aid, pair and gang icons",
    fails=card("khind-40", like="khind-15", name={"en": "CoolHead"}, stock_deck=None),
    passes=card("khind-40", like="khind-15", name={"en": "NoHead"}, stock_deck=None),
)
def word_not_in_name(catalog: Catalog) -> Iterator[Problem]:
    """The pair, the gang and the tags of a card stand in its name.

    A pair is the first word of the English name, a gang its first syllable, and a Storm, Flood
    or Caterpillar has that word in it. Cards without an English name are not checked.
    """
    for each in catalog:
        name = each.names.get("en", "").lower()
        if not name:
            continue
        if "pair" in each.facts and name.split()[0] != each["pair"]:
            yield Problem(f'"{each.name()}" does not begin with {each["pair"]}', (each.id, "pair"))
        if "gang" in each.facts and not name.startswith(each["gang"]):
            yield Problem(f'"{each.name()}" does not begin with {each["gang"]}', (each.id, "gang"))
        for index, tag in enumerate(each.get("tags", ())):
            if tag not in name.split():
                yield Problem(f'"{each.name()}" does not say {tag}', (each.id, "tags", index))


@RULES.error(
    "CRD503",
    "second-leader",
    cites="leader cards",
    fails=card("hoax-40", like="hoax-00", name={"en": "Second Sage"}),
    passes=card("hoax-00", name={"en": "First Sage"}),
)
def second_leader(catalog: Catalog) -> Iterator[Problem]:
    """Every people has one leader.

    The leader stands for its people and its stock deck, so a second one would leave open whose
    numbers count.
    """
    leaders: dict[str, CardDef] = {}
    for each in catalog:
        if each.kind == "leader":
            first = leaders.setdefault(each["people"], each)
            if first is not each:
                message = f'"{first.name()}" leads the people {each["people"]} already'
                yield Problem(message, (each.id, "people"))


@RULES.error(
    "CRD504",
    "id-of-another-people",
    cites="the number printed on each card",
    fails=card("aqua-40", like="hoax-01", name={"en": "A Diver"}, aliases=None, stock_deck=None),
    passes=card("hoax-40", like="hoax-01", name={"en": "A Diver"}, aliases=None, stock_deck=None),
)
def id_of_another_people(catalog: Catalog) -> Iterator[Problem]:
    """A card's id names its own people.

    Cards are numbered within their people, whichever stock deck holds them: flit-12 is a Flit
    card in the Hoax deck. Ids that name no people at all are free for cards of your own.
    """
    peoples = {each.get("people") for each in catalog}
    for each in catalog:
        named = each.id.rpartition("-")[0]
        people = each.get("people")
        if people and named != people and named in peoples:
            message = f"the id says {named}, the card belongs to the people {people}"
            yield Problem(message, (each.id, "people"))


@RULES.error(
    "CRD505",
    "stock-deck-size",
    cites="leader cards",
    fails=card("hoax-40", like="hoax-01", name={"en": "A Late Scholar"}, aliases=None),
    passes=card("hoax-40", like="hoax-01", name={"en": "A Scholar"}, aliases=None, stock_deck=None),
)
def stock_deck_size(catalog: Catalog) -> Iterator[Problem]:
    """A stock deck holds as many cards as its leader prints.

    `stock_deck:` belongs on the cards of the ready-made decks alone; cards of your own and those
    of Emissaries & Inquisitors have none.
    """
    leaders = {each["people"]: each for each in catalog if each.kind == "leader"}
    for deck, members in _by(catalog, "stock_deck").items():
        cards = [each for each in members if each.kind not in BESIDE_THE_DECK]
        leader = leaders.get(deck)
        if leader is not None and len(cards) != leader["deck_cards"]:
            wrong = cards[-1] if len(cards) > leader["deck_cards"] else leader
            message = f"the {deck} stock deck has {plural(len(cards), 'card')}"
            yield Problem(
                f"{message}; its leader prints {leader['deck_cards']}", (wrong.id, "stock_deck")
            )


@RULES.error(
    "CRD506",
    "family-size",
    cites="Buka families",
    fails=card("buka-31", family="Ba"),
    passes=card("buka-31", moons=3),
)
def family_size(catalog: Catalog) -> Iterator[Problem]:
    """A Buka family has five cards.

    The family is printed on the card as Ba to Bf. Sea Moon, a promotional card, is in none.
    """
    size = catalog.limits["family_size"]
    for family, cards in _by(catalog, "family").items():
        if len(cards) != size:
            message = f"the family {family} has {plural(len(cards), 'card')}; a family has {size}"
            yield Problem(message, (cards[-1].id, "family"))


@RULES.error(
    "CRD507",
    "emissary-without-card",
    cites="emissaries",
    fails=card_text(ORIGINAL_CARDS.replace("buka-07", "buka-00")),
    passes=card_text(ORIGINAL_CARDS),
)
def emissary_without_card(catalog: Catalog) -> Iterator[Problem]:
    """An emissary names seven cards of the catalog that can be drawn.

    Write their ids. Leaders, emissaries and inquisitors lie beside a deck and cannot be brought.
    """
    for each in catalog:
        for index, card_id in enumerate(each.get("brings", ())):
            brought = catalog.get(card_id)
            if brought is None:
                yield Problem(f"no card has the id {card_id}", (each.id, "brings", index))
            elif brought.kind in BESIDE_THE_DECK:
                message = f'"{brought.name()}" lies beside a deck and cannot be brought into one'
                yield Problem(message, (each.id, "brings", index))


def _by(catalog: Catalog, key: str) -> dict[str, list[CardDef]]:
    """The cards that have this fact, by its value, in the order of the catalog."""
    groups: dict[str, list[CardDef]] = {}
    for each in catalog:
        if key in each.facts:
            groups.setdefault(each[key], []).append(each)
    return groups
