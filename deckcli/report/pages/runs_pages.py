"""Pages about stores: their content, how two of them differ, how many games are needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckcli.core.json_text import json_page
from deckcli.core.text import plural
from deckcli.matches.comparing import Comparison
from deckcli.matches.match import counted
from deckcli.matches.store import Store
from deckcli.matches.table import LETTERS, GameRow
from deckcli.matches.workload import turn_of
from deckcli.report.tables import Word, table
from deckcli.stats.compare import Change
from deckcli.stats.plan import outlooks, pairs_for_difference, pairs_for_margin
from deckcli.stats.shares import share_interval
from deckcli.stats.sprt import Sprt

_CHANGE = ("part", "id", "name", "base", "current", "change")
_LESS = ("game", "type", "bots", "seed")  # of a store, what people ask for last
_OF_MORE = ("seats", "shared")  # what goes without saying in games of two
_FACTS = GameRow._fields.index("seen")  # the columns before it are plain facts


def status_row(store: Store) -> dict[str, Any]:
    """What a store holds; the score is that of A, or of the first deck against the field."""
    workload = store.workload
    standings = counted(store)
    share = standings.share(0)
    around = share_interval(share, mirror=workload.is_mirror)
    first, *others = workload.names()
    number = sum(tally.rotations for tally in standings.tallies)
    return {
        "store": store.path,
        "game": workload.game,
        "type": Word(workload.plan),
        "a": first,
        "b": ", ".join(others) if workload.is_match else Word(f"{len(others)} others"),
        "bots": ",".join(dict.fromkeys(workload.bots) if not workload.is_match else workload.bots),
        "seed": workload.seed,
        f"{workload.unit}s": number,
        "gaps": store.last() - number,
        "score": round(share.value, 6),
        "low": round(around.low, 6),
        "high": round(around.high, 6),
    }


def status_page(rows: Sequence[Mapping[str, Any]], output: str) -> str:
    """A line for each store; with percentages for people."""
    if len({tuple(row) for row in rows}) > 1:  # pairs and larger tables side by side
        rows = [
            {"rotations" if key == "pairs" else key: value for key, value in row.items()}
            for row in rows
        ]
    headers = list(rows[0])
    if output in ("text", "markdown"):
        headers.sort(key=lambda key: key in _LESS)  # what has no room goes from the right
        shares = ("score", "low", "high")
        lines = [
            [f"{100 * row[key]:.1f} %" if key in shares else row[key] for key in headers]
            for row in rows
        ]
        return table(lines, headers, output=output)
    return table([list(row.values()) for row in rows], headers, output=output)


def games_page(store: Store, output: str) -> str:
    """One line for each game; its decks and seed are enough to replay it."""
    names = [match.names() for match in store.workload.matches()]
    letters = LETTERS[: store.workload.seats].lower()
    is_pair = store.workload.seats == 2
    facts = [name for name in GameRow._fields[:_FACTS] if not (is_pair and name in _OF_MORE)]
    headers = ["pair" if is_pair else "rotation", *facts[1:]]
    if store.workload.race:
        headers += [*(f"won_{letter}" for letter in letters), "games"]
    headers += [f"{how}_{letter}" for letter in letters for how in ("seen", "played")]
    rows = []
    for rotation in store.rotations():
        decks = names[turn_of(rotation[0].number, len(names))[0]]
        for row in rotation:
            cards = [mask for both in zip(row.seen, row.played, strict=True) for mask in both]
            prizes = (*row.won, row.games) if row.won else ()
            rows.append((*(_told(row, name) for name in facts), *prizes, *cards, *decks))
    return table(rows, (*headers, *letters), output=output)


def _told(row: GameRow, name: str) -> object:
    value = getattr(row, name)
    return Word(value) if name == "ending" else value


def compared(
    comparison: Comparison,
    tolerance: float,
    subject: str = "A",
    changes: Sequence[Sequence[object]] = (),
) -> dict[str, Any]:
    """The document of a comparison; `changes` are those of the deck, if it was edited."""
    found = comparison.difference
    edited = [dict(zip(_CHANGE, change, strict=True)) for change in changes]
    return {
        "schema_version": 1,
        "subject": subject,
        "result": str(found.change(tolerance)),
        "tolerance": tolerance,
        "base": {"pairs": comparison.base_pairs, "score": round(found.base, 6)},
        "current": {"pairs": comparison.current_pairs, "score": round(found.current, 6)},
        **({"changes": edited} if comparison.edited else {}),
        "same_seeds": comparison.same_seed,
        "shared_pairs": comparison.shared_pairs,
        "difference": round(found.value, 6),
        "low": round(found.interval.low, 6),
        "high": round(found.interval.high, 6),
        "significant": found.is_significant,
    }


def compare_page(document: Mapping[str, Any], output: str) -> str:
    if output == "json":
        return json_page(document)
    if output == "junit":
        from deckcli.report.pages.match_junit import Case, suite_page

        name = f"no loss beyond {100 * document['tolerance']:g} points"
        told, change = _verdict(document), document["result"]
        case = {
            Change.WORSE: Case(name, told, change),
            Change.UNCLEAR: Case(name, still_open=told),
        }.get(change, Case(name))
        text = f"{_edit(document, 'text')}{told}"
        return suite_page("deckcli runs compare", "runs.compare", [case], text)
    rows = [
        (Word(which), document[which]["pairs"], f"{100 * document[which]['score']:.1f} %")
        for which in ("base", "current")
    ]
    headers = ("run", "pairs", f"{document['subject']} scores")
    scores = table(rows, headers, output=output)
    return f"{scores}\n{_edit(document, output)}{_verdict(document)}\n"


def _edit(document: Mapping[str, Any], output: str) -> str:
    """What was changed in the deck between the runs; "" if nothing was."""
    changes = document.get("changes")
    if not changes:
        return ""
    lines = [list(change.values()) for change in changes]
    return f"{document['subject']} was edited:\n\n{table(lines, _CHANGE, output=output)}\n"


def _verdict(document: Mapping[str, Any]) -> str:
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
        rows.append((question, Word(case), outlook.pairs, 2 * outlook.pairs))
    if margin:
        number = pairs_for_margin(margin, variance)
        told = Word(f"to {100 * margin:g} points either way")
        rows.append((Word("a win rate"), told, number, 2 * number))
    if difference:
        number = pairs_for_difference(difference, variance)
        told = Word(f"{100 * difference:g} points found in 80 % of runs")
        rows.append(("runs compare", told, number, 2 * number))
    headers = ("question", "case", "pairs", "games")
    return table(rows, headers, output=output)


def merged_line(number: int, unit: str, stores: int, path: str) -> str:
    return f"{plural(number, unit)} of {plural(stores, 'store')} in {path}"
