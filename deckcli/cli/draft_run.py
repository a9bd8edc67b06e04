"""What `deckcli draft` does with its options: list, draft, repeat or resume."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from deckcli.cli.draft_files import deck_files, pool_files
from deckcli.cli.draft_pages import DraftPages, format_page, formats_page, statistics_page
from deckcli.cli.draft_terminal import DraftTerminal, Stopped
from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.session import Session
from deckcli.cli.table_outputs import Target, make_folder, write_file
from deckcli.core.errors import BadSetting
from deckcli.drafts.bots import Bot, make_bots
from deckcli.drafts.collection import read_collection
from deckcli.drafts.draft import Draft
from deckcli.drafts.draft_format import format_files, open_format
from deckcli.drafts.log import read_log, replayed, written
from deckcli.drafts.outcome import outcomes
from deckcli.drafts.ratings import built_in_ratings, read_ratings
from deckcli.drafts.session import DraftSession
from deckcli.drafts.statistics import DraftStatistics

HUMAN = "human"
LOG_FILE = "draft.log"
_MAX_SEED = 2**31
_MAX_REPEAT = 1_000_000
_EVERY = 10.0  # seconds between lines of progress


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options of one call."""

    name: str
    players: int
    bots: str
    human: str
    seed: int | None
    out: str
    sets: int
    rules: tuple[str, ...]
    collection: str
    ratings: str
    repeat: int
    outputs: tuple[str, ...]
    resume: str
    about: bool


class DraftRun:
    """One call of the command."""

    def __init__(self, session: Session, wanted: Wanted) -> None:
        self.cli, self.wanted, self.library = session, wanted, session.library
        self.saved_as = ""  # where this draft is kept, once it is
        self.targets = [Target.parse(one) for one in wanted.outputs] or [Target("text")]
        self._refuse_contradictions()

    def run(self) -> ExitStatus:
        wanted = self.wanted
        if wanted.resume:
            return self._resume()
        if not wanted.name:
            files = format_files(self.library)
            formats = [open_format(key, self.library) for key in files]
            self._write(lambda output: formats_page(formats, output))
            return ExitStatus.OK
        if wanted.about:
            print(format_page(open_format(wanted.name, self.library)), end="")
            return ExitStatus.OK
        draft = self._draft()
        names = self._names(draft.players)
        if wanted.repeat:
            return self._repeat(draft, names)
        return self._play(DraftSession(draft, self._seed()), names)

    def _draft(self) -> Draft:
        wanted = self.wanted
        chosen = open_format(wanted.name, self.library)
        collection = None
        if wanted.collection:
            collection = read_collection(wanted.collection, chosen.game, self.library)
        return Draft(
            chosen,
            self.library.catalog(chosen.game),
            players=wanted.players,
            sets=wanted.sets,
            rules=_rules(wanted.rules),
            collection=collection,
        )

    def _play(self, session: DraftSession, names: list[str]) -> ExitStatus:
        worth = self._ratings(session.draft)
        bots = self._bots(names, session.draft, worth)
        if self.wanted.out:
            make_folder(Path(self.wanted.out))  # before anybody has picked in vain
        if None in bots and not session.is_over:
            terminal = DraftTerminal(
                session, bots, self.library, lang=self.cli.lang,
                save=lambda: self._save(session, names),
            )  # fmt: skip
            try:
                terminal.run()
            except Stopped as stop:
                return self._stopped(stop.path)
            except KeyboardInterrupt:
                return self._stopped(self._save(session, names))
            print()
        session.play_on(bots)
        return self._finish(session, names, worth)

    def _stopped(self, path: str) -> ExitStatus:
        self.cli.say(f"saved; go on with: deckcli draft --resume {path}")
        return ExitStatus.INTERRUPTED

    def _finish(
        self, session: DraftSession, names: list[str], worth: Mapping[str, float]
    ) -> ExitStatus:
        """Print who took what and the decks; write them where a folder is given."""
        pages = DraftPages(session, names, self.cli.lang)
        found = outcomes(session, self.library, worth)
        self._write(pages.picks)
        if any(target.is_text for target in self.targets):
            print(("\n" if session.taken else "") + pages.decks(found), end="")
        if self.wanted.out:
            files = deck_files(found, session.draft.catalog) | pool_files(session)
            files[LOG_FILE] = written(session, names)
            files["picks.txt"] = pages.picks("text")
            for name, text in files.items():
                write_file(Path(self.wanted.out) / name, text)
            self.cli.say(f"{len(files)} files written to {self.wanted.out}")
        return ExitStatus.OK if all(one.is_legal for one in found) else ExitStatus.FINDINGS

    def _repeat(self, draft: Draft, names: list[str]) -> ExitStatus:
        """Many drafts with the seeds K, K+1, …; each can be looked at by itself."""
        worth = self._ratings(draft)
        bots = self._bots(names, draft, worth)
        statistics, without = DraftStatistics(draft), 0
        first, spoken = self._seed(), time.monotonic()
        for number in range(self.wanted.repeat):
            session = DraftSession(draft, first + number)
            session.play_on(bots)
            without += statistics.add_finished(session, worth)
            if time.monotonic() - spoken > _EVERY:
                spoken = time.monotonic()
                self.cli.say(f"{number + 1} of {self.wanted.repeat} drafts")
        self._write(lambda output: statistics_page(statistics, self.cli.lang, output))
        if without:
            self.cli.say(f"{without} players had no legal deck in their picks")
        return ExitStatus.FINDINGS if without else ExitStatus.OK

    def _resume(self) -> ExitStatus:
        log = read_log(self.wanted.resume)
        session = replayed(log, self.library)
        names, players = list(log.bots), session.draft.players
        if self.wanted.bots or self.wanted.human or len(names) != players:
            names = self._names(players)
        return self._play(session, names)

    def _names(self, players: int) -> list[str]:
        """Who sits where: the bots by turns, people in their seats."""
        bots = (self.wanted.bots or "rating").split(",")
        names = [bots[seat % len(bots)].strip() for seat in range(players)]
        for word in filter(None, self.wanted.human.split(",")):
            if not word.strip().isdecimal() or not 1 <= int(word) <= players:
                raise BadSetting(f"--human {word}: seats go from 1 to {players}")
            names[int(word) - 1] = HUMAN
        return names

    def _bots(
        self, names: list[str], draft: Draft, ratings: Mapping[str, float]
    ) -> list[Bot | None]:
        known = make_bots([one for one in names if one != HUMAN] or ["random"], draft, ratings)
        by_name: dict[str, Bot | None] = {bot.name: bot for bot in known}
        by_name[HUMAN] = None
        return [by_name[name] for name in names]

    def _ratings(self, draft: Draft) -> Mapping[str, float]:
        if self.wanted.ratings:
            return read_ratings(self.wanted.ratings, draft.catalog)
        return built_in_ratings(draft.format.game, self.library)

    def _seed(self) -> int:
        if self.wanted.seed is not None:
            return self.wanted.seed
        seed = secrets.randbelow(_MAX_SEED)
        self.cli.say(f"seed: {seed}")
        return seed

    def _save(self, session: DraftSession, names: list[str]) -> str:
        if not self.saved_as:
            self.saved_as = self.wanted.resume or str(_free(Path(self.wanted.out) / LOG_FILE))
        write_file(Path(self.saved_as), written(session, names))
        return self.saved_as

    def _write(self, page: Callable[[str], str]) -> None:
        for target in self.targets:
            text = page(target.output)
            if target.path:
                write_file(Path(target.path), text)
            else:
                print(text, end="")

    def _refuse_contradictions(self) -> None:
        wanted = self.wanted
        modes = [
            name
            for name, given in (
                ("--resume", wanted.resume), ("--repeat", wanted.repeat),
                ("--about", wanted.about),
            )
            if given
        ]  # fmt: skip
        if len(modes) > 1:
            raise BadSetting(f"{modes[0]} and {modes[1]} do not go together")
        if wanted.repeat and (wanted.human or wanted.out):
            other = "--human" if wanted.human else "--out"
            raise BadSetting(f"--repeat and {other} do not go together",
                             hint="-o csv=FILE writes the table of many drafts")  # fmt: skip
        if not 0 <= wanted.repeat <= _MAX_REPEAT:
            raise BadSetting(f"--repeat {wanted.repeat}: at most {_MAX_REPEAT:,} drafts")
        if wanted.resume and wanted.name:
            raise BadSetting("a log knows its format: leave FORMAT out")
        fixed = {"--seed": wanted.seed is not None, "--sets": wanted.sets != 1,
                 "--rule": wanted.rules, "--collection": wanted.collection}  # fmt: skip
        for option, given in fixed.items():
            if wanted.resume and given:
                raise BadSetting(f"a log knows its own {option}: leave it out")


def _free(path: Path) -> Path:
    """The path, or the next one with a number that does not stand for another saved draft."""
    free, number = path, 1
    while free.is_file():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def _rules(written: tuple[str, ...]) -> dict[str, str]:
    """`key=value` words; raises BadSetting for what is none."""
    rules: dict[str, str] = {}
    for one in written:
        key, equals, value = one.partition("=")
        if not (key and equals and value):
            raise BadSetting(f"--rule {one}: write it as key=value")
        rules[key.strip()] = value.strip()
    return rules
