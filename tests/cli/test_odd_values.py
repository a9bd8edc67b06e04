"""Whatever stands in the place of a value, a ruling holds, fails or is refused: nothing breaks."""

import copy
import json

import pytest

from deckcli.core.files import Source
from deckcli.core.yaml_source import read_yaml

ODD = (
    1.0, 1.5, True, False, 0, 1, -1, 5_000, 10**11, -(10**17), "x", "5", "", None, [], {}, [1],
    [None], [[]], [{}], {"a": 1}, {"p1": 1}, "p3", "$x", "²", "end turn #9999999999999999999999",
)  # fmt: skip
NAN = float("nan")
GREEDY = ("--bots", "greedy")
CIPHER = """\
ruling: Nothing happens while nobody acts.
game: cipher
for_each: {card: [B01-005], n: [1, 2]}
given:
  turn: p1
  turn_number: 5
  seed: 7
  max_turns: 30
  phase: action
  p1:
    front: [{card: B01-003, as: marth, main_character: true, tapped: false, under: [B01-002]}]
    bonds: [{card: B01-006, face_down: true}]
    deck: {only: [B01-027, B01-006]}
    hand: [$card]
    orbs: 5
    spent: 0
  p2:
    front: [{card: B01-053, main_character: true}]
    deck: [B01-055, B01-055]
    hand: $n
    orbs: [{card: B01-055, face_up: true}]
when:
  - p1: end turn
then:
  p1: {hand: 1, orbs: 5, deck: 2}
  marth: {zone: p1 front, attack: 40, tapped: false, stack: 2, seen_by: [p1, p2]}
  illegal: [choose orb 1, attack marth -> marth]
  legal: [no bond]
  asked: {p2: bond}
  winner: nobody yet
  ending: ""
"""
PAST = """\
game: cipher
cites: rulebook
rulings:
- ruling: What has happened before is over with the turn.
  for_each: [{turn: 5, seed: 7}]
  given:
    turn: p1
    turn_number: $turn
    seed: $seed
    p1:
      front:
      - card: B01-003
        as: marth
        main_character: true
        attacked_this_turn: true
        used_this_turn: [Dance]
        effects: [{attack: 20, range: [2], weapon: [bow], skill: Anti-Fliers, until: end_of_turn}]
      hand: [{card: B01-006, seen_by: [p2]}]
      effects: [{lock_skill: Aum, until: end_of_game}]
    p2: {front: [{card: B01-053, main_character: true}]}
  when:
  - then: {phase: action, marth: {attack: 60, range: [1, 2], skills_gained: [Anti-Fliers]}}
  - p1: end turn
  then:
    turn: p2
    turn_number: 6
    phase: action
    marth: {attack: 40, weapon: sword, symbol: [red], attacked_this_turn: false}
"""
NEW_CIPHER = """\
ruling: Players may keep their hands.
game: cipher
given:
  new_game:
    p1: {main_character: B01-003, cards: {B01-003: 1, B01-008: 30}}
    p2: {main_character: B01-053, cards: {B01-053: 1, B01-055: 30}}
when: [{p2: keep}, {p1: keep}]
then: {p1: {orbs: 5}}
"""
BLACKPOKER = """\
ruling: Nothing happens while nobody acts.
game: blackpoker
given:
  turn: p1
  turn_number: 3
  format: std
  once: [attack]
  p1:
    hand: [{card: S5, seen_by: [p2], as: key}, S6]
    deck: 10
    graveyard: 3
  p2:
    soldiers: [{card: S8, new: true, driven: false, under: [S3]}]
    bulwarks: [D7, {card: D2, as: wall}]
    aside: 1
then:
  p2: {deck: 10, hand: 0}
  wall: {driven: false, number: 2, cards: 1}
  stage: []
"""
NEW_BLACKPOKER = """\
ruling: The players have seven cards, and who goes first one more.
game: blackpoker
given:
  new_game:
    p1: {cards: {H4: 1, S3: 20}}
    p2: [S5, S6, S7, S8, S9, S10, H5, H6, H7, H8, H9]
then: {p1: {hand: 7}}
"""


def places(value, at=()):
    """The steps to every value in a value."""
    if at:
        yield at
    if isinstance(value, dict | list):
        for step in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[step], (*at, step))


def changed(value, at, new):
    if not at:
        return new
    value = copy.copy(value)
    value[at[0]] = changed(value[at[0]], at[1:], new)
    return value


@pytest.mark.parametrize("text", [CIPHER, PAST, NEW_CIPHER, BLACKPOKER, NEW_BLACKPOKER])
def test_odd_values_break_no_ruling(deckcli, write, text):
    base = read_yaml(Source("base.yaml", text)).value
    assert deckcli("rulings", write("base.yaml", text)).out == "1 ruling holds\n"
    files = [
        write(f"{number}.yaml", json.dumps(changed(base, at, odd), ensure_ascii=False))
        for number, (at, odd) in enumerate((at, odd) for at in places(base) for odd in ODD)
    ]
    run = deckcli("rulings", *files)

    assert "internal error" not in run.err
    assert f" of {len(files)} files cannot be played\n" in run.err
    assert run.status == 2


@pytest.mark.parametrize("line", ["replay --verify", "play --resume"])
def test_odd_values_break_no_transcript(deckcli, folder, write, line):
    small = write("small.yaml", "game: blackpoker\ncards: {S2: 5, H9: 5, D5: 5}\n")
    deckcli("play", small, small, "--allow-illegal", *GREEDY, "--seed", "7", "--log", "base.json")
    base = json.loads((folder / "base.json").read_text(encoding="utf-8"))
    if "resume" in line:
        del base["result"]
        base["actions"] = base["actions"][:5]
    assert deckcli(*line.split(), write("odd.json", json.dumps(base))).status == 0
    # One deck and two actions stand for all: the others are read in the same way.
    for at in places({**base, "actions": base["actions"][:2], "decks": base["decks"][:1]}):
        for odd in (1.0, 1.5, True, 0, -1, 10**30, "x", "p3 x", "human", None, [], {}, [{}], NAN):
            content = json.dumps(changed(base, at, odd))
            run = deckcli(*line.split(), write("odd.json", content), stdin="")

            assert run.status in (0, 1, 2, 130), (at, odd, run.err)
            assert len(run.err) < 500, (at, odd)
