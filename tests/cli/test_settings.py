"""deckcli.toml: settings of a project."""

import pytest


def test_the_nearest_file_upwards_holds(deckcli, write, folder, monkeypatch):
    write("deckcli.toml", 'lang = "ja"\n')
    write("project/deckcli.toml", 'lang = "en"\n')
    (folder / "decks" / "old").mkdir(parents=True)
    (folder / "project" / "decks").mkdir()

    monkeypatch.chdir(folder / "decks" / "old")
    assert "アリティアの王子 マルス" in deckcli("card", "show", "B01-003").out.splitlines()[0]
    monkeypatch.chdir(folder / "project" / "decks")
    assert "Marth, Altean Prince" in deckcli("card", "show", "B01-003").out.splitlines()[0]


def test_options_go_before_settings(deckcli, write, five):
    write("deckcli.toml", 'lang = "ja"\ncolor = "always"\nignore = ["CIP"]\n')

    assert deckcli("check", five).status == 0
    assert deckcli("check", five, "--ignore", "DCK").status == 1
    assert "\x1b[" in deckcli("check", five).out
    assert "\x1b[" not in deckcli("check", five, "--color", "never").out
    assert deckcli("card", "show", "B01-003", "--lang", "en").out.startswith("Marth, ")


@pytest.mark.parametrize("codes", ['["CIP"]', '["cip1", "DCK"]'])
def test_select_in_any_case(deckcli, write, five, codes):
    write("deckcli.toml", f"select = {codes}\n")

    assert deckcli("check", five).status == 1


def test_an_empty_file_changes_nothing(deckcli, write, five):
    write("deckcli.toml", "# nothing yet\n")

    assert deckcli("check", five).status == 1


def test_card_data_is_relative_to_the_file(deckcli, write, folder, monkeypatch, own_card):
    write("deckcli.toml", 'card-data = ["cards"]\n')
    write("cards/cipher/cards/x01.yaml", own_card())
    (folder / "decks").mkdir()
    monkeypatch.chdir(folder / "decks")

    assert deckcli("card", "show", "X01-001").out.startswith("Ninian, Lady of the Lake  [cipher")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (
            'lnag = "ja"\n',
            (
                "unknown setting 'lnag'\n  at: {file}\n"
                "  hint: did you mean lang? known: card-data, lang, color, select, ignore, "
                "per-file-ignores\n"
            ),
        ),
        ("[check]\nstrict = true\n", "unknown setting 'check'\n  at: {file}\n"),
        ('lang = ["ja"]\n', "lang must be a word\n  at: {file}\n"),
        ("color = true\n", "color must be a word\n  at: {file}\n"),
        ('select = "CIP"\n', "select must be a list of words\n  at: {file}\n"),
        ("ignore = [1]\n", "ignore must be a list of words\n  at: {file}\n"),
        ('lang = "fr"\n', "'fr' is no language\n"),
        ('select = ["XYZ"]\n', "no code starts with 'XYZ'\n"),
        ('card-data = ["nowhere"]\n', "the card data folder {folder}/nowhere does not exist\n"),
        ("lang =\n", "deckcli.toml cannot be read: Invalid value (at line 1, column 7)\n"),
        (b"\xff\xfe", "deckcli.toml cannot be read: this is UTF-16 text; save it as UTF-8"),
    ],
)
def test_what_cannot_be_used(deckcli, write, folder, content, message):
    write("deckcli.toml", content)

    run = deckcli("check", "cipher/s01-marth")

    expected = message.format(file=folder / "deckcli.toml", folder=folder)
    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("error[")
    assert expected in run.err


def test_a_folder_of_that_name_is_no_settings_file(deckcli, folder):
    (folder / "deckcli.toml").mkdir()

    assert deckcli("check", "cipher/s01-marth").status == 0


@pytest.mark.parametrize("command", [["--help"], ["--version"]])
def test_a_broken_file_does_not_keep_from_reading_the_help(deckcli, write, command):
    write("deckcli.toml", "lang =\n")

    assert deckcli(*command).status == 0


def test_a_file_that_is_no_text_is_said_in_our_words(deckcli, write):
    write("deckcli.toml", b'lang = "en"\ncolor = "\xff"\n')
    run = deckcli("check", "cipher/s01-marth")

    assert run.status == 2
    assert "deckcli.toml cannot be read: byte 0xff is not valid UTF-8" in run.err
    assert "deckcli.toml:2:10" in run.err


def test_an_empty_file_sets_nothing(deckcli, write):
    write("deckcli.toml", "\n")

    assert deckcli("check", "cipher/s01-marth").status == 0
