"""Lines of deck lists as people write them: `3x Iron Worker`, `マルス ×4`, `４枚 マルス`."""

from __future__ import annotations

import re

from deckcli.core.text import mend

LONGEST = 500  # characters; no line of a deck list comes close
_MOST = 10**18  # larger counts are wrong anyway, and Python refuses to parse 4,300 digits
# An x belongs to the count if it directly follows the number or is alone: not in `3 Xander`.
# Compiled on first use: most decks are mappings with numbers for counts.
_COUNT_FIRST = r"(?P<count>[-+]?[0-9]+)(?: ?枚 ?|x ?|X ?| [xX] | ?[×*] ?| )(?P<name>\S.*)"
_COUNT_LAST = r"(?P<name>.*\S)(?: [xX] ?| ?[×*] ?| ?: ?| ?(?=[0-9]+枚))(?P<count>[0-9]+)枚?"
_SET = r"(?P<name>.*\S) \((?P<set>[^()]+)\) (?P<number>[^\s()]+)"


def split_count(line: str) -> tuple[int, str] | None:
    """The count and the name, or None if the line has no count."""
    if len(line) > LONGEST:
        return None
    mended = " ".join(mend(line).split())
    found = re.fullmatch(_COUNT_FIRST, mended) or re.fullmatch(_COUNT_LAST, mended)
    if found is None:
        return None
    digits = found["count"]
    return int(digits) if len(digits) < 18 else _MOST, found["name"]


def split_set(name: str) -> tuple[str, str, str] | None:
    """Name, set and number if a name ends in `(SET) number`, as written by some tools."""
    found = re.fullmatch(_SET, name)
    return (found["name"], found["set"], found["number"]) if found else None
