"""Skills that set each other off for ever end in a draw that names them, and soon."""

import pytest

from deckcli.catalog.cache import Cache
from deckcli.engine import play
from deckcli.engine.endings import ENDLESS_LOOP
from deckcli.engine.notation import read
from deckcli.engine.play import TOO_MANY, advance, apply
from deckcli.games.library import Library
from deckcli.games.playing import game_of, layout_of

CARDS = """\
game: cipher
set: {{id: X02, name: {{en: Endless}}}}
cards:
  X02-001:
    title: {{en: Restless}}
    unit: {{en: Test Runner}}
    class: Runner
    symbols: [red]
    weapons: [sword]
    cost: {{deploy: 1}}
    attack: 10
    support: 10
    range: [1]
    summary: Moves whenever it has moved.
    abilities:
      - name: Never Still
        class: AUTO
        when: {{moved: self}}
        do: [{what}]
"""
TABLE = {
    "turn": "p1",
    "p1": {"front": [{"card": "B01-003", "main_character": True}, {"card": "X02-001", "as": "it"}]},
    "p2": {"front": [{"card": "B01-053", "main_character": True}]},
}


@pytest.mark.parametrize(
    ("what", "looks"),
    [
        ("{move: self}", 200),
        ("{move: self}, {modify: {of: self, attack: 10, until: end_of_turn}}", TOO_MANY + 2),
    ],
    ids=["comes back to the same table", "never looks the same"],
)
def test_a_loop_of_triggered_skills_is_a_draw_that_names_it(tmp_path, monkeypatch, what, looks):
    cards = tmp_path / "cipher" / "cards" / "x02.yaml"
    cards.parent.mkdir(parents=True)
    cards.write_text(CARDS.format(what=what), encoding="utf-8")
    game = game_of(Library([tmp_path], cache=Cache(None)).catalog("cipher"))
    looked, position = [], play.position
    monkeypatch.setattr(play, "position", lambda state: looked.append(1) or position(state))
    state = layout_of(game).lay_out(TABLE, {})
    advance(game, state)

    apply(game, state, read(game, state, "move X02-001"))

    assert state.ending == ENDLESS_LOOP
    ending = game.presenter().ending(state)
    assert ending == "draw: endless loop of Never Still (X02-001), check"
    assert len(looked) <= looks
