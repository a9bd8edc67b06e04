"""The Python API: what its docstrings promise, and the ways it can fail."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

from deckcli import api
from deckcli.api import NotADeck, Severity, check_deck, load_catalog, read_deck
from deckcli.catalog.catalog import CardDef
from deckcli.core.errors import BadSetting, UnknownName


@pytest.fixture
def own(tmp_path, own_card):
    (tmp_path / "own" / "cipher" / "cards").mkdir(parents=True)
    (tmp_path / "own" / "cipher" / "cards" / "x01.yaml").write_text(own_card(), encoding="utf-8")
    return tmp_path / "own"


def test_the_examples_of_the_docstrings():
    result = doctest.testmod(api)

    assert result.attempted > 10
    assert result.failed == 0


def test_every_function_has_an_example():
    for name in ("load_catalog", "read_deck", "check_deck"):
        assert ">>> " in getattr(api, name).__doc__


def test_everything_promised_is_there():
    assert all(hasattr(api, name) for name in api.__all__)


def test_a_catalog_with_cards_of_ones_own(own):
    assert load_catalog("cipher").get("X01-001") is None
    for folder in (own, str(own)):
        assert load_catalog("cipher", [folder])["X01-001"].name() == "Ninian, Lady of the Lake"


def test_card_data_is_read_once_in_a_process():
    assert load_catalog("cipher") is load_catalog("cipher", iter(()))


def test_a_relative_folder_means_the_same_after_a_change_of_folder(own, tmp_path, monkeypatch):
    monkeypatch.chdir(own.parent)
    first = load_catalog("cipher", ["own"])
    (tmp_path / "elsewhere" / "own").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "elsewhere")

    assert "X01-001" in first.cards
    assert "X01-001" not in load_catalog("cipher", ["own"]).cards


def test_a_folder_that_does_not_exist():
    with pytest.raises(BadSetting, match="does not exist"):
        load_catalog("cipher", ["no-such-folder"])


def test_a_deck_file_by_path_or_name(tmp_path, own):
    file = tmp_path / "deck.yaml"
    file.write_text("game: cipher\nname: Short\ncards: {X01-001: 4}\n", encoding="utf-8")

    for path in (file, str(file)):
        deck = read_deck(path, card_data=[own])
        assert (deck.name, deck.size("cards")) == ("Short", 4)
        assert isinstance(deck.entries("cards")[0].card, CardDef)
    assert "DCK209" in [one.code for one in check_deck(file)]
    assert "DCK209" not in [one.code for one in check_deck(file, card_data=[own])]


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("deck.yaml", "", "DCK103"),
        ("deck.yaml", "cards: [", "DCK104"),
        ("deck.yaml", "game: chess\n", "DCK202"),
        ("deck.yaml", "- a\n", "DCK201"),
        ("deck.yaml", "\0", "DCK102"),
        ("deck.yaml", "\ud800", "DCK102"),
        ("deck.yaml", "#" * 3_000_000, "DCK101"),
    ],
)
def test_a_text_that_is_no_deck(name, text, code):
    assert [one.code for one in check_deck(name, text=text)] == [code]
    with pytest.raises(NotADeck) as caught:
        read_deck(name, text=text)
    assert [one.code for one in caught.value.findings] == [code]
    assert str(caught.value).startswith("error[not-a-deck]: ")


def test_a_missing_file():
    with pytest.raises(NotADeck, match="no such file"):
        read_deck(Path("no") / "such.yaml")


def test_a_deck_with_bad_lines_is_read_without_them():
    text = "# game: cipher\n4 B01-003\nwhat is this\n2 B01-999\n"

    deck = read_deck("list.txt", text=text)

    assert [entry.card.id for entry in deck.entries("cards")] == ["B01-003"]
    assert {"DCK209"} <= {one.code for one in check_deck("list.txt", text=text)}


def test_formats_can_be_named():
    text = "4 B01-003\n"

    assert read_deck("x", text=text, game="cipher", file_format="text").size("cards") == 4
    with pytest.raises(UnknownName, match="no deck format is called 'pdf'"):
        read_deck("x", text=text, file_format="pdf")
    with pytest.raises(UnknownName, match="no game is called 'chess'"):
        check_deck("x", text=text, game="chess")


def test_a_format_of_play():
    light = check_deck("blackpoker/full-54", play_format="lite")

    assert [(one.code, one.severity) for one in light] == [("BLK203", Severity.ADVICE)]
    assert check_deck("blackpoker/full-54", play_format="std") == []
    with pytest.raises(UnknownName, match="has no format 'nope'"):
        check_deck("blackpoker/full-54", play_format="nope")


def test_findings_come_in_the_order_of_places():
    text = "game: cipher\nmain_character: B01-999\ncards: {B01-998: 1, B01-003: 5}\n"

    places = [(one.place.line, one.place.column) for one in check_deck("d.yaml", text=text)]

    assert places == sorted(places)
    assert len(places) > 2


def test_the_api_prints_nothing_and_needs_no_command_line(capsys):
    check_deck("cipher/s01-marth")
    assert capsys.readouterr() == ("", "")

    code = (
        "import sys; from deckcli.api import check_deck; check_deck('cipher/s01-marth');"
        "print(*sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"typer", "click", "rich", "deckcli.cli"} & set(run.stdout.split())


def test_the_package_offers_the_functions_and_imports_them_when_used():
    code = (
        "import sys, deckcli; assert 'deckcli.api' not in sys.modules;"
        "assert deckcli.check_deck('cipher/s01-marth') == [];"
        "from deckcli import load_catalog, read_deck;"
        "assert not hasattr(deckcli, 'no_such_function')"
    )

    subprocess.run([sys.executable, "-c", code], check=True)
