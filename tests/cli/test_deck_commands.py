"""deckcli deck show, stats, diff, convert; `fmt` and `check --fix` are in test_fixing."""

import csv
import io
import json

import pytest

FORMATS = "ashes-live-json, ashes-live-text, lackey, fe0d, json, yaml, text"


@pytest.fixture
def holey(write, sample_text):
    """A deck with one line that nobody understands."""
    text = sample_text("cipher/s01-marth")
    return write("holey.yaml", text.replace("B01-008: 3  # Cain, Red Knight", "B01-999: 3"))


WHICH = (
    "error[setting]: which format? use --to\n"
    f"  hint: formats: {FORMATS}; deckcli deck formats tells more\n"
)
HOLE = """\
holey.yaml:9:3: DCK209 unknown-card: no card is called "B01-999"
    9 |   B01-999: 3
      |   ^^^^^^^
   = hint: did you mean "B01-099"?
   = help: deckcli explain DCK209

"""


def test_show(deckcli):
    run = deckcli("deck", "show", "ashes/iron-men")

    assert (run.status, run.err) == (0, "")
    assert run.out.startswith("The Iron Men (Ashes: Rise of the Phoenixborn)\n")
    assert "dice: 5 natural, 5 ceremonial\n" in run.out
    assert "\nphoenixborn (1 card)\n" in run.out
    assert "\ncards (30 cards)\n" in run.out
    assert "\nconjurations (5 cards)\n" in run.out
    assert "\nfirst five (5 cards)\n" in run.out


def test_show_in_japanese(deckcli):
    assert "鉄職人" in deckcli("deck", "show", "ashes/iron-men", "--lang", "ja").out


def test_show_for_programs(deckcli):
    rows = json.loads(deckcli("deck", "show", "cipher/s01-marth", "-o", "json").out)

    assert rows[0]["part"] == "main_character"
    assert sum(row["count"] for row in rows if row["part"] == "cards") == 50


def test_show_tells_of_what_it_could_not_read_on_standard_error(deckcli, holey):
    run = deckcli("deck", "show", holey)

    assert (run.status, run.err) == (1, HOLE)
    assert "cards (50 cards)" in run.out


@pytest.mark.parametrize("command", [["show"], ["stats"], ["convert", "--to", "text"]])
def test_a_deck_that_cannot_be_read(deckcli, write, command):
    missing = deckcli("deck", *command, "missing.yaml")
    broken = deckcli("deck", *command, write("broken.yaml", "game: cipher\ncards: {a: 1\n"))
    foreign = deckcli("deck", *command, write("foreign.yaml", "game: chess\ncards: {a: 1}\n"))

    assert missing.err == "error[failed]: no such file\n  at: missing.yaml\n"
    assert broken.err.startswith("error[failed]: ")
    assert "\n  at: broken.yaml:" in broken.err
    assert foreign.err.startswith(
        'error[failed]: no game is called "chess"\n  at: foreign.yaml:1:7'
    )
    assert [run.status for run in (missing, broken, foreign)] == [2, 2, 2]
    assert [run.out for run in (missing, broken, foreign)] == ["", "", ""]


def test_stats_as_bars(deckcli):
    run = deckcli("deck", "stats", "cipher/s01-marth")

    assert (run.status, run.err) == (0, "")
    assert run.out.startswith("Deployment cost (50 cards, mean 1.86)\n1  ")
    assert "\nClass-change cost (18 cards, 32 without, mean 2.28)\n" in run.out


@pytest.mark.parametrize("game", ["ashes", "blackpoker", "blue_moon", "cipher", "summon_magic"])
def test_stats_of_every_game(deckcli, library, game):
    for deck in library.sample_files(game):
        assert deckcli("deck", "stats", deck).out, deck


def test_stats_as_tables(deckcli):
    text = deckcli("deck", "stats", "ashes/iron-men", "-o", "text")
    rows = list(
        csv.DictReader(io.StringIO(deckcli("deck", "stats", "ashes/iron-men", "-o", "csv").out))
    )

    assert text.out.startswith("statistic ")
    assert set(rows[0]) == {"statistic", "value", "number", "against"}


def test_stats_of_another_part(deckcli):
    assert deckcli("deck", "stats", "summon_magic/two-books", "--section", "side_deck").status == 0

    run = deckcli("deck", "stats", "cipher/s01-marth", "--section", "side_deck")

    assert run.status == 2
    assert run.err == (
        "error[setting]: the deck has no part 'side_deck'\n  hint: parts: main_character, cards\n"
    )


def test_stats_in_an_unknown_form(deckcli):
    run = deckcli("deck", "stats", "cipher/s01-marth", "-o", "pie")

    assert run.status == 2
    assert "no output is called 'pie'" in run.err


def test_diff_of_equal_decks(deckcli):
    run = deckcli("deck", "diff", "cipher/s01-marth", "cipher/s01-marth")

    assert (run.status, run.out, run.err) == (0, "", "the decks are the same\n")


def test_diff(deckcli, write, sample_text):
    text = sample_text("cipher/s01-marth").replace("B01-008: 3", "B01-008: 1")

    run = deckcli("deck", "diff", "cipher/s01-marth", write("b.yaml", text))

    assert run.status == 1
    assert run.out.splitlines()[2].split() == [
        "cards", "B01-008", "Cain,", "Red", "Knight", "3", "1", "-2"
    ]  # fmt: skip


def test_diff_for_programs(deckcli):
    run = deckcli("deck", "diff", "ashes/iron-men", "ashes/mist-guardian", "-o", "json")

    rows = json.loads(run.out)
    assert run.status == 1
    assert {"dice", "cards", "phoenixborn", "conjurations"} <= {row["part"] for row in rows}


def test_diff_across_games(deckcli):
    run = deckcli("deck", "diff", "cipher/s01-marth", "ashes/iron-men")

    assert (run.status, run.out) == (2, "")
    assert "a deck of cipher cannot be compared with one of ashes" in run.err


def test_convert_to_the_screen(deckcli):
    run = deckcli("deck", "convert", "cipher/s01-marth", "--to", "text")

    assert (run.status, run.err) == (0, "")
    assert run.out.startswith(
        "# game: cipher\n# name: Starter S01: Marth\n\nMain character:\n1 Marth, Altean Prince\n"
    )


@pytest.mark.parametrize(
    ("deck", "ending"),
    [
        ("cipher/s01-marth", "dek"),
        ("cipher/s01-marth", "fe0d"),
        ("cipher/s01-marth", "json"),
        ("ashes/iron-men", "txt"),
        ("blue_moon/hoax", "yaml"),
    ],
)
def test_convert_to_a_file_by_its_ending_and_back(deckcli, folder, deck, ending):
    there = deckcli("deck", "convert", deck, "--out", f"deck.{ending}")

    assert (there.status, there.out, there.err) == (0, "", "")
    game = deck.partition("/")[0]
    back = deckcli("deck", "convert", f"deck.{ending}", "--to", "yaml", "--game", game)
    assert back.status == 0
    (folder / "back.yaml").write_text(back.out, encoding="utf-8")
    rows = deckcli("deck", "diff", deck, "back.yaml", "-o", "csv").out.splitlines()[1:]
    assert [row for row in rows if not row.startswith(("name,", "first_five,"))] == []


def test_convert_under_another_name(deckcli):
    run = deckcli("deck", "convert", "cipher/s01-marth", "--to", "yaml", "--name", "Mine")

    assert "\nname: Mine\n" in run.out


def test_convert_gives_the_good_lines_and_a_finding_per_bad_one(deckcli, holey):
    run = deckcli("deck", "convert", holey, "--to", "text")

    assert (run.status, run.err) == (1, HOLE)
    assert "2 Marth, Altean Prince" in run.out
    assert "B01-999" not in run.out


def test_convert_from_standard_input(deckcli):
    run = deckcli(
        "deck", "convert", "-", "--from", "text", "--game", "cipher", "--to", "yaml",
        stdin="# name: Two\n2 B01-003\n",
    )  # fmt: skip

    assert "game: cipher\n" in run.out
    assert "name: Two\n" in run.out
    assert "  B01-003: 2" in run.out


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ([], WHICH),
        (["--out", "x.pdf"], WHICH),
        (
            ["--to", "pdf"],
            f"error[unknown]: no deck format is called 'pdf'\n  hint: formats: {FORMATS}\n",
        ),
        (
            ["--to", "lacky"],
            (
                "error[unknown]: no deck format is called 'lacky'\n"
                f"  hint: did you mean lackey? formats: {FORMATS}\n"
            ),
        ),
        (
            ["--to", "ashes-live-json"],
            "error[setting]: ashes-live-json is a format of ashes, not of cipher\n",
        ),
        (
            ["--to", "json", "--out", "no/such/x.json"],
            (
                "error[setting]: no/such/x.json cannot be written: No such file or directory\n"
                "  hint: the folder no/such does not exist; create it first\n"
            ),
        ),
    ],
)
def test_convert_with_options_that_cannot_be(deckcli, options, error):
    run = deckcli("deck", "convert", "cipher/s01-marth", *options)

    assert (run.status, run.out, run.err) == (2, "", error)


def test_formats_lists_what_can_be_read_and_written(deckcli):
    rows = json.loads(deckcli("deck", "formats", "-o", "json").out)

    assert [row["format"] for row in rows] == FORMATS.split(", ")
    assert {row["format"]: row["games"] for row in rows}["lackey"] == "cipher"
    assert deckcli("deck", "formats").out.startswith("format ")


def test_a_table_goes_to_the_screen_and_into_files(deckcli, folder):
    run = deckcli(
        "deck", "show", "ashes/iron-men", "-o", "text", "-o", "csv=c.csv", "-o", "json=c.json"
    )
    alone = deckcli("deck", "show", "ashes/iron-men")

    assert (run.status, run.out) == (0, alone.out)
    assert (folder / "c.csv").read_text("utf-8").startswith("part,count,id,name,")
    assert len(json.loads((folder / "c.json").read_text("utf-8"))) > 10


@pytest.mark.parametrize("command", ["show", "stats"])
def test_a_table_is_not_written_over_the_deck(deckcli, folder, sample_text, command):
    (folder / "mine.yaml").write_text(sample_text("ashes/iron-men"), encoding="utf-8")
    run = deckcli("deck", command, "mine.yaml", "-o", "csv=mine.yaml")

    assert run.status == 2
    assert "the csv report would be written over mine.yaml" in run.err
    assert (folder / "mine.yaml").read_text("utf-8") == sample_text("ashes/iron-men")
