"""Whoever reads the story of a game can add every combat up, and finds what the engine counted."""

import re

import pytest
from listening import told

from deckcli.core.rng import Rng, seeded
from deckcli.engine.listening import Listener, Listeners
from deckcli.engine.notation import read
from deckcli.engine.play import advance, apply, start
from deckcli.games.cipher.rules.codes import JUDGED
from deckcli.games.playing import game_of, layout_of, seated
from deckcli.games.random_decks import decks_with_every_card

GAMES = 30

_ATTACK = re.compile(r"p\d: attack (?P<one>.+) -> (?P<other>.+)")
_SUPPORT = re.compile(r"    (?P<card>.+) supports (?P<whom>.+) with (?P<amount>\d+)( \(.+\))?")
_SKILL = re.compile(r"    (?P<card>[^:]+): [^:]+")
_GONE = re.compile(r"    p\d puts (?P<card>.+) into the .+")
_CHANGE = re.compile(
    r"    (?P<whom>.+) gets (?P<amount>[+-]\d+) attack until the end of the combat"
)
_INSTEAD = re.compile(r"    (?P<whom>.+) is attacked instead")
_SUM = r"{0} (?P<{0}_printed>\d+)(?P<{0}_parts>( [+-] \d+ [^=]+?)*)( = (?P<{0}_total>-?\d+))?"
_JUDGEMENT = re.compile(
    r"    " + _SUM.format("one").replace("one ", "(?P<one>.+?) ", 1) + " against "
    + _SUM.format("other").replace("other ", "(?P<other>.+?) ", 1) + ": (?P<outcome>.+)"
)  # fmt: skip
_PART = re.compile(r" ([+-]) (\d+) (.+?)(?= [+-] \d|$)")


class Side:
    """One side of a combat, from nothing but the lines told of it."""

    def __init__(self, name):
        self.name, self.changes = name, []
        self.card, self.supports = None, {0}  # with how much it may be supported

    def adds_up(self, judgement, label, printed):
        """The total, after all its parts were found where they come from."""
        parts = [
            (int(sign + amount), why)
            for sign, amount, why in _PART.findall(judgement[f"{label}_parts"])
        ]
        assert int(judgement[f"{label}_printed"]) in printed[self.name]
        assert sum(amount for amount, why in parts if why == "support") in self.supports
        for change in self.changes:
            assert change in [amount for amount, _ in parts], (self.name, judgement.string)
        total = int(judgement[f"{label}_printed"]) + sum(amount for amount, _ in parts)
        assert total == int(judgement[f"{label}_total"] or judgement[f"{label}_printed"])
        return total


class Reader:
    """Reads a story and adds combats up."""

    def __init__(self, printed):
        self.printed = printed  # attacks, by the names of cards
        self.totals = []
        self.one = self.other = self.skilled = None

    def read(self, line):
        for form, use in (
            (_JUDGEMENT, self._judge), (_ATTACK, self._attack), (_SUPPORT, self._support),
            (_INSTEAD, self._redirect), (_CHANGE, self._change), (_GONE, self._put_away),
            (_SKILL, self._name_skill),
        ):  # fmt: skip
            if found := form.fullmatch(line):
                use(found)
                return
        assert " against " not in line, "it is told how the totals come about"

    def _attack(self, found):
        self.one, self.other = Side(found["one"]), Side(found["other"])

    def _support(self, found):
        """Whoever attacks turns his card up first."""
        is_first = self.one.card is None and self.one.name == found["whom"]
        side = self.one if is_first else self.other
        side.card, side.supports = found["card"], {int(found["amount"])}

    def _redirect(self, found):
        self.other.name = found["whom"]

    def _change(self, found):
        if self.one.name != self.other.name:
            for side in (self.one, self.other):
                side.changes += [int(found["amount"])] if side.name == found["whom"] else []

    def _name_skill(self, found):
        self.skilled = found["card"]

    def _put_away(self, found):
        """A skill of a supporting card takes it elsewhere, or another card of its name."""
        for side in (self.one, self.other):
            if side and side.card == found["card"] == self.skilled:
                side.supports.add(0)

    def _judge(self, found):
        one = self.one.adds_up(found, "one", self.printed)
        other = self.other.adds_up(found, "other", self.printed)
        self.totals.append((one, other))
        assert (one < other) == (found["outcome"] == "the attack fails") or (
            found["outcome"].endswith(("evades", "now"))
        )


@pytest.fixture(scope="module")
def table(cipher_library):
    game = game_of(cipher_library.catalog("cipher"))
    decks = [cipher_library.deck(f"cipher/{name}").deck for name in ("s01-marth", "s02-chrom")]
    return game, seated(game, decks + decks_with_every_card(cipher_library, game, Rng(1)))


class Judged(Listener):
    """The attacks that the engine compares in each judgement."""

    def __init__(self, game):
        self.game, self.totals = game, []

    def hear(self, state, kind, seat, card, other, amount):
        if kind == JUDGED:
            self.totals.append((self.game.attack(state, card), self.game.attack(state, other)))


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_combat_adds_up_from_what_is_told(table, seed):
    game, decks = table
    count = 2 if seed < GAMES // 3 else len(decks)
    pair = [decks[seed % count], decks[(seed + 1) % count]]
    printed = {}
    for face in game.prints:
        printed.setdefault(face.name(), set()).add(face.attack)
    teller, judged = game.presenter().teller(), Judged(game)
    state, rng = (
        start(game, pair, seed, listener=Listeners([teller, judged])),
        seeded(seed, "story"),
    )
    while not state.over:
        apply(game, state, rng.pick(state.question.options))
    reader = Reader(printed)
    for line in teller.news():
        reader.read(line)

    assert reader.totals == judged.totals != []


# -- what is told of single moments

MARTH = {"card": "B01-003", "main_character": True, "as": "marth"}
CHROM = {"card": "B01-053", "main_character": True, "as": "chrom"}


@pytest.fixture(scope="module")
def game(table):
    return table[0]


def lines(game, p1, p2, *actions, reader=-1):
    names = {}
    state = layout_of(game).lay_out({"turn": "p1", "p1": p1, "p2": p2}, names)
    advance(game, state)
    aliases, left = {card: name for name, card in names.items()}, list(actions)

    def option(state):
        return read(game, state, left.pop(0), aliases) if left else None

    return [line.strip() for line in told(game, state, option, reader)]


FALLEN = "Marth, Prince of a Fallen Land"
THEIRS = "Chrom 40 + 20 support = 60: Chrom is destroyed"
ATTACK = "attack marth -> chrom"


def fight(game, mine, theirs, *answers, reader=-1):
    """What is told of a fight of Marth against Chrom, after the line of the attack."""
    p1, p2 = {"front": [MARTH], **mine}, {"front": [CHROM], "orbs": 3, **theirs}
    return lines(game, p1, p2, ATTACK, *answers, reader=reader)[1:]


def test_an_attack_is_told_once(game):
    told = lines(game, {"front": [MARTH]}, {"front": [CHROM], "orbs": 3}, ATTACK)

    assert [line for line in told if "attack" in line] == [
        "p1: attack Marth, Altean Prince -> Chrom, Prince of Ylisse"
    ]


def test_a_support_that_fails_says_why_and_so_does_the_attack(game):
    told = fight(game, {"deck": ["B01-002"]}, {"deck": ["B01-055"]})

    assert told[:3] == [
        f"{FALLEN} fails to support Marth, Altean Prince: they bear the same name",
        "Lucina, Heiress to the Exalt's Blood supports Chrom, Prince of Ylisse with 20",
        "Marth 40 against Chrom 40 + 20 support = 60: the attack fails",
    ]


def test_who_evades_is_not_judged_by_numbers(game):
    theirs = {"hand": ["B01-052"], "deck": ["B01-081"]}
    told = fight(game, {"deck": ["B01-027"]}, theirs, "evade B01-052")

    assert told[2:4] == [
        "p2: evade Chrom, Descendant of the Hero-King",
        "Marth 40 + 10 support = 50 against Chrom 40 + 20 support = 60: Chrom evades",
    ]


def test_a_critical_hit_doubles_what_is_told(game):
    mine = {"deck": ["B01-027"], "hand": ["B01-002"]}
    told = fight(game, mine, {"deck": ["B01-081"]}, "critical B01-002")

    assert told[3:5] == [
        "critical hit: 50 is doubled to 100",
        f"Marth 40 + 10 support + 50 critical hit = 100 against {THEIRS}",
    ]


def test_an_emblem_says_what_it_does_and_counts_by_its_name(game):
    told = fight(game, {"deck": ["B01-010"]}, {"deck": ["B01-081"]})

    assert told[2:5] == [
        "Abel, Green Knight: Attack Emblem",
        "Marth, Altean Prince gets +20 attack until the end of the combat",
        f"Marth 40 + 10 support + 20 Attack Emblem = 70 against {THEIRS}",
    ]


def test_of_several_effects_the_newest_is_told(game):
    older = {**MARTH, "effects": [{"attack": 10, "until": "end_of_game"}]}
    told = fight(game, {"front": [older], "deck": ["B01-010"]}, {"deck": ["B01-081"]})

    assert told[3] == "Marth, Altean Prince gets +20 attack until the end of the combat"


def test_two_of_a_name_are_told_apart(game):
    p2 = {"front": [{"card": "S01-001", "main_character": True, "as": "chrom"}], "orbs": 3}
    told = lines(game, {"front": [MARTH]}, p2, ATTACK)

    (judged,) = [line for line in told if " against " in line]
    assert judged.startswith("p1's Marth 40 ")
    assert " against p2's Marth 70" in judged


@pytest.mark.parametrize(
    ("reader", "which"), [(-1, "the orb {}"), (1, "the orb {}"), (0, "an orb")]
)
def test_who_may_know_is_told_which_orb_is_lost(game, reader, which):
    theirs = {"deck": ["B01-027"], "orbs": ["B01-061", "B01-061"]}
    told = fight(game, {"deck": ["B01-010"]}, theirs, "choose orb 1", reader=reader)

    orb = which.format("Frederick, Cold Lieutenant")
    assert f"p2 takes {orb} into the hand; 1 left" in told


@pytest.mark.parametrize("reader", [-1, 0, 1])
def test_answers_without_a_choice_are_told(game, reader):
    """The only bond is flipped, and nobody can tell that there was no other."""
    side = {"front": [MARTH, {"card": "B01-014", "as": "gordin"}], "bonds": ["B01-008"]}
    told = lines(game, side, {"front": [CHROM]}, "use gordin: Steel Bow", reader=reader)

    assert told[:3] == [
        "p1: use Gordin, Archer of the Liberators: Steel Bow",
        "p1: flip Cain, Red Knight",
        "Gordin, Archer of the Liberators gets +10 attack until the end of the turn",
    ]


@pytest.mark.parametrize(("reader", "is_told"), [(-1, True), (0, False), (1, True)])
def test_a_skill_in_the_hand_is_told_to_those_who_know_the_card(game, reader, is_told):
    enemy = {
        "front": [{"card": "X01-003", "main_character": True}, {"card": "X01-001", "as": "it"}]
    }
    mine = {"front": [MARTH, {"card": "X01-002", "as": "attacker"}]}
    theirs = {**enemy, "hand": ["X01-016"]}
    story = lines(game, mine, theirs, "attack attacker -> it", reader=reader)

    assert any("Sudden Shield" in line for line in story) == is_told


@pytest.mark.parametrize(("reader", "is_told"), [(-1, True), (0, True), (1, False)])
def test_only_who_is_stuck_hears_that_nothing_else_could_be_done(game, reader, is_told):
    story = lines(game, {"front": [MARTH]}, {"front": [CHROM]}, "move marth", reader=reader)

    assert ("p1 can do nothing more and ends the turn" in story) == is_told
    assert "-- turn 6: p2 --" in story
