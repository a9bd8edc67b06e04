"""Every game that plays can be laid out for a person at either seat."""

import pytest

from deckcli.core.rng import seeded
from deckcli.core.sheets import draw
from deckcli.core.text import display_width
from deckcli.engine.play import apply, start
from deckcli.engine.views import view_of
from deckcli.games.playing import engines, game_of, seated


@pytest.mark.parametrize("key", engines())
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_sheets_fit_their_frame(library, key, lang):
    game = game_of(library.catalog(key))
    presenter = game.presenter()
    name = next(iter(library.sample_files(key)))
    deck = library.deck(name).deck
    state, rng = start(game, seated(game, [deck, deck]), 1), seeded(1, "sheets")
    for number in range(150):
        if state.over:
            break
        if number % 10 == 0:
            for seat in range(state.seats):
                view = view_of(game, state, seat)
                lines = draw(presenter.sheet(view, lang), 80)
                areas = presenter.areas(view, lang)

                assert {display_width(line) for line in lines} == {80}
                assert {len(sides) for sides in areas.values()} <= {state.seats}
        apply(game, state, rng.pick(state.question.options))
