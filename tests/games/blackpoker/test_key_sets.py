"""Keys as masks say the same as keys looked for card by card."""

import pytest

from deckcli.core.rng import seeded
from deckcli.games.blackpoker.decks.keys import can_supply
from deckcli.games.blackpoker.rules.key_sets import (
    bits_of,
    can_show,
    has,
    has_pair,
    key_sets,
    next_keys,
    pairs_of,
    spare,
)

HANDS = 60


def mask_of(cards):
    mask = 0
    for card in cards:
        bits = bits_of(card.get("suit", ""), card["rank"]) & ~mask
        mask |= bits & -bits
    return mask


@pytest.fixture(scope="module")
def pack(library):
    cards = [card for card in library.catalog("blackpoker") if card.kind == "playing_card"]
    return [card for card in cards for _ in range(card.copies)]


def hands(pack):
    for seed in range(HANDS):
        rng, cards = seeded(seed, "hands"), list(pack)
        rng.shuffle(cards)
        yield cards[: 1 + seed % 12]


def test_every_card_has_a_bit_of_its_own(pack):
    assert mask_of(pack).bit_count() == len(pack) == 54


def keyed(library):
    return [card for card in library.catalog("blackpoker") if "key" in card.facts]


def test_a_hand_can_show_what_it_can_supply(library, pack):
    for one in keyed(library):
        sets = key_sets(one["key"])
        for hand in hands(pack):
            expected = can_supply(hand, one["key"])
            assert can_show(sets, mask_of(hand)) == expected, one.id
            if pairs_of(sets):
                assert has_pair(pairs_of(sets), mask_of(hand)) == expected, one.id


def test_what_can_be_spared_leaves_a_key(library, pack):
    for one in keyed(library):
        sets = key_sets(one["key"])
        for hand in hands(pack):
            found = spare(sets, mask_of(hand))
            for at, card in enumerate(hand):
                rest = hand[:at] + hand[at + 1 :]
                is_spare = found & bits_of(card.get("suit", ""), card["rank"]) != 0
                assert is_spare == can_supply(rest, one["key"]), (one.id, card.id)


def test_keys_shown_one_by_one_are_a_key_in_the_end(library, pack):
    for one in keyed(library):
        sets = key_sets(one["key"])
        for seed, hand in enumerate(hands(pack)):
            if not can_supply(hand, one["key"]):
                assert next_keys(sets, mask_of(hand), 0, all_groups=False) == 0
                continue
            rng, held, shown = seeded(seed, "keys"), list(hand), []
            for _ in range(one["key"]["cards"]):
                left = next_keys(sets, mask_of(held), mask_of(shown), all_groups=False)
                fitting = [
                    card for card in held if left & bits_of(card.get("suit", ""), card["rank"])
                ]
                assert fitting, one.id
                shown.append(held.pop(held.index(rng.pick(fitting))))
            assert can_supply(shown, one["key"]), one.id


@pytest.mark.parametrize(("count", "expected"), [(1, True), (2, True), (3, False)])
def test_counting(count, expected):
    assert has(0b1010, count) is expected
