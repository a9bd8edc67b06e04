"""The language of wishes: what it means, and where it complains."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckcli.catalog.query import And, Compare, Or, Sign
from deckcli.core.errors import BadQuery, DeckcliError
from deckcli.hands.wishes import Count, Every, Opposite, Some, holds

MARTH = Compare("unit", Sign.SAYS, "Marth")
CHEAP = Compare("cost", Sign.AT_MOST, "1")


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("unit:Marth", Count(MARTH)),
        ("unit:Marth >= 2", Count(MARTH, Sign.AT_LEAST, 2)),
        ("unit:Marth >=2", Count(MARTH, Sign.AT_LEAST, 2)),
        ("unit:Marth == 0", Count(MARTH, Sign.IS, 0)),
        ("unit:Marth ≧ ２", Count(MARTH, Sign.AT_LEAST, 2)),
        ("cost<=1 >= 2 and unit:Marth", Every((Count(CHEAP, Sign.AT_LEAST, 2), Count(MARTH)))),
        ("unit:Marth or cost<=1 < 3", Some((Count(MARTH), Count(CHEAP, Sign.LESS, 3)))),
        ("not unit:Marth", Opposite(Count(MARTH))),
        ("not not unit:Marth", Opposite(Opposite(Count(MARTH)))),
        ("cost<=1 unit:Marth >= 2", Count(And((CHEAP, MARTH)), Sign.AT_LEAST, 2)),
        ("(cost<=1 or unit:Marth) >= 2", Count(Or((CHEAP, MARTH)), Sign.AT_LEAST, 2)),
        ("(cost<=1 or unit:Marth)", Some((Count(CHEAP), Count(MARTH)))),
        (
            "not (cost<=1 >= 2 and unit:Marth)",
            Opposite(Every((Count(CHEAP, Sign.AT_LEAST, 2), Count(MARTH)))),
        ),
    ],
)
def test_what_a_wish_means(wish, text, meaning):
    assert wish(text) == meaning


def test_and_binds_closer_than_or(wish):
    found = wish("unit:Marth or unit:Marth and cost<=1")

    assert found == Some((Count(MARTH), Every((Count(MARTH), Count(CHEAP)))))


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("", 0, "there is no wish here"),
        ("foo:1 >= 2", 0, "cipher has no field 'foo'"),
        ("unit:Marth >=", 13, "a number is missing after >="),
        ("unit:Marth >= x", 14, "a whole number from 0 on"),
        ("unit:Marth >= -1", 14, "a whole number from 0 on"),
        ("unit:Marth >= 1.5", 14, "a whole number from 0 on"),
        ("unit:Marth >= 1000000000", 14, "no hand has so many cards"),
        ("unit:Marth>=1", 10, "a space is missing before the number of cards"),
        ("unit:Marth >= 1 >= 2", 16, "a term has one number only"),
        ("unit:Marth >= 1 cost<=1", 16, "'and' or 'or' is missing"),
        (">= 2", 0, "needs a field directly before it"),
        ("unit:Marth and", 14, "is missing here"),
        ("not", 3, "is missing here"),
        ("or unit:Marth", 0, "nothing stands before this or"),
        ("(unit:Marth", 0, "never closed"),
        ("unit:Marth)", 10, "closes nothing"),
        ("()", 1, "is missing here"),
        ("unit:マルス >= x", 15, "a whole number"),
        ('"Marth', 0, "never closed"),
        ("(" * 60 + "unit:Marth", 40, "deeper than 40 levels"),
        ("not " * 60 + "unit:Marth", 160, "deeper than 40 levels"),
    ],
)
def test_a_complaint_has_its_caret_in_the_right_column(wish, text, column, message):
    with pytest.raises(BadQuery) as caught:
        wish(text)
    caret = caught.value.where.split("\n")[1]

    assert message in caught.value.message
    assert caret == " " * min(column, 60) + "^"  # of a long wish, 60 columns are shown


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("keep if unit:Marth", Count(MARTH)),
        ("Keep If unit:Marth", Count(MARTH)),
        ("unit:Marth", Count(MARTH)),
        ("mulligan if unit:Marth = 0", Opposite(Count(MARTH, Sign.IS, 0))),
        ("never", Every()),
        ("always", Some()),
    ],
)
def test_policies(policy, text, meaning):
    assert policy(text) == meaning


def test_a_caret_counts_the_words_before_the_wish(policy):
    with pytest.raises(BadQuery) as caught:
        policy("keep if unit:Marth >= x")

    assert caught.value.where.split("\n")[1] == " " * 22 + "^"


@pytest.mark.parametrize(
    ("text", "marths", "cheap", "expected"),
    [
        ("unit:Marth", 0, 6, False),
        ("unit:Marth", 1, 0, True),
        ("unit:Marth != 1", 2, 0, True),
        ("unit:Marth > 1 and cost<=1 <= 2", 2, 2, True),
        ("unit:Marth > 1 and cost<=1 <= 2", 2, 3, False),
        ("unit:Marth = 0 or not cost<=1 < 2", 1, 2, True),
    ],
)
def test_a_wish_holds_or_not(wish, text, marths, cheap, expected):
    assert holds(wish(text), {MARTH: marths, CHEAP: cheap}) is expected


PREDICATES = ["unit:Marth", "cost<=1", "-weapon:sword", "(unit:Caeda or attack>=50)", '"two words"']
TERMS = st.builds(
    lambda cards, sign, number: f"{cards} {sign} {number}",
    st.sampled_from(PREDICATES),
    st.sampled_from([">=", "<=", "=", "!=", "<", ">"]),
    st.integers(0, 9),
)
WISHES = st.recursive(
    TERMS,
    lambda inner: st.one_of(
        inner.map("not ({})".format),
        st.tuples(inner, inner).map(lambda two: f"({two[0]}) and ({two[1]})"),
        st.tuples(inner, inner).map(lambda two: f"({two[0]}) or ({two[1]})"),
    ),
    max_leaves=6,
)


@given(text=WISHES)
def test_a_wish_written_down_reads_as_itself(wish, text):
    assert wish(str(wish(text))) == wish(text)


@given(text=st.text(alphabet='unit:Marth cost<=1>"()-andornot 2', max_size=40))
def test_anything_is_read_or_refused(wish, text):
    with suppress(DeckcliError):
        wish(text)
