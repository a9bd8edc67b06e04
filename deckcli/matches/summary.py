"""A match in numbers: the one document from which every output is made.

It has no clock times and no paths, and its numbers are rounded, so that equal runs give equal
bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deckcli.matches.gates import Gate
from deckcli.matches.table import SIDES
from deckcli.matches.tally import CardCount, Lengths, Tally
from deckcli.matches.workload import Workload
from deckcli.stats.intervals import LEVEL, Interval
from deckcli.stats.pairs import Pairs, interval, saving
from deckcli.stats.proportions import wilson
from deckcli.stats.sprt import EARLY_STOP, Sprt, Verdict

SCHEMA_VERSION = 1
PASSED, FAILED, OPEN = "passed", "failed", "inconclusive"


def summary(
    workload: Workload, tally: Tally, *, sprt: Sprt | None = None, gates: Sequence[Gate] = ()
) -> dict[str, Any]:
    """The document; `schemas/match.schema.json` describes it."""
    pairs, mirror = tally.pairs, workload.is_mirror
    saved = saving(pairs)
    test = None if sprt is None else _test(sprt, tally)
    return {
        **circumstances(workload),
        "decks": [
            {"side": side, "name": name, "bot": bot}
            for side, name, bot in zip(SIDES, workload.names(), workload.bots, strict=True)
        ],
        "result": result(test, gates) if pairs.number or not gates else OPEN,
        "pairs": pairs.number,
        "games": tally.turns.games,
        "score": {
            **score(pairs, mirror=mirror),
            "level": LEVEL,
            "mirror": mirror,
        },
        "wins": dict(tally.wins),
        "draws": tally.draws,
        "turn_limit": tally.cut,
        "pair_table": list(pairs.counts),
        "both_drawn": pairs.both_drawn,
        "saving_of_pairing": None if saved is None else _rounded(saved),
        "first_player": score(tally.first_player),
        "endings": _endings(tally),
        "turns": lengths_row(tally.turns),
        "decisions": lengths_row(tally.decisions),
        "cards": {side: _cards(tally, number) for number, side in enumerate(SIDES)},
        "sprt": test,
        "gates": [gate_row(gate) for gate in gates],
    }


def circumstances(workload: Workload) -> dict[str, Any]:
    """How every document begins: what was played, and with what."""
    return {
        "schema_version": SCHEMA_VERSION,
        "deckcli": workload.version,
        "game": workload.game,
        "card_data": workload.card_data,
        "rules": dict(workload.rules),
        "seed": workload.seed,
    }


def score(pairs: Pairs, *, mirror: bool = False) -> dict[str, float]:
    """A share of points with its interval."""
    return {"value": _rounded(pairs.score), **_interval(interval(pairs, mirror=mirror))}


def result(test: dict[str, Any] | None, gates: Sequence[Gate]) -> str | None:
    """Failed if anything failed, open if the test is open, None if nothing was asked."""
    if any(not gate.passed for gate in gates) or (test and test["verdict"] == Verdict.H0):
        return FAILED
    if test and test["verdict"] == Verdict.OPEN:
        return OPEN
    return PASSED if gates or test else None


def _test(sprt: Sprt, tally: Tally) -> dict[str, Any]:
    lower, upper = sprt.bounds
    verdict = sprt.verdict(tally.pairs)
    return {
        "low": sprt.low,
        "high": sprt.high,
        "alpha": sprt.alpha,
        "beta": sprt.beta,
        "llr": _rounded(sprt.llr(tally.pairs)),
        "accept_low": _rounded(lower),
        "accept_high": _rounded(upper),
        "verdict": str(verdict),
        "note": "" if verdict is Verdict.OPEN else EARLY_STOP,
    }


def gate_row(gate: Gate) -> dict[str, Any]:
    return {
        "expect": gate.text,
        "passed": gate.passed,
        "value": _rounded(gate.value),
        **_interval(gate.interval),
        "sure": gate.is_sure,
    }


def _endings(tally: Tally) -> list[dict[str, Any]]:
    ordered = sorted(tally.endings.items(), key=lambda item: (-item[1], item[0]))
    return [
        {"ending": ending, "winner": winner or None, "games": games}
        for (ending, winner), games in ordered
    ]


def lengths_row(lengths: Lengths) -> dict[str, Any] | None:
    if not lengths.games:
        return None
    return {
        "mean": _rounded(lengths.mean),
        "least": min(lengths.counts),
        "median": lengths.quantile(0.5),
        "p90": lengths.quantile(0.9),
        "most": max(lengths.counts),
    }


def _cards(tally: Tally, side: int) -> list[dict[str, Any]]:
    return [
        {
            "card": card,
            "seen": _effect(tally.seen[side], at),
            "played": _effect(tally.played[side], at),
        }
        for at, card in enumerate(tally.cards[side])
    ]


def _effect(count: CardCount, at: int) -> dict[str, Any]:
    games, halves = count.games[at], count.halves[at]
    if not games:
        return {"games": 0, "value": None, "low": None, "high": None}
    value = _rounded(halves / (2 * games))
    return {"games": games, "value": value, **_interval(wilson(halves / 2, games))}


def _interval(around: Interval) -> dict[str, float]:
    return {"low": _rounded(around.low), "high": _rounded(around.high)}


def _rounded(value: float) -> float:
    return round(value, 6)
