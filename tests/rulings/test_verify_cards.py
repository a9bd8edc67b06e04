"""The script that writes the lists of verified cards writes nothing that is not proved."""

from importlib import import_module
from pathlib import Path

import pytest

from deckcli.games.proofs import rulings_below

ROOT = Path(__file__).parents[2]
KEY = "blackpoker"


@pytest.fixture(scope="module")
def script():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "scripts")
        yield import_module("verify_cards")


@pytest.fixture
def written(script, monkeypatch):
    """What would be written, by the name of the file."""
    texts = {}

    def kept(file, text, *, check):
        texts[file.name] = text
        return True

    monkeypatch.setattr(script, "kept", kept)
    return texts


@pytest.fixture
def with_rulings(script, monkeypatch):
    def change(changed):
        monkeypatch.setattr(script, "rulings_below", lambda folder: changed(rulings_below(folder)))

    return change


def test_a_card_without_its_rulings_is_left_out_and_named(script, written, with_rulings, capsys):
    with_rulings(lambda rulings: [one for one in rulings if "reverse" not in str(one.content)])

    assert not script.verify(KEY, check=False)
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "blackpoker: not proved: reverse Effect: no ruling names the card"
    assert told[-1].startswith("blackpoker: 3") and "95 of 96 cards verified" in told[-1]
    lines = written["verified.yaml"].splitlines()
    actual = (ROOT / "card_data" / KEY / "verified.yaml").read_text(encoding="utf-8").splitlines()
    assert [line for line in actual if line not in lines] == [
        line for line in actual if line.startswith("  reverse:")
    ]


def test_nothing_is_written_while_a_ruling_fails(script, written, with_rulings, capsys):
    def changed(rulings):
        first, *rest = rulings
        then = {**first.content["then"], "winner": "p2"}
        return [first._replace(content={**first.content, "then": then}), *rest]

    with_rulings(changed)
    assert not script.verify(KEY, check=False)
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("blackpoker: does not hold: tests/rulings/blackpoker/")
    assert first.endswith(".): winner is 'nobody yet', not 'p2'")  # after what it claims
    assert last == "blackpoker: nothing is proved while 1 ruling cannot be relied on"
    assert written == {}


def test_a_list_is_written_or_just_compared(script, tmp_path, capsys):
    file = tmp_path / "verified.yaml"

    assert not script.kept(file, "one\n", check=True)
    assert capsys.readouterr().out.startswith(f"{file} is out of date")
    assert script.kept(file, "one\n", check=False)
    assert script.kept(file, "one\n", check=True)
    assert not script.kept(file, "two\n", check=True)
    assert file.read_text(encoding="utf-8") == "one\n"
