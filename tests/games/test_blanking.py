"""An ability is taken away inside a compiled game, as if its card had never had it."""

from contextlib import suppress
from copy import deepcopy
from pathlib import Path

import pytest

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.engine.abilities import Ability
from deckcli.engine.blanking import Blanked, ability_of
from deckcli.games.library import Library
from deckcli.games.playing import engines, unshared_game

ORIGINAL = [folder for folder in Path(__file__).parent.glob("*/original") if folder.is_dir()]
EVERY = 8  # of the abilities is compared with a game that was compiled without it


@pytest.fixture(scope="module", params=engines())
def catalog(request):
    return Library(ORIGINAL).catalog(request.param)


@pytest.fixture(scope="module")
def game(catalog):
    return unshared_game(catalog)


def told(value):
    """What a face keeps, by names: places in the lists of a game may differ."""
    if isinstance(value, list):
        return list(map(told, value))
    if isinstance(value, Ability):
        return value.name, value.face
    return value if isinstance(value, int | str | dict) else type(value).__name__


def noted(game, ability):
    """Everything that a game notes of the card of an ability, and of the ability's name."""
    face = game.faces[ability.face]
    slots = [slot for kind in type(face).__mro__ for slot in getattr(kind, "__slots__", ())]
    notes = {slot: told(getattr(face, slot)) for slot in slots}
    if "program" in notes:
        program = game.programs[face.program]
        notes["program"] = [told(program.ops), program.names, program.name]
    if hasattr(game, "skilled"):
        bearers = [bearer for (bearer, *_) in filter(None, game.skilled)]
        notes["skilled"] = [told(one) for one in bearers if one.name == ability.name]
    return notes


def batches(abilities):
    """The abilities, together wherever they have neither card nor name in common.

    What is noted of one does not depend on the others then, and compiling a game takes a second.
    """
    found = []
    for ability in abilities:
        for batch in found:
            if all(ability.face != one.face and ability.name != one.name for one in batch):
                batch.append(ability)
                break
        else:
            found.append([ability])
    return found


def without(catalog, game, abilities):
    """The catalog as if these abilities had never been printed."""
    cards = dict(catalog.cards)
    for ability in abilities:
        card = catalog[game.faces[ability.face].id]
        facts = deepcopy(dict(card.facts))
        del facts["abilities"][ability.number]
        cards[card.id] = CardDef(card.id, card.game, card.set_id, card.kind, card.names, facts)
    return Catalog(catalog.info, cards, catalog.sets)


def printed(game):
    """The abilities of cards; not those inside of others, nor what is no card at all."""
    return [one for one in game.abilities if one in game.faces[one.face].abilities]


def is_named(catalog, card):
    """Whether all its abilities have names; others go by their number, which changes."""
    return card in catalog.cards and all("name" in one for one in catalog[card]["abilities"])


def test_what_is_left_is_what_would_have_been_compiled(catalog, game):
    named = [one for one in printed(game) if is_named(catalog, game.faces[one.face].id)]
    for batch in batches(named[::EVERY]):
        compiled = unshared_game(without(catalog, game, batch))
        for ability in batch:
            with Blanked(game, ability):
                card = game.faces[ability.face].id
                assert noted(game, ability) == noted(compiled, ability), (card, ability.name)


def test_everything_is_back_afterwards(game):
    for ability in printed(game):
        before = noted(game, ability)
        with suppress(ZeroDivisionError), Blanked(game, ability):
            assert ability not in game.faces[ability.face].abilities
            raise ZeroDivisionError
        assert noted(game, ability) == before


def test_abilities_are_found_by_their_number_in_the_card_file(game):
    for ability in printed(game):
        if game.faces[ability.face].id not in game.face_of:
            continue  # the power of a die
        assert ability_of(game, game.faces[ability.face].id, ability.number) is ability
    first = game.faces[game.abilities[0].face].id
    assert ability_of(game, first, 99) is None
    assert ability_of(game, "no-such-card", 0) is None
