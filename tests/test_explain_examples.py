"""Every code has a page, and the page's examples do what it says."""

import re

import pytest

from deckcli.core.messages import said, speak
from deckcli.games.library import Library

RULES = [(game, rule) for game, rule in Library().rules()]
IDS = [rule.code for _, rule in RULES]


@pytest.mark.parametrize(("game", "rule"), RULES, ids=IDS)
def test_the_failing_example_fails_with_its_code_in_both_languages(game, rule, run_example):
    found = [one for one in run_example(rule.fails, game) if one.code == rule.code]
    assert found
    speak("ja")
    try:
        told = [rule.title, *(text for one in found for text in (one.message, one.hint) if text)]
        assert [text for text in told if not re.search(r"[ぁ-んァ-ヶ一-龠]", said(text))] == []
    finally:
        speak("en")


@pytest.mark.parametrize(("game", "rule"), RULES, ids=IDS)
def test_the_passing_example_passes(game, rule, run_example):
    assert rule.code not in {finding.code for finding in run_example(rule.passes, game)}


def test_codes_and_names_are_unique():
    codes, names = [rule.code for _, rule in RULES], [rule.name for _, rule in RULES]

    assert len(codes) == len(set(codes))
    assert len(codes) == len(set(zip(names, (code[:3] for code in codes), strict=True)))


@pytest.mark.parametrize(("game", "rule"), RULES, ids=IDS)
def test_every_page_says_something(game, rule):
    assert re.fullmatch(r"[A-Z]{3}[1-9][0-9]{2}", rule.code)
    assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", rule.name)
    assert rule.title.endswith((".", "?"))
    assert "CRD" in rule.code or "DCK" in rule.code or rule.cites, "a game's rule cites its source"
