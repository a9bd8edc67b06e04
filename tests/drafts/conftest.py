"""Drafts for tests: formats by name, drafts played by a function, chosen picks."""

import io
from dataclasses import dataclass

import pytest

from deckcli.cli.main import exit_status_of
from deckcli.core.rng import seeded
from deckcli.drafts.draft import Draft
from deckcli.drafts.draft_format import open_format
from deckcli.drafts.session import DraftSession


@pytest.fixture(scope="session")
def draft_of(library):
    """A draft by the name of its format."""

    def made(key, **options):
        draft_format = open_format(key, library)
        return Draft(draft_format, library.catalog(draft_format.game), **options)

    return made


@pytest.fixture
def session_of(draft_of):
    def made(key, *, seed=1, **options):
        return DraftSession(draft_of(key, **options), seed)

    return made


@pytest.fixture
def play():
    """Play a session on, by default to its end: `choose(session, legal) -> pick`."""

    def played(session, choose=None, *, until=None):
        rng = seeded(session.seed, "test")
        choose = choose or (lambda session, legal: rng.pick(legal))
        while not session.is_over and not (until and until(session)):
            session.take(choose(session, session.draft.legal_picks(session.table)))
        return session

    return played


@pytest.fixture
def to_stage(play):
    """Play at random up to the first question of a stage."""

    def played(session, stage):
        return play(session, until=lambda one: one.table.stage == stage)

    return played


@pytest.fixture
def deckcli(one_library, capsys, monkeypatch, tmp_path):
    """Run a command line in an empty folder; `typed` is what a person would type."""
    monkeypatch.chdir(tmp_path)

    def run(*argv, typed=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
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
