"""Every sample deck through every format that can hold it, and back."""

import pytest

from deckcli import games
from deckcli.core.files import Source
from deckcli.games.library import Library


def pairs():
    library = Library()
    return [
        (sample, form.name)
        for game in games.keys()
        for sample in library.sample_files(game)
        for form in library.formats()
        if form.game in ("", game)
    ]


@pytest.mark.parametrize(("sample", "format_name"), pairs())
def test_a_round_trip_keeps_the_deck(library, sample, format_name):
    deck = library.deck(sample).deck
    form = library.format(format_name)
    text = form.write(deck, library.catalog(deck.game))
    source = Source(f"deck{form.extensions[0]}", text)
    for name in ("", format_name):  # recognised by its content, and when the format is given
        file = library.deck_from_text(source, format_name=name)
        assert file.format.name == format_name
        assert file.deck.content() == deck.content()
