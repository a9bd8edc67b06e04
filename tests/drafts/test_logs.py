"""Logs: what is written replays to the same draft, at any moment and with any players."""

import pytest

from deckcli.core.files import Source
from deckcli.drafts.bots import make_bots
from deckcli.drafts.collection import Collection
from deckcli.drafts.errors import BadDraft
from deckcli.drafts.log import (
    fingerprint,
    log_from,
    matches_result,
    read_log,
    replayed,
    written,
)
from deckcli.drafts.table import PASS, Pick, parse_pick

FORMATS = ["ashes/rulebook", "ashes/organised-play", "summon_magic/cube", "blackpoker/random-half"]


def log_of(session, bots=("random", "random")):
    return log_from(Source("draft.log", written(session, list(bots))))


@pytest.mark.parametrize("pick", [Pick("fear"), Pick("fear", "seal"), Pick("", "fear"), PASS])
def test_the_notation_of_picks_is_read_again(pick):
    assert parse_pick(str(pick)) == pick


@pytest.mark.parametrize("text", ["", "takes", "takes a b", "takes a for", "gives a", "passes a"])
def test_what_is_no_pick(text):
    assert parse_pick(text) is None


@pytest.mark.parametrize("key", FORMATS)
def test_a_finished_draft_replays_to_the_same_end(session_of, play, library, key):
    session = play(session_of(key, players=2, seed=5))
    log = log_of(session)
    again = replayed(log, library)

    assert again.taken == session.taken
    assert again.table.contents() == session.table.contents()
    assert matches_result(log, again)


def test_a_draft_can_be_saved_and_continued_at_any_moment(session_of, draft_of, library):
    whole = session_of("ashes/rulebook", players=2, seed=8)
    bots = make_bots(["random", "payable"], whole.draft, {})
    whole.play_on(bots)
    for moment in range(len(whole.taken)):
        session = session_of("ashes/rulebook", players=2, seed=8)
        for _ in range(moment):
            session.let_choose(bots[session.seat])
        resumed = replayed(log_of(session), library)
        assert resumed.table.contents() == session.table.contents()
        resumed.play_on(bots)
        assert fingerprint(resumed.table) == fingerprint(whole.table)


def test_rules_sets_and_collection_are_part_of_the_log(session_of, play, library, catalog_of):
    cards = {card.id: 6 for card in catalog_of("ashes") if card.kind != "conjuration"}
    session = session_of(
        "ashes/rulebook",
        players=3,
        sets=2,
        rules={"dice": "any", "swap": "required"},
        collection=Collection(cards, {"dice": {"natural": 31}}),
    )
    again = replayed(log_of(play(session)), library)

    assert again.draft.rules == {
        "pool": "master-set", "dice_direction": "right", "dice": "any", "swap": "required",
    }  # fmt: skip
    assert again.table.contents() == session.table.contents()


def test_undo_goes_back_to_the_last_choice_of_the_player(session_of, play):
    session = session_of("ashes/rulebook", players=2, seed=3)
    play(session, until=lambda one: one.table.stage == 2 and one.seat == 0)
    before = len(session.taken)
    assert session.undo(0)

    last = session.taken[-1] if session.taken else None
    assert session.seat == 0
    assert len(session.taken) < before
    assert len(session.draft.legal_picks(session.table)) > 1  # the forced ninth card is skipped
    assert last is not None


def test_there_is_nothing_to_undo_at_the_start(session_of):
    assert not session_of("ashes/rulebook", players=2).undo(0)


# Logs that cannot be used


@pytest.fixture
def text(session_of, play):
    return written(play(session_of("ashes/rulebook", players=2)), ["random", "random"])


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('card_data: "', 'card_data: "0', "another version of the ashes card data"),
        ('format: "', 'format: "0', "has changed since"),
        ("log: 1", "log: 2", "version 2"),
        ("log: 1", "game: ashes", "not a draft log"),
        ("draft: ashes/rulebook", "draft: ashes/rulebok", "no draft format is called"),
        ("seed: 1", "seed: one", 'no proper "seed"'),
        ("players: 2", "players: 99", "is for 2 to 32"),
        ("players: 2", "players: true", 'no proper "players"'),
        ("sets: 1", "sets: -1", "sets"),
        ("- p1 takes", "- p2 takes", "is of player"),
        ("- p1 takes", "- p1 steals", "is no pick"),
        ("- p1 takes", "- somebody takes", "is no pick"),
        ("takes charm", "takes fire", "not legal"),
        ('"swap": "optional"', '"swap": "never"', "no value of the rule"),
        ("picks:", "collection: {cards: {coal-roarkwin: -1}}\npicks:", "collection in the log"),
        ("picks:", "picks: {}\nrest:", 'no proper "picks"'),
    ],
)
def test_a_log_that_does_not_fit_is_refused(text, library, old, new, message):
    from deckcli.core.errors import DeckcliError

    assert old in text
    with pytest.raises(DeckcliError, match=message):
        replayed(log_from(Source("draft.log", text.replace(old, new, 1))), library)


def test_picks_after_the_end_are_refused(text, library):
    with pytest.raises(BadDraft, match="it is over"):
        replayed(log_from(Source("draft.log", text + "  - p1 takes charm\n")), library)


def test_a_log_with_another_result_does_not_match(text, library):
    log = log_from(Source("draft.log", text.replace('result: "', 'result: "0', 1)))

    assert not matches_result(log, replayed(log, library))


@pytest.mark.parametrize("content", [b"", b"\0\1", b"[1, 2", b"just words", b"- 1\n- 2\n"])
def test_files_that_are_no_logs(tmp_path, content):
    file = tmp_path / "draft.log"
    file.write_bytes(content)
    with pytest.raises(BadDraft):
        read_log(file)


def test_a_missing_log(tmp_path):
    with pytest.raises(BadDraft, match="no such file"):
        read_log(tmp_path / "draft.log")
