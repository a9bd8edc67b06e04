"""play --human: nothing that is printed tells what the person may not know."""

import io
import re
from itertools import pairwise

import pytest

from deckcli.cli.playing import game_run
from deckcli.cli.playing.game_files import GameFiles
from deckcli.cli.session import Session
from deckcli.core.rng import seeded
from deckcli.engine.transcripts import from_text
from deckcli.games.playing import game_of


class Suspicious(io.TextIOBase):
    """Answers at random, and looks at everything that was printed since the last question."""

    def __init__(self, run, capsys, seed):
        self.run, self.capsys, self.rng = run, capsys, seeded(seed, "person")
        self.known, self.sheets, self.questions = set(), [], 0
        self.look()

    def look(self):
        """What lies open or was shown now."""
        state, seat = self.run.state, self.run.seat
        faces = self.run.game.faces
        self.known |= {
            faces[face].name() for face, who in zip(state.faces, state.seen, strict=True)
            if who >> seat & 1
        }  # fmt: skip

    def check(self):
        printed = self.capsys.readouterr().out
        self.sheets += re.findall("┌.*?┘", printed, re.DOTALL)
        text = " ".join(printed.split())  # long lines are folded
        names = {face.name() for face in self.run.game.faces[1:]}
        for name in sorted(self.known, key=len, reverse=True):
            text = text.replace(name, "")
        assert not [name for name in names - self.known if name in text]

    def readline(self, size=-1):
        self.check()
        self.questions += 1
        return f"{self.rng.below(len(self.run.state.question.options)) + 1}\n"


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_printed_of_a_card_that_the_person_does_not_know(
    deckcli, library, folder, monkeypatch, capsys, seed
):
    game = game_of(library.catalog("cipher"))
    every = sorted(library.sample_files("cipher"))
    samples = [name for name in every if not game.unplayable(library.deck(name).deck)]
    decks = samples[seed % 6], samples[(seed + 1 + seed // 6) % 6]
    deckcli("play", *decks, "--human", "1", "--bots", "random", "--seed", str(seed),
            "--log", "new.json", stdin="")  # fmt: skip
    begun = from_text((folder / "new.json").read_text(encoding="utf-8"), "")
    run = game_run.GameRun(Session(), begun, GameFiles())
    person = Suspicious(run, capsys, seed)

    def apply(game, state, action, really=game_run.apply):
        really(game, state, action)
        person.look()

    monkeypatch.setattr(game_run, "apply", apply)
    monkeypatch.setattr("sys.stdin", person)
    assert run.play() == 0
    person.check()
    # a table that has not changed is not shown again
    assert all(one != other for one, other in pairwise(person.sheets))
    assert len(person.sheets) <= person.questions
