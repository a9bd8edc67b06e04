"""Every ruling holds, and every ability that can be played is needed by one."""

from functools import cache
from pathlib import Path

import pytest

from deckcli.catalog.coverage import Status, program_mark, status
from deckcli.games.library import Library
from deckcli.games.playing import engines, game_of
from deckcli.games.proofs import Proof, rulings_below, rulings_of, title

HERE = Path(__file__).parent
FILES = [(key, file) for key in engines() for file in sorted((HERE / key).rglob("*.yaml"))]
# Kinds of cards that the built-in sets lack.
ORIGINAL = [folder for folder in (HERE.parent / "games").glob("*/original") if folder.is_dir()]

# Dice of Ashes without a power that is known, and cards that ask for nothing else that is not.
DICE = {"divine dice", "sympathy dice", "time dice"}
UNPAID = {"ashes": {"holy-relics": "divine dice"}}


@cache
def catalog(key):
    return Library(ORIGINAL).catalog(key)


@cache
def proof(key):
    return Proof(catalog(key), rulings_below(HERE / key))


@pytest.mark.parametrize(
    ("key", "file"), FILES, ids=[str(file.relative_to(HERE)) for _, file in FILES]
)
def test_the_ruling_holds(key, file):
    for ruling in rulings_of(file):
        for outcome in proof(key).outcomes(ruling):
            case = f"{ruling.name} {outcome.case}\n{outcome.table}"
            assert not outcome.failures, f"{case}\nlegal: {outcome.legal}"


def playable_abilities():
    for key in engines():
        for card, number in Proof(catalog(key), []).abilities():
            yield pytest.param(key, card, number, id=f"{card.id} {title(card, number)}")


@pytest.mark.parametrize("key", engines())
def test_the_sample_decks_are_played_if_all_their_cards_are(key):
    library, cards = Library(), catalog(key)
    known = {card.id for card in cards if status(card, cards.info, [key]) is Status.FACTS}
    samples = [library.deck(name).deck for name in library.sample_files(key)]

    unpaid = UNPAID.get(key, {})
    lacking = [sorted(game_of(cards).unplayable(deck)) for deck in samples]
    for deck, unplayable in zip(samples, lacking, strict=True):
        held = {entry.card.id for part in deck.sections.values() for entry in part.entries}
        brought = {f"{amount.name} dice" for amount in deck.amounts("dice")}
        assert unplayable == sorted(held & (known | unpaid.keys()) | brought & DICE), deck.name
        for card in held & unpaid.keys():
            assert unpaid[card] in brought & DICE  # the deck lacks them in any case
    assert lacking.count([]) >= 2


@pytest.mark.parametrize("key", engines())
def test_the_list_of_verified_cards_is_up_to_date(key):
    """The tests below prove exactly these cards; `scripts/verify_cards.py` writes the list."""
    library = Library()
    cards = library.catalog(key)
    cards = [card for card in cards if status(card, cards.info, [key]) != Status.FACTS]

    assert library.verified(key) == {card.id: program_mark(card) for card in cards}


@pytest.mark.parametrize("key", engines())
def test_what_is_called_redundant_is_an_ability(key):
    cards = catalog(key)
    told = [(card, name) for card, names in cards.info.redundant.items() for name in names]

    assert set(told) <= {(card.id, title(card, at)) for card, at in proof(key).abilities()}


@pytest.mark.parametrize(("key", "card", "number"), list(playable_abilities()))
def test_a_ruling_notices_when_an_ability_does_nothing(key, card, number):
    """Blank one ability: a ruling that names the card must fail then."""
    assert proof(key).doubt(card, number) == ""
