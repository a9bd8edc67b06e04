"""What the shell is told when somebody presses Tab."""

import json
import re

import pytest

from deckcli.core.files import read_source
from deckcli.core.yaml_source import read_yaml

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")


@pytest.fixture
def completed(deckcli, monkeypatch):
    """The words offered for the last word of a line, as bash asks for them."""

    def words(*line):
        monkeypatch.setenv("_DECKCLI_COMPLETE", "complete_bash")
        monkeypatch.setenv("COMP_WORDS", "\n".join(("deckcli", *line)))
        monkeypatch.setenv("COMP_CWORD", str(len(line)))
        run = deckcli()
        assert (run.status, run.err) == (0, "")
        return run.out.split()

    return words


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        (("che",), ["check"]),
        (("deck", "n"), ["new"]),
        (("check", "cipher/s0"), [f"cipher/{name}" for name in (
            "s01-marth", "s02-chrom", "s03-corrin-hoshido", "s04-corrin-nohr", "s05-ike",
            "s06-itsuki", "s07-roy", "s08-sigurd", "s09-alm")]),
        (("play", DECKS[0], "cipher/s02"), ["cipher/s02-chrom"]),
        (("tournament", *DECKS, "cipher/s01"), ["cipher/s01-marth"]),
        (("hand", "blue_moon/ho"), ["blue_moon/hoax"]),
        (("card", "search", "--game", "c"), ["cipher"]),
        (("card", "coverage", "bl"), ["blackpoker", "blue_moon"]),
        (("explain", "CIP102"), ["CIP102"]),
        (("explain", "too-many-d"), []),
        (("explain", "too-many-c"), ["too-many-copies", "too-many-cards"]),
        (("games", "ci"), ["cipher"]),
        (("games", "--game", "bl"), ["blackpoker", "blue_moon"]),
        (("check", "--select", "DCK,CIP102"), ["DCK,CIP102"]),
        (("match", *DECKS, "--bots", "gr"), ["greedy"]),
        (("match", *DECKS, "--bots", "greedy,ra"), ["greedy,random"]),
        (("card", "show", "B01-00"), [f"B01-00{number}" for number in range(1, 10)]),
        (("card", "show", "B"), []),
        (("deck", "convert", DECKS[0], "--to", "l"), ["lackey"]),
        (("draft", "cipher/"), ["cipher/booster", "cipher/sealed"]),
        (("check", "nothing-like-it"), []),
        (("check", "--format", "s"), ["std", "standard"]),
        (("hand", DECKS[0], "-o", "m"), ["markdown"]),
        (("--lang", "j"), ["ja"]),
        (("--color", "a"), ["auto", "always"]),
        (("tournament", "--type", "g"), ["gauntlet"]),
        (("draft", "ashes/rulebook", "--bots", "rating,p"), ["rating,payable"]),
        (("bench", "--game", "bl"), ["blackpoker", "blue_moon"]),
        (("deck", "new", "bl"), ["blackpoker", "blue_moon"]),
    ],
)  # fmt: skip
def test_values(completed, line, offered):
    assert completed(*line) == offered


def test_files_are_offered_beside_built_in_decks(completed, write):
    write("mine/a.yaml", "")
    write("mine/b.dek", "")
    write("mine/notes.md", "")
    write("mine/.hidden.yaml", "")

    assert completed("check", "mi") == ["mine/"]
    assert completed("check", "mine/") == ["mine/a.yaml", "mine/b.dek"]
    assert completed("check", "mine/.h") == ["mine/.hidden.yaml"]
    assert completed("check", "nowhere/") == []


def test_what_is_wrong_elsewhere_is_not_told_while_typing(completed, write):
    write("deckcli.toml", "lang = 1\n")

    assert completed("check", "cipher/s01") == []


def test_the_first_tab_in_zsh_completes(deckcli, monkeypatch):
    monkeypatch.setattr("shellingham.detect_shell", lambda *_: ("zsh", "/bin/zsh"))
    script = deckcli("--show-completion").out

    assert 'if [ "$funcstack[1]" = "_deckcli" ]; then\n  _deckcli_completion "$@"\n' in script
    assert "else\n  compdef _deckcli_completion deckcli\nfi" in script


# -- decks to begin with


def test_built_in_decks_are_listed(deckcli, library):
    listed = deckcli("deck", "list", "-o", "csv").out.splitlines()[1:]

    names = [name for game in ("ashes", "blackpoker", "blue_moon", "cipher", "summon_magic")
             for name in library.sample_files(game)]  # fmt: skip
    assert [line.split(",")[0] for line in listed] == names
    assert "cipher/s01-marth,50,Starter S01: Marth" in listed
    assert len(deckcli("deck", "list", "cipher").out.splitlines()) == 2 + len(
        library.sample_files("cipher")
    )


@pytest.mark.parametrize("game", ["ashes", "blackpoker", "blue_moon", "cipher", "summon_magic"])
def test_a_new_deck_is_accepted_once_filled(deckcli, write, library, game):
    text = deckcli("deck", "new", game).out
    sample = next(iter(library.sample_files(game).values()))
    for key, value in read_yaml(read_source(str(sample))).value.items():
        text = re.sub(
            rf"^(# )?{key}:  #.*", f"{key}: {json.dumps(value)}", text, flags=re.MULTILINE
        )
    empty = deckcli("deck", "new", game, "--out", "empty.yaml")

    assert empty.err == "empty.yaml: fill it in, then run deckcli check empty.yaml\n"
    assert deckcli("check", "empty.yaml").status == 1
    assert ":  #" not in re.sub(r"^#.*", "", text, flags=re.MULTILINE)
    filled = deckcli("check", write("filled.yaml", text)).out.splitlines()
    assert filled[-1].startswith("1 deck checked: 1 legal")
    assert filled[-1] == deckcli("check", str(sample)).out.splitlines()[-1]


def test_a_new_deck_is_never_written_over_another(deckcli, write):
    run = deckcli("deck", "new", "cipher", "--out", write("mine.yaml", "mine"))

    assert (run.status, run.err) == (
        2, "error[setting]: mine.yaml exists already\n  hint: name a new file\n",
    )  # fmt: skip


def test_a_new_deck_to_the_letter(deckcli):
    assert deckcli("deck", "new", "cipher").out.partition("#  ")[0] == (
        "# A deck for Fire Emblem Cipher.\n"
        "# Fill in what is empty, then run deckcli check.\n"
        "game: cipher\n"
        "name: My deck\n"
        "# format:  # one of unlimited, standard; unlimited if left out\n"
        "main_character:  # a card: its id, or its name in English or Japanese\n"
        "cards:  # each card with its number of copies, such as {Name: 3}\n"
    )
