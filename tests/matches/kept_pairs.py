"""What a store holds while somebody else is writing to it."""

import time
from contextlib import suppress

from deckcli.matches.store import Store, StoreError


def kept() -> list[int]:
    """The pairs of runs.db, as somebody else sees them."""
    with suppress(StoreError), Store.open("runs.db") as store:
        return [one.pair for one, _ in store.pairs()]
    return []


def wait_for_pairs(process, number=2, seconds=60):
    end = time.monotonic() + seconds
    while len(kept()) < number:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end, "too slow"
        time.sleep(0.05)
