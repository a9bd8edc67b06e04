"""Differences between decks."""

import pytest

from deckcli import games
from deckcli.core.errors import DeckcliError
from deckcli.core.files import Source
from deckcli.decks.diff import AmountRow, CardRow, OptionRow, diff


@pytest.fixture
def deck_of(library):
    """A deck from its text."""

    def read(text):
        return library.deck_from_text(Source("deck.yaml", text)).deck

    return read


def test_cards_and_dice(deck_of, catalog_of):
    card = catalog_of("ashes").find
    a = deck_of(
        "game: ashes\nname: A\nphoenixborn: Coal Roarkwin\ndice: {natural: 5, ceremonial: 5}\n"
        "cards: {Iron Worker: 3, Protect: 3, Anchornaut: 2}\n"
    )
    b = deck_of(
        "game: ashes\nname: B\nphoenixborn: Noah Redmoon\ndice: {natural: 5, illusion: 5}\n"
        "cards: [2 Protect, Fear, 3 鉄職人, Anchornaut, Anchornaut]\n"
    )
    coal, noah, protect, fear = (
        card(name).cards[0] for name in ("Coal Roarkwin", "Noah Redmoon", "Protect", "Fear")
    )
    assert diff(a, b) == [
        CardRow("phoenixborn", coal, 1, 0),
        CardRow("phoenixborn", noah, 0, 1),
        CardRow("cards", protect, 3, 2),
        CardRow("cards", fear, 0, 1),
        AmountRow("dice", "ceremonial", 5, 0),
        AmountRow("dice", "illusion", 0, 5),
    ]


def test_options(deck_of):
    a = deck_of('game: blackpoker\nformat: lite\nregulation: "40"\ncards: [SA]\n')
    b = deck_of('game: blackpoker\nregulation: "54"\ncards: [SA]\n')
    assert diff(a, b) == [OptionRow("format", "lite", None), OptionRow("regulation", "40", "54")]


def test_printings_and_order_make_no_difference(deck_of):
    a = deck_of("game: cipher\nname: A\ncards: {B01-003: 2, B01-001: 1}\n")
    b = deck_of("game: cipher\nname: B\ncards: [B01-001SR, B01-003HN, B01-003]\n")
    assert diff(a, b) == []


def test_sections_that_one_deck_lacks(deck_of):
    a = deck_of("game: summon_magic\ncards: {SM-061: 3}\nside_deck: {SM-062: 2}\n")
    b = deck_of("game: summon_magic\ncards: {SM-061: 3}\n")
    rows = [(row.section, row.card.id, row.a, row.b) for row in diff(a, b)]
    assert rows == [("side_deck", "SM-062", 2, 0)]
    assert [(row.a, row.b) for row in diff(b, a)] == [(0, 2)]


@pytest.mark.parametrize("game", games.keys())
def test_samples_equal_themselves_and_no_other(library, game):
    decks = [library.deck(name).deck for name in library.sample_files(game)]
    for first in decks:
        for second in decks:
            assert (diff(first, second) == []) == (first is second)


def test_two_games(library):
    ashes, cipher = (library.deck(name).deck for name in ("ashes/iron-men", "cipher/s01-marth"))
    with pytest.raises(DeckcliError) as caught:
        diff(ashes, cipher)
    assert str(caught.value) == (
        "error[failed]: a deck of ashes cannot be compared with one of cipher\n"
        "  hint: both decks must be of the same game"
    )
