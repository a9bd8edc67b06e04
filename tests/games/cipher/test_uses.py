"""A skill counts as used when it did something, not when it was offered."""

import pytest

from deckcli.catalog.cache import Cache
from deckcli.engine.listening import Counter
from deckcli.engine.notation import read, second_of, verb_of
from deckcli.engine.play import advance, apply
from deckcli.games.cipher.rules.codes import CANNOT_BE_BOND, FURTHER_NAMES, USE
from deckcli.games.library import Library
from deckcli.games.playing import game_of, layout_of

OFFERS = """\
- name: Offer
  class: ACT
  limit: once_per_turn
  do: [{may_pay: {cost: [{flip: 1}], then: [draw]}}]
- name: Offer and More
  class: ACT
  limit: once_per_turn
  do: [{may_pay: {cost: [{flip: 1}], then: [draw]}}, draw]
- name: Misplaced
  class: ACT
  cost: [flip_self]
  do: [draw]
- name: Welcome
  class: AUTO
  when: {moved: self}
  may_pay: [{flip: 1}]
  do: [draw]
"""


@pytest.fixture(scope="module")
def game(own_folder, own_card):
    folder = own_folder(own_card(abilities=OFFERS))
    return game_of(Library([folder], cache=Cache(None)).catalog("cipher"))


def after(game, *actions):
    """How often each skill of the card was used, what p1 may use then, and the cards in hand."""
    side = {"front": [{"card": "X01-001", "main_character": True}, "B01-010"], "bonds": 2}
    enemy = {"front": [{"card": "B01-053", "main_character": True}]}
    state = layout_of(game).lay_out({"turn": "p1", "p1": side, "p2": enemy}, {})
    advance(game, state)
    state.listener = counter = Counter(game)
    for text in actions:
        apply(game, state, read(game, state, text))
    mine = game.faces[game.face_of["X01-001"]].abilities
    uses = {one.name: counter.fired[one.index] for one in mine}
    may_use = [second_of(one) for one in state.question.options if verb_of(one) == USE]
    names = [game.abilities[one].name for one in may_use]
    return uses, names, len(state.players[0].hand)


def test_an_offer_that_is_declined_was_no_use(game):
    uses, may, hand = after(game, "use X01-001: Offer", "decline")

    assert (uses["Offer"], hand) == (0, 0)
    assert "Offer" in may


def test_an_offer_that_is_taken_was_one(game):
    uses, may, hand = after(game, "use X01-001: Offer", "pay")

    assert (uses["Offer"], hand) == (1, 1)
    assert "Offer" not in may


def test_what_happens_besides_the_offer_counts_anyway(game):
    uses, may, hand = after(game, "use X01-001: Offer and More", "decline")

    assert (uses["Offer and More"], hand) == (1, 1)
    assert "Offer and More" not in may


@pytest.mark.parametrize(("answer", "count"), [("pay", 1), ("decline", 0)])
def test_a_triggered_skill_counts_when_it_is_paid_for(game, answer, count):
    uses, _, hand = after(game, "move X01-001", answer)

    assert (uses["Welcome"], hand) == (count, count)


def test_a_unit_cannot_turn_itself_down(game):
    assert "Misplaced" not in after(game)[1]


def test_what_is_only_a_fact_of_a_card_is_never_used(game):
    """All others are looked for by those who play until everything was used."""
    facts = {
        (game.faces[one.face].id, one.statics[0].stat)
        for one in game.abilities
        if not one.can_be_used
    }

    assert {stat for _, stat in facts} == {CANNOT_BE_BOND, FURTHER_NAMES}
    assert ("S01-003", CANNOT_BE_BOND) in facts
