"""Races: `deckcli match --race 5` plays to so many crystals, and each race counts as one game."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from test_believed_stores import change, refused, reseal

from deckcli.matches.store import Store

ROOT = Path(__file__).parents[2]
MATCH = ("match", "blue_moon/hoax", "blue_moon/vulca", "--bots", "random", "--seed", "3")
RACE = (*MATCH, "--race", "5")


@pytest.fixture
def valid():
    schema = json.loads((ROOT / "schemas" / "match.schema.json").read_bytes())
    return Draft202012Validator(schema).validate


def games_in(path):
    with Store.open(path) as store:
        return [row for rotation in store.rotations() for row in rotation]


def test_a_row_is_a_race(deckcli, valid):
    document = json.loads(deckcli(*RACE, "--pairs", "2", "--store", "r.db", "-o", "json").out)
    rows = games_in("r.db")

    valid(document)
    assert len(rows) == document["games"] == 4
    for row in rows:
        assert row.won["AB".index(row.winner)] == 5 > row.won["BA".index(row.winner)]
        assert 2 <= row.games <= 9  # nobody wins more than four crystals in a game
    assert document["prizes"] == {
        "race": 5,
        "won": {side: sum(row.won[at] for row in rows) for at, side in enumerate("AB")},
        "margin": sum(row.won[0] - row.won[1] for row in rows) / 4,
        "games": document["prizes"]["games"],
    }
    assert document["prizes"]["games"]["mean"] == sum(row.games for row in rows) / 4


def test_without_a_race_each_game_tells_its_crystals(deckcli, valid):
    document = json.loads(deckcli(*MATCH, "--pairs", "2", "--store", "g.db", "-o", "json").out)
    rows = games_in("g.db")

    valid(document)
    assert document["prizes"]["race"] == 1
    for row in rows:
        assert row.games == 1
        assert f"wins {max(row.won)} crystal" in row.ending
        assert min(row.won) == 0
    assert document["prizes"]["margin"] == sum(row.won[0] - row.won[1] for row in rows) / 4


def test_a_race_begins_with_the_game_that_would_be_played_without_it(deckcli):
    deckcli(*MATCH, "--pairs", "1", "--store", "g.db")
    deckcli(*RACE, "--pairs", "1", "--store", "r.db")

    for game, race in zip(games_in("g.db"), games_in("r.db"), strict=True):
        assert (race.seed, race.seats, race.first) == (game.seed, game.seats, game.first)
        assert race.turns > game.turns
        assert all(all_in >= one for all_in, one in zip(race.won, game.won, strict=True))


def test_a_game_that_nobody_wins_ends_its_race(deckcli):
    deckcli(*RACE, "--pairs", "1", "--rule", "max_turns=4", "--store", "r.db")

    for row in games_in("r.db"):
        assert (row.winner, row.shared, row.cut, row.won, row.games) == ("", "AB", 1, (0, 0), 1)


def test_a_race_in_words(deckcli):
    lines = deckcli(*RACE, "--pairs", "2").out.splitlines()
    one = deckcli(*MATCH, "--pairs", "2").out.splitlines()

    assert lines[1] == "4 races to 5 of blue_moon in 2 pairs, seed 3"
    (told,) = [line for line in lines if line.startswith("Prizes won: A ")]
    assert told.endswith(" games")
    assert " in each race of " in told
    (told,) = [line for line in one if line.startswith("Prizes won: A ")]
    assert told.endswith(" in each game")


def test_workers_resumed_runs_and_shards_give_the_same_bytes(deckcli):
    whole = deckcli(*RACE, "--pairs", "2", "-o", "json").out
    games = ("runs", "export", "--games", "-o", "csv")

    assert deckcli(*RACE, "--pairs", "2", "-j", "2", "--store", "j.db", "-o", "json").out == whole
    deckcli(*RACE, "--pairs", "1", "--store", "r.db")
    again = (*RACE, "--pairs", "2", "--store", "r.db", "--resume", "-o", "json")
    assert deckcli(*again).out == whole
    for part in "12":
        deckcli(*RACE, "--pairs", "2", "--shard", f"{part}/2", "--store", f"{part}.db")
    deckcli("runs", "merge", "1.db", "2.db", "--into", "m.db")
    assert deckcli("runs", "export", "m.db", "-o", "json").out == whole
    exported = deckcli(*games, "m.db").out
    assert exported == deckcli(*games, "j.db").out == deckcli(*games, "r.db").out
    assert ",decisions,won_a,won_b,games,seen_a," in exported.splitlines()[0]


def test_other_races_are_other_matches(deckcli):
    deckcli(*RACE, "--pairs", "1", "--store", "r.db")
    run = deckcli(*MATCH, "--race", "4", "--pairs", "1", "--store", "r.db", "--resume")

    assert run.status == 2
    assert "r.db holds another match: race 5, not 4" in run.err


def test_a_game_without_prizes_has_no_races(deckcli):
    run = deckcli("match", "cipher/s01-marth", "cipher/s02-chrom", "--race", "5", "--pairs", "1")

    assert run.status == 2
    assert run.err == (
        "error[setting]: cipher is not played in races: its winners take nothing that can be "
        "counted\n  hint: leave out --race\n"
    )


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ("won = '4 3'", "an impossible won: (4, 3)"),
        ("won = '5 5'", "an impossible won: (5, 5)"),
        ("won = '5'", "an impossible won: (5,)"),
        ("games = 10", "an impossible games: 10"),
        ("games = 0", "an impossible games: 0"),
    ],
)
def test_races_that_nobody_can_have_played_are_noticed(deckcli, changed, told):
    deckcli(*RACE, "--pairs", "1", "--store", "runs.db")
    change("runs.db", f"UPDATE games SET {changed} WHERE game = 1")
    reseal("runs.db")

    assert refused() == f"runs.db has pair 1, game 1, has {told}"


def test_prizes_that_are_no_numbers_are_noticed(deckcli):
    deckcli(*RACE, "--pairs", "1", "--store", "runs.db")
    change("runs.db", "UPDATE games SET won = 'five' WHERE game = 1")
    reseal("runs.db")

    assert refused() == "runs.db has a game whose won is 'five'"


def test_stores_of_games_without_prizes_have_no_columns_for_them(deckcli):
    deckcli("match", "cipher/s01-marth", "cipher/s02-chrom", "--bots", "random", "--pairs", "1",
            "--store", "c.db", "--seed", "1")  # fmt: skip
    deckcli(*RACE, "--pairs", "1", "--store", "r.db")

    found = {}
    for path in ("c.db", "r.db"):
        with closing(sqlite3.connect(path)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            names = [row[1] for row in connection.execute("PRAGMA table_info(games)")]
            found[path] = (version, [name for name in ("won", "games") if name in names])
    assert found == {"c.db": (5, []), "r.db": (6, ["won", "games"])}
