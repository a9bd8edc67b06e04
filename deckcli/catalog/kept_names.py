"""The names of cards as the cache keeps them: sorted lines, of which a search reads few."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

_TAB, _LINE = b"\t", b"\n"  # neither can be in a folded name or an id


class KeptNames:
    """Folded spelling -> ids of cards; a lookup takes a few steps among 50,000 lines."""

    def __init__(self, lines: bytes) -> None:
        self._lines = lines

    def get(self, spelling: str, default: Sequence[str] = ()) -> Sequence[str]:
        wanted, lines = spelling.encode(errors="replace") + _TAB, self._lines
        low, high = 0, len(lines)
        while low < high:
            start = lines.rfind(_LINE, low, (low + high) // 2) + 1 or low
            end = lines.find(_LINE, start, high)
            end = high if end < 0 else end
            if lines[start:end] < wanted:
                low = end + 1
            else:
                high = start
        if not lines.startswith(wanted, low):
            return default
        end = lines.find(_LINE, low)
        ids = lines[low + len(wanted) : end if end >= 0 else len(lines)]
        return ids.decode().split(" ")


def packed_names(index: Mapping[str, Sequence[str]]) -> bytes:
    """A line for each spelling; ids have no spaces."""
    return _LINE.join(
        sorted(f"{spelling}\t{' '.join(ids)}".encode() for spelling, ids in index.items())
    )
