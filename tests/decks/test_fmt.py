"""`deck fmt`: one tidy form, the same meaning, and every comment still there."""

import pytest

from deckcli import games
from deckcli.core.files import Source
from deckcli.decks.fmt import CannotFormat, format_deck
from deckcli.games.library import Library

SAMPLES = [sample for game in games.keys() for sample in Library().sample_files(game)]


def tidy(library, text):
    file = library.deck_from_text(Source("deck.yaml", text))
    return format_deck(file.source, file.deck, library.catalog(file.deck.game))


@pytest.mark.parametrize("sample", SAMPLES)
def test_sample_decks_are_tidy(library, sample):
    file = library.deck(sample)
    assert tidy(library, file.source.text) == file.source.text


@pytest.mark.parametrize("sample", SAMPLES)
def test_written_decks_are_tidy(library, sample):
    deck = library.deck(sample).deck
    text = library.format("yaml").write(deck, library.catalog(deck.game))
    assert tidy(library, text) == text


UNTIDY = """\

# yaml-language-server: $schema=../deck.schema.json


# My deck.
cards:   # the cards

    b01-003: 2 # Caeda, Talys's Heart
    # about Caeda


    "B01-006": +2   # mine!
    b01-006: 1   # one more
    救国の英雄  マルス: 1
    nobody: 0
    B01-010:  3

    # end of cards
# before the main character
main_character: b01-003
name:   "Foo"   # the name
game: "cipher"
# foot

# foot 2
"""
TIDY = """\
# yaml-language-server: $schema=../deck.schema.json

# My deck.
game: cipher
name: Foo  # the name
# before the main character
main_character: B01-003  # Marth, Altean Prince
cards:  # the cards
  B01-003: 2  # Marth, Altean Prince
  # about Caeda
  # one more

  B01-006: 3  # mine!
  救国の英雄 マルス: 1
  nobody: 0
  B01-010: 3  # Abel, Green Knight

  # end of cards
# foot

# foot 2
"""


def test_an_untidy_deck(library):
    assert tidy(library, UNTIDY) == TIDY
    assert tidy(library, TIDY) == TIDY


FLOW = """\
{cards: [sa, S2, "♠3", # three
 2 h4,
 # inside
 'Ace of Diamonds', H5, 10 of spades, # ten
 ] # close
, format: MAST, game: blackpoker, # g
regulation: 54}
"""
TIDY_FLOW = """\
game: blackpoker  # g
format: mast
regulation: "54"
cards: [
  SA, S2, ♠3,  # three
  2 H4,
  # inside
  Ace of Diamonds, H5, 10 of Spades,  # ten
]  # close
"""


def test_brackets_stay_brackets(library):
    assert tidy(library, FLOW) == TIDY_FLOW
    assert tidy(library, TIDY_FLOW) == TIDY_FLOW


def test_a_name_in_another_language_stays_behind_the_id(library):
    text = "game: cipher\ncards:\n  B01-003: 1  # アリティアの王子 マルス\n"
    assert tidy(library, text) == text


@pytest.mark.parametrize(
    "text",
    [
        "game: cipher\ncards: {B01-003: 1}\nkards: {}\n",
        "game: cipher\ncards: {B01-003: 1}\ncards: {B01-003: 2}\n",
        "game: cipher\ncards: {B01-003: [1]}\n",
        "game: cipher\nmain_character: [B01-003]\ncards: {B01-003: 1}\n",
    ],
)
def test_a_deck_that_must_be_mended_first(library, text):
    with pytest.raises(CannotFormat, match="cannot be formatted"):
        tidy(library, text)
