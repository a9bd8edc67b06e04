"""The conjuration piles that decks are dealt with."""

from collections import Counter

from deckcli.games.playing import game_of, seated


def pile_of(library, name):
    game = game_of(library.catalog("ashes"))
    (deck,) = seated(game, [library.deck(name).deck])
    return Counter(game.faces[face].id for face in deck.owned[1 : 1 + deck.piled])


def test_a_deck_that_lists_no_conjurations_has_all_that_it_can_summon(library):
    assert pile_of(library, "ashes/bloodwoods-queen") == {"blood-puppet": 5}
    assert pile_of(library, "ashes/cloudsea-siren") == {"three-eyed-owl": 5, "seaside-raven": 2}


def test_a_listed_pile_is_dealt_as_it_is(library):
    assert pile_of(library, "ashes/iron-men") == {"iron-rhino": 5}
