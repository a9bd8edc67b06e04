"""play --human 1,2: people at one terminal see their own cards and no other's."""

import io
import re

import pytest

from deckcli.cli.playing import game_run
from deckcli.cli.playing.game_files import GameFiles
from deckcli.cli.session import Session
from deckcli.core.rng import seeded
from deckcli.engine.transcripts import from_text

TWO = ("play", "cipher/s01-marth", "cipher/s02-chrom", "--human", "1,2", "--seed", "3")
GAME = ("--bots", "greedy", "--seed", "3")
ASHES = ("ashes/iron-men", "ashes/bloodwoods-queen", "ashes/iron-men", "ashes/bloodwoods-queen")


class Suspicious(io.TextIOBase):
    """Answers at random, and looks for names that the one who sits there may not know."""

    def __init__(self, run, capsys, most):
        self.run, self.capsys, self.most, self.changes = run, capsys, most, 0
        self.rng = seeded(1, "people")
        self.known = {seat: set() for seat in run.people.seats}
        self.look()

    def look(self):
        faces, state = self.run.game.faces, self.run.state
        for seat, known in self.known.items():
            known |= {
                faces[face].name() for face, who in zip(state.faces, state.seen, strict=True)
                if who >> seat & 1
            }  # fmt: skip

    def readline(self, size=-1):
        text = " ".join(self.capsys.readouterr().out.split())
        prompt = text.rpartition(": ")[2]
        seat = self.run.seat
        if seat < 0:  # between two people nothing is to be seen
            assert prompt.endswith("press Enter when nobody else looks>")
            self.changes += 1
            return "\n"
        for name in sorted(self.known[seat], key=len, reverse=True):
            text = text.replace(name, "")
        every = {face.name() for face in self.run.game.faces[1:]}
        names = {name for name in every if " " in name}  # not Charm, which dice show, too
        assert not [name for name in names - self.known[seat] if name in text]
        if "Enter hides the table" in prompt:
            return "\n"
        self.most -= 1
        options = len(self.run.state.question.options)
        return f"{self.rng.below(options) + 1}\n" if self.most else ""


@pytest.mark.parametrize(
    ("decks", "people"), [(TWO[1:3], "1,2"), (ASHES, "1,2,4"), (ASHES, "4, 3,2,1")]
)
def test_nobody_sees_what_only_another_may_know(
    deckcli, folder, monkeypatch, capsys, decks, people
):
    deckcli("play", *decks, "--human", people, "--bots", "random", "--seed", "3",
            "--log", "new.json", stdin="")  # fmt: skip
    begun = from_text((folder / "new.json").read_text(encoding="utf-8"), "")
    run = game_run.GameRun(Session(), begun, GameFiles())
    person = Suspicious(run, capsys, most=60)

    def apply(game, state, action, really=game_run.apply):
        really(game, state, action)
        person.look()

    monkeypatch.setattr(game_run, "apply", apply)
    monkeypatch.setattr("sys.stdin", person)
    run.play()
    assert person.changes >= 2


def test_everybody_reads_all_news_when_they_sit_down(deckcli):
    run = deckcli(*TWO, stdin="\n1\n\n\n2\n\n\n")
    first, _, rest = run.out.partition("p1, press Enter when nobody else looks> \n")

    assert first.startswith("p2, press Enter when nobody else looks> \n    p2 goes first\n")
    assert "p2, Enter hides the table; p1 is next> " in first
    assert rest.startswith("    p2 goes first\n    p2 draws 6\n    p1 draws 6\np2: mulligan\n")


def test_only_ones_own_last_decision_is_taken_back(deckcli):
    run = deckcli(*TWO, stdin="\n1\n\n\n2\n\n\nundo\n1\nundo\n")

    assert "p1 has decided since then: only the last decision is taken back\n" in run.out
    assert "taken back: bond " in run.out


def test_a_shared_game_is_saved_and_goes_on(deckcli):
    deckcli(*TWO, stdin="\n1\n\n\nsave a.json\nquit\n")
    run = deckcli("play", "--resume", "a.json", stdin="\n2\n")

    assert run.out.startswith("p1, press Enter when nobody else looks> \n\n┌─ p2 ")
    assert "p1: keep" in run.out


@pytest.mark.parametrize(("seats", "named"), [("3", "3"), ("1,x", "x"), ("1,,2", "'1,,2'")])
def test_seats_that_are_not_there(deckcli, seats, named):
    run = deckcli(*TWO[:3], "--human", seats)

    assert run.status == 2
    assert run.err == f"error[setting]: there is no seat {named}\n  hint: seats are 1 and 2\n"


# -- replay --step


@pytest.fixture
def told(deckcli):
    """A finished game, and what is shown at these words."""
    deckcli("play", *TWO[1:3], *GAME, "--log", "game.json")

    def step(*words):
        return deckcli("replay", "game.json", "--step", stdin="".join(f"{w}\n" for w in words)).out

    return step


def test_a_replay_goes_move_by_move_and_back(told):
    there = told("", "n", "b", "t")
    shown = re.split(r"move \d+ of 57 \(\? for help\)> .*\n", there)

    assert shown[1] == shown[3] == shown[4]
    assert len({shown[0], shown[1], shown[2]}) == 3
    assert shown[1].startswith("p2: ")
    assert "hand     " in shown[0]
    assert "B01-" not in there
    assert there.endswith("move 1 of 57 (? for help)> \n")


def test_a_replay_jumps_to_a_move_and_to_the_end(told):
    assert told("12", "b") .endswith("move 11 of 57 (? for help)> \n")  # fmt: skip
    end = told("e", "")
    assert " wins in turn " in end
    assert "there are 57 moves\n" in end
    assert "this is the first move\n" in told("b")
    assert "  Enter, n   the next move" in told("what")


def test_steps_may_be_written_out(told):
    def shown(*words):
        return re.sub(r"(?<=for help\)> ).*", "", told(*words))

    assert shown("next", "back", "end", "table", "quit") == shown("n", "b", "e", "t", "q")


@pytest.mark.parametrize("option", [("--turn", "3"), ("--verify",)])
def test_steps_go_alone(deckcli, told, option):
    run = deckcli("replay", "game.json", "--step", *option)

    assert run.err == f"error[setting]: --step and {option[0]} do not go together\n"


# -- cards and names


def test_the_card_of_an_action_that_is_raised(deckcli):
    deck = "blackpoker/full-54"
    run = deckcli("play", deck, deck, "--human", "1", *GAME, stdin="card 4\n")
    page = run.out.rpartition("card 4\n")[2]

    assert "  4  raise Reunion " in run.out
    assert page.startswith("Reunion  [blackpoker reunion]\n再会\n")
    assert "[key: ♥A-10 + ♥A-10] Show 1 card from your graveyard" in page


@pytest.mark.parametrize("game", ["cipher", "blue_moon", "summon_magic"])
def test_the_table_of_a_replay_has_names_instead_of_ids(deckcli, library, game):
    decks = TWO[1:3] if game == "cipher" else list(library.sample_files(game))[:2]
    deckcli("play", *decks, *GAME, "--log", "game.json")
    shown = deckcli("replay", "game.json", "--turn", "4").out

    assert shown
    assert not [card.id for card in library.catalog(game) if card.id in shown]
