"""From card files to a catalog, and clear words about files that cannot be one."""

import shutil

import pytest

from deckcli import games
from deckcli.catalog.assembling import CardDataError
from deckcli.catalog.cache import Cache
from deckcli.catalog.catalog import card_names
from deckcli.catalog.loading import load
from deckcli.cli.main import exit_status_of
from deckcli.core.errors import DeckcliError
from deckcli.core.paths import data_folder
from deckcli.games.library import Library

GAME = "blackpoker"


@pytest.fixture
def data(tmp_path):
    """A copy of one game's card data that may be broken."""
    shutil.copytree(data_folder("card_data") / GAME, tmp_path / "data" / GAME)
    return tmp_path / "data"


def loaded(data):
    return load([data], GAME, games.card_checks(GAME), Cache(None))


def edit(file, old, new):
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_cards_come_in_the_order_of_files_and_lines(data):
    catalog = loaded(data)

    kinds = list(dict.fromkeys(card.kind for card in catalog))
    assert kinds == ["action", "character", "playing_card"]
    assert list(catalog.sets) == ["actions", "characters", "playing-cards"]
    spades = [card.id for card in catalog if card.get("suit") == "spade"]
    assert spades[:3] == ["SA", "S2", "S3"]


def test_a_user_folder_adds_to_the_built_in_cards(data, tmp_path):
    own = tmp_path / "own" / GAME / "cards"
    own.mkdir(parents=True)
    shutil.move(data / GAME / "cards" / "playing-cards.yaml", own / "a.yaml")

    catalog = load([data, tmp_path / "own"], GAME, games.card_checks(GAME), Cache(None))

    assert catalog["SA"].kind == "playing_card"
    assert next(iter(catalog)).kind == "action"  # the built-in folder comes first


def test_every_error_is_told_and_the_message_shows_the_first(data):
    file = data / GAME / "cards" / "playing-cards.yaml"
    edit(file, "suit: spade", "siut: spade")
    edit(file, "number: 2", "number: two")

    with pytest.raises(CardDataError) as caught:
        loaded(data)

    found = [str(one.place).removeprefix(str(file)) for one in caught.value.findings]
    assert found == [":10:5", ":23:13"]
    assert str(caught.value) == (
        'error[card-data]: 2 errors in the card data; the first: unknown key "siut"\n'
        f"  at: {file}:10:5\n"
        f'  hint: did you mean "suit"? deckcli card check {file} shows more'
    )


@pytest.mark.parametrize(
    ("suit", "hint"),
    [
        ("spaed", 'did you mean "spade"?'),
        ("moon", "allowed: spade, heart, diamond or club;"),
    ],
)
def test_the_hint_for_the_first_error_comes_before_where_to_find_more(data, suit, hint):
    file = data / GAME / "cards" / "playing-cards.yaml"
    edit(file, "suit: spade", f"suit: {suit}")

    with pytest.raises(CardDataError) as caught:
        loaded(data)

    assert caught.value.hint == f"{hint} deckcli card check {file} shows more"


def test_files_that_cannot_be_read_are_told_with_the_others(data):
    (data / GAME / "cards" / "binary.yaml").write_bytes(b"\x00\x01")
    (data / GAME / "cards" / "open.yaml").write_text("cards: [", encoding="utf-8")
    edit(data / GAME / "cards" / "playing-cards.yaml", "suit: spade", "suit: shovel")

    with pytest.raises(CardDataError) as caught:
        loaded(data)

    assert [one.code for one in caught.value.findings] == ["CRD101", "CRD101", "CRD103"]


def test_an_id_in_two_files(data):
    shutil.copy(
        data / GAME / "cards" / "characters.yaml", data / GAME / "cards" / "more-characters.yaml"
    )

    with pytest.raises(CardDataError, match=r"is already defined in .*characters\.yaml") as caught:
        loaded(data)

    assert {one.code for one in caught.value.findings} == {"CRD104"}
    assert len(caught.value.findings) == 6


@pytest.mark.parametrize(
    ("old", "new", "message", "place"),
    [
        ("edition:", "editoin:", 'unknown key "editoin"', ":4:1"),
        ("limits: {jokers: 2,", "limits: {jokers: two,", '"two" is not a whole number', ":7:18"),
        ("\nfields:\n", "\nfields: {\n", "not YAML: ", ":"),
        ("game: blackpoker\n", "game: blackpoker\nsurprise: 1\n", 'unknown key "surprise"', ":3:1"),
        ("pool: [", "pool: [7, ", "7 is not text", ":6:8"),
    ],
)
def test_a_game_yaml_that_breaks_its_schema(data, old, new, message, place):
    file = data / GAME / "game.yaml"
    edit(file, old, new)

    with pytest.raises(CardDataError) as caught:
        loaded(data)

    assert message in caught.value.message
    assert caught.value.where.startswith(f"{file}{place}")


@pytest.mark.parametrize("content", [b"", b"\x00", b"\xff", b"- a\n", b"a: &a [*a]\n"])
def test_a_game_yaml_that_is_no_mapping_at_all(data, content):
    (data / GAME / "game.yaml").write_bytes(content)

    with pytest.raises(CardDataError) as caught:
        loaded(data)

    assert caught.value.where.startswith(str(data / GAME / "game.yaml"))


def test_a_missing_game_yaml(data):
    (data / GAME / "game.yaml").unlink()

    with pytest.raises(DeckcliError, match=r"the card data of blackpoker has no game\.yaml"):
        loaded(data)


@pytest.mark.parametrize("command", [["check", "blackpoker/full-54"], ["card", "check"], ["games"]])
def test_the_command_line_says_it_in_a_line_or_two(data, monkeypatch, capsys, command):
    for game in games.keys():
        if game != GAME:
            shutil.copytree(data_folder("card_data") / game, data / game)
    edit(data / GAME / "game.yaml", "edition:", "editoin:")
    monkeypatch.setattr("deckcli.games.library.data_folder", lambda _name: data)

    status = exit_status_of(command)

    out, err = capsys.readouterr()
    assert status == 2
    assert err.startswith("error[card-data]: 1 error in the card data; the first: ")
    assert f"\n  at: {data / GAME / 'game.yaml'}:" in err
    assert "Traceback" not in out + err


def test_a_catalog_is_loaded_once(tmp_path):
    library = Library(cache=Cache(tmp_path))

    assert library.catalog(GAME) is library.catalog(GAME)


def test_card_data_folders_must_exist(tmp_path):
    with pytest.raises(DeckcliError, match=r"the card data folder .*nowhere does not exist"):
        Library([tmp_path / "nowhere"])


@pytest.mark.parametrize("japanese", [{}, {"ja": None}])
def test_a_name_with_a_part_missing_in_a_language_is_none_in_it(catalog_of, japanese):
    facts = {"unit": {"en": "Ninian", "ja": "ニニアン"}, "title": {"en": "Lady", **japanese}}

    assert card_names(catalog_of("cipher").info, facts) == {"en": "Ninian, Lady"}
    assert card_names(catalog_of("cipher").info, {"unit": "Ninian"}) == {}
