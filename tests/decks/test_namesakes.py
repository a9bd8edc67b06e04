"""Cards of one name, across ids, languages and lines of a deck."""

from deckcli.catalog.catalog import CardDef
from deckcli.core.findings import Place
from deckcli.decks.deck import Entry
from deckcli.decks.namesakes import name_keys, namesakes


def card(card_id, **names):
    return CardDef(card_id, "toy", "set", "unit", names, {})


def test_names_in_common_may_take_several_steps():
    cards = [
        card("a", ja="いち"),
        card("b", en="Two"),
        card("c", en="One"),
        card("d", ja="イチ", en="ONE"),
        card("e", en="Three"),
    ]

    keys = name_keys(cards)

    assert keys["a"] == keys["c"] == keys["d"]
    assert len({keys["a"], keys["b"], keys["e"]}) == 3


def test_the_order_of_the_lines_makes_no_difference():
    cards = [card("a", ja="一"), card("c", en="One"), card("d", ja="一", en="One")]

    for order in (cards, cards[::-1], cards[1:] + cards[:1]):
        assert len(set(name_keys(order).values())) == 1


def test_lines_count_together_and_the_one_too_many_is_known():
    place = Place("deck.yaml", 1, 1, 2)
    lines = [
        Entry(card("a", en="One"), 2, place),
        Entry(card("b", en="Two"), 4, place),
        Entry(card("c", en="one"), 3, place),
    ]

    one, two = namesakes(lines)

    assert (one.name, one.count, two.count) == ("One", 5, 4)
    assert one.past(4) is lines[2]
    assert one.hint == "2 lines of the deck count together"
    assert two.hint == ""
