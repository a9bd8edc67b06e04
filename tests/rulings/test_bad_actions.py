"""Actions that a ruling calls illegal: they could be actions, and what is none is refused."""

import pytest
from sample_tables import ENDING, TABLES

from deckcli.engine.rulings.layouts import BadRuling
from deckcli.engine.rulings.running import run_ruling
from deckcli.games.playing import game_of, layout_of


@pytest.fixture(scope="module")
def illegal(library):
    """Run a ruling that claims that an action is illegal."""

    def claimed(key, table, text):
        game = game_of(library.catalog(key))
        ruling = {"given": table, "then": {"illegal": [text]}}
        return [one.failures for one in run_ruling(game, layout_of(game), ruling)]

    return claimed


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("cipher", "attack marth -> marth"),
        ("cipher", "attack  B01-053 -> marth"),  # not one's own unit, and spaces do not count
        ("cipher", "deploy marth -> back"),
        ("cipher", "use marth: Dance"),  # a skill of another card
        ("cipher", "choose orb 7"),
        ("cipher", "move marth #2"),
        ("blackpoker", "raise Counter"),  # an action of another format
        ("blackpoker", "block D7 -> S5"),
        ("blackpoker", "pass"),
        ("summon_magic", "summon SM-001 -> attack"),  # it lies on the other side
        ("summon_magic", "command SM-001: Jab"),  # a skill of another card
        ("summon_magic", "use SM-057"),
    ],
)
def test_what_is_claimed_to_be_illegal_could_be_an_action(illegal, key, text):
    assert illegal(key, TABLES[key], text) == [[]]


@pytest.mark.parametrize(
    ("key", "text", "message", "hint"),
    [
        ("cipher", "atack marth -> B01-053", "no action is written so", "attack … -> …?"),
        ("cipher", "attack marth", "no action is written so", "attack … -> …?"),
        ("cipher", "dance", "no action is written so", "actions: keep, mulligan, bond …"),
        ("cipher", "attack mart -> B01-053", "'mart' is no card at this table", "marth?"),
        ("cipher", "attack marth -> B01-052", "'B01-052' is no card at this table", "B01-053?"),
        ("cipher", "deploy marth -> bakc", "'bakc' is no word", "back?"),
        ("cipher", "use marth: Danse", "'Danse' is no ability", "Dance?"),
        ("cipher", "choose orb two", "'two' is no number", ""),
        ("blackpoker", "raise Atack", "'Atack' is no word", "Attack?"),
        ("blackpoker", "blok D7 -> S5", "no action is written so", "block … -> …?"),
        ("blackpoker", "", "no action is written so", "actions: raise …"),
        ("summon_magic", "sumon SM-001 -> attack", "no action is written so", "summon … -> …?"),
        ("summon_magic", "summon SM-001 -> defense", "'defense' is no word", "defence?"),
    ],
)
def test_what_is_no_action_at_all_is_not_illegal(illegal, key, text, message, hint):
    with pytest.raises(BadRuling) as caught:
        illegal(key, TABLES[key], text)

    assert caught.value.message == f"{text!r} is never legal: {message}"
    assert hint in caught.value.hint


@pytest.mark.parametrize("key", ENDING)
def test_a_turn_that_a_player_ends_does_not_end_by_itself(library, key):
    game = game_of(library.catalog(key))
    ruling = {"given": TABLES[key], "when": [{"p1": ENDING[key]}], "then": {"asked": {}}}
    (outcome,) = run_ruling(game, layout_of(game), ruling)

    assert outcome.table.startswith("turn 6")
    assert "by itself" not in "".join(outcome.notes)
