"""The screening of weights: what it tries, and that it says so."""

import runpy
from pathlib import Path

from deckcli.stats.intervals import Interval

SCRIPT = Path(__file__).parents[2] / "scripts" / "screen_weights.py"


def test_weights_are_changed_one_at_a_time_and_new_features_get_some():
    made = runpy.run_path(str(SCRIPT))
    found = [tuple(one) for one in made["candidates"](["old", "new"], [100, 0])]

    assert found == [
        ("old", 0), ("old", 50), ("old", 75), ("old", 133), ("old", 200),
        ("new", 5), ("new", 20), ("new", 50),
    ]  # fmt: skip


def test_a_report_has_what_was_screened_and_what_was_confirmed():
    made = runpy.run_path(str(SCRIPT))
    one, copy = made["Candidate"]("hand", 70), made["Candidate"]("", 1)
    lucky = made["Result"](one, 0.6, Interval(0.52, 0.68))
    sober = made["Result"](one, 0.51, Interval(0.48, 0.54))
    chance = made["Result"](copy, 0.53, Interval(0.45, 0.61))
    told = "\n".join(made["report"]([chance, lucky], [sober], "Weights"))

    assert told.index("| hand 70 | 60.0 | 52.0 to 68.0 |") < told.index("| copy 1 | 53.0 |")
    assert told.index("## Confirmed on fresh seeds") < told.index("| hand 70 | 51.0 |")
    assert told.endswith("Better than tuned beyond doubt: none.")
    told = "\n".join(made["report"]([chance], [lucky], "Weights"))
    assert told.endswith("Better than tuned beyond doubt: hand 70.")


def test_a_candidate_plays_either_deck_against_tuned(tmp_path):
    made = runpy.run_path(str(SCRIPT))
    screening = made["Screening"](["blackpoker/entry", "blackpoker/entry"], tmp_path)
    found = screening.played(made["Candidate"]("hand", -100_000), 1, 1)

    assert (tmp_path / "weights.yaml").read_text() == (
        "game: blackpoker\nweights: {hand: -100000}\n"
    )
    assert found.around.low <= found.value <= found.around.high
