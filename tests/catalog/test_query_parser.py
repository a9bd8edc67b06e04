"""The grammar of queries: what they mean, what is refused and where the caret stands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckcli.catalog.game_facts import GameFacts
from deckcli.catalog.query import (
    And,
    Compare,
    Has,
    Not,
    Or,
    QueryReader,
    Sign,
    Text,
    card_test,
    parse,
)
from deckcli.catalog.query.signs import latin_signs
from deckcli.catalog.query.tokens import Kind
from deckcli.core.errors import BadQuery
from deckcli.core.text import fold

INFO = GameFacts(
    {
        "game": "toy",
        "name": {"en": "Toy"},
        "edition": "1",
        "pool": ["unit"],
        "fields": {
            "cost": {"path": "cost", "aliases": ["c"]},
            "key_suit": {"path": "key.suit"},
            "type": {"path": "kind", "aliases": ["t"]},
        },
        "columns": [],
        "deck": {},
    }
)

MEANINGS = [
    ("marth", Text("marth")),
    ("two words", And((Text("two"), Text("words")))),
    ('"two words"', Text("two words")),
    ("“two words”", Text("two words")),
    ("a b or c", Or((And((Text("a"), Text("b"))), Text("c")))),
    ("a (b or c)", And((Text("a"), Or((Text("b"), Text("c")))))),
    ("(a b) c", And((And((Text("a"), Text("b"))), Text("c")))),
    ("a and b", And((Text("a"), Text("b")))),
    ('"or"', Text("or")),
    ("-a", Not(Text("a"))),
    ("-(a or b)", Not(Or((Text("a"), Text("b"))))),
    ("－マルス", Not(Text("マルス"))),
    ("ー", Text("ー")),
    ("c>=3", Compare("cost", Sign.AT_LEAST, "3")),
    ("Cost＞＝３", Compare("cost", Sign.AT_LEAST, "３")),
    ("cost≧-1", Compare("cost", Sign.AT_LEAST, "-1")),
    ("cost!=2", Compare("cost", Sign.IS_NOT, "2")),
    ("key-suit:spade", Compare("key_suit", Sign.SAYS, "spade")),
    ('t:"two words"', Compare("type", Sign.SAYS, "two words")),
    ("-t:ally", Not(Compare("type", Sign.SAYS, "ally"))),
    ("has:c", Has("cost")),
    ("is:key_suit", Has("key_suit")),
    ("wow!", Text("wow!")),
    ("iron-men SR+", And((Text("iron-men"), Text("SR+")))),
    ("a　b", And((Text("a"), Text("b")))),
]


@pytest.mark.parametrize(("text", "node"), MEANINGS)
def test_meaning(text, node):
    assert parse(text, INFO) == node
    assert parse(str(node), INFO) == node


FIELDS = "fields: cost, key_suit, type, id, name, set, kind, text"
REFUSALS = [
    ("", 0, "the query is empty", "a word of a name, or a field as in cost>=3"),
    ("  ", 0, "the query is empty", "a word of a name, or a field as in cost>=3"),
    ("csot>3", 0, "toy has no field 'csot'", f"did you mean cost? {FIELDS}"),
    ("鉄 qqqq:3", 2, "toy has no field 'qqqq'", FIELDS),
    ("has:csot", 4, "toy has no field 'csot'", f"did you mean cost? {FIELDS}"),
    ("(a or b", 0, "this parenthesis is never closed", ""),
    ("a (b (c)", 2, "this parenthesis is never closed", ""),
    ("(", 0, "nothing stands after this parenthesis", ""),
    ("a) b", 1, "this parenthesis closes nothing", ""),
    ("a ()", 2, "nothing stands between these parentheses", ""),
    ("a or", 2, "nothing stands after this or", 'write "or" in quotes to search for the word'),
    ("(a or) b", 3, "nothing stands after this or", 'write "or" in quotes to search for the word'),
    ("AND a", 0, "nothing stands before this and", 'write "AND" in quotes to search for the word'),
    ("a or OR", 5, "nothing stands before this or", 'write "OR" in quotes to search for the word'),
    (
        "- a", 0, "nothing follows this -",
        "write it directly before what it excludes, as in -type:ally",
    ),
    (
        "cost >= 3", 5, ">= needs a field directly before it",
        "write it without spaces, as in cost>=3",
    ),
    (
        "マルス cost>=", 10, "nothing is written after >=",
        'write the value directly after it, as in cost>=3 or name:"two words"',
    ),
    ("cost=>3", 5, "two signs stand side by side here", ""),
    ("cost>=many", 6, ">= compares numbers, and 'many' is none", ""),
    ('a "b', 2, "this quotation mark is never closed", ""),
    ('a ""', 3, "there is nothing here to search for", ""),
    ("a \u200b", 2, "there is nothing here to search for", ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "at", "message", "hint"), REFUSALS)
def test_refusal(text, at, message, hint):
    with pytest.raises(BadQuery) as caught:
        parse(text, INFO)
    line, caret = caught.value.where.split("\n")
    assert (caught.value.message, caught.value.hint) == (message, hint)
    wide = sum(character in "鉄マルス" for character in text[:at])
    assert caret == " " * (at + wide) + "^"
    assert len(line) == len(text.replace("\u200b", r"\u200b"))


@pytest.mark.parametrize("text", ["(" * 1900, "-" * 1900 + "a", "(" * 500 + "a" + ")" * 500])
def test_nesting_has_a_limit(text):
    with pytest.raises(BadQuery, match="deeper than 40 levels"):
        parse(text, INFO)


def test_forty_levels_are_fine():
    assert parse("(" * 40 + "a" + ")" * 40, INFO) == Text("a")


def test_length_has_a_limit_and_is_shown_in_part():
    with pytest.raises(BadQuery, match="1,000,000 characters long; at most 2,000") as caught:
        parse("x" * 1_000_000, INFO)
    assert len(str(caught.value)) < 400


def test_a_long_flat_query_is_fine(catalog_of):
    node = parse(" or ".join(["a"] * 400), INFO)
    assert len(node.parts) == 400
    assert card_test(node, catalog_of("ashes"))


def test_single_predicates_for_other_expressions():
    reader = QueryReader("cost<=1 >= 2", INFO)
    assert reader.term() == Compare("cost", Sign.AT_MOST, "1")
    sign, count, end = reader.take(), reader.take(), reader.take()
    assert (sign.kind, sign.sign, count.text) == (Kind.SIGN, Sign.AT_LEAST, "2")
    assert end.kind is reader.take().kind is Kind.END


@given(
    st.text(alphabet=st.sampled_from('ab3 "()-:=<>!≧≦≠：＝（）－“”　or and cost has:マ'))
    | st.text()
)
def test_any_text_is_parsed_or_refused(text):
    try:
        node = parse(text, INFO)
    except BadQuery as refusal:
        assert "^" in refusal.where.split("\n")[1]  # noqa: PT017 - either way is fine
    else:
        assert parse(str(node), INFO) == node


words = (
    st.text(min_size=1, max_size=12).filter(fold).filter(lambda text: '"' not in latin_signs(text))
)
numbers = st.integers(-99, 99).map(str) | st.sampled_from(["３", "1.5", "＋2"])
fields = st.sampled_from(["cost", "key_suit", "type", "name", "text"])
leaves = (
    words.map(Text)
    | fields.map(Has)
    | st.builds(Compare, fields, st.sampled_from([one for one in Sign if not one.is_order]), words)
    | st.builds(Compare, fields, st.sampled_from([one for one in Sign if one.is_order]), numbers)
)
nodes = st.recursive(
    leaves,
    lambda inner: (
        inner.map(Not)
        | st.lists(inner, min_size=2, max_size=4).map(tuple).map(And)
        | st.lists(inner, min_size=2, max_size=4).map(tuple).map(Or)
    ),
    max_leaves=12,
)


@given(nodes)
def test_a_node_is_written_as_it_is_read(node):
    assert parse(str(node), INFO) == node


@given(nodes)
def test_any_node_can_be_asked_of_any_card(catalog_of, node):
    catalog = catalog_of("cipher")
    try:
        wanted = card_test(node, catalog)
    except BadQuery as refusal:
        known = ("cannot be compared", "has no field")
        assert any(words in refusal.message for words in known)  # noqa: PT017 - either way is fine
    else:
        assert wanted(catalog["B01-003"]) in (True, False)
