"""What `for_each` lists stands for its names, each as far as it is written."""

import pytest

from deckcli.engine.rulings.cases import cases
from deckcli.engine.rulings.layouts import BadRuling

GIVEN = {"turn": "p1", "p1": {}, "p2": {}}


def filled(for_each, when, **rest):
    ruling = {
        "ruling": "Costs $5 and $a.",
        "game": "cipher",
        "given": GIVEN,
        "then": {"p1": {"a": 1}},
    }
    return list(cases({**ruling, "for_each": for_each, "when": [{"p1": when}], **rest}))


def test_the_longest_name_is_meant():
    ((ruling, case),) = filled({"a": ["one"], "ab": ["two"]}, "take $ab, $a, $a-b and $ab$a")

    assert ruling["when"] == [{"p1": "take two, one, one-b and twoone"}]
    assert ruling["ruling"] == "Costs $5 and $a."
    assert case == "a: one, ab: two"


def test_a_value_is_not_looked_through_for_names():
    ((ruling, _),) = filled({"a": ["$ab"], "ab": ["two"]}, "take $a", then={"p1": {"x": "$a"}})

    assert ruling["when"] == [{"p1": "take $ab"}]
    assert ruling["then"] == {"p1": {"x": "$ab"}}


def test_a_name_alone_may_stand_for_anything():
    ((ruling, _),) = filled({"a": [["B01-001", 3]]}, "keep", then={"p1": {"hand": "$a"}})

    assert ruling["then"]["p1"]["hand"] == ["B01-001", 3]


@pytest.mark.parametrize("key", ["seed", "turn_number"])
def test_a_number_of_the_table_may_have_a_name(key):
    given = {**GIVEN, key: "$n"}
    found = filled({"n": [3, 4]}, "keep", given=given)
    assert [ruling["given"][key] for ruling, _ in found] == [3, 4]

    with pytest.raises(BadRuling) as caught:
        filled({"n": ["soon"]}, "keep", given=given)
    assert caught.value.message == '"soon" has the wrong form'
    assert tuple(caught.value.at) == ("given", key)


def test_names_stand_in_claims_between_steps_too():
    claims = {"then": {"$who": {"a": "$n"}}}
    given = {
        "ruling": "Something is so.",
        "game": "cipher",
        "given": GIVEN,
        "then": {"p1": {"a": 1}},
    }
    ((ruling, _),) = cases({**given, "for_each": {"n": [3], "who": ["p2"]}, "when": [claims]})
    assert ruling["when"] == [{"then": {"p2": {"a": 3}}}]


@pytest.mark.parametrize(
    ("for_each", "then", "message", "at"),
    [
        ({"a": ["x"]}, {"p1": {"hand": ["$ab"]}}, "for_each has no value for $ab",
         ("then", "p1", "hand", 0)),
        ([{"a": "x"}, {"b": "x"}], {"p1": {"hand": ["$a"]}}, "for_each has no value for $a",
         ("then", "p1", "hand", 0)),
        ({"a": ["x"], "b": ["x"]}, {"p1": {"$a": 1, "$b": 2}},
         "$b stands for 'x', which is there already", ("then", "p1", "$b")),
        ({"a": [["x"]]}, {"$a": {"hand": 1}}, "$a stands for ['x'], which is no word",
         ("then", "$a")),
        ({"a": [5]}, {"legal": ["$a"]}, "5 is not text", ("then", "legal", 0)),
        ({"a": [5]}, {"ending": "$a"}, "5 is not text", ("then", "ending")),
        ({"1st": ["x"]}, {"p1": {"hand": 1}}, "'1st' is no name for a value", ("for_each", "1st")),
        ([{"a": "x"}, {"a-b": "x"}], {"p1": {"hand": "$a"}}, "'a-b' is no name for a value",
         ("for_each", 1, "a-b")),
        (dict.fromkeys("abcd", [1] * 100), {"p1": {"hand": "$a"}},
         "a ruling has 1,000 cases at most, not 100,000,000", ("for_each",)),
        ([{"a": 1}] * 1001, {"p1": {"hand": "$a"}},
         "a ruling has 1,000 cases at most, not 1,001", ("for_each",)),
    ],
)  # fmt: skip
def test_what_cannot_be_filled_in_is_refused(for_each, then, message, at):
    with pytest.raises(BadRuling) as caught:
        filled(for_each, "keep", then=then)

    assert caught.value.message == message
    assert tuple(caught.value.at) == at
