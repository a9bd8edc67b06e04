"""`deckcli odds`: what a user types and sees."""

import json

import pytest

ODDS = ("odds", "cipher/s01-marth")
WISH = "cost<=1 >= 2 and unit:Marth >= 1"


def test_exact_odds_by_turn(deckcli):
    run = deckcli(*ODDS, WISH, "--by-turn", "3")

    assert run.status == 0
    assert "60.25 %  by turn 3, going first: 6 in the opening hand, 2 drawn" in run.out
    assert "exact (no choice is involved once the opening hand is kept): 90,568,193 of" in run.out
    assert "cost<=1 >= 2" in run.out.splitlines()[7]
    assert run.err == ""


def test_going_second_draws_one_card_more(deckcli):
    first, second = (
        json.loads(deckcli(*ODDS, WISH, "--by-turn", "3", "-o", "json", *more).out)
        for more in ((), ("--on-the-draw",))
    )

    assert (first["drawn"], second["drawn"]) == (2, 3)
    assert first["chance"] < second["chance"]
    assert second["chance"] == json.loads(
        deckcli(*ODDS, WISH, "--drawn", "3", "-o", "json").out
    )["chance"]  # fmt: skip


def test_an_exact_answer_as_json(deckcli):
    found = json.loads(deckcli(*ODDS, "id=B01-003", "-o", "json").out)

    assert found["schema_version"] == 1
    assert (found["method"], found["fraction"]) == ("exact", [6, 49])
    assert "seed" not in found


def test_a_simulated_answer_has_its_seed_and_interval(deckcli):
    line = (*ODDS, WISH, "-n", "5000", "-o", "json")
    first = deckcli(*line)
    found = json.loads(first.out)

    assert found["method"] == "simulated"
    assert found["interval"][0] < found["chance"] < found["interval"][1]
    assert first.err == f"seed {found['seed']}\n"
    assert deckcli(*line, "--seed", found["seed"]).out == first.out


@pytest.mark.parametrize(
    ("deck", "wish", "assumption"),
    [
        ("ashes/iron-men", "Protect", "the hand is used up or discarded in every round"),
        ("summon_magic/knights", "type:monster", "one action point a turn is spent on Charge"),
        ("blue_moon/hoax", "type:booster", "one card, the character, is played each turn"),
        ("blackpoker/full-54", "number=1", "each Draw takes its one card and not the second"),
    ],
)
def test_where_drawing_is_a_choice_it_says_what_it_assumes(deckcli, deck, wish, assumption):
    run = deckcli("odds", deck, wish, "--by-turn", "2", "-n", "2000", "--seed", "1")

    assert run.status == 0
    assert "simulated (" in run.out
    assert assumption in run.out
    assert "(Wilson)" in run.out


@pytest.mark.parametrize("output", ["text", "markdown", "csv", "json"])
def test_the_same_seed_gives_the_same_bytes(deckcli, output):
    line = (*ODDS, WISH, "--mulligan", WISH, "--seed", "3", "-n", "3000", "-o", output)

    assert deckcli(*line).out == deckcli(*line).out


def test_what_can_never_be_is_0_and_says_why(deckcli):
    run = deckcli(*ODDS, "unit:Marth >= 9")

    assert run.status == 0
    assert "0.00 %" in run.out
    assert "note: unit:Marth >= 9 can never be: the deck has 5 such cards" in run.out


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("", ), "there is no wish here"),
        (("unit:Marth >= x",), "a number of cards is a whole number"),
        (("unit>=3",), "unit holds words and cannot be compared"),
        ((WISH, "-n", "0"), "from 1 to 10,000,000 hands"),
        ((WISH, "-n", "1000000000"), "from 1 to 10,000,000 hands"),
        ((WISH, "--exact", "-n", "5"), "--exact and -n do not go together"),
        ((WISH, "--exact", "--mulligan", "always"), "no exact odds: whether a new hand is taken"),
        ((WISH, "--by-turn", "90"), "turn 90 draws 89 cards; only 38 are left"),
        ((WISH, "--by-turn", "-1"), "turns go from 1 to 100"),
        ((WISH, "--by-turn", "2", "--drawn", "2"), "--by-turn and --drawn do not go together"),
        ((WISH, "--drawn", "99"), "only 38 are left"),
        ((WISH, "--drawn", "-1"), "less than nothing"),
        ((WISH, "--on-the-draw"), "--on-the-draw goes with --by-turn"),
        ((WISH, "-o", "sarif"), "no output is called 'sarif'"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_said(deckcli, options, message):
    run = deckcli(*ODDS, *options)

    assert (run.status, run.out) == (2, "")
    assert message in run.err


def test_a_bad_wish_is_shown_with_a_caret(deckcli):
    assert deckcli(*ODDS, "unit:Marth >= 1 and cost>=x").err == (
        "error[query]: >= compares numbers, and 'x' is none\n"
        "  at: unit:Marth >= 1 and cost>=x\n"
        "                                ^\n"
    )


def test_an_illegal_deck_is_refused(deckcli, tmp_path):
    deck = "game: cipher\nname: x\nmain_character: B01-003\ncards: {B01-003: 5, B01-006: 20}\n"
    (tmp_path / "bad.yaml").write_text(deck, encoding="utf-8")

    assert deckcli("odds", "bad.yaml", "unit:Marth").status == 1
    assert deckcli("odds", "bad.yaml", "unit:Marth", "--allow-illegal").status == 0


@pytest.mark.parametrize("share", [0.0, 1e-9, 0.00004, 0.5, 0.99996, 1 - 1e-12, 1.0])
def test_percent_never_rounds_to_certainty(share):
    from deckcli.report.percent import percent

    shown = percent(share)

    assert (shown == "0.00 %") == (share == 0)
    assert (shown == "100.00 %") == (share == 1)
    assert shown != "100 %"
