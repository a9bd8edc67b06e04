"""Folders of decks, checked once or whenever they change, some rules left out in some files."""

import pytest

DECK = "game: cipher\nname: {}\nmain_character: B01-003\ncards: {{B01-003: 1}}\n"


@pytest.fixture
def decks(write, sample_text):
    write("decks/good.yaml", sample_text("cipher/s01-marth"))
    write("decks/old/small.yml", DECK.format("small"))
    write("decks/small.json", '{"game": "cipher", "main_character": "B01-003", "cards": {}}')
    write("decks/marth.fe0d", "1\n")
    write("decks/README.md", "game: none")
    write("decks/compose.yaml", "services:\n  game: nothing\n")
    write("decks/list.json", "[1]")
    write("decks/own-cards.yaml", "game: cipher\nset: {id: X01}\ncards: {}\n")
    write("decks/draft.yaml", "game: cipher\nplayers: {min: 2}\n")
    write("decks/ruling.yaml", "ruling: It is so.\ngame: cipher\ngiven: {}\n")
    write("decks/binary.yaml", b"\xff\x00game: cipher\n")
    write("decks/.hidden/small.yaml", DECK.format("hidden"))
    write("decks/.hidden.yaml", DECK.format("hidden"))
    write("decks/broken.yaml", "game: cipher\ncards: {B01-003: 1\n")
    return "decks"


def paths_of(run):
    return sorted({line.partition(":")[0] for line in run.out.splitlines()})


def test_a_folder_means_the_decks_below_it(deckcli, decks):
    run = deckcli("check", decks, "-o", "concise", "-v")

    assert run.status == 2
    assert paths_of(run) == [
        "decks/broken.yaml", "decks/marth.fe0d", "decks/old/small.yml", "decks/small.json",
    ]  # fmt: skip
    assert deckcli("check", decks).out.splitlines()[-1].startswith("5 decks checked: 1 legal, ")


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("# game: cipher\nMarth\n", True),
        ("// Game: cipher\n", True),
        ("Phoenixborn: Coal Roarkwin\n\nCards:\n3x Iron Worker\n", True),
        ("[Deck]\n4 Marth, Altean Prince\nCaeda, Talys's Heart ×4\nShiida\n", True),
        ("４枚 アリティアの王子 マルス\n", True),
        ("pytest>=8\nruff==0.8.2\n-r more.txt\n", False),
        ("Buy 3 more of these.\nThen play.\n", False),
        ("Marth\nCaeda\n", False),
        ("3 Marth\nand two other cards\nthat I forgot\n", False),
        ("# only a comment\n", False),
        ("", False),
        (b"\xff\xfe\x00", False),
        ("3 " + "x" * 5000 + "\n", False),
    ],
)
def test_a_text_file_counts_if_it_reads_as_a_deck_list(deckcli, write, text, counts):
    write("decks/some.txt", text)

    assert (deckcli("check", "decks").status != 5) is counts


def test_folders_and_files_together(deckcli, decks):
    run = deckcli("check", "decks/old", "decks/good.yaml")

    assert run.out.splitlines()[-1].startswith("2 decks checked: 1 legal, 1 with errors")


def test_a_folder_without_decks(deckcli, write):
    write("empty/notes.md", "")
    run = deckcli("check", "empty")

    assert (run.status, run.out) == (5, "")
    assert run.err == "nothing to check: no deck files in empty\n"


# -- rules that were left out


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ([], "1 legal"),
        (["--ignore", "DCK301"], "1 legal"),  # advice
        (["--select", "CIP,DCK,ASH,BLU,BLK,SUM,CRD"], "1 legal"),
        (["--select", "CIP"], "1 without errors in the rules that were checked"),
        (["--ignore", "CIP102"], "1 without errors in the rules that were checked"),
    ],
)
def test_legal_is_said_only_if_all_rules_were_checked(deckcli, options, told):
    run = deckcli("check", "cipher/s01-marth", *options)

    assert (run.status, run.out) == (0, f"1 deck checked: {told}\n")
    verbose = deckcli("check", "cipher/s01-marth", "-v", *options).out
    assert ("legal" in verbose) is (told == "1 legal")


def test_some_files_may_more(deckcli, write):
    write("deckcli.toml", '[per-file-ignores]\n"old/*.yaml" = ["cip"]\n"mine.yaml" = ["CIP1"]\n')
    for path in ("old/a.yaml", "new/a.yaml", "new/mine.yaml", "a.yaml"):
        write(path, DECK.format("small"))
    run = deckcli("check", ".", "--select", "CIP1", "-o", "concise")

    assert run.status == 1
    assert paths_of(run) == ["a.yaml", "new/a.yaml"]
    assert "legal" not in deckcli("check", "old/a.yaml").out


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ("per-file-ignores = 1\n", "per-file-ignores must be a table of patterns and lists\n"),
        ('[per-file-ignores]\na = "CIP"\n', "must be a table of patterns and lists\n"),
        ('[per-file-ignores]\na = ["XYZ9"]\n', "no code starts with 'XYZ9'\n"),
    ],
)
def test_wrong_settings(deckcli, write, settings, told):
    write("deckcli.toml", settings)
    run = deckcli("check", "cipher/s01-marth")

    assert run.status == 2
    assert told in run.err


# -- what can be fixed


def test_what_can_be_fixed_is_marked_and_counted(deckcli, write, sample_text):
    text = sample_text("ashes/iron-men").replace("  Iron Worker: 3", "  iron  WORKER: 3")
    deck = write("deck.yaml", text)
    lines = deckcli("check", deck).out.splitlines()

    assert lines[0].startswith("deck.yaml:") and " [*] " in lines[0]
    assert lines[-1] == "1 deck checked: 1 legal (1 advice, 1 fixable with --fix)"
    deckcli("check", deck, "--fix")
    assert "[*]" not in deckcli("check", deck).out


# -- watching


def test_watching_checks_again_when_something_changes(
    deckcli, write, sample_text, folder, monkeypatch
):
    good = sample_text("cipher/s01-marth")
    write("decks/a.yaml", DECK.format("a"))
    steps = [
        dict,  # nothing
        lambda: write("decks/b.yaml", DECK.format("b")),
        (folder / "decks/a.yaml").unlink,
        lambda: write("decks/b.yaml", good),
    ]

    def pause():
        if not steps:
            raise KeyboardInterrupt
        steps.pop(0)()

    monkeypatch.setattr("deckcli.cli.decks.watching.pause", pause)
    run = deckcli("check", "decks", "--watch", "--select", "CIP")

    assert run.status == 130
    assert [line for line in run.out.splitlines() if "checked" in line] == [
        "1 deck checked: 1 with errors (1 error, 1 advice)",
        "2 decks checked: 2 with errors (2 errors, 2 advice)",
        "1 deck checked: 1 with errors (1 error, 1 advice)",
        "1 deck checked: 1 without errors in the rules that were checked",
    ]
    assert run.err == "watching for changes; Ctrl-C ends\n" * 4


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("check a.yaml --watch --fix", "--watch changes nothing: leave --fix and --diff out"),
        ("check - --watch", "standard input (-) cannot be watched"),
    ],
)
def test_what_cannot_be_watched(deckcli, line, told):
    run = deckcli(*line.split())

    assert (run.status, run.err) == (2, f"error[setting]: {told}\n")
