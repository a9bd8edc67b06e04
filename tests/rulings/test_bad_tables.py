"""Tables that cannot be are refused, with a message that says why."""

import pytest
from sample_tables import BLACKPOKER, CARDS, CHROM, CIPHER, MARTH, TABLES

from deckcli.catalog.schema_check import schema_problems
from deckcli.engine.rulings.layouts import BadRuling
from deckcli.engine.rulings.running import run_ruling
from deckcli.games.playing import engines, game_of, layout_of


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

    assert layout.look_at_seat(state, 0, "support") == []
    assert layout.look_at_seat(state, 1, "support") == ["B01-008"]


def test_what_is_claimed_of_a_table_is_up_to_its_game(library):
    """The schema knows no words of a game; what the game does not know either is refused."""
    game = game_of(library.catalog("cipher"))
    given = {"turn": "p1", "p1": {"front": [MARTH]}, "p2": {"front": [CHROM]}}
    ruling = {"ruling": "The fight is about earth.", "game": "cipher", "given": given}
    for then, message in (
        ({"element": "earth"}, "'element' is neither a player nor a card with `as:`"),
        ({"marth": 5}, "claims on marth are a mapping, not 5"),
    ):
        assert not list(schema_problems("ruling", {**ruling, "then": then}))
        with pytest.raises(BadRuling) as caught:
            run_ruling(game, layout_of(game), {**ruling, "then": then})
        assert caught.value.message == message


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


MANY = {"B01-003": 4_000, "B01-002": 97}


@pytest.mark.parametrize("key", engines())
def test_a_table_has_room_for_so_many_cards(library, key):
    table = TABLES[key]
    game = game_of(library.catalog(key))
    zone = "graveyard" if key == "summon_magic" else "hand"  # such a hand would burst
    for count, message, at in (
        (4_090, "a table has 4,096 cards at most, not 4,1", ("given",)),
        (10**10, f"{zone}: a table has 4,096 cards at most, not 1", ("given", "p2", zone)),
    ):
        given = {**table, "p2": {**table["p2"], zone: count}}
        with pytest.raises(BadRuling) as caught:
            run_ruling(game, layout_of(game), {"given": given, "then": {}})
        assert caught.value.message.startswith(message)
        assert caught.value.at == at


@pytest.mark.parametrize("key", engines())
def test_nothing_can_be_claimed_of_who_is_not_there(library, key):
    game = game_of(library.catalog(key))
    table = TABLES[key]
    with pytest.raises(BadRuling) as caught:
        run_ruling(game, layout_of(game), {"given": table, "then": {"p3": {"hand": 1}}})

    assert caught.value.message == "there is no p3 at this table"
    assert caught.value.at == ("then", "p3")


@pytest.fixture(scope="module")
def refusal(library):
    """Why a table with some changes is refused: message and hint."""

    def refused(key, table, **changes):
        layout = layout_of(game_of(library.catalog(key)))
        with pytest.raises(BadRuling) as caught:
            layout.lay_out({**table, **changes}, {})
        return caught.value.message, caught.value.hint

    return refused


@pytest.mark.parametrize(("key", "changes", "message", "hint"), [
    ("cipher", {"trun": "p1"}, "'trun' does not belong to a table", "turn?"),
    ("cipher", {"once": []}, "'once' does not belong to a table", "known: turn"),
    ("cipher", {"p2": {"fornt": [CHROM]}}, "'fornt' does not belong to a side", "front?"),
    ("cipher", {"p2": {"front": [{**CHROM, "tapd": True}]}},
     "'tapd' does not belong to a card", "tapped?"),
    ("cipher", {"p2": {"front": [CHROM], "deck": {"olny": []}}},
     "'olny' does not belong to a deck", "only?"),
    ("cipher", {"new_game": {"p1": {"main_charakter": "B01-003", "cards": {}}}},
     "'main_charakter' does not belong to a new game", "main_character?"),
    ("blackpoker", {"fromat": "lite"}, "'fromat' does not belong to a table", "format?"),
    ("blackpoker", {"phase": "end"}, "'phase' does not belong to a table", "known: turn"),
    ("blackpoker", {"p1": {"hnad": ["S5"]}}, "'hnad' does not belong to a side", "hand?"),
    ("blackpoker", {"p1": {"bulwarks": [{"card": "S5", "drivn": True}]}},
     "'drivn' does not belong to a card", "driven?"),
])  # fmt: skip
def test_a_word_that_means_nothing_is_refused(refusal, key, changes, message, hint):
    told, helped = refusal(key, TABLES[key], **changes)

    assert told == message
    assert hint in helped


@pytest.mark.parametrize(
    ("hand", "message"),
    [
        ([{"as": "key"}], "it is not said which card this is: {'as': 'key'}"),
        ([{"card": "S5", "as": "p1"}], "'p1' is a player, and cannot be a card too"),
        ([{"card": "S5", "as": "legal"}], "'legal' is a word of `then`, and cannot be a card too"),
        ([{"card": "S5", "as": "stage"}], "'stage' is a word of `then`, and cannot be a card too"),
        ([{"card": "S5", "as": "a"}, {"card": "S6", "as": "a"}], "two cards are called 'a'"),
        ([{"card": "S5", "seen_by": ["p3"]}], "'p3' is no player of a ruling"),
        (["S55"], "no card is called 'S55'"),
        (["kill"], "no card is called 'kill'"),  # it is an action
        ([{"card": 5}], "no card is called 5"),
        ([5], "hand must be a list of cards, not [5]"),
        ("S5", "hand must be a list of cards, not 'S5'"),
        (-1, "hand must be a list of cards, not -1"),
    ],
)
def test_cards_that_cannot_be_are_refused(refusal, hand, message):
    assert refusal("blackpoker", BLACKPOKER, p1={"hand": hand})[0] == message


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"p1": {"front": [{**MARTH, "under": 3}]}}, "under must be a list, not 3"),
        ({"p1": {"front": [MARTH], "spent": "x"}}, "spent must be a whole number, not 'x'"),
        ({"p1": {"front": [MARTH], "spent": True}}, "spent must be a whole number, not True"),
        ({"p1": {"front": [MARTH], "spent": 1}}, "p1 has 0 bonds and cannot have spent 1"),
        (
            {"p1": {"front": [{**MARTH, "under": ["B01-002", "B01-006"]}]}},
            "B01-006 cannot lie under B01-003",
        ),
        ({"p1": {"front": [{**MARTH, "as": ["x"]}]}}, "as must be a name, not ['x']"),
        ({"p1": {"hand": [MARTH]}}, "'main_character' means nothing of a card in hand"),
        ({"new_game": {"p3": {}}}, "'p3' does not belong to a new game"),
        ({"new_game": {}}, "new_game must say what p1 plays"),
        ({"new_game": {"p1": 3}}, "new_game must say what p1 plays"),
        ({"new_game": {"p1": {"cards": {}}}}, "p1 of the new game has no 'main_character'"),
        (
            {"new_game": {"p1": {"main_character": "B01-003"}}},
            "p1 of the new game has no 'cards'",
        ),
        (
            {"new_game": {"p1": {"main_character": "B01-003", "cards": {"B01-053": 1}}}},
            "p1's main_character is not among its cards",
        ),
        (
            {"new_game": {"p1": {"main_character": "B01-003", "cards": {"B01-003": 10**11}}}},
            "p1: cards: B01-003: a table has 4,096 cards at most, not 100,000,000,000",
        ),
        (
            {"new_game": {"p1": {"main_character": "B01-003", "cards": MANY}}},
            "p1: cards: a table has 4,096 cards at most",
        ),
        (
            {"new_game": {"p1": {"main_character": "B01-003", "cards": {"B01-003": 11}}}},
            "p1 has 10 cards beside its main character",
        ),
        (
            {"new_game": {"p1": {"main_character": "B01-003", "cards": "B01-003"}}},
            "p1: cards must be a list, not 'B01-003'",
        ),
    ],
)
def test_values_of_the_wrong_kind_are_refused(refusal, changes, message):
    assert refusal("cipher", CIPHER, **changes)[0] == message


def test_a_new_game_of_another_game_is_refused_alike(refusal):
    told = refusal("blackpoker", {}, new_game={"p1": {"cards": {"S3": "one"}}})[0]
    assert told == "p1: cards: S3 must be a whole number, not 'one'"
    assert (
        refusal("blackpoker", {}, new_game={"p1": ["S3"]})[0] == "new_game must say what p2 plays"
    )
    told = refusal("blackpoker", BLACKPOKER, p2={"bulwarks": [{"card": "D7", "seen_by": 1}]})[0]
    assert told == "seen_by must be a list, not 1"
    told = refusal("blackpoker", BLACKPOKER, p2={"soldiers": [{"card": "D7", "under": "D8"}]})[0]
    assert told == "under must be a list, not 'D8'"


def test_a_mark_is_true_or_false(refusal):
    soldier, chrom = {"card": "D7", "driven": "yes"}, {**CHROM, "tapped": "flase"}

    told = refusal("blackpoker", BLACKPOKER, p2={"soldiers": [soldier]})[0]
    assert told == "driven is true or false, not 'yes'"
    told = refusal("cipher", CIPHER, p2={"front": [chrom]})[0]
    assert told == "tapped is true or false, not 'flase'"


def test_only_actions_that_are_raised_once_a_turn_were(refusal):
    told, hint = refusal("blackpoker", BLACKPOKER, once=["kill"])

    assert told == "'kill' is no action once a turn of a ruling"
    assert hint == "use set-bulwark, attack"


def test_whose_turn_it_is_must_be_said(refusal):
    assert refusal("blackpoker", BLACKPOKER, turn="p3")[0] == "'p3' is no player of a ruling"
    assert refusal("cipher", CIPHER, turn=None)[0] == "None is no player of a ruling"


@pytest.mark.parametrize("key", engines())
def test_the_cards_of_which_a_ruling_does_not_speak_are_fillers(library, key):
    catalog = library.catalog(key)
    filler, layout = catalog.info.filler, layout_of(game_of(catalog))

    assert filler in [card.id for card in catalog]
    below = [((), filler)] * 10
    assert layout.deck_entries(None) == below
    assert layout.deck_entries(3) == below[:3]
    assert layout.deck_entries(["top", "next"]) == [*below, ((1,), "next"), ((0,), "top")]
    only = layout.deck_entries({"only": ["top", "next"]})
    assert only == [(("only", 1), "next"), (("only", 0), "top")]


OF_MONSTERS = (
    "position, face_down, equipment, counters, bases, commanded, turned, effects, used_this_turn"
)
OF_UNITS = "tapped, main_character, under, attacked_this_turn, used_this_turn, effects"


@pytest.mark.parametrize(
    ("key", "zone", "mark", "marks"),
    [
        ("cipher", "front", "face_down", f"{OF_UNITS}, as"),
        ("cipher", "back", "face_up", f"{OF_UNITS}, as"),
        ("cipher", "bonds", "tapped", "face_down, used_this_turn, as"),
        ("cipher", "bonds", "face_up", "face_down, used_this_turn, as"),
        ("cipher", "orbs", "face_down", "face_up, seen_by, as"),
        ("cipher", "hand", "tapped", "seen_by, used_this_turn, as"),
        ("cipher", "retreat", "under", "as"),
        ("cipher", "deck", "face_up", "seen_by, as"),
        ("cipher", "support", "main_character", "as"),
        ("blackpoker", "soldiers", "seen_by", "driven, new, under, effects, as"),
        ("blackpoker", "bulwarks", "under", "driven, new, seen_by, as"),
        ("blackpoker", "hand", "driven", "seen_by, as"),
        ("blackpoker", "deck", "new", "seen_by, as"),
        ("blackpoker", "graveyard", "under", "seen_by, as"),
        ("blackpoker", "aside", "driven", "seen_by, as"),
        ("ashes", "hand", "wounds", "seen_by, as"),
        ("ashes", "spellboard", "wounds", "exhaustion, status, cancelled, as"),
        ("summon_magic", "monsters", "seen_by", f"{OF_MONSTERS}, as"),
        ("summon_magic", "sets", "position", "new, side, seen_by, as"),
        ("summon_magic", "hand", "new", "seen_by, as"),
        ("summon_magic", "graveyard", "seen_by", "as"),
        ("summon_magic", "side_deck", "side", "seen_by, as"),
    ],
)
def test_a_mark_means_something_where_the_card_lies(refusal, key, zone, mark, marks):
    table, card = TABLES[key], CARDS[key]
    entry = {"card": card, mark: False}  # nor can it be without what there is not

    told, hint = refusal(key, table, p2={**table["p2"], zone: [entry]})

    assert told == f"{mark!r} means nothing of a card in {zone}"
    assert hint == f"marks in {zone}: {marks}"


@pytest.mark.parametrize("key", engines())
def test_a_zone_that_is_true_has_no_cards(refusal, key):
    table = TABLES[key]
    told = refusal(key, table, p2={**table["p2"], "hand": True})[0]

    assert told == "hand must be a list of cards, not True"


@pytest.mark.parametrize(
    ("game", "given", "message"),
    [
        ("ashes", {"p1": {"battlefield": [{"card": "gilder", "wounds": 2}]}}, "gilder has 2 wounds and a life of 2: it is destroyed"),
        ("ashes", {"p2": {"phoenixborn": {"card": "coal-roarkwin", "wounds": 15}}}, "coal-roarkwin has 15 wounds and a life of 15: it is destroyed"),
        ("ashes", {"p1": {"battlefield": ["butterfly-monk"]}}, "butterfly-monk has 0 wounds and a life of 0: it is destroyed"),
        ("ashes", {"p5": {}}, "'p5' does not belong to a table"),
        ("blue_moon", {"p1": {"ships": [{"card": "buka-28", "cargo": ["buka-01", "buka-02", "buka-03"]}]}}, "3 cards do not fit on a ship for 2"),
        ("summon_magic", {"ap": 4}, "a turn has 3 action points, not 4"),
        ("summon_magic", {"p1": {"hand": ["SM-001"] * 8}}, "8 cards in hand are a Magic Burst: 7 at most"),
    ],
)  # fmt: skip
def test_no_game_comes_to_such_a_table(library, game, given, message):
    with pytest.raises(BadRuling) as caught:
        layout_of(game_of(library.catalog(game))).lay_out({"turn": "p1", **given}, {})
    assert caught.value.message == message


def test_eight_cards_are_held_with_the_right_avatar(library):
    side = {"avatar": ["SM-064"], "hand": ["SM-001"] * 8}
    layout = layout_of(game_of(library.catalog("summon_magic")))
    assert len(layout.lay_out({"turn": "p1", "p1": side}, {}).players[0].hand) == 8


def test_a_table_without_any_side_has_two_players(library):
    state = layout_of(game_of(library.catalog("ashes"))).lay_out({"turn": "p2"}, {})
    assert (state.seats, state.active) == (2, 1)
