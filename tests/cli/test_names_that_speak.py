"""Names cannot speak for the program: whatever they hold, it is shown and does nothing."""

import json
import re

import pytest

EVIL = "\n::error::owned\r\x1b[2J\x1b]0;owned\x07\u202eresrever\u2028next\x85 ::warning::too"
EVIL += (
    "\u200f\u061c\u2060\ufff9 日::error::owned ##[error]owned ##vso[task]owned e" + 50 * "\u0301"
)
OWN_CODES = re.compile(r"\x1b\[[0-9;]*m")  # colours of ours
MARTH = "cipher/s01-marth"
GAME = ("--bots", "greedy", "--seed", "1")


def harmless(run, *, shown=True):
    """Every line is one that the program began, and holds nothing that acts."""
    text = OWN_CODES.sub("", run.out + run.err)
    assert not shown or "owned" in text
    for line in text.split("\n"):
        assert not line.lstrip().startswith("::"), line
        assert line.replace("\u3000", " ").isprintable(), line
        assert "\u202e" not in line
        assert "##[" not in line
        assert "##vso[" not in line
        assert "\u0301" * 5 not in line
        assert not line.startswith("owned")


@pytest.fixture
def deck(write, sample_text):
    text = re.sub(
        r"^name:.*$", lambda _: f"name: {json.dumps(EVIL)}", sample_text(MARTH), flags=re.MULTILINE
    )
    assert "owned" in text
    return write("evil.yaml", text)


@pytest.mark.parametrize(
    "words",
    [
        ("check", "-v"), ("deck", "show"), ("hand", "--seed", "1"), ("odds", "cost=1"),
        ("match", MARTH, *GAME, "--pairs", "1"),
        ("match", MARTH, *GAME, "--pairs", "1", "-o", "markdown"),
        ("match", MARTH, *GAME, "--pairs", "1", "-o", "junit"),
        ("tournament", "cipher/s02-chrom", *GAME, "--pairs", "1"),
    ],
    ids=" ".join,
)  # fmt: skip
def test_of_a_deck(deckcli, deck, words):
    family = 2 if words[0] == "deck" else 1
    run = deckcli(*words[:family], deck, *words[family:])

    assert run.status in (0, 1)
    harmless(run)


def test_a_name_does_not_become_cards(deckcli, deck):
    for form in ("text", "lackey"):
        run = deckcli("deck", "convert", deck, "--to", form)
        if run.status == 0 and "owned" in run.out:
            assert not [line for line in run.out.split("\n") if line.startswith(("owned", "::"))]


def test_in_errors(deckcli, write):
    harmless(deckcli("check", f"{EVIL}.yaml"))
    harmless(deckcli("play", EVIL, MARTH))
    harmless(deckcli("match", MARTH, MARTH, "--bots", EVIL))
    harmless(deckcli("card", "search", EVIL))
    harmless(deckcli("explain", EVIL))
    harmless(deckcli("draft", EVIL))
    harmless(deckcli("check", MARTH, "--card-data", EVIL))
    harmless(deckcli("check", write("bad.yaml", f"game: {json.dumps(EVIL)}\n")))


@pytest.mark.parametrize(
    "words",
    ["odds {}", "odds {} cost=1 --seed 1 --mulligan", "hand {} -n 5 --seed 1 --goal",
     "hand {} -n 5 --seed 1 --mulligan"],
)  # fmt: skip
def test_in_what_is_asked_for(deckcli, words):
    """Colours, too: they could hide what follows."""
    run = deckcli(*words.format(MARTH).split(), "\x1b[8mred")

    assert run.status == 0
    assert "\x1b" not in run.out + run.err


@pytest.mark.parametrize("words", [("runs", "plan", EVIL), (EVIL,), ("check", "--select", EVIL)])
def test_in_errors_of_usage(deckcli, words):
    run = deckcli(*words)

    assert run.status in (2, 5)
    harmless(run, shown=words[0] != "check")


def test_a_game_is_not_saved_under_a_name_that_cannot_be_told(deckcli, folder):
    run = deckcli("play", MARTH, MARTH, *GAME, "--human", "1", stdin="save \u202ea\nquit\nquit\n")

    assert run.status == 130
    assert r"not saved: \u202ea is no name that can be shown (choose another name)" in run.out
    assert not list(folder.iterdir())


@pytest.fixture
def own(write, own_card):
    text = own_card({"Lady of the Lake": "NAME"})
    assert "NAME" in text
    evil = re.sub(r"en: [^,}]*NAME[^,}\n]*", lambda _: f"en: {json.dumps(EVIL)}", text)
    assert "owned" in evil
    write("own/cipher/cards/x01.yaml", evil)
    return ("--card-data", "own")


@pytest.mark.parametrize(
    "words",
    [("card", "show", "X01-001"), ("card", "search", "owned"), ("deck", "show", "mine.yaml"),
     ("hand", "mine.yaml", "--seed", "1"), ("check", "mine.yaml", "-v"), ("card", "check")],
    ids=" ".join,
)  # fmt: skip
def test_of_a_card(deckcli, own, write, words):
    write("mine.yaml", "game: cipher\nname: Mine\nmain_character: X01-001\ncards: {X01-001: 60}\n")
    harmless(deckcli(*own, *words), shown=words[0] in ("card", "deck") and words[1] != "check")


def test_of_rulings(deckcli, write):
    side = {"front": [{"card": "B01-003", "main_character": True}]}
    given = {"turn": "p1", "p1": side, "p2": side}
    ruling = {"ruling": EVIL, "game": "cipher", "cites": EVIL, "given": given, "when": []}
    ruling["then"] = {"p1": {"hand": 3}}
    harmless(deckcli("rulings", write("evil.yaml", json.dumps(ruling)), "-v"))


def test_of_a_recorded_game(deckcli, folder, write):
    deckcli("play", MARTH, MARTH, *GAME, "--log", "game.json")
    log = json.loads((folder / "game.json").read_text(encoding="utf-8"))
    log["decks"][0]["name"] = EVIL
    run = deckcli("replay", write("evil.json", json.dumps(log)))

    harmless(run, shown=False)


def test_of_a_draft(deckcli, write, folder):
    from deckcli.core.paths import data_folder

    text = (data_folder("card_data") / "summon_magic/drafts/cube.yaml").read_text(encoding="utf-8")
    text = text.replace("{en: Cube draft}", json.dumps({"en": EVIL}))
    name = write("evil.yaml", text)

    harmless(deckcli("draft", name, "--about"))
    harmless(deckcli("draft", name, "--players", "2", "--seed", "1"), shown=False)


# -- names of files

ODD = "a\nowned\n::error::\x1b[2J\u202e\x9b##[error]"
NO_TEXT = "a\udcffowned"  # a byte that is not UTF-8


@pytest.fixture(params=[ODD, NO_TEXT], ids=["acts", "no text"])
def odd(request, write, sample_text):
    return write(f"{request.param}.yaml", sample_text(MARTH).replace("cards:", "zzz: 1\ncards:"))


@pytest.mark.parametrize(
    "words",
    [
        *(f"check FILE -v -o {form}" for form in ("text", "concise", "json", "sarif", "markdown")),
        "check FILE --fix", "deck fmt FILE --check", "deck fmt FILE", "deck show FILE -o json",
        "odds FILE FILE(", "rulings FILE", "check . --select ABC", "draft FILE", "replay FILE",
        "runs status FILE", "match FILE cipher/s02-chrom --bots FILE.py:Bot",
        "match FILE cipher/s02-chrom --bots random --pairs 1 --seed 1 --store FILE.db",
        "deck convert FILE --to text --name FILE", "--card-data . check FILE",
    ],
)  # fmt: skip
def test_of_files(deckcli, odd, words):
    run = deckcli(*(odd if word == "FILE" else word.replace("FILE", odd) for word in words.split()))

    assert run.status in (0, 1, 2)
    harmless(run, shown=False)


def test_of_files_in_commands_for_github(deckcli, odd):
    """They begin with `::`, once, and hold nothing else that acts."""
    for line in deckcli("check", odd, "-o", "github").out.splitlines():
        assert line.isprintable()
        assert line.count("::") == 2
        assert "##[" not in line


def test_json_means_the_same_with_its_escapes(deckcli, odd):
    (file,) = json.loads(deckcli("check", odd, "-o", "json").out)["files"]

    assert file["path"] == odd


def test_another_name_does_not_become_cards(deckcli):
    run = deckcli("deck", "convert", MARTH, "--to", "text", "--name", "x\n40 Marth, Altean Prince")

    assert "\n40 " not in run.out
    assert r"# name: x\n40 Marth, Altean Prince" in run.out


def test_card_files_whose_names_are_no_text(deckcli, write, own_card):
    write(f"own/cipher/cards/{NO_TEXT}.yaml", own_card({}))

    assert deckcli("card", "show", "X01-001", "--card-data", "own").status == 0


@pytest.mark.parametrize(
    "name", ["家族 👨\u200d👩\u200d👧", "ก็ดี", "नमस्ते", "std::map", "## Title [x]", "é"]
)
def test_honest_names_stay_as_they_are(name):
    from deckcli.core.printable import printable

    assert printable(name) == name
