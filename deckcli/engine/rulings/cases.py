"""The cases of a ruling: the values listed in `for_each`, substituted for its $names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from math import prod
from typing import Any

from deckcli.catalog.schema_check import schema_problems
from deckcli.core.text import known_words
from deckcli.engine.rulings.layouts import BadRuling, Inside

MOST_CASES = 1_000
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_USED = re.compile(rf"\$({_NAME.pattern})")  # greedy: $ab is not $a and then b


def cases(ruling: Mapping[str, Any]) -> Iterator[tuple[Mapping[str, Any], str]]:
    """The ruling with the values in `for_each` substituted for its names; raises BadRuling.

    A mapping of lists stands for every combination, a list of mappings for exactly those cases.
    """
    given: Any = ruling.get("for_each")
    if not given:
        yield ruling, ""
        return
    with Inside("for_each"):
        chosen = _choices(given)
    rest = {key: value for key, value in ruling.items() if key != "for_each"}
    for values in chosen:
        filled = {key: _filled_part(key, value, values) for key, value in rest.items()}
        for problem in schema_problems("ruling", filled):  # so far it has seen only the names
            raise BadRuling(problem.message, hint=problem.hint, at=problem.at)
        yield filled, ", ".join(f"{name}: {value}" for name, value in values.items())


def _choices(given: Any) -> list[dict[str, Any]]:
    combined = isinstance(given, Mapping)
    count = prod(len(values) for values in given.values()) if combined else len(given)
    if count > MOST_CASES:
        raise BadRuling(f"a ruling has {MOST_CASES:,} cases at most, not {count:,}")
    for steps, name in _names(given):
        if not _NAME.fullmatch(name):
            with Inside(*steps, key=True):
                raise BadRuling(
                    f"{name!r} is no name for a value",
                    hint="a letter first, then letters, digits and _",
                )
    if not combined:
        return [dict(case) for case in given]
    return [dict(zip(given, values, strict=True)) for values in product(*given.values())]


def _names(given: Any) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """All names, with the steps to each."""
    if isinstance(given, Mapping):
        yield from (((name,), name) for name in given)
        return
    for number, case in enumerate(given):
        yield from (((number, name), name) for name in case)


def _filled_part(key: str, value: Any, chosen: Mapping[str, Any]) -> Any:
    """Prose about a ruling may contain a meaningless $; the parts that are played may not."""
    with Inside(key):
        return value if key in ("ruling", "cites") else _filled(value, chosen)


def _filled(value: Any, chosen: Mapping[str, Any]) -> Any:
    if isinstance(value, Mapping):
        return _filled_mapping(value, chosen)
    if isinstance(value, list):
        items = []
        for number, item in enumerate(value):
            with Inside(number):
                items.append(_filled(item, chosen))
        return items
    if not isinstance(value, str):
        return value
    used = _USED.findall(value)
    for name in used:
        if name not in chosen:
            hint = known_words(name, list(chosen), "names")
            raise BadRuling(f"for_each has no value for ${name}", hint=hint)
    if used and value == f"${used[0]}":
        return chosen[used[0]]
    return _USED.sub(lambda found: str(chosen[found[1]]), value)


def _filled_mapping(mapping: Mapping[str, Any], chosen: Mapping[str, Any]) -> dict[str, Any]:
    filled: dict[str, Any] = {}
    for key, item in mapping.items():
        with Inside(key, key=True):
            name = _filled(key, chosen)
            if not isinstance(name, str):
                raise BadRuling(f"{key} stands for {name!r}, which is no word", hint="quote it")
            if name in filled:
                raise BadRuling(f"{key} stands for {name!r}, which is there already")
        with Inside(key):
            filled[name] = _filled(item, chosen)
    return filled
