"""The worked examples and tables of the rulebook, with the second opinion alone."""

from collections import Counter

import pytest
from summon_magic.second_opinion.nouns import ATTACK, DEFENCE, Card, GameOver, Laid, Monster, Player
from summon_magic.second_opinion.rules import Rules

ROOKIE, VOEN, STEED, SQUIRE, CAVALRY = "SM-001", "SM-002", "SM-003", "SM-004", "SM-005"
ANT, RIDER, BOW, CENTIPEDE, BEE = "SM-020", "SM-021", "SM-022", "SM-023", "SM-027"
WARDEN, HUNTER, ICE_EDGE, ASSASSIN = "SM-028", "SM-029", "SM-040", "SM-043"


class Example:
    """A table in the main phase of the first player's third turn, one AP and ten cards in each deck left."""

    def __init__(self, library):
        self.facts = {card.id: card for card in library.catalog("summon_magic")}
        players = [Player(seat, self.cards(seat, *[SQUIRE] * 10)) for seat in (0, 1)]
        self.table = Rules(
            players, active=0, turn=3, ap=1, shuffled=None, begins=None, uses=Counter()
        )
        self.opinion = None

    def cards(self, seat, *ids):
        cards = [Card.of(self.facts[one]) for one in ids]
        for card in cards:
            card.owner = seat
        return cards

    def monster(self, seat, card_id, position=ATTACK, *, carries=()):
        found = Monster(self.cards(seat, card_id), seat, position)
        found.equipment = list(carries)
        self.table.players[seat].monsters.append(found)
        return found

    def set(self, seat, card_id):
        laid = Laid(self.cards(seat, card_id)[0], seat, is_up=False, turn=1)
        self.table.players[seat].magic.append(laid)

    def play(self, *answers):
        """What is asked after these answers; none if the game is over."""
        self.opinion = self.table.play("main")
        question = next(self.opinion)
        for answer in answers:
            assert answer in question.answers, question
            try:
                question = self.opinion.send(answer)
            except StopIteration:
                return None
        return question

    def decks(self):
        return [len(player.deck) for player in self.table.players]


@pytest.fixture
def example(library):
    return Example(library)


def graveyard(example, seat):
    return sorted(card.id for card in example.table.players[seat].graveyard)


def test_ice_edge_in_answer_to_the_steed_destroys_the_rookie(example):
    example.monster(0, ROOKIE)
    example.table.players[0].hand = example.cards(0, STEED)
    example.set(1, ICE_EDGE)
    example.play(f"play {STEED}", f"use p2's set {ICE_EDGE}")
    assert graveyard(example, 0) == [ROOKIE, STEED, SQUIRE]  # a squire was the COST
    assert example.decks() == [9, 9]


def test_the_steed_in_answer_to_ice_edge_saves_the_rookie(example):
    rookie = example.monster(1, ROOKIE)
    example.table.players[0].hand = example.cards(0, ICE_EDGE)
    example.set(1, STEED)
    example.play(f"play {ICE_EDGE}", f"use p2's set {STEED}")
    assert example.table.players[1].monsters == [rookie]
    assert example.table.attack(rookie) == 1200
    assert graveyard(example, 0) == [SQUIRE, ICE_EDGE]


def test_an_ant_above_a_rider_costs_three(example):
    example.monster(0, CENTIPEDE)
    example.monster(1, ANT, carries=example.cards(1, RIDER))
    example.play(f"command p1's {CENTIPEDE}: Venom Fangs", f"take p2's {ANT}")
    assert example.decks() == [10, 7]
    assert graveyard(example, 1) == [SQUIRE, SQUIRE, SQUIRE, ANT, RIDER]


def test_voen_above_a_centipede_of_the_opponent_costs_five(example):
    example.monster(0, CENTIPEDE)
    voen = example.monster(1, VOEN, carries=example.cards(0, CENTIPEDE))
    assert example.table.attack(voen) == 400
    example.play(f"command p1's {CENTIPEDE}: Venom Fangs", f"take p2's {VOEN}")
    assert example.decks() == [10, 5]
    assert graveyard(example, 0) == [CENTIPEDE]


def test_the_bow_looks_at_the_top_card(example):
    rider = example.monster(0, RIDER)
    ant = example.monster(0, ANT, carries=example.cards(0, RIDER))
    example.table.players[0].hand = example.cards(0, BOW, BOW)
    example.table.ap = 3
    example.play(f"play {BOW}", f"choose p1's {ANT}")
    assert len(ant.equipment) == 1
    assert graveyard(example, 0) == [BOW]
    question = example.play(f"play {BOW}", f"choose p1's {RIDER}")
    assert example.table.attack(rider) == 700
    assert example.table.has(rider, "anti_air")
    assert f"command p1's {RIDER}: Rapid Arrows" in question.answers


@pytest.mark.parametrize(
    ("attacker", "target", "position", "answer", "dead", "decks"),
    [
        (CAVALRY, ROOKIE, ATTACK, "counter", [1], [10, 9]),
        (ROOKIE, CAVALRY, ATTACK, "counter", [0], [9, 10]),
        (ROOKIE, CAVALRY, ATTACK, "take", [], [10, 10]),
        (ROOKIE, ROOKIE, ATTACK, "counter", [0, 1], [9, 9]),
        (ROOKIE, ROOKIE, ATTACK, "take", [1], [10, 9]),
        (CAVALRY, ROOKIE, DEFENCE, None, [1], [10, 10]),
        (ROOKIE, ROOKIE, DEFENCE, None, [], [10, 10]),
        (ROOKIE, SQUIRE, DEFENCE, None, [], [9, 10]),
        (ROOKIE, WARDEN, DEFENCE, None, [], [8, 10]),
        (CAVALRY, BEE, ATTACK, "evade", [], [10, 10]),
        (ASSASSIN, ROOKIE, ATTACK, "counter", [1], [10, 9]),
        (ROOKIE, ASSASSIN, ATTACK, "counter", [0], [9, 10]),
    ],
)
def test_battles(example, attacker, target, position, answer, dead, decks):
    one, other = example.monster(0, attacker), example.monster(1, target, position)
    skill = example.table.skills(one)[0].name
    answers = [f"command p1's {attacker}: {skill}"]
    if answer == "counter":
        answers.append(f"counter p2's {target}: {example.table.skills(other)[0].name}")
    elif answer:
        answers.append(f"{answer} p2's {target}")
    example.play(*answers)
    left = [bool(player.monsters) for player in example.table.players]
    assert left == [0 not in dead, 1 not in dead]
    assert example.decks() == decks


def test_anti_air_leaves_nothing_to_evade(example):
    example.monster(0, HUNTER)
    example.monster(1, BEE)
    question = example.play(f"command p1's {HUNTER}: Hunting Arrow")
    assert question.answers == [f"counter p2's {BEE}: Sting", f"take p2's {BEE}"]


def test_a_direct_attack_wins(example):
    example.monster(0, ROOKIE)
    assert example.play(f"command p1's {ROOKIE}: Knight's Stroke") is None


def test_the_eighth_card_bursts(example):
    example.table.players[0].hand = example.cards(0, *[SQUIRE] * 7)
    assert example.play("charge") is None


def test_a_cost_that_cannot_be_paid_loses(example):
    example.table.players[1].deck = []
    with pytest.raises(GameOver) as over:
        example.table.pay({1: 1})
    assert over.value.winner == 0
