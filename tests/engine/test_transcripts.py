"""Transcripts as files."""

import json

import pytest

from deckcli.catalog.schema_check import schema_problems
from deckcli.engine.transcripts import BadTranscript, Transcript, from_text

DECK = {"game": "cipher", "cards": {"B01-003": 1}}
RESULT = {"winner": "p1", "ending": "so", "turns": 3, "fingerprint": "00"}


def transcript(**changes):
    return Transcript(
        "cipher", 7, decks=[DECK, DECK], bots=["human", "greedy"], actions=["p1 keep"], **changes
    )


@pytest.mark.parametrize("result", [{}, RESULT])
def test_a_transcript_is_read_as_it_was_written(result):
    text = transcript(result=result).to_text()

    assert list(schema_problems("transcript", json.loads(text))) == []
    assert from_text(text, "game.json").to_text() == text
    assert from_text(text, "game.json").result == result


def test_rules_are_numbers_or_words():
    text = transcript(rules={"max_turns": 9, "format": "lite"}).to_text()

    assert from_text(text, "").rules == {"max_turns": 9, "format": "lite"}
    with pytest.raises(BadTranscript):
        from_text(text.replace('"max_turns": 9', '"max_turns": "nine"'), "")


def test_a_game_that_is_not_over_has_no_result():
    assert "result" not in json.loads(transcript().to_text())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense", "not a transcript: line 1 is no JSON"),
        ('{\n"transcript": 1,\n}', "not a transcript: line 3 is no JSON"),
        ("[" * 100_000, "not a transcript: it is no JSON"),
        ("7", "not a transcript of version 1 or 2"),
        ('{"transcript": 3}', "not a transcript of version 1 or 2"),
    ],
)
def test_what_is_no_transcript_is_said_in_our_words(text, message):
    with pytest.raises(BadTranscript) as caught:
        from_text(text, "game.json")

    assert caught.value.message == message
    assert caught.value.where == "game.json"
