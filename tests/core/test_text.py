"""Names: spellings that meet, widths on a terminal, and what was probably meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckcli.core.text import (
    display_width,
    fold,
    folded,
    known_words,
    listed,
    meant,
    mend,
    pad,
    plural,
    suggestions,
    wrapped,
)


@pytest.mark.parametrize(
    ("written", "mended"),
    [
        ("⺬", "示"), ("⻘⻩", "青黄"), ("⼿⾏⾃", "手行自"), ("ﾏﾙｽ", "マルス"),
        ("Ｍａｒｔｈ", "Marth"),
        ("ﾊﾝﾏｰ･ﾅｲﾄ", "ハンマー・ナイト"), ("４枚", "4枚"), ("plain", "plain"),
    ],
)  # fmt: skip
def test_compatibility_characters_are_put_right(written, mended):
    assert mend(written) == mended


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("騎士ヴォ−エン", "騎士ヴォーエン"),  # U+2212, as the rulebook once has it
        ("騎士ヴォーエン", "騎士ヴォｰエン"),
        ("まるす", "マルス"), ("ＭＡＲＴＨ", "marth"), ("  Iron   Worker ", "iron worker"),
        ("Lon’qu", "Lon'qu"), ("Lon´qu", "Lon'qu"), ("Lon`qu", "lon'qu"), ("“A”", '"a"'),
        ("Three–Eyed Owl", "Three-Eyed Owl"), ("Three‑Eyed Owl", "Three-Eyed Owl"),
        ("♠️A", "♠A"), ("Iron\u200bWorker", "IronWorker"), ("A\u3000B", "a b"), ("⻘⿓", "青龍"),
        ("ヴ", "ｳﾞ"), ("〜", "～"),
    ],
)  # fmt: skip
def test_spellings_of_one_name_meet(one, other):
    assert fold(one) == fold(other)


def test_different_names_stay_apart():
    assert len({fold(name) for name in ("Yin", "Yang", "マルス", "マルセ", "Corrin (Male)")}) == 5


@given(st.text())
def test_folding_again_changes_nothing(text):
    once = fold(text)
    assert fold(once) == once


@pytest.mark.parametrize(
    ("text", "columns"),
    [("abc", 3), ("マルス", 6), ("ﾏﾙｽ", 3), ("e\u0301", 1), ("a\u200b", 1), ("聖a", 3), ("", 0)],
)
def test_width_on_a_terminal(text, columns):
    assert display_width(text) == columns
    assert display_width(pad(text, 10)) == 10


def test_words_for_messages():
    assert (plural(1, "card"), plural(2, "copy", "copies")) == ("1 card", "2 copies")
    assert [listed(words) for words in ([], ["a"], ["a", "b", "c"])] == ["", "a", "a, b or c"]


@pytest.mark.parametrize(
    ("game", "written", "first"),
    [
        ("ashes", "Iron Wroker", "Iron Worker"),
        ("summon_magic", "Ice Egde", "Ice Edge"),
        ("summon_magic", "騎士ヴォエン", "騎士ヴォーエン"),
        ("cipher", "アリテアの王子マルス", "アリティアの王子 マルス"),
        ("cipher", "marth altaen prince", "Marth, Altean Prince"),
        ("blue_moon", "Ciklaretas", "Ciklarethas"),
        ("blackpoker", "Jokr", "Joker"),
    ],
)
def test_what_was_meant(catalog_of, game, written, first):
    assert catalog_of(game).suggest(written)[0] == first


@pytest.mark.parametrize(
    ("game", "written"),
    [
        ("blackpoker", "Ciklarethas"),
        ("blackpoker", "Iron Worker"),
        ("ashes", "zzzz"),
        ("ashes", ""),
    ],
)
def test_what_is_like_nothing_gets_no_suggestion(catalog_of, game, written):
    assert catalog_of(game).suggest(written) == []


def test_some_words_of_a_longer_name_are_enough(catalog_of):
    assert all(name.startswith("Marth, ") for name in catalog_of("cipher").suggest("Mart"))


def test_a_very_long_name_is_compared_quickly():
    assert suggestions("x" * 1_000_000, ["Iron Worker"]) == []


@pytest.mark.parametrize(
    ("written", "quoted", "listed_too"),
    [
        ("csot", 'did you mean "cost"?', "did you mean cost? fields: type, cost"),
        ("zzz", "", "fields: type, cost"),
        ("", "", "fields: type, cost"),
    ],
)
def test_a_hint_for_a_word_that_is_not_known(written, quoted, listed_too):
    assert meant(written, ["type", "cost"]) == quoted
    assert known_words(written, ["type", "cost"], "fields") == listed_too


@pytest.mark.parametrize(
    ("written", "known", "hint"),
    [
        ("fo", ["of", "until", "attack"], 'did you mean "of"?'),
        ("erd", ["red", "green"], 'did you mean "red"?'),
        ("AA", ["A", "K"], 'did you mean "A"?'),
        ("hnaa", ["Hinata", "Hana"], 'did you mean "Hana"?'),
        ("Hanna", ["Hinata", "Anna", "Hana"], 'did you mean "Anna" or "Hana"?'),
        ("B", ["A", "K"], ""),  # another letter is another word
    ],
)
def test_a_slip_in_a_short_word(written, known, hint):
    assert meant(written, known) == hint


JAPANESE = (
    "すべてのモンスターは攻撃力＋１／０と守備力－２００を得る。「マルス」のカード１枚、abc、を"
    "シャッフルして、アーティファクトの効果ッと（ダイス４個）を使ってもよい。"
)


@pytest.mark.parametrize("columns", range(14, 80))
def test_japanese_lines_break_where_they_may(columns):
    lines = wrapped(JAPANESE, columns)

    assert "".join(lines) == JAPANESE
    assert max(map(display_width, lines)) <= columns
    assert folded(JAPANESE, columns) == lines
    for line in lines:
        assert line[0] not in "、。」）ーッャュョァィゥェォ／"
        assert line[-1] not in "「（＋－"
    assert all(any(number in line for line in lines) for number in ("＋１／０", "－２００"))


def test_a_bracket_stays_with_what_is_in_it():
    assert wrapped("回数。  [既定: 0]", 9) == ["回数。", "[既定: 0]"]
