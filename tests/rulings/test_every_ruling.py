"""Every ruling holds, and every ability that can be played is needed by one."""

from functools import cache
from pathlib import Path

import pytest

from deckcli.catalog.coverage import Status, program_mark, status
from deckcli.catalog.schema_check import schema_problems
from deckcli.core.files import read_source
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.rulings.files import rulings_in
from deckcli.engine.rulings.running import run_ruling
from deckcli.games.library import Library
from deckcli.games.playing import engines, game_of, layout_of, rules_of_ruling

HERE = Path(__file__).parent
FILES = {key: sorted((HERE / key).rglob("*.yaml")) for key in engines()}
# Kinds of cards that the built-in sets lack.
ORIGINAL = [folder for folder in (HERE.parent / "games").glob("*/original") if folder.is_dir()]
SAYS_WHAT_IS_SO_ANYWAY = {
    ("ace", "Haste"),  # stronger than Ready, which an ace does not have
    ("magician", "Haste"),
}


@cache
def catalog(key):
    return Library(ORIGINAL).catalog(key)


@cache
def table(key, blank, rules):
    game = game_of(catalog(key), blank=blank, rules=dict(rules))
    return game, layout_of(game)


def outcomes_of(content, blank=None):
    rules = tuple(rules_of_ruling(content).items())
    return run_ruling(*table(content["game"], blank, rules), content)


@cache
def content_of(file):
    return read_yaml(read_source(str(file))).value


@pytest.mark.parametrize(
    "file",
    [file for files in FILES.values() for file in files],
    ids=lambda file: str(file.relative_to(HERE)),
)
def test_the_rulings_hold(file):
    content = content_of(file)
    assert not list(schema_problems("ruling", content))

    for _, ruling in rulings_in(content):
        for outcome in outcomes_of(ruling):
            case = f"{ruling['ruling']} ({outcome.case})\n{outcome.table}"
            assert not outcome.failures, f"{case}\nlegal: {outcome.legal}"


def playable_abilities():
    for key in engines():
        for card in catalog(key):
            if status(card, catalog(key).info, [key]) is Status.PLAYABLE:
                for number, ability in enumerate(card.get("abilities", ())):
                    name = str(ability.get("name", number))
                    if (card.id, name) not in SAYS_WHAT_IS_SO_ANYWAY:
                        yield pytest.param(key, card.id, number, id=f"{card.id} {name}")


@pytest.mark.parametrize("key", engines())
def test_the_sample_decks_can_be_played(key):
    library = Library()
    game = game_of(library.catalog(key))
    samples = [library.deck(name).deck for name in library.sample_files(key)]

    assert not [deck.name for deck in samples if game.unplayable(deck)]


@pytest.mark.parametrize("key", engines())
def test_the_list_of_verified_cards_is_up_to_date(key):
    """The tests below prove exactly these cards; `scripts/verify_cards.py` writes the list."""
    library = Library()
    cards = library.catalog(key)
    cards = [card for card in cards if status(card, cards.info, [key]) != Status.FACTS]

    assert library.verified(key) == {card.id: program_mark(card) for card in cards}


@pytest.mark.parametrize(("key", "card", "number"), list(playable_abilities()))
def test_a_ruling_notices_when_an_ability_does_nothing(key, card, number):
    """Blank one ability: a ruling that names the card must fail then."""
    naming = [file for file in FILES[key] if card in file.read_text(encoding="utf-8")]
    naming.sort(key=lambda file: not file.stem.startswith(card))  # its own files are the likeliest

    assert any(
        outcome.failures
        for file in naming
        for _, ruling in rulings_in(content_of(file))
        if card in str(ruling)
        for outcome in outcomes_of(ruling, blank=(card, number))
    )
