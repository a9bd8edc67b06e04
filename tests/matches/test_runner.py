"""The runner: counts in pair order, whatever order the work comes back in."""

import pytest
from rows_by_hand import CARDS, MATCH, rows

from deckcli.matches.runner import Budget, Runner, Shard
from deckcli.matches.standings import Standings
from deckcli.matches.store import Store
from deckcli.matches.workers import Done
from deckcli.stats.sprt import Sprt, Verdict

QUESTION = Sprt(0.46, 0.54)


def winners(pair):
    """A leads, as far as anybody can tell from the numbers."""
    return "AA" if pair % 3 else "BA"


class Shuffled:
    """Workers that finish their chunks in reverse order, all at once or one by one."""

    def __init__(self, size=4, *, at_once=True):
        self.size, self.at_once = size, at_once
        self.waiting, self.seen, self.stopped = [], [], False

    def has_room(self):
        return len(self.waiting) < self.size

    def submit(self, chunk):
        self.waiting.append(chunk)
        self.seen += chunk.numbers

    def finished(self, timeout):
        taken = self.waiting[::-1] if self.at_once else [self.waiting.pop()]
        if self.at_once:
            self.waiting = []
        return [Done(one, [row for pair in one.numbers for row in rows(pair, winners(pair), MATCH)])
                for one in taken]  # fmt: skip

    def stop(self):
        self.stopped = True


class InOrder(Standings):
    """Standings that insist on their promise."""

    def add(self, rotation):
        assert rotation[0].number > self.last_number
        super().add(rotation)


def run(budget, workers=None, store=None):
    runner = Runner(workers or Shuffled(), InOrder(MATCH, CARDS), budget, store)
    runner.run()
    return runner


@pytest.fixture
def store():
    with Store.create("runs.db", MATCH, CARDS) as opened:
        yield opened


def test_every_pair_is_counted_once():
    workers = Shuffled()
    runner = run(Budget(500), workers)

    assert runner.counted == runner.standings.pairs.number == 500
    assert sorted(workers.seen) == list(range(1, 501))
    assert workers.stopped


@pytest.mark.parametrize("size", [1, 2, 8])
def test_a_test_stops_at_the_same_pair_with_any_workers(size):
    alone = run(Budget(1000, sprt=QUESTION), Shuffled(1, at_once=False))
    runner = run(Budget(1000, sprt=QUESTION), Shuffled(size))

    assert runner.verdict is Verdict.H1
    assert 5 < runner.counted < 200
    assert (runner.counted, runner.standings.pairs) == (alone.counted, alone.standings.pairs)


def test_surplus_pairs_are_not_kept(store):
    workers = Shuffled(8)
    runner = run(Budget(1000, sprt=QUESTION), workers, store)

    assert max(workers.seen) > runner.counted
    assert [one.number for one, _ in store.rotations()] == list(range(1, runner.counted + 1))


def test_pairs_of_an_earlier_run_stay_though_a_test_does_not_need_them(store):
    run(Budget(300), store=store)
    runner = run(Budget(300, sprt=QUESTION), store=store)

    assert runner.counted < 200
    assert store.number() == 300


def test_only_missing_pairs_are_played(store):
    for pair in (1, 2, 5, 9, 40):
        store.add(rows(pair, winners(pair), MATCH))
    workers = Shuffled()
    runner = run(Budget(20), workers, store)

    assert sorted(workers.seen) == [pair for pair in range(1, 21) if pair not in (1, 2, 5, 9)]
    assert runner.counted == 20
    assert store.number() == 21


def test_shards_share_the_pairs():
    parts = [Shuffled() for _ in range(3)]
    for number, workers in enumerate(parts, start=1):
        assert run(Budget(20, shard=Shard(number, 3)), workers).counted == len(workers.seen)

    assert sorted(pair for workers in parts for pair in workers.seen) == list(range(1, 21))


def test_time_ends_with_whole_pairs_in_a_row():
    runner = run(Budget(None, seconds=0.05), Shuffled(3))

    assert runner.counted == runner.standings.last_number > 0


def test_no_time_at_all():
    assert run(Budget(None, seconds=0.0)).counted == 0


def test_work_that_waits_for_a_slow_chunk_is_limited():
    class Stuck(Shuffled):
        """The very first chunk comes back last."""

        most = 0

        def finished(self, timeout):
            self.most = max(self.most, len(runner._queue))
            late, ready = self.waiting[:1], self.waiting[1:]
            self.waiting = late
            taken, self.waiting = (ready, late) if ready else (late, [])
            return [Done(one, [row for pair in one.numbers for row in rows(pair)]) for one in taken]

    workers = Stuck(4)
    runner = Runner(workers, InOrder(MATCH, CARDS), Budget(2000))
    runner.run()

    assert runner.counted == 2000
    assert workers.most <= 4 * 4 + 1 + 4


def test_workers_are_sent_home_after_an_error(store):
    class Broken(Shuffled):
        def finished(self, timeout):
            raise RuntimeError("a bug")

    workers = Broken()
    with pytest.raises(RuntimeError):
        run(Budget(5), workers, store)

    assert workers.stopped


def test_what_the_runner_remembers_does_not_grow_with_the_pairs(store):
    runner = run(Budget(3000), Shuffled(2), store)

    assert runner._added == []
    assert not runner._queue
    assert not runner._out
    assert len(runner.standings.tallies[0].endings) == 2
