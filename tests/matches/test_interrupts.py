"""Ctrl-C: noted once, raised the second time, and gone from the program afterwards."""

import signal
import threading

import pytest

from deckcli.matches.interrupts import noted_interrupts


@pytest.fixture(autouse=True)
def usual_handler():
    """Python's own: whoever starts the tests may have Ctrl-C ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_the_first_interrupt_is_noted():
    with noted_interrupts() as is_interrupted:
        assert not is_interrupted()
        signal.raise_signal(signal.SIGINT)

        assert is_interrupted()


def test_the_second_is_raised():
    with noted_interrupts():
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_afterwards_all_is_as_before():
    before = signal.getsignal(signal.SIGINT)
    with noted_interrupts():
        assert signal.getsignal(signal.SIGINT) is not before

    assert signal.getsignal(signal.SIGINT) is before


def test_other_threads_leave_signals_alone():
    heard = []

    def listen():
        with noted_interrupts() as is_interrupted:
            heard.append(is_interrupted())

    thread = threading.Thread(target=listen)
    thread.start()
    thread.join()

    assert heard == [False]
