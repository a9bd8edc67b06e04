"""Builders against the rule books: with small limits every possible deck can be tried."""

import json
from dataclasses import dataclass, field
from importlib import import_module
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckcli import games
from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.game_facts import GameFacts
from deckcli.core.errors import AmbiguousName, UnknownName
from deckcli.core.files import Source
from deckcli.core.findings import Severity
from deckcli.decks.checking import check_deck
from deckcli.decks.deck_reader import DeckReader
from deckcli.decks.formats.yaml_format import JSON
from deckcli.decks.pool_building import Built, NoDeck, Offer, choose, most
from deckcli.decks.reading import read_deck

BUILDERS = {
    game: import_module(f"deckcli.games.{game}.decks.deck_builder").build for game in games.keys()
}


@dataclass
class Universe:
    """A few cards of a game, its rules with small numbers, and every legal deck of the cards."""

    catalog: Catalog
    cards: dict[str, int]  # the most copies of each that are tried
    beside: list[str]  # cards that may be in the pool but are in no deck
    choices: list[dict]  # what may stand in the deck file beside the cards
    legal: list[list[tuple[int, ...]]] = field(default_factory=list)  # for each choice

    def __post_init__(self):
        ids, copies = list(self.cards), [range(most + 1) for most in self.cards.values()]
        for choice in self.choices:
            decks = [
                counts
                for counts in product(*copies)
                if any(counts)
                and not errors(self.catalog, {**choice, "cards": _named(ids, counts)})
            ]
            self.legal.append(decks)

    def has_deck(self, pool, choice):
        """Whether one of the legal decks is in the pool."""
        owned = [pool.get(card_id, 0) for card_id in self.cards]
        decks = self.legal[self.choices.index(choice)]
        return any(all(a <= b for a, b in zip(deck, owned, strict=True)) for deck in decks)


def _named(ids, counts):
    return {card_id: count for card_id, count in zip(ids, counts, strict=True) if count}


def errors(catalog, content):
    """What is wrong with a deck by the game's rule book, advice left aside."""
    text = json.dumps({"game": catalog.game, "name": "A deck", **content})

    def reader(source):
        return DeckReader(source, lambda _: catalog, games.keys())

    file = read_deck(Source("deck.json", text), reader, [JSON])
    rules = games.deck_rules(catalog.game)
    found = [*file.findings, *check_deck(file.deck, catalog, rules)]
    return [finding for finding in found if finding.severity is not Severity.ADVICE]


def changed(catalog, *, limits=None, tables=None, cards=None):
    """The catalog with other limits, and with cards changed or added after an existing one."""
    data = {**catalog.info.data, **(tables or {})}
    data["limits"] = {**catalog.limits, **(limits or {})}
    all_cards = dict(catalog.cards)
    for card_id, (like, facts, names) in (cards or {}).items():
        old = catalog[like]
        kind, new = facts.get("kind", old.kind), {**old.facts, **facts}
        all_cards[card_id] = CardDef(card_id, old.game, old.set_id, kind, names or old.names, new)
    return Catalog(GameFacts(data), all_cards, catalog.sets)


def _ashes(catalog):
    twin = {"twin": ("iron-worker", {}, None)}
    small = changed(catalog, limits={"deck_size": 5, "copies": 2}, cards=twin)
    dice = {"natural": 5, "charm": 5}
    leaders = ["coal-roarkwin", "jessa-na-ni"]
    cards = {"iron-worker": 3, "twin": 2, "fear": 3, "one-hundred-blades": 3, "redirect": 3}
    choices = [{"phoenixborn": leader, "dice": dice} for leader in leaders]
    return Universe(small, cards, ["iron-rhino", "saria-guideman"], choices)


def _cipher(catalog):
    english = {"en": catalog["B01-003"].names["en"]}
    cards = {
        "twin": ("B01-003", {"cost": {"deploy": 2}}, None),
        "english": ("B01-003", {"cost": {"deploy": 3}}, english),
    }
    small = changed(catalog, limits={"deck_size": 6, "copies": 2}, cards=cards)
    copies = {"B01-003": 3, "twin": 2, "english": 2, "B01-001": 3, "B01-100": 4, "B01-053": 2}
    leaders = ["B01-003", "B01-053", "B01-001"]
    return Universe(small, copies, [], [{"main_character": leader} for leader in leaders])


def _blue_moon(catalog):
    leaders = {
        leader: (leader, {"deck_cards": 5, "foreign_moons": 3}, None)
        for leader in ("hoax-00", "buka-00")
    }
    small = changed(catalog, cards=leaders, limits={"family_size": 2})
    ids = [_priced(catalog, "hoax", moons) for moons in (0, 1, 2)]
    ids += [_priced(catalog, "vulca", moons) for moons in (0, 1, 2, 3)]
    ids += [card.id for card in catalog if card.get("family") == "Ba"][:2]
    assert len(set(ids)) == 9
    choices = [{"leader": leader} for leader in leaders]
    return Universe(small, dict.fromkeys(ids, 1), ["vulca-00"], choices)


def _priced(catalog, people, moons):
    cards = (one for one in catalog if one.get("people") == people and one.kind != "leader")
    return next(card.id for card in cards if card["moons"] == moons)


def _summon_magic(catalog):
    cards = {
        "twin": ("SM-001", {}, {"ja": catalog["SM-001"].names["ja"]}),
        "once": ("SM-002", {"deck_limit": 1}, {"en": "Only One"}),
    }
    limits = {"deck_size": 5, "copies": 2, "legends": 1}
    small = changed(catalog, limits=limits, cards=cards)
    copies = {"SM-001": 2, "twin": 2, "once": 2, "SM-010": 2, "SM-031": 2, "SM-003": 3}
    return Universe(small, copies, ["SM-019"], [{}, {"avatar": "SM-019"}, {"avatar": "SM-001"}])


def _blackpoker(catalog):
    tables = {"regulations": {"54": {"max": 6}, "40": {"max": 4}, "half": {"exactly": 3}}}
    small = changed(catalog, tables=tables, limits={"start": 4, "jokers": 1})
    copies = {"SA": 2, "S2": 2, "HK": 1, "D7": 1, "C9": 1, "Joker": 3}
    choices = [{"regulation": name, "format": "lite"} for name in ("54", "40", "half")]
    return Universe(small, copies, ["hero"], choices)


@pytest.fixture(scope="module")
def universes(catalog_of):
    made = (_ashes, _blackpoker, _blue_moon, _cipher, _summon_magic)
    return {make.__name__[1:]: make(catalog_of(make.__name__[1:])) for make in made}


@pytest.mark.parametrize("game", games.keys())
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_a_deck_is_found_exactly_where_the_rule_book_knows_one(game, universes, data):
    universe = universes[game]
    choice = data.draw(st.sampled_from(universe.choices))
    pool = {
        card_id: data.draw(st.integers(0, most), label=card_id)
        for card_id, most in universe.cards.items()
    }
    pool |= dict.fromkeys(data.draw(st.lists(st.sampled_from(universe.beside or [""]))), 1)
    pool.pop("", None)
    worths = st.floats(-5, 5)
    worth = data.draw(st.dictionaries(st.sampled_from(list(universe.cards)), worths))

    result = BUILDERS[game](pool, universe.catalog, choice, worth=worth)

    if universe.has_deck(pool, choice):
        assert isinstance(result, Built), result
        parts = {key: value for key, value in result.content.items() if key not in ("game", "name")}
        assert errors(universe.catalog, parts) == []
        assert all(result.content[key] == value for key, value in choice.items())
        assert all(count <= pool[card_id] for card_id, count in parts["cards"].items())
    else:
        assert isinstance(result, NoDeck), result
        assert result.reasons


@pytest.mark.parametrize("game", games.keys())
def test_some_pools_have_decks_and_some_have_none(game, universes):
    universe = universes[game]

    assert any(universe.legal)
    assert not universe.has_deck({}, universe.choices[0])


@pytest.mark.parametrize("game", games.keys())
def test_an_empty_pool_says_why(game, universes):
    result = BUILDERS[game]({}, universes[game].catalog, {})

    assert isinstance(result, NoDeck)
    assert result.reasons


@pytest.mark.parametrize("game", games.keys())
def test_the_order_of_the_pool_makes_no_difference(game, catalog_of):
    pool = {card.id: 3 for card in catalog_of(game)}
    turned = dict(reversed(pool.items()))

    assert BUILDERS[game](pool, catalog_of(game), {}) == BUILDERS[game](
        turned, catalog_of(game), {}
    )


@pytest.mark.parametrize("game", games.keys())
def test_a_name_is_kept(game, catalog_of):
    pool = {card.id: 4 for card in catalog_of(game)}

    result = BUILDERS[game](pool, catalog_of(game), {"name": "Seat 2"})

    assert list(result.content)[:2] == ["game", "name"]
    assert result.content["name"] == "Seat 2"


@pytest.mark.parametrize("game", games.keys())
def test_cards_nobody_knows_are_refused(game, catalog_of):
    with pytest.raises(UnknownName, match="no-such-card"):
        BUILDERS[game]({"no-such-card": 1}, catalog_of(game), {})


@pytest.mark.parametrize("game", games.keys())
def test_parts_that_cannot_be_decided_are_refused(game, catalog_of):
    with pytest.raises(UnknownName, match="'cards' cannot be decided"):
        BUILDERS[game]({}, catalog_of(game), {"cards": {}})


def test_unknown_words_and_cards_are_refused(catalog_of):
    with pytest.raises(UnknownName, match="'36' is no regulation"):
        BUILDERS["blackpoker"]({}, catalog_of("blackpoker"), {"regulation": "36"})
    with pytest.raises(UnknownName, match="Nobody"):
        BUILDERS["ashes"]({}, catalog_of("ashes"), {"phoenixborn": "Nobody"})
    with pytest.raises(AmbiguousName, match="Marth"):
        BUILDERS["cipher"]({}, catalog_of("cipher"), {"main_character": "Marth"})


def _card(card_id):
    return CardDef(card_id, "toy", "set", "unit", {"en": card_id}, {})


def test_limits_within_limits_are_counted_together():
    offers = [Offer(_card(name), 4, (name, "both")) for name in "ab"] + [Offer(_card("c"), 4)]
    limits = {"a": 2, "b": 3, "both": 4}

    assert most(offers, limits) == 8
    taken = choose(offers, 99, limits, worth={"b": 1}, curve={})
    assert taken == {"a": 1, "b": 3, "c": 4}


def test_the_curve_decides_among_cards_of_equal_worth():
    offers = [Offer(_card(f"{step}{copy}"), 1, step=step) for step in (1, 2) for copy in range(9)]

    taken = choose(offers, 6, {}, worth={}, curve={1: 2, 2: 1})

    assert [card_id[0] for card_id in taken] == ["1"] * 4 + ["2"] * 2


def test_what_is_of_little_use_waits_and_the_first_does_not():
    cards = [_card(name) for name in "abc"]
    offers = [Offer(card, 2) for card in cards]

    taken = choose(
        offers, 4, {}, worth={"a": 9, "b": 1}, curve={}, later={"a": 1, "c": 1}, first=cards[2]
    )

    assert taken == {"a": 1, "b": 2, "c": 1}
