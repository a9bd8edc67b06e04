"""Tables that cannot be are refused, with a message that says why."""

import pytest

from deckcli.engine.rulings import BadRuling
from deckcli.games.playing import game_of, layout_of

MARTH = {"card": "B01-003", "as": "marth", "main_character": True}
CHROM = {"card": "B01-053", "main_character": True}


@pytest.fixture(scope="module")
def layout(library):
    return layout_of(game_of(library.catalog("cipher")))


@pytest.mark.parametrize(
    ("side", "message"),
    [
        ({"front": [CHROM], "back": [{**CHROM, "card": "B01-052"}]}, "p2 has two units with"),
        ({"front": [CHROM], "support": ["B01-008", "B01-010"]}, "p2 has two supporting cards"),
        ({"front": [CHROM, {"card": "B01-055", "as": "marth"}]}, "two cards are called 'marth'"),
        ({"front": [CHROM, {"card": "B01-055", "as": "p1"}]}, "'p1' is a player"),
        ({"back": ["B01-053"]}, "p2 has no unit with `main_character: true`"),
    ],
)
def test_a_table_that_cannot_be_is_refused(layout, side, message):
    with pytest.raises(BadRuling) as caught:
        layout.lay_out({"turn": "p1", "p1": {"front": [MARTH]}, "p2": side}, {})
    assert caught.value.message.startswith(message)


def test_one_supporting_card_is_laid(layout):
    side = {"front": [CHROM], "support": ["B01-008"]}
    state = layout.lay_out({"turn": "p1", "p1": {"front": [MARTH]}, "p2": side}, {})

    assert state.players[1].support != -1


def lay_out(layout, phase):
    sides = {"p1": {"front": [MARTH]}, "p2": {"front": [CHROM]}}
    return layout.lay_out({"turn": "p1", "phase": phase, **sides}, {})


@pytest.mark.parametrize("phase", ["start", "bond", "deploy", "action", "end"])
def test_a_table_may_stand_in_any_phase(layout, phase):
    assert lay_out(layout, phase).agenda


def test_there_are_no_other_phases(layout):
    with pytest.raises(BadRuling) as caught:
        lay_out(layout, "draw")
    assert caught.value.hint == "use start, bond, deploy, action, end"
