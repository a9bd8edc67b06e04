"""A match without end that somebody disturbs, and what its store holds meanwhile."""

import time
from contextlib import suppress

from deckcli.matches.store import Store
from deckcli.matches.store_format import StoreError

DECKS = ("cipher/s01-marth", "cipher/s02-chrom", "--bots", "greedy,random", "--seed", "3")
ENDLESS = ("match", *DECKS, "--pairs", "100000", "--store", "runs.db")


def kept() -> list[int]:
    """The pairs of runs.db, as somebody else sees them."""
    with suppress(StoreError), Store.open("runs.db") as store:
        return [rotation[0].number for rotation in store.rotations()]
    return []


def wait_for(process, happened, seconds=60):
    end = time.monotonic() + seconds
    while not happened():
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end, "too slow"
        time.sleep(0.05)


def wait_for_pairs(process, number=2):
    wait_for(process, lambda: len(kept()) >= number)


def wait_for_chunks(process, number):
    """So many more chunks at least: the pairs of one are kept at once."""
    for _ in range(number):
        wait_for_pairs(process, len(kept()) + 1)


def assert_goes_on(deckcli, *command):
    """With what was kept, and to what a match gives that nobody disturbed."""
    words = list(command or (*ENDLESS, "--resume", "-o", "json"))
    pairs = words[words.index("--pairs") + 1] = str(kept()[-1] + 3)
    resumed = deckcli(*words, "-q")

    assert resumed == deckcli("match", *DECKS, "--pairs", pairs, "-o", "json", "-q")
    assert resumed.status == 0
    assert kept() == list(range(1, int(pairs) + 1))
