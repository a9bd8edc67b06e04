"""`deckcli hand`: what a user types and sees."""

import csv
import io
import json

import pytest

HAND = ("hand", "cipher/s01-marth", "--seed", "7")
FIVE = """
game: cipher
name: Five Marths
main_character: B01-003
cards: {B01-003: 5, B01-006: 4, B01-008: 4}
"""


def test_one_hand_with_the_facts_of_its_cards(deckcli):
    run = deckcli(*HAND)

    assert run.status == 0
    assert run.out.startswith("Starter S01: Marth (Fire Emblem Cipher), seed 7\nmain character: ")
    assert "hand (6 cards)" in run.out
    assert "orbs, face down (5 cards)" in run.out
    assert "Attack" in run.out
    assert run.err == ""


def test_without_a_seed_one_is_drawn_and_told(deckcli):
    first = deckcli("hand", "cipher/s01-marth")
    seed = first.err.split()[1]

    assert deckcli("hand", "cipher/s01-marth", "--seed", seed).out == first.out


@pytest.mark.parametrize("number", ["1", "500"])
@pytest.mark.parametrize("output", ["text", "markdown", "csv", "json"])
@pytest.mark.parametrize(
    "deck",
    [
        "cipher/s01-marth", "ashes/iron-men", "summon_magic/two-books", "blue_moon/hoax",
        "blackpoker/half-27",
    ],
)  # fmt: skip
def test_the_same_seed_gives_the_same_bytes(deckcli, deck, output, number):
    line = ("hand", deck, "--seed", "5", "-n", number, "-o", output)
    first, second = deckcli(*line), deckcli(*line)

    assert first.status == 0
    assert first.out == second.out != ""


def test_a_hand_as_json(deckcli):
    found = json.loads(deckcli(*HAND, "-o", "json").out)

    assert (found["schema_version"], found["game"], found["seed"]) == (1, "cipher", 7)
    assert [len(found[part]) for part in ("hand", "orbs")] == [6, 5]
    assert found["aside"]["main character"]["id"] == "B01-003"
    assert set(found["hand"][0]) >= {"id", "name", "cost", "attack"}


def test_dice_and_first_five(deckcli):
    found = json.loads(deckcli("hand", "ashes/iron-men", "--seed", "1", "-o", "json").out)

    assert len(found["dice"]) == 10
    assert len(found["hand"]) == 5


def test_the_reveal(deckcli):
    run = deckcli("hand", "blackpoker/half-27", "--seed", "7")

    assert "of the other half of the pack: goes " in run.out
    assert "turned up (1 card)" in run.out


def test_a_policy_on_one_hand(deckcli):
    run = deckcli(*HAND, "--mulligan", "always")

    assert "first hand, put back (6 cards)" in run.out
    assert "new hand (6 cards)" in run.out


def test_names_in_japanese(deckcli):
    assert "マルス" in deckcli(*HAND, "--lang", "ja").out


def test_many_hands_as_bars(deckcli):
    run = deckcli(*HAND, "-n", "1000")

    assert run.out.startswith("1,000 opening hands of Starter S01: Marth")
    assert "Deployment cost, mean " in run.out
    assert "█" in run.out
    assert max(map(len, run.out.splitlines())) <= 100


def test_many_hands_as_tables(deckcli, tmp_path):
    run = deckcli(*HAND, "-n", "1000", "-o", "csv=hands.csv", "-o", "json")
    rows = list(csv.DictReader(io.StringIO((tmp_path / "hands.csv").read_text("utf-8"))))
    found = json.loads(run.out)

    assert len(rows) == len(found["statistics"])
    assert set(rows[0]) == {
        "policy", "statistic", "value", "mean", "one_or_more", "two_or_more", "three_or_more",
    }  # fmt: skip
    assert float(rows[0]["mean"]) == found["statistics"][0]["mean"]


def test_two_policies_on_the_same_hands(deckcli):
    run = deckcli(*HAND, "-n", "1000", "--mulligan", "keep if unit:Marth", "--versus", "never")

    assert "A: keep if unit:Marth: kept " in run.out
    assert "B: never: kept 100.00 %" in run.out
    assert "goal: unit:Marth >= 1: A " in run.out
    assert "on the same hands" in run.out


def test_goals_of_ones_own(deckcli):
    line = (*HAND, "-n", "1000", "--goal", "cost<=1 >= 2", "--goal", "unit:Marth", "-o", "json")
    goals = json.loads(deckcli(*line).out)["goals"]

    assert [one["goal"] for one in goals] == ["cost<=1 >= 2", "unit:Marth >= 1"]
    low, high = goals[0]["outcomes"][0]["interval"]
    assert low < goals[0]["outcomes"][0]["share"] < high


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("-n", "0"), "-n 0: from 1 to 10,000,000 hands are dealt"),
        (("-n", "1000000000"), "-n 1000000000: from 1 to 10,000,000 hands are dealt"),
        (("--versus", "never"), "--versus goes with --mulligan"),
        (("--mulligan", "never", "--versus", "always"), "--versus counts hands"),
        (("--goal", "unit:Marth"), "--goal counts hands"),
        (("--mulligan", "keep if"), "there is no wish here"),
        (("--mulligan", "keep if foo:1"), "cipher has no field 'foo'"),
        (("--part", "orbs"), "no hand is drawn from 'orbs'"),
        (("-o", "xml"), "no output is called 'xml'"),
        (("-o", "csv="), "names no file"),
    ],
)
def test_what_cannot_be_done_is_said(deckcli, options, message):
    run = deckcli(*HAND, *options)

    assert (run.status, run.out) == (2, "")
    assert message in run.err


@pytest.mark.parametrize(
    "deck", ["ashes/iron-men", "summon_magic/knights", "blue_moon/hoax", "blackpoker/full-54"]
)
def test_games_without_a_mulligan_refuse_policies(deckcli, deck):
    run = deckcli("hand", deck, "--mulligan", "always")

    assert run.status == 2
    assert "has no mulligan" in run.err


def test_an_illegal_deck_is_refused_with_its_findings(deckcli, tmp_path):
    (tmp_path / "five.yaml").write_text(FIVE, encoding="utf-8")
    run = deckcli("hand", "five.yaml")

    assert (run.status, run.out) == (1, "")
    assert "CIP102" in run.err
    assert "CIP101" in run.err
    assert "--allow-illegal" in run.err
    assert deckcli("hand", "five.yaml", "--allow-illegal", "--seed", "1").status == 0


def test_unknown_cards_are_never_dealt(deckcli, tmp_path):
    text = FIVE.replace("B01-008: 4", "B99-999: 4")
    (tmp_path / "who.yaml").write_text(text, encoding="utf-8")

    assert "DCK209" in deckcli("hand", "who.yaml").err
    run = deckcli("hand", "who.yaml", "--allow-illegal")
    assert (run.status, run.out) == (2, "")
    assert "4 cards of the deck are unknown" in run.err


@pytest.mark.parametrize("text", ["", "no deck", "game: chess\n", "\0\0"])
def test_what_is_no_deck_is_refused(deckcli, tmp_path, text):
    (tmp_path / "no.yaml").write_text(text, encoding="utf-8")
    run = deckcli("hand", "no.yaml", "--allow-illegal")

    assert run.status in (1, 2)
    assert run.out == ""
    assert "DCK" in run.err


def test_a_missing_file(deckcli):
    assert deckcli("hand", "missing.yaml").status == 2
