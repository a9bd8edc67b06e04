"""Whatever is wrong with a ruling, the error tells its line and column."""

import pytest

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
  illegal: [choose orb 1, attack marth -> marth]
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
        (CIPHER, "  marth:", "  >martha:", "'martha' is neither a player nor a card"),
        (CIPHER, ", attack marth -> marth", ", >attack marth", "'attack marth' is never legal"),
        (CIPHER, "phase: action", "max_turns: >0", "0 is less than the minimum of 1"),
        (NEW_CIPHER, "B01-006: 20", ">B01-9006: 20", "no card is called 'B01-9006'"),
        (NEW_CIPHER, "B01-006: 20", "B01-006: >many", "p1: cards: B01-006 must be a whole number"),
        (NEW_CIPHER, "main_character: B01-053", "main_character: >B01-052",
         "p2's main_character is not among its cards"),
        (NEW_CIPHER, "p1:\n      main_character: B01-003", ">p1:", "p1 of the new game has no"),
        (NEW_CIPHER, "new_game:\n    p1:", "new_game:\n    >p3:", "'p3' does not belong to a new"),
        (BLACKPOKER, "format: lite", "format: >light", "format is lite or std or pro or mast"),
        (BLACKPOKER, "set-bulwark]", ">summon]", "'summon' is no action once a turn"),
        (BLACKPOKER, "[p1, p2]", "[p1, >p4]", "'p4' is no player"),
        (BLACKPOKER, "new: true", ">seen_by: [p2]", "'seen_by' means nothing of a card in sold"),
        (BLACKPOKER, "new: true", "new: >maybe", "new is true or false"),
        (BLACKPOKER, "- card: S8\n      new: true", "- >new: true", "it is not said which card"),
        (BLACKPOKER, "under: [S3]", "under: [>S33]", "no card is called 'S33'"),
        (BLACKPOKER, "[D7, {", "[>D77, {", "no card is called 'D77'"),
        (BLACKPOKER, "as: wall}", "as: wall}, {card: D2, as: >wall}", "two cards are called 'wall'"),
        (BLACKPOKER, "{driven: false}", "{>tapped: false}", "'tapped' cannot be claimed of a card"),
        (NEW_BLACKPOKER, "S8, S9]", "S8, >S99]", "no card is called 'S99'"),
        (NEW_BLACKPOKER, "{cards:", "{>card:", "'card' does not belong to a new game"),
        (NEW_BLACKPOKER, "H4: 1", ">H44: 1", "no card is called 'H44'"),
    ],
)  # fmt: skip
def test_an_error_tells_where_it_is(deckcli, write, text, old, new, message):
    """In what is written anew, `>` stands before what the error points at."""
    assert text.count(old) == 1
    before, after = marked(text, old, new)
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    run = deckcli("rulings", write("mine.yaml", before + after))

    assert run.status == 2
    assert message in run.err
    assert f"  at: mine.yaml:{line}:{column}\n" in run.err


def marked(text, old, new):
    start, end = text.split(old)
    before, after = new.split(">", 1)
    return start + before, after + end


def test_what_stands_for_several_cards_is_pointed_at(deckcli, write):
    text = BLACKPOKER.replace("S5, seen_by", "$key, seen_by").replace(
        "given:", "for_each: {key: [S5, S55]}\ngiven:"
    )
    run = deckcli("rulings", write("mine.yaml", text))

    assert "no card is called 'S55'\n  at: mine.yaml:9:19\n" in run.err
