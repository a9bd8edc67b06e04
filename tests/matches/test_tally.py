"""What is counted of a match."""

import pytest
from rows_by_hand import row, rows

from deckcli.core.errors import BadSetting
from deckcli.matches.gates import Expectation, gate
from deckcli.matches.tally import OTHER, Lengths, Tally

CARDS = [["x", "y"], ["u", "v", "w"]]


@pytest.fixture
def tally():
    return Tally(CARDS)


def test_pairs_by_points(tally):
    for number, winners in enumerate(("AA", "AB", "BA", "-B", "--", "A-", "BB"), start=1):
        tally.add(rows(number, winners))

    assert tally.pairs.counts == (1, 1, 3, 1, 1)
    assert tally.pairs.both_drawn == 1
    assert tally.wins == {"A": 5, "B": 5}
    assert (tally.draws, tally.cut) == (4, 0)


def test_games_without_an_end_are_counted_apart_from_draws(tally):
    tally.add([row(1, 1, "", cut=1, ending="draw: turn limit of 9 reached"), row(1, 2, "")])

    assert (tally.draws, tally.cut) == (1, 1)
    assert tally.pairs.counts == (0, 0, 1, 0, 0)


def test_a_winner_by_the_turn_limit_is_a_winner(tally):
    tally.add([row(1, 1, "A", cut=1), row(1, 2, "B")])

    assert (tally.wins, tally.cut) == ({"A": 1, "B": 1}, 0)


def test_the_first_player_is_whoever_began(tally):
    tally.add([row(1, 1, "A", first="A"), row(1, 2, "B", first="B")])
    tally.add([row(2, 1, "A", first="B"), row(2, 2, "", first="A")])

    assert tally.by_first == {(24,): 1, (6,): 1}
    assert tally.first_share.value == 30 / 48


def test_cards_count_for_their_own_side(tally):
    tally.add([row(1, 1, "A", seen=("3", "4"), played=("2", "0")),
               row(1, 2, "B", seen=("1", "5"), played=("1", "5"))])  # fmt: skip

    assert (tally.seen[0].games, tally.seen[0].points) == ([2, 1], [12, 12])
    assert (tally.played[0].games, tally.played[0].points) == ([1, 1], [0, 12])
    assert (tally.seen[1].games, tally.seen[1].points) == ([1, 0, 2], [12, 0, 12])
    assert (tally.played[1].games, tally.played[1].points) == ([1, 0, 1], [12, 0, 12])


def test_endings_do_not_grow_for_ever(tally):
    for number in range(1, 101):
        tally.add([row(number, 1, ending=f"by {number}"), row(number, 2, "B", ending="the end")])

    assert len(tally.endings) <= 42
    assert tally.endings["the end", "B"] == 100
    assert tally.endings[OTHER, "A"] == 100 - 39


def test_lengths():
    lengths = Lengths()
    for length in (5, 5, 7, 9, 30):
        lengths.add(length)

    assert (lengths.mean, lengths.quantile(0.5), lengths.quantile(0.9)) == (11.2, 7, 30)
    assert (lengths.quantile(0.4), lengths.quantile(0.41)) == (5, 7)


@pytest.mark.parametrize(
    ("text", "passed"),
    [("A>=75%", True), ("A > 75", False), ("b<=25 %", True), ("B<25%", False),
     ("draws<=0", True), ("limit<1%", True), ("A>=75.1%", False)],
)  # fmt: skip
def test_the_measured_value_decides_a_gate(tally, text, passed):
    tally.add(rows(1, "AA"))
    tally.add(rows(2, "AB"))

    assert gate(Expectation.parse(text), tally, mirror=False).passed is passed


def test_a_gate_says_whether_it_is_sure(tally):
    for number in range(1, 41):
        tally.add(rows(number, "AA" if number % 4 else "AB"))

    assert gate(Expectation.parse("A>=50%"), tally, mirror=False).is_sure
    assert not gate(Expectation.parse("A>=85%"), tally, mirror=False).is_sure


@pytest.mark.parametrize("text", ["", "A", "A=50", "C>=50", "A>=fifty", "A>=101%", "45%<=A"])
def test_what_cannot_be_expected(text):
    with pytest.raises(BadSetting, match="nothing that can be expected"):
        Expectation.parse(text)
