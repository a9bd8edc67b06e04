"""`--cluster` at an address where something else listens: a clear error, whatever it says."""

import socket
import threading

import pytest

pytest.importorskip("distributed")

MATCH = ("match", "cipher/s01-marth", "cipher/s02-chrom", "--seed", "1", "--pairs", "1")


@pytest.fixture
def server():
    """Somebody who sends these bytes to everyone who comes, and hangs up."""
    listening = []

    def start(said: bytes) -> str:
        somebody = socket.create_server(("127.0.0.1", 0))
        listening.append(somebody)

        def serve() -> None:
            while True:
                try:
                    caller, _ = somebody.accept()
                except OSError:
                    return
                with caller:
                    caller.sendall(said)

        threading.Thread(target=serve, daemon=True).start()
        return f"tcp://127.0.0.1:{somebody.getsockname()[1]}"

    yield start
    for one in listening:
        one.close()


@pytest.mark.parametrize(
    "said",
    [
        b"HTTP/1.1 400 Bad Request\r\n" * 20,
        b"SSH-2.0-OpenSSH_9.6\r\n",
        b"\0" * 400,
        b"\x01" + b"\0" * 7 + b"\x05" + b"\0" * 7 + b"hello",  # one frame, as dask has them
        b"\xff" * 64,
    ],
    ids=["http", "ssh", "zeros", "frame", "ones"],
)
def test_a_server_of_another_kind(deckcli, server, said):
    address = server(said)
    run = deckcli(*MATCH, "--cluster", address)

    assert (run.status, run.out) == (2, "")
    assert run.err == (
        f"error[cluster]: no scheduler answers at {address}\n"
        "  hint: is it running? dask scheduler starts one\n"
    )
