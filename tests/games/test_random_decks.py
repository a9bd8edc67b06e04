"""Random decks are legal, depend on nothing but their seed, and reach every card."""

import pytest

from deckcli.catalog.coverage import playable_cards
from deckcli.core.findings import Severity
from deckcli.core.rng import Rng, seeded
from deckcli.decks.checking import check_deck
from deckcli.decks.plain import content_of
from deckcli.games import deck_rules
from deckcli.games.playing import engines, game_of
from deckcli.games.random_decks import cards_in, decks_with_every_card, random_deck


@pytest.fixture(params=engines())
def game(request, library):
    return game_of(library.catalog(request.param))


def test_a_seed_gives_the_same_deck_again_and_another_seed_another(library, game):
    catalog = library.catalog(game.key)
    decks = [random_deck(library, game, Rng(seed)) for seed in (1, 1, 2, 3)]
    one, again, *others = [content_of(deck, catalog) for deck in decks]

    assert one == again
    assert any(other != one for other in others)


@pytest.mark.parametrize("seed", range(1, 9))
def test_random_decks_are_legal_and_can_be_played(library, game, seed):
    deck = random_deck(library, game, Rng(seed))

    findings = check_deck(deck, library.catalog(game.key), deck_rules(game.key))
    assert [one for one in findings if one.severity is not Severity.ADVICE] == []
    assert game.unplayable(deck) == []


def test_wanted_cards_are_taken_more_often(library, game):
    def drawn(*wanted):
        rngs = [seeded(number, "wanted") for number in range(12)]
        return [cards_in(random_deck(library, game, rng, wanted)) for rng in rngs]

    decks = drawn()
    wanted = min(decks[0])
    assert sum(wanted in deck for deck in drawn(wanted)) > sum(wanted in deck for deck in decks)


def test_together_they_hold_every_card_that_can_be_played(library):
    game = game_of(library.catalog("cipher"))
    held = set().union(*map(cards_in, decks_with_every_card(library, game, Rng(1))))

    assert held == {card.id for card in playable_cards(library.catalog("cipher"))}
