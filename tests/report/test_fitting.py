"""Tables on a screen: never wider than it is, and nothing is lost but what is named."""

import pytest

from deckcli.core.text import display_width, folded
from deckcli.report.fitting import Screen, beside, drawn_for
from deckcli.report.tables import table

HEADERS = ("id", "name", "Symbol", "Cost", "Class", "Summary")
ROWS = [
    ("B01-003", "アリティアの王子 マルス", "red", 1, "Lord", "Draws a card when he attacks alone."),
    ("B01-006", "Caeda, Talys's Heart", "red, blue", 12, "Pegasus Knight", "Flies."),
    ("B01-007", "Cain", None, None, "", "A word" + " and another" * 9),
]


def on_screen(columns, rows=ROWS, headers=HEADERS, **screen):
    with drawn_for(Screen(columns, **screen)):
        return table(rows, headers)


@pytest.mark.parametrize("columns", [20, 30, 40, 60, 80, 100, 120, 200])
def test_no_line_is_wider_than_the_screen(columns):
    assert max(map(display_width, on_screen(columns).splitlines())) <= columns


@pytest.mark.parametrize("columns", [80, 120])
def test_every_word_is_there_or_its_column_is_named(columns):
    shown = on_screen(columns).split()
    words = [str(value) for row in ROWS for value in row if value is not None]

    missing = {word for text in words for word in text.split()} - set(shown)
    assert all(not word.isascii() for word in missing)  # Japanese may break anywhere
    assert "(no" not in shown


def test_a_table_to_the_letter():
    assert on_screen(50) == (
        "id       name                     Symbol     Cost\n"
        "-------  -----------------------  ---------  ----\n"
        "B01-003  アリティアの王子 マルス  red           1\n"
        "B01-006  Caeda, Talys's Heart     red, blue    12\n"
        "B01-007  Cain\n"
        "(no room for: Class, Summary)\n"
    )


def test_the_first_columns_stay_on_any_screen():
    shown = on_screen(30)

    assert shown.splitlines()[0].split() == ["id", "name"]
    assert shown.endswith("(no room for: Symbol, Cost,\nClass, Summary)\n")


def test_a_table_that_fits_says_what_that_of_files_says():
    assert on_screen(500).split() == [
        word if set(word) != {"-"} else "-" * length
        for word, length in zip(
            table(ROWS, HEADERS).split(), map(len, on_screen(500).split()), strict=True
        )
    ]


def test_a_column_with_nothing_in_it_takes_no_room():
    rows = [("B01-003", "Marth", None, "", 1), ("B01-007", "Cain", None, "", None)]
    headers = ("id", "name", "Symbol", "Cost", "Class")

    assert on_screen(24, rows, headers) == (
        "id       name   Class\n-------  -----  -----\nB01-003  Marth      1\nB01-007  Cain\n"
    )
    assert table(rows, headers).split()[:5] == list(headers)
    assert on_screen(40, [], headers).split()[:5] == list(headers)


def test_only_the_screen_in_use_counts():
    on_screen(40)

    assert max(map(display_width, table(ROWS, HEADERS).splitlines())) > 150


def test_headers_are_bold_where_there_are_colours():
    lines = on_screen(200, colored=True).splitlines()

    assert lines[0].startswith("\x1b[1mid ")
    assert lines[0].endswith("Summary\x1b[0m")
    assert "\x1b" not in "".join(lines[1:])


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [
        ("one two", 5, ["one", "two"]),
        ("cipher/s01-marth", 12, ["cipher/s01-", "marth"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("マルス王子", 4, ["マル", "ス王", "子"]),
        ("", 4, [""]),
    ],
)
def test_texts_break_where_they_can(text, columns, lines):
    assert folded(text, columns) == lines


def test_a_text_beside_its_label():
    with drawn_for(Screen(40)):
        assert beside("  decks  ", "iron-men, frostdale-giants, grave-king") == (
            "  decks  iron-men, frostdale-giants,\n         grave-king\n"
        )
        assert beside("x" * 30, "one two three four") == f"{'x' * 30}\n    one two three four\n"
    assert beside("  decks  ", "long " * 40) == f"  decks  {'long ' * 40}\n"
