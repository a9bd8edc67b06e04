"""The sample decks of Summon & Magic."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deckcli.catalog.catalog import Catalog
from deckcli.core.findings import Finding
from deckcli.core.paths import data_folder

_DECKS = sorted(file.stem for file in (data_folder("card_data") / "summon_magic/decks").glob("*"))


@pytest.mark.parametrize("name", _DECKS)
def test_nothing_is_found_in_it(check_sample: Callable[..., list[Finding]], name: str) -> None:
    assert check_sample(f"summon_magic/{name}") == []


def test_every_card_is_in_a_deck(catalog_of: Callable[[str], Catalog]) -> None:
    folder = data_folder("card_data") / "summon_magic/decks"
    decks = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.yaml"))
    assert [card.id for card in catalog_of("summon_magic") if card.id not in decks] == []
