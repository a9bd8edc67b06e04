"""Fixtures for all tests: one library with its own cache, decks and cards with changes."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import indent

import pytest
from hypothesis import HealthCheck, settings

from deckcli.catalog.assembling import assemble
from deckcli.catalog.cache import Cache
from deckcli.catalog.loading import card_files, read_files
from deckcli.core.examples import Example, changed_card, changed_deck, sample
from deckcli.core.files import Source, Unreadable, decode, read_source
from deckcli.core.messages import speak
from deckcli.core.yaml_source import read_yaml
from deckcli.games import card_checks, keys
from deckcli.games.library import Library

ROOT = Path(__file__).parents[1]
# A machine that has much else to do is no fault of what is tested.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory):
    """Tests never read or write the cache of whoever runs them, nor of other processes."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DECKCLI_CACHE", str(folder))
        yield folder


@pytest.fixture(scope="session")
def library(own_cache):
    return Library(cache=Cache(own_cache))


@pytest.fixture(autouse=True)
def english():
    """Every test begins in English, whatever language the last one spoke."""
    speak("en")


@pytest.fixture
def one_library(library, monkeypatch):
    """Commands run in this process share the built-in cards, read and compiled once.

    With folders of one's own, everything is read anew.
    """

    def cards_of(session):
        folders = (*session.settings.card_data, *session._card_data)
        return shared(folders)

    def shared(folders=()):
        return Library(folders) if folders else library

    monkeypatch.setattr("deckcli.cli.session.Session.library", property(cards_of))
    monkeypatch.setattr("deckcli.matches.work.Library", shared)
    return library


@pytest.fixture(scope="session")
def catalog_of(library):
    return library.catalog


OWN_CARD = """\
game: cipher
set: {id: X01, name: {en: A set of my own}}
cards:
  X01-001:
    title: {en: Lady of the Lake, ja: 湖の乙女}
    unit: {en: Ninian, ja: ニニアン}
    class: Dancer
    rank: basic
    symbols: [red]
    gender: female
    weapons: [dragonstone]
    cost: {deploy: 1}
    attack: 10
    support: 20
    range: [1]
    summary: A character without text.
"""


@pytest.fixture(scope="session")
def own_card():
    """A Cipher card file as a user may write it, with changes to its text, and with abilities."""

    def text(changes: dict[str, str] | None = None, *, abilities: str = "") -> str:
        written = OWN_CARD
        for old, new in (changes or {}).items():
            assert old in written
            written = written.replace(old, new)
        return f"{written}    abilities:\n{indent(abilities, ' ' * 6)}" if abilities else written

    return text


@pytest.fixture(scope="session")
def own_folder(tmp_path_factory):
    """A folder with card data of one's own: one card file."""

    def folder(text: str, game: str = "cipher") -> Path:
        made = tmp_path_factory.mktemp("own")
        (made / game / "cards").mkdir(parents=True)
        (made / game / "cards" / "own.yaml").write_text(text, encoding="utf-8")
        return made

    return folder


@pytest.fixture(scope="session")
def run_example(library, own_folder):
    """Run an explain page's example of a game: the findings of a deck or of the card data."""

    def run(example: Example, game: str = ""):
        if example.own_cards:
            return run_deck(Library([own_folder(example.own_cards, game)]), example, game)
        if example.kind == "deck":
            return run_deck(library, example, game)
        return run_cards(library, example, game or game_with(library, example.like or example.base))

    return run


@pytest.fixture(scope="session")
def check_sample(library):
    """The findings of a sample deck (`game/name`) with changes as in `examples.sample`."""

    def check(name: str, **changes):
        return run_deck(library, sample(name, **changes), "")

    return check


def run_deck(library, example, game):
    if not example.base:
        if not example.text:
            return library.deck(example.file_name).findings
        text = example.text.encode() if isinstance(example.text, str) else example.text
        try:
            source = decode(example.file_name, text)
        except Unreadable as trouble:
            from deckcli.decks.reading import unreadable

            return [unreadable(trouble)]
        return library.deck_from_text(source).findings
    name = example.base if "/" in example.base else f"{game}/{example.base}"
    file = library.sample_files(name.partition("/")[0])[name]
    content = changed_deck(read_yaml(read_source(str(file))).value, example.changes)
    return library.deck_from_text(Source("deck.json", json.dumps(content))).findings


def game_with(library, card_id):
    """The game of a card, or any game where no card is named."""
    return next((key for key in keys() if library.catalog(key).get(card_id)), "ashes")


def run_cards(library, example, game):
    """The findings of a game's card data with one card changed or one file added."""
    folder = library.folders[0]
    info = read_source(str(folder / game / "game.yaml"))
    sources = [read_source(str(file)) for file in card_files([folder], game)]
    rules = card_checks(game)
    known = read_files([folder], game, rules, library.cache)
    if example.text:
        text = example.text.encode() if isinstance(example.text, str) else example.text
        sources.append(decode(example.file_name, text))
    else:
        sources = [_with_change(source, known.content(source), example) for source in sources]
    return assemble(game, info, sources, rules, known).findings


def _with_change(source, content, example):
    cards, home = content["cards"], example.like or example.base
    if home not in cards:
        return source
    cards[example.base] = changed_card(cards[home], example.changes)
    return Source(source.path, json.dumps(content, ensure_ascii=False))
