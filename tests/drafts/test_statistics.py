"""Pick orders: counted by hand in small drafts, plausible in large ones."""

import pytest

from deckcli.drafts.bots import make_bots
from deckcli.drafts.session import DraftSession
from deckcli.drafts.statistics import DraftStatistics
from deckcli.drafts.table import Pick


def test_one_draft_counted_by_hand(session_of, play):
    session = session_of("ashes/rulebook", players=2, seed=4)
    play(session, lambda session, legal: legal[0])
    statistics = DraftStatistics(session.draft)
    missing = statistics.add_finished(session, {})
    records = {record.item: record for record in statistics.rows()}
    taken = [one for one in session.taken if one.stage == 1]

    assert missing == 0
    for one in taken:
        record = records[one.pick.take]
        assert (record.picked, record.average_pick) == (1, one.number)
        assert record.wheel_rate == (1.0 if one.number > 2 else 0.0)
    assert {one.number for one in taken} == set(range(1, 10))
    leaders = [one.pick.take for one in session.taken if one.stage == 0]
    assert [records[leader].average_pick for leader in leaders] == [1, 2]


def test_decks_count_what_is_in_them_at_the_end(session_of, to_stage):
    session = to_stage(session_of("ashes/rulebook", players=2, seed=4), 3)
    given = session.table.owned[session.seat]["cards"][0]
    taken = session.table.row[0]
    session.take(Pick(taken, given))
    session.take(Pick())
    statistics = DraftStatistics(session.draft)
    statistics.add_finished(session, {})

    assert statistics.records[given].picked == 1
    assert statistics.records[given].decks == 0
    assert statistics.records[taken].picked == 0
    assert statistics.deck_share(statistics.records[taken]) == 0.5
    assert statistics.records[taken].average_pick is None


def test_a_card_that_is_never_wanted_goes_last(draft_of):
    draft = draft_of("ashes/rulebook", players=4)
    bots = make_bots(["rating"], draft, {"purge": 0.0, "hammer-knight": 100.0})
    statistics = DraftStatistics(draft)
    for seed in range(40):
        session = DraftSession(draft, seed)
        session.play_on(bots)
        statistics.add_finished(session, {})
    wanted, unwanted = statistics.records["hammer-knight"], statistics.records["purge"]

    assert wanted.average_pick == 1
    assert wanted.wheel_rate == 0
    assert unwanted.average_pick == 9
    assert unwanted.wheel_rate == 1
    assert statistics.rows()[0].average_pick == 1
    assert statistics.drafts == 40


def test_random_picks_are_in_the_middle(draft_of):
    draft = draft_of("ashes/rulebook", players=3)
    statistics = DraftStatistics(draft)
    for seed in range(60):
        session = DraftSession(draft, seed)
        session.play_on(make_bots(["random"], draft, {}))
        statistics.add_finished(session, {})
    cards = [one for one in statistics.records.values() if one.in_hands]
    picks = sum(one.picked for one in cards)

    assert picks == 60 * 27
    assert sum(one.numbers for one in cards) / picks == pytest.approx(5)
    assert sum(one.wheeled for one in cards) / picks == pytest.approx(6 / 9)
