"""A tournament in numbers: the one document from which every output is made."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from deckcli.core.rng import seeded
from deckcli.matches.gates import Gate
from deckcli.matches.standings import Standings
from deckcli.matches.summary import (
    OPEN,
    added,
    circumstances,
    gate_row,
    lengths_row,
    result,
    score,
)
from deckcli.matches.tally import Lengths, Tally
from deckcli.stats.intervals import LEVEL
from deckcli.stats.nash import answers, nash
from deckcli.stats.pairs import Pairs
from deckcli.stats.ratings import rating_intervals, ratings


def tournament_summary(standings: Standings, *, gates: Sequence[Gate] = ()) -> dict[str, Any]:
    """The document; `schemas/tournament.schema.json` describes it."""
    workload, tallies = standings.workload, standings.tallies
    numbers = [tally.pairs.number for tally in tallies]
    rated, reason = _rated(standings)
    mixed = _metagame(standings)
    names = workload.names()
    return {
        **circumstances(workload),
        "type": str(workload.plan),
        "result": result(None, gates) if min(numbers) or not gates else OPEN,
        "pairs": sum(numbers),
        "games": 2 * sum(numbers),
        "level": LEVEL,
        "draws": sum(tally.draws for tally in tallies),
        "turn_limit": sum(tally.cut for tally in tallies),
        "first_player": score(added(tally.first_share for tally in tallies)),
        "turns": lengths_row(lengths_of([tally.turns for tally in tallies])),
        "decisions": lengths_row(lengths_of([tally.decisions for tally in tallies])),
        "decks": [
            {
                "name": name,
                "bot": workload.bots[at],
                "pairs": standings.share(at).number,
                "score": score(standings.share(at)),
                "rating": rated[at],
                "mix": mixed and mixed["mix"][at],
                "against_mix": mixed and mixed["against_mix"][at],
            }
            for at, name in enumerate(names)
        ],
        "rating_note": reason,
        "best_answer": mixed
        and {key: {**best, "deck": names[best["deck"]]} for key, best in mixed["best"].items()},
        "pairings": _pairings(standings),
        "gates": [gate_row(gate) for gate in gates],
    }


def _pairings(standings: Standings) -> list[dict[str, Any]]:
    names = standings.workload.names()
    together = zip(standings.groups, standings.workload.matches(), standings.tallies, strict=True)
    return [
        {
            "a": names[a],
            "b": names[b],
            "seed": match.seed,
            **_counts(tally),
        }
        for (a, b), match, tally in together
    ]


def _counts(tally: Tally) -> dict[str, Any]:
    return {
        "pairs": tally.pairs.number,
        "score": score(tally.share(0)),
        "wins": dict(tally.wins),
        "draws": tally.draws,
        "turn_limit": tally.cut,
        "pair_table": list(tally.pairs.counts),
        "both_drawn": tally.pairs.both_drawn,
    }


def _rated(standings: Standings) -> tuple[list[dict[str, float] | None], str]:
    """Elo ratings of the decks that played (None for others), and a note about them."""
    decks = len(standings.workload.decks)
    results = {
        (a, b): tally.pairs
        for (a, b), tally in zip(standings.groups, standings.tallies, strict=True)
    }
    found = ratings(decks, results)
    around = rating_intervals(decks, results, seeded(standings.workload.seed, "ratings"))
    rows: list[dict[str, float] | None] = [
        {
            "value": round(value, 1) + 0.0,  # no -0.0
            "low": round(interval.low, 1) + 0.0,
            "high": round(interval.high, 1) + 0.0,
        }
        if standings.field(at).number
        else None
        for at, (value, interval) in enumerate(zip(found.values, around, strict=True))
    ]
    return rows, found.reason if standings.last_number else ""


def _metagame(standings: Standings) -> dict[str, Any] | None:
    """The mix that nobody can exploit; None if some decks did not meet."""
    decks = range(len(standings.workload.decks))
    met = [[standings.met(deck, opponent) for opponent in decks] for deck in decks]
    if any(
        deck != opponent and not met[deck][opponent].number for deck in decks for opponent in decks
    ):
        return None
    matrix = [
        [Fraction(1, 2) if deck == opponent else _share(met[deck][opponent]) for opponent in decks]
        for deck in decks
    ]
    found = nash(matrix)
    even = [Fraction(1, len(decks))] * len(decks)
    to_mix, to_field = answers(matrix, found.mix), answers(matrix, even)
    taken = dict(to_mix)
    return {
        "mix": [round(float(part), 6) for part in found.mix],
        "against_mix": [round(taken[at], 6) for at in decks],
        "best": {
            "field": {"deck": to_field[0][0], "score": round(to_field[0][1], 6)},
            "mix": {"deck": to_mix[0][0], "score": round(to_mix[0][1], 6)},
        },
    }


def _share(pairs: Pairs) -> Fraction:
    return Fraction(pairs.half_points, 4 * pairs.number)


def lengths_of(several: Sequence[Lengths]) -> Lengths:
    found = Lengths()
    for tally in several:
        found.counts.update(tally.counts)
    return found
