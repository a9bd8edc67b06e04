"""On a terminal pages are as wide as it is, with colours; in files and pipes they are neither."""

import os
import re

import pytest

from deckcli.cli.session import Session
from deckcli.core.text import display_width

WIDE = [
    "card search --game cipher cost=5",
    "card search --game cipher cost=5 --lang ja",
    "card fields cipher",
    "card coverage cipher",
    "deck show ashes/iron-men",
    "deck diff cipher/s01-marth cipher/red-flier-rush",
    "deck formats",
    "hand ashes/iron-men --seed 1",
    "games",
    "explain",
    "draft",
]


def widest(text):
    return max(map(display_width, text.splitlines()))


@pytest.fixture
def terminal(monkeypatch):
    """Standard output is a terminal of this width."""

    def of(columns):
        monkeypatch.setattr(Session, "columns", columns)

    return of


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("line", WIDE)
def test_every_table_fits_the_terminal(deckcli, terminal, line, columns):
    terminal(columns)

    page = deckcli(*line.split()).out
    assert widest(page) <= columns
    assert not re.search(r"^ +---", page, re.MULTILINE)  # no row goes on in the next line


# -- what is no table: sentences, stories, findings; and all of it in Japanese


SHORT = "cipher/s01-marth cipher/s02-chrom --bots greedy --rule max_turns=3 --seed 1"
PROSE = [
    "explain --all",
    "explain nope",
    "check wide.yaml",
    "play wide.yaml cipher/s01-marth",
    "hand wide.yaml",
    "deck convert wide.yaml --to text",
    "check --samples",
    "card show B01-001",
    "card show coal-roarkwin",
    "card show Nobody",
    "card search symbol:bleu",
    "deck new ashes",
    "deck new blackpoker",
    "deck stats ashes/iron-men",
    "deck show summon_magic/two-books",
    "hand cipher/s01-marth -n 50 --mulligan cost<=1 --versus never --seed 1",
    "hand ashes/iron-men -n 50 --seed 1",
    "odds summon_magic/knights type:monster --by-turn 2 -n 100 --seed 1",
    "draft ashes/rulebook --about",
    "draft cipher/booster --about",
    "draft ashes/rulebook --players 4 --seed 1",
    f"play {SHORT}",
    f"play {SHORT} --explain",
    f"match {SHORT} --pairs 1 --expect A>=99% --sprt 50:52",
    f"match {SHORT} --pairs 1 --pilots greedy,random",
    f"tournament {SHORT} cipher/blue-midrange --pairs 1 --bots random",
    f"tournament {SHORT} cipher/blue-midrange --pairs 1 --bots random --type gauntlet",
    "replay game.json",
    "replay game.json --turn 3",
    "rulings failing.yaml",
    "runs plan --sprt 50:52 --margin 2 --difference 3",
]  # fmt: skip
FAILING = (
    "ruling: Iron Worker dies.\ngame: ashes\ngiven:\n  turn: p1\n"
    "  p1: {phoenixborn: coal-roarkwin, battlefield: [{card: iron-worker, as: worker}]}\n"
    "  p2: {phoenixborn: aradel-summergaard}\n"
    "when: [{p1: pass}]\nthen: {worker: {zone: p1 discard}}\n"
)
EXAMPLES = "explain --all"  # files as somebody wrote them
SENTENCE = re.compile(r"(?<![-=./])\b[a-z]{2,} [a-z]+ [a-z]+ [a-z]{2,}\b")


@pytest.fixture
def files(deckcli, write, monkeypatch):
    """A deck with findings, a ruling that fails, a game that was played."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    write("failing.yaml", FAILING)
    write("wide.yaml", "game: ashes\nconjurations: {Iron Rhino: 4}\ncards: {Iron Workre: 99}\n")
    deckcli("play", *SHORT.split(), "--log", "game.json")


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("line", PROSE)
def test_no_line_is_wider_than_the_terminal(deckcli, terminal, files, monkeypatch, line, lang):
    monkeypatch.setenv("COLUMNS", "80")
    terminal(80)
    for module in ("main", "session", "playing.tables_to_play"):
        monkeypatch.setattr(f"deckcli.cli.{module}.columns_of", lambda _: 80)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    run = deckcli(*line.split(), "--lang", lang, "--color", "never")
    lines = (run.out + run.err).splitlines()

    assert lines
    assert [one for one in lines if display_width(one) > 80] == []
    if lang == "ja":
        told = [one for one in lines if not (line == EXAMPLES and one.startswith("    "))]
        assert [one for one in told if SENTENCE.search(re.sub("`.*?`", "", one))] == []


def test_pipes_and_files_keep_the_full_width(deckcli, terminal, folder):
    line = ("card", "search", "--game", "cipher", "cost=5")
    piped = deckcli(*line).out
    terminal(80)
    deckcli(*line, "-o", "text=cards.txt")

    assert widest(piped) > 80
    assert (folder / "cards.txt").read_text(encoding="utf-8") == piped


def test_the_excerpt_of_a_check_fits_and_its_caret_is_right(deckcli, terminal, write):
    cards = ", ".join(f'"Marth {number}": 1' for number in range(40))
    deck = write("deck.json", f'{{"game": "cipher", "cards": {{{cards}, "王子": "ひとつ"}}}}')
    terminal(80)
    lines = deckcli("check", deck, "--select", "DCK2").out.splitlines()

    carets = [at for at, line in enumerate(lines) if line.lstrip().startswith("| ")]
    assert len(carets) > 40
    for at in carets:
        assert max(map(display_width, lines[at - 1 : at + 1])) <= 80
        marked = in_columns(lines[at - 1], lines[at].index("^"), len(lines[at]))
        assert marked[:2] in ('"M', '"王', '"ひ')


def in_columns(line, first, last):
    """What of a line is shown in these columns of the terminal."""
    starts = [display_width(line[:at]) for at in range(len(line))]
    return "".join(
        character for character, start in zip(line, starts, strict=True) if first <= start < last
    )


@pytest.mark.parametrize(
    ("environment", "options", "coloured"),
    [
        ({}, [], False),
        ({"FORCE_COLOR": "1"}, [], True),
        ({"FORCE_COLOR": "0"}, [], False),
        ({"FORCE_COLOR": ""}, [], False),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, [], False),
        ({"FORCE_COLOR": "1"}, ["--color", "never"], False),
        ({"NO_COLOR": "1"}, ["--color", "always"], True),
    ],
)
@pytest.mark.parametrize("line", ["check five.yaml", "deck formats"])
def test_who_decides_about_colours(
    deckcli, five, monkeypatch, line, environment, options, coloured
):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert ("\x1b[" in deckcli(*line.split(), *options).out) is coloured


def test_in_a_real_terminal(forked, monkeypatch):
    pty = pytest.importorskip("pty")
    termios = pytest.importorskip("termios")
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 70))
    forked("deck", "show", "ashes/iron-men", stdout=theirs)
    os.close(theirs)
    shown = ""
    try:
        while piece := os.read(ours, 65536):
            shown += piece.decode()
    except OSError:  # all was read
        pass
    finally:
        os.close(ours)

    assert "\x1b[1mn  id" in shown
    assert 60 < widest(shown.replace("\x1b[1m", "").replace("\x1b[0m", "")) <= 70


# -- colour where it helps the eye


PLAY = ("play", "cipher/s01-marth", "cipher/s02-chrom", "--bots", "greedy", "--seed", "4")


@pytest.mark.parametrize(
    ("line", "painted"),
    [
        (("check", "--watch", "-"), "\x1b[1;31merror[setting]\x1b[0m: standard input (-) cannot"),
        (("deck", "show", "cipher/s01-marth"), "\x1b[1mcards (50 cards)\x1b[0m\n"),
        (("deck", "diff", "cipher/s01-marth", "cipher/red-flier-rush"), "  \x1b[31m-"),
        (("deck", "diff", "cipher/s01-marth", "cipher/red-flier-rush"), "  \x1b[32m"),
        (("match", *PLAY[1:], "--pairs", "1"), "\x1b[1mHow games ended\x1b[0m\n"),
        (PLAY, "\x1b[1m\n-- turn 1: "),
        ((*PLAY, "--human", "1"), "\x1b[2m┌─\x1b[0m p2 \x1b[2m──"),
    ],
)
def test_colour_helps_the_eye_and_goes_if_nobody_wants_it(deckcli, monkeypatch, line, painted):
    monkeypatch.setenv("FORCE_COLOR", "1")
    run = deckcli(*line, stdin="")
    monkeypatch.setenv("NO_COLOR", "1")
    plain = deckcli(*line, stdin="")

    assert painted in run.out + run.err
    assert "\x1b" not in plain.out + plain.err
    assert re.sub(r"\x1b\[[0-9;]*m", "", run.out + run.err) == plain.out + plain.err
