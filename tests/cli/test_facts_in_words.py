"""Facts of cards: words and names for people, keys for programs and queries."""

import json

import pytest


def facts_of(page):
    """The labels and values of a card's page."""
    lines = (line.strip() for line in page.splitlines()[1:])
    return dict(line.split("  ", 1) for line in lines if "  " in line)


def told(deckcli, card, label, *options):
    return facts_of(deckcli("card", "show", card, *options).out)[label].strip()


@pytest.mark.parametrize(
    ("card", "label", "english"),
    [
        ("up", "Card class", "quick magic"),
        ("golden-veil", "Type", "reaction spell"),
        ("SM-052", "Summon", "EX-S"),
        ("mutant-101", "Icons", "shield fire, shield earth, stop"),
        ("hammer-knight", "Magic", "1 ceremonial power, 1 natural class, 1 basic"),
        ("iron-worker", "Magic", "2 basic"),
        ("hammer-knight", "Set", "Master Set (master-set)"),
        ("hammer-knight", "Precon", "The Iron Men (iron-men)"),
        ("hoax-05", "Set", "Hoax"),
    ],
)
def test_english(deckcli, card, label, english):
    assert told(deckcli, card, label) == english


@pytest.mark.parametrize(
    ("card", "label", "japanese"),
    [
        ("up", "タイプ", "速攻魔法"),
        ("attack", "タイプ", "攻防"),
        ("draw", "タイプ", "ターン制御"),
        ("draw", "起こすカード", "チャージ"),
        ("SM-052", "召喚元", "大潮"),
        ("SM-052", "召喚種類", "EX-S"),
        ("B01-001", "ランク", "上級職"),
        ("hammer-knight", "セット", "マスターセット (master-set)"),
        ("iron-worker", "魔法", "2 基本"),
    ],
)
def test_japanese_uses_the_words_of_the_rulebooks(deckcli, card, label, japanese):
    assert told(deckcli, card, label, "--lang", "ja") == japanese


def test_modes_of_support_skills(deckcli):
    page = deckcli("card", "search", "--game", "cipher", "mode:攻防型", "-o", "json").out
    assert json.loads(page)


def test_tables_say_words_and_programs_read_keys(deckcli):
    search = ("card", "search", "--game", "ashes", "hammer or golden veil")
    assert "reaction spell" in deckcli(*search).out
    assert "1 natural class" in deckcli(*search).out
    for output in ("csv", "json"):
        for lang in ("en", "ja"):
            page = deckcli(*search, "-o", output, "--lang", lang).out
            assert "reaction_spell" in page
            assert "ceremonial.power, natural.class, basic" in page


def test_statistics_say_words_and_programs_read_keys(deckcli):
    for command in (("deck", "stats"), ("hand", "-n", "50", "--seed", "1")):
        words = deckcli(*command, "ashes/iron-men").out
        keys = deckcli(*command, "ashes/iron-men", "-o", "json", "--lang", "ja").out
        assert "ready spell" in words
        assert '"ready_spell"' in keys


def test_statistics_name_characters(deckcli):
    assert "\nCommon Soldier " in deckcli("deck", "stats", "blackpoker/full-54").out


def test_a_query_takes_the_word_or_the_key(deckcli):
    search = ("card", "search", "--game", "ashes", "-o", "csv")
    found = deckcli(*search, "type:reaction_spell").out
    assert deckcli(*search, 'type="reaction spell"').out == found
