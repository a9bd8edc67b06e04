"""Openings, wishes and command lines for tests of hands."""

from dataclasses import dataclass

import pytest

from deckcli.cli.main import exit_status_of
from deckcli.core.files import Source
from deckcli.hands.odds import Question
from deckcli.hands.openings import opening_of
from deckcli.hands.wish_reader import read_policy, read_wish


@pytest.fixture(scope="session")
def opening(library):
    """The opening of a built-in deck."""

    def made(name, part="cards"):
        deck = library.deck(name).deck
        return opening_of(deck, library.catalog(deck.game), part)

    return made


@pytest.fixture(scope="session")
def opening_of_text(library):
    """The opening of a deck that is written in the test."""

    def made(text, part="cards"):
        deck = library.deck_from_text(Source("deck.yaml", text)).deck
        return opening_of(deck, library.catalog(deck.game), part)

    return made


@pytest.fixture(scope="session")
def wish(catalog_of):
    return lambda text, game="cipher": read_wish(text, catalog_of(game).info)


@pytest.fixture(scope="session")
def policy(catalog_of):
    return lambda text, game="cipher": read_policy(text, catalog_of(game).info)


@pytest.fixture(scope="session")
def question(opening, catalog_of, wish, policy):
    """A question about a built-in deck."""

    def made(name, text, *, keep="", **options):
        game = name.partition("/")[0]
        kept = policy(keep, game) if keep else None
        return Question(opening(name), catalog_of(game), wish(text, game), keep=kept, **options)

    return made


@pytest.fixture
def deckcli(one_library, capsys, monkeypatch, tmp_path):
    """Run a command line in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def run(*argv):
        capsys.readouterr()
        status = int(exit_status_of([str(word) for word in argv]))
        out, err = capsys.readouterr()
        return Run(status, out, err)

    return run


@dataclass(frozen=True)
class Run:
    status: int
    out: str
    err: str
