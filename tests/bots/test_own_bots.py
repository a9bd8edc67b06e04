"""Bots of one's own: found by their names, and harmless whatever they do."""

import re
import sys
from pathlib import Path

import pytest

from deckcli.bots import own_bots
from deckcli.bots.bot import bot_stream, is_bot, make_bot
from deckcli.engine.play import start
from deckcli.engine.views import view_of
from deckcli.games.playing import game_of, seated
from deckcli.matches.match import play_match
from deckcli.matches.runner import Budget
from deckcli.matches.workload import Workload

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
EXAMPLE = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[1]
BAD = """\
from deckcli.bots.bot import Bot
import time

class Bad(Bot):
    def __init__(self, game, rng, given):
        self.given, self.asked = given, 0
        if given == "unmade":
            raise ValueError("no bot\\nat all")

    def choose(self, view):
        print("thinking aloud")
        self.asked += 1
        options = view.state.question.options
        if self.asked < 3:
            return options[-1]
        if self.given == "raises":
            raise KeyError("no idea")
        if self.given == "leaves":
            raise SystemExit(3)
        if self.given == "sleeps":
            time.sleep(9)
        if self.given == "waits":
            while True:
                try:
                    time.sleep(9)
                except Exception:
                    pass
        if self.given == "cheats":
            options[0] = wish = 1 + max(options)
            return wish
        return {"nothing": None, "words": "attack"}[self.given]
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text(EXAMPLE, encoding="utf-8")
    Path("bad.py").write_text(BAD, encoding="utf-8")
    return tmp_path


def played(library, *bots, pairs=1, jobs=1):
    decks = [library.deck(f"cipher/{name}").deck for name in ("s01-marth", "s02-chrom")]
    rules = {"max_turns": 300}
    workload = Workload.of(decks, bots, library=library, rules=rules, seed=1)
    return play_match(workload, Budget(pairs), library=library, jobs=jobs).tallies[0]


def test_the_example_is_short_and_plays(folder, library):
    assert len(EXAMPLE.splitlines()) <= 22
    tally = played(library, "my_bot.py:MyBot", "random")

    assert tally.forfeits == 0
    assert tally.wins == {"A": 2, "B": 0}


def test_what_follows_a_further_colon_is_passed_on(folder, library):
    game = game_of(library.catalog("cipher"))
    bots = [
        make_bot(name, game, bot_stream(1, 0))
        for name in ("my_bot.py:MyBot", "my_bot.py:MyBot:deploy", "my_bot.py:MyBot:a:b")
    ]
    assert [bot.bot.word for bot in bots] == ["attack", "deploy", "a:b"]


@pytest.mark.parametrize(
    ("given", "ending"),
    [
        ("unmade", "A's bot failed: ValueError: no bot at all (line 8 of bad.py)"),
        ("raises", "A's bot failed: KeyError: 'no idea' (line 17 of bad.py)"),
        ("leaves", "A's bot failed: SystemExit: 3 (line 19 of bad.py)"),
        ("nothing", r"A's bot answered what is not legal: None is none of \d+ options"),
        ("words", r"A's bot answered what is not legal: 'attack' is none of \d+ options"),
        ("cheats", r"A's bot answered what is not legal: \d+ is none of \d+ options"),
    ],
)  # fmt: skip
def test_a_bot_without_an_answer_loses_that_game(folder, library, capsys, given, ending):
    tally = played(library, f"bad.py:Bad:{given}", "random")

    assert tally.wins == {"A": 0, "B": 2}
    assert tally.forfeits == 2
    for told, winner in tally.endings:
        assert winner == "B"
        assert told == ending or re.fullmatch(ending, told)
    assert tally.first_forfeit.number == 1
    out, err = capsys.readouterr()
    assert not out
    assert ("thinking aloud" in err) == (given != "unmade")


@pytest.mark.skipif(sys.platform == "win32", reason="time is only measured there")
@pytest.mark.parametrize("given", ["sleeps", "waits"])
def test_a_bot_that_takes_too_long_loses_that_game(folder, library, given, monkeypatch):
    monkeypatch.setattr(own_bots, "SECONDS", 0.02)
    tally = played(library, f"bad.py:Bad:{given}", "random")

    assert tally.endings == {
        ("A's bot took too long: more than 0.02 seconds for an answer; cannot be repeated exactly", "B"): 2
    }  # fmt: skip


def test_time_is_taken_where_no_alarm_can_ring(folder, library, monkeypatch):
    monkeypatch.setattr(own_bots, "SECONDS", -1.0)
    monkeypatch.setattr(own_bots.threading, "main_thread", lambda: None)
    tally = played(library, "my_bot.py:MyBot", "random")

    assert tally.forfeits == 2


def test_a_good_bot_is_not_spoiled_by_a_bad_one(folder, library):
    """The games of the pair in which it failed are lost; all others go as they would."""
    alone = played(library, "my_bot.py:MyBot", "random", pairs=2)
    played(library, "bad.py:Bad:raises", "random")
    again = played(library, "my_bot.py:MyBot", "random", pairs=2)

    assert alone.turns.counts == again.turns.counts


@pytest.mark.parametrize(
    ("name", "message", "hint"),
    [
        ("none.py:Bot", "the bot none.py cannot be read: No such file or directory",
         "write FILE.py:CLASS, where the file is"),
        ("my_bot.py:Other", "there is no bot 'Other' in my_bot.py", "bots in it: MyBot"),
        ("my_bot.py:make_bot", "there is no bot 'make_bot' in my_bot.py", "bots in it: MyBot"),
        ("empty.py:Bot", "there is no bot 'Bot' in empty.py", "a bot is a class with `choose`"),
        ("broken.py:Bot", "broken.py does not run: OSError: gone (line 2 of broken.py)", ""),
    ],
)  # fmt: skip
def test_a_bot_that_cannot_be_had_is_told_before_the_first_game(
    folder, library, name, message, hint
):
    Path("empty.py").write_text("", encoding="utf-8")
    Path("broken.py").write_text("\nraise OSError('gone')\n", encoding="utf-8")
    assert is_bot(name)
    with pytest.raises(own_bots.BadBot) as error:
        played(library, name, "random")
    assert (error.value.message, error.value.hint) == (message, hint)


class Installed:
    """Stands for an entry point."""

    def __init__(self, made):
        self.made, self.dist = made, None

    def load(self):
        return self.made()


@pytest.fixture
def installed(monkeypatch):
    known = {}
    monkeypatch.setattr(
        own_bots, "entry_points", lambda group, name: [known[name]] if name in known else []
    )
    for cache in (own_bots._installed, own_bots._loaded):
        cache.cache_clear()
    yield known
    for cache in (own_bots._installed, own_bots._loaded):
        cache.cache_clear()


def test_an_installed_bot_goes_by_its_name(folder, library, installed):
    installed["clever"] = Installed(lambda: own_bots._class_in("my_bot.py", "MyBot"))
    game = game_of(library.catalog("cipher"))
    decks = seated(game, [library.deck("cipher/s01-marth").deck] * 2)
    state = start(game, decks, 1)
    bot = make_bot("clever:end", game, bot_stream(1, 0))

    assert bot.bot.word == "end"
    assert bot.choose(view_of(game, state, state.question.seat)) in state.question.options
    assert is_bot("clever")
    assert not is_bot("cleverer")


def test_an_installed_bot_that_does_not_run_is_told(library, installed):
    installed["broken"] = Installed(lambda: {}["a class"])
    game = game_of(library.catalog("cipher"))
    with pytest.raises(own_bots.BadBot) as error:
        make_bot("broken", game, bot_stream(1, 0))
    assert error.value.message == ("the installed bot 'broken' does not run: KeyError: 'a class'")
