"""How many instructions a decision and a clone take: noise cannot move them, unlike times.

    python benchmarks/instructions.py                    counts, and shows the record beside it
    python benchmarks/instructions.py --check            exits with 1 where one grew by over 5 %
    python benchmarks/instructions.py --record "why"     writes the record, instructions.yaml

Every game that plays is counted in every format, compiled: random games of its bench decks, and
clones of a table in mid-game. Valgrind counts; runs of one build have differed by about 0.1 %.

Figures hold for the versions they were counted with. Under others, --check builds the recorded
commit again and counts both. Where that cannot be done it says so, and nothing is compared. A
figure may grow if the record says why: `--record` writes a reason, and --check wants a new one
wherever a figure of the record is larger than before.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

import yaml
from instruction_counts import NotCounted, counted, versions_of

ROOT = Path(__file__).parents[1]
RECORD = Path(__file__).with_suffix(".yaml")
ALLOWED = 0.05  # growth
HEAD = "# Written by `python benchmarks/instructions.py --record WHY`, which explains it.\n"

Figures = dict[str, dict[str, int]]  # by game and format: instructions per decision and per clone


def grown(recorded: Figures, now: Figures, allowed: float = ALLOWED) -> list[str]:
    """A line for each figure that is larger than it may be; a new game has none to compare with."""
    return [
        f"{game}: {now[game][what]:,} instructions per {what}, {recorded[game][what]:,} recorded"
        for game in recorded
        for what in recorded[game]
        if game in now and now[game][what] > recorded[game][what] * (1 + allowed)
    ]


def missing(recorded: Figures, now: Figures) -> list[str]:
    """Games on one side only: the record has to be written again."""
    only = [f"{game}: recorded, but not counted" for game in recorded if game not in now]
    return only + [f"{game}: counted, but not recorded" for game in now if game not in recorded]


def unexplained(before: dict[str, Any] | None, record: dict[str, Any]) -> list[str]:
    """What grew from one record to the next without a new reason."""
    if before is None or before["versions"] != record["versions"]:
        return []  # nothing to compare with
    if record["reason"].strip() and record["reason"] != before["reason"]:
        return []
    found = grown(before["figures"], record["figures"], allowed=0)
    return [f"{line} before: the record gives no new reason" for line in found]


def shown(recorded: Figures, now: Figures) -> str:
    """A line for each game: what was counted, and how it compares with the record."""
    lines = [f"{'':18}{'decision':>10}{'recorded':>10}{'':8}{'clone':>8}{'recorded':>10}"]
    for game, figures in now.items():
        line = f"{game:18}"
        for what, width in (("decision", 10), ("clone", 8)):
            old = recorded.get(game, {}).get(what)
            change = f"{figures[what] / old - 1:+.1%}" if old else "new"
            line += f"{figures[what]:>{width},}{f'{old:,}' if old else '-':>10}{change:>8}"
        lines.append(line)
    return "\n".join(lines)


def earlier_record() -> dict[str, Any] | None:
    """The newest committed record that differs from the present one; None without one."""
    present = RECORD.read_text(encoding="utf-8")
    name = RECORD.relative_to(ROOT).as_posix()
    for commit in git("log", "--format=%H", "--", name).split():
        text = git("show", f"{commit}:{name}")
        if text and text != present:
            record: dict[str, Any] = yaml.safe_load(text)
            return record
    return None


def git(*arguments: str) -> str:
    """What git prints; nothing where it fails, as it does outside of a clone."""
    try:
        run = subprocess.run(
            ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return run.stdout if run.returncode == 0 else ""


def built(source: Path, folder: Path, wheel: Path | None = None) -> Path:
    """The compiled package of a checkout, or of a wheel that was made of it, unpacked."""
    if wheel is None:
        command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, source]
        env = {**os.environ, "DECKCLI_REQUIRE_COMPILED": "1"}
        if subprocess.run(command, env=env, check=False).returncode:
            raise NotCounted(f"{source} cannot be compiled")
        wheel = next(folder.glob("*.whl"))
    with zipfile.ZipFile(wheel) as content:
        content.extractall(folder / "package")
    return folder / "package"


def recounted(commit: str) -> Figures:
    """The figures of another commit under today's versions, counted by its own program."""
    with tempfile.TemporaryDirectory() as name:
        source = Path(name) / "source"
        git("worktree", "add", "--detach", str(source), commit)
        program = source / "benchmarks" / RECORD.with_suffix(".py").name
        try:
            if not program.is_file():
                raise NotCounted(f"commit {commit} is not here, or cannot count")
            run = subprocess.run(
                [sys.executable, program, "--plain"], stdout=subprocess.PIPE, text=True, check=False
            )
            if run.returncode:
                raise NotCounted(f"commit {commit} cannot be counted here")
            figures: Figures = yaml.safe_load(run.stdout)
            return figures
        finally:
            shutil.rmtree(source, ignore_errors=True)
            git("worktree", "prune")


def check(record: dict[str, Any], now: Figures, versions: dict[str, str]) -> list[str]:
    """What is wrong with the present figures; prints how they compare."""
    recorded = record["figures"]
    if record["versions"] != versions:
        print(f"recorded with {told(record['versions'])}; here: {told(versions)}")
        try:
            recorded = recounted(record["commit"])
        except NotCounted as why:
            print(f"{shown({}, now)}\nnot compared with the record: {why}")
            return []
    print(shown(recorded, now))
    problems = unexplained(earlier_record(), record)
    return problems + missing(record["figures"], now) + grown(recorded, now)


def told(versions: dict[str, str]) -> str:
    return ", ".join(f"{name} {version}" for name, version in versions.items())


def write(now: Figures, versions: dict[str, str], reason: str) -> None:
    """Record the figures of the present commit."""
    if git("status", "--porcelain", "--", "deckcli", "setup.py", "pyproject.toml"):
        raise NotCounted("figures belong to a commit: commit your changes first")
    record = {
        "commit": git("rev-parse", "HEAD").strip(),
        "reason": reason,
        "versions": versions,
        "figures": now,
    }
    text = yaml.safe_dump(record, sort_keys=False, allow_unicode=True, width=100)
    RECORD.write_text(HEAD + text, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="exit with 1 where a figure grew")
    parser.add_argument("--record", metavar="WHY", help="write the record, with this reason")
    parser.add_argument("--wheel", type=Path, help="a compiled wheel; built if none is given")
    parser.add_argument("--plain", action="store_true", help="print the figures as YAML")
    asked = parser.parse_args()
    try:
        with tempfile.TemporaryDirectory() as folder:
            package = built(ROOT, Path(folder), asked.wheel)
            now, versions = counted(package, Path(folder)), versions_of(package)
        if asked.record:
            write(now, versions, asked.record)
    except NotCounted as why:
        print(f"instructions are not counted: {why}", file=sys.stderr)
        return 2
    if asked.plain:
        print(yaml.safe_dump(now, sort_keys=False))
        return 0
    record = yaml.safe_load(RECORD.read_text(encoding="utf-8"))
    if not asked.check:
        print(shown(record["figures"], now))
        return 0
    problems = check(record, now, versions)
    for line in problems:
        print(line, file=sys.stderr)
    if problems:
        print(
            "  hint: make it quicker, or python benchmarks/instructions.py --record WHY",
            file=sys.stderr,
        )
    return int(bool(problems))


if __name__ == "__main__":
    sys.exit(main())
