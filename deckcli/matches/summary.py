"""A match in numbers: the one document from which every output is made.

It has no clock times and no paths, and its numbers are rounded, so that equal runs give equal
bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from deckcli.matches.gates import Gate
from deckcli.matches.table import LETTERS, POINT
from deckcli.matches.tally import CardCount, Lengths, Tally
from deckcli.matches.workload import Workload
from deckcli.stats.intervals import LEVEL, Interval
from deckcli.stats.pairs import saving
from deckcli.stats.proportions import wilson
from deckcli.stats.shares import Share, share_interval
from deckcli.stats.sprt import EARLY_STOP, Sprt, Verdict

SCHEMA_VERSION = 1
PASSED, FAILED, OPEN = "passed", "failed", "inconclusive"


def summary(
    workload: Workload, tally: Tally, *, sprt: Sprt | None = None, gates: Sequence[Gate] = ()
) -> dict[str, Any]:
    """The document; `schemas/match.schema.json` describes it, or that of larger tables."""
    number, mirror = tally.rotations, workload.is_mirror
    is_pair = workload.seats == 2
    test = None if sprt is None else _test(sprt, tally)
    return {
        **circumstances(workload),
        "decks": [
            {"side": side, "name": name, "bot": bot}
            for side, name, bot in zip(LETTERS, workload.names(), workload.bots, strict=False)
        ],
        "result": result(test, gates) if number or not gates else OPEN,
        f"{workload.unit}s": number,
        "games": tally.turns.games,
        **(_score(tally, mirror=mirror) if is_pair else _shares(tally, mirror=mirror)),
        "wins": dict(tally.wins),
        "draws": tally.draws,
        "turn_limit": tally.cut,
        **(_pair_table(tally) if is_pair else {"seats": seats_rows([tally])}),
        "first_player": score(tally.first_share),
        "endings": _endings(tally),
        "turns": lengths_row(tally.turns),
        "decisions": lengths_row(tally.decisions),
        **({"prizes": _prizes(workload, tally)} if workload.race else {}),
        "cards": {LETTERS[deck]: _cards(tally, deck) for deck in range(tally.decks)},
        **_chances(tally),
        **({"sprt": test} if is_pair else {}),
        "gates": [gate_row(gate) for gate in gates],
    }


def _score(tally: Tally, *, mirror: bool) -> dict[str, Any]:
    return {"score": {**score(tally.share(0), mirror=mirror), "level": LEVEL, "mirror": mirror}}


def _prizes(workload: Workload, tally: Tally) -> dict[str, Any]:
    """What the decks won in all, and by how much a row was won by A, on average."""
    games = tally.games.games
    first, *others = tally.won
    margin = None if not games else _rounded((first - sum(others) / len(others)) / games)
    return {
        "race": workload.race,
        "won": dict(zip(LETTERS, tally.won, strict=False)),
        "margin": margin,
        "games": lengths_row(tally.games),
    }


def _pair_table(tally: Tally) -> dict[str, Any]:
    pairs = tally.pairs
    saved = saving(pairs)
    return {
        "pair_table": list(pairs.counts),
        "both_drawn": pairs.both_drawn,
        "saving_of_pairing": None if saved is None else _rounded(saved),
    }


def _shares(tally: Tally, *, mirror: bool) -> dict[str, Any]:
    shares = {LETTERS[deck]: score(tally.share(deck), mirror=mirror) for deck in range(tally.decks)}
    return {"level": LEVEL, "mirror": mirror, "shares": shares}


def seats_rows(tallies: Sequence[Tally]) -> list[dict[str, float]]:
    """The share of each seat, whichever deck has it."""
    seats = range(tallies[0].decks)
    return [score(added(tally.seat_share(seat) for tally in tallies)) for seat in seats]


def added(shares: Iterable[Share]) -> Share:
    first, *others = shares
    return sum(others, first)


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


def score(share: Share, *, mirror: bool = False) -> dict[str, float]:
    """A share of points with its interval."""
    return shown(share.value, share_interval(share, mirror=mirror))


def shown(value: float, around: Interval) -> dict[str, float]:
    return {"value": _rounded(value), **_interval(around)}


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


def _cards(tally: Tally, deck: int) -> list[dict[str, Any]]:
    return [
        {
            "card": card,
            "seen": _effect(tally.seen[deck], at),
            "played": _effect(tally.played[deck], at),
        }
        for at, card in enumerate(tally.cards[deck])
    ]


def _chances(tally: Tally) -> dict[str, Any]:
    """What each pilot could do and did; games of older stores do not tell."""
    if not any(tally.chances):
        return {}
    return {
        "chances": {
            LETTERS[deck]: [
                {"action": kind.replace("_", " "), "offered": offered, "taken": taken}
                for kind, (offered, taken) in sorted(tally.chances[deck].items())
            ]
            for deck in range(tally.decks)
        }
    }


def _effect(count: CardCount, at: int) -> dict[str, Any]:
    games, points = count.games[at], count.points[at]
    if not games:
        return {"games": 0, "value": None, "low": None, "high": None}
    return {"games": games, **shown(points / (POINT * games), wilson(points / POINT, games))}


def _interval(around: Interval) -> dict[str, float]:
    return {"low": _rounded(around.low), "high": _rounded(around.high)}


def _rounded(value: float) -> float:
    return round(value, 6)
