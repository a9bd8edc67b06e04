"""Sheets: everything in its frame, in terminal columns."""

import pytest

from deckcli.core.sheets import Cell, Row, Side, clipped, draw, flowed, in_ascii
from deckcli.core.text import display_width

NAMES = ["Marth, Altean Prince", "アリティアの王子 マルス", "Caeda", "ｼｰﾀﾞ", "が" * 30]


def rows():
    return [
        Row("front", cells=[Cell(name, ["40", "r1-2", "MAIN", "tapped", "x3"]) for name in NAMES]),
        Row("back"),
        Row("bonds", pieces=NAMES, gap="  "),
        Row("", pieces=["deck ▒ 17", "orbs ▒▒▒ 3"]),
    ]


@pytest.mark.parametrize("columns", [50, 61, 80, 120])
def test_every_line_takes_the_same_columns(columns):
    lines = draw([Side("p2 " * 30, rows(), note="turn 3"), Side("p1", rows()[::-1])], columns)

    assert {display_width(line) for line in lines} == {columns}
    assert lines[0].startswith("┌─ p2 p2")
    assert lines[0].endswith(" turn 3 ─┐")
    assert lines[-1] == f"└{'─' * (columns - 2)}┘"


def test_an_empty_area_is_seen():
    assert Row("back").lines(40) == ["back    -"]


def test_cells_stand_side_by_side_and_go_on_below():
    cells = [Cell(f"card {number}", [str(number)]) for number in range(5)]

    assert Row("hand", cells=cells).lines(70) == [
        "hand    card 0               card 1               card 2",
        "        0                    1                    2",
        "        card 3               card 4",
        "        3                    4",
    ]


def test_what_is_said_of_a_card_goes_on_below_it():
    cells = [Cell("Marth", ["100", "r1-2", "MAIN", "tapped", "attacks"]), Cell("Caeda", ["30"])]

    assert Row("", cells=cells).lines(38) == [
        "Marth               Caeda",
        "100 r1-2 MAIN       30",
        "tapped attacks",
    ]


@pytest.mark.parametrize(
    ("text", "columns", "shown"),
    [
        ("Marth", 5, "Marth"),
        ("Marth", 4, "Mar…"),
        ("マルス王子", 10, "マルス王子"),
        ("マルス王子", 9, "マルス王…"),
        ("マルス王子", 8, "マルス…"),
        ("Marth of Altea", 7, "Marth…"),
    ],
)
def test_what_does_not_fit_is_clipped(text, columns, shown):
    assert clipped(text, columns) == shown
    assert display_width(shown) <= columns


def test_pieces_are_not_broken():
    assert flowed(["one two", "three", "マルス"], 13, gap="  ") == ["one two", "three  マルス"]
    assert flowed([], 10) == []


def test_terminals_without_lines_get_letters():
    (top, *_) = draw([Side("p1", [])], 50)

    assert in_ascii(f"{top}▒…").isascii()
