"""deckcli match: options, outputs, gates and exit codes."""

import csv
import io
import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

ROOT = Path(__file__).parents[2]
DECKS = ("cipher/s01-marth", "cipher/s02-chrom")
QUICK = ("match", *DECKS, "--bots", "random", "--pairs", "6", "--seed", "7")


@pytest.fixture
def valid():
    schema = json.loads((ROOT / "schemas" / "match.schema.json").read_bytes())
    return Draft202012Validator(schema).validate


def test_a_match_in_words(deckcli):
    run = deckcli(*QUICK)

    assert (run.status, run.err) == (0, "")
    lines = run.out.splitlines()
    assert lines[0] == "Starter S01: Marth (A, random) against Starter S02: Chrom (B, random)"
    assert lines[1] == "12 games of cipher in 6 pairs, seed 7"
    for heading in ("Pairs by the points of A", "How games ended", "Length of a game",
                    "Cards of A, Starter S01: Marth", "Cards of B, Starter S02: Chrom"):  # fmt: skip
        assert heading in lines


def test_all_cards_are_shown_on_demand(deckcli):
    assert "-v shows" in deckcli(*QUICK).out
    every = deckcli(*QUICK, "-v").out
    assert "-v shows" not in every
    assert "B01-003" in every


def test_names_speak_the_language_that_was_asked_for(deckcli):
    assert "マルス" in deckcli(*QUICK, "-v", "--lang", "ja").out


def test_the_json_is_as_the_schema_says(deckcli, valid):
    run = deckcli(*QUICK, "-o", "json", "--sprt", "20:80", "--expect", "A>=1%")
    document = json.loads(run.out)

    valid(document)
    assert document["games"] == 2 * document["pairs"]
    assert sum(document["pair_table"]) == document["pairs"]
    assert sum(one["games"] for one in document["endings"]) == document["games"]
    assert deckcli(*QUICK, "-o", "json", "--sprt", "20:80", "--expect", "A>=1%").out == run.out


def test_the_json_has_no_paths(deckcli, folder, library):
    for name in DECKS:
        file = library.sample_files("cipher")[name]
        (folder / file.name).write_bytes(file.read_bytes())
    there = [str(folder / f"{name.partition('/')[2]}.yaml") for name in DECKS]
    run = deckcli("match", *there, *QUICK[3:], "-o", "json")

    assert str(folder) not in run.out
    assert run.out == deckcli(*QUICK, "-o", "json").out


def test_a_match_without_pairs_is_still_a_document(deckcli, valid):
    run = deckcli("match", *DECKS, "--time", "0", "--seed", "1", "-o", "json", "-o", "csv=a.csv",
                  "-o", "text=a.txt", "-o", "markdown=a.md", "-o", "junit=a.xml")  # fmt: skip

    assert run.status == 0
    valid(json.loads(run.out))
    assert json.loads(run.out)["pairs"] == 0


def test_nothing_played_passes_no_gate(deckcli):
    line = ("match", *DECKS, "--time", "0", "--expect", "A>=10%", "--expect", "A<=90%", "-q")
    run = deckcli(*line, "-o", "junit")
    suite = ET.fromstring(run.out).find("testsuite")

    assert run.status == 4
    assert [suite.get(key) for key in ("tests", "failures", "skipped")] == ["2", "0", "2"]


def test_csv_has_one_number_a_line(deckcli):
    run = deckcli(*QUICK, "-o", "csv")
    lines = list(csv.DictReader(io.StringIO(run.out)))

    assert list(lines[0]) == ["what", "key", "games", "value", "low", "high"]
    assert sum(int(one["games"]) for one in lines if one["what"] == "pairs") == 6
    assert {one["what"] for one in lines} >= {"score", "seen_A", "played_B", "ending"}


def test_markdown_has_a_heading_and_tables(deckcli):
    page = deckcli(*QUICK, "-o", "markdown").out

    assert page.startswith("## Starter S01: Marth (A, random) against")
    assert "| games | winner | ending |\n| ---: | --- | --- |\n" in page


def test_each_gate_is_a_test_case(deckcli):
    run = deckcli(*QUICK, "-o", "junit", "--expect", "A>=1%", "--expect", "A>=99%",
                  "--sprt", "49:51")  # fmt: skip
    suite = ET.fromstring(run.out).find("testsuite")
    cases = {case.get("name"): case.find("*") for case in suite.iter("testcase")}

    assert run.status == 1
    assert list(cases) == ["SPRT 49:51", "expect A>=1%", "expect A>=99%"]
    assert cases["expect A>=1%"] is None
    assert cases["expect A>=99%"].get("type") == "expectation"
    assert cases["SPRT 49:51"].tag == "skipped"
    assert cases["SPRT 49:51"].get("message").startswith("inconclusive, LLR ")
    assert [suite.get(key) for key in ("tests", "failures", "skipped")] == ["3", "1", "1"]


def test_several_outputs_of_one_run(deckcli, folder):
    run = deckcli(*QUICK, "-o", "text", "-o", "json=a.json", "-o", "junit=a.xml")

    assert run.out.startswith("Starter S01")
    assert json.loads((folder / "a.json").read_text(encoding="utf-8"))["pairs"] == 6
    assert (folder / "a.xml").exists()


@pytest.mark.parametrize(
    ("options", "status"),
    [
        (("--expect", "A>=1%"), 0),
        (("--expect", "A>=99%"), 1),
        (("--expect", "A>=1%", "--expect", "B>=99%"), 1),
        (("--bots", "greedy,random", "--sprt", "30:70"), 0),
        (("--bots", "random,greedy", "--sprt", "30:70"), 1),
        (("--sprt", "50:51"), 4),
        (("--sprt", "50:51", "--expect", "A>=99%"), 1),
    ],
)
def test_the_exit_status_is_the_answer(deckcli, options, status):
    run = deckcli(*QUICK, "--pairs", "25", *options, "-q")

    assert run.status == status, run.out


def test_an_early_stop_says_what_that_means(deckcli):
    run = deckcli(*QUICK[:3], "--bots", "greedy,random", "--seed", "7", "--sprt", "30:70")

    assert "expected length: " in run.err
    assert "SPRT 30:70 H1 accepted: A wins at least 70 % rather than 30 %" in run.out
    assert "the estimate leans towards the verdict" in run.out


def test_a_seed_is_drawn_and_told(deckcli):
    run = deckcli("match", *DECKS, "--bots", "random", "--pairs", "1", "-o", "json")
    word, number = run.err.split()

    assert word == "seed"
    assert json.loads(run.out)["seed"] == int(number)


def test_resuming_takes_the_seed_of_the_store(deckcli):
    deckcli(*QUICK, "--store", "runs.db")
    run = deckcli("match", *DECKS, "--bots", "random", "--pairs", "9", "--store", "runs.db",
                  "--resume", "-o", "json")  # fmt: skip

    assert (run.status, run.err) == (0, "")
    assert run.out == deckcli(*QUICK, "--pairs", "9", "-o", "json").out


def test_rules_are_recorded_and_change_the_match(deckcli):
    run = deckcli(*QUICK, "--rule", "max_turns=2", "-o", "json", "--expect", "limit<=5%")
    document = json.loads(run.out)

    assert run.status == 1
    assert document["rules"] == {"max_turns": 2}
    assert (document["turn_limit"], document["draws"]) == (12, 0)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--bots", "gredy"), "no bot is called 'gredy'"),
        (("--bots", "a,b,c"), "one bot for both decks, or two with a comma"),
        (("--sprt", "52:50"), "a test cannot ask for 52 % against 50 %"),
        (("--sprt", "many"), "'many' is no pair of win rates"),
        (("--sprt", "50:52", "--alpha", "0.9"), "cannot be error rates of a test"),
        (("--expect", "A is good"), "'A is good' is nothing that can be expected"),
        (("--time", "soon"), "--time soon is no time"),
        (("--shard", "3/2"), "--shard 3/2 is no part of a whole"),
        (("--shard", "0/2"), "--shard 0/2 is no part of a whole"),
        (("--shard", "1/2", "--sprt", "50:52"), "--shard cannot go with --sprt or --time"),
        (("--shard", "1/2", "--time", "5"), "--shard cannot go with --sprt or --time"),
        (("--resume",), "--resume needs --store"),
        (("--rule", "speed=2"), "no rule option is called 'speed'"),
        (("-o", "xml"), "no output is called 'xml'"),
        (("-o", "json="), "-o json= names no file"),
        (("-o", "json=a", "-o", "csv=a"), "two reports would be written to a"),
        (("--pairs", "0"), "--pairs"),
        (("--pairs", "99999999999999999999", "--time", "1s"), "range 1<=x<=1000000000."),
        (("--time", "1000001h"), "--time 1000001h is too long\n  hint: at most 1000000h"),
        (("--time", "9" * 400), "is too long\n"),
        (("--store", "no/such/folder.db"), "it cannot be opened"),
    ],
)
def test_wrong_usage(deckcli, options, message):
    run = deckcli(*QUICK, *options)

    assert (run.status, run.out) == (2, "")
    assert message in run.err


def test_a_test_of_nearly_equal_rates_has_an_end(deckcli, monkeypatch):
    budgets = []
    monkeypatch.setattr(
        "deckcli.cli.matches.match_run.play_match", lambda _, one, **__: budgets.append(one)
    )
    deckcli("match", *DECKS, "--seed", "1", "--sprt", "50:50.00000000001")

    assert budgets[0].total == 10**9


def test_a_store_that_exists_is_not_written_by_accident(deckcli):
    deckcli(*QUICK, "--store", "runs.db")
    run = deckcli(*QUICK, "--store", "runs.db")

    assert run.status == 2
    assert "runs.db exists already\n  hint: --resume goes on with it" in run.err


@pytest.mark.parametrize("change", [("--bots", "greedy"), ("--seed", "8"),
                                    ("--rule", "max_turns=9")])  # fmt: skip
def test_a_store_of_another_match_is_refused(deckcli, change):
    deckcli(*QUICK, "--store", "runs.db")
    run = deckcli(*QUICK, "--store", "runs.db", "--resume", *change)

    assert run.status == 2
    assert "runs.db holds another match: " in run.err


def test_decks_of_two_games(deckcli):
    run = deckcli("match", DECKS[0], "ashes/iron-men")

    assert run.status == 2
    assert "decks of different games: cipher and ashes" in run.err


def test_an_unreadable_deck(deckcli):
    run = deckcli("match", DECKS[0], "nowhere.yaml")

    assert run.status == 2
    assert "nowhere.yaml: DCK101" in run.err


@pytest.fixture
def illegal(folder, library):
    """A deck with five copies of a card."""
    text = library.sample_files("cipher")[DECKS[0]].read_text(encoding="utf-8")
    line = "B01-003: 2  # Marth, Altean Prince"
    assert line in text
    (folder / "five.yaml").write_text(text.replace(line, "B01-003: 5"), encoding="utf-8")
    return "five.yaml"


def test_an_illegal_deck_is_refused_with_its_findings(deckcli, illegal):
    run = deckcli("match", illegal, DECKS[1], "--pairs", "1")

    assert run.status == 1
    assert "CIP102 too-many-copies" in run.err


def test_an_illegal_deck_is_played_on_demand(deckcli, illegal):
    run = deckcli("match", illegal, DECKS[1], "--allow-illegal", *QUICK[3:], "-o", "json")

    assert run.status == 0, run.err


def test_a_deck_that_no_table_can_hold_is_refused_all_the_same(deckcli, folder):
    (folder / "no.yaml").write_text("game: cipher\ncards: {B01-003: 4}\n", encoding="utf-8")
    run = deckcli("match", "no.yaml", DECKS[1], "--allow-illegal", "--seed", "1")

    assert run.status == 2
    assert "error[not-playable]: " in run.err


def test_a_game_without_an_engine(deckcli, library):
    from deckcli import games
    from deckcli.games.playing import engines

    missing = sorted(set(games.keys()) - set(engines()))
    if not missing:
        pytest.skip("every game can be played")
    deck = next(iter(library.sample_files(missing[0])))
    run = deckcli("match", deck, deck, "--seed", "1")

    assert run.status == 2
    assert "error[not-playable]: " in run.err
