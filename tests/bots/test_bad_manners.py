"""Whatever a bot of somebody else raises, answers or writes on, it harms its own game only."""

import json
import re
from pathlib import Path

import pytest

from deckcli.bots import own_bots
from deckcli.bots.bot import bot_stream
from deckcli.engine.play import start
from deckcli.engine.views import view_of
from deckcli.games.playing import engines, game_of, seated
from deckcli.matches.match import play_match
from deckcli.matches.runner import Budget
from deckcli.matches.seating import seated_bot
from deckcli.matches.workload import Workload

DECKS = {
    "ashes": "ashes/iron-men", "blackpoker": "blackpoker/entry", "blue_moon": "blue_moon/hoax",
    "cipher": "cipher/s01-marth", "summon_magic": "summon_magic/knights",
}  # fmt: skip
RUDE = """\
class Base(BaseException):
    pass

class Liar(int):
    def __eq__(self, other):
        return True
    def __hash__(self):
        return 1
    def __int__(self):
        return 1

class Shy(Exception):
    def __str__(self):
        raise ValueError("no")
    __repr__ = __str__

Loud = type("X\\n::error::owned\\x1b[2J", (Exception,), {})

class Rude:
    def __init__(self, game, rng, given):
        self.given = given
        if given == "unmade":
            raise Base("x")

    def choose(self, view):
        if self.given == "liar":
            return Liar(1 + max(view.state.question.options))
        if self.given == "shy answer":
            return Shy()
        if self.given == "endless":
            return 10 ** 5000
        raise {"base": Base("x"), "leaves": GeneratorExit(), "shy": Shy(), "loud": Loud("y"),
               "stops": KeyboardInterrupt()}[self.given]

class Forger:
    def __init__(self, game, rng, given):
        for face in game.faces:
            face.names.clear()
            face.listens = 0
            face.abilities = face.abilities[:0]
        game.verbs.clear()
        game.answers.clear()
        game.windows.clear()
        game.face_of.clear()

    def choose(self, view):
        return view.state.question.options[0]

class Honest(Forger):
    def __init__(self, game, rng, given):
        pass
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("rude.py").write_text(RUDE, encoding="utf-8")
    monkeypatch.setattr(own_bots, "_is_ctrl_c", lambda _: False)  # as under the command
    return tmp_path


def played(library, game, *bots):
    decks = [library.deck(DECKS[game]).deck] * 2
    workload = Workload.of(decks, bots, library=library, rules={"max_turns": 20}, seed=1)
    return play_match(workload, Budget(1), library=library, jobs=1).tallies[0]


@pytest.mark.parametrize(
    ("given", "ending"),
    [
        ("unmade", "A's bot failed: Base: x (line # of rude.py)"),
        ("base", "A's bot failed: Base: x (line # of rude.py)"),
        ("leaves", "A's bot failed: GeneratorExit (line # of rude.py)"),
        ("stops", "A's bot failed: KeyboardInterrupt (line # of rude.py)"),
        ("shy", "A's bot failed: Shy: a Shy that cannot be shown (line # of rude.py)"),
        ("loud", r"A's bot failed: X \x3a:error::owned\x1b[2J: y (line # of rude.py)"),
        ("liar", r"A's bot answered what is not legal: # is none of # options"),
        ("shy answer", "A's bot answered what is not legal: a Shy that cannot be shown is none of # options"),
        ("endless", "A's bot answered what is not legal: a int that cannot be shown is none of # options"),
    ],
)  # fmt: skip
def test_it_loses_its_game_and_nothing_else_happens(folder, library, given, ending):
    tally = played(library, "blackpoker", f"rude.py:Rude:{given}", "random")

    assert tally.wins == {"A": 0, "B": 2}
    told = {
        re.sub(r"(?<= )\d+(?= is none| options| of rude)", "#", words) for words, _ in tally.endings
    }
    assert told == {ending}


def test_a_race_ends_though_nobody_has_won_anything_yet(folder, library):
    tally = played(library, "blue_moon", "rude.py:Rude:unmade", "random")

    assert tally.wins == {"A": 0, "B": 2}


@pytest.mark.parametrize("game", engines())
def test_what_a_bot_does_to_its_rules_is_not_done_to_those_of_the_table(folder, library, game):
    forged = played(library, game, "rude.py:Forger", "random")
    honest = played(library, game, "rude.py:Honest", "random")

    assert forged.forfeits == honest.forfeits == 0
    assert forged.wins == honest.wins
    assert forged.turns.counts == honest.turns.counts


def test_two_bots_share_no_rules_either(folder, library):
    game = game_of(library.catalog("blackpoker"))
    decks = [library.deck("blackpoker/entry").deck] * 2
    state = start(game, seated(game, decks), 1)
    seated_bot("rude.py:Forger", game, bot_stream(1, 0))
    path = Path("sees.py")
    path.write_text(
        "class Sees:\n"
        "    def __init__(self, game, rng, given):\n        self.game = game\n"
        "    def choose(self, view):\n"
        "        assert self.game.verbs and self.game.face_of\n"
        "        return view.state.question.options[0]\n"
    )
    view = view_of(game, state, state.question.seat)
    assert (
        seated_bot("sees.py:Sees", game, bot_stream(1, 1)).choose(view)
        in view.state.question.options
    )


@pytest.mark.parametrize(
    "text", ["raise GeneratorExit\n", "def __getattr__(name):\n    raise ValueError(name)\n"]
)
def test_a_file_that_raises_anything_is_refused(folder, library, text):
    Path("bad.py").write_text(text)
    with pytest.raises(own_bots.BadBot, match=r"bad\.py does not run"):
        own_bots.own_bot("bad.py:Bot", game_of(library.catalog("blackpoker")), bot_stream(1, 0))


def test_names_of_files_that_are_no_text_are_kept(folder, library):
    path = Path("b\udcff.py")
    path.write_text(RUDE, encoding="utf-8")
    decks = [library.deck("cipher/s01-marth").deck, library.deck("cipher/s02-chrom").deck]
    text = Workload.of(
        decks, ("b\udcff.py:Honest", "random"), library=library, rules={}, seed=1
    ).to_text()  # fmt: skip

    assert json.loads(text.encode())["bots"][0] == "b\udcff.py:Honest"
