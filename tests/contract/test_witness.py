"""The witness himself: what he takes in of cards that were put somewhere and then shuffled."""

from types import SimpleNamespace

from witness import Scene

SHUFFLES, RENEWS, SHOWS, PUTS = range(4)
PILE, HAND = 10, 11
SIGHT = {"SHUFFLED": {SHUFFLES: False, RENEWS: True}, "SHOWN": SHOWS, "PUT": PUTS, "PILE": PILE}


def shown(*heard):
    scene = SimpleNamespace(sight=SIGHT, heard=list(heard))
    scene.shuffled_in = lambda: Scene.shuffled_in(scene)
    return scene.shuffled_in(), set(Scene.shown(scene))


def test_the_last_card_of_a_deck_put_on_the_pile_is_shuffled_into_the_new_deck():
    put, renewed = (PUTS, 0, 29, PILE), (RENEWS, 0, -1, 0)
    assert shown(put, renewed) == ({29}, set())
    assert shown(renewed, put) == (set(), {29})


def test_a_card_put_elsewhere_stays_known_whatever_is_shuffled():
    put, renewed, shuffled = (PUTS, 0, 29, HAND), (RENEWS, 0, -1, 0), (SHUFFLES, 0, -1, 0)
    assert shown(put, renewed) == (set(), {29})
    assert shown(put, shuffled) == (set(), {29})


def test_the_new_deck_of_one_player_takes_nothing_from_the_pile_of_another():
    assert shown((PUTS, 1, 80, PILE), (RENEWS, 0, -1, 0)) == (set(), {80})


def test_a_card_that_is_put_somewhere_again_is_known_again():
    twice = (PUTS, 0, 29, PILE), (RENEWS, 0, -1, 0), (PUTS, 0, 29, HAND)
    assert shown(*twice) == (set(), {29})
