"""Ratings learned from games."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from deckcli.drafts.learning import learned

ROOT = Path(__file__).parents[2]


def report(score, **played):
    rows = [
        {"card": card, "played": {"games": games, "value": value}}
        for card, (games, value) in played.items()
    ]
    return {"score": {"value": score}, "cards": {"A": rows, "B": []}}


def test_a_card_is_compared_with_its_own_deck():
    """A bad deck that wins half of its games with a card has a good card there."""
    ratings = learned([report(0.3, good=(400, 0.5), usual=(400, 0.3), bad=(400, 0.1))])

    assert ratings["good"] > ratings["usual"] > ratings["bad"]
    assert ratings["usual"] == pytest.approx(50)
    assert ratings["good"] == pytest.approx(50 + 100 * 400 * 0.2 / 440, abs=0.1)


def test_a_few_games_prove_little():
    ratings = learned([report(0.5, rare=(2, 1.0), common=(2000, 0.6))])

    assert ratings["rare"] < ratings["common"]


def test_reports_add_up_and_cards_never_played_are_left_out():
    one, other = report(0.5, card=(100, 0.6)), report(0.5, card=(100, 0.4), idle=(0, 0.0))

    assert learned([one, other]) == {"card": 50.0}


def test_a_real_match_becomes_a_file_that_drafts_take(tmp_path):
    def run(*words):
        done = subprocess.run(
            [sys.executable, *words],
            cwd=tmp_path,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    decks = ("cipher/s01-marth", "cipher/s02-chrom")
    run("-m", "deckcli", "match", *decks, "--bots", "random", "--pairs", "3", "--seed", "1",
        "-o", "json=match.json")  # fmt: skip
    text = run(str(ROOT / "scripts" / "learn_ratings.py"), "match.json")
    (tmp_path / "learned.yaml").write_text(text, encoding="utf-8")

    assert json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))["games"] == 6
    assert "learned from 6 games" in text
    run("-m", "deckcli", "draft", "cipher/sealed", "--players", "2", "--seed", "1",
        "--ratings", "learned.yaml")  # fmt: skip
