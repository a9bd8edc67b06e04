"""Rules that players choose: as given, as the decks say, as usual."""

import pytest

from deckcli.core.errors import BadSetting
from deckcli.engine.rule_options import COMMON, RuleOption, decided

PACE = RuleOption("pace", "slow", "How quick it goes.", of=("slow", "quick"), deck_key="pace")
OPTIONS = (*COMMON, PACE)


def test_what_nobody_chooses_is_as_usual():
    assert decided(OPTIONS, {}, []) == {"max_turns": 300, "pace": "slow"}


def test_what_is_given_is_read():
    given = {"max_turns": "12", "pace": "quick"}

    assert decided(OPTIONS, given, [{"pace": "slow"}]) == {"max_turns": 12, "pace": "quick"}


def test_a_number_is_from_1_to_a_million():
    (turns,) = COMMON

    assert (turns.read(1), turns.read("1000000")) == (1, 1_000_000)
    for wrong in (0, 1_000_001):
        with pytest.raises(BadSetting, match="max_turns is a number from 1 to 1,000,000"):
            turns.read(wrong)


def test_decks_have_their_say():
    assert decided(OPTIONS, {}, [{"pace": "quick"}, {"pace": "quick"}])["pace"] == "quick"


def test_decks_that_disagree_are_told_how_to_choose():
    with pytest.raises(BadSetting) as told:
        decided(OPTIONS, {}, [{"pace": "quick"}, {}])

    assert told.value.message == "the decks are for different paces: quick and slow"
    assert told.value.hint == "choose with --rule pace=quick"


@pytest.mark.parametrize(
    ("given", "message", "hint"),
    [
        ({"pase": "slow"}, "no rule option is called 'pase'", "did you mean pace? "),
        ({"pace": "late"}, "pace must be slow or quick, not 'late'", ""),
        ({"max_turns": "0"}, "max_turns is a number from 1 to 1,000,000, not '0'", ""),
        ({"max_turns": "many"}, "max_turns is a number from 1 to 1,000,000, not 'many'", ""),
    ],
)
def test_what_cannot_be_chosen_is_refused(given, message, hint):
    with pytest.raises(BadSetting) as told:
        decided(OPTIONS, given, [])

    assert told.value.message == message
    assert (told.value.hint or "").startswith(hint)
