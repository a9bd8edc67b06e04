"""deckcli tournament: outputs, gates, stores, shards and wrong usage."""

import csv
import io
import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from deckcli.bots import DEFAULT

ROOT = Path(__file__).parents[2]
DECKS = ("cipher/s01-marth", "cipher/s02-chrom", "cipher/blue-midrange")
QUICK = ("tournament", *DECKS, "--bots", "random", "--pairs", "3", "--seed", "7")
JSON = ("-o", "json", "-q")


@pytest.fixture
def valid():
    schema = json.loads((ROOT / "schemas" / "tournament.schema.json").read_bytes())
    return Draft202012Validator(schema).validate


def test_a_tournament_in_words(deckcli):
    run = deckcli(*QUICK)

    assert (run.status, run.err) == (0, "")
    lines = run.out.splitlines()
    assert lines[0] == "Round robin of cipher: 3 decks"
    assert lines[1] == "18 games in 9 pairs, 3 pairings, seed 7"
    for heading in ("Standings", "Matrix", "Metagame", "All decks are played by random."):
        assert heading in lines
    assert any(line.startswith("Nash mix, which nobody exploits") for line in lines)


def test_the_matrix_has_every_score_from_both_sides(deckcli):
    one = json.loads(deckcli(*QUICK, *JSON).out)["pairings"][0]
    lines = deckcli(*QUICK).out.partition("Matrix\n")[2].splitlines()[3:6]
    rows = {name: line for line in lines for name in (one["a"], one["b"]) if name in line}
    share = 100 * one["score"]["value"]

    assert len(lines) == 3
    assert f" {share:.0f} (" in rows[one["a"]]
    assert f" {100 - share:.0f} (" in rows[one["b"]]


def test_a_gauntlet_in_words(deckcli):
    lines = deckcli(*QUICK, "--type", "gauntlet").out.splitlines()

    assert lines[0] == "Gauntlet of cipher: Starter S01: Marth against 2 decks"
    assert "Starter S01: Marth against" in lines
    assert not {"Matrix", "Metagame"} & set(lines)


def test_bots_are_told_apart(deckcli):
    run = deckcli("tournament", DECKS[0], DECKS[0], "--bots", "greedy,random", *QUICK[6:])

    assert run.status == 0, run.err
    assert "All decks" not in run.out
    assert "Starter S01: Marth (1)  greedy" in run.out


@pytest.mark.parametrize("gauntlet", [(), ("--type", "gauntlet")])
def test_the_json_is_as_the_schema_says(deckcli, valid, gauntlet):
    line = (*QUICK, *gauntlet, "--expect", "marth>=1%", *JSON)
    run = deckcli(*line)
    document = json.loads(run.out)

    valid(document)
    assert document["type"] == ("gauntlet" if gauntlet else "roundrobin")
    assert [one["pairs"] for one in document["pairings"]] == [3] * (2 if gauntlet else 3)
    assert document["games"] == 2 * document["pairs"]
    assert deckcli(*line).out == run.out


def test_a_tournament_without_pairs_is_still_a_document(deckcli, valid):
    run = deckcli("tournament", *DECKS, "--time", "0", "--seed", "1", *JSON, "-o", "csv=a.csv",
                  "-o", "text=a.txt", "-o", "markdown=a.md", "-o", "junit=a.xml")  # fmt: skip

    assert run.status == 0
    valid(json.loads(run.out))


def test_what_was_not_played_passes_no_gate(deckcli):
    line = ("tournament", *DECKS, "--seed", "1", "--bots", "random", "-q")

    assert deckcli(*line, "--time", "0", "--expect", "marth>=1%").status == 4
    shard = ("--pairs", "1", "--shard", "1/3")
    assert deckcli(*line, *shard, "--expect", "marth>=1%").status == 4


def test_any_number_of_workers_gives_the_same_bytes(deckcli):
    outs = {deckcli(*QUICK, *JSON, "-j", jobs).out for jobs in ("1", "2", "3")}

    assert len(outs) == 1
    assert json.loads(outs.pop())["pairs"] == 9


def test_a_pairing_can_be_played_alone(deckcli):
    one = json.loads(deckcli(*QUICK, *JSON).out)["pairings"][1]
    alone = json.loads(
        deckcli("match", DECKS[0], DECKS[2], "--bots", "random", "--pairs", "3", "--seed",
                str(one["seed"]), *JSON).out
    )  # fmt: skip

    for key in ("pairs", "wins", "draws", "turn_limit", "pair_table", "both_drawn"):
        assert one[key] == alone[key]
    assert one["score"].items() <= alone["score"].items()


def test_another_deck_leaves_the_other_pairings_as_they_were(deckcli):
    few = json.loads(deckcli(*QUICK, *JSON).out)["pairings"]
    more = json.loads(deckcli(*QUICK[:4], "cipher/red-flier-rush", *QUICK[4:], *JSON).out)

    assert [one for one in more["pairings"] if "Red" not in one["b"]] == few


def test_csv_has_one_number_a_line(deckcli):
    lines = list(csv.DictReader(io.StringIO(deckcli(*QUICK, "-o", "csv").out)))

    assert list(lines[0]) == ["what", "key", "games", "value", "low", "high"]
    pairings = [one for one in lines if one["what"] == "pairing"]
    assert [one["games"] for one in pairings] == ["6"] * 3
    assert pairings[0]["key"] == "Starter S01: Marth vs Starter S02: Chrom"
    assert {one["what"] for one in lines} >= {"score", "rating", "mix", "against_mix"}


def test_markdown_has_headings_and_tables(deckcli):
    page = deckcli(*QUICK, "-o", "markdown").out

    assert page.startswith("## Round robin of cipher: 3 decks")
    assert "### Matrix\n" in page


def test_each_gate_is_a_test_case(deckcli):
    run = deckcli(*QUICK, "-o", "junit", "--expect", "each>=1%", "--expect", "marth vs chrom>=99%")
    suite = ET.fromstring(run.out).find("testsuite")
    cases = {case.get("name"): case.find("failure") for case in suite.iter("testcase")}

    assert run.status == 1
    assert list(cases) == [
        "expect Starter S01: Marth>=1%",
        "expect Starter S02: Chrom>=1%",
        "expect Blue midrange>=1%",
        "expect Starter S01: Marth vs Starter S02: Chrom>=99%",
    ]
    assert [failure is None for failure in cases.values()] == [True, True, True, False]


def test_shards_give_the_exact_result_of_the_whole(deckcli):
    whole = deckcli(*QUICK, *JSON).out
    for part in ("1", "2"):
        assert deckcli(*QUICK, "--shard", f"{part}/2", "--store", f"{part}.db", "-q").status == 0

    assert deckcli("runs", "merge", "2.db", "1.db", "--into", "cup.db").status == 0
    assert deckcli("runs", "export", "cup.db", *JSON).out == whole
    assert deckcli(*QUICK, "--store", "cup.db", "--resume", *JSON).out == whole


def test_resuming_plays_more_pairs_of_every_pairing(deckcli):
    deckcli(*QUICK, "--store", "cup.db")
    line = (*QUICK[:6], "--pairs", "5", "--store", "cup.db", "--resume", *JSON)

    assert deckcli(*line).out == deckcli(*QUICK, "--pairs", "5", *JSON).out


def test_the_report_of_one_pairing_in_a_store(deckcli):
    deckcli(*QUICK, "--store", "cup.db")
    seed = json.loads(deckcli("runs", "export", "cup.db", *JSON).out)["pairings"][2]["seed"]
    found = deckcli("runs", "export", "cup.db", "--pairing", "midrange vs chrom", *JSON)
    alone = deckcli("match", DECKS[1], DECKS[2], "--bots", "random", "--pairs", "3", "--seed",
                    str(seed), *JSON)  # fmt: skip

    assert found.out == alone.out


def test_status_and_games_of_a_tournament(deckcli):
    deckcli(*QUICK, "--store", "cup.db")
    (row,) = json.loads(deckcli("runs", "status", "cup.db", "-o", "json").out)
    games = json.loads(deckcli("runs", "export", "cup.db", "--games", "-o", "json").out)

    assert (row["type"], row["a"], row["b"]) == ("roundrobin", "Starter S01: Marth", "2 others")
    assert (row["pairs"], row["gaps"]) == (9, 0)
    assert [one["b"] for one in games[::2]][:3] == [
        "Starter S02: Chrom", "Blue midrange", "Blue midrange",
    ]  # fmt: skip


def test_the_regression_gate(deckcli):
    deckcli(*QUICK, "--store", "base.db")
    deckcli(*QUICK, "--store", "now.db")
    run = deckcli("runs", "compare", "base.db", "now.db", "--deck", "chrom", "-o", "json")
    document = json.loads(run.out)

    assert (run.status, document["result"]) == (0, "passed")
    assert (document["subject"], document["base"]["pairs"]) == ("Starter S02: Chrom", 6)
    assert "Marth scores" in deckcli("runs", "compare", "base.db", "now.db").out


def test_a_match_is_no_tournament(deckcli):
    deckcli("match", *DECKS[:2], "--bots", "random", "--pairs", "1", "--seed", "7",
            "--store", "match.db")  # fmt: skip
    run = deckcli("tournament", *DECKS[:2], *QUICK[4:], "--store", "match.db", "--resume")

    assert run.status == 2
    assert "match.db holds another match: plan match, not roundrobin" in run.err
    for line in (("export", "match.db", "--pairing", "a vs b"),
                 ("compare", "match.db", "match.db", "--deck", "marth")):  # fmt: skip
        assert "is for tournaments" in deckcli("runs", *line).err


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ((DECKS[0],), "a tournament needs two decks or more"),
        ((*DECKS, DECKS[1]), f"are the same deck, both played by {DEFAULT}"),
        ((DECKS[0], "ashes/iron-men", DECKS[1]), "decks of different games: cipher and ashes"),
        ((*DECKS, "--bots", "gredy"), "no bot is called 'gredy'"),
        ((*DECKS, "--bots", "greedy,random"), "one bot for all decks, or 3"),
        ((*DECKS, "--expect", "robin>=1%"), "no deck of the tournament is called 'robin'"),
        ((*DECKS, "--expect", "starter>=1%"), "'starter' may be Starter S01: Marth or Starter S02"),
        ((*DECKS, "--expect", "many"), "'many' is nothing that can be expected"),
        ((*DECKS, "--shard", "1/2", "--time", "5"), "--shard cannot go with --sprt or --time"),
        ((*DECKS, "--resume"), "--resume needs --store"),
        ((*DECKS, "--store", "no/such/folder.db"), "it cannot be opened"),
        (("-", "-"), "standard input (-) can be read only once"),
        ((DECKS[0], "nowhere.yaml"), "nowhere.yaml: DCK101"),
    ],
)
def test_wrong_usage(deckcli, line, message):
    run = deckcli("tournament", *line)

    assert (run.status, run.out) == (2, "")
    assert message in run.err


def test_illegal_decks_are_refused_with_all_their_findings(deckcli, folder, library):
    text = library.sample_files("cipher")[DECKS[0]].read_text(encoding="utf-8")
    for copies in (5, 6):
        changed = text.replace("B01-003: 2  # Marth, Altean Prince", f"B01-003: {copies}")
        (folder / f"{copies}.yaml").write_text(changed, encoding="utf-8")
    run = deckcli("tournament", "5.yaml", "6.yaml", DECKS[1])

    assert run.status == 1
    assert run.err.count("CIP102 too-many-copies") == 2
    allowed = deckcli("tournament", "5.yaml", "6.yaml", "--allow-illegal", *QUICK[4:])
    assert allowed.status == 0, allowed.err
    assert "Starter S01: Marth (2)" in allowed.out


def test_an_unknown_type_is_refused_with_those_there_are(deckcli):
    run = deckcli(*QUICK, "--type", "swiss")

    assert run.status == 2
    assert "no tournament is of the type 'swiss'" in run.err
    assert "types: roundrobin, gauntlet" in run.err
