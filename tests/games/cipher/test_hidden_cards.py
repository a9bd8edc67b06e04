"""What players learn, and do not learn, when skills move cards between zones."""

import pytest
from listening import told

from deckcli.engine.notation import NOTHING, SILENT, read, written
from deckcli.engine.play import advance, apply, start
from deckcli.engine.views import view_of
from deckcli.games.playing import game_of, layout_of, seated

CHROM = {"front": [{"card": "B01-053", "main_character": True}]}
MARTH = {"card": "B01-003", "main_character": True}


@pytest.fixture(scope="module")
def game(cipher_library):
    return game_of(cipher_library.catalog("cipher"))


def played(game, side, *actions, against=CHROM):
    """The table after these actions, the first one by p1, who has this side."""
    names = {}
    state = layout_of(game).lay_out({"turn": "p1", "p1": side, "p2": against}, names)
    advance(game, state)
    aliases = {card: name for name, card in names.items()}
    for text in actions:
        apply(game, state, read(game, state, text, aliases))
    return state


def known(game, state, seat, zone):
    """The cards of p1's zone that a seat knows."""
    shown = view_of(game, state, seat).state
    cards = getattr(shown.players[0], zone)
    return sorted(game.faces[shown.faces[card]].id for card in cards if shown.faces[card])


LUCINA = {
    "front": [MARTH, {"card": "B01-054", "as": "lucina"}],
    "bonds": ["B01-065"],
    "hand": ["B01-056", "B01-061", "B01-067"],
    "deck": ["B01-010", "B01-008"],
}


@pytest.mark.parametrize("card", ["B01-061", "B01-067", "B01-010", "B01-008"])
def test_nobody_else_learns_which_card_goes_on_the_deck(game, card):
    state = played(game, LUCINA, "use lucina: Defiant of Destiny", f"choose {card}")
    other = played(game, LUCINA, "use lucina: Defiant of Destiny", "choose B01-061")

    assert game.faces[state.faces[state.players[0].deck[-1]]].id == card
    assert view_of(game, state, 1).state.dump() == view_of(game, other, 1).state.dump()
    assert known(game, state, 0, "deck") == [card]


@pytest.mark.parametrize("card", ["B01-067", "B01-010", "B01-008"])
def test_nor_while_a_second_card_is_being_chosen(game, card):
    changed = {"card": "B01-054", "as": "lucina", "under": ["B01-055"]}
    side = {**LUCINA, "front": [MARTH, changed]}
    state = played(game, side, "use lucina: Defiant of Destiny", f"choose {card}")
    other = played(game, side, "use lucina: Defiant of Destiny", "choose B01-061")

    assert state.question is not None
    assert view_of(game, state, 1).state.dump() == view_of(game, other, 1).state.dump()


def test_a_known_hand_is_not_known_any_more_when_a_card_of_it_goes_on_the_deck(game):
    names = {}
    layout = layout_of(game)
    state = layout.lay_out({"turn": "p1", "p1": LUCINA, "p2": CHROM}, names)
    for card in state.players[0].hand:
        state.seen[card] = 3
    advance(game, state)
    for text in ("use lucina: Defiant of Destiny", "choose B01-061"):
        apply(game, state, read(game, state, text, {names["lucina"]: "lucina"}))

    assert known(game, state, 1, "hand") == known(game, state, 1, "deck") == []
    assert known(game, state, 0, "hand") == ["B01-008", "B01-010", "B01-067"]


PALLA = {
    "front": [MARTH, {"card": "B01-039", "as": "palla"}],
    "bonds": ["B01-020", "B01-020"],
    "deck": {"only": ["B01-010", "B01-041", "B01-043", "B01-008"]},
}
SEARCH = "use palla: The Three Pegasus Sisters"


def test_who_searches_a_deck_sees_it_until_it_is_shuffled(game):
    searching = played(game, PALLA, SEARCH)
    assert known(game, searching, 0, "deck") == ["B01-008", "B01-010", "B01-041", "B01-043"]
    assert known(game, searching, 1, "deck") == []

    found = played(game, PALLA, SEARCH, "choose B01-043", "deploy B01-043 -> back")
    assert known(game, found, 0, "deck") == known(game, found, 1, "deck") == []
    assert known(game, found, 1, "back") == ["B01-043"]


def test_a_card_that_was_shown_is_known_to_both(game):
    thief = {"front": [MARTH, {"card": "B01-027", "as": "julian"}]}
    state = played(game, thief, "use julian: Locktouch")
    top = state.players[1].deck[-1]

    assert all(view_of(game, state, seat).state.faces[top] for seat in (0, 1))


def test_nobody_else_hears_what_can_be_chosen_or_was(game):
    searching = played(game, PALLA, SEARCH)
    choosing = view_of(game, searching, 1).state
    assert (choosing.question.window, choosing.question.seat) == (
        searching.question.window,
        searching.question.seat,
    )
    assert choosing.question.options == []

    found = played(game, PALLA, SEARCH, "choose B01-043")
    assert chosen(found) == [found.players[0].deck[1]]
    assert chosen(view_of(game, found, 0).state) == chosen(found)
    assert chosen(view_of(game, found, 1).state) == []
    assert view_of(game, found, 1).state.question.options == []


def chosen(state):
    """The cards that the skill at work has chosen so far."""
    return [card for cards in state.agenda[-1].chosen for card in cards]


ATTACKER = {"front": [{**MARTH, "as": "marth"}], "deck": ["S01-003"]}


@pytest.mark.parametrize(
    ("window", "refusal"), [("evade", "no evade"), ("critical", "no critical")]
)
def test_nobody_learns_that_a_namesake_was_kept_in_hand(game, window, refusal):
    """Who holds none is not asked; a view after the fight does not tell the two apart."""
    attacks = "attack marth -> B01-053"
    if window == "evade":
        holder, seat = {"against": {**CHROM, "hand": ["B01-052"]}}, 0
        other = {"against": {**CHROM, "hand": ["B01-061"]}}
        tables = [(ATTACKER, holder, [attacks, refusal]), (ATTACKER, other, [attacks])]
    else:
        holder, seat = {**ATTACKER, "hand": ["S01-001"]}, 1
        other = {**ATTACKER, "hand": ["B01-008"]}
        tables = [(holder, {}, [attacks, refusal]), (other, {}, [attacks])]
    views = []
    for side, options, actions in tables:
        state = played(game, side, *actions, **options)
        shown = view_of(game, state, seat).state
        shown.decklists = []  # they are open, and not the same
        views.append(shown.dump())

    assert views[0] == views[1]


def test_nobody_hears_a_refusal(game):
    """That there was something to refuse tells of the hand; and the end of a turn is seen."""
    words = [verb for verb in game.verbs if verb.a == NOTHING]

    heard = [verb.form for verb in words if verb.told != SILENT]
    assert heard == ["keep", "mulligan", "pay"]


def test_a_new_hand_is_dealt_from_all_cards(game, cipher_library):
    deck = cipher_library.deck("cipher/s01-marth").deck
    hands = []
    for seed in range(5):
        state = start(game, seated(game, [deck, deck]), seed)
        player = state.players[state.question.seat]
        before = sorted(state.faces[card] for card in player.hand)
        apply(game, state, read(game, state, "mulligan"))
        hands.append((before, sorted(state.faces[card] for card in player.hand)))

    assert all(before != after for before, after in hands)


def test_lines_are_asked_for_in_the_notation_of_deployments(game):
    state = played(game, PALLA, SEARCH, "choose B01-041")

    offered = [written(game, state, option) for option in state.question.options]
    assert offered == ["deploy B01-041 -> front", "deploy B01-041 -> back"]


@pytest.mark.parametrize("other", ["B01-008", "B01-002"])
def test_a_payment_does_not_tell_whether_there_was_a_choice(game, other):
    """Another Marth in the hand: then p1 is asked which one to discard, and p2 hears no more."""
    side = {
        "front": [{"card": "B01-001", "as": "marth", "main_character": True}],
        "bonds": ["B01-008"] * 3,
        "hand": ["B01-003", other],
    }
    state = played(game, side)
    left = ["use B01-001: Hero's Paean", "discard B01-003"][: 1 + (other == "B01-002")]

    def option(state):
        return read(game, state, left.pop(0)) if left else None

    assert [line.strip() for line in told(game, state, option, reader=1) if "discard" in line] == [
        "p1 discards Marth, Altean Prince"
    ]
