"""The rulings of a file: alone, or in a list with a head."""

from deckcli.engine.rulings.files import rulings_in


def test_a_ruling_alone_is_the_whole_file():
    content = {"ruling": "So it is.", "game": "toy", "given": {}, "then": {}}

    assert rulings_in(content) == [((), content)]


def test_what_the_head_says_holds_for_all_that_do_not_say_it():
    one, other = {"ruling": "One.", "cites": "p. 7"}, {"ruling": "Other."}
    content = {"game": "toy", "cites": "p. 3", "rulings": [one, other]}

    assert rulings_in(content) == [
        (("rulings", 0), {"game": "toy", "ruling": "One.", "cites": "p. 7"}),
        (("rulings", 1), {"game": "toy", "ruling": "Other.", "cites": "p. 3"}),
    ]
