"""YAML with places: what a span names is what stands there."""

import pytest

from deckcli.core.files import Source, Unreadable, decode
from deckcli.core.yaml_source import read_scalar, read_yaml

TEXT = """\
# 聖なる騎士
game: cipher
名前: "マルス"   # 王子
cards:
  亡国の王子 マルス: 4
  'B01-006': 2
list: [甲, 乙, {丙: 😀}]
"""


def spelled(document, path, *, key=False):
    span = (document.keys if key else document.values)[path]
    return document.source.text[span.start : span.end]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_spans_are_right_whatever_the_file_is_like(newline, mark):
    document = read_yaml(decode("x", mark + TEXT.replace("\n", newline).encode()))
    assert spelled(document, ("game",)) == "cipher"
    assert spelled(document, ("名前",)) == '"マルス"'
    assert spelled(document, ("cards", "亡国の王子 マルス"), key=True) == "亡国の王子 マルス"
    assert spelled(document, ("cards", "亡国の王子 マルス")) == "4"
    assert spelled(document, ("cards", "B01-006"), key=True) == "'B01-006'"
    assert spelled(document, ("list", 2, "丙")) == "😀"
    place = document.place(("cards", "亡国の王子 マルス"))
    assert (place.line, place.column, place.end_column) == (5, 14, 15)
    assert document.place(("list", 2, "丙"), key=True).column == 15


def test_characters_that_only_the_parser_takes_for_line_ends():
    text = "a: 'x\u2028y'\nb: 2\r\nc: 3\n"
    document = read_yaml(Source("x", text))
    assert [document.place((key,)).line for key in "abc"] == [1, 2, 3]
    assert spelled(document, ("c",)) == "3"


def test_json_escapes_of_two_halves():
    document = read_yaml(Source("x", '{"a": "\\ud83d\\ude00 \\uD83D\\uDE01", "b": {\n "c": 7}}'))
    assert document.value == {"a": "😀 😁", "b": {"c": 7}}
    assert spelled(document, ("b", "c")) == "7"
    assert spelled(document, ("b",), key=True) == '"b"'


def test_the_first_of_two_equal_keys_counts_and_keeps_its_places():
    document = read_yaml(Source("x", "a: {b: 1}\na:\n  b: 2\n  c: [3]\n"), repeats=True)
    assert document.value == {"a": {"b": 1}}
    (again,) = document.repeated
    assert again.path == ("a",)
    assert document.place_of(again.span).line == 2
    assert again.message == '"a" is written twice; first in line 1, column 1'
    assert set(document.values) == {(), ("a",), ("a", "b")}
    assert document.place(("a", "b")).line == 1


def test_a_key_within_a_repeated_one_is_told_without_the_first():
    document = read_yaml(Source("x", "a: {b: 1}\na: {b: 2, b: 3}\n"), repeats=True)
    assert [again.path for again in document.repeated] == [("a",), ("a", "b")]
    assert document.repeated[1].message == '"b" is written twice'  # not the b of the first a


@pytest.mark.parametrize("spans", [True, False])
def test_a_repeated_key_is_refused_with_both_places(spans):
    with pytest.raises(Unreadable) as caught:
        read_yaml(Source("x", "a:\n  - {b: 1, c: 2,\n     b: 3}\n"), spans=spans)
    assert str(caught.value.place) == "x:3:6"
    assert caught.value.message == '"b" is written twice; first in line 2, column 6'


def test_the_nearest_thing_stands_in_for_what_is_missing():
    document = read_yaml(Source("x", "a:\n  b: 1\n"))
    assert document.place(("a", "zzz")).line == 2
    assert document.place(("zzz",)).line == 1


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("", None), ("~", None), ("null", None), ("true", True), ("false", False), ("yes", "yes"),
        ("no", "no"), ("007", "007"), ("0", 0), ("-3", -3), ("+3", 3), ("1.5", 1.5),
        ("1e3", "1e3"), ("12:30", "12:30"), ("9" * 19, "9" * 19), ("2020-01-01", "2020-01-01"),
    ],
)  # fmt: skip
def test_plain_values(text, value):
    assert read_scalar(text) == value
    assert type(read_scalar(text)) is type(value)


def test_quotes_make_text():
    assert read_yaml(Source("x", "a: '4'\nb: \"true\"\nc: |\n  4\n")).value == {
        "a": "4",
        "b": "true",
        "c": "4\n",
    }


@pytest.mark.parametrize("text", ["a: {b: 1", "a: {b: 1\n", "a: {b: 1\n\n\n"])
def test_the_end_of_a_broken_text_is_where_its_words_end(text):
    with pytest.raises(Unreadable) as caught:
        read_yaml(Source("x", text))
    assert (caught.value.place.line, caught.value.place.column) == (1, 9)


def test_values_are_counted():
    with pytest.raises(Unreadable, match="more than 3 values"):
        read_yaml(Source("x", "[1, 2, 3, 4]"), max_values=3)
