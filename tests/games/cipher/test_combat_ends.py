"""A fighting unit leaves the field before the judgement: combat goes to its last step."""

import pytest

from deckcli.catalog.cache import Cache
from deckcli.engine.notation import read
from deckcli.engine.play import advance, apply
from deckcli.games.library import Library
from deckcli.games.playing import game_of, layout_of

CARDS = """\
game: cipher
set: {id: X03, name: {en: Mine}}
cards:
  X03-001:
    title: {en: Trap}
    unit: {en: Tester}
    class: Mage
    symbols: [red]
    weapons: [tome]
    cost: {deploy: 1}
    attack: 10
    support: 20
    range: [1]
    summary: Destroys whoever attacks it.
    abilities:
      - name: Snap
        class: AUTO
        when: {attacks: enemy, whom: self}
        do: [{destroy: it}]
  X03-002:
    title: {en: Net}
    unit: {en: Helper}
    class: Mage
    symbols: [red]
    weapons: [tome]
    cost: {deploy: 1}
    attack: 10
    support: 20
    range: [1]
    summary: Destroys the attacker when it supports.
    abilities:
      - name: Catch
        class: SUPP
        mode: DEF
        do: [{destroy: attacker}]
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    folder = tmp_path_factory.mktemp("own")
    (folder / "cipher" / "cards").mkdir(parents=True)
    (folder / "cipher" / "cards" / "x03.yaml").write_text(CARDS, encoding="utf-8")
    return game_of(Library([folder], cache=Cache(None)).catalog("cipher"))


@pytest.mark.parametrize(
    ("defender", "support", "supports"),
    [
        ("X03-001", "B01-010", []),  # destroyed before supports are turned up
        ("B01-008", "X03-002", ["X03-002"]),
    ],
)
def test_a_destroyed_attacker_destroys_nobody(game, defender, support, supports):
    """It has the attack and a card for a critical hit, but is not asked for one any more."""
    chrom, marth = ({"card": card, "main_character": True} for card in ("B01-053", "B01-003"))
    names, layout = {}, layout_of(game)
    given = {
        "turn": "p1",
        "p1": {"front": [chrom, {"card": "B01-061", "as": "attacker"}], "hand": ["B01-061"]},
        "p2": {"front": [marth, {"card": defender, "as": "defender"}], "deck": [support]},
    }
    state = layout.lay_out(given, names)
    advance(game, state)
    aliases = {card: name for name, card in names.items()}
    apply(game, state, read(game, state, "attack attacker -> defender", aliases))

    assert layout.look_at_card(state, names["attacker"], "zone") == "p1 retreat"
    assert layout.look_at_card(state, names["defender"], "zone") == "p2 front"
    assert layout.look_at_seat(state, 1, "retreat") == supports
    assert game.windows[state.question.window] == "action"
