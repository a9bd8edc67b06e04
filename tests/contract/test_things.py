"""Values beside cards: players, dice, numbers. What the tavern is there to show."""

from collections import Counter
from itertools import combinations, product

import pytest
from brawl import Brawl
from tavern import ROLLS, Tavern
from tavern_words import DICE

from deckcli.core.vecs import i64, vec
from deckcli.engine.game import Face, ability_frame
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.language.schema import ability_definitions
from deckcli.engine.notation import read
from deckcli.engine.ops import again
from deckcli.engine.play import advance, apply, start
from deckcli.engine.state import NONE
from deckcli.engine.targeting import NameTargets
from deckcli.engine.views import view_of
from deckcli.engine.words.cancelling import add_cancelling
from deckcli.engine.words.sums import can_complete

SEEDS = range(200)


def table(game, seed=1, **sides):
    given = {"turn": "p1", "seed": seed, **{f"p{seat}": {} for seat in (1, 2, 3)}, **sides}
    state = game.layout().lay_out(given, {})
    advance(game, state)
    return state


def problems(*steps, cost=None, windows=None):
    """What is wrong with an ability of these steps: messages, places and hints."""
    game = Tavern()
    windows = windows or Windows(0, [0, 1], 0, [0, 1], things={v.PLAYERS: 2, DICE: 3}, blind=4)
    words = game.vocabulary()
    add_cancelling(words)
    compiler = Compiler(game, words, windows)
    facts = {"name": "Trial", "do": list(steps), **({"cost": cost} if cost else {})}
    compiler.ability(Face(99, "trial", {}), facts)
    return [(one.message, list(one.at[2:]), one.hint) for one in compiler.problems]


# -- mistakes

CARD_GROUPS = "groups of cards: ally, other_ally, enemy, hand or hand_of"
PLAYER_GROUPS = (
    "groups of players: you, opponents, players, active_player, owner_of or controller_of"
)
DICE_GROUPS = "groups of dice: dice or dice_of"
A_DIE = {"choose": {"choose": "dice", "as": "die"}}
A_BID = {"choose_number": {"from": 1, "to": 3, "as": "bid"}}


@pytest.mark.parametrize(
    ("steps", "message", "place", "hint"),
    [
        ([{"toss": "opponents"}], '"opponents" means players, but cards are expected here',
         [0, "do", 0, "toss"], CARD_GROUPS),
        ([{"lose": {"who": "hand", "amount": 1}}], '"hand" means cards, but players are expected here',
         [0, "do", 0, "lose", "who"], PLAYER_GROUPS),
        ([A_DIE, {"toss": "die"}], '"die" means dice, but cards are expected here',
         [0, "do", 1, "toss"], CARD_GROUPS),
        ([{"put_away": "self"}], '"self" means cards, but dice are expected here',
         [0, "do", 0, "put_away"], DICE_GROUPS),
        ([{"gain": {"amount": {"count": ["hand", "dice"]}}}],
         '"dice" means dice, but cards are expected here',
         [0, "do", 0, "gain", "amount", "count", 1], CARD_GROUPS),
        ([{"toss": {"hand": {"shows": 1}}}], '"shows" is said of dice, not of cards',
         [0, "do", 0, "toss", "hand", "shows"], "filters of cards: not, except, among or costs"),
        ([{"put_away": {"dice": {"except": "hand"}}}], '"hand" means cards, but dice are expected here',
         [0, "do", 0, "put_away", "dice", "except"], DICE_GROUPS),
        ([{"put_away": {"dice": {"not": {"costs": 1}}}}], '"costs" is said of cards, not of dice',
         [0, "do", 0, "put_away", "dice", "not", "costs"],
         "filters of dice: not, except, among or shows"),
        ([{"gain": {"amount": {"sum_of": {"value": "pips", "of": "hand"}}}}],
         '"hand" means cards, but dice are expected here',
         [0, "do", 0, "gain", "amount", "sum_of", "of"], DICE_GROUPS),
        ([A_BID, {"toss": "bid"}], '"bid" is a number', [0, "do", 1, "toss"],
         "as a number: {chosen: bid}"),
        ([A_DIE, {"gain": {"amount": {"chosen": "die"}}}], '"die" means dice, not a number',
         [0, "do", 1, "gain", "amount", "chosen"], "{count: die}"),
        ([A_BID, {"gain": {"amount": {"chosen": "bids"}}}],
         '"bids" is no number chosen before',
         [0, "do", 1, "gain", "amount", "chosen"], 'did you mean "bid"?'),
        ([{"choose_number": {"from": 1, "to": 3}}], '"choose_number" needs "as"',
         [0, "do", 0, "choose_number"], "choose_number has the arguments from, to and as"),
        ([{"toss": {"choose": "hand", "by": "dice"}}], '"dice" means dice, but players are expected here',
         [0, "do", 0, "toss", "by"], PLAYER_GROUPS),
        ([{"put_away": {"choose": "dice", "blind": True}}], "dice are never hidden",
         [0, "do", 0, "put_away", "blind"], "leave it out"),
        ([{"each": {"of": "players", "do": [{"if": {"condition": {"any": "dice"}, "then": ["repeat"]}}]}}],
         '"repeat" has no meaning in what each player does', [0, "do", 0, "each", "do"], ""),
        ([{"each": {"of": "players", "do": [{"each": {"of": "you", "do": [{"draw": 1}]}}]}}],
         '"each" has no meaning in what each player does', [0, "do", 0, "each", "do"], ""),
        ([{"each": {"of": "players", "do": ["cancel_effect"]}}],
         '"cancel_effect" has no meaning in what each player does', [0, "do", 0, "each", "do"], ""),
        ([{"each": {"of": "players", "do": [A_DIE]}}, {"put_away": "die"}],
         '"die" is bound only in a branch that is over', [0, "do", 1, "put_away"],
         "bind it before the branches; what one of them chooses, the others never see"),
    ],
)  # fmt: skip
def test_what_is_no_such_thing_is_refused(steps, message, place, hint):
    assert problems(*steps) == [(message, place, hint)]


def test_a_name_in_a_step_with_a_mistake_is_not_reported_twice():
    broken = {"put_away": {"choose": "hand", "as": "prey"}}
    found = problems(broken, {"put_away": "prey"}, {"toss": "prey"})

    assert [message for message, _, _ in found] == [
        '"hand" means cards, but dice are expected here'
    ]


def test_a_sum_and_another_part_do_not_want_the_same_cards():
    told = ("another part may want the same cards", [0, "cost", 1], "a sum is paid with others")
    assert problems({"draw": 1}, cost=["throw", {"serve": 3}]) == [told]
    assert problems({"draw": 1}, cost=[{"spend": {}}, {"serve": 3}]) == []  # dice are no cards


def test_what_the_game_has_no_verb_for_is_not_chosen():
    plain = Windows(0, [0, 1], 0, [0, 1])
    ((message, *_),) = problems({"put_away": {"choose": "dice"}}, windows=plain)
    assert message == "dice cannot be chosen in this game"
    ((message, *_),) = problems({"toss": {"choose": "hand", "blind": True}}, windows=plain)
    assert message == "no card is chosen blindly in this game"


def test_only_cards_are_asked_whether_they_answer_being_targeted():
    game = Tavern()
    windows = Windows(0, [0, 1], 0, [0, 1], things={v.PLAYERS: 2, DICE: 3})
    compiler = Compiler(game, game.vocabulary(), windows)
    compiler.targeting = 0
    targets = [{"choose": "opponents", "as": "rival"}, {"choose": "hand", "as": "prey"}]
    made = compiler.ability(
        Face(99, "trial", {}), {"name": "Trial", "targets": targets, "do": [{"toss": "prey"}]}
    )
    assert compiler.problems == []
    program = game.programs[made.program]
    naming = program.ops[program.place_of(NameTargets)]

    assert len(made.targets) == 2
    assert [program.names[target.slot] for target in naming.targets] == ["prey"]


# -- blind choices


def stolen(seed):
    """The hand of p2, and the nth card of it that p1 got; the first is known to p1."""
    game = Tavern()
    known = {"card": "mug", "seen_by": ["p1"]}
    hand = [known, "loaf", "roast", "cook"]
    state = table(game, seed, p1={"hand": ["thief"]}, p2={"hand": hand})
    before = state.hand[1][:]
    others = [state.streams[at] for at in range(len(state.streams))]
    act(game, state, "play thief")
    act(game, state, "reach into the hand of p2")
    (card,) = state.loot[0]
    moved = [at for at, stream in enumerate(others) if stream != state.streams[at]]
    return list(before).index(card), moved, state


def act(game, state, text):
    apply(game, state, read(game, state, text))


def test_chance_picks_among_unseen_cards_and_each_is_as_likely():
    picked = Counter(stolen(seed)[0] for seed in SEEDS)

    assert set(picked) == {1, 2, 3}
    assert min(picked.values()) > len(SEEDS) / 3 * 0.7


def test_a_blind_choice_shifts_neither_shuffles_nor_rolls_nor_those_of_others():
    game = Tavern()
    _, moved, state = stolen(1)

    assert game.purposes == ["rolls", "blind choices"]
    assert moved == [state.stream(ROLLS + 1, 0)]


# -- each player


def each_frames(*steps):
    """The table after p1 has begun an ability of these steps, in which each player does something."""
    game = Tavern()
    compiler = Compiler(
        game, game.vocabulary(),
        Windows(1, [4, 5], 1, [4, 5], things={v.PLAYERS: 6, DICE: 7}),
    )  # fmt: skip
    made = compiler.ability(Face(99, "trial", {}), {"name": "Trial", "do": list(steps)})
    assert compiler.problems == []
    hand = ["mug", "loaf"]
    state = table(game, p1={"hand": hand}, p2={"hand": hand}, p3={"hand": hand})
    state.question = None
    again(state.agenda[-1])
    ability_frame(game, state, made, 0, NONE)
    advance(game, state)
    return game, state


SECRET = {"choose": {"choose": "hand", "as": "secret"}}
OWN = {"choose": {"choose": "hand", "as": "own"}}


def test_steps_of_each_have_what_was_chosen_before_but_others_do_not_see_it():
    game, state = each_frames(SECRET, {"each": {"of": "players", "do": [OWN, {"toss": "own"}]}})
    act(game, state, "choose loaf")
    (card,) = [card for card in state.hand[0] if game.faces[state.faces[card]].id == "loaf"]

    assert [frame.seat for frame in state.agenda[2:]] == [2, 1, 0]
    assert all(list(frame.chosen[0]) == [card] for frame in state.agenda[1:])
    mine, others = (view_of(game, state, seat).state.agenda for seat in (0, 1))
    assert all(
        list(frame.chosen[0]) == [card] for frame in mine if frame.seat == 0 and frame.chosen
    )
    assert all(len(frame.chosen[0]) == 0 for frame in others[1:])


def test_everybody_sees_which_player_was_chosen():
    """What is struck out of a view are cards, not players whose number is that of a card."""
    rival = {"choose": {"choose": "opponents", "as": "rival"}}
    game, state = each_frames(rival, {"each": {"of": "players", "do": [OWN, {"toss": "own"}]}})
    act(game, state, "name p2")
    for seat in range(3):
        agenda = view_of(game, state, seat).state.agenda
        assert all(list(frame.chosen[0]) == [1] for frame in agenda[1:])


def test_what_one_of_them_chooses_the_others_do_not_have():
    game, state = each_frames(
        {"each": {"of": "players", "do": [OWN, {"toss": "own"}]}}, {"draw": 1}
    )
    act(game, state, "choose loaf")

    assert all(len(cards) == 0 for frame in state.agenda for cards in frame.chosen)
    act(game, state, "choose mug")
    act(game, state, "choose loaf")
    hands = [[game.faces[state.faces[card]].id for card in hand] for hand in state.hand]
    assert hands == [["mug", "mug"], ["loaf"], ["mug"]]  # and p1 drew one


def test_the_order_is_that_of_the_turns_and_leaves_out_who_is_out():
    game = Brawl()
    state = start(game, game.test_decks(1), 1)

    assert [list(game.order(state, seat)) for seat in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    state.life[1] = 0
    assert [list(game.order(state, seat)) for seat in range(3)] == [[0, 2], [2, 0], [2, 0]]
    state.life[2] = 0
    assert list(game.order(state, 0)) == [0]


# -- sums


def completions(price, paid, others):
    """Whether some set of the others completes the payment, by trying all of them."""
    for size in range(len(others) + 1):
        for more in combinations(others, size):
            whole = [*paid, *more]
            if sum(whole) >= price and all(sum(whole) - one < price for one in whole):
                return True
    return False


@pytest.mark.parametrize("price", range(1, 9))
def test_a_payment_is_completed_exactly_if_there_is_a_way(price):
    for paid in [*product(range(4)), *product(range(1, 4), repeat=2)]:
        if sum(paid[:-1]) >= price:
            continue  # nothing would be asked any more
        for others in product((0, 1, 2, 3, 5), repeat=3):
            expected = completions(price, paid, others)
            assert can_complete(price, vec[i64](paid), vec[i64](others)) == expected


# -- the schema


def test_editors_know_the_words():
    made = ability_definitions(Tavern().vocabulary())
    target, group = made["target"]["properties"], made[v.GROUP]["properties"]

    assert target["by"]["$ref"] == "#/$defs/target"
    assert target["blind"]["type"] == "boolean"
    assert group["owner_of"]["$ref"] == "#/$defs/group"
    assert group["dice"]["$ref"] == "#/$defs/filter"
    number = made[v.NUMBER]["properties"]
    assert number["chosen"] == {
        "description": "The number that was chosen under this name.", "type": "string", "minLength": 1,
    }  # fmt: skip
    assert number["sum_of"]["properties"]["value"]["enum"] == ["price", "pips"]
    assert made[v.VERB]["properties"]["each"]["properties"]["do"]["items"]["$ref"] == "#/$defs/verb"
