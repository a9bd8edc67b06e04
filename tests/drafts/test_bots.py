"""The bots and the ratings they go by."""

from collections import Counter
from pathlib import Path

import pytest

from deckcli.catalog.schema_check import schema_problems
from deckcli.core.errors import UnknownName
from deckcli.core.files import read_source
from deckcli.core.rng import seeded
from deckcli.core.yaml_source import read_yaml
from deckcli.drafts.bots import make_bots
from deckcli.drafts.ratings import BadRatings, built_in_ratings, read_ratings
from deckcli.drafts.table import PASS

ROOT = Path(__file__).parents[2]
FILES = sorted(ROOT.glob("card_data/*/ratings.yaml"))


def choice(session, name, ratings):
    (bot, *_) = make_bots([name], session.draft, ratings)
    return bot.choose(session.view(), seeded(1))


def test_rating_takes_the_best(session_of, to_stage):
    session = to_stage(session_of("ashes/rulebook", players=3), 1)
    best = session.table.hands[0][5]
    ratings = dict.fromkeys(session.table.hands[0], 10.0) | {best: 11.0}

    assert choice(session, "rating", ratings).take == best


def test_an_unrated_card_counts_as_usual(session_of, to_stage):
    session = to_stage(session_of("ashes/rulebook", players=3), 1)
    hand = session.table.hands[0]

    assert choice(session, "rating", dict.fromkeys(hand[:-1], 40.0)).take == hand[-1]
    assert choice(session, "rating", dict.fromkeys(hand[1:], 60.0)).take == hand[1]


def test_rating_swaps_its_worst_card_for_the_best_of_the_row(session_of, to_stage):
    session = to_stage(session_of("ashes/rulebook", players=3), 3)
    row, own = session.table.row, session.table.owned[session.seat]["cards"]
    ratings = {row[1]: 90.0, own[3]: 5.0}

    assert choice(session, "rating", ratings) == (row[1], own[3])


def test_rating_keeps_what_is_better_than_the_row(session_of, to_stage):
    session = to_stage(session_of("ashes/rulebook", players=3), 3)
    ratings = dict.fromkeys(session.table.row, 1.0)

    assert choice(session, "rating", ratings) == PASS


def test_rating_does_not_swap_among_equals(session_of, to_stage):
    assert choice(to_stage(session_of("ashes/rulebook", players=3), 3), "rating", {}) == PASS


def test_dice_are_taken_for_the_cards(session_of, to_stage):
    session = to_stage(session_of("ashes/rulebook", players=2), 2)
    owned = session.table.owned[session.seat]
    owned["phoenixborn"], owned["companions"] = ["coal-roarkwin"], []
    owned["cards"] = ["purge", "sympathy-pain"]

    assert choice(session, "rating", {}).take == "charm"


def test_payable_prefers_what_its_picks_can_pay_for(session_of, to_stage, catalog_of):
    session = to_stage(session_of("ashes/rulebook", players=2), 1)
    seat = session.seat
    session.table.owned[seat] = {"cards": ["purge", "sympathy-pain", "blood-transfer"]}
    session.table.hands[seat] = ["steady-gaze", "summon-gilder", "open-memories"]
    ratings = {"steady-gaze": 52.0, "summon-gilder": 50.0, "open-memories": 50.0}

    assert choice(session, "rating", ratings).take == "steady-gaze"
    assert choice(session, "payable", ratings).take == "open-memories"


def test_random_takes_anything(session_of):
    session = session_of("ashes/rulebook", players=2)
    (bot, *_) = make_bots(["random"], session.draft, {})
    rng = seeded(3)
    taken = Counter(bot.choose(session.view(), rng).take for _ in range(300))

    assert len(taken) == 6
    assert min(taken.values()) > 25


def test_bots_sit_by_turns(draft_of):
    draft = draft_of("ashes/rulebook", players=4)

    names = [bot.name for bot in make_bots(["rating", "random"], draft, {})]
    assert names == ["rating", "random"] * 2


def test_an_unknown_bot(draft_of):
    with pytest.raises(UnknownName, match="no draft bot is called 'ratting'") as error:
        make_bots(["ratting"], draft_of("ashes/rulebook", players=2), {})

    assert "did you mean rating?" in error.value.hint


@pytest.mark.parametrize(
    "key", ["blue_moon/draft", "cipher/booster", "summon_magic/cube", "ashes/organised-play"]
)
def test_payable_knows_every_game(session_of, library, key):
    session = session_of(key, players=2)
    ratings = built_in_ratings(session.draft.format.game, library)
    session.play_on(make_bots(["payable"], session.draft, ratings))

    assert session.is_over


def test_payable_stays_with_few_symbols_in_cipher(session_of, library, catalog_of):
    catalog = catalog_of("cipher")
    shares = {}
    for name in ("payable", "random"):
        session = session_of("cipher/booster", players=4, seed=6)
        session.play_on(make_bots([name], session.draft, {}))
        colours = [
            Counter(symbol for card in owned["cards"] for symbol in catalog[card]["symbols"])
            for owned in session.table.owned
        ]
        shares[name] = sum(max(one.values()) / one.total() for one in colours) / 4

    assert shares["payable"] > shares["random"] + 0.1


# Ratings files


@pytest.mark.parametrize("file", FILES, ids=[file.parent.name for file in FILES])
def test_ratings_satisfy_their_schema_and_name_cards(file, catalog_of):
    assert list(schema_problems("ratings", read_yaml(read_source(str(file))).value)) == []
    assert read_ratings(file, catalog_of(file.parent.name))


@pytest.mark.parametrize("key", ["ashes/rulebook", "cipher/booster", "blue_moon/draft"])
def test_everything_that_is_drafted_is_rated(session_of, library, key):
    session = session_of(key, players=2)
    ratings = built_in_ratings(session.draft.format.game, library)
    drafted = {
        card.id
        for supply in session.draft.supplies.values()
        for card in session.draft.cards_for(supply)
    }

    assert drafted <= set(ratings)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game: ashes\nsource: me\nratings: {fear: 101}\n", "101"),
        ("game: ashes\nsource: me\nratings: {fear: high}\n", "is not a number"),
        ("game: ashes\nsource: me\nratings: {fearr: 10}\n", "no card has the id"),
        ("game: cipher\nsource: me\nratings: {B01-001: 10}\n", "ratings of cipher, not of ashes"),
        ("game: ashes\nratings: {fear: 10}\n", '"source" is missing'),
        (
            "game: ashes\nsource: me\nratings: {fear: 10, fear: 20}\n",
            '"fear" is written twice; first in line 3, column 11',
        ),
        ("game: ashes\nsource: me\nratings: {fear: 10\n", "not YAML"),
        ("", "empty"),
    ],
)
def test_broken_ratings(tmp_path, catalog_of, text, message):
    file = tmp_path / "ratings.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadRatings, match=message) as error:
        read_ratings(file, catalog_of("ashes"))

    assert "ratings.yaml" in error.value.where
