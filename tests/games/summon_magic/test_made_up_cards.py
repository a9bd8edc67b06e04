"""Rules that no cards of the set bring about.

Two effects of a turn's start, a base with an ADV cost, a summons without anything to sacrifice,
effects on all face-down monsters of a kind, a hand limit below the usual one, a curse on one of two
killers.
"""

import pytest

from deckcli.engine.notation import read, spellings
from deckcli.engine.play import advance, apply
from deckcli.games.library import Library
from deckcli.games.playing import game_of, layout_of
from deckcli.games.summon_magic.rules.destruction import destruction_cost

CARDS = """
game: summon_magic
set: {id: made_up}
cards:
  MU-001:
    name: {en: Morning Bell, ja: 朝の鐘}
    kind: magic
    subkind: continuous
    attribute: light
    category: rite
    cost: {kind: adv, amount: 0}
    answers: [any]
    source: original
    summary: "Each of your turns begins with a card."
    abilities:
      - when: {turn_starts: yours}
        do: [draw]
  MU-002:
    name: {en: Greedy Grub, ja: 大食いの幼虫}
    kind: monster
    summon: normal
    races: [insect, larva]
    attribute: earth
    attack: 300
    defence: 300
    cost: {kind: adv, amount: 2}
    source: original
    summary: "A larva that costs two cards whenever it enters."
    abilities:
      - {name: {en: Nibble, ja: かじる}, flag: attack, attribute: physical, strikes: {monsters: 1}}
      - {name: {en: Chew, ja: かむ}, flag: attack, attribute: physical, strikes: {monsters: 1}}
  MU-003:
    name: {en: Open Gates, ja: 開かれた門}
    kind: magic
    subkind: normal
    attribute: light
    category: rite
    cost: {kind: adv, amount: 0}
    answers: [any]
    source: original
    summary: "Put all monsters of your hand onto the field."
    abilities:
      - do: [{summon: {what: {hand: {kind: monster}}, position: attack}}]
  MU-004:
    name: {en: Swatter, ja: はえたたき}
    kind: magic
    subkind: normal
    attribute: light
    category: attack_magic
    cost: {kind: adv, amount: 0}
    answers: [any]
    source: original
    summary: "Deal 100 damage to all opposing insects, then destroy them."
    abilities:
      - do:
          - damage: {to: {enemy: {race: insect}}, amount: 100}
          - destroy: {enemy: {race: insect}}
  MU-005:
    name: {en: Open Fire, ja: 開放の火}
    kind: magic
    subkind: normal
    attribute: fire
    category: attack_magic
    cost: {kind: adv, amount: 0}
    answers: [any]
    source: original
    summary: "Destroy one face-up opposing monster."
    abilities:
      - targets: [{choose: {enemy: {face_up: true}}, as: victim}]
        do: [{destroy: victim}]
  MU-006:
    name: {en: Small Hands, ja: 小さな手}
    kind: avatar
    attribute: fire
    source: original
    summary: "Your hand limit is 5."
    abilities:
      - gives: [{hand_limit: 5}]
  MU-007:
    name: {en: Two-Headed Centipede, ja: 双頭の大ムカデ}
    kind: monster
    summon: normal
    races: [insect]
    attribute: earth
    attack: 1800
    defence: 1200
    cost: {kind: normal, amount: 4}
    source: original
    summary: "It bites two, and goes under whoever kills it."
    abilities:
      - name: {en: Two Bites, ja: 二咬み}
        flag: attack
        attribute: dark
        strikes: {monsters: 2}
        do: [strike]
      - name: {en: Curse, ja: 呪い}
        flag: timing
        attribute: none
        when: {would_be_buried: self, whom: enemy}
        do: [stop_event, {lay_under: {what: self, under: other}}]
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    folder = tmp_path_factory.mktemp("made_up") / "summon_magic" / "cards"
    folder.mkdir(parents=True)
    (folder / "made_up.yaml").write_text(CARDS, encoding="utf-8")
    return game_of(Library([folder.parents[1]]).catalog("summon_magic"))


@pytest.mark.parametrize(
    ("said", "attack", "hand"),
    [("first SM-059: Scorching Valley", 800, 0), ("first MU-001: Morning Bell", 1000, 1)],
)
def test_the_turn_player_chooses_the_one_that_is_carried_out(game, said, attack, hand):
    layout, names = layout_of(game), {}
    given = {
        "turn": "p1",
        "phase": "start",
        "p1": {"field": ["SM-059"], "magic": ["MU-001"]},
        "p2": {"monsters": [{"card": "SM-001", "as": "rookie"}], "field": ["SM-060"]},
    }
    state = layout.lay_out(given, names)
    advance(game, state)

    assert game.windows[state.question.window] == "order"
    assert sorted(spellings(game, state)) == [
        "first MU-001: Morning Bell",
        "first SM-059: Scorching Valley",
    ]
    apply(game, state, read(game, state, said))
    assert layout.look_at_card(state, names["rookie"], "attack") == attack
    assert len(state.players[0].hand) == hand
    assert game.windows[state.question.window] == "action"


def test_a_reference_cost_is_the_adv_cost_of_the_base_paid_on_evolving_and_never_again(game):
    layout, names = layout_of(game), {}
    given = {
        "turn": "p1",
        "p1": {"hand": ["SM-026"], "monsters": [{"card": "MU-002", "as": "grub"}], "deck": 9},
        "p2": {"monsters": [{"card": "SM-032", "as": "belzem"}], "deck": 9},
    }
    state = layout.lay_out(given, names)
    advance(game, state)

    apply(game, state, read(game, state, "evolve SM-026 -> MU-002"))
    assert len(state.players[0].deck) == 7
    assert layout.look_at_card(state, names["grub"], "card") == "SM-026"
    assert destruction_cost(game, state, names["grub"]) == 0


def test_a_monster_that_an_effect_brings_in_sacrifices_what_is_there(game):
    layout, names = layout_of(game), {}
    given = {"turn": "p1", "p1": {"hand": ["MU-003", {"card": "SM-031", "as": "yugd"}], "deck": 9}}
    state = layout.lay_out(given, names)
    advance(game, state)

    apply(game, state, read(game, state, "play MU-003"))
    assert layout.look_at_card(state, names["yugd"], "zone") == "p1 monsters"
    assert game.windows[state.question.window] == "action"


def test_what_destroys_all_of_a_race_turns_up_who_lies_face_down_and_spares_the_others(game):
    layout, names = layout_of(game), {}
    given = {
        "turn": "p1",
        "p1": {"hand": ["MU-004"], "deck": 9},
        "p2": {
            "monsters": [
                {"card": "SM-024", "as": "larva", "face_down": True},
                {"card": "SM-002", "as": "voen", "face_down": True},
            ],
            "deck": 9,
        },
    }
    state = layout.lay_out(given, names)
    advance(game, state)

    apply(game, state, read(game, state, "play MU-004"))
    assert layout.look_at_card(state, names["larva"], "zone") == "p2 graveyard"
    assert layout.look_at_card(state, names["voen"], "zone") == "p2 monsters"
    assert layout.look_at_card(state, names["voen"], "defence") == 1000
    assert not layout.look_at_card(state, names["voen"], "face_down")


@pytest.mark.parametrize("hidden", [True, False])
def test_everybody_sees_whether_a_monster_lies_face_up(game, hidden):
    given = {
        "turn": "p1",
        "p1": {"hand": ["MU-005"]},
        "p2": {"monsters": [{"card": "SM-001", "face_down": hidden}]},
    }
    state = layout_of(game).lay_out(given, {})
    advance(game, state)
    assert ("play MU-005" in spellings(game, state)) is not hidden


@pytest.mark.parametrize(("held", "is_over"), [(4, False), (5, True)])
def test_a_hand_limit_may_be_lower(game, held, is_over):
    given = {"turn": "p1", "p1": {"avatar": ["MU-006"], "hand": held, "deck": 9}}
    state = layout_of(game).lay_out(given, {})
    advance(game, state)

    apply(game, state, read(game, state, "charge"))
    assert state.over is is_over


def test_a_curse_goes_to_the_killer_that_has_not_fallen(game):
    layout, names = layout_of(game), {}
    late = [{"loses": "first_strike", "until": "end_of_turn"}]
    given = {
        "turn": "p1",
        "ap": 1,
        "p1": {"monsters": [{"card": "MU-007", "as": "curse"}, "SM-044"], "deck": 9},
        "p2": {
            "monsters": [
                {"card": "SM-051", "as": "duke", "effects": late},
                {"card": "SM-031", "as": "king"},
            ],
            "deck": 9,
        },
    }
    state = layout.lay_out(given, names)
    advance(game, state)

    called = {card: name for name, card in names.items()}
    for said in (
        "command curse: Two Bites", "choose duke", "choose king", "counter duke: Thunderbolt",
        "counter king: Earth Hammer",
    ):  # fmt: skip
        apply(game, state, read(game, state, said, called))
    assert layout.look_at_card(state, names["duke"], "zone") == "p2 graveyard"
    assert layout.look_at_card(state, names["king"], "equipment") == ["MU-007"]
