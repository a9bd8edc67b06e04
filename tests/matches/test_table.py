"""One table: pairs, what is written of a game, and games that can be played again alone."""

import json
import sys
from pathlib import Path

import pytest

from deckcli.bots.bot import Bot
from deckcli.matches.table import Table
from deckcli.matches.work import table_of

sys.path.append(str(Path(__file__).parents[1] / "contract"))

from brawl import BOLT, COUNTER, SHIELD, Brawl


def test_the_games_of_a_pair_have_one_seed_and_changed_seats(table, workload):
    one, other = table.play_rotation(1, workload.rotation_seed(1))

    assert (one.number, one.game, other.number, other.game) == (1, 1, 1, 2)
    assert one.seed == other.seed == workload.rotation_seed(1)
    assert one.first != other.first  # the coin is bound to the seat


def test_a_game_is_the_same_alone_and_after_others(table, workload, library):
    fresh = table_of(workload, library)
    table.play_rotation(5, workload.rotation_seed(5))

    assert table.play(3, 2, workload.rotation_seed(3)) == fresh.play(
        3, 2, workload.rotation_seed(3)
    )


@pytest.mark.parametrize("game", [1, 2])
def test_deckcli_play_repeats_a_game_from_its_row(table, workload, deckcli, folder, game):
    row = table.play(4, game, workload.rotation_seed(4))
    decks = ["cipher/s01-marth", "cipher/s02-chrom"][:: 1 if game == 1 else -1]

    run = deckcli("play", *decks, "--bots", "random", "--seed", str(row.seed), "--log", "log.json")

    assert run.status == 0, run.err
    written = json.loads((folder / "log.json").read_text(encoding="utf-8"))
    seats = {"A": "p1", "B": "p2"} if game == 1 else {"A": "p2", "B": "p1"}
    assert written["result"]["winner"] == seats[row.winner]
    assert written["result"]["turns"] == row.turns
    assert len(written["actions"]) == row.decisions


def test_an_ending_speaks_of_sides_not_of_seats(table, workload):
    for game in (1, 2):
        row = table.play(1, game, workload.rotation_seed(1))
        loser = "B" if row.winner == "A" else "A"

        assert row.ending == f"{loser}'s main character was destroyed without orbs"


def test_the_turn_limit_is_no_draw_by_the_rules(workload_of, library):
    table = table_of(workload_of(max_turns=2), library)
    row = table.play(1, 1, 1)

    assert (row.winner, row.cut, row.turns) == ("", 1, 2)
    assert row.ending == "draw: turn limit of 2 reached"


def test_cards_played_were_seen(table, workload):
    for pair in range(1, 6):
        for row in table.play_rotation(pair, workload.rotation_seed(pair)):
            for seen, played in zip(row.seen, row.played, strict=True):
                assert int(played, 16) & ~int(seen, 16) == 0
                assert int(played, 16) > 0


class Scripted(Bot):
    """A bot that takes the option written like this, or else passes."""

    def __init__(self, verb):
        self.verb = verb

    def choose(self, view):
        options = view.state.question.options
        return options[0] if self.verb == "first" else options[-1]


class ToyTable(Table):
    def bot(self, side, seed, seat):
        return Scripted(self.bots[side])


def test_a_toy_tells_exactly_what_was_played():
    """A throws whatever bolt it holds and B only looks on, so B's list shows seen, not played."""
    decks = [[BOLT] * 8, [COUNTER] * 4 + [SHIELD] * 4]
    row = ToyTable(Brawl(), decks, ["first", "pass"], 50).play(1, 1, 3)

    assert row.winner == "A"
    assert row.ending == "A is the last one standing"
    assert (row.seen, row.played) == (("1", "3"), ("1", "0"))
    assert row.first == "A"


class Peeking(Brawl):
    """The last card of everybody's deck is a shield, and everybody knows it but its owner."""

    def set_up(self, state, decks):
        super().set_up(state, decks)
        for seat, deck in enumerate(state.decks):
            for card in (*deck, *state.hands[seat]):
                state.faces[card] = COUNTER
            state.faces[deck[0]] = SHIELD
            state.seen[deck[0]] = (1 << state.seats) - 1 - (1 << seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_that_only_others_know_was_not_seen(seats):
    decks = [[COUNTER] * 7 + [SHIELD]] * seats
    row = ToyTable(Peeking(), decks, ["pass"] * seats, 4).play(1, 1, 3)

    assert (row.ending, row.turns) == ("draw: turn limit of 4 reached", 5)
    assert row.seen == ("1",) * seats  # the counters; a shield would be the next bit
    assert row.shared == "ABCD"[:seats]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_plays_what_it_shows_to_everybody(seat):
    """Whoever throws bolts has played them, and who only looks on has not."""
    bots = ["first" if at == seat else "pass" for at in range(3)]
    row = ToyTable(Brawl(), [[BOLT] * 12] * 3, bots, 60).play(1, 1, 3)

    assert row.winner == "ABC"[seat]
    assert row.played == tuple("1" if at == seat else "0" for at in range(3))


def test_the_decks_change_seats_one_after_the_other():
    table = ToyTable(Brawl(), [[BOLT] * 12, [BOLT] * 9, [BOLT] * 6], ["pass"] * 3, 9)
    rows = table.play_rotation(4, 11)

    assert [row.seats for row in rows] == ["ABC", "BCA", "CAB"]
    assert [(row.number, row.game, row.seed) for row in rows] == [
        (4, 1, 11),
        (4, 2, 11),
        (4, 3, 11),
    ]
    assert [row.first for row in rows] == ["A", "B", "C"]
    assert all(row.seen == ("1", "1", "1") for row in rows)


def test_those_who_dropped_out_share_nothing():
    """A throws at whoever comes first until two turns are left, and somebody is out by then."""
    row = ToyTable(Brawl(), [[BOLT] * 12] * 3, ["first", "pass", "pass"], 6).play(1, 1, 3)

    assert (row.winner, row.cut, row.shared) == ("", 1, "AC")
    assert [row.points(deck) for deck in range(3)] == [6, 0, 6]
