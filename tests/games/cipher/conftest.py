"""Cipher decks under test: a sample with changes, or the text of a file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from deckcli.catalog.cache import Cache
from deckcli.catalog.catalog import Catalog
from deckcli.core.examples import changed_deck
from deckcli.core.files import Source, read_source
from deckcli.core.findings import Finding
from deckcli.core.yaml_source import read_yaml
from deckcli.decks.reading import DeckFile
from deckcli.games.library import Library

Check = Callable[..., list[Finding]]
ReadText = Callable[..., DeckFile]


@pytest.fixture(scope="session")
def cipher_library() -> Library:
    """The built-in cards and a few original ones (sets X01 and X02)."""
    return Library([Path(__file__).parent / "original"], cache=Cache(None))


@pytest.fixture(scope="session")
def cipher_catalog(cipher_library: Library) -> Catalog:
    return cipher_library.catalog("cipher")


@pytest.fixture
def check(cipher_library: Library) -> Check:
    """Findings of a sample deck with changes, as in `deckcli.core.examples.sample`."""

    def run(base: str, **changes: Any) -> list[Finding]:
        file = cipher_library.sample_files("cipher")[f"cipher/{base}"]
        content = changed_deck(read_yaml(read_source(str(file))).value, changes)
        text = json.dumps(content, ensure_ascii=False, indent=1)
        return cipher_library.deck_from_text(Source("deck.yaml", text)).findings

    return run


@pytest.fixture
def read_text(cipher_library: Library) -> ReadText:
    """A deck file from its text; the ending of the name tells the format."""

    def run(text: str, name: str = "deck.yaml") -> DeckFile:
        return cipher_library.deck_from_text(Source(name, text))

    return run
