"""A real scheduler with real workers: same games, whoever dies on the way."""

import shlex
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from kept_pairs import kept, wait_for_pairs
from machines import Machines, played, trouble

from deckcli.core.errors import BadSetting
from deckcli.matches import cluster
from deckcli.matches.cluster import Cluster, ClusterError, Program
from deckcli.matches.work import job_of, play
from deckcli.matches.workers import Chunk, WorkersDie

DECKS = ("cipher/s01-marth", "cipher/s02-chrom", "--bots", "greedy,random", "--seed", "3")
NO_DECKCLI = "import sys; sys.modules['deckcli'] = None"
LONG = ("match", *DECKS, "--pairs", "100000", "--store", "runs.db", "-o", "json", "-q")


@pytest.fixture
def machines(tmp_path):
    """Makes a scheduler; the test starts the workers it needs."""
    made = []

    def make(**settings: str) -> Machines:
        made.append(Machines(tmp_path, **settings))
        return made[-1]

    yield make
    for one in made:
        one.stop()


@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    """For tests that kill nobody."""
    made = Machines(tmp_path_factory.mktemp("machines"))
    made.worker()
    yield made
    made.stop()


@pytest.fixture
def job(workload, library):
    return job_of(workload, library)


# -- deaths


def test_a_worker_is_killed_on_the_way(machines, started, deckcli):
    there = machines()
    victim, _ = there.worker(), there.worker()
    words = list(LONG)
    words[words.index("--pairs") + 1] = "60"
    process = started(*words, "--cluster", there.address)
    wait_for_pairs(process, 8)
    victim.kill()
    before = len(kept())
    out, err = process.communicate(timeout=120)
    alone = deckcli("match", *DECKS, "--pairs", "60", "-o", "json", "-q")

    assert before < 50  # it died in the middle of the work
    assert (process.returncode, err, out) == (0, "", alone.out)
    assert (alone.status, alone.err) == (0, "")
    assert kept() == list(range(1, 61))


def test_the_scheduler_is_killed_and_the_match_goes_on_elsewhere(machines, started, deckcli):
    there = machines()
    there.worker()
    process = started(*LONG, "--cluster", there.address)
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
    assert_goes_on(deckcli, LONG)


def assert_goes_on(deckcli, command):
    """With what was kept, and to what a match gives that nobody disturbed."""
    before = kept()
    assert len(before) >= 3
    pairs = str(before[-1] + 3)
    words = [word for word in command if word not in ("--resume", "-q")]
    words[words.index("--pairs") + 1] = pairs
    resumed = deckcli(*words, "--resume", "-q")

    assert resumed == deckcli("match", *DECKS, "--pairs", pairs, "-o", "json", "-q")
    assert resumed.status == 0
    assert kept() == list(range(1, int(pairs) + 1))


def test_work_that_kills_its_workers_is_given_up(machines, job):
    there = machines(SCHEDULER__ALLOWED_FAILURES="0")
    worker = there.worker()
    workers = Cluster(job, there.address)
    try:
        workers.submit(Chunk(tuple(range(1, 1001))))
        workers.finished(1)
        worker.kill()
        with pytest.raises(WorkersDie, match="all workers died that played pairs 1 to 1000"):
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
        workers.submit(Chunk(tuple(range(1, 1001))))
        worker.kill()
        with pytest.raises(ClusterError, match=r"no worker of tcp://.* was heard of for 1 seconds"):
            played(workers, Chunk((2000,)))
    finally:
        workers.stop()


# -- the same games


def test_chunks_are_played_as_here(shared, job):
    workers = Cluster(job, shared.address)
    try:
        chunks = [Chunk((pair, pair + 1)) for pair in range(1, 12, 2)]
        assert played(workers, *chunks) == {chunk: play(job, chunk.pairs) for chunk in chunks}
        assert workers.size == 1  # workers, not threads: a table serves one game at a time
    finally:
        workers.stop()


def test_the_scheduler_needs_no_deckcli(machines, job):
    there = machines(SCHEDULER__PRELOAD=repr([NO_DECKCLI]))
    there.worker()
    workers = Cluster(job, there.address)
    try:
        assert played(workers, Chunk((1,))) == {Chunk((1,)): play(job, (1,))}
    finally:
        workers.stop()


def test_a_worker_that_comes_later_plays_too(machines, job, monkeypatch):
    monkeypatch.setattr(cluster, "_COUNT", 0.1)
    there = machines()
    there.worker()
    workers = Cluster(job, there.address)
    try:
        there.worker()
        end = time.monotonic() + 30
        while workers.size < 2 and time.monotonic() < end:
            workers.finished(0)
            time.sleep(0.1)
        assert workers.size == 2
    finally:
        workers.stop()


def test_an_interrupted_match_tells_how_to_go_on(shared, started, deckcli):
    process = started(*LONG, "--cluster", shared.address)
    wait_for_pairs(process, 3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)

    assert (process.returncode, out) == (130, "")
    command = err.splitlines()[-1]
    assert f"--cluster {shared.address}" in command
    assert_goes_on(deckcli, shlex.split(command)[1:])


def test_what_is_stored_already_needs_no_worker_again(shared, deckcli):
    words = ("match", *DECKS, "--pairs", "3", "--store", "runs.db", "-o", "json", "-q")
    first = deckcli(*words)
    again = deckcli(*words, "--resume", "--cluster", shared.address)

    assert first == again
    assert first.status == 0


def test_a_tournament_is_played_there_too(shared, deckcli):
    words = ("tournament", *DECKS[:2], "cipher/blue-midrange", "--bots", "random", "--seed", "3",
             "--pairs", "2", "-o", "json", "-q")  # fmt: skip
    there = deckcli(*words, "--cluster", shared.address)

    assert there == deckcli(*words)
    assert there.status == 0


# -- workers that would play other games


def test_another_program_is_refused(shared, job, monkeypatch):
    theirs = cluster.program()
    monkeypatch.setattr(cluster, "program", lambda: Program("0.0.1", "0123456789"))
    found = trouble(Cluster(job, shared.address))

    assert found.message == f"a worker has {theirs}, not deckcli 0.0.1 (source 01234567)"
    assert found.where.startswith("worker tcp://127.0.0.1:")
    assert "install the same deckcli" in found.hint


def test_the_source_counts_not_only_the_version(monkeypatch, tmp_path):
    module = tmp_path / "deckcli" / "__init__.py"
    module.parent.mkdir()
    module.touch()
    (module.parent / "table.py").write_text("one = 1\n")
    monkeypatch.setattr("deckcli.__file__", str(module))
    before = cluster.program.__wrapped__()
    (module.parent / "table.py").write_text("one = 2\n")

    assert cluster.program.__wrapped__() != before


def test_other_card_data_is_refused(shared, job, workload):
    other = job._replace(workload=job.workload.replace(workload.card_data, "0"))
    found = trouble(Cluster(other, shared.address))

    assert "card data of cipher is not the one" in found.message
    assert found.where.startswith("worker tcp://")


def test_card_data_that_the_workers_do_not_have_is_refused(shared, job, tmp_path):
    found = trouble(Cluster(job._replace(folders=("my-cards",)), shared.address))

    assert found.message == f"the card data folder {tmp_path / 'my-cards'} does not exist"


def test_a_worker_without_deckcli_is_refused(machines, job):
    there = machines()
    there.worker("--preload", NO_DECKCLI)
    found = trouble(Cluster(job, there.address))

    assert found.message.startswith("a worker cannot play: ModuleNotFoundError")
    assert found.hint == "deckcli must be installed for all workers, in the same version"


# -- nobody there


def test_a_scheduler_without_workers(machines, job, monkeypatch):
    monkeypatch.setattr(cluster, "_FIRST", 1.0)
    there = machines()
    with pytest.raises(ClusterError, match="has no workers") as raised:
        Cluster(job, there.address)

    assert raised.value.hint == f"start some: dask worker {there.address}"


@pytest.mark.parametrize("is_listening", [False, True], ids=["closed", "silent"])
def test_no_scheduler(deckcli, is_listening, monkeypatch):
    monkeypatch.setattr(cluster, "_CONNECT", 1.0)
    with socket.socket() as somebody:
        somebody.bind(("127.0.0.1", 0))
        if is_listening:
            somebody.listen()
        address = f"tcp://127.0.0.1:{somebody.getsockname()[1]}"
        began = time.monotonic()
        run = deckcli(*LONG, "--cluster", address)

    assert time.monotonic() - began < 10
    assert (run.status, run.out) == (2, "")
    assert run.err == (
        f"error[cluster]: no scheduler answers at {address}\n"
        "  hint: is it running? dask scheduler starts one\n"
    )
    assert not Path("runs.db").exists()


@pytest.mark.parametrize(
    "address", ["host", "host:8786", "tcp://host", "http://host:8786", "tcp://"]
)
def test_no_address(job, address):
    with pytest.raises(BadSetting, match=f"--cluster {address} is no address"):
        Cluster(job, address)


def test_not_both_kinds_of_workers(deckcli):
    run = deckcli(*LONG, "--cluster", "tcp://127.0.0.1:1", "-j", "2")

    assert run.status == 2
    assert "-j is for this machine, --cluster for others" in run.err


def test_without_dask(deckcli, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    run = deckcli(*LONG, "--cluster", "tcp://127.0.0.1:1")

    assert run.status == 2
    assert run.err == (
        "error[cluster]: --cluster needs dask.distributed\n  hint: pip install 'deckcli[dask]'\n"
    )


def test_matches_of_this_machine_do_not_import_dask():
    code = (
        "import sys; from deckcli.cli.main import exit_status_of;"
        f"status = exit_status_of(['match', *{DECKS}, '--pairs', '1', '-q']);"
        "sys.exit(status or 'distributed' in sys.modules or 'dask' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
