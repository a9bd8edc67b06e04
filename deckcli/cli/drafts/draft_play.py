"""What `deckcli draft --play` does: the drafted decks play each other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from deckcli.cli.drafts.draft_files import deck_file
from deckcli.cli.drafts.draft_request import PodRequest
from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.matches.match_run import GamesRun, MatchRun
from deckcli.cli.matches.match_settings import Options
from deckcli.cli.matches.tournament_run import TournamentRun
from deckcli.cli.session import Session
from deckcli.drafts.outcome import Outcome
from deckcli.matches.workload import Plan

_BOT = "greedy"


def play_pod(
    session: Session,
    found: Sequence[Outcome],
    asked: PodRequest,
    *,
    seed: int,
    folder: str,
    outputs: Sequence[str],
) -> ExitStatus:
    """Let every deck of a draft meet every other, and write the report."""
    missing = [str(outcome.seat + 1) for outcome in found if not outcome.is_legal]
    if missing:
        session.say(f"nothing is played: no legal deck for player {', '.join(missing)}")
        return ExitStatus.FINDINGS
    is_one_table = len(found) == asked.table
    options = Options(
        decks=[str(Path(folder) / deck_file(outcome.seat)) for outcome in found],
        bots=_BOT,
        pairs=asked.times if asked.table == 2 else None,
        rotations=asked.times if asked.table > 2 else None,
        time="",
        seed=seed,
        jobs=asked.jobs,
        cluster="",
        expect=(),
        store="",
        resume=False,
        shard="",
        rule=(),
        allow_illegal=False,
        output=outputs,
        kind="" if is_one_table else Plan.ROUND_ROBIN,
        table=asked.table,
    )
    runs: type[GamesRun] = MatchRun if is_one_table else TournamentRun
    run = runs(session, options)
    run.decks = [outcome.deck for outcome in found if outcome.deck is not None]
    return run.run()
