"""Whoever reads the story of a game can add every fight up, and learns what effects did."""

import re

import pytest
from listening import told

from deckcli.core.rng import Rng, seeded
from deckcli.engine.notation import read
from deckcli.engine.play import advance, start
from deckcli.games.blackpoker.rules.combat import JudgeFights
from deckcli.games.playing import game_of, layout_of, seated
from deckcli.games.random_decks import random_deck

GAMES = 100  # few of them have fights of soldiers whose numbers were changed

_NUMBER = (
    r"(?P<{0}>[^+=:]+?) (?P<{0}_first>-?\d+)"
    r"(?P<{0}_parts>( [+-] \d+ [^=]+?)*)( = (?P<{0}_total>-?\d+))?"
)
_AGAINST = re.compile("    " + _NUMBER.format("one") + " against " + _NUMBER.format("other"))
_UNBLOCKED = re.compile("    " + _NUMBER.format("one") + " is not blocked")
_PART = re.compile(r" ([+-]) (\d+) ")
_DAMAGE = re.compile(r"    p\d takes (\d+) damage: .*")


def total(found, label):
    """The sum of what is told; what is told as the sum is the same."""
    parts = [int(sign + amount) for sign, amount in _PART.findall(found[f"{label}_parts"])]
    result = int(found[f"{label}_first"]) + sum(parts)
    assert result == int(found[f"{label}_total"] or found[f"{label}_first"])
    return result


@pytest.fixture(scope="module")
def table(library):
    game = game_of(library.catalog("blackpoker"))
    rng = Rng(5)
    return game, seated(game, [random_deck(library, game, rng) for _ in range(6)])


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_fight_adds_up_from_what_is_told(table, monkeypatch, seed):
    game, decks = table
    pair = [decks[seed % 6], decks[seed // 6 % 6]]
    fights = []

    def run(self, game, state, frame, really=JudgeFights.run):
        if state.attackers:
            one = state.attackers[0]
            pairs = zip(state.blockers, state.blocked, strict=True)
            others = [blocker for blocker, attacker in pairs if attacker == one]
            if not any(state.is_bulwark(other) for other in others):
                numbers = [game.number(state, other) for other in others]
                fights.append((game.number(state, one), sum(numbers) if others else None))
        really(self, game, state, frame)

    monkeypatch.setattr(JudgeFights, "run", run)
    rng, unblocked, found = seeded(seed, "story"), None, []
    for line in told(game, start(game, pair, seed), lambda state: rng.pick(state.question.options)):
        if match := _AGAINST.fullmatch(line):
            found.append((total(match, "one"), total(match, "other")))
        elif match := _UNBLOCKED.fullmatch(line):
            unblocked = total(match, "one")
            found.append((unblocked, None))
        elif unblocked is not None:
            assert int(_DAMAGE.fullmatch(line)[1]) == max(0, unblocked)
            unblocked = None

    assert found == fights


# -- what is told of single moments


def lines(game, p1, p2, *actions, reader=-1):
    state = layout_of(game).lay_out({"turn": "p1", "p1": p1, "p2": p2}, {})
    advance(game, state)
    left = list(actions)

    def option(state):
        return read(game, state, left.pop(0)) if left else None

    return [line.strip() for line in told(game, state, option, reader)]


@pytest.fixture(scope="module")
def game(table):
    return table[0]


SPARE = {"deck": 20}


def test_a_fight_is_told_with_what_each_number_is_made_of(game):
    mine = {"soldiers": [{"card": "S5", "under": ["S9"]}], **SPARE}
    theirs = {"soldiers": ["C7", "D4"], "hand": ["H8", "HK", "CK"], **SPARE}
    story = lines(
        game, mine, theirs, "raise Attack", "pass", "attacker S5", "pass", "block C7 -> S5",
        "block D4 -> S5", "raise Up", "discard CK", "target C7",
    )  # fmt: skip

    assert "p1: attacker Five of Spades+Nine of Spades" in story
    assert "Seven of Clubs gets +8 this turn: 15" in story
    at = story.index(
        "Five of Spades 5 + 9 Nine of Spades = 14 against "
        "Seven of Clubs 7 + 8 Up + 4 Four of Diamonds = 19"
    )
    assert story[at + 1] == "Five of Spades+Nine of Spades goes to the graveyard"


LANCED = "p2 takes 3 damage: Three of Clubs on top, 10 or more cards left"


@pytest.mark.parametrize(
    ("diamond", "told"),
    [
        ("D4", ["Eight of Clubs goes on top of the deck of p2", LANCED]),
        ("D3", ["nothing happens: 3 does not divide 8"]),
    ],
)
def test_death_lance_says_what_it_does_or_why_it_does_nothing(game, diamond, told):
    mine, theirs = (
        {"hand": ["S3", diamond], **SPARE},
        {"soldiers": ["C8"], "deck": ["C2", "C3", "C5", "H5"]},
    )
    story = lines(game, mine, theirs, "raise Death Lance")

    assert story[2 : 2 + len(told)] == told


def test_return_leaves_who_is_driven_and_says_so(game):
    mine = {"hand": ["S3", "S4"], "bulwarks": ["D9"], **SPARE}
    story = lines(game, mine, SPARE, "raise Return")

    assert story[1:] == [
        "p1: drive Nine of Diamonds",
        "Return with Three of Spades and Four of Spades aimed at p1's bulwark 1",
        "p1's bulwark 1 (Nine of Diamonds) is driven: it stays",
        "p1 puts Three of Spades into the hand",
        "p1 puts Four of Spades into the hand",
    ]


def test_of_a_number_0_nobody_says_that_something_does_not_divide_it(game):
    mine, theirs = {"hand": ["S3", "D4"], **SPARE}, {"soldiers": ["Joker"], **SPARE}
    story = lines(game, mine, theirs, "raise Death Lance")

    assert story[2:] == ["nothing happens: the number is 0"]


def test_an_armed_soldier_goes_on_a_deck_as_one(game):
    armed = {"card": "S5", "under": ["S3"]}
    mine, theirs = {"hand": ["SA", "D4"], **SPARE}, {"soldiers": [armed], **SPARE}
    story = lines(game, mine, theirs, "raise Death Lance", "put S5")

    assert story[3:] == [
        "Five of Spades+Three of Spades goes on top of the deck of p2",
        "p2 takes 1 damage: Three of Spades on top, 10 or more cards left",
    ]


def test_cards_that_go_under_a_deck_together_are_one_sentence(game):
    mine = {"hand": ["D2", "DA"], "bulwarks": ["H5", "H6"], "deck": ["S9", "S8", "S7", "C3"]}
    story = lines(game, mine, SPARE, "raise Recruit", "put S9", "put S8")

    assert story[-4:] == [
        "Three of Clubs comes to the field, driven",
        "p1: put Nine of Spades",
        "p1: put Eight of Spades",
        "Seven of Spades, Eight of Spades and Nine of Spades go under the deck of p1",
    ]


def test_of_several_characters_those_are_charged_that_were_driven(game):
    """Who was charged already is left out, and parts nobody's sentence."""
    driven = [{"card": "S5", "driven": True}, "C7", {"card": "D4", "driven": True}]
    bulwark = {"card": "H9", "driven": True}
    story = lines(
        game, SPARE, {"soldiers": driven, "bulwarks": [bulwark], **SPARE}, "raise End", reader=0
    )

    assert story[1:3] == [
        "-- turn 6: p2 --",
        "Five of Spades, Four of Diamonds and p2's bulwark 1 are charged",
    ]


@pytest.mark.parametrize(("reader", "card"), [(-1, "{}"), (0, "{}"), (1, "a card")])
def test_a_new_bulwark_is_told_to_everybody_and_its_card_to_who_may_know(game, reader, card):
    story = lines(
        game, {"hand": ["S3"], "deck": ["C4", "D5"]}, SPARE, "raise Set Bulwark", reader=reader
    )

    assert f"{card.format('Three of Spades')} becomes p1's bulwark 1" in story


def test_next_generation_is_named(game):
    mine = {"hand": ["S4", "S6"], **SPARE}
    story = lines(
        game, mine, {"soldiers": ["HK"], "deck": {"only": ["D7", "DQ", "D4"]}}, "raise Kill"
    )

    at = story.index("King of Hearts goes to the graveyard")
    assert story[at + 1 :][:3] == [
        "Next Generation for p2",
        "p2 puts Seven of Diamonds into the graveyard",
        "p2 puts Queen of Diamonds into the hand; 1 card left",
    ]


def test_who_passes_says_on_what(game):
    theirs = {"hand": ["C5", "HK"], **SPARE}
    mine = {"hand": ["S5"], "bulwarks": ["D9"], **SPARE}
    story = lines(game, mine, theirs, "raise Summon Soldier", "pass")

    assert "p2: pass on Summon Soldier" in story


@pytest.mark.parametrize(("word", "told"), [("charge", "stays charged"), ("drive", "is driven")])
def test_twist_says_what_becomes_of_its_target(game, word, told):
    mine = {"hand": ["D5", "HK"], **SPARE}
    story = lines(game, mine, {"soldiers": ["C8"], **SPARE}, "raise Twist", word)

    assert f"Eight of Clubs {told}" in story
