"""A library with the original cards beside the built-in ones, and decks changed as in examples."""

import pytest
import yaml

from deckcli.catalog.cache import Cache
from deckcli.core.examples import changed_deck
from deckcli.core.files import Source
from deckcli.games.blue_moon.decks.original_cards import ORIGINAL_CARDS
from deckcli.games.library import Library


@pytest.fixture(scope="session")
def own_library(tmp_path_factory):
    """The built-in cards and the original ones."""
    folder = tmp_path_factory.mktemp("own")
    cards = folder / "blue_moon" / "cards"
    cards.mkdir(parents=True)
    (cards / "original.yaml").write_text(ORIGINAL_CARDS, encoding="utf-8")
    return Library([folder], cache=Cache(None))


@pytest.fixture(scope="session")
def catalog(catalog_of):
    """The built-in cards alone."""
    return catalog_of("blue_moon")


@pytest.fixture
def read(own_library):
    """Read a stock deck with changes; returns the whole deck file with its findings."""

    def read_changed(name, **changes):
        path = own_library.sample_files("blue_moon")[f"blue_moon/{name}"]
        content = changed_deck(yaml.safe_load(path.read_text(encoding="utf-8")), changes)
        text = yaml.safe_dump(content, allow_unicode=True, sort_keys=False)
        return own_library.deck_from_text(Source(f"{name}.yaml", text))

    return read_changed


@pytest.fixture
def check(read):
    """The codes and messages found in a stock deck with changes."""

    def checked(name, **changes):
        return [(found.code, found.message) for found in read(name, **changes).findings]

    return checked
