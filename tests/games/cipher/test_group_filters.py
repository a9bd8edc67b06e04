"""Every word for cards takes a filter, and keeps to it."""

import pytest

from deckcli.engine.notation import read
from deckcli.engine.play import advance, apply
from deckcli.engine.state import Frame
from deckcli.engine.words.facts import AllOf, NotFitting
from deckcli.games.playing import game_of, layout_of, words_of

WORDS = words_of("cipher").of("group")
GIVEN = {
    "turn": "p1",
    "p1": {
        "front": [
            {"card": "B01-003", "as": "marth", "main_character": True, "under": ["B01-002"]},
            "B01-010",
        ],
        "hand": ["B01-002"],
        "bonds": 1,
        "retreat": ["B01-010"],
    },
    "p2": {"front": [{"card": "B01-053", "as": "chrom", "main_character": True}], "hand": 1},
}


@pytest.fixture(scope="module")
def combat(library):
    """The moment after supports: Marth attacks Chrom and may hit critically."""
    game, names = game_of(library.catalog("cipher")), {}
    state = layout_of(game).lay_out(GIVEN, names)
    advance(game, state)
    aliases = {card: name for name, card in names.items()}
    apply(game, state, read(game, state, "attack marth -> chrom", aliases))
    assert game.windows[state.question.window] == "critical"
    return game, state, Frame(-1, 0, names["marth"], [], [])


@pytest.mark.parametrize("name", WORDS)
def test_a_group_has_only_cards_that_fit(combat, name):
    everything = AllOf([])

    assert WORDS[name].make(everything).cards(*combat)
    assert WORDS[name].make(NotFitting(everything)).cards(*combat) == []
