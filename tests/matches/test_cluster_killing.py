"""A real scheduler with real workers, really killed: the match is the same, whoever dies."""

import shlex
import signal
import time

import pytest
from kept_pairs import ENDLESS, assert_goes_on, kept, wait_for, wait_for_chunks, wait_for_pairs
from machines import played

from deckcli.matches import cluster
from deckcli.matches.cluster import Cluster, ClusterError
from deckcli.matches.workers import Chunk, WorkersDie

MATCH = (*ENDLESS, "-o", "json", "-q")
LONG = Chunk(tuple(range(1, 100_001)))  # nobody plays that in a second


def test_a_worker_is_killed_on_the_way(machines, started, deckcli):
    there = machines()
    victim, _ = there.worker(), there.worker()
    process = started(*MATCH, "--cluster", there.address)
    wait_for_pairs(process, 8)
    victim.kill()
    # One more than two workers are given at once: the last was handed out after the death.
    wait_for_chunks(process, 2 * cluster._AHEAD + 1)
    last = kept()[-1]
    wait_for(process, lambda: kept()[:last] == list(range(1, last + 1)))  # the victim's as well
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)

    assert (process.returncode, out) == (130, "")
    assert err.startswith("interrupted after ")  # nothing was said of the death
    assert_goes_on(deckcli)


def test_the_scheduler_is_killed_and_the_match_goes_on_elsewhere(machines, started, deckcli):
    there = machines()
    there.worker()
    process = started(*MATCH, "--cluster", there.address)
    wait_for_pairs(process, 3)
    there.scheduler.kill()
    killed = time.monotonic()
    out, err = process.communicate(timeout=60)

    assert time.monotonic() - killed < 15
    assert (process.returncode, out) == (2, "")
    assert err == (
        f"error[cluster]: the scheduler at {there.address} is gone\n"
        "  hint: finished pairs are safe in the --store, if there is one; go on with --resume\n"
    )
    assert_goes_on(deckcli)


def test_work_that_kills_its_workers_is_tried_again_and_then_given_up(machines, job):
    there = machines(SCHEDULER__ALLOWED_FAILURES="0")
    worker = there.worker()
    workers = Cluster(job, there.address)
    try:
        workers.submit(LONG)
        for _ in range(cluster._TRIES - 1):
            workers.finished(1)
            worker.kill()
            assert workers.finished(30) == []
            worker = there.worker()
        workers.finished(1)
        worker.kill()
        with pytest.raises(WorkersDie, match="all workers died that played pairs 1 to 100000"):
            workers.finished(30)
    finally:
        workers.stop()


def test_nobody_waits_for_ever_for_workers(machines, job, monkeypatch):
    there = machines()
    worker = there.worker()
    workers = Cluster(job, there.address)
    monkeypatch.setattr(cluster, "_COUNT", 0.1)
    monkeypatch.setattr(cluster, "_WORKERS", 1.0)
    try:
        workers.submit(LONG)
        worker.kill()
        with pytest.raises(ClusterError, match=r"no worker of tcp://.* was heard of for 1 seconds"):
            played(workers, Chunk((200_000,)))
    finally:
        workers.stop()


def test_an_interrupted_match_tells_how_to_go_on(machines, started, deckcli):
    there = machines()
    there.worker()
    process = started(*MATCH, "--cluster", there.address)
    wait_for_pairs(process, 3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)

    assert (process.returncode, out) == (130, "")
    command = err.splitlines()[-1]
    assert f"--cluster {there.address}" in command
    assert_goes_on(deckcli, *shlex.split(command)[1:])
