"""Options that every command has, wherever they stand on the line."""

import pytest

from deckcli import __version__
from deckcli.cli.main import build, hoisted


def test_version(deckcli):
    run = deckcli("--version")

    assert (run.status, run.out, run.err) == (0, f"deckcli {__version__} ({build()})\n", "")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (["games", "--lang", "ja"], ["--lang", "ja", "games"]),
        (["games", "--lang=ja"], ["--lang=ja", "games"]),
        (["check", "a.yaml", "-q", "b.yaml"], ["-q", "check", "a.yaml", "b.yaml"]),
        (["check", "--card-data", "x", "--card-data", "y"],
         ["--card-data", "x", "--card-data", "y", "check"]),
        (["check", "--", "-q", "--lang"], ["check", "--", "-q", "--lang"]),
        (["-v", "check", "--", "--"], ["-v", "check", "--", "--"]),
        (["check", "--lang"], ["--lang"]),
        ([], []),
    ],
)  # fmt: skip
def test_global_options_move_to_the_front(written, meant):
    assert hoisted(written) == meant


def test_before_and_after_the_command_is_the_same(deckcli):
    before = deckcli("--lang", "ja", "deck", "show", "cipher/s01-marth")
    after = deckcli("deck", "show", "cipher/s01-marth", "--lang", "ja")
    between = deckcli("deck", "--lang=ja", "show", "cipher/s01-marth")

    assert "アリティアの王子 マルス" in before.out
    assert before == after == between


def test_after_a_bare_double_dash_nothing_is_an_option(deckcli, five):
    run = deckcli("check", "-o", "concise", "--", five, "-q")

    assert run.status == 2
    assert "-q:1:1: DCK101 no such file" in run.out


def test_an_option_without_its_value(deckcli):
    run = deckcli("check", "cipher/s01-marth", "--lang")

    assert (run.status, run.out) == (2, "")
    assert "Option '--lang' requires an argument." in run.err


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--lang", "fr"], "error[setting]: 'fr' is no language\n  hint: use en, ja or de\n"),
        (
            ["--color", "red"],
            "error[setting]: 'red' is no colour mode\n  hint: use auto, always or never\n",
        ),
        (
            ["--card-data", "nowhere"],
            "error[setting]: the card data folder nowhere does not exist\n",
        ),
    ],
)
def test_values_that_cannot_be_used(deckcli, options, message):
    run = deckcli("check", "cipher/s01-marth", *options)

    assert (run.status, run.out, run.err) == (2, "", message)


def test_the_last_of_two_languages_is_spoken(deckcli):
    assert deckcli("explain", "CIP102", "--lang", "en", "--lang", "ja").out.startswith(
        "CIP102 too-many-copies (エラー)"
    )


def test_names_in_listings_follow_the_language(deckcli):
    english = deckcli("card", "show", "マルス", "--game", "cipher")
    japanese = deckcli("card", "show", "B01-003", "--lang", "ja")

    assert english.status == 2  # four cards have that unit name
    assert "B01-003 (Marth, Altean Prince)" in english.err
    assert japanese.out.startswith("アリティアの王子 マルス  [cipher B01-003]\n")


def test_colours(deckcli, five, monkeypatch):
    assert "\x1b[" not in deckcli("check", five).out  # standard output is no terminal here
    assert "\x1b[1;31mCIP102\x1b[0m" in deckcli("check", five, "--color", "always").out
    assert "\x1b[" not in deckcli("check", five, "--color", "never").out


def test_a_terminal_gets_colours_unless_no_color_is_set(deckcli, five, monkeypatch):
    terminal = "deckcli.cli.session.sys.stdout.isatty"
    monkeypatch.setattr(terminal, lambda: True)
    assert "\x1b[" in deckcli("check", five).out

    monkeypatch.setattr(terminal, lambda: True)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in deckcli("check", five).out
    assert "\x1b[" in deckcli("check", five, "--color", "always").out


def test_an_empty_no_color_counts_as_unset(deckcli, five, monkeypatch):
    monkeypatch.setattr("deckcli.cli.session.sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("NO_COLOR", "")

    assert "\x1b[" in deckcli("check", five).out


def test_quiet_silences_comments_but_not_results(deckcli):
    loud, quiet = (deckcli("card", "search", "id=B01-050", *q) for q in ([], ["-q"]))

    assert loud.out == quiet.out
    assert (loud.err, quiet.err) == ("1 card found\n", "")
