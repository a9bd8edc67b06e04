"""The schemas refuse small mistakes: a misspelt or missing key, a wrong type, an unknown word."""

import copy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ("ashes", "blackpoker", "blue_moon", "cipher", "summon_magic")
MISSING = object()  # stands for taking the key away


def changed(data, path, value):
    """A copy of the data with the value at the path replaced, added or taken away."""
    data = copy.deepcopy(data)
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    if value is MISSING:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return data


# Of each game one card, and changes that turn it into something no card may be.
CARDS = {
    "ashes": ("iron-worker", ["kind", "cost", "stats", "placement"]),
    "blackpoker": ("kill", ["kind", "format", "timing", "raised", "speed", "type"]),
    "blue_moon": ("hoax-01", ["kind", "people", "fire", "moons"]),
    "cipher": ("B01-001", ["title", "unit", "symbols", "attack", "range", "cost"]),
    "summon_magic": ("SM-001", ["kind", "attack", "summary"]),
}
CARD_MUTATIONS = {
    "ashes": [
        (("kind",), "allly"),
        (("cost",), 3),
        (("stats", "attack"), "two"),
        (("stats", "atack"), 2),
        (("summary",), ""),
        (("name", "fr"), "Ouvrier"),
    ],
    "blackpoker": [
        (("kind",), "spell"),
        (("format",), "light"),
        (("key", "cards"), "2"),
        (("key", "suits"), ["spades", "spades"]),
        (("key", "rank"), "A"),
        (("key", "to"), MISSING),
        (("cost",), ["X"]),
        (("cost",), []),
        (("once_per_turn",), False),
        (("raised_by",), ["attack"]),
        (("raised",), "chained"),
        (("suit",), "spade"),
        (("strength",), "printed"),
        (("target", "whose"), MISSING),
        (("target", "what"), "hero"),
        (("target",), {"what": "action"}),
        (("target",), {"what": "action", "where": "same_suit_as_key"}),
        (("target",), {"what": "action", "where": "has_a_target", "named": "damage"}),
        (("target", "where"), "has_a_target"),
        (("target",), {"what": "bulwark", "whose": "own", "where": "same_suit_as_key"}),
        (("name",), {}),
    ],
    "blue_moon": [
        (("kind",), "charakter"),
        (("people",), "hoaxes"),
        (("fire",), -1),
        (("moons",), "one"),
        (("icons",), ["shield"]),
        (("capacity",), 3),
    ],
    "cipher": [
        (("symbols",), ["crimson"]),
        (("attack",), "70"),
        (("range",), [4]),
        (("cost", "deploy"), "five"),
        (("cost", "class_chang"), 4),
        (("rank",), "middle"),
        (("also",), [{"en": "Mars"}, {"en": "Lucina"}]),
    ],
    "summon_magic": [
        (("kind",), "monstre"),
        (("attack",), "3"),
        (("attribute",), "flame"),
        (("races",), "human"),
        (("legend",), "yes"),
    ],
}


@pytest.fixture(scope="module")
def one_card(content):
    """A whole card file of the game, with one of its cards alone in it."""

    def pick(game):
        card_id = CARDS[game][0]
        for file in (ROOT / "card_data" / game / "cards").glob("*.yaml"):
            data = content(f"{game}/cards/{file.name}")
            if card_id in data["cards"]:
                return {**data, "cards": {card_id: data["cards"][card_id]}}, card_id
        raise AssertionError(f"{game} has no card {card_id}")

    return pick


@pytest.mark.parametrize("key", ["key", "cost", "target"])
def test_what_nobody_raises_is_neither_paid_for_nor_aimed(violations, content, key):
    """There might be nothing to pay with and nothing to aim at when it comes up."""
    data = content("blackpoker/cards/actions.yaml")
    raised = data["cards"]["draw"]
    taken = {"cost": ["D"], **data["cards"]["kill"]}[key]

    assert violations("blackpoker.cards", {**data, "cards": {"draw": raised}}) == []
    assert violations("blackpoker.cards", {**data, "cards": {"draw": {**raised, key: taken}}})


@pytest.mark.parametrize("game", GAMES)
def test_the_card_is_fine_before_it_is_changed(violations, one_card, game):
    data, _ = one_card(game)

    assert violations(f"{game}.cards", data) == []


@pytest.mark.parametrize(
    ("game", "key"), [(game, key) for game, (_, keys) in CARDS.items() for key in keys]
)
def test_a_card_is_refused_without_a_key_or_with_the_key_misspelt(violations, one_card, game, key):
    data, card_id = one_card(game)
    without = changed(data, ("cards", card_id, key), MISSING)
    misspelt = changed(without, ("cards", card_id, f"{key}s_"), data["cards"][card_id][key])

    assert violations(f"{game}.cards", without)
    assert violations(f"{game}.cards", misspelt)


@pytest.mark.parametrize(
    ("game", "path", "value"),
    [(game, path, value) for game, several in CARD_MUTATIONS.items() for path, value in several],
)
def test_a_card_is_refused_with_a_wrong_value(violations, one_card, game, path, value):
    data, card_id = one_card(game)

    assert violations(f"{game}.cards", changed(data, ("cards", card_id, *path), value))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("game",), "chess"),
        (("game",), MISSING),
        (("set",), MISSING),
        (("set", "id"), ""),
        (("set", "nam"), {"en": "X"}),
        (("cards",), []),
        (("notes",), "mine"),
    ],
)
def test_a_card_file_is_refused(violations, one_card, game, path, value):
    data, _ = one_card(game)

    assert violations(f"{game}.cards", changed(data, path, value))


DECKS = {
    "ashes": "ashes/decks/iron-men.yaml",
    "blackpoker": "blackpoker/decks/full-54.yaml",
    "blue_moon": "blue_moon/decks/hoax.yaml",
    "cipher": "cipher/decks/s01-marth.yaml",
    "summon_magic": "summon_magic/decks/knights.yaml",
}
FOREIGN_KEYS = {  # a key of another game
    "ashes": ("main_character", "B01-003"),
    "blackpoker": ("leader", "hoax-00"),
    "blue_moon": ("regulation", "54"),
    "cipher": ("dice", {"natural": 10}),
    "summon_magic": ("phoenixborn", "Coal Roarkwin"),
}
DECK_MUTATIONS = [
    ("ashes", ("phoenixborn",), MISSING),
    ("ashes", ("phoenixborn",), 3),
    ("ashes", ("dice",), [10]),
    ("ashes", ("dice", "fire"), 5),
    ("ashes", ("dice", "natural"), 0),
    ("blackpoker", ("format",), "light"),
    ("blackpoker", ("regulation",), "55"),
    ("blue_moon", ("inquisitor",), "Thunderfist"),
    ("blue_moon", ("multi_game",), "yes"),
    ("cipher", ("main_character",), ["B01-003"]),
    ("cipher", ("format",), "modern"),
    ("summon_magic", ("avatar",), {}),
    ("summon_magic", ("side_deck",), "none"),
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("game",), "chess"),
        (("game",), MISSING),
        (("name",), 5),
        (("name",), ""),
        (("cards",), MISSING),
        (("cards",), "all of them"),
        (("cards",), {"A card": 0}),
        (("cards",), {"A card": -1}),
        (("cards",), {"A card": 1.5}),
        (("cards",), {"A card": 10**9}),
        (("cards",), {"A card": "3"}),
        (("cards",), ["A card", 3]),
        (("card",), ["A card"]),
    ],
)
def test_a_deck_is_refused(violations, content, game, path, value):
    assert violations("deck", changed(content(DECKS[game]), path, value))


@pytest.mark.parametrize(("game", "path", "value"), DECK_MUTATIONS)
def test_a_deck_is_refused_for_the_keys_of_its_game(violations, content, game, path, value):
    assert violations("deck", changed(content(DECKS[game]), path, value))


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_is_refused_with_a_key_of_another_game(violations, content, game):
    key, value = FOREIGN_KEYS[game]

    assert violations("deck", changed(content(DECKS[game]), (key,), value))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("cards", [["A card", "3 Another"], {"A card": 3, "Another": 1}])
def test_cards_are_a_list_or_a_mapping(violations, content, game, cards):
    assert violations("deck", changed(content(DECKS[game]), ("cards",), cards)) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("game",), MISSING),
        (("game",), "Big Game"),
        (("name",), {}),
        (("name",), "A game"),
        (("edition",), MISSING),
        (("owner",), ""),
        (("pool",), []),
        (("limits", "deck size"), 30),
        (("limits", "deck_size"), "30"),
        (("fields",), MISSING),
        (("fields", "colour"), {"label": "Colour"}),
        (("fields", "colour"), {"path": "colour", "lable": "Colour"}),
        (("fields", "colour"), {"path": "colour", "as": "sum"}),
        (("columns",), "type"),
        (("stats", 0, "as"), "pie"),
        (("stats", 0, "title"), MISSING),
        (("stats", 0, "key"), "dice"),
        (("deck", "cards"), MISSING),
        (("deck", "cards", "holds"), "card list"),
        (("deck", "cards", "of"), ["natural"]),
        (("deck", "cards", "required"), "yes"),
        (("deck", "mode"), {"holds": "choice"}),
        (("deck", "game"), {"holds": "choice", "of": ["chess"]}),
        (("glossary", "key"), 5),
        (("zones",), {}),
    ],
)
def test_a_game_file_is_refused(violations, content, game, path, value):
    assert violations("game", changed(content(f"{game}/game.yaml"), path, value))


@pytest.mark.parametrize(
    ("game", "path", "value"),
    [
        ("ashes", ("dice", "faces", "power"), "one"),
        ("ashes", ("dice", "types", "natural", "powr"), "x"),
        ("ashes", ("dice", "pays"), MISSING),
        ("blackpoker", ("regulations", "40", "exactly"), 40),
        ("blackpoker", ("regulations", "40", "max"), MISSING),
        ("blackpoker", ("formats", "lite", "name"), MISSING),
        ("blackpoker", ("formats", "lite", "action"), 19),
        ("blue_moon", ("inquisitors", "Donnerfaust", "extra_cards"), MISSING),
        ("cipher", ("names", "en"), ["no keys here"]),
        ("cipher", ("default_kind",), "A unit"),
        ("summon_magic", ("words", "type", "monster"), 1),
    ],
)
def test_a_game_file_is_refused_for_its_own_tables(violations, content, game, path, value):
    assert violations("game", changed(content(f"{game}/game.yaml"), path, value))
