"""`deckcli draft --out`: what lies in the folder already is nobody's to lose."""

import pytest

RULEBOOK = ("draft", "ashes/rulebook")
HUMAN = (*RULEBOOK, "--players", "2", "--seed", "3", "--human", "1", "--out", "d")


@pytest.fixture
def there(deckcli, tmp_path):
    """The folder of a draft of three players."""
    assert deckcli(*RULEBOOK, "--players", "3", "--seed", "7", "--out", "d").status == 0
    return tmp_path / "d"


def content(folder):
    return {one.name: one.read_bytes() for one in folder.iterdir()}


def test_the_same_draft_may_be_written_again(deckcli, there):
    before = content(there)
    (there / "player-2.yaml").unlink()
    again = deckcli(*RULEBOOK, "--players", "3", "--seed", "7", "--out", "d")

    assert again.status == 0
    assert content(there) == before
    assert "warning" not in again.err


def test_an_edited_deck_is_not_replaced(deckcli, there):
    deck = there / "player-1.yaml"
    deck.write_text(deck.read_text(encoding="utf-8") + "# mine\n", encoding="utf-8")
    before = content(there)
    run = deckcli(*RULEBOOK, "--players", "3", "--seed", "7", "--out", "d")

    assert (run.status, run.out) == (2, "")
    assert run.err == (
        "error[setting]: d has files of another draft, or edited ones: player-1.yaml\n"
        "  hint: name another folder, or move them away; nothing was written\n"
    )
    assert content(there) == before


def test_another_draft_is_not_replaced(deckcli, there):
    before = content(there)
    run = deckcli(*RULEBOOK, "--players", "3", "--seed", "8", "--out", "d")

    assert run.status == 2
    assert "player-1.yaml, player-2.yaml, player-3.yaml, picks.txt\n" in run.err
    assert content(there) == before


def test_files_of_a_larger_draft_are_told(deckcli, there):
    for name in ("player-1.yaml", "player-2.yaml", "picks.txt"):
        (there / name).unlink()
    log = (there / "draft.log").read_bytes()
    run = deckcli(*RULEBOOK, "--players", "2", "--seed", "3", "--out", "d")

    assert run.status == 0
    assert run.err == (
        "4 files written to d\nwarning: d has files of another draft: player-3.yaml\n"
    )
    assert (there / "draft.log").read_bytes() == log
    assert deckcli("replay", "d/draft-2.log").status == 0


def test_nobody_picks_in_vain(deckcli, there):
    run = deckcli(*HUMAN, typed="1\n" * 30)

    assert (run.status, run.out) == (2, "")
    assert "d has files of another draft" in run.err


def test_a_saved_draft_ends_in_its_own_folder(deckcli, tmp_path):
    deckcli(*HUMAN, typed="1\ns\nq\n")
    run = deckcli("draft", "--resume", "d/draft.log", "--out", "d", typed="1\n" * 30)

    assert run.status == 0
    assert sorted(content(tmp_path / "d")) == [
        "draft.log", "picks.txt", "player-1.yaml", "player-2.yaml",
    ]  # fmt: skip
    assert deckcli("replay", "d/draft.log").status == 0
