"""Sentences from patterns: slots, plurals, lists, parts that may be left out, languages."""

import sys

import pytest

from deckcli.core.languages import joined, language
from deckcli.core.sentences import Phrasebook, UnknownPhrase, filled, slots_of

DRAWS = "{who} draws {amount:# card|# cards}[ for {why}]"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of phrases in two languages."""
    place = tmp_path / "toy_book"
    place.mkdir()
    (place / "__init__.py").touch()
    (place / "en.py").write_text(f'PHRASES = {{"draws": {DRAWS!r}, "passes": "{{who}} passes"}}')
    (place / "ja.py").write_text('PHRASES = {"draws": "{who}は{amount:#枚}引く[（{why}）]"}')
    monkeypatch.syspath_prepend(tmp_path)
    yield "toy_book"
    for name in [one for one in sys.modules if one.startswith("toy_book")]:
        del sys.modules[name]


@pytest.mark.parametrize(
    ("slots", "words"),
    [
        ({"who": "p1", "amount": 1, "why": ""}, "p1 draws 1 card"),
        ({"who": "p1", "amount": 0, "why": None}, "p1 draws 0 cards"),
        ({"who": "p2", "amount": 3, "why": "Aegis"}, "p2 draws 3 cards for Aegis"),
        ({"who": ["p1", "p2", "p3"], "amount": 2, "why": []}, "p1, p2 and p3 draws 2 cards"),
    ],
)
def test_slots_plurals_lists_and_parts_that_may_be_missing(slots, words):
    assert filled(DRAWS, slots, "en") == words


def test_a_zero_is_something_to_say():
    assert filled("[{amount} left]", {"amount": 0}, "en") == "0 left"


def test_numbers_with_their_sign():
    assert filled("gets {amount:+}", {"amount": 20}, "en") == "gets +20"
    assert filled("gets {amount:+}", {"amount": -10}, "en") == "gets -10"


def test_what_is_put_into_a_slot_is_no_pattern():
    assert filled("{a} and {b}", {"a": "{b}", "b": "[x]"}, "en") == "{b} and [x]"


def test_lists_are_joined_as_the_language_does():
    assert joined(["A"], "en") == joined(["A"], "ja") == "A"
    assert joined(["A", "B", "C"], "en") == "A, B and C"
    assert joined(["A", "B", "C"], "ja") == "A、B、C"
    assert joined([], "en") == ""


def test_a_phrase_is_said_in_the_language_that_was_asked_for(folder):
    slots = {"who": "p1", "amount": 2, "why": "x"}

    assert Phrasebook("en", folder).say("draws", **slots) == "p1 draws 2 cards for x"
    assert Phrasebook("ja", folder).say("draws", **slots) == "p1は2枚引く（x）"


def test_what_a_language_leaves_out_is_said_in_english(folder):
    assert Phrasebook("ja", folder).say("passes", who="p1") == "p1 passes"
    assert Phrasebook("de", folder).say("passes", who="p1") == "p1 passes"
    assert Phrasebook("../x", folder).say("passes", who="p1") == "p1 passes"


def test_a_third_language_is_one_more_file(folder, tmp_path):
    (tmp_path / folder / "fr.py").write_text('PHRASES = {"passes": "{who} passe"}')

    assert Phrasebook("fr", folder).say("passes", who="p1") == "p1 passe"


def test_a_phrase_that_nobody_wrote_is_our_mistake(folder):
    book = Phrasebook("en", folder)

    assert not book.knows("flies")
    assert book.word("front") == "front"
    with pytest.raises(UnknownPhrase, match="'flies' is in no phrase book of toy_book"):
        book.say("flies")


def test_the_slots_of_a_pattern():
    assert slots_of(DRAWS) == {"who", "amount", "why"}


def test_an_unknown_language_counts_as_english_does():
    assert language("xx") is language("en")
