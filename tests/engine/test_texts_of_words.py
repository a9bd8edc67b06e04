"""Every word has a sentence in every language, which says all that is given to it."""

import re

import pytest

from deckcli.engine.language import vocabulary as v
from deckcli.engine.texts.ja.endings import ENDINGS
from deckcli.engine.texts.tree import is_order
from deckcli.games.playing import engines, words_of
from deckcli.games.texts import LANGUAGES

ALWAYS = {"self", "stats", "also", "it"}  # slots that need no argument
OF_EVENTS = {"who", "whom", "other"}
SENTENCES = (v.VERB, v.CONDITION, v.STATIC, v.COST, v.EVENT)
TIMES = ("開始", "終了")  # of events that are a time, before 時
_SLOT = re.compile(r"\{(\w+)(?::([^}]*))?\}")


def slots(pattern):
    """The arguments a pattern names, also as the amount of others."""
    found = set()
    for name, form in _SLOT.findall(pattern):
        found.add(name)
        if form.startswith("#"):
            found.add(form[1:].partition(" ")[0])
    return found


def all_words(key):
    words = words_of(key)
    return [word for kind in v.KINDS for word in words.of(kind).values()]


def stats(key):
    """What is said together as `{stats}`: the stats of `modify`, the symbols of dice."""
    return {
        name: word.args[name]
        for word in all_words(key)
        for name in word.any_of
        if name in said_together(word)
    }


def said_together(word):
    """The arguments that `{stats}` stands for."""
    if any("{stats}" in pattern for _, patterns in word.sayings for pattern in patterns.values()):
        return set(word.any_of)
    return set()


@pytest.mark.parametrize("key", engines())
def test_every_word_has_a_sentence_in_each_language(key):
    silent = [
        f"{word.kind} {word.name}: {lang}"
        for word in all_words(key)
        for lang in LANGUAGES
        if not word.sayings or any(lang not in patterns for _, patterns in word.sayings)
    ]

    assert silent == []
    assert [name for name, arg in stats(key).items() if arg.patterns.keys() != set(LANGUAGES)] == []


def is_special(want):
    """Whether it is not one of the choices of an argument; other sentences say the rest."""
    return not isinstance(want, bool | str) or want in (v.COUNTED, v.ALL_BUT, v.ONE, v.YOURS)


@pytest.mark.parametrize("key", engines())
def test_a_sentence_is_there_for_whatever_is_given(key):
    """Without a sentence for all the rest, there is one for each choice of each argument."""
    for word in all_words(key):
        whole = [
            given
            for given, _ in word.sayings
            if not any(map(is_special, given.values())) and given.keys() <= word.args.keys()
        ]
        if {} in whole:
            continue
        guarded = {name for given in whole for name in given}
        ways = {tuple(sorted((k, str(value)) for k, value in given.items())) for given in whole}
        wanted = [()]
        for name in sorted(guarded):
            arg = word.args[name]
            values = arg.choices or ("False", "True")
            wanted = [(*way, (name, value)) for way in wanted for value in values]

        assert set(wanted) == ways, word.name


@pytest.mark.parametrize("key", engines())
def test_a_sentence_says_every_argument_and_nothing_else(key):
    for word in all_words(key):
        said = {name for name in word.args if not is_order(word, name)}
        known = {*said, *ALWAYS} | (OF_EVENTS if word.kind == v.EVENT else set())
        known -= said_together(word)
        for given, patterns in word.sayings:
            for lang, pattern in patterns.items():
                told = slots(pattern)
                needed = known - ALWAYS - OF_EVENTS - given.keys()
                if word.kind == v.EVENT and not word.args:
                    needed = {"who"} | (set() if v_lone(word) or "whom" in given else {"whom"})

                assert told <= known, (word.name, lang)
                assert needed <= told, (word.name, lang)


def v_lone(word):
    return "other card" in word.lacks


@pytest.mark.parametrize("key", engines())
def test_a_stat_says_its_value(key):
    for name, arg in stats(key).items():
        for pattern in arg.patterns.values():
            assert slots(pattern) == (set() if arg.holds == "mark" else {"value"}), name


@pytest.mark.parametrize("key", engines())
def test_every_sentence_in_japanese_has_an_ending_or_a_part_that_has_one(key):
    for word in all_words(key):
        if word.kind not in SENTENCES or word.is_thing:
            continue
        for _, patterns in word.sayings:
            stem, mark, ending = patterns["ja"].rpartition("/")
            if mark:
                assert ending.removesuffix("]") in ENDINGS, word.name
            else:
                assert patterns["ja"].endswith(("}", *TIMES)), (
                    word.name,
                    stem,
                )


@pytest.mark.parametrize("key", engines())
def test_a_filter_shows_where_the_noun_stands(key):
    for word in words_of(key).of(v.FILTER).values():
        for _, patterns in word.sayings:
            for pattern in patterns.values():
                assert pattern.startswith("!") or pattern.count("~") == 1, word.name
