"""What `match` and `tournament` do with --pilots: the same games under each of several bots."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from deckcli.bots.bot import is_bot, unknown_bot
from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.matches.match_run import STATUS, GamesRun
from deckcli.cli.matches.match_settings import Options
from deckcli.cli.pages_out import write_pages
from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting
from deckcli.matches.standings import Standings
from deckcli.report import Kind
from deckcli.report.outputs import wanted_outputs
from deckcli.report.pages.pilot_pages import FORMATS, pilots_page

Runs = Callable[[Session, Options], GamesRun]


def run_with(runs: Runs, session: Session, options: Options) -> ExitStatus:
    """One call of a command: under one bot for each deck, or under several pilots in turn."""
    if not options.pilots:
        return runs(session, options).run()
    names = _pilots(options)
    outputs = wanted_outputs(options.output, Kind.REPORT, options.files)
    for output in outputs:
        if output.format.name not in FORMATS:
            raise BadSetting(
                f"--pilots writes {' and '.join(FORMATS)}, not {output.format.name}",
                hint=f"play each pilot alone: --bots {names[0]} -o {output.format.name}",
            )
    played: list[Standings] = []
    documents = []
    for name in names:
        seed = played[0].workload.seed if played else options.seed
        alone = replace(
            options,
            bots=name,
            seed=seed,
            pilots="",
            output=(),
            store=_store_of(options.store, name),
        )
        run = runs(session, alone)
        run.again = options
        standings = run.played()
        if standings is None:
            return ExitStatus.INTERRUPTED
        played.append(standings)
        documents.append(run.document(standings))
    write_pages(session, outputs, lambda output: pilots_page(names, played, documents, output))
    found = [STATUS.get(document["result"] or "", ExitStatus.OK) for document in documents]
    return ExitStatus.FINDINGS if ExitStatus.FINDINGS in found else max(found)


def _pilots(options: Options) -> list[str]:
    names = [name.strip() for name in options.pilots.split(",")]
    if len(names) < 2 or not all(names) or len(set(names)) < len(names):
        raise BadSetting(
            f"--pilots {options.pilots}: two different bots or more, with commas between them",
            hint="--pilots greedy,roll:8",
        )
    for name in names:
        if not is_bot(name):
            raise unknown_bot(name)
    if options.sprt:
        raise BadSetting(
            "--pilots cannot go with --sprt",
            hint=f"play each pilot alone: --bots {names[0]} --sprt {options.sprt}",
        )
    return names


def _store_of(store: str, name: str) -> str:
    """Where the games under one pilot are kept: `runs.db` becomes `runs-roll-8.db`.

    A store has the games of one pilot, with its version and weights.
    """
    if not store:
        return ""
    file = Path(store)
    return str(file.with_name(f"{file.stem}-{re.sub(r'[^0-9A-Za-z]+', '-', name)}{file.suffix}"))
