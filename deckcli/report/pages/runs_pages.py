"""Pages about stores: their content, how two of them differ, how many games are needed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from deckcli.core.text import plural
from deckcli.matches.comparing import Comparison
from deckcli.matches.match import counted
from deckcli.matches.store import Store
from deckcli.matches.table import GameRow
from deckcli.matches.workload import turn_of
from deckcli.report.tables import table
from deckcli.stats.compare import Change
from deckcli.stats.pairs import interval
from deckcli.stats.plan import outlooks, pairs_for_difference, pairs_for_margin
from deckcli.stats.sprt import Sprt


def status_row(store: Store) -> dict[str, Any]:
    """What a store holds; the score is that of A, or of the first deck against the field."""
    workload = store.workload
    standings = counted(store)
    around = interval(standings.pairs, mirror=workload.is_mirror)
    first, *others = workload.names()
    number = sum(tally.pairs.number for tally in standings.tallies)
    return {
        "store": store.path,
        "game": workload.game,
        "type": str(workload.plan),
        "a": first,
        "b": others[0] if workload.is_match else f"{len(others)} others",
        "bots": ",".join(dict.fromkeys(workload.bots) if not workload.is_match else workload.bots),
        "seed": workload.seed,
        "pairs": number,
        "gaps": store.last() - number,
        "score": round(standings.pairs.score, 6),
        "low": round(around.low, 6),
        "high": round(around.high, 6),
    }


def status_page(rows: Sequence[Mapping[str, Any]], output: str) -> str:
    """A line for each store; with percentages for people."""
    headers = list(rows[0])
    if output in ("text", "markdown"):
        shares = ("score", "low", "high")
        lines = [
            [f"{100 * row[key]:.1f} %" if key in shares else row[key] for key in headers]
            for row in rows
        ]
        return table(lines, headers, output=output)
    return table([list(row.values()) for row in rows], headers, output=output)


def games_page(store: Store, output: str) -> str:
    """One line for each game; its decks and seed are enough to replay it."""
    matches = store.workload.matches()
    names = [match.names() for match in matches]
    rows = [
        (*row, *names[turn_of(row.pair, len(names))[0]]) for pair in store.pairs() for row in pair
    ]
    return table(rows, (*GameRow._fields, "a", "b"), output=output)


def compared(comparison: Comparison, tolerance: float, subject: str = "A") -> dict[str, Any]:
    """The document of a comparison."""
    found = comparison.difference
    return {
        "schema_version": 1,
        "subject": subject,
        "result": str(found.change(tolerance)),
        "tolerance": tolerance,
        "base": {"pairs": comparison.base_pairs, "score": round(found.base, 6)},
        "current": {"pairs": comparison.current_pairs, "score": round(found.current, 6)},
        "same_seeds": comparison.same_seed,
        "shared_pairs": comparison.shared_pairs,
        "difference": round(found.value, 6),
        "low": round(found.interval.low, 6),
        "high": round(found.interval.high, 6),
        "significant": found.is_significant,
    }


def compare_page(document: Mapping[str, Any], output: str) -> str:
    if output == "json":
        return json.dumps(document, indent=2) + "\n"
    if output == "junit":
        from deckcli.report.pages.match_junit import Case, suite_page

        name = f"no loss beyond {100 * document['tolerance']:g} points"
        told, change = _told(document), document["result"]
        case = {
            Change.WORSE: Case(name, told, change),
            Change.UNCLEAR: Case(name, still_open=told),
        }.get(change, Case(name))
        return suite_page("deckcli runs compare", "runs.compare", [case], told)
    rows = [
        (which, document[which]["pairs"], f"{100 * document[which]['score']:.1f} %")
        for which in ("base", "current")
    ]
    headers = ("run", "pairs", f"{document['subject']} scores")
    return f"{table(rows, headers, output=output)}\n{_told(document)}\n"


def _told(document: Mapping[str, Any]) -> str:
    value, low, high = (100 * document[key] for key in ("difference", "low", "high"))
    shared = document["shared_pairs"]
    alone = "no pairs in common" if document["same_seeds"] else "different seeds"
    how = "the same seeds" if shared else alone
    if shared and low == high == 0:
        return f"Every pair ended as before ({how}): {document['result']}"
    proven = "" if document["significant"] else ", which may be chance"
    gate = f"{document['result']} at a tolerance of {100 * document['tolerance']:g} points"
    change = f"{value:+.1f} points ({low:+.1f} to {high:+.1f}, {how})"
    return f"{document['subject']}'s score changed by {change}{proven}: {gate}"


def plan_page(
    sprt: Sprt | None, margin: float, difference: float, *, variance: float, output: str
) -> str:
    """How many pairs each question needs; `variance` is that of a pair's score."""
    rows: list[tuple[str, str, int, int]] = []
    for outlook in outlooks(sprt, variance) if sprt else ():
        assert sprt is not None
        question = f"SPRT {100 * sprt.low:g}:{100 * sprt.high:g}"
        case = f"A wins {100 * outlook.rate:g} %: H1 in {100 * outlook.accepts_high:.0f} % of runs"
        rows.append((question, case, outlook.pairs, 2 * outlook.pairs))
    if margin:
        number = pairs_for_margin(margin, variance)
        rows.append(("a win rate", f"to {100 * margin:g} points either way", number, 2 * number))
    if difference:
        number = pairs_for_difference(difference, variance)
        rows.append((
            "runs compare", f"{100 * difference:g} points found in 80 % of runs", number, 2 * number
        ))  # fmt: skip
    headers = ("question", "case", "pairs", "games")
    return table(rows, headers, output=output)


def merged_line(number: int, stores: int, path: str) -> str:
    return f"{plural(number, 'pair')} of {plural(stores, 'store')} in {path}"
