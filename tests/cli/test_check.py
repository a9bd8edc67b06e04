"""deckcli check: what a user sees, on which stream, with which exit status."""

import pytest

FIVE_REPORT = """\
five.yaml:6:3: CIP102 too-many-copies: 5 copies of "Marth, Altean Prince"; at most 4 are allowed
    6 |   アリティアの王子 マルス: 5
      |   ^^^^^^^^^^^^^^^^^^^^^^^
   = help: deckcli explain CIP102

"""
COUNT = "1 deck checked: 1 with errors (1 error)\n"


def test_a_legal_deck(deckcli):
    run = deckcli("check", "cipher/s01-marth")

    assert (run.status, run.out, run.err) == (0, "1 deck checked: 1 legal\n", "")


def test_an_illegal_deck(deckcli, five):
    run = deckcli("check", five)

    assert (run.status, run.out, run.err) == (1, FIVE_REPORT + COUNT, "")


def test_quiet_leaves_the_count_out(deckcli, five):
    assert deckcli("check", five, "-q").out == FIVE_REPORT
    assert deckcli("check", "cipher/s01-marth", "--quiet").out == ""


def test_verbose_tells_of_legal_decks(deckcli):
    run = deckcli("check", "-v", "cipher/s01-marth", "ashes/iron-men")

    assert run.out == (
        "cipher/s01-marth: legal (cipher, Starter S01: Marth, 50 cards)\n"
        "ashes/iron-men: legal (ashes, The Iron Men, 30 cards)\n"
        "2 decks checked: 2 legal\n"
    )


def test_nothing_to_check(deckcli):
    run = deckcli("check")

    assert (run.status, run.out) == (5, "")
    assert run.err == "nothing to check: name a deck, or use --samples\n"


def test_samples_are_all_built_in_decks(deckcli, library):
    games = ("ashes", "blackpoker", "blue_moon", "cipher", "summon_magic")
    number = sum(len(library.sample_files(game)) for game in games)

    run = deckcli("check", "--samples")

    assert run.status == 0
    assert f"{number} decks checked: {number} legal" in run.out


def test_samples_of_one_game(deckcli):
    assert "16 decks checked: 16 legal\n" in deckcli("check", "--samples", "--game", "cipher").out


def test_standard_input(deckcli, five, folder):
    run = deckcli("check", "-", "-o", "concise", stdin=(folder / five).read_bytes())

    assert run.status == 1
    assert run.out == (
        '<stdin>:6:3: CIP102 5 copies of "Marth, Altean Prince"; at most 4 are allowed\n'
    )


def test_a_list_on_standard_input_needs_its_game(deckcli):
    run = deckcli("check", "-", "--game", "cipher", "--from", "text", "-q", stdin="4 B01-003\n")

    assert run.status == 1
    assert "<stdin>:1:1: CIP101 too-few-cards: 4 cards" in run.out


def test_standard_input_can_be_read_only_once(deckcli):
    run = deckcli("check", "-", "-", stdin="game: cipher\n")

    assert (run.status, run.out) == (2, "")
    assert run.err == "error[setting]: standard input (-) can be read only once\n"


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("missing.yaml", None, "DCK101 unreadable-file: no such file"),
        ("empty.yaml", "", "DCK103 empty-file: the file is empty"),
        ("binary.yaml", b"\x00\x01\x02", "DCK102 not-text: this is a binary file, not text"),
        ("sjis.yaml", "名前".encode("shift_jis"), "DCK102 not-text: byte 0x96 is not valid UTF-8"),
        ("big.yaml", b"#" * 3_000_000, "DCK101 unreadable-file: larger than 2 MB"),
        ("open.yaml", "game: cipher\ncards: {a: 1\n", "DCK104 not-yaml: "),
        ("no/such/game", None, "DCK101 unreadable-file: no such file"),
        ("cipher/no-such-deck", None, "DCK101 unreadable-file: no such file"),
    ],
)
def test_what_is_no_deck_at_all(deckcli, write, name, content, message):
    if content is not None:
        write(name, content)

    run = deckcli("check", name)

    assert (run.status, run.err) == (2, "")
    assert run.out.startswith(name)
    assert message in run.out


def test_a_folder_is_no_deck(deckcli, folder):
    (folder / "decks").mkdir()

    run = deckcli("deck", "show", "decks")

    assert run.status == 2
    assert "this is a folder, not a file\n" in run.err


def test_the_highest_status_of_several_decks_counts(deckcli, five):
    assert deckcli("check", "cipher/s01-marth", five).status == 1
    assert deckcli("check", "missing.yaml", five, "cipher/s01-marth").status == 2


def test_several_decks_are_reported_in_the_order_given(deckcli, five):
    run = deckcli("check", "missing.yaml", "ashes/iron-men", five)

    assert run.out.index("missing.yaml") < run.out.index("five.yaml")
    assert run.out.endswith("3 decks checked: 1 legal, 2 with errors (2 errors)\n")


def test_the_same_deck_twice_is_checked_twice(deckcli):
    run = deckcli("check", "cipher/s01-marth", "cipher/s01-marth")

    assert run.out == "2 decks checked: 2 legal\n"


def test_an_unknown_game_gets_a_suggestion(deckcli, write):
    run = deckcli("check", write("deck.yaml", "game: ciper\ncards: {B01-003: 4}\n"), "-q")

    assert run.status == 1
    assert run.out.startswith('deck.yaml:1:7: DCK202 unknown-game: no game is called "ciper"\n')
    assert '= hint: did you mean "cipher"? games: ' in run.out


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--game", "chess"], "no game is called 'chess'"),
        (["--game", "ciper"], "hint: did you mean cipher? games: ashes, "),
        (["--from", "pdf"], "no deck format is called 'pdf'"),
        (["--format", "std"], "cipher has no format 'std'"),
        (["-o", "xml"], "no output is called 'xml'"),
        (["-o", "jsn"], "hint: did you mean json? outputs: text, "),
        (["--select", "XYZ"], "no code starts with 'XYZ'"),
        (["--ignore", "CIP102,NO"], "no code starts with 'NO'"),
    ],
)
def test_an_option_with_an_unknown_word(deckcli, options, message):
    run = deckcli("check", "cipher/s01-marth", *options)

    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("error[")
    assert message in run.err


def test_select_and_ignore_go_by_the_beginning_of_codes(deckcli, five):
    assert deckcli("check", five, "--select", "DCK").status == 0
    assert deckcli("check", five, "--select", "cip1").status == 1
    assert deckcli("check", five, "--select", "DCK, CIP102").status == 1
    assert deckcli("check", five, "--ignore", "CIP102").status == 0
    assert deckcli("check", five, "--select", "CIP", "--ignore", "CIP102").status == 0


def test_an_unreadable_deck_cannot_be_ignored(deckcli):
    run = deckcli("check", "missing.yaml", "--ignore", "DCK101")

    assert run.status == 2
    assert "no such file" in run.out


def test_advice_fails_only_when_strict(deckcli):
    run = deckcli("check", "blackpoker/entry")

    assert run.status == 0
    assert "BLK201 short-life: advice: 21 cards are a short life" in run.out
    assert run.out.endswith("1 deck checked: 1 legal (1 advice)\n")
    assert deckcli("check", "blackpoker/entry", "--strict").status == 1
    assert deckcli("check", "blackpoker/full-54", "--strict").status == 0
    assert deckcli("check", "blackpoker/entry", "--strict", "--ignore", "BLK2").status == 0


def test_the_format_of_play_can_be_chosen(deckcli):
    """Light BlackPoker knows no action with Jokers; Cipher's Standard has left series 1 behind."""
    deck = "blackpoker/full-54"

    assert "BLK203" not in deckcli("check", deck, "--format", "std").out
    light = deckcli("check", deck, "--format", "lite")
    assert 'BLK203 joker-in-light: advice: in "lite" a Joker' in light.out
    assert deckcli("check", "cipher/s01-marth", "--format", "standard").status == 1


def test_an_unknown_format_of_play_shows_those_there_are(deckcli):
    run = deckcli("check", "blackpoker/full-54", "--format", "nope")

    assert run.status == 2
    assert run.err == (
        "error[unknown]: blackpoker has no format 'nope'\n  hint: formats: lite, std, pro, mast\n"
    )


def test_a_game_without_formats_says_so(deckcli):
    run = deckcli("check", "ashes/iron-men", "--format", "std")

    assert run.status == 2
    assert run.err == ("error[unknown]: ashes has no formats of play\n  hint: leave --format out\n")


def test_a_file_goes_before_a_built_in_deck_of_that_name(deckcli, write):
    write("cipher/s01-marth", "game: cipher\ncards: {B01-003: 1}\n")

    assert deckcli("check", "cipher/s01-marth", "--from", "yaml").status == 1
