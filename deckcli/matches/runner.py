"""Runs a match: hands out chunks, keeps the results, counts them in the order of rotations."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count, islice

from deckcli.matches.standings import Standings
from deckcli.matches.store import Store, missing
from deckcli.matches.stored_rows import Rotation
from deckcli.matches.table import GameRow
from deckcli.matches.workers import Chunk, Workers
from deckcli.stats.sprt import Sprt, Verdict

_CHUNK = 0.5  # seconds per chunk: the most each worker loses if the program is killed
_MOST = 256  # rotations in a chunk
_TICK = 0.5  # seconds until the watcher is called again even if nothing happened


@dataclass(frozen=True, slots=True)
class Shard:
    """Part `part` of `parts`: every `parts`-th rotation."""

    part: int = 1
    parts: int = 1

    def numbers(self, rotations: int | None) -> Iterator[int]:
        """The numbers of its rotations, without end if `rotations` is None."""
        if rotations is None:
            return count(self.part, self.parts)
        return iter(range(self.part, rotations + 1, self.parts))

    def size(self, rotations: int) -> int:
        return len(range(self.part, rotations + 1, self.parts))


@dataclass(frozen=True, slots=True)
class Budget:
    """When a match ends: after so many rotations or seconds, or when the question is answered."""

    rotations: int | None
    seconds: float | None = None
    sprt: Sprt | None = None
    shard: Shard = field(default_factory=Shard)

    @property
    def total(self) -> int | None:
        """The most rotations that this run counts."""
        return None if self.rotations is None else self.shard.size(self.rotations)


@dataclass(slots=True)
class _Batch:
    """Consecutive rotations: some may be in the store, the others are being played."""

    numbers: tuple[int, ...]
    known: dict[int, Rotation]
    is_done: bool = False


class Runner:
    """One run. Its standings do not depend on the workers or the store."""

    def __init__(
        self, workers: Workers, standings: Standings, budget: Budget, store: Store | None = None
    ) -> None:
        self.workers, self.standings, self.budget, self.store = workers, standings, budget, store
        self.verdict = Verdict.OPEN
        self.counted = 0  # rotations in the standings
        self.played = 0  # rotations that this run played itself
        self.began = time.monotonic()
        # when the first chunk came back, and its rotations
        self._warm: tuple[float, int] | None = None
        self._numbers = budget.shard.numbers(budget.rotations)
        self._handed = 0
        self._queue: deque[_Batch] = deque()
        self._out: dict[Chunk, _Batch] = {}
        self._added: list[int] = []  # rotations this run stored but has not counted yet

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def run(self, watch: Callable[[Runner], None] = lambda _: None) -> None:
        """Play until the budget is spent or the test has its answer."""
        try:
            while self.verdict is Verdict.OPEN:
                self._hand_out()
                if not self._queue:
                    break
                done = self.workers.finished(_TICK if self._out else 0)
                self._hand_out()  # first, because workers that are done are idle
                for chunk, rows in done:
                    self._keep(chunk, rows)
                self._count()
                watch(self)
        finally:
            self.workers.stop()
        if self.store is not None and self._added:
            self.store.drop(self._added)  # not needed: the answer came earlier

    def _hand_out(self) -> None:
        while self.workers.has_room() and not self._is_late():
            if len(self._queue) > 4 * self.workers.size:
                return  # a slow chunk holds up the count, so limit what waits for it
            numbers = tuple(islice(self._numbers, self._size()))
            if not numbers:
                return
            self._handed += len(numbers)
            known = self._known(numbers)
            batch = _Batch(numbers, known)
            self._queue.append(batch)
            chunk = Chunk(missing(numbers, known))
            if chunk.numbers:
                self._out[chunk] = batch
                self.workers.submit(chunk)
            else:
                batch.is_done = True

    def _is_late(self) -> bool:
        limit = self.budget.seconds
        return limit is not None and self.seconds >= limit

    def _known(self, numbers: tuple[int, ...]) -> dict[int, Rotation]:
        if self.store is None:
            return {}
        wanted = set(numbers)
        found = self.store.rotations(numbers[0], numbers[-1])
        return {rotation[0].number: rotation for rotation in found if rotation[0].number in wanted}

    def _size(self) -> int:
        """Rotations for about equal time per chunk; one until it is known how long that takes."""
        if self._warm is None:
            return 1
        since, before = self._warm
        spent = time.monotonic() - since
        rate = (self.played - before) / max(spent, 1e-3) / self.workers.size
        size = min(_MOST, int(rate * _CHUNK))
        if self.budget.total is not None:  # let all workers finish at about the same time
            size = min(size, (self.budget.total - self._handed) // (2 * self.workers.size))
        return max(1, size)

    def _keep(self, chunk: Chunk, rows: list[GameRow]) -> None:
        if self.store is not None:
            self.store.add(rows)
            self._added += chunk.numbers
        batch = self._out.pop(chunk)
        games = self.standings.workload.seats
        for at in range(0, len(rows), games):
            batch.known[rows[at].number] = tuple(rows[at : at + games])
        batch.is_done = True
        self.played += len(chunk.numbers)
        if self._warm is None:
            self._warm = time.monotonic(), self.played

    def _count(self) -> None:
        while self._queue and self._queue[0].is_done and self.verdict is Verdict.OPEN:
            batch = self._queue.popleft()
            for number in batch.numbers:
                self._count_rotation(batch.known[number])
                if self.verdict is not Verdict.OPEN:
                    break
            self._added = [number for number in self._added if number > self.standings.last_number]

    def _count_rotation(self, rotation: Rotation) -> None:
        self.standings.add(rotation)
        self.counted += 1
        if self.budget.sprt is not None:
            self.verdict = self.budget.sprt.verdict(self.standings.pairs)
