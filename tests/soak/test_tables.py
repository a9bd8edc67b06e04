"""The soak notices what must never happen at a table, in whatever game it happens."""

from argparse import Namespace

import pytest

from deckcli.core.rng import seeded
from deckcli.engine.play import apply, start
from deckcli.engine.state import Question
from deckcli.engine.views import view_of


@pytest.fixture
def table(games):
    """A game, and one of its tables after some decisions."""
    one = games(1)
    state, rng = start(one.game, one.samples[:2], 1), seeded(1, "table")
    for _ in range(10):
        apply(one.game, state, rng.pick(state.question.options))
    return one.game, state


def test_nothing_is_wrong_with_a_table_as_it_is(soak, table):
    soak.count_cards(*table)
    soak.compare_decks(table[1])
    soak.compare_views(*table, seeded(1, "scrambled"))


def test_a_card_that_is_gone_is_missed(soak, table):
    table[1].players[0].deck.pop()
    with pytest.raises(AssertionError, match="lost or doubled"):
        soak.count_cards(*table)


def test_a_card_in_two_places_is_seen(soak, table):
    player = table[1].players[0]
    player.deck[0] = player.hand[0]  # and another one is gone: their number is right
    with pytest.raises(AssertionError, match="lost or doubled"):
        soak.count_cards(*table)


def test_a_card_that_has_become_another_is_seen(soak, table):
    state = table[1]
    state.faces[0] = next(face for face in state.faces if face != state.faces[0])
    with pytest.raises(AssertionError, match="a deck has changed"):
        soak.compare_decks(state)


def test_a_view_with_a_secret_is_seen(soak, checks, table, monkeypatch):
    def told(_game, state, _seat):
        return Namespace(state=state)

    monkeypatch.setattr(checks, "view_of", told)
    with pytest.raises(AssertionError, match="a view leaks"):
        soak.compare_views(*table, seeded(1, "scrambled"))


def with_faces(shown, state):
    shown.faces[:] = state.faces


def with_streams(shown, state):
    shown.streams[-1] = state.streams[-1]


def with_options(shown, state):
    asked = state.question
    shown.question = Question(asked.window, asked.seat, asked.options)


@pytest.mark.parametrize(("mistake", "words"), [
    (with_faces, "an unseen face"),
    (with_streams, "random numbers"),
    (with_options, "others' options"),
])  # fmt: skip
def test_a_view_is_looked_at_in_any_game(checks, games, monkeypatch, mistake, words):
    """Also in those whose views are not compared."""

    def told(game, state, seat):
        view = view_of(game, state, seat)
        if state.question is not None:
            mistake(view.state, state)
        return view

    monkeypatch.setattr(checks, "view_of", told)
    with pytest.raises(AssertionError, match=words):
        games(1).run()


def test_knowledge_that_a_witness_does_not_have_is_seen(soak, checks, games, monkeypatch):
    """Whatever the engine itself says of it: the bottom of a deck is known to a foreign seat."""

    def told(game, state, seat):
        wrong = state.clone()
        for card in wrong.players[0].deck[:1]:
            wrong.seen[card] |= 2
        return view_of(game, wrong, seat)

    monkeypatch.setattr(checks, "view_of", told)
    with pytest.raises(AssertionError, match=r"game 75: p2 sees \[\d+\]"):
        games(soak.WITNESSED).run()


def test_knowledge_that_is_lost_is_missed(soak, checks, games, monkeypatch):
    def told(game, state, seat):
        wrong = state.clone()
        for card in wrong.players[1].hand[:1]:
            wrong.seen[card] &= ~2
        return view_of(game, wrong, seat)

    monkeypatch.setattr(checks, "view_of", told)
    with pytest.raises(AssertionError, match=r"game 75: p2 forgets \[\d+\]"):
        games(soak.WITNESSED).run()


def test_a_card_lost_for_one_decision_only_is_missed(soak, games, monkeypatch):
    """In a game whose views nobody compares, and though it comes back at once."""
    lost, decisions = [], []

    def careless(game, state, option):
        deck = state.players[0].deck
        if lost:
            deck.append(lost.pop())
        apply(game, state, option)
        decisions.append(option)
        if len(decisions) == 5:
            lost.append(deck.pop())

    monkeypatch.setattr(soak, "apply", careless)
    assert 1 % soak.COMPARED
    with pytest.raises(AssertionError, match="lost or doubled"):
        games(1).run()
    assert len(decisions) == 5


def test_a_card_lost_with_the_last_decision_is_missed(soak, games, monkeypatch):
    def careless(game, state, option):
        apply(game, state, option)
        if state.question is None:
            piles = [pile for player in state.players for pile in (player.deck, player.hand)]
            piles += [getattr(player, "discard", []) for player in state.players]
            max(piles, key=len).pop()

    monkeypatch.setattr(soak, "apply", careless)
    with pytest.raises(AssertionError, match="lost or doubled"):
        games(1).run()


def test_views_are_compared_in_games_of_sample_decks_and_of_random_ones(soak):
    assert soak.COMPARED % 2
    assert soak.WITNESSED % 2


def test_games_for_more_than_two_are_soaked_with_more(soak_of, capsys):
    one = soak_of("ashes", {}, seats=4)
    one.run()

    assert one.decisions > 100
    assert capsys.readouterr().out.startswith("ashes, 4 players: 1 games, ")
    assert len(one._decks(1, 0, None)) == 4
