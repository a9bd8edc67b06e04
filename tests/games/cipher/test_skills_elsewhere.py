"""Skills of bonds and hands: games with them keep every promise, and hands stay hidden."""

import pickle

import pytest

from deckcli.core.rng import seeded
from deckcli.engine.listening import Counter
from deckcli.engine.notation import first_of, read
from deckcli.engine.play import advance, apply, start
from deckcli.engine.views import imagine, view_of
from deckcli.games.cipher.rules.setup import CipherDeck
from deckcli.games.playing import game_of, layout_of

MARTH = {"card": "X01-003", "main_character": True}
RECRUIT = {"card": "X01-001", "as": "recruit"}
ATTACKER = {"card": "X01-002", "as": "attacker"}
TURN = {"turn": "p1", "p1": {"front": [MARTH, ATTACKER]}}


@pytest.fixture(scope="module")
def game(cipher_library):
    return game_of(cipher_library.catalog("cipher"))


def original_deck(game, leader):
    """Four of each original card that has skills, and of one with a red and a blue symbol."""
    cards = [face.index for face in game.prints if face.id.startswith("X01") and face.abilities]
    return CipherDeck(game.face_of[leader], [*cards, game.face_of["X01-002"]] * 4)


def positions(game, seed, listener=None):
    decks = [original_deck(game, leader) for leader in ("X01-001", "X01-003")]
    state = start(game, decks, seed, max_turns=40, listener=listener)
    rng = seeded(seed, "walk")
    while not state.over:
        yield state
        apply(game, state, rng.pick(state.question.options))


def after(game, given, *actions):
    names = {}
    state = layout_of(game).lay_out(given, names)
    advance(game, state)
    aliases = {card: name for name, card in names.items()}
    for text in actions:
        apply(game, state, read(game, state, text, aliases))
    return state


@pytest.mark.parametrize("seed", range(6))
def test_no_card_is_lost_and_clones_and_pickles_play_on_alike(game, seed):
    for number, state in enumerate(positions(game, seed)):
        cards = sorted(card for zone in game.zones(state) for card in zone)
        assert cards == list(range(len(state.faces)))
        if number % 10 == 0:
            action = state.question.options[-1]
            others = [state.clone(), pickle.loads(pickle.dumps(state))]
            before = state.fingerprint()
            for other in others:
                apply(game, other, action)
            assert others[0].fingerprint() == others[1].fingerprint()
            assert state.fingerprint() == before


@pytest.mark.parametrize("seed", range(6))
def test_a_view_does_not_change_with_what_its_seat_does_not_know(game, seed):
    rng = seeded(seed, "worlds")
    for state in positions(game, seed):
        for seat in (0, 1):
            view = view_of(game, state, seat)
            world = imagine(game, view, rng)
            world.streams = view.state.streams
            assert view_of(game, world, seat).state.dump() == view.state.dump()


def test_every_skill_of_the_original_cards_is_used(game):
    counter = Counter(game)
    for seed in range(40):
        for _ in positions(game, seed, counter):
            pass
    skills = [one for one in game.abilities if one.can_be_used]
    mine = [one for one in skills if game.faces[one.face].id.startswith("X01")]
    assert [one.name for one in mine if not counter.fired[one.index]] == []


GUARD = {"front": [MARTH, RECRUIT], "hand": ["X01-016"]}
NOTHING = {"front": [MARTH, RECRUIT], "hand": ["X01-010"]}


def test_the_enemy_does_not_see_that_a_hidden_skill_is_offered(game):
    offered = after(game, {**TURN, "p2": GUARD}, "attack attacker -> recruit")
    assert game.windows[offered.question.window] == "pay"

    shown = view_of(game, offered, 0).state
    assert (shown.question, shown.waiting) == (None, [])
    assert all(frame.program < 4 for frame in shown.agenda)  # turn, combat, check
    own = view_of(game, offered, 1).state
    assert own.question.options == offered.question.options


def test_who_declines_has_told_nothing(game):
    declined = after(game, {**TURN, "p2": GUARD}, "attack attacker -> recruit", "decline")
    without = after(game, {**TURN, "p2": NOTHING}, "attack attacker -> recruit")
    shown, plain = view_of(game, declined, 0).state, view_of(game, without, 0).state
    plain.decklists = shown.decklists
    game.count_skills(plain)

    assert shown.dump() == plain.dump()


def test_who_declines_has_told_nothing_while_others_wait(game):
    guards = [{"card": "B01-011", "as": "draug"}, {"card": "B01-015", "as": "healer"}]
    side = {"front": [MARTH, RECRUIT, *guards], "bonds": ["B01-011"] * 3}
    hidden = {**TURN, "p2": {**side, "hand": [{"card": "X01-016", "as": "shield"}]}}
    nothing = {**TURN, "p2": {**side, "hand": ["X01-010"]}}
    attack = "attack attacker -> recruit"
    declined = after(game, hidden, attack, "first shield: Sudden Shield", "decline")
    without = after(game, nothing, attack)
    shown, plain = view_of(game, declined, 0).state, view_of(game, without, 0).state
    plain.decklists = shown.decklists
    game.count_skills(plain)

    assert game.windows[without.question.window] == "order"
    assert shown.dump() == plain.dump()


def test_an_order_that_only_hidden_cards_need_is_not_seen(game):
    hand = {**GUARD, "hand": ["X01-016", "X01-016"]}
    asked = after(game, {**TURN, "p2": hand}, "attack attacker -> recruit")

    assert game.windows[asked.question.window] == "order"
    assert view_of(game, asked, 0).state.question is None
    assert view_of(game, asked, 1).state.question is not None


def test_a_card_that_has_left_the_hand_cannot_be_shown(game):
    hand = {**GUARD, "hand": ["X01-026", "X01-026"]}
    state = after(game, {**TURN, "phase": "end", "p2": hand})
    gone, kept = (first_of(option) for option in state.question.options)
    state.players[1].hand.remove(gone)
    state.players[1].retreat.append(gone)
    apply(game, state, state.question.options[0])

    assert game.windows[state.question.window] == "pay"
    assert state.agenda[-1].source == kept


def test_a_shown_card_is_known(game):
    paid = after(game, {**TURN, "p2": GUARD}, "attack attacker -> recruit", "pay")
    (card,) = [one for one, face in enumerate(paid.faces) if game.faces[face].id == "X01-016"]

    assert view_of(game, paid, 0).state.faces[card]


def test_an_orb_that_was_turned_up_is_a_card_like_others_in_the_hand(game):
    orbs = [{"card": "X01-002", "as": "orb", "face_up": True}, "X01-001"]
    leader = {"card": "X01-002", "as": "leader", "main_character": True}
    given = {**TURN, "p2": {"front": [leader], "orbs": orbs}}
    state = after(game, given, "attack attacker -> leader", "choose orb 1")
    (card,) = state.players[1].hand

    assert state.flags[card] == 0


def test_games_without_such_cards_look_at_neither_bonds_nor_hands(game, cipher_library):
    marth = game.deck(cipher_library.deck("cipher/s01-marth").deck)
    state = start(game, [marth, marth], seed=1)

    assert game.places != 0
    assert (game.elsewhere(state, 0), state.places) == ([], 0)
