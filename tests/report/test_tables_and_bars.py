"""Tables and bars: columns that align, in whatever language."""

import csv
import io
import json

import pytest
from markdown_it import MarkdownIt

from deckcli.core.text import display_width
from deckcli.report import Kind, formats_for
from deckcli.report.bars import bar_chart, draws_blocks
from deckcli.report.tables import table

HEADERS = ("Card", "名前", "Cost", "Symbol")
ROWS = [
    ("B01-003", "アリティアの王子 マルス", 1, "blade"),
    ("007", "Caeda", None, "a|b"),
    ("1e5", "ｶﾞ", 12, ""),
]


def test_a_text_table_to_the_letter():
    assert table(ROWS, HEADERS) == (
        "Card     名前                       Cost  Symbol\n"
        "-------  -----------------------  ------  --------\n"
        "B01-003  アリティアの王子 マルス       1  blade\n"
        "007      Caeda                            a|b\n"
        "1e5      ｶﾞ                           12\n"
    )


def test_japanese_columns_align():
    lines = table(ROWS, HEADERS).splitlines()
    ends = [
        display_width(line.partition(word)[0])
        for line, word in zip((lines[2], lines[3]), ("blade", "a|b"), strict=True)
    ]

    assert len(set(ends)) == 1


def test_markdown_csv_and_json_read_back():
    markdown = (
        MarkdownIt("commonmark").enable("table").parse(table(ROWS, HEADERS, output="markdown"))
    )
    cells = [
        "".join(child.content for child in token.children)
        for token in markdown
        if token.type == "inline"
    ]
    expected = [
        str(value if value is not None else "") for row in (HEADERS, *ROWS) for value in row
    ]
    assert cells == expected

    read = list(csv.reader(io.StringIO(table(ROWS, HEADERS, output="csv"))))
    assert [cell for row in read for cell in row] == expected

    keys = ("id", "name", "cost", "symbol")
    objects = json.loads(table(ROWS, HEADERS, output="json", keys=keys))
    assert objects == [dict(zip(keys, row, strict=True)) for row in ROWS]


@pytest.mark.parametrize("output", formats_for(Kind.TABLE))
def test_a_table_without_rows(output):
    text = table([], HEADERS, output=output)

    assert text.endswith("\n")
    assert "名前" in text or text == "[]\n"


def test_a_cell_keeps_to_its_line():
    assert table([("a\nb\x1b[1m",)], ("X",)).splitlines()[2] == r"a\nb\x1b[1m"


def test_text_that_looks_like_a_number_stays_text():
    assert table([("007",), ("1e5",)], ("Number",)).splitlines()[2:] == ["007", "1e5"]


COSTS = [("1", 8), ("聖", 4), ("ten", 1), ("none", 0)]


def test_bars_to_the_letter():
    assert bar_chart(COSTS, 24) == (
        "1     ████████████████ 8\n聖    ████████ 4\nten   ██ 1\nnone  0\n"
    )
    assert bar_chart(COSTS, 24, blocks=False) == (
        "1     ################ 8\n聖    ######## 4\nten   ## 1\nnone  0\n"
    )


def test_the_longest_bar_fills_the_width_and_the_shortest_is_seen():
    lines = bar_chart([("a", 1000), ("聖騎士", 500.0), ("c", 0.01)], 40).splitlines()

    assert display_width(lines[0]) == 40
    assert lines[1:] == [f"聖騎士  {'█' * 13}▌ 500", "c       ▏ 0.01"]


def test_numbers_are_short_but_never_nothing_for_something():
    lines = bar_chart([("a", 1234567.0), ("b", 2.675), ("c", 0.001)], 40).splitlines()

    assert [line.split()[-1] for line in lines] == ["1234567", "2.67", "0.001"]


def test_bars_of_nothing():
    assert bar_chart([]) == ""
    assert bar_chart([("a", 0), ("b", 0)]) == "a  0\nb  0\n"


@pytest.mark.parametrize(
    ("encoding", "expected"), [("utf-8", True), ("ascii", False), ("shift_jis", False)]
)
def test_blocks_are_drawn_where_the_stream_has_them(encoding, expected):
    assert draws_blocks(io.TextIOWrapper(io.BytesIO(), encoding=encoding)) is expected


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("=1+2", "'=1+2"), ("@SUM(A1)", "'@SUM(A1)"), ("+cmd|x", "'+cmd|x"), ("-a", "'-a"),
        ("\t=1", "'    =1"), (-3, "-3"), (-0.5, "-0.5"), ("+2", "+2"), ("-1e-05", "-1e-05"),
        ("-", "-"), ("a=b", "a=b"), ("", ""),
    ],
)  # fmt: skip
def test_no_cell_is_a_formula_to_be_run(value, written):
    read = list(csv.reader(io.StringIO(table([[value, "x"]], ["a", "b"], output="csv"))))

    assert read[1] == [written, "x"]
