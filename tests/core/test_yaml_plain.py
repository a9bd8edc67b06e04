"""Plain YAML is read without PyYAML, as PyYAML reads it: same values, same places."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from deckcli.core.files import Source, Unreadable
from deckcli.core.paths import data_folder
from deckcli.core.yaml_events import read_events
from deckcli.core.yaml_source import read_plainly

MOST = 200
DECKS = sorted(data_folder("card_data").glob("*/decks/*.yaml"))
PIECES = [
    "game: x\n", "cards:\n", "  A: 2\n", "  B c: 1  # why\n", "  - b c\n", "# note\n", "\n",
    "d: {a: 1, b: 2}\n", "l: [a, b,\n  c,\n]\n", 'n: "q # z"\n', "m: q # z\n", "t: 12:30\n",
    "x: y: z\n", "f: true\n", "u: ~\n", "o: no\n", "i: 007\n", "g: 1.5\n", "j: 勝利\n", "- a\n",
    "  ", " ", ":", "- ", "'", '"', "[", "]", "{", "}", ",", "\n", "a", "1", "é", "#", " #", "? ",
    "|\n", "&a", "*a", "!t", "---\n", "...\n", "%", "\t", "\\", "\u3000", "\x85",
]  # fmt: skip


def is_read_alike(text: str) -> bool:
    """Whether the text is plain; fails where both do not read it alike."""
    source = Source("deck.yaml", text)
    plain = read_plainly(source, MOST)
    if plain is None:
        return False
    whole = read_events(source, spans=True, max_values=MOST)
    assert not whole.repeated
    assert (plain.value, plain.values, plain.keys) == (whole.value, whole.values, whole.keys)
    assert list(plain.value) == list(whole.value)
    return True


@pytest.mark.parametrize("deck", DECKS, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_the_built_in_decks_are_plain(deck: Path):
    assert is_read_alike(deck.read_text(encoding="utf-8"))


@settings(max_examples=1_000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.sampled_from(PIECES), max_size=10).map("".join))
@example("cards:\n  A: 2\n ")
@example("cards:\n  A: 2\n# end")
@example("cards:\n  A: 2")
@example("cards:\n  A: 2 # end")
@example('n: "a" # b')
@example("l: [a, b]")
@example("l: [a, b")
@example("l: [a b, c\n# d\n  , e]\n")
def test_whatever_is_plain_is_read_alike(text: str):
    is_read_alike(text)


@pytest.mark.parametrize(
    "text",
    [
        "a: 1\na: 2\n",
        "cards:\n  A: 1\n  A: 2\n",
        "a: &b c\n",
        "a: !t c\n",
        "a: b\n  c\n",
        "a:\nb: 1\n",
        "a: 'b'\n",
        'a: "b\\n"\n',
        "a: b: c\n",
        "- a\n",
        "a: [b: c]\n",
        "a: 1\n---\nb: 2\n",
        "a:\n  b:\n    c: 1\n",
        "a:\n  - b: c\n",
        "a: |\n  b\n",
        "",
    ],
)
def test_the_rest_is_left_to_the_parser(text: str):
    assert read_plainly(Source("deck.yaml", text), MOST) is None


def test_too_many_values_are_left_to_the_parser_which_says_so():
    source = Source("deck.yaml", "".join(f"k{number}: 1\n" for number in range(MOST)))
    assert read_plainly(source, MOST) is None
    with pytest.raises(Unreadable, match="more than 200 values"):
        read_events(source, spans=True, max_values=MOST)


def test_a_plain_deck_is_checked_without_pyyaml(tmp_path: Path):
    code = (
        "import sys; sys.argv = ['deckcli', 'check', 'cipher/s01-marth']\n"
        "from deckcli.cli.main import exit_status_of\n"
        "status = exit_status_of(sys.argv[1:])\n"
        "print(status, 'yaml' in sys.modules, file=sys.stderr)"
    )
    for told in ("0 True", "0 False"):  # the first run reads the card files, too
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={"DECKCLI_CACHE": str(tmp_path / "cache"), "PATH": ""},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stderr.strip() == told
