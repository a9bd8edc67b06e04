"""Lines of deck lists as people write them: `3x Iron Worker`, `マルス ×4`, `４枚 マルス`."""

from __future__ import annotations

import re

from deckcli.core.text import mend

_COUNT_FIRST = re.compile(
    r"(?P<count>[0-9]{1,12})\s*(?:[x×*]\s+|[x×*](?=\S)|枚\s*|\s+)(?P<name>\S.*)", re.I
)
_COUNT_LAST = re.compile(r"(?P<name>.*\S)\s*(?:\s[x×*]|[×*])\s*(?P<count>[0-9]{1,12})枚?", re.I)
_SET = re.compile(r"(?P<name>.*\S)\s+\((?P<set>[^()]+)\)\s+(?P<number>\S+)")


def split_count(line: str) -> tuple[int, str] | None:
    """The count and the name of a line that states a count, else None."""
    mended = mend(line).strip()
    found = _COUNT_FIRST.fullmatch(mended) or _COUNT_LAST.fullmatch(mended)
    return (int(found["count"]), found["name"]) if found else None


def without_set(name: str) -> str:
    """The name less a trailing `(SET) number`, as some tools write it."""
    found = _SET.fullmatch(name)
    return found["name"] if found else name
