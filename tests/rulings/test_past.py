"""What has happened before the table of a ruling: effects in force, skills used, cards seen."""

import pytest

from deckcli.engine.rulings.layouts import BadRuling
from deckcli.games.playing import game_of, layout_of

MARTH = {"card": "B01-003", "as": "marth", "main_character": True}
CHROM = {"card": "B01-053", "as": "chrom", "main_character": True}
UNTIL = {"until": "end_of_turn"}


@pytest.fixture(scope="module")
def layouts(library):
    return {key: layout_of(game_of(library.catalog(key))) for key in ("cipher", "blackpoker")}


@pytest.fixture
def table(layouts):
    """A table of Cipher with marks on p1's unit and on p2's, and words on p1's side."""

    def lay_out(marks=None, other=None, given=None, **side):
        one, two = {**MARTH, **(marks or {})}, {**CHROM, **(other or {})}
        sides = {"p1": {"front": [one], **side}, "p2": {"front": [two]}}
        names = {}
        return layouts["cipher"].lay_out({"turn": "p1", **(given or {}), **sides}, names), names

    return lay_out


def refused(lay_out, *args, **kwargs):
    with pytest.raises(BadRuling) as caught:
        lay_out(*args, **kwargs)
    return caught.value.message, tuple(caught.value.at)


AT = ("p1", "front", 0, "effects", 0)


@pytest.mark.parametrize(
    ("effect", "message", "at"),
    [
        ("strong", "an effect is a mapping, not 'strong'", AT),
        ({"attack": 10}, "an effect says what it changes, and until when", AT),
        (UNTIL, "an effect says what it changes, and until when", AT),
        ({"atack": 10, **UNTIL}, "'atack' does not belong to a lasting effect", (*AT, "atack")),
        ({"attack": "x", **UNTIL}, "'x' is not a whole number", (*AT, "attack")),
        ({"attack": {"count": "ally"}, **UNTIL},
         "{'count': 'ally'} is not a whole number", (*AT, "attack")),
        ({"weapon": ["swrd"], **UNTIL}, '"swrd" is not known here', (*AT, "weapon", 0)),
        ({"skill": "Dnace", **UNTIL}, '"Dnace" is not known here', (*AT, "skill")),
        ({"imitate": "B01-999", **UNTIL}, '"B01-999" is not known here', (*AT, "imitate")),
        ({"attack": 10, "until": "tomorrow"}, '"tomorrow" is no until', (*AT, "until")),
        ({"attack": 10, "until": "end_of_combat"}, '"end_of_combat" is no until', (*AT, "until")),
    ],
)  # fmt: skip
def test_an_effect_that_cannot_be_is_refused(table, effect, message, at):
    assert refused(table, {"effects": [effect]}) == (message, at)


def test_what_belongs_to_units_does_not_belong_to_players(table):
    effect = {"attack": 10, **UNTIL}
    told, at = refused(table, effects=[effect])
    assert (told, at) == (
        "'attack' does not belong to a lasting effect", ("p1", "effects", 0, "attack"),
    )  # fmt: skip


def test_effects_are_a_list(table):
    assert refused(table, {"effects": 3})[0] == "effects must be a list, not 3"


def test_the_hint_shows_an_effect(table):
    with pytest.raises(BadRuling) as caught:
        table({"effects": [UNTIL]})
    assert caught.value.hint == "{attack: …, until: end_of_turn}"


@pytest.mark.parametrize("phase", ["start", "bond", "action", "end"])
def test_an_effect_of_the_other_player_begins_in_this_turn_whatever_its_phase(table, phase):
    """Until the end of the next turn of p1, as p2 says in p1's turn 5: not of this one."""
    effect = {"attack": 10, "until": "end_of_next_enemy_turn"}
    state, names = table(other={"effects": [effect]}, given={"phase": phase})
    (made,) = state.modifiers

    assert (made.card, made.seat, made.made) == (names["chrom"], 0, 5)
    assert state.turn == (4 if phase == "start" else 5)  # the fifth is still to begin


def test_only_the_units_of_whose_turn_it_is_have_attacked(table):
    told = refused(table, other={"attacked_this_turn": True})
    assert told == (
        "p2 cannot have attacked in the turn of p1", ("p2", "front", 0, "attacked_this_turn"),
    )  # fmt: skip
    state, names = table({"attacked_this_turn": True})
    assert state.flags[names["marth"]] and not state.flags[names["chrom"]]


def test_only_skills_that_there_are_were_used(table, layouts):
    at = ("p1", "front", 0, "used_this_turn", 1)
    told = refused(table, {"used_this_turn": ["Dance", "Danse"]})
    assert told == ("no skill is called 'Danse'", at)

    state, names = table({"used_this_turn": ["Dance", "Dance"]})
    dance = layouts["cipher"].game.skills["Dance"]
    assert state.uses_of(names["marth"]) == [dance, dance]


def test_only_players_at_the_table_have_seen_a_card(table):
    hand = [{"card": "B01-008", "seen_by": ["p2", "p3"]}]
    assert refused(table, hand=hand) == (
        "'p3' is no player of a ruling", ("p1", "hand", 0, "seen_by", 1),
    )  # fmt: skip


@pytest.mark.parametrize("key", ["seed", "turn_number"])
@pytest.mark.parametrize("value", ["$n", 1.5, True, None])
def test_numbers_of_the_table_are_whole(table, key, value):
    told = refused(table, given={key: value})
    assert told == (f"{key} must be a whole number, not {value!r}", (key,))


def test_an_effect_on_a_bulwark_means_nothing(layouts):
    sides = {"p1": {"bulwarks": [{"card": "S5", "effects": []}]}, "p2": {}}
    with pytest.raises(BadRuling) as caught:
        layouts["blackpoker"].lay_out({"turn": "p1", **sides}, {})
    assert caught.value.message == "'effects' means nothing of a card in bulwarks"
