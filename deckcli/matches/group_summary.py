"""A tournament at tables for three or four, in numbers: shares instead of a matrix."""

from __future__ import annotations

from collections.abc import Sequence
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
    seats_rows,
    shown,
)
from deckcli.matches.tournament_summary import lengths_of
from deckcli.stats.bootstrap import share_intervals
from deckcli.stats.intervals import LEVEL, Interval
from deckcli.stats.shares import share_interval


def share_ranges(standings: Standings) -> list[Interval]:
    """Where the share of each deck lies: resampled, or Wilson's if its rotations went alike."""
    rng = seeded(standings.workload.seed, "shares")
    found = share_intervals(standings.rotations(), rng)
    return [around or share_interval(standings.share(deck)) for deck, around in enumerate(found)]


def group_summary(
    standings: Standings, ranges: Sequence[Interval], *, gates: Sequence[Gate] = ()
) -> dict[str, Any]:
    """The document; `schemas/tournament-table.schema.json` describes it."""
    workload, tallies = standings.workload, standings.tallies
    numbers = [tally.rotations for tally in tallies]
    return {
        **circumstances(workload),
        "type": str(workload.plan),
        "table": workload.seats,
        "result": result(None, gates) if min(numbers) or not gates else OPEN,
        "rotations": sum(numbers),
        "games": workload.seats * sum(numbers),
        "level": LEVEL,
        "draws": sum(tally.draws for tally in tallies),
        "turn_limit": sum(tally.cut for tally in tallies),
        "seats": seats_rows(tallies),
        "first_player": score(added(tally.first_share for tally in tallies)),
        "turns": lengths_row(lengths_of([tally.turns for tally in tallies])),
        "decisions": lengths_row(lengths_of([tally.decisions for tally in tallies])),
        "decks": [
            {
                "name": name,
                "bot": workload.bots[at],
                "groups": sum(at in group for group in standings.groups),
                "rotations": standings.share(at).number,
                "share": shown(standings.share(at).value, ranges[at]),
            }
            for at, name in enumerate(workload.names())
        ],
        "groups": _groups(standings),
        "gates": [gate_row(gate) for gate in gates],
    }


def _groups(standings: Standings) -> list[dict[str, Any]]:
    names = standings.workload.names()
    together = zip(standings.groups, standings.workload.matches(), standings.tallies, strict=True)
    return [
        {
            "decks": [names[deck] for deck in group],
            "seed": match.seed,
            "rotations": tally.rotations,
            "shares": [score(tally.share(at)) for at in range(tally.decks)],
            "wins": list(tally.wins.values()),
            "draws": tally.draws,
            "turn_limit": tally.cut,
        }
        for group, match, tally in together
    ]
