"""Sentences of reports say what was measured, and no more."""

import pytest

from deckcli.report.pages.match_pages import blocks, verdicts
from deckcli.report.pages.tournament_pages import tournament_page

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")


def asked(verdict):
    test = {"low": 0.5, "high": 0.6, "llr": 3, "accept_low": -2.9, "accept_high": 2.9, "note": ""}
    return next(verdicts({"sprt": {**test, "verdict": verdict}, "gates": []}))


def test_a_test_tells_two_bounds_apart_and_no_two_numbers():
    assert asked("H0").startswith("SPRT 50:60 H0 accepted: A wins at most 50 % rather than 60 % (")
    assert asked("H1").startswith("SPRT 50:60 H1 accepted: A wins at least 60 % rather than 50 % (")
    assert asked("open").startswith("SPRT 50:60 inconclusive: more pairs are needed (")


def told_of_pairing(pairs, saving):
    effect = {"games": 0, "value": None, "low": None, "high": None}
    document = {
        "decks": [{"side": side, "name": side, "bot": "random"} for side in "AB"],
        "game": "cipher", "seed": 1, "pairs": pairs, "games": 2 * pairs, "saving_of_pairing": saving,
        "score": {"value": 0.5, "low": 0.5, "high": 0.5, "mirror": False},
        "wins": {"A": pairs, "B": pairs}, "draws": 0, "turn_limit": 0, "endings": [], "gates": [],
        "first_player": {"value": 0.5, "low": 0.5, "high": 0.5}, "pair_table": [0, 0, pairs, 0, 0],
        "cards": {side: [{"card": "x", "seen": effect, "played": effect}] for side in "AB"},
        **{key: {"mean": 1, "least": 1, "median": 1, "p90": 1, "most": 1}
           for key in ("turns", "decisions")},
    }  # fmt: skip
    (told,) = next(one for one in blocks(document, {}, every=True) if "Pairs by" in one.heading)[1]
    return told


@pytest.mark.parametrize(("pairs", "is_told"), [(3, False), (19, False), (20, True)])
def test_few_pairs_do_not_tell_what_pairing_saves(pairs, is_told):
    told = told_of_pairing(pairs, 1.0)

    assert ("Pairing saved 100 %" in told) == is_told
    assert ("do not tell what pairing saves" in told) != is_told


@pytest.mark.parametrize(
    ("saving", "words"), [(-0.0, "saved 0 %"), (-0.004, "saved 0 %"), (-0.02, "cost 2 % more")]
)
def test_pairing_saves_no_less_than_nothing_by_nothing(saving, words):
    assert f"Pairing {words}" in told_of_pairing(50, saving)


@pytest.mark.parametrize(
    ("value", "told"),
    [(-0.3, "0 (-12 to +12)"), (0.4, "0 (-12 to +12)"), (-3.0, "-3 (-12 to +12)")],
)
def test_no_rating_is_less_than_nothing_by_nothing(value, told):
    score = {"value": 0.5, "low": 0.4, "high": 0.6}
    rating = {"value": value, "low": -12.0, "high": 12.0}
    deck = {"name": "x", "bot": "random", "score": score, "rating": rating, "mix": None}
    page = tournament_page(
        {
            "decks": [deck, {**deck, "name": "y"}], "type": "roundrobin", "game": "cipher",
            "games": 4, "pairs": 2, "pairings": [], "seed": 1, "draws": 0, "turn_limit": 0,
            "first_player": score, "gates": [], "rating_note": "", "best_answer": None,
        },
        "text",
    )  # fmt: skip

    assert f" {told}" in page
    assert "-0 " not in page


@pytest.mark.parametrize("command", ["match", "play", "tournament"])
def test_a_sample_deck_that_is_nearly_named(deckcli, command):
    run = deckcli(command, "cipher/s02-chrim", DECKS[0])

    assert run.status == 2
    assert "did you mean cipher/s02-chrom?" in run.err
