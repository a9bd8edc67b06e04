"""What `deckcli draft` does with its options: list, draft, repeat or resume."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path

from deckcli.cli.drafts.draft_files import (
    PICKS_FILE,
    deck_files,
    free_name,
    holds_other,
    keep_drafted,
    keep_others,
    leftovers,
    pool_files,
)
from deckcli.cli.drafts.draft_request import DraftRequest
from deckcli.cli.drafts.draft_terminal import DraftTerminal, Stopped
from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.files_out import make_folder, write_file
from deckcli.cli.interrupts import told_when_cut
from deckcli.cli.pages_out import write_pages
from deckcli.cli.playing.tables_to_play import drawn_seed, rules_given, tell_seed
from deckcli.cli.session import Session
from deckcli.cli.terminal import typed_number
from deckcli.cli.ticker import Ticker
from deckcli.core.errors import BadSetting, DeckcliError
from deckcli.core.files import is_same_file
from deckcli.core.messages import said
from deckcli.core.printable import printable
from deckcli.drafts.bots import Bot, make_bots
from deckcli.drafts.collection import read_collection
from deckcli.drafts.draft import Draft
from deckcli.drafts.draft_format import format_files, open_format
from deckcli.drafts.log import read_log, replayed, written
from deckcli.drafts.outcome import Outcome, outcomes
from deckcli.drafts.ratings import built_in_ratings, read_ratings
from deckcli.drafts.session import DraftSession
from deckcli.drafts.statistics import DraftStatistics
from deckcli.report import Kind
from deckcli.report.fitting import drawn_for
from deckcli.report.outputs import wanted_outputs
from deckcli.report.pages.draft_pages import DraftPages, format_page, formats_page, statistics_page

HUMAN = "human"
LOG_FILE = "draft.log"


class DraftRun:
    """One call of the command."""

    def __init__(self, session: Session, wanted: DraftRequest) -> None:
        self.cli, self.wanted, self.library = session, wanted, session.library
        self.saved_as = ""  # where this draft was saved, once it has been
        read = [wanted.resume, wanted.collection, wanted.ratings, wanted.name]
        kind = Kind.TABLE if wanted.pod is None else Kind.REPORT
        self.outputs = wanted_outputs(wanted.outputs, kind, filter(None, read))
        wanted.refuse_contradictions()

    @cached_property
    def seed(self) -> int:
        """The seed of a new draft; a log has its own."""
        return drawn_seed() if self.wanted.seed is None else self.wanted.seed

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
            with drawn_for(self.cli.screen):
                print(format_page(open_format(wanted.name, self.library)), end="")
            return ExitStatus.OK
        draft = self._draft()
        names = self._names(draft.players)
        if wanted.repeat:
            return self._repeat(draft, names)
        return self._play(DraftSession(draft, self.seed), names)

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
            rules=rules_given(wanted.rules),
            collection=collection,
        )

    def _play(self, session: DraftSession, names: list[str]) -> ExitStatus:
        worth = self._ratings(session.draft)
        bots = self._bots(names, session.draft, worth)
        if self.wanted.pod is not None:
            self.wanted.pod.check(session.draft)
        if self.wanted.out:
            make_folder(Path(self.wanted.out))  # fail before anybody has picked a card
            if None in bots:
                keep_drafted(Path(self.wanted.out))
        self._tell_seed()
        if None in bots and not session.is_over:
            terminal = DraftTerminal(
                session, bots, self.library, lang=self.cli.lang,
                save=lambda: self._save(session, names),
            )  # fmt: skip
            try:
                with told_when_cut(lambda: self._cut(session, names)):
                    terminal.run()
            except Stopped as stop:
                self.cli.say(_again(stop.path))
                return ExitStatus.INTERRUPTED
            print()
        session.play_on(bots)
        return self._finish(session, names, worth)

    def _cut(self, session: DraftSession, names: list[str]) -> str:
        try:
            return said(_again(self._save(session, names)))
        except DeckcliError as error:
            return str(error)

    def _finish(
        self, session: DraftSession, names: list[str], worth: Mapping[str, float]
    ) -> ExitStatus:
        """Print who took what and the decks; write the files if a folder is given."""
        pages = DraftPages(session, names, self.cli.lang)
        found = outcomes(session, self.library, worth)
        files = deck_files(found, session.draft.catalog) | pool_files(session)
        files[PICKS_FILE] = pages.picks("text")
        if self.wanted.out:
            keep_others(Path(self.wanted.out), files)
        is_read = any(output.format.name == "text" and not output.path for output in self.outputs)
        if self.wanted.pod is None:
            self._write(pages.picks)
        with drawn_for(self.cli.screen):
            if is_read and self.wanted.pod is not None:
                print(pages.picks("text"), end="")
            if is_read:
                print(("\n" if session.taken else "") + pages.decks(found), end="")
        if self.wanted.out:
            self._fill(Path(self.wanted.out), files, written(session, names))
        if self.wanted.pod is not None:
            return self._play_pod(found, session.seed, spaced=is_read)
        return ExitStatus.OK if all(outcome.is_legal for outcome in found) else ExitStatus.FINDINGS

    def _play_pod(self, found: list[Outcome], seed: int, *, spaced: bool) -> ExitStatus:
        from deckcli.cli.drafts.draft_play import play_pod

        assert self.wanted.pod is not None
        if spaced:
            print()
        return play_pod(
            self.cli, found, self.wanted.pod, seed=seed, folder=self.wanted.out,
            outputs=self.wanted.outputs,
        )  # fmt: skip

    def _fill(self, folder: Path, files: Mapping[str, str], log: str) -> None:
        """Write the files and the log, which may only replace a log of this same draft."""
        place = folder / LOG_FILE
        mine = [path for path in (self.saved_as, self.wanted.resume) if path]
        if not any(is_same_file(str(place), path) for path in mine) and holds_other(place, log):
            place = free_name(place)
        for file, text in [*((folder / name, text) for name, text in files.items()), (place, log)]:
            write_file(file, text)
        self.cli.say(f"{len(files) + 1} files written to {folder}")
        others = leftovers(folder, files)
        if others:
            self.cli.say(f"warning: {folder} has files of another draft: {', '.join(others)}")

    def _repeat(self, draft: Draft, names: list[str]) -> ExitStatus:
        """Run many drafts with the seeds K, K+1, …, so that each can be repeated alone."""
        worth = self._ratings(draft)
        bots = self._bots(names, draft, worth)
        statistics, without = DraftStatistics(draft), 0
        self._tell_seed()
        ticker = Ticker(self.cli, self.wanted.repeat, "drafts")
        for number in range(self.wanted.repeat):
            session = DraftSession(draft, self.seed + number)
            session.play_on(bots)
            without += statistics.add_finished(session, worth)
            ticker(number + 1)
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
        """Who sits where: people in their seats, bots in turn in the others."""
        bots = (self.wanted.bots or "rating").split(",")
        names = [bots[seat % len(bots)].strip() for seat in range(players)]
        for word in filter(None, self.wanted.human.split(",")):
            number = typed_number(word.strip())
            if not number or number > players:
                raise BadSetting(f"--human {word}: seats go from 1 to {players}")
            names[number - 1] = HUMAN
        return names

    def _bots(
        self, names: list[str], draft: Draft, ratings: Mapping[str, float]
    ) -> list[Bot | None]:
        known = make_bots(
            [seated for seated in names if seated != HUMAN] or ["random"], draft, ratings
        )
        by_name: dict[str, Bot | None] = {bot.name: bot for bot in known}
        by_name[HUMAN] = None
        return [by_name[name] for name in names]

    def _ratings(self, draft: Draft) -> Mapping[str, float]:
        if self.wanted.ratings:
            return read_ratings(self.wanted.ratings, draft.catalog)
        return built_in_ratings(draft.format.game, self.library)

    def _tell_seed(self) -> None:
        """Print the seed; called once no usage error can follow."""
        if self.wanted.seed is None and not self.wanted.resume:
            tell_seed(self.cli, self.seed)

    def _save(self, session: DraftSession, names: list[str]) -> str:
        if not self.saved_as:
            self.saved_as = self.wanted.resume or str(free_name(Path(self.wanted.out) / LOG_FILE))
        write_file(Path(self.saved_as), written(session, names))
        return self.saved_as

    def _write(self, page: Callable[[str], str]) -> None:
        write_pages(self.cli, self.outputs, page)


def _again(path: str) -> str:
    return printable(f"saved; go on with: deckcli draft --resume {shlex.quote(path)}")
