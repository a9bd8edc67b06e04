"""The options of `deckcli draft`, and which of them do not go together."""

from __future__ import annotations

from dataclasses import dataclass

from deckcli.core.errors import BadSetting
from deckcli.drafts.draft import Draft

_MAX_REPEAT = 1_000_000
_TIMES = 10  # that decks meet, unless it is said


@dataclass(frozen=True, slots=True)
class PodRequest:
    """How a pod plays: so many decks at a table, and how often each group of them meets."""

    table: int
    times: int  # pairs of games for two, rotations for more
    jobs: int

    @classmethod
    def asked(
        cls, table: int | None, times: int | None, jobs: int | None, *, play: bool
    ) -> PodRequest | None:
        """None without --play; raises BadSetting for options that only games have."""
        for option, given in (("--table", table), ("--times", times), ("--jobs", jobs)):
            if given is not None and not play:
                raise BadSetting(f"{option} is about games", hint=f"--play {option} {given}")
        return cls(table or 2, times or _TIMES, 1 if jobs is None else jobs) if play else None

    def check(self, draft: Draft) -> None:
        """Raise an error, before anybody has picked a card, if the decks could not meet so."""
        from deckcli.games.playing import check_seats, game_of

        if draft.players < self.table:
            raise BadSetting(f"--table {self.table}: there are only {draft.players} players")
        check_seats(game_of(draft.catalog), self.table)


@dataclass(frozen=True, slots=True)
class DraftRequest:
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
    pod: PodRequest | None  # the decks play each other
    about: bool

    def refuse_contradictions(self) -> None:
        """Raise BadSetting for options that do not go together."""
        modes = [
            name
            for name, given in (
                ("--resume", self.resume), ("--repeat", self.repeat), ("--about", self.about),
            )
            if given
        ]  # fmt: skip
        if len(modes) > 1:
            raise BadSetting(f"{modes[0]} and {modes[1]} do not go together")
        if self.repeat and (self.human or self.out):
            clashing = "--human" if self.human else "--out"
            raise BadSetting(f"--repeat and {clashing} do not go together",
                             hint="-o csv=FILE writes the table of many drafts")  # fmt: skip
        if self.pod is not None and (self.repeat or self.about):
            clashing = "--repeat" if self.repeat else "--about"
            raise BadSetting(f"--play and {clashing} do not go together")
        if not 0 <= self.repeat <= _MAX_REPEAT:
            raise BadSetting(f"--repeat {self.repeat}: at most {_MAX_REPEAT:,} drafts")
        if self.resume and self.name:
            raise BadSetting("a log knows its format: leave FORMAT out")
        fixed = {"--seed": self.seed is not None, "--sets": self.sets != 1,
                 "--rule": self.rules, "--collection": self.collection}  # fmt: skip
        for option, given in fixed.items():
            if self.resume and given:
                raise BadSetting(f"a log knows its own {option}: leave it out")
