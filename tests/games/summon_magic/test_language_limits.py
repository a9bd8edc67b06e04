"""Words that could not work where they stand are refused."""

import pytest

from deckcli.core.examples import card

ATTACK = "only a skill with `flag: attack` is an attack"
USE = "only the use of a card answers something"
SKILL = {"name": {"en": "Mine"}, "attribute": "none"}
TIMING = {**SKILL, "flag": "timing", "when": {"enters": "self"}}


@pytest.mark.parametrize(
    ("base", "ability", "message", "hint"),
    [
        ("SM-057", {"do": ["strike"]}, '"strike" has no meaning here: there is no command to attack', ATTACK),
        ("SM-047", {**TIMING, "do": ["strike"]}, '"strike" has no meaning here: there is no command to attack', ATTACK),
        ("SM-047", {**TIMING, "do": ["negate"]}, '"negate" has no meaning here: there is no thing that is answered', USE),
    ],
)  # fmt: skip
def test_words_for_attacks_and_answers_stand_there_alone(run_example, base, ability, message, hint):
    first = {**SKILL, "flag": "attack", "strikes": {"monsters": 1}, "do": ["strike"]}
    abilities = [first, ability] if "flag" in ability else [ability]
    found = run_example(card(base, abilities=abilities), "summon_magic")
    assert [(one.message, one.hint) for one in found if one.code == "CRD106"] == [(message, hint)]
