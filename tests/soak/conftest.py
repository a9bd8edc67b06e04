"""A soak of one game of each kind."""

import sys
from argparse import Namespace
from importlib import import_module
from pathlib import Path

import pytest

from deckcli.games.playing import engines, formats_of, unshared_game

SCRIPTS = Path(__file__).parents[2] / "scripts"
OPTIONS = {
    "games": 1,
    "decks": "all",
    "random_decks": 0,
    "bots": "random",
    "memory": 0,
    "bare": False,
}


@pytest.fixture(scope="module")
def soak():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(SCRIPTS)
        made = import_module("soak")
        patch.setattr(made, "game_of", unshared_game)  # some tests change it
        yield made


@pytest.fixture(scope="module")
def checks(soak):
    return sys.modules["soak_checks"]


@pytest.fixture(scope="module")
def soak_of(soak, library):
    """A soak of some rules: one game, with this number."""

    def made(key, rules, number=1, seats=2):
        return soak.Soak(library, key, rules, Namespace(**OPTIONS, seed=number), seats)

    return made


@pytest.fixture(params=engines())
def games(soak_of, request):
    """The games of a soak: one, with this number."""

    def numbered(number):
        return soak_of(request.param, formats_of(request.param)[-1], number)

    return numbered


@pytest.fixture(scope="session")
def use_everything():
    """Let a soak think that its games used every ability and opened every window."""

    def done(one):
        one.counter.fired[:] = [1] * len(one.counter.fired)
        one.counter.opened[:] = [1] * len(one.counter.opened)

    return done
