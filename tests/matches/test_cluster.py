"""A real scheduler with real workers: the same games, or a word why not."""

import socket
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from kept_pairs import DECKS, ENDLESS
from machines import Machines, played, trouble

from deckcli.core.errors import BadSetting
from deckcli.matches import cluster
from deckcli.matches.cluster import Cluster, ClusterError, Program
from deckcli.matches.work import play
from deckcli.matches.workers import Chunk

NO_DECKCLI = "import sys; sys.modules['deckcli'] = None"


@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    """For tests that kill nobody."""
    made = Machines(tmp_path_factory.mktemp("machines"))
    made.worker()
    yield made
    made.stop()


# -- the same games


def test_chunks_are_played_as_here(shared, job):
    workers = Cluster(job, shared.address)
    try:
        chunks = [Chunk((pair, pair + 1)) for pair in range(1, 12, 2)]
        assert played(workers, *chunks) == {chunk: play(job, chunk.numbers) for chunk in chunks}
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
    other = job._replace(workload=replace(workload, card_data="0"))
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
        run = deckcli(*ENDLESS, "--cluster", address)

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
    run = deckcli(*ENDLESS, "--cluster", "tcp://127.0.0.1:1", "-j", "2")

    assert run.status == 2
    assert "-j is for this machine, --cluster for others" in run.err


def test_without_dask(deckcli, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    run = deckcli(*ENDLESS, "--cluster", "tcp://127.0.0.1:1")

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
