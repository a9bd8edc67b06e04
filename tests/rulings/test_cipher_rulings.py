"""Every ruling of Cipher holds, and every skill that can be played is needed by one."""

from pathlib import Path

import pytest

from deckcli.catalog.coverage import Status, program_mark, status
from deckcli.catalog.schema_check import schema_problems
from deckcli.core.files import read_source
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.rulings import run_ruling
from deckcli.games.library import Library
from deckcli.games.playing import game_of, layout_of

HERE = Path(__file__).parent
FILES = sorted((HERE / "cipher").rglob("*.yaml"))
ORIGINAL = HERE.parent / "games" / "cipher" / "original"  # kinds of cards the built-in sets lack
STARTERS = ("cipher/s01-marth", "cipher/s02-chrom")


@pytest.fixture(scope="module")
def catalog():
    return Library([ORIGINAL]).catalog("cipher")


@pytest.fixture(scope="module")
def table(catalog):
    game = game_of(catalog)
    return game, layout_of(game)


def content_of(file):
    return read_yaml(read_source(str(file))).value


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HERE / "cipher")))
def test_the_ruling_holds(table, file):
    content = content_of(file)
    assert not list(schema_problems("ruling", content))

    for outcome in run_ruling(*table, content):
        assert not outcome.failures, f"{outcome.case}\n{outcome.table}\nlegal: {outcome.legal}"


def playable_skills():
    library = Library()
    catalog = library.catalog("cipher")
    cards = [card for card in catalog if status(card, ["cipher"]) is Status.PLAYABLE]
    starters = [entry.card for name in STARTERS for entry in library.deck(name).deck.entries()]
    assert {card.id for card in starters} <= {card.id for card in cards}
    return [
        pytest.param(card.id, number, id=f"{card.id} {ability['name']}")
        for card in cards
        for number, ability in enumerate(card.get("abilities", ()))
    ]


def test_the_list_of_verified_cards_is_up_to_date():
    """The tests below prove exactly these cards; `scripts/verify_cards.py` writes the list."""
    library = Library()
    cards = [card for card in library.catalog("cipher") if status(card, ["cipher"]) != Status.FACTS]

    assert library.verified("cipher") == {card.id: program_mark(card) for card in cards}


def fails(game, layout, content):
    return any(outcome.failures for outcome in run_ruling(game, layout, content))


@pytest.mark.parametrize(("card", "number"), playable_skills())
def test_a_ruling_notices_when_a_skill_does_nothing(catalog, card, number):
    """Blank one ability: a ruling that names the card must fail then."""
    game = game_of(catalog, blank=(card, number))
    layout = layout_of(game)
    naming = [file for file in FILES if card in file.read_text(encoding="utf-8")]
    naming.sort(key=lambda file: not file.stem.startswith(card))  # its own files are the likeliest

    assert any(fails(game, layout, content_of(file)) for file in naming)
