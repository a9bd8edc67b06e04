"""Tables of Ashes that cannot be are refused, with a message that says why."""

import pytest

from deckcli.engine.rulings.layouts import BadRuling
from deckcli.games.playing import game_of, layout_of

TABLE = {"turn": "p1", "p1": {"hand": ["refresh"]}, "p2": {"battlefield": ["gilder"]}}


@pytest.fixture(scope="module")
def layout(library):
    return layout_of(game_of(library.catalog("ashes")))


@pytest.mark.parametrize(("changes", "message", "hint"), [
    ({"tokn": "p1"}, "'tokn' does not belong to a table", "token?"),
    ({"p1": {"batlefield": []}}, "'batlefield' does not belong to a side", "battlefield?"),
    ({"p1": {"battlefield": [{"card": "gilder", "wouds": 1}]}},
     "'wouds' does not belong to a card", "wounds?"),
    ({"p1": {"active": {"natural": 1}}},
     "'natural' does not belong to a pool of dice", "natural power"),
    ({"p1": {"active": {"natural basic": 11}}}, "a player has 10 dice, not 11", ""),
    ({"p1": {"phoenixborn": "maeoni-viper", "battlefield": ["gilder"] * 4}},
     "4 units do not fit on the 3 slots of Maeoni Viper", ""),
    ({"p1": {"phoenixborn": "noah-redmoon", "spellboard": [
        "purge", "purge", "abundance", "protect", "empower"]}},
     "4 different spells do not fit on the 3 slots of Noah Redmoon", ""),
    ({"p1": {"battlefield": ["purge"]}}, "purge cannot lie in battlefield", ""),
    ({"p1": {"hand": ["gilder"]}}, "gilder cannot lie in hand", ""),
    ({"p1": {"battlefield": [{"card": "gilder", "attached": ["purge"]}]}},
     "only an alteration can be attached", ""),
    ({"phase": "draw"}, "'draw' is no phase of a ruling", "prepare, turns, recovery"),
])  # fmt: skip
def test_a_table_that_cannot_be_is_refused(layout, changes, message, hint):
    with pytest.raises(BadRuling) as caught:
        layout.lay_out({**TABLE, **changes}, {})

    assert caught.value.message == message
    assert hint in caught.value.hint
