"""Make the program wrong in small ways, one at a time, and look whether a test notices.

    python scripts/mutate.py                                 120 places, by the seed 1
    python scripts/mutate.py --seed 7 --places 20 -j 2
    python scripts/mutate.py --only deckcli/engine/play.py --only deckcli/games/cipher/rules
    python scripts/mutate.py --accepted known.txt            survivors that nobody can kill

A place is a comparison, a boundary, a condition, a constant, a statement, a returned value and so
on. Places are spread over the engine, the rules of the games and the matches. Of each the tests run
that reach it, in a copy of the tree and up to the first that fails: some rulings, then all others,
quick ones before slow ones. Which tests reach what is found out once and kept (--kept). That takes
as long as the tests do, and is done again only for what has changed.

A mutant is killed, or it survives, or its minute of CPU is over: then it runs in circles, or too
many tests reach it, and it is listed apart with the test that was running. The second line of a
survivor is what a list of accepted ones has; behind two spaces and a # stands the reason.

Exit status: 0 every mutant was killed, or is accepted; 1 some survived; 130 interrupted.
"""

from __future__ import annotations

import argparse
import os
import queue
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from mutate_places import Change, chosen
from mutate_reach import Reach, side_by_side
from mutate_trial import KILLED, SURVIVED, TIMEOUT, Copy, Fate, stages_of

from deckcli.core.text import plural

ROOT = Path(__file__).parents[1]
AREAS = ("deckcli/engine", "deckcli/games/*/rules", "deckcli/matches")
TESTS = ("bots", "cli", "contract", "engine", "games", "matches", "rulings", "soak")
INTERRUPTED = 130


def options_of(argv: Sequence[str] | None = None) -> argparse.Namespace:
    first, _, rest = (__doc__ or "").partition("\n")
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    parser = argparse.ArgumentParser(
        description=first, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    tests = [f"tests/{one}" for one in TESTS]
    kept = cache / "deckcli-mutants"
    add = parser.add_argument
    add("--seed", type=int, default=1, help="which places are chosen (%(default)s)")
    add("--places", type=int, default=120, metavar="N", help="how many (%(default)s)")
    add(
        "--only",
        action="append",
        metavar="PATH",
        help="choose places in this file, folder or pattern, not everywhere; repeatable",
    )
    add(
        "--tests",
        nargs="+",
        metavar="PATH",
        default=tests,
        help="the tests that may notice (all that play games)",
    )
    add(
        "-j",
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help="mutants at once (%(default)s)",
    )
    add("--cpu", type=int, default=60, metavar="SECONDS", help="for each mutant (%(default)s)")
    add(
        "--kept",
        type=Path,
        default=kept,
        metavar="FOLDER",
        help="where it is kept which tests reach what (%(default)s)",
    )
    add("--accepted", type=Path, metavar="FILE", help="survivors that are known")
    add("--list", action="store_true", help="print the changes and try none")  # fmt: skip
    return parser.parse_args(argv)


def files_in(areas: Sequence[str]) -> list[str]:
    """The sources in these files, folders and patterns."""
    found: set[Path] = set()
    for area in areas:
        for path in ROOT.glob(area):
            found |= {path} if path.is_file() else set(path.rglob("*.py"))
    return sorted(str(path.relative_to(ROOT)) for path in found)


def accepted_in(file: Path | None) -> set[str]:
    lines = file.read_text(encoding="utf-8").splitlines() if file else []
    return {line.partition("  #")[0].strip() for line in lines} - {""}


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


class Report:
    """Tells the fate of every mutant when it is known, and of all in the end."""

    def __init__(self, number: int, accepted: set[str]) -> None:
        self.number, self.accepted = number, accepted
        self.fates: list[Fate] = []

    def add(self, fate: Fate) -> None:
        self.fates.append(fate)
        tell(f"{len(self.fates)}/{self.number} {fate} ({fate.seconds:.0f} s)")

    def end(self) -> int:
        """Print the lists; the exit status."""
        survivors = self._of(SURVIVED)
        alive = [one for one in survivors if str(one.change) not in self.accepted]
        late, killed = self._of(TIMEOUT), self._of(KILLED)
        self._list("out of time", late)
        self._list("survived", alive)
        print(
            f"{plural(len(self.fates), 'mutant')}: {len(killed)} killed, {len(late)} out of time, "
            f"{len(alive)} survived, {len(survivors) - len(alive)} accepted"
        )
        return 1 if alive else 0

    def _of(self, end: str) -> list[Fate]:
        found = [one for one in self.fates if one.end == end]
        return sorted(found, key=lambda one: (one.change.path, one.change.line))

    def _list(self, title: str, fates: Sequence[Fate]) -> None:
        if fates:
            print(f"{title}:")
        for one in fates:
            change, many = one.change, "reaches" if one.tests == 1 else "reach"
            reached = (
                f"{plural(one.tests, 'test')} {many} it" if one.tests else "no test reaches it"
            )
            print(f"  {change.path}:{change.line} {change.kind}; {reached} {one.by}".rstrip())
            print(f"{change}\n")


def try_all(
    changes: Sequence[Change], reach: Reach, options: argparse.Namespace, report: Report
) -> None:
    """Try the changes, as many at once as there are jobs, each job in a copy of its own."""
    with tempfile.TemporaryDirectory() as folder:
        copies: queue.SimpleQueue[Copy] = queue.SimpleQueue()
        for number in range(options.jobs):
            copies.put(Copy(ROOT, Path(folder, str(number))))

        def fate(change: Change) -> Fate:
            copy = copies.get()
            try:
                return copy.fate(change, stages_of(change, reach), options.cpu)
            finally:
                copies.put(copy)

        check(copies, reach)
        for one in side_by_side(fate, changes, options.jobs):
            report.add(one)


def check(copies: queue.SimpleQueue[Copy], reach: Reach) -> None:
    """Without a change the tests pass, one of each file at least, or nothing could be learned."""
    copy = copies.get()
    quickest = [min(file.tests, key=lambda one: one.seconds) for file in reach.files if file.tests]
    outcome = copy.run(quickest, 600)
    if outcome.end != SURVIVED:
        sys.exit(f"the tests do not pass as they are: {outcome.end} {outcome.by}")
    copies.put(copy)


def main(argv: Sequence[str] | None = None) -> int:
    options = options_of(argv)
    changes = chosen(ROOT, files_in(options.only or AREAS), options.places, options.seed)
    if options.list:
        print("\n".join(map(str, changes)))
        return 0
    report = Report(len(changes), accepted_in(options.accepted))
    try:
        reach = Reach(ROOT, options.kept)
        reach.look(options.tests, options.jobs, tell)
        try_all(changes, reach, options, report)
    except KeyboardInterrupt:
        report.end()
        return INTERRUPTED
    return report.end()


if __name__ == "__main__":
    sys.exit(main())
