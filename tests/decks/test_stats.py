"""Statistics of sample decks against numbers counted by hand."""

import pytest

from deckcli import games
from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.game_facts import GameFacts
from deckcli.core.findings import Place
from deckcli.decks.deck import Amount, Amounts, Deck, Entry, Section
from deckcli.decks.stats import Row, deck_stats

PLACE = Place("deck.yaml")
GAMES = games.keys()


@pytest.fixture
def stats_of(library):
    """The statistics of a sample deck by title."""

    def stats(name, **options):
        deck = library.deck(name).deck
        return {
            stat.title: stat for stat in deck_stats(deck, library.catalog(deck.game), **options)
        }

    return stats


@pytest.fixture(scope="module")
def samples(library):
    files = {name for game in GAMES for name in library.sample_files(game)}
    return {name: library.deck(name).deck for name in sorted(files)}


def test_every_sample_deck_is_counted_to_the_last_copy(library, samples):
    for name, deck in samples.items():
        catalog = library.catalog(deck.game)
        stats = deck_stats(deck, catalog)
        assert [stat.title for stat in stats] == [one["title"] for one in catalog.info.stats]
        for stat in stats:
            assert stat.total + stat.without == deck.size("cards"), (name, stat.title)


def test_cipher_costs_are_a_curve(stats_of, library):
    stat = stats_of("cipher/s01-marth")["Deployment cost"]
    deck = library.deck("cipher/s01-marth").deck
    costs = [entry.card["cost"]["deploy"] for entry in deck.entries() for _ in range(entry.count)]
    assert [row.label for row in stat.rows] == ["1", "2", "3", "4"]
    assert [row.number for row in stat.rows] == [30, 2, 13, 5]
    assert (stat.total, stat.without) == (50, 0)
    assert stat.mean == pytest.approx(sum(costs) / 50)


def test_cards_without_a_class_change_are_told_apart(stats_of):
    stat = stats_of("cipher/s01-marth")["Class-change cost"]
    assert stat.without > 0
    assert sum(row.number for row in stat.rows) == stat.total == 50 - stat.without


def test_attacks_go_in_steps_of_ten(stats_of):
    for sample in ("cipher/s01-marth", "cipher/s03-corrin-hoshido"):
        for title in ("Attack", "Support"):
            numbers = [int(row.label) for row in stats_of(sample)[title].rows]
            assert numbers == list(range(numbers[0], numbers[-1] + 1, 10))


def test_unit_names_are_counted_in_one_language(stats_of):
    english = stats_of("cipher/s01-marth")["Unit names"]
    japanese = stats_of("cipher/s01-marth", lang="ja")["Unit names"]
    assert sum(row.number for row in english.rows) == 50
    assert [row.number for row in english.rows] == [row.number for row in japanese.rows]
    assert "マルス" in [row.label for row in japanese.rows]
    assert [row.number for row in english.rows] == sorted(
        (row.number for row in english.rows), reverse=True
    )


def test_words_of_the_game_are_translated(stats_of):
    labels = [row.label for row in stats_of("summon_magic/knights", lang="ja")["Types"].rows]
    assert "モンスター" in labels


def test_iron_men_symbols_against_dice(stats_of):
    stats = stats_of("ashes/iron-men")
    assert stats["Symbols to play against dice"].rows == (
        Row("natural class", 15, 5, "natural.class"),
        Row("ceremonial class", 9, 5, "ceremonial.class"),
        Row("ceremonial power", 6, 5, "ceremonial.power"),
        Row("basic", 21, 10),
    )
    to_use = stats["Symbols to use against dice"]
    assert to_use.rows == (Row("natural", 0, 5), Row("ceremonial", 0, 5), Row("basic", 18, 10))
    assert (to_use.total, to_use.without) == (3, 27)


def test_blackpoker_full_pack(stats_of):
    stats = stats_of("blackpoker/full-54")
    assert {row.label: row.number for row in stats["Suits"].rows} == dict.fromkeys(
        ("spade", "heart", "diamond", "club"), 13
    )
    assert (stats["Suits"].total, stats["Suits"].without) == (52, 2)
    assert stats["Numbers"].mean is not None


def test_a_side_deck_can_be_counted_too(library):
    deck = library.deck("summon_magic/two-books").deck
    stats = deck_stats(deck, library.catalog("summon_magic"), section="side_deck")
    assert all(stat.total + stat.without == deck.size("side_deck") for stat in stats)


TOY = GameFacts(
    {
        "game": "toy",
        "name": {"en": "Toy"},
        "edition": "1",
        "pool": ["unit"],
        "fields": {
            "cost": {"path": "cost"},
            "type": {"path": "types"},
            "magic": {"path": "pays", "as": "keys"},
        },
        "columns": [],
        "stats": [
            {"field": "cost", "as": "curve", "title": "Cost"},
            {"field": "type", "as": "share", "title": "Types"},
            {"field": "magic", "as": "against", "key": "dice", "title": "Symbols"},
        ],
        "deck": {"dice": {"holds": "amounts", "of": ["sun", "moon", "star"]}},
    }
)


def toy_stats(*cards, dice=()):
    entries = tuple(
        Entry(CardDef(str(index), "toy", "one", "unit", {"en": "A"}, facts), count, PLACE)
        for index, (count, facts) in enumerate(cards)
    )
    amounts = Amounts("dice", PLACE, tuple(Amount(name, count, PLACE) for name, count in dice))
    sections = {"cards": Section("cards", PLACE, entries)}
    deck = Deck("toy", "Toy", PLACE, sections, {"dice": amounts})
    return deck_stats(deck, Catalog(TOY, {}, {}))


def test_curve_fills_gaps_and_weighs_copies_but_not_x():
    curve, _, _ = toy_stats((3, {"cost": 1}), (1, {"cost": 4}), (2, {"cost": "X"}), (5, {}))
    assert curve.rows == (Row("1", 3), Row("2", 0), Row("3", 0), Row("4", 1), Row("X", 2))
    assert (curve.total, curve.without, curve.mean) == (6, 5, 1.75)


def test_numbers_far_apart_leave_no_empty_rows():
    curve, _, _ = toy_stats((1, {"cost": 100}), (1, {"cost": 1}))
    assert curve.rows == (Row("1", 1), Row("100", 1))


def test_share_counts_a_card_once_for_each_word():
    _, share, _ = toy_stats((1, {"types": ["elf", "elf"]}), (2, {"types": ["orc", "elf"]}))
    assert share.rows == (Row("elf", 3), Row("orc", 2))
    assert (share.total, share.without, share.mean) == (3, 0, None)


def test_symbols_against_dice_in_the_order_of_the_deck_file():
    _, _, symbols = toy_stats(
        (2, {"pays": {"moon.power": 1, "basic": 2}}),
        (1, {"pays": {"sun.class": 2}}),
        (3, {}),
        dice=[("star", 4), ("moon", 6)],
    )
    assert symbols.rows == (
        Row("sun class", 2, 0, "sun.class"),
        Row("moon power", 2, 6, "moon.power"),
        Row("star", 0, 4),
        Row("basic", 4, 10),
    )
    assert (symbols.total, symbols.without) == (3, 3)


def test_an_empty_deck_has_empty_statistics():
    curve, share, symbols = toy_stats()
    assert curve.rows == share.rows == symbols.rows == ()
    assert (curve.total, curve.mean) == (0, None)
