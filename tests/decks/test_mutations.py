"""Real decks, damaged at random: whatever comes out is findings inside the text, nothing else."""

import functools
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deckcli import games
from deckcli.core.errors import DeckcliError
from deckcli.core.files import Source, Unreadable, decode
from deckcli.decks.fixing import apply_fixes
from deckcli.decks.fmt import format_deck

SAMPLES = {
    "ashes": ("iron-men", "snakes-in-silver"),
    "blackpoker": ("full-54", "entry"),
    "blue_moon": ("hoax", "buka"),
    "cipher": ("s01-marth", "s04-corrin-nohr"),
    "summon_magic": ("two-books", "knights"),
}
NASTY = (
    "null", "~", "true", "-1", "0", "1.5", "1000000000", "9" * 400, "[]", "{}", "[[]]", '"', "'",
    "&a", "*a", "!!int", "|", ">", "- ", "? ", ": ", "#", "\t", "\r", "\x00", "\x07", "\x85",
    "\u2028", "\ufeff", "日本語", "😀", "x" * 3000, "%YAML 9", "---", "...", "<<: *a",
)  # fmt: skip
PARTS = st.one_of(st.sampled_from(NASTY), st.text(max_size=5))


@st.composite
def damaged(draw, text):
    """The text with one to four mutations."""
    for _ in range(draw(st.integers(1, 4))):
        lines = text.split("\n")
        at = draw(st.integers(0, len(lines) - 1))
        other = draw(st.integers(0, len(lines) - 1))
        offset = draw(st.integers(0, len(text)))
        kind = draw(st.sampled_from(["delete", "repeat", "swap", "value", "cut", "put", "flip"]))
        if kind == "delete":
            del lines[at]
        elif kind == "repeat":
            lines.insert(other, lines[at])
        elif kind == "swap":
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == "value":
            lines[at] = f"{lines[at].partition(':')[0]}: {draw(PARTS)}"
        elif kind == "cut":
            lines = text[:offset].split("\n")
        elif kind == "put":
            lines = (text[:offset] + draw(PARTS) + text[offset:]).split("\n")
        elif text:
            spot = min(offset, len(text) - 1)
            flipped = chr(ord(text[spot]) ^ (1 << draw(st.integers(0, 6))))
            lines = (text[:spot] + flipped + text[spot + 1 :]).split("\n")
        text = "\n".join(lines)
    return text


def texts(library):
    """Sample decks in every format they can be written in: (file name, text)."""
    for game, names in SAMPLES.items():
        for name in names:
            file = library.deck(f"{game}/{name}")
            yield f"{name}.yaml", file.source.text
            for form in library.formats():
                if form.game in ("", game):
                    written = form.write(file.deck, library.catalog(game))
                    yield f"{name}{form.extensions[0]}", written


@functools.cache
def all_texts(library):
    return list(texts(library))


def assert_inside(finding, source):
    place = finding.place
    if place.line == 0:
        return
    lines = source.text.split("\n")
    assert 1 <= place.line <= len(lines), finding
    width = len(lines[place.line - 1])
    assert 1 <= place.column <= width + 1, finding
    assert place.column <= place.end_column <= width + 2, finding
    assert finding.message
    assert "Traceback" not in finding.message


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_damaged_deck_is_read_without_an_exception(library, data):
    path, text = data.draw(st.sampled_from(all_texts(library)))
    source = Source(path, data.draw(damaged(text)))
    file = library.deck_from_text(source)
    for finding in file.findings:
        assert_inside(finding, source)
    json.dumps([finding.message for finding in file.findings])


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_damaged_bytes_are_decoded_or_refused(library, data):
    path, text = data.draw(st.sampled_from(all_texts(library)))
    content = bytearray(text.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    try:
        source = decode(path, bytes(content))
    except Unreadable:
        return
    for finding in library.deck_from_text(source).findings:
        assert_inside(finding, source)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_fixing_and_formatting_a_damaged_deck_keeps_it_readable(library, data):
    yaml_texts = [one for one in all_texts(library) if one[0].endswith(".yaml")]
    path, text = data.draw(st.sampled_from(yaml_texts))
    file = library.deck_from_text(Source(path, data.draw(damaged(text))))
    if file.deck is None:
        return
    catalog = library.catalog(file.deck.game)
    fixed = library.deck_from_text(Source(path, apply_fixes(file.source, file.findings)))
    assert fixed.deck is not None
    try:
        tidy = format_deck(file.source, file.deck, catalog)
    except DeckcliError:
        return
    again = library.deck_from_text(Source(path, tidy))
    assert again.deck.content() == file.deck.content()
    assert format_deck(again.source, again.deck, catalog) == tidy


@pytest.mark.parametrize("game", games.keys())
def test_every_game_is_damaged(game):
    assert game in SAMPLES
