"""What happens instead of a burial, heard as it happens: the table alone may not show it."""

import pytest

from deckcli.engine.listening import Counter
from deckcli.engine.notation import read
from deckcli.engine.play import advance, apply
from deckcli.games.playing import game_of, layout_of


@pytest.mark.parametrize(
    ("theirs", "reply", "times"),
    [("SM-023", "Venom Fangs", 0), ("SM-031", "Earth Hammer", 1)],
    ids=["which falls as well", "which stays"],
)
def test_a_centipede_goes_under_its_killer(library, theirs, reply, times):
    game = game_of(library.catalog("summon_magic"))
    layout, names = layout_of(game), {}
    given = {
        "turn": "p1",
        "ap": 1,  # which the attack takes: nothing is left to answer the counter with
        "p1": {"monsters": [{"card": "SM-023", "as": "mine"}, "SM-005"], "deck": 9},
        "p2": {"monsters": [{"card": theirs, "as": "theirs"}], "deck": 9},
    }
    state = layout.lay_out(given, names)
    state.listener = heard = Counter(game)
    advance(game, state)
    called = {card: name for name, card in names.items()}
    for said in ("command mine: Venom Fangs", f"counter theirs: {reply}"):
        apply(game, state, read(game, state, said, called))

    ichor = [one.index for one in game.abilities if one.name == "Cursed Ichor"]
    assert [heard.fired[index] for index in ichor] == [times]
