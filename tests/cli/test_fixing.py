"""deckcli check --fix and --diff, and deckcli deck fmt."""

import os

import pytest


@pytest.fixture
def mendable(write, sample_text):
    """An Ashes deck with a name spelt wrongly, a pile too small, and nothing else."""
    text = sample_text("ashes/iron-men")
    changed = text.replace("  Iron Worker: 3", "  iron  WORKER: 3  # the best")
    return write("deck.yaml", changed.replace("Iron Rhino: 5", "Iron Rhino: 3"))


def mended(text):
    return text.replace("iron  WORKER: 3", "Iron Worker: 3").replace("Rhino: 3\nf", "Rhino: 5\nf")


def test_without_fix_nothing_is_changed(deckcli, mendable, folder):
    before = (folder / mendable).read_bytes()

    run = deckcli("check", mendable, "-o", "concise")

    assert run.status == 1
    assert [line.split()[1] for line in run.out.splitlines()] == ["DCK301", "ASH109"]
    assert (folder / mendable).read_bytes() == before


def test_fix_mends_the_file_and_keeps_comments(deckcli, mendable, folder):
    before = (folder / mendable).read_text(encoding="utf-8")

    run = deckcli("check", mendable, "--fix")

    assert (run.status, run.out) == (0, "1 deck checked: 1 legal\n")
    assert run.err == "deck.yaml: fixed\n"
    assert (folder / mendable).read_text(encoding="utf-8") == mended(before)
    assert "  Iron Worker: 3  # the best\n" in mended(before)


def test_fix_a_second_time_changes_nothing(deckcli, mendable, folder):
    deckcli("check", mendable, "--fix", "-q")
    before = (folder / mendable).stat().st_mtime_ns, (folder / mendable).read_bytes()

    run = deckcli("check", mendable, "--fix")

    assert (run.status, run.err) == (0, "")
    assert ((folder / mendable).stat().st_mtime_ns, (folder / mendable).read_bytes()) == before


def test_fix_keeps_line_ends_and_byte_order_mark(deckcli, mendable, folder):
    file = folder / mendable
    windows = "\ufeff" + file.read_text(encoding="utf-8").replace("\n", "\r\n")
    file.write_bytes(windows.encode())

    assert deckcli("check", mendable, "--fix").status == 0
    content = file.read_bytes()
    assert content.startswith(b"\xef\xbb\xbf")
    assert content.count(b"\r\n") == content.count(b"\n") == windows.count("\r\n")


@pytest.mark.parametrize("options", [["--diff"], ["--fix", "--diff"]])
def test_diff_shows_the_fixes_and_changes_nothing(deckcli, mendable, folder, options):
    before = (folder / mendable).read_bytes()

    run = deckcli("check", mendable, *options)

    assert (run.status, run.err) == (1, "")
    assert run.out.startswith("--- deck.yaml\n+++ deck.yaml\n@@ ")
    assert "\n-  iron  WORKER: 3  # the best\n+  Iron Worker: 3  # the best\n" in run.out
    assert "\n-  Iron Rhino: 3\n+  Iron Rhino: 5\n" in run.out
    assert (folder / mendable).read_bytes() == before


def test_diff_where_there_is_nothing_to_fix(deckcli, five):
    legal, illegal = deckcli("check", "ashes/iron-men", "--diff"), deckcli("check", five, "--diff")

    assert (legal.status, legal.out, legal.err) == (0, "", "")
    assert (illegal.status, illegal.out) == (1, "")


def test_diff_with_an_unreadable_deck(deckcli, mendable):
    run = deckcli("check", mendable, "missing.yaml", "--diff")

    assert run.status == 2
    assert run.out.startswith("--- deck.yaml\n")
    assert run.err == "missing.yaml: DCK101 no such file\n"


def test_only_selected_codes_are_fixed(deckcli, mendable, folder):
    deckcli("check", mendable, "--fix", "--select", "ASH")

    text = (folder / mendable).read_text(encoding="utf-8")
    assert "iron  WORKER: 3" in text
    assert "Iron Rhino: 5" in text


def test_what_cannot_be_fixed_stays_a_finding(deckcli, five, folder):
    before = (folder / five).read_bytes()

    run = deckcli("check", five, "--fix", "-o", "concise")

    assert run.status == 1
    assert "CIP102" in run.out
    assert (folder / five).read_bytes() == before


def test_several_decks_are_fixed_in_one_run(deckcli, mendable, folder, write):
    text = (folder / mendable).read_text(encoding="utf-8")
    other = write("other.yaml", text)

    run = deckcli("check", mendable, other, "cipher/s01-marth", "--fix")

    assert run.status == 0
    assert run.err == "deck.yaml: fixed\nother.yaml: fixed\n"
    assert (folder / mendable).read_bytes() == (folder / other).read_bytes()


def test_standard_input_cannot_be_changed(deckcli, mendable, folder):
    text = (folder / mendable).read_text(encoding="utf-8")

    run = deckcli("check", "-", "--fix", stdin=text)

    assert (run.status, run.out) == (2, "")
    assert run.err == (
        "error[setting]: standard input cannot be changed\n  hint: --diff shows the fixes\n"
    )
    assert "+  Iron Rhino: 5\n" in deckcli("check", "-", "--diff", stdin=text).out


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_may_not_be_written(deckcli, mendable, folder):
    (folder / mendable).chmod(0o400)

    run = deckcli("check", mendable, "--fix")

    assert run.status == 2
    assert run.err == "error[setting]: deck.yaml cannot be written: Permission denied\n"


UNTIDY = "name:   Mine\ngame: ashes\ncards: {Iron Worker: 3,   Strengthen: 3}   # both\n"


def test_fmt_tidies_a_file_once(deckcli, write, folder):
    deck = write("deck.yaml", UNTIDY)

    first, second = deckcli("deck", "fmt", deck), deckcli("deck", "fmt", deck)

    assert (first.status, first.out, first.err) == (0, "", "deck.yaml: reformatted\n")
    assert (second.status, second.out, second.err) == (0, "", "")
    text = (folder / deck).read_text(encoding="utf-8")
    assert text.startswith("game: ashes\nname: Mine\n")
    assert "# both" in text


def test_fmt_check_changes_nothing(deckcli, write, folder, sample_text):
    untidy = write("untidy.yaml", UNTIDY)
    tidy = write("tidy.yaml", sample_text("ashes/iron-men"))

    run = deckcli("deck", "fmt", "--check", untidy, tidy)

    assert (run.status, run.out, run.err) == (1, "untidy.yaml: would be reformatted\n", "")
    assert (folder / untidy).read_text(encoding="utf-8") == UNTIDY
    assert deckcli("deck", "fmt", "--check", tidy).status == 0


def test_fmt_keeps_the_deck(deckcli, write):
    write("before.yaml", UNTIDY)
    deckcli("deck", "fmt", write("after.yaml", UNTIDY))

    assert deckcli("deck", "diff", "before.yaml", "after.yaml").status == 0


@pytest.mark.parametrize("game", ["ashes", "blackpoker", "blue_moon", "cipher", "summon_magic"])
def test_built_in_decks_are_tidy(deckcli, library, game):
    assert deckcli("deck", "fmt", "--check", *library.sample_files(game)).out == ""


def test_fmt_as_a_filter_gives_back_tidy_decks_too(deckcli, sample_text):
    tidy = sample_text("ashes/iron-men")

    assert deckcli("deck", "fmt", "-", stdin=tidy).out == tidy
    once = deckcli("deck", "fmt", "-", stdin=UNTIDY)
    assert once.status == 0
    assert deckcli("deck", "fmt", "-", stdin=once.out).out == once.out


def test_fmt_check_of_standard_input(deckcli):
    run = deckcli("deck", "fmt", "--check", "-", stdin=UNTIDY)

    assert (run.status, run.out) == (1, "<stdin>: would be reformatted\n")


def test_fmt_of_what_is_no_yaml_deck(deckcli, write):
    text = deckcli("deck", "fmt", write("list.txt", "# game: ashes\n3 Iron Worker\n"))
    missing = deckcli("deck", "fmt", "missing.yaml")

    assert (text.status, missing.status) == (2, 2)
    assert text.err == (
        "error[setting]: list.txt is not a YAML deck\n  hint: deckcli deck convert makes one\n"
    )
    assert missing.err == "error[failed]: no such file\n  at: missing.yaml\n"


def test_a_fix_that_makes_another_possible_is_done_in_one_run(deckcli, write, folder):
    """The pile can be mended only once the misspelt summoner is known."""
    name = write(
        "ashes.yaml",
        "game: ashes\nname: x\nphoenixborn: Coal Roarkwin\ndice: {natural: 10}\n"
        "cards: {Summon Iron Rhno: 3}\nconjurations: {Iron Rhino: 4}\n",
    )
    preview = deckcli("check", name, "--diff")
    deckcli("check", name, "--fix")
    text = (folder / "ashes.yaml").read_text(encoding="utf-8")

    assert "Summon Iron Rhino: 3" in text
    assert "Iron Rhino: 5" in text
    assert "+conjurations: {Iron Rhino: 5}" in preview.out
