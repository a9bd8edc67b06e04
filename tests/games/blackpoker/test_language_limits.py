"""Abilities of actions and characters that could not work are refused."""

import pytest

from deckcli.core.examples import card

CHARACTER = "a character has abilities with `when` and `do`, or with `gives`"


@pytest.fixture
def told(run_example):
    """The message and the hint of what is wrong with an ability of a card."""

    def run(base, **ability):
        changed = card(base, abilities=[{"name": "Mine", **ability}])
        found = run_example(changed, "blackpoker")
        return [(one.message, one.hint) for one in found if one.code == "CRD106"]

    return run


@pytest.mark.parametrize(
    ("base", "ability", "message", "hint"),
    [
        ("kill", {"gives": ["cannot_attack"]}, '"gives" has no meaning in an action', "an action has `do`: its effect"),
        ("kill", {}, 'an action needs "do"', "an action has `do`: its effect"),
        ("ace", {"do": ["draw"]}, 'an ability that triggers needs "when"', CHARACTER),
        ("ace", {"do": ["draw"], "gives": ["cannot_attack"]}, '"do" has no meaning in an ability with `gives`', "what is always so has `gives`, and `while` if not always"),
    ],
)  # fmt: skip
def test_actions_and_characters_have_their_keys(told, base, ability, message, hint):
    assert told(base, **ability) == [(message, hint)]


@pytest.mark.parametrize(
    ("base", "step", "word", "missing", "hint"),
    [
        ("kill", {"to_graveyard": "self"}, "self", "card itself", "an action is no card on the field"),
        ("force", {"to_graveyard": "target"}, "target", "targeted character", "the action has no `target`"),
        ("force", "look_at_hand", "look_at_hand", "targeted player", "the action has no `target`"),
        ("hand-strip", {"to_graveyard": "target"}, "target", "targeted character", "the action is aimed at a player"),
        ("counter", {"to_graveyard": "target"}, "target", "targeted character", "the action is aimed at another action"),
        ("counter", "look_at_hand", "look_at_hand", "targeted player", "the action is aimed at another action"),
        ("kill", "cancel_target", "cancel_target", "targeted action", "the action is aimed at a character"),
        ("break-bulwark", "change_target", "change_target", "targeted action", "the action is aimed at a character"),
        ("kill", {"damage": {"whom": "target", "amount": 1}}, "target", "targeted player", "the action is aimed at a character"),
        ("hand-strip", {"damage": {"whom": "owner_of_target", "amount": 1}}, "owner_of_target", "targeted character", "the action is aimed at a player"),
        ("end", {"to_graveyard": "keys"}, "keys", "key card", "the action has no `key`"),
        ("ace", {"to_graveyard": "target"}, "target", "targeted character", "only actions have one"),
    ],
)  # fmt: skip
def test_a_word_needs_what_it_speaks_of(told, base, step, word, missing, hint):
    when = {"when": {"dies": "self"}} if base == "ace" else {}
    message = f'"{word}" has no meaning here: there is no {missing}'

    assert told(base, do=[step], **when) == [(message, hint)]


NEEDS = {
    "force": [
        ("target", {"to_graveyard": "target"}, "targeted character"),
        ("target", {"damage": {"whom": "target", "amount": 1}}, "targeted player"),
        ("owner_of_target", {"damage": {"whom": "owner_of_target", "amount": 1}}, "targeted character"),
        ("cancel_target", "cancel_target", "targeted action"),
        ("change_target", "change_target", "targeted action"),
        ("look_at_hand", "look_at_hand", "targeted player"),
    ],
    "kill": [
        ("own_cards", {"to_hand": "own_cards"}, "card itself"),
        ("shares_number", {"if": {"condition": {"shares_number": "enemy"}, "then": ["draw"]}}, "card itself"),
        ("came_this_turn", {"if": {"condition": "came_this_turn", "then": ["draw"]}}, "card itself"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("base", NEEDS)
def test_every_word_says_what_it_needs(told, base):
    steps = [step for _, step, _ in NEEDS[base]]

    assert [message for message, _ in told(base, do=steps)] == [
        f'"{word}" has no meaning here: there is no {missing}' for word, _, missing in NEEDS[base]
    ]
