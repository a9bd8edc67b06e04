"""Whatever is wrong with a ruling, the error tells its line and column."""

import re
import textwrap

import pytest

MARK = "⟪"
CIPHER = """\
ruling: Nothing happens while nobody acts.
game: cipher
given:
  turn: p1
  phase: action
  p1:
    front:
      - {card: B01-003, as: marth, main_character: true, tapped: false, under: [B01-002]}
    bonds: [{card: B01-006, face_down: true}]
    deck: {only: [B01-027, B01-006]}
    hand: [B01-002]
    spent: 0
  p2:
    front: [{card: B01-053, main_character: true}]
    deck: [B01-055, B01-055]
then:
  p1: {hand: 1}
  marth: {zone: p1 front}
  illegal: [move B01-053, attack marth -> marth]
"""
NEW_CIPHER = """\
ruling: Players may keep their hands.
game: cipher
given:
  new_game:
    p1:
      main_character: B01-003
      cards: {B01-003: 1, B01-006: 20}
    p2:
      main_character: B01-053
      cards: [B01-053, B01-055, B01-055, B01-055, B01-055, B01-055, B01-055, B01-055, B01-055,
              B01-055, B01-055, B01-055, B01-055, B01-055, B01-055]
then:
  asked: {p2: mulligan}
"""
BLACKPOKER = """\
ruling: Nothing happens while nobody acts.
game: blackpoker
given:
  format: lite
  turn: p1
  once: [attack, set-bulwark]
  p1:
    hand: [{card: S5, seen_by: [p1, p2]}]
    soldiers:
    - card: S8
      new: true
      under: [S3]
  p2:
    bulwarks: [D7, {card: D9, as: wall}]
then:
  p2: {bulwarks: [D7, D9]}
  wall: {driven: false}
  asked: {p2: decision}
"""
NEW_BLACKPOKER = """\
ruling: The first card turned up decides who begins.
game: blackpoker
given:
  new_game:
    p1: [S2, S3, S4, S5, S6, S7, S8, S9]
    p2: {cards: {H3: 1, H2: 1, H4: 1, H5: 1, H6: 1, H7: 1, H8: 1, H9: 1}}
then:
  asked: {p2: action}
"""
SOUND = {
    "cipher": """\
ruling: Nothing is asked but what to do.
given:
  turn: p1
  p1: {front: [{card: B01-003, main_character: true}]}
  p2: {front: [{card: B01-053, main_character: true}]}
then: {asked: {p1: action}}
""",
    "blackpoker": """\
ruling: Nothing is asked but what to do.
given: {turn: p1, p1: {hand: [S5]}, p2: {}}
then: {asked: {p1: action}}
""",
}
SECOND = "{card: B01-052, main_character: >true}"
RULINGS = [CIPHER, NEW_CIPHER, BLACKPOKER, NEW_BLACKPOKER]


@pytest.mark.parametrize("text", RULINGS)
def test_the_rulings_below_hold_before_they_are_changed(deckcli, write, text):
    assert deckcli("rulings", write("mine.yaml", text)).out == "1 ruling holds\n"


@pytest.mark.parametrize(
    ("text", "old", "new", "message"),
    [
        (CIPHER, "turn: p1", "turn: >p3", "'p3' is no player"),
        (CIPHER, "given:\n  turn: p1", ">given:", "None is no player"),
        (CIPHER, "phase:", ">fase:", "'fase' does not belong to a table"),
        (CIPHER, "phase: action", "phase: >draw", "'draw' is no phase"),
        (CIPHER, "    spent", "    >spend", "'spend' does not belong to a side"),
        (CIPHER, "spent: 0", "spent: >-1", "spent must be a whole number"),
        (CIPHER, "card: B01-003", "card: >B01-9003", "no card is called 'B01-9003'"),
        (CIPHER, "hand: [B01-002]", "hand: [>B01-9002]", "no card is called 'B01-9002'"),
        (CIPHER, "hand: [B01-002]", "hand: >B01-002", "hand must be a list of cards"),
        (CIPHER, "under: [B01-002]", "under: [>B1-002]", "no card is called 'B1-002'"),
        (CIPHER, "under: [B01-002]", "under: >B01-002", "under must be a list"),
        (CIPHER, "as: marth", "as: >p1", "'p1' is a player"),
        (CIPHER, "tapped: false", ">taped: false", "'taped' does not belong to a card"),
        (CIPHER, "tapped: false", "tapped: >fasle", "tapped is true or false"),
        (CIPHER, "face_down", ">tapped", "'tapped' means nothing of a card in bonds"),
        (CIPHER, "B01-027, B01-006]}", "B01-027, >B1-006]}", "no card is called 'B1-006'"),
        (CIPHER, "{only:", "{>olny:", "'olny' does not belong to a deck"),
        (CIPHER, "only: [B01-027, B01-006]", "only: >none", "deck must be a list of cards"),
        (CIPHER, "deck: [B01-055, B01-055]", "deck: [>B55, B01-055]", "no card is called 'B55'"),
        (CIPHER, "p2:\n    front: [{card: B01-053, main_character: true}]", ">p2:",
         "p2 has no unit with `main_character: true`"),
        (CIPHER, "3, main_character: true}", f"3, main_character: true}}, {SECOND}",
         "p2 has two units with"),
        (CIPHER, "{hand: 1}", "{>hnad: 1}", "'hnad' cannot be claimed of a player"),
        (CIPHER, "{zone: p1 front}", "{>zoen: p1 front}", "'zoen' cannot be claimed of a card"),
        (CIPHER, "  p1: {hand: 1}", "  >p3: {hand: 1}", "there is no p3 at this table"),
        (CIPHER, "  marth:", "  >martha:", "'martha' is neither a player nor a card"),
        (CIPHER, ", attack marth -> marth", ", >attack marth", "'attack marth' is never legal"),
        (CIPHER, "phase: action", "max_turns: >0", "0 is less than the minimum of 1"),
        (NEW_CIPHER, "B01-006: 20", ">B01-9006: 20", "no card is called 'B01-9006'"),
        (NEW_CIPHER, "B01-006: 20", "B01-006: >many", "p1: cards: B01-006 must be a whole number"),
        (NEW_CIPHER, "main_character: B01-053", "main_character: >B01-052",
         "p2's main_character is not among its cards"),
        (NEW_CIPHER, "p1:\n      main_character: B01-003", ">p1:", "p1 of the new game has no"),
        (NEW_CIPHER, "new_game:\n    p1:", "new_game:\n    >p3:", "'p3' does not belong to a new"),
        (BLACKPOKER, "format: lite", "format: >light", "format must be lite, std, pro or mast"),
        (BLACKPOKER, "set-bulwark]", ">summon]", "'summon' is no action once a turn"),
        (BLACKPOKER, "[p1, p2]", "[p1, >p4]", "'p4' is no player"),
        (BLACKPOKER, "new: true", ">seen_by: [p2]", "'seen_by' means nothing of a card in sold"),
        (BLACKPOKER, "new: true", "new: >maybe", "new is true or false"),
        (BLACKPOKER, "- card: S8\n      new: true", "- >new: true", "it is not said which card"),
        (BLACKPOKER, "under: [S3]", "under: [>S33]", "no card is called 'S33'"),
        (BLACKPOKER, "[D7, {", "[>D77, {", "no card is called 'D77'"),
        (BLACKPOKER, "as: wall}", "as: wall}, {card: D2, as: >wall}", "two cards are called 'wall'"),
        (BLACKPOKER, "{driven: false}", "{>tapped: false}", "'tapped' cannot be claimed of a card"),
        (CIPHER, "{hand: 1}", "{hand: >-1}", "hand can never be -1"),
        (CIPHER, "{hand: 1}", "{hand: [>B1-002]}", "'B1-002' is no card at this table"),
        (CIPHER, "{zone: p1 front}", "{zone: >p1 frnot}", "zone can never be 'p1 frnot'"),
        (CIPHER, "  marth: {zone", "  phase: >night\n  marth: {zone", "phase can never be 'night'"),
        (CIPHER, "  marth: {zone", "  winner: >p3\n  marth: {zone", "winner can never be 'p3'"),
        (CIPHER, "then:\n", "when: [{p1: >atack marth -> marth}]\nthen:\n", "is never legal"),
        (CIPHER, "then:\n", "when: [{>p3: end turn}]\nthen:\n", "there is no p3 at this table"),
        (CIPHER, "then:\n", "when: [{then: {marth: {tapped: >no}}}]\nthen:\n",
         "tapped can never be 'no'"),
        (CIPHER, "tapped: false", ">seen_by: [p1]", "'seen_by' means nothing of a card in front"),
        (CIPHER, "tapped: false", "effects: [{attack: 1, until: >now}]", '"now" is no until'),
        (CIPHER, "tapped: false", "used_this_turn: [>Danse]", "no skill is called 'Danse'"),
        (CIPHER, "phase: action", "turn_number: >$n", "turn_number must be a whole number"),
        (CIPHER, "phase: action", "turn_number: >soon", '"soon" has the wrong form'),
        (CIPHER, "phase: action", "seed: >$n", "seed must be a whole number"),
        (BLACKPOKER, "{p2: decision}", "{p2: >descision}", "nobody is ever asked 'descision'"),
        (BLACKPOKER, "{p2: decision}", "{>p3: decision}", "there is no p3 at this table"),
        (NEW_BLACKPOKER, "S8, S9]", "S8, >S99]", "no card is called 'S99'"),
        (NEW_BLACKPOKER, "{cards:", "{>card:", "'card' does not belong to a new game"),
        (NEW_BLACKPOKER, "H4: 1", ">H44: 1", "no card is called 'H44'"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("listed", [False, True], ids=["alone", "in a list"])
def test_an_error_tells_where_it_is(deckcli, write, text, old, new, message, listed):
    """In what is written anew, `>` stands before what the error points at."""
    assert text.count(old) == 1
    marked = text.replace(old, new.replace(">", MARK, 1))
    before, after = (second_of_two(marked) if listed else marked).split(MARK)
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    run = deckcli("rulings", write("mine.yaml", before + after))

    assert run.status == 2
    assert message in run.err
    assert f"  at: mine.yaml:{line}:{column}\n" in run.err


def second_of_two(text):
    """The ruling as the second of a list, after one that holds."""
    (game,) = re.findall(r"^game: (.*)\n", text, re.MULTILINE)
    both = [SOUND[game], re.sub(r"^game: .*\n", "", text, flags=re.MULTILINE)]
    entries = [textwrap.indent(one, "    ").replace("    ruling", "  - ruling", 1) for one in both]
    return f"game: {game}\nrulings:\n{''.join(entries)}"


@pytest.mark.parametrize("text", RULINGS)
def test_both_rulings_of_such_a_list_hold(deckcli, write, text):
    run = deckcli("rulings", write("mine.yaml", second_of_two(text)))
    assert (run.out, run.err.count("error")) == ("2 rulings hold\n", 0)


def test_what_stands_for_several_cards_is_pointed_at(deckcli, write):
    text = BLACKPOKER.replace("S5, seen_by", "$key, seen_by").replace(
        "given:", "for_each: {key: [S5, S55]}\ngiven:"
    )
    run = deckcli("rulings", write("mine.yaml", text))

    assert "no card is called 'S55'\n  at: mine.yaml:9:19\n" in run.err
