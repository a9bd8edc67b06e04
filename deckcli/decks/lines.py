"""Lines of deck lists as people write them: `3x Iron Worker`, `マルス ×4`, `４枚 マルス`."""

from __future__ import annotations

import re

from deckcli.core.text import mend

LONGEST = 500  # characters; no line of a deck list comes near
_MOST = 10**18  # counts beyond are wrong anyway, and Python refuses numbers of 4,300 digits
# An x counts where it follows the number at once or stands alone: `3 Xander` is a name.
# Compiled when first used: most decks are mappings and state their counts as numbers.
_COUNT_FIRST = r"(?P<count>[-+]?[0-9]+)(?: ?枚 ?|x ?|X ?| [xX] | ?[×*] ?| )(?P<name>\S.*)"
_COUNT_LAST = r"(?P<name>.*\S)(?: [xX] ?| ?[×*] ?| ?: ?| ?(?=[0-9]+枚))(?P<count>[0-9]+)枚?"
_SET = r"(?P<name>.*\S) \((?P<set>[^()]+)\) (?P<number>[^\s()]+)"


def split_count(line: str) -> tuple[int, str] | None:
    """The count and the name of a line that states a count, else None."""
    if len(line) > LONGEST:
        return None
    mended = " ".join(mend(line).split())
    found = re.fullmatch(_COUNT_FIRST, mended) or re.fullmatch(_COUNT_LAST, mended)
    if found is None:
        return None
    digits = found["count"]
    return int(digits) if len(digits) < 18 else _MOST, found["name"]


def split_set(name: str) -> tuple[str, str, str] | None:
    """Name, set and number where a name ends in `(SET) number`, as some tools write it."""
    found = re.fullmatch(_SET, name)
    return (found["name"], found["set"], found["number"]) if found else None
