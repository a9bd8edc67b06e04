"""Abilities made at random are refused or can be played; `scripts/made_cards.py` tries many."""

from importlib import import_module
from pathlib import Path

import pytest

from deckcli.games.playing import engines, formats_of

SCRIPTS = Path(__file__).parents[2] / "scripts"


# What once lost a card, doubled one or never ended: formats by their place, and rounds.
MENDED = [
    ("ashes", 0, 1015),  # a Phoenixborn was discarded
    ("blackpoker", 1, 1030),  # a character of several cards entered the field again
    ("blackpoker", 3, 32),  # an action that repeats its steps forgot what was paid for it
    ("blackpoker", 3, 57),  # cards of a hand became bulwarks
    ("blackpoker", 3, 60),  # soldiers were laid on each other in a circle
    ("blue_moon", 0, 31),  # a card could be played if it could not be played
    ("blue_moon", 0, 300),  # a deck was shuffled into itself
    ("blue_moon", 0, 1002),  # a card on the table was discarded from the deck
    ("blue_moon", 0, 1015),  # a text repeats itself as often as it may be paid for
    ("blue_moon", 0, 1031),  # cards went into a deck that were in it
]


@pytest.fixture(scope="module")
def made_cards():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(SCRIPTS)
        yield import_module("made_cards")


@pytest.fixture
def in_short(made_cards, monkeypatch):
    monkeypatch.setattr(made_cards, "GAMES", 3)
    monkeypatch.setattr(made_cards, "TRIES", 1)


@pytest.mark.parametrize("key", engines())
@pytest.mark.usefixtures("in_short")
def test_what_is_not_refused_can_be_played(made_cards, library, key):
    shop = made_cards.Workshop(library, key, formats_of(key)[0], 0)
    number = 0
    while not shop.made:  # most of what is made says too much, and is refused
        shop.round(number)
        number += 1
    assert shop.faults == {}


@pytest.mark.parametrize(("key", "form", "number"), MENDED)
def test_what_was_mended_stays_so(made_cards, library, key, form, number):
    shop = made_cards.Workshop(library, key, formats_of(key)[form], 0)
    shop.round(number)
    assert shop.made > 0
    assert shop.faults == {}


@pytest.mark.usefixtures("in_short")
def test_a_fault_is_told_with_the_cards_that_led_to_it(made_cards, library, monkeypatch):
    def broken(*anything):
        raise LookupError("nothing waits")

    monkeypatch.setattr(made_cards, "answer", broken)
    shop = made_cards.Workshop(library, "summon_magic", {}, 0)
    shop.round(0)
    ((where, story),) = shop.faults.items()
    assert where.startswith("LookupError in test_made_cards.py:")
    assert "SM-" in story
