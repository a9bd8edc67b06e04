"""Real processes, really killed: no kept pair is lost, none is counted twice."""

import os
import shlex
import signal
import time
from dataclasses import replace
from pathlib import Path

import pytest
from kept_pairs import DECKS, ENDLESS, assert_goes_on, kept, wait_for_pairs

from deckcli.matches.work import job_of
from deckcli.matches.workers import Chunk, Processes, WorkersDie

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="asks Linux for the children of a process"
)


def is_gone(pid, seconds=20):
    """Whether a process ends by itself in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2]
        except (ProcessLookupError, FileNotFoundError):
            return True
        if state.split()[0] == "Z":
            return True
        time.sleep(0.05)
    return False


def children(pid):
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_program_is_killed(started, deckcli, jobs):
    process = started(*ENDLESS, "-j", jobs)
    wait_for_pairs(process)
    workers = children(process.pid)
    process.kill()
    process.wait()

    assert all(is_gone(pid) for pid in workers)  # nobody plays on for a dead parent
    assert len(kept()) >= 2
    assert_goes_on(deckcli)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_program_is_interrupted(started, deckcli, jobs):
    process = started(*ENDLESS, "-j", jobs, "-o", "json")
    wait_for_pairs(process)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers, too
    out, err = process.communicate(timeout=30)

    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
    told, command = err.strip().splitlines()[-2:]
    assert told.startswith("interrupted after ")
    assert len(kept()) >= 2
    words = shlex.split(command)
    assert words[0] == "deckcli"
    assert_goes_on(deckcli, *words[1:])


def test_a_tournament_goes_on_after_being_killed_and_interrupted(started, deckcli):
    cup = ("tournament", *DECKS[:2], "cipher/blue-midrange", "--bots", "random", "--seed", "3")
    endless = (*cup, "--type", "gauntlet", "--pairs", "9999", "--store", "runs.db", "-j", "2")
    process = started(*endless)
    wait_for_pairs(process)
    process.kill()
    process.wait()
    process = started(*endless, "--resume", "-o", "json")
    wait_for_pairs(process, len(kept()) + 2)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=30)
    words = shlex.split(err.strip().splitlines()[-1])[1:]
    pairs = str(kept()[-1] // 2 + 1)
    words[words.index("--pairs") + 1] = pairs

    assert process.returncode == 130
    alone = deckcli(*cup, "--type", "gauntlet", "--pairs", pairs, "-o", "json", "-q")
    assert deckcli(*words, "-q") == alone
    assert kept() == list(range(1, 2 * int(pairs) + 1))


def test_without_a_store_an_interruption_keeps_nothing_and_says_so(started):
    process = started("match", *DECKS[:2], "--bots", "greedy", "--pairs", "100000")
    assert process.stderr.readline().startswith("seed ")  # drawn when the decks were read
    time.sleep(1)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=30)

    assert process.returncode == 130
    assert "without --store nothing is kept" in err


def test_a_worker_is_killed(started, deckcli):
    process = started(*ENDLESS, "-j", "2")
    wait_for_pairs(process, 1)
    workers = [pid for pid in children(process.pid) if is_worker(pid)]
    os.kill(workers[0], signal.SIGKILL)
    there = len(kept())
    wait_for_pairs(process, there + 6)
    replaced = [pid for pid in children(process.pid) if is_worker(pid)]
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)

    assert process.returncode == 130
    assert len(replaced) == 2
    assert workers[0] not in replaced
    assert_goes_on(deckcli)


def is_worker(pid):
    return "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")


def test_only_the_chunk_of_a_dead_worker_is_played_again(workload, library):
    workers = Processes(job_of(workload, library), 2)
    try:
        workers.submit(Chunk((1, 2)))
        workers.submit(Chunk((3, 4)))
        os.kill(workers.pids()[0], signal.SIGKILL)
        done = []
        while len(done) < 2:
            done += workers.finished(30)

        assert sorted(one.chunk.numbers for one in done) == [(1, 2), (3, 4)]
        assert all([row.number for row in one.rows[::2]] == list(one.chunk.numbers) for one in done)
    finally:
        workers.stop()


def test_work_that_kills_everybody_is_given_up(workload, library):
    workers = Processes(job_of(workload, library), 1)
    try:
        workers.submit(Chunk((1, 2)))
        for _ in range(2):
            os.kill(workers.pids()[0], signal.SIGKILL)
            assert workers.finished(30) == []
        os.kill(workers.pids()[0], signal.SIGKILL)
        with pytest.raises(WorkersDie, match="3 workers died while they played pairs 1 to 2"):
            workers.finished(30)
    finally:
        workers.stop()


def test_an_error_of_a_worker_arrives_here(workload, library):
    job = job_of(workload, library)
    workers = Processes(job._replace(workload=replace(workload, card_data="0")), 2)
    try:
        workers.submit(Chunk((1,)))
        with pytest.raises(Exception, match="card data of cipher is not the one"):
            workers.finished(30)
    finally:
        workers.stop()
