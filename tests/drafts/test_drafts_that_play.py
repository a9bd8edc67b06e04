"""`deckcli draft --play`: the decks of a pod meet."""

import json

import pytest

POD = ("draft", "ashes/rulebook", "--seed", "7", "--play", "--times", "1")


@pytest.fixture
def at_random(monkeypatch):
    """Quick games."""
    monkeypatch.setattr("deckcli.cli.drafts.draft_play._BOT", "random")


def test_all_pairs_of_decks_meet_after_the_draft(at_random, deckcli, tmp_path):
    run = deckcli(*POD, "--players", "3", "--out", "d")
    decks = [f"d/player-{n}.yaml" for n in (1, 2, 3)]
    again = deckcli("tournament", *decks, "--bots", "random", "--pairs", "1", "--seed", "7")

    assert run.status == 0
    assert run.out.startswith((tmp_path / "d" / "picks.txt").read_text(encoding="utf-8"))
    assert run.out.endswith("\n\n" + again.out)
    assert "6 games in 3 pairs, 3 pairings, seed 7" in again.out


def test_one_table_for_all_is_a_match(at_random, deckcli):
    run = deckcli(*POD, "--players", "3", "--table", "3", "--out", "d", "-o", "json")
    decks = [f"d/player-{n}.yaml" for n in (1, 2, 3)]
    again = deckcli(
        "match", *decks, "--bots", "random", "--rotations", "1", "--seed", "7", "-o", "json"
    )

    assert run.out == again.out
    assert json.loads(run.out)["games"] == 3


def test_four_players_at_tables_of_three(at_random, deckcli):
    run = deckcli(*POD, "--players", "4", "--table", "3", "-o", "json")

    assert json.loads(run.out)["games"] == 4 * 3


@pytest.mark.parametrize(
    "name", ["ashes/organised-play", "blackpoker/random-half", "blue_moon/draft",
             "cipher/sealed", "summon_magic/cube"],
)  # fmt: skip
def test_every_game_that_drafts_plays(at_random, deckcli, name):
    run = deckcli("draft", name, "--players", "2", "--seed", "1", "--play", "--times", "1")

    assert (run.status, run.err) == (0, "")
    assert "2 games of" in run.out


def test_the_greedy_bot_plays(deckcli):
    run = deckcli("draft", "blackpoker/random-half", "--players", "2", "--seed", "1", "--play",
                  "--times", "1", "-o", "json")  # fmt: skip

    assert [deck["bot"] for deck in json.loads(run.out)["decks"]] == ["greedy", "greedy"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--players", "2", "--play", "--table", "3"), "--table 3: there are only 2 players"),
        (("--play", "--repeat", "5"), "--play and --repeat do not go together"),
        (("--play", "--about"), "--play and --about do not go together"),
        (("--table", "3"), "--table is about games"),
        (("--times", "3"), "--times is about games"),
        (("-j", "2"), "--jobs is about games"),
    ],
)
def test_what_does_not_go_together_is_said_before_the_draft(deckcli, arguments, told):
    run = deckcli("draft", "ashes/rulebook", *arguments)

    assert (run.status, run.out) == (2, "")
    assert f"error[setting]: {told}\n" in run.err


def test_a_game_for_two_has_no_table_for_three(deckcli):
    run = deckcli("draft", "cipher/booster", "--players", "3", "--play", "--table", "3")

    assert (run.status, run.out) == (2, "")
    assert "error[not-playable]: 3 decks at one table; cipher is for 2" in run.err
