"""roll:K plays every option on, on tables that the seat cannot tell apart."""

import pytest
from one_idea import IDEAS

from deckcli.bots import roll_bot
from deckcli.bots.bot import bot_stream, make_bot
from deckcli.bots.one_step import drawn_order
from deckcli.core.errors import UnknownName
from deckcli.core.rng import Rng, seeded
from deckcli.core.vecs import i64, vec
from deckcli.engine.game import Game
from deckcli.engine.notation import spellings
from deckcli.engine.play import apply, start
from deckcli.engine.state import NONE
from deckcli.engine.views import redeal, view_of
from deckcli.games.playing import engines, game_of, seated

BOTS = ("random", "greedy", "tuned", "roll:1")


@pytest.fixture(scope="session")
def tables(library):
    """For each game its rules and two decks."""
    made = {}
    for key in engines():
        game = game_of(library.catalog(key))
        decks = [library.deck(name).deck for name in sorted(library.sample_files(key))]
        decks = [deck for deck in decks if not game.unplayable(deck)]
        made[key] = game, seated(game, [decks[0], decks[-1]])
    return made


def positions(game, decks, *, seed, steps, every):
    """Some tables of a game that greedy plays against chance, where there is something to choose."""
    state = start(game, decks, seed)
    bots = [make_bot(name, game, bot_stream(seed, 0)) for name in ("greedy", "random")]
    for step in range(steps):
        if state.over:
            return
        seat = state.question.seat
        if step % every == 0 and len(state.question.options) > 1:
            yield state
        apply(game, state, bots[step % 2].choose(view_of(game, state, seat)))


@pytest.mark.parametrize("key", engines())
@pytest.mark.parametrize("name", BOTS)
def test_what_a_seat_cannot_know_changes_no_choice(tables, key, name):
    """The same view of a table with other secrets: hands, decks and coming luck exchanged."""
    game, decks = tables[key]
    asked = 0
    for state in positions(game, decks, seed=2, steps=24, every=4):
        seat = state.question.seat
        other = redeal(game, state, seat, Rng(7))
        assert list(other.streams) != list(state.streams)
        choices = [
            make_bot(name, game, seeded("a stream")).choose(view_of(game, table, seat))
            for table in (state, other)
        ]
        assert choices[0] == choices[1]
        assert choices[0] in state.question.options
        asked += 1
    assert asked >= 3


class Cheat:
    """A bot that knows the table, for the test of the test."""

    def choose(self, state):
        options = state.question.options
        return options[sum(state.streams) % len(options)]


def test_a_bot_that_knew_the_table_would_be_found_out(tables):
    game, decks = tables["cipher"]
    found = 0
    for state in positions(game, decks, seed=2, steps=24, every=4):
        other = redeal(game, state, state.question.seat, Rng(7))
        found += Cheat().choose(state) != Cheat().choose(other)
    assert found


def game_between(game, decks, bots, seed):
    state = start(game, decks, seed)
    while not state.over:
        seat = state.question.seat
        apply(game, state, bots[seat].choose(view_of(game, state, seat)))
    return state


@pytest.mark.parametrize(
    ("key", "idea", "seat"),
    [
        ("cipher", "always attacks", 0), ("blackpoker", "never attacks", 1),
        ("blue_moon", "hoards", 1), ("ashes", "first option", 0),
        ("summon_magic", "always attacks", 1),
    ],
)  # fmt: skip
def test_opponents_with_one_idea_lose(tables, key, idea, seat):
    """One game each; docs/bots.md has every idea in every game."""
    game, decks = tables[key]
    bots = [IDEAS[idea](game), IDEAS[idea](game)]
    bots[seat] = make_bot("roll:4", game, bot_stream(5, seat))
    state = start(game, decks, 5)
    while not state.over:
        asked = state.question.seat
        apply(game, state, bots[asked].choose(view_of(game, state, asked)))
    assert state.winner == seat


@pytest.mark.parametrize("key", engines())
def test_the_same_stream_gives_the_same_choices(tables, key):
    """Nothing is left of one choice that would change the next."""
    game, decks = tables[key]
    used = make_bot("roll:1", game, seeded("used"))
    for number, state in enumerate(positions(game, decks, seed=6, steps=6, every=2)):
        view = view_of(game, state, state.question.seat)
        used.rng.state = seeded(number).state
        assert used.choose(view) == make_bot("roll:1", game, seeded(number)).choose(view)


def test_nothing_is_weighed_where_there_is_no_choice(tables):
    game, decks = tables["cipher"]
    state = start(game, decks, 1)
    view = view_of(game, state, state.question.seat)
    view.state.question.options = view.state.question.options[:1]
    bot = make_bot("roll:8", game, seeded("untouched"))

    assert bot.choose(view) == view.state.question.options[0]
    assert bot.rng.state == seeded("untouched").state


def test_half_of_the_options_is_dropped_and_equals_stay_in_their_order():
    totals = vec[i64]([5, 9, 5, 7, 5])

    def left(order):
        return list(roll_bot._better_half(vec[i64](order), totals))

    assert left([0, 1, 2, 3, 4]) == [1, 3, 0]
    assert left([4, 3, 2, 1, 0]) == [1, 3, 4]
    assert left([2, 0]) == [2]


@pytest.mark.parametrize(
    ("tables", "after"), [(1, []), (2, [1]), (3, [2]), (4, [2, 3]), (8, [4, 6]), (32, [16, 24])]
)
def test_options_are_dropped_after_two_and_three_quarters_of_the_tables(tables, after):
    bot = roll_bot.RollBot(Game(), seeded("any"), tables)
    assert [table for table in range(1, tables + 1) if bot._drops_after(table)] == after


def test_equal_options_are_taken_by_lot_but_doing_nothing_comes_first(tables):
    drawn = {True: 0, False: set()}
    for game, decks in tables.values():
        for state in positions(game, decks, seed=3, steps=20, every=1):
            last = len(state.question.options) - 1
            orders = [list(drawn_order(game, state, Rng(stream))) for stream in (1, 2, 3)]
            assert all(sorted(order) == list(range(last + 1)) for order in orders)
            if game.idle(state) != NONE:
                assert {order[0] for order in orders} == {last}
                drawn[True] += 1
            else:
                drawn[False] |= {order[0] for order in orders}
    assert drawn[True] > 10
    assert len(drawn[False]) > 2


def test_what_is_won_is_better_won_soon_and_what_is_lost_late(tables):
    game, decks = tables["cipher"]
    bot, state = make_bot("roll:1", game, seeded("any")), start(game, decks, 1)
    even = bot._prospects(state, 0, 0)
    state.over, state.winner = True, 0
    soon, late = bot._prospects(state, 0, 0), bot._prospects(state, 0, 2)
    lost_soon, lost_late = bot._prospects(state, 1, 0), bot._prospects(state, 1, 2)

    assert soon == roll_bot.CERTAIN > late > even > lost_late > lost_soon == 0
    state.winner = -1
    assert bot._prospects(state, 0, 2) == roll_bot.CERTAIN // 2


def test_playing_on_ends_with_the_horizon_of_the_game(tables):
    """In the set-up, after everybody's first turn: a mulligan changes nothing before."""
    for game, decks in tables.values():
        bot, state = make_bot("roll:1", game, seeded("any")), start(game, decks, 1)
        state.turn = 0
        assert bot._end_of(state) == 3
        state.turn = 5
        assert bot._end_of(state) == 5 + game.horizon


def test_some_games_are_played_on_further_on_many_tables(tables):
    for game, decks in tables.values():
        state = start(game, decks, 1)
        state.turn = 5
        ends = {name: make_bot(name, game, seeded("any"))._end_of(state) - 5
                for name in ("roll:15", "roll:16")}  # fmt: skip
        assert ends == {"roll:15": game.horizon, "roll:16": game.far_horizon or game.horizon}
    assert [key for key in tables if tables[key][0].far_horizon] == ["ashes"]


@pytest.mark.parametrize(
    "name", ["roll", "roll:", "roll:0", "roll:-1", "roll:1001", "roll:8:9", "roll:٣"]
)
def test_it_is_told_how_many_tables_to_imagine(tables, name):
    with pytest.raises(UnknownName) as error:
        make_bot(name, tables["cipher"][0], seeded("any"))
    assert error.value.message == f"no bot is called {name!r}"
    assert error.value.hint == "K is how many tables it imagines, from 1 to 1000: roll:8"


def test_ideas_differ(tables):
    """Each of them takes what its name says where it can."""
    game, decks = tables["cipher"]
    attacked = dict.fromkeys(IDEAS, 0)
    for state in positions(game, decks, seed=3, steps=60, every=1):
        words = spellings(game, state)
        if any(word.startswith("attack ") for word in words):
            for idea, made in IDEAS.items():
                chosen = made(game).choose(view_of(game, state, state.question.seat))
                at = list(state.question.options).index(chosen)
                attacked[idea] += words[at].startswith("attack ")
    assert attacked["always attacks"] > 0
    assert attacked["never attacks"] == attacked["hoards"] == 0
