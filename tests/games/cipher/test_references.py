"""What still means a card after it has changed its place, its id, or is another one by now."""

import pytest

from deckcli.engine.play import advance
from deckcli.engine.state import NONE, Frame, used_key
from deckcli.engine.triggers import Trigger
from deckcli.engine.views import view_of
from deckcli.engine.words.facts import AllOf
from deckcli.engine.words.groups import Itself
from deckcli.games.cipher.rules.codes import ATTACKER_LEFT, DECK, DEFENDER_LEFT, HAND
from deckcli.games.cipher.words.combat import AttackedBy, Attacking, AttackingUnit, DefendingUnit
from deckcli.games.cipher.words.zones import Put
from deckcli.games.playing import game_of, layout_of, words_of

TABLE = {
    "turn": "p1",
    "p1": {
        "front": [{"card": "B01-003", "main_character": True, "as": "marth"}],
        "hand": [{"card": "X01-016", "as": "shield"}, {"card": "X01-010", "as": "last"}],
        "retreat": [{"card": "B01-008", "as": "fallen"}],
    },
    "p2": {"front": [{"card": "B01-053", "main_character": True, "as": "chrom"}]},
}


@pytest.fixture(scope="module")
def game(cipher_library):
    return game_of(cipher_library.catalog("cipher"))


@pytest.fixture
def table(game):
    names = {}
    state = layout_of(game).lay_out(TABLE, names)
    advance(game, state)
    return state, names


def test_what_a_card_has_used_and_what_waits_of_it_stays_with_it(game, table):
    state, names = table
    shield, last = names["shield"], names["last"]
    state.used = [used_key(last, 3), used_key(shield, 5), used_key(names["marth"], 7)]
    state.waiting = [Trigger(0, 0, shield, 0, 0, 0, 0), Trigger(1, 0, last, 0, 0, 0, 0)]

    Put(DECK, Itself()).run(game, state, Frame(-1, 0, shield, [], []))

    assert state.players[0].deck[-1] == last  # the id that left; its face is the shield's
    assert game.faces[state.faces[last]].id == "X01-016"
    assert state.used == [used_key(shield, 3), used_key(names["marth"], 7)]
    assert [(one.ability, one.source) for one in state.waiting] == [(1, shield)]


def test_shuffling_forgets_what_was_used(game, table):
    state, names = table
    state.used = [used_key(state.players[0].deck[0], 3), used_key(names["marth"], 7)]

    state.shuffle(state.players[0].deck, 0)

    assert state.used == [used_key(names["marth"], 7)]


def test_others_do_not_see_what_hidden_cards_have_used(game, table):
    state, names = table
    state.used = [used_key(names["shield"], 5), used_key(names["marth"], 7)]

    assert view_of(game, state, 0).state.used == state.used
    assert view_of(game, state, 1).state.used == [used_key(names["marth"], 7)]


def test_waves_of_hidden_skills_are_not_seen(game, table):
    state, names = table
    hidden = Trigger(0, 0, names["shield"], 0, 0, 0, 0)
    seen = [Trigger(1, 0, names["marth"], 0, 0, 0, wave) for wave in (1, 3)]
    state.waiting = [hidden, *seen]
    state.wave = 3

    shown = view_of(game, state, 1).state

    assert [one.wave for one in shown.waiting] == [0, 1]
    assert shown.wave == 1
    assert [one.wave for one in view_of(game, state, 0).state.waiting] == [0, 1, 2]


def test_a_card_that_was_shuffled_away_is_not_meant_any_more(game, table):
    state, names = table
    player, fallen = state.players[0], names["fallen"]
    frame = Frame(-1, 0, fallen, [], [])
    player.retreat.remove(fallen)
    player.deck.append(fallen)
    state.shuffle(player.deck, 0)

    Put(HAND, Itself()).run(game, state, frame)
    assert fallen in player.deck

    state.show(fallen, 1)  # found again by looking through the deck
    Put(HAND, Itself()).run(game, state, frame)
    assert fallen in player.hand


def test_a_fighter_that_has_left_is_no_fighter(game, table):
    state, names = table
    marth, chrom = names["marth"], names["chrom"]
    state.attacker, state.defender = marth, chrom
    everything = AllOf([])
    attacker_is = words_of("cipher").of("condition")["attacker_is"].make(everything)
    mine, theirs = Frame(-1, 0, marth, [], []), Frame(-1, 1, chrom, [], [])

    assert AttackingUnit(everything).cards(game, state, mine) == [marth]
    assert attacker_is.holds(game, state, mine)
    assert DefendingUnit(everything).cards(game, state, mine) == [chrom]
    assert Attacking(everything).holds(game, state, mine)
    assert AttackedBy(everything).holds(game, state, theirs)

    for left in (ATTACKER_LEFT, DEFENDER_LEFT):
        state.broken_off = left
        attacking = AttackingUnit(everything).cards(game, state, mine)
        assert attacking == ([] if left == ATTACKER_LEFT else [marth])
        assert attacker_is.holds(game, state, mine) == bool(attacking)
        defending = DefendingUnit(everything).cards(game, state, mine)
        assert defending == ([] if left == DEFENDER_LEFT else [chrom])
        assert not Attacking(everything).holds(game, state, mine)
        assert not AttackedBy(everything).holds(game, state, theirs)

    state.attacker = state.defender = NONE
    assert not attacker_is.holds(game, state, mine)
