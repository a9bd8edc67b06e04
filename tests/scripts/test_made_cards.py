"""Abilities made at random are refused or can be played; `scripts/made_cards.py` tries many."""

from importlib import import_module
from pathlib import Path

import pytest

from deckcli.games.playing import engines, formats_of

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture(scope="module")
def made_cards():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(SCRIPTS)
        made = import_module("made_cards")
        patch.setattr(made, "GAMES", 3)
        patch.setattr(made, "TRIES", 1)
        yield made


@pytest.mark.parametrize("key", engines())
def test_what_is_not_refused_can_be_played(made_cards, library, key):
    shop = made_cards.Workshop(library, key, formats_of(key)[0], 0)
    number = 0
    while not shop.made:  # most of what is made says too much, and is refused
        shop.round(number)
        number += 1
    assert shop.faults == {}


def test_a_fault_is_told_with_the_cards_that_led_to_it(made_cards, library, monkeypatch):
    def broken(*anything):
        raise LookupError("nothing waits")

    monkeypatch.setattr(made_cards, "answer", broken)
    shop = made_cards.Workshop(library, "summon_magic", {}, 0)
    shop.round(0)
    ((where, story),) = shop.faults.items()
    assert where.startswith("LookupError in test_made_cards.py:")
    assert "SM-" in story
