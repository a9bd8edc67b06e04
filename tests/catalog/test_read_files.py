"""Card files that were found good once are not read again: only one's own are."""

from pathlib import Path

import pytest

from deckcli.catalog import assembling
from deckcli.catalog.assembling import CardDataError
from deckcli.catalog.cache import Cache
from deckcli.catalog.loading import load
from deckcli.core.findings import Problem
from deckcli.games import card_checking, card_checks
from deckcli.games.card_checking import check_card_files
from deckcli.games.library import Library


@pytest.fixture
def read(monkeypatch):
    """The names of the files that are read as YAML, each as often as that happens."""
    names = []

    def noted(source, **options):
        names.append(source.path.rsplit("/", maxsplit=1)[-1])
        return real(source, **options)

    real = assembling.read_yaml
    monkeypatch.setattr(assembling, "read_yaml", noted)
    return names


@pytest.fixture
def checked(monkeypatch):
    """How many cards are held against the schema, file by file."""
    sizes = []

    def noted(schema, data):
        sizes.append(len(data.get("cards", ())))
        return real(schema, data)

    real = assembling.schema_problems
    monkeypatch.setattr(assembling, "schema_problems", noted)
    return sizes


def test_own_cards_are_read_beside_those_in_the_cache(
    library, own_cache, own_folder, own_card, read, checked
):
    built_in = library.catalog("cipher")
    folder = own_folder(own_card())
    read.clear()
    checked.clear()

    mixed = Library([folder], cache=Cache(own_cache)).catalog("cipher")

    assert read == ["game.yaml", "own.yaml"]
    assert checked == [0, 1]  # `game.yaml` has no cards
    assert [card.id for card in mixed] == [*(card.id for card in built_in), "X01-001"]
    same = [(card.facts, card.names, card.kind, card.set_id) for card in built_in]
    assert [(card.facts, card.names, card.kind, card.set_id) for card in mixed][:-1] == same
    assert list(mixed.sets) == [*built_in.sets, "X01"]
    assert dict(mixed.sets)["B01"] == built_in.sets["B01"]


def test_a_mistake_is_placed_by_reading_its_file_again(library, own_folder, own_card, read):
    library.catalog("cipher")
    folder = own_folder(own_card(abilities="- {name: Mine, class: ACT, do: [drwa]}\n"))

    with pytest.raises(CardDataError) as caught:
        Library([folder], cache=library.cache).catalog("cipher")

    assert caught.value.where.endswith("own.yaml:18:39")
    assert set(read) == {"game.yaml", "own.yaml"}


def test_an_id_that_is_taken(library, own_folder, own_card, read):
    library.catalog("cipher")
    folder = own_folder(own_card({"X01-001": "B01-003"}))

    with pytest.raises(CardDataError, match=r"is already defined in cipher/cards/b01\.yaml"):
        Library([folder], cache=library.cache).catalog("cipher")

    assert set(read) == {"game.yaml", "own.yaml"}


def test_a_file_is_read_if_a_card_of_it_is_to_blame(library, own_folder, own_card, read):
    """That is how a card of one's own can make a built-in one wrong."""

    def no_marth(catalog):
        if "X01-001" in catalog.cards:
            yield Problem("no Marth beside Ninian", ("B01-003", "unit", "en"))

    rules = card_checks("cipher")
    rules.add(rules.rules[0]._replace(check=no_marth))
    folders = [*library.folders, own_folder(own_card())]
    load(library.folders, "cipher", rules, library.cache)
    read.clear()

    with pytest.raises(CardDataError) as caught:
        load(folders, "cipher", rules, library.cache)

    (found,) = caught.value.findings
    assert found.message == "no Marth beside Ninian"
    line = Path(found.place.path).read_text(encoding="utf-8").splitlines()[found.place.line - 1]
    assert line[found.place.column - 1 : found.place.end_column - 1] == "Marth"
    assert read == ["game.yaml", "own.yaml", "b01.yaml"]


def test_without_a_cache_everything_is_read_once(own_folder, read):
    text = "game: blackpoker\nset: {id: mine, name: {en: Mine}}\ncards: {}\n"
    library = Library([own_folder(text, "blackpoker")], cache=Cache(None))

    with pytest.raises(CardDataError, match="must not be empty"):
        library.catalog("blackpoker")

    files = ["actions.yaml", "characters.yaml", "playing-cards.yaml"]
    assert read == ["game.yaml", *files, "game.yaml", "own.yaml", "own.yaml"]


def test_a_file_to_check_is_read_beside_those_in_the_cache(
    library, own_folder, own_card, read, checked, monkeypatch
):
    library.catalog("cipher")
    monkeypatch.setattr(card_checking, "read_yaml", assembling.read_yaml)
    folder = own_folder(own_card())

    (file,) = check_card_files(library.folders, [str(folder)], cache=library.cache)

    assert (file.findings, file.size) == ([], 1)
    assert sorted(read) == ["game.yaml", "own.yaml", "own.yaml"]
    assert checked == [0, 1]
