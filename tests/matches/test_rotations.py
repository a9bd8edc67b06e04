"""Three and four decks at one table: the toy of the contract suite, played by the commands."""

import io
import json
import os
import shlex
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import jsonschema
import pytest
from brawl_house.with_brawl import HERE, furnish, move_in
from kept_pairs import kept, wait_for_pairs

from deckcli import games
from deckcli.core import paths
from deckcli.matches.store import Store

SCHEMAS = Path(__file__).parents[2] / "schemas"
THREE = ("brawl/bolts", "brawl/shields", "brawl/counters")
FOUR = (*THREE, "brawl/mixed")
LINE = ("--bots", "random", "--seed", "7", "-q")
MATCH = ("match", *THREE, *LINE)
CUP = ("tournament", *FOUR, "--table", "3", *LINE)


@pytest.fixture
def one_library():
    """Not here: the library that other tests share does not know this game."""


@pytest.fixture(autouse=True)
def brawl(tmp_path_factory, monkeypatch):
    """One more game, for this test alone."""
    house = furnish(tmp_path_factory.mktemp("house"))
    monkeypatch.setenv("BRAWL_HOUSE", str(house))
    monkeypatch.setattr(games, "__path__", [*games.__path__])
    monkeypatch.setattr(paths, "PACKAGE", paths.PACKAGE)
    move_in(house)
    yield
    games.keys.cache_clear()


@pytest.fixture
def begun():
    """Start the program as a process of its own, in a group of its own."""
    running = []

    def start(*argv):
        process = subprocess.Popen(
            [sys.executable, str(HERE / "with_brawl.py"), *argv],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
            start_new_session=True,
        )  # fmt: skip
        running.append(process)
        return process

    yield start
    for process in running:
        process.kill()
        process.communicate()


def document(run, schema="match-table"):
    """What a run wrote as JSON, which follows the schema."""
    assert run.status in (0, 1), run.err
    found = json.loads(run.out)
    jsonschema.validate(found, json.loads((SCHEMAS / f"{schema}.schema.json").read_bytes()))
    return found


def games_of(deckcli, store):
    return json.loads(deckcli("runs", "export", store, "--games", "-o", "json").out)


def test_a_rotation_seats_every_deck_everywhere_with_one_seed(deckcli):
    deckcli(*MATCH, "--rotations", "5", "--store", "runs.db")
    rows = games_of(deckcli, "runs.db")

    assert [row["rotation"] for row in rows] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]
    assert [row["seats"] for row in rows[:3]] == ["ABC", "BCA", "CAB"]
    assert len({row["seed"] for row in rows}) == 5
    assert list(rows[0])[-9:] == [
        "seen_a", "played_a", "seen_b", "played_b", "seen_c", "played_c", "a", "b", "c",
    ]  # fmt: skip


def test_deckcli_play_repeats_any_game(deckcli):
    deckcli(*MATCH, "--rotations", "3", "--store", "runs.db")
    decks = dict(zip("ABC", THREE, strict=True))
    for row in games_of(deckcli, "runs.db"):
        seated = [decks[letter] for letter in row["seats"]]
        line = ("--bots", "random", "--seed", str(row["seed"]), "--log", "game.json")
        assert deckcli("play", *seated, *line).status == 0
        log = json.loads(Path("game.json").read_text(encoding="utf-8"))

        winner = f"p{row['seats'].index(row['winner']) + 1}" if row["winner"] else None
        assert (log["result"]["winner"], log["result"]["turns"]) == (winner, row["turns"])
        assert len(log["actions"]) == row["decisions"]


def test_shares_add_up_over_decks_and_over_seats(deckcli):
    found = document(deckcli(*MATCH, "--rotations", "20", "-o", "json"))

    assert (found["rotations"], found["games"], found["mirror"]) == (20, 60, False)
    assert sum(share["value"] for share in found["shares"].values()) == pytest.approx(1, abs=1e-5)
    assert sum(share["value"] for share in found["seats"]) == pytest.approx(1, abs=1e-5)
    for share in (*found["shares"].values(), *found["seats"]):
        assert 0 <= share["low"] < share["value"] < share["high"] <= 1


def test_a_point_goes_to_the_winner_or_to_those_still_in_the_game(deckcli):
    """Bolts alone hurt: at the limit some are out and the others share."""
    line = ("--rotations", "30", "--rule", "max_turns=7", "--store", "runs.db", "-o", "json")
    found = document(deckcli(*MATCH, *line))
    rows = games_of(deckcli, "runs.db")
    points = Counter()
    for row in rows:
        takers = row["winner"] or row["shared"]
        assert bool(row["winner"]) is not bool(row["shared"])
        for letter in takers:
            points[letter] += 1 / len(takers)

    assert {len(row["shared"]) for row in rows if row["cut"]} >= {2, 3}
    for letter, share in found["shares"].items():
        assert share["value"] == pytest.approx(points[letter] / 90, abs=1e-6)
    assert found["turn_limit"] == sum(row["cut"] for row in rows) > 0


def test_what_every_seat_sees_and_plays_is_told(deckcli):
    """Every deck has bolts and whoever throws one has played it, from the third seat too."""
    deckcli(*MATCH, "--rotations", "20", "--store", "runs.db")
    rows = games_of(deckcli, "runs.db")
    for letter in "abc":
        seats = {row["seats"].index(letter.upper()) for row in rows if int(row[f"played_{letter}"])}
        assert seats == {0, 1, 2}
    with Store.open("runs.db") as store:
        assert store.cards == [["bolt"], ["bolt", "shield"], ["bolt", "counter"]]
    for row in rows:
        for letter in "abc":
            assert int(row[f"played_{letter}"], 16) & ~int(row[f"seen_{letter}"], 16) == 0
            assert int(row[f"seen_{letter}"], 16) > 0


def test_a_mirror_of_three_is_exactly_even(deckcli):
    line = ("match", *[THREE[0]] * 3, *LINE, "--rotations", "4")
    found = document(deckcli(*line, "-o", "json"))

    assert found["mirror"] is True
    third = pytest.approx(1 / 3, abs=1e-6)
    assert all(list(share.values()) == [third] * 3 for share in found["shares"].values())
    assert "One deck and one bot has all seats" in deckcli(*line).out


@pytest.mark.parametrize("output", ["text", "markdown", "csv", "junit"])
def test_every_output_has_the_shares(deckcli, output):
    found = document(deckcli(*MATCH, "--rotations", "4", "-o", "json"))
    run = deckcli(*MATCH, "--rotations", "4", "--expect", "C>=1%", "-o", output)

    share = found["shares"]["C"]["value"]
    shown = str(share) if output == "csv" else f"{100 * share:.1f} %"
    assert run.status == 0
    assert shown in run.out
    title = "Bolts (A, random) against Shields (B, random) and Counters (C, random)"
    assert (title in run.out) is (output != "csv")


def test_gates_know_every_deck(deckcli):
    run = deckcli(
        *MATCH, "--rotations", "6", "--expect", "C>=1%", "--expect", "b<=1%", "-o", "json"
    )
    found = document(run)

    assert run.status == 1
    assert [(gate["expect"], gate["passed"]) for gate in found["gates"]] == [
        ("C>=1%", True), ("b<=1%", False),
    ]  # fmt: skip
    refused = deckcli(*MATCH, "--expect", "D>=25%")
    assert refused.status == 2
    assert 'for example "A>=45%"; there are A, B, C, draws, limit' in refused.err


def test_the_store_the_workers_and_the_shards_give_the_same_bytes(deckcli):
    whole = deckcli(*MATCH, "--rotations", "9", "-o", "json")
    deckcli(*MATCH, "--rotations", "4", "--store", "runs.db")
    resumed = deckcli(*MATCH, "--rotations", "9", "--store", "runs.db", "--resume", "-o", "json")
    for part in "123":
        deckcli(*MATCH, "--rotations", "9", "--shard", f"{part}/3", "--store", f"{part}.db")
    merged = deckcli("runs", "merge", "1.db", "3.db", "2.db", "--into", "merged.db")

    assert resumed == whole
    assert merged.err == "9 rotations of 3 stores in merged.db\n"
    assert deckcli("runs", "export", "merged.db", "-o", "json").out == whole.out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_match_of_three_is_killed_and_resumed(begun, deckcli, jobs):
    endless = (*MATCH, "--rotations", "1000000", "--store", "runs.db", "-j", jobs)
    process = begun(*endless)
    wait_for_pairs(process)
    process.kill()
    process.wait()
    number = str(kept()[-1] + 3)
    line = (*MATCH, "--rotations", number, "-o", "json")

    assert deckcli(*line, "--store", "runs.db", "--resume") == deckcli(*line)
    assert kept() == list(range(1, int(number) + 1))


def test_a_tournament_at_tables_of_three_is_killed_interrupted_and_resumed(begun, deckcli):
    endless = (*CUP, "--rotations", "1000000", "--store", "runs.db", "-j", "2")
    process = begun(*endless)
    wait_for_pairs(process)
    process.kill()
    process.wait()
    process = begun(*endless, "--resume", "-o", "json")
    wait_for_pairs(process, len(kept()) + 2)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    words = shlex.split(err.strip().splitlines()[-1])[1:]
    number = str(kept()[-1] // 4 + 1)
    words[words.index("--rotations") + 1] = number
    words[words.index("--jobs") + 1] = "1"  # workers of this process would not know the game

    alone = deckcli(*CUP, "--rotations", number, "-o", "json")
    assert deckcli(*words, "-q") == alone
    assert document(alone, "tournament-table")["rotations"] == 4 * int(number)


def test_every_group_of_three_meets(deckcli):
    found = document(deckcli(*CUP, "--rotations", "3", "-o", "json"), "tournament-table")

    assert [group["decks"] for group in found["groups"]] == [
        ["Bolts", "Counters", "Mixed"], ["Bolts", "Counters", "Shields"],
    ] or len(found["groups"]) == 4  # fmt: skip
    assert (found["table"], found["rotations"], found["games"]) == (3, 12, 36)
    for deck in found["decks"]:
        assert (deck["groups"], deck["rotations"]) == (3, 9)
        assert 0 <= deck["share"]["low"] <= deck["share"]["value"] <= deck["share"]["high"] <= 1
    assert sum(deck["share"]["value"] for deck in found["decks"]) == pytest.approx(4 / 3, abs=1e-5)
    assert "Round robin of brawl: 4 decks at tables of 3" in deckcli(*CUP, "--rotations", "1").out


def test_a_group_is_the_match_it_would_be_alone(deckcli):
    whole = deckcli(*CUP, "--rotations", "3", "--store", "cup.db", "-o", "json")
    (group,) = [
        group
        for group in document(whole, "tournament-table")["groups"]
        if group["decks"] == ["Bolts", "Shields", "Counters"]
    ]
    line = ("match", *THREE, "--bots", "random", "--rotations", "3", "-q", "-o", "json")
    alone = deckcli(*line, "--seed", str(group["seed"]))
    exported = deckcli(
        "runs", "export", "cup.db", "--pairing", "bolts vs counters vs shields", "-o", "json"
    )

    assert exported.out == alone.out
    assert list(document(alone)["shares"].values()) == group["shares"]


def test_a_sample_of_groups_is_fair_and_part_of_the_store(deckcli):
    line = (*CUP, "--rotations", "2", "--groups", "2", "--store", "cup.db")
    found = document(deckcli(*line, "-o", "json"), "tournament-table")
    groups = [deck["groups"] for deck in found["decks"]]

    assert len(found["groups"]) == 2
    assert sum(groups) == 6
    assert max(groups) - min(groups) <= 1
    again = document(deckcli(*line, "--resume", "-o", "json"), "tournament-table")
    assert again == found
    other = deckcli(*CUP, "--rotations", "2", "--groups", "3", "--store", "cup.db", "--resume")
    assert "cup.db holds another tournament: a sample of groups 2, not 3" in other.err


def test_gates_of_a_tournament_ask_for_shares(deckcli):
    run = deckcli(*CUP, "--rotations", "3", "--expect", "each>=1%", "-o", "junit")

    assert (run.status, run.out.count("<testcase")) == (0, 4)
    refused = deckcli(*CUP, "--expect", "bolts vs mixed>=10%")
    assert refused.status == 2
    assert "at tables of 3 a deck takes points from all others at once" in refused.err


def test_a_gauntlet_at_tables_of_three(deckcli):
    found = document(
        deckcli(*CUP, "--type", "gauntlet", "--rotations", "1", "-o", "json"), "tournament-table"
    )

    assert [group["decks"][0] for group in found["groups"]] == ["Bolts"] * 3


def test_four_at_one_table(deckcli):
    found = document(deckcli("match", *FOUR, *LINE, "--rotations", "3", "-o", "json"))

    assert (found["games"], list(found["shares"])) == (12, ["A", "B", "C", "D"])


IN_ROTATIONS = """\
3 decks at a table play in rotations, not in pairs
  hint: use --rotations 5: 3 games each
"""
SPRT = """\
--sprt is for two decks: its test counts the five results of a pair
  hint: use --rotations and --expect
"""
FOR_TWO = """\
3 decks at one table; cipher is for 2
  hint: deckcli tournament lets many decks meet, two at a table
"""
CIPHER = ("cipher/s01-marth", "cipher/s02-chrom", "cipher/blue-midrange")
FIVE = """\
5 decks at one table; there are 4 seats
  hint: deckcli tournament lets many decks meet
"""
NO_DECK = """\
the seat B has no deck
  hint: name a file or game/name
"""


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (("match", *THREE, "--pairs", "5"), IN_ROTATIONS),
        (("match", *THREE[:2], "--rotations", "5"),
         "two decks play in pairs, not in rotations\n  hint: use --pairs 5\n"),
        (("tournament", *FOUR, "--table", "3", "--pairs", "5"), IN_ROTATIONS),
        (("match", *THREE, "--sprt", "50:52"), SPRT),
        (("tournament", *THREE, "--table", "4"), "--table 4: there are only 3 decks\n"),
        (("match", *FOUR[:4], FOUR[0]), FIVE),
        (("play", *FOUR[:4], FOUR[0]), FIVE),
        (("match", FOUR[0], "", FOUR[1]), NO_DECK),
        (("play", FOUR[0], "", FOUR[1]), NO_DECK),
        (("match", *CIPHER), FOR_TWO),
        (("play", *CIPHER), FOR_TWO),
        (("play", *THREE, "--human", "4"), "there is no seat 4\n  hint: seats are 1, 2 and 3\n"),
    ],
)  # fmt: skip
def test_what_does_not_go_together(deckcli, line, message):
    run = deckcli(*line)

    assert (run.status, run.out) == (2, "")
    assert run.err.partition("]: ")[2] == message


def test_what_holds_for_two_only_is_refused_with_a_word_why(deckcli):
    deckcli(*MATCH, "--rotations", "2", "--store", "runs.db")
    compared = deckcli("runs", "compare", "runs.db", "runs.db")
    planned = deckcli("runs", "plan", "--margin", "2", "--store", "runs.db")

    assert compared.status == planned.status == 2
    assert compared.err == (
        "error[store]: runs.db cannot be compared: it has tables for 3\n"
        "  hint: pairs are compared one by one, and only two decks play in pairs\n"
    )
    assert "runs.db has tables for 3; a plan counts pairs of two decks" in planned.err


def test_the_status_of_pairs_and_rotations_side_by_side(deckcli):
    deckcli(*MATCH, "--rotations", "2", "--store", "three.db")
    deckcli("match", *THREE[:2], *LINE, "--pairs", "3", "--store", "two.db")
    rows = json.loads(deckcli("runs", "status", "three.db", "two.db", "-o", "json").out)

    assert [(row["b"], row["rotations"]) for row in rows] == [
        ("Shields, Counters", 2), ("Shields", 3),
    ]  # fmt: skip


@pytest.mark.parametrize("seat", [1, 3])
def test_a_person_may_have_any_seat(deckcli, monkeypatch, seat):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"1\n" * 200)))
    run = deckcli("play", *THREE, "--bots", "greedy", "--human", str(seat), "--seed", "3")

    assert f"p{seat}, turn (? for help)> 1" in run.out
    assert run.status in (0, 130)
