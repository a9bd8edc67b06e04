"""The scoreboard tests itself: what must come out, comes out."""

import json

import pytest

from deckcli.bots.bot import Bot
from deckcli.games.playing import engines
from deckcli.matches.summary import summary
from deckcli.matches.table import Table
from deckcli.matches.tally import Tally
from deckcli.matches.work import table_of


def counted(table, workload, pairs):
    tally = Tally(table.cards)
    for pair in range(1, pairs + 1):
        tally.add(table.play_rotation(pair, workload.rotation_seed(pair)))
    return tally


def sample(library, game):
    """A sample deck of the game that can be played."""
    from deckcli.games.playing import game_of

    made = game_of(library.catalog(game))
    names = library.sample_files(game)
    return next(name for name in names if not made.unplayable(library.deck(name).deck))


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("game", engines())
def test_a_deck_against_itself_is_exactly_even(library, workload_of, game, bot):
    deck = sample(library, game)
    workload = workload_of(deck, deck, bots=(bot, bot))
    document = summary(workload, counted(table_of(workload, library), workload, 6))

    assert document["score"] == {
        "value": 0.5, "low": 0.5, "high": 0.5, "level": 0.95, "mirror": True,
    }  # fmt: skip
    assert document["pair_table"] == [0, 0, 6, 0, 0]


def test_any_number_of_workers_gives_the_same_bytes(deckcli):
    line = ("match", "cipher/s01-marth", "cipher/s02-chrom", "--bots", "random", "--seed", "5",
            "--pairs", "24", "-o", "json", "-q")  # fmt: skip
    outs = {deckcli(*line, "-j", jobs).out for jobs in ("1", "2", "8")}

    assert len(outs) == 1
    assert json.loads(outs.pop())["pairs"] == 24


def test_any_number_of_workers_stops_a_test_at_the_same_pair(deckcli):
    line = ("match", "cipher/s01-marth", "cipher/s02-chrom", "--bots", "greedy,random", "--seed",
            "5", "--sprt", "40:60", "-o", "json", "-q")  # fmt: skip
    one, two = deckcli(*line, "-j", "1"), deckcli(*line, "-j", "2")

    assert one == two
    assert one.status == 0
    assert json.loads(one.out)["sprt"]["verdict"] == "H1"


class FirstLegal(Bot):
    def choose(self, view):
        return view.state.question.options[0]


class AgainstFirstLegal(Table):
    """A plays on as ever; B takes whatever is offered first."""

    def bot(self, side, seed, seat):
        return super().bot(side, seed, seat) if side == 0 else FirstLegal()


@pytest.mark.parametrize("game", engines())
def test_greedy_beats_whoever_takes_the_first_legal_action(library, workload_of, game):
    deck = sample(library, game)
    workload = workload_of(deck, deck, bots=("greedy", "greedy"))
    made = table_of(workload, library)
    table = AgainstFirstLegal(made.game, made.decks, made.bots, made.max_turns)
    score = summary(workload, counted(table, workload, 12))["score"]

    assert score["value"] > 0.5


def test_games_cut_by_the_turn_limit_are_no_draws(library, workload_of):
    workload = workload_of(max_turns=2)
    document = summary(workload, counted(table_of(workload, library), workload, 5))

    assert (document["turn_limit"], document["draws"]) == (10, 0)
    assert document["wins"] == {"A": 0, "B": 0}
    assert document["pair_table"] == [0, 0, 5, 0, 0]
    assert document["both_drawn"] == 5
