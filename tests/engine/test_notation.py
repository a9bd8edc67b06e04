"""What is said of an action, and who hears it."""

import pytest

from deckcli.core.vecs import extend, i64, vec
from deckcli.engine.game import Face, Game
from deckcli.engine.notation import (
    CARD,
    COVERED,
    NUMBER,
    SILENT,
    Verb,
    action,
    cards_of,
    spellings,
)
from deckcli.engine.state import Question, State
from deckcli.engine.telling.presenter import Presenter

HIT, CHOOSE, PASS, GIVE = range(4)


@pytest.fixture
def game():
    game = Game()
    faces = [Face(1, "A-1", {"en": "Axe"}), Face(2, "B-1", {"en": "Bow"})]
    game.faces = extend(game.faces, faces)
    game.verbs = [
        Verb("hit {a} -> {b}", CARD, CARD),
        Verb("choose {a}", CARD, told=COVERED),
        Verb("pass", told=SILENT),
        Verb("give {a} to p{b}", CARD, NUMBER, told=COVERED),
    ]
    return game


@pytest.fixture
def state():
    """Three cards, the last of which only p1 knows."""
    state = State()
    state.faces, state.seen = vec[i64]([1, 2, 2]), vec[i64]([3, 3, 1])
    options = [action(CHOOSE, 0), action(CHOOSE, 1), action(CHOOSE, 2), action(PASS)]
    state.question = Question(0, 0, vec[i64](options))
    return state


@pytest.mark.parametrize(
    ("taken", "words"),
    [
        (action(HIT, 0, 2), "hit Axe -> Bow"),  # hitting with a card shows it
        (action(CHOOSE, 1), "choose Bow"),
        (action(CHOOSE, 2), "choose a card"),
        (action(GIVE, 2, 2), "give a card to p2"),
        (action(PASS), ""),
    ],
)
def test_others_hear_what_they_may_know(game, state, taken, words):
    teller = Presenter(game).teller("en", reader=1)
    assert teller.heard(state, taken, 0) == words


def test_who_knows_the_card_hears_its_name(game, state):
    teller = Presenter(game).teller("en", reader=0)
    assert teller.heard(state, action(CHOOSE, 2), 1) == "choose Bow"


def test_the_cards_of_an_action(game):
    assert cards_of(game, action(HIT, 0, 2)) == [0, 2]
    assert cards_of(game, action(GIVE, 1, 2)) == [1]
    assert cards_of(game, action(PASS)) == []


def test_options_that_read_the_same_are_numbered(game, state):
    assert spellings(game, state) == ["choose A-1", "choose B-1", "choose B-1 #2", "pass"]
    named = Presenter(game).spellings(state, "en")
    assert named == ["choose Axe", "choose Bow", "choose Bow #2", "pass"]
