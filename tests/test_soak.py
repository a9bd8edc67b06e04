"""The soak notices what must never happen, in whatever game it happens."""

import importlib.util
from argparse import Namespace
from pathlib import Path

import pytest

from deckcli.core.rng import seeded
from deckcli.engine.play import apply, start
from deckcli.games.playing import engines, formats_of

SCRIPT = Path(__file__).parents[1] / "scripts" / "soak.py"
OPTIONS = {"games": 1, "decks": "all", "random_decks": 0, "bots": "random", "memory": 0}


@pytest.fixture(scope="module")
def soak():
    spec = importlib.util.spec_from_file_location("soak", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=engines())
def games(soak, library, request):
    """The games of a soak: one, with this number."""

    def numbered(number):
        options = Namespace(**OPTIONS, seed=number)
        return soak.Soak(library, request.param, formats_of(request.param)[-1], options)

    return numbered


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


def test_a_view_with_a_secret_is_seen(soak, table, monkeypatch):
    def told(_game, state, _seat):
        return Namespace(state=state)

    monkeypatch.setattr(soak, "view_of", told)
    with pytest.raises(AssertionError, match="a view leaks"):
        soak.compare_views(*table, seeded(1, "scrambled"))


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
    assert 1 % soak.CHECKED
    with pytest.raises(AssertionError, match="lost or doubled"):
        games(1).run()
    assert len(decisions) == 5


def test_a_card_lost_with_the_last_decision_is_missed(soak, games, monkeypatch):
    def careless(game, state, option):
        apply(game, state, option)
        if state.question is None:
            max((player.deck for player in state.players), key=len).pop()

    monkeypatch.setattr(soak, "apply", careless)
    with pytest.raises(AssertionError, match="lost or doubled"):
        games(1).run()


def test_views_are_compared_in_games_of_sample_decks_and_of_random_ones(soak):
    assert soak.CHECKED % 2


NAMESAKES = "namesakes-one-of-a-name-stays.yaml"  # cards of the catalog; asks at once


@pytest.fixture
def after(soak, library):
    """A soak of Cipher after games that dealt every card, used everything and opened all windows."""
    one = soak.Soak(library, "cipher", {}, Namespace(**OPTIONS, seed=1))
    one.dealt = {face.id for face in one.game.faces}
    one.game.fired[:] = [1] * len(one.game.fired)
    one.game.opened[:] = [1] * len(one.game.opened)
    return one


@pytest.fixture
def rulings(soak, tmp_path, monkeypatch):
    """The only rulings: one with a card that no catalog has, and then the same without."""
    text = (soak.RULINGS / "cipher" / NAMESAKES).read_text(encoding="utf-8")
    assert "B01-008" in text
    (tmp_path / "cipher").mkdir()
    (tmp_path / "cipher" / "a.yaml").write_text(text.replace("B01-008", "X99-001"), "utf-8")
    (tmp_path / "cipher" / "b.yaml").write_text(text, "utf-8")
    monkeypatch.setattr(soak, "RULINGS", tmp_path)
    return tmp_path / "cipher"


def test_a_window_that_random_games_never_opened_is_looked_for_in_rulings(after, rulings, capsys):
    after.game.opened[after.game.windows.index("namesake")] = 0

    assert (after.report(), "never" in capsys.readouterr().out) == (0, False)


def test_a_window_that_no_ruling_opens_either_is_told(after, rulings, capsys):
    (rulings / "b.yaml").unlink()
    after.game.opened[after.game.windows.index("namesake")] = 0

    assert after.report() == 1
    assert capsys.readouterr().out.splitlines()[-1] == "  never opened: namesake"


def test_an_ability_is_looked_for_in_rulings_with_cards_that_there_are(after, rulings, capsys):
    ability = ability_of(after.game, "B01-003")
    after.game.fired[ability.index] = 0

    assert (after.report(), "never" in capsys.readouterr().out) == (0, False)


def test_an_ability_that_no_ruling_leads_to_either_is_told(after, rulings, capsys):
    (rulings / "b.yaml").unlink()
    ability = ability_of(after.game, "B01-003")
    after.game.fired[ability.index] = 0

    assert after.report() == 1
    told = f"  never used: {ability.name} of B01-003"
    assert capsys.readouterr().out.splitlines()[-1] == told


def ability_of(game, card):
    """The first ability of a card that somebody can use."""
    face = game.face_of[card]
    return next(one for one in game.abilities if one.face == face and one.can_be_used)


@pytest.mark.parametrize("key", engines())
def test_rulings_of_every_format_can_be_tried(soak, library, key):
    for rules in formats_of(key):
        one = soak.Soak(library, key, rules, Namespace(**OPTIONS, seed=1))
        one.game.fired[:] = [1] * len(one.game.fired)

        one.report()

        assert any(count > 0 for count in one.game.opened)
