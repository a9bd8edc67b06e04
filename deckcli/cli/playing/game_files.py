"""Games on disk: transcripts of finished and of saved games."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from deckcli.bots.bot import BOTS, is_bot
from deckcli.cli.files_out import open_file, write_file
from deckcli.core.errors import BadSetting, DeckcliError
from deckcli.core.files import Source, Unreadable, file_meant, is_same_file, is_there, read_source
from deckcli.core.printable import printable
from deckcli.core.text import known_words
from deckcli.decks.plain import deck_of
from deckcli.engine.game import Game
from deckcli.engine.transcripts import BadTranscript, Transcript, from_text
from deckcli.games.playing import game_of, seated

if TYPE_CHECKING:
    from deckcli.cli.session import Session


HUMAN = "human"  # a person, in a list of bots


class GameFiles:
    """The files of one game: the log asked for, and what the player saves."""

    def __init__(self, log: str = "", resumed: str = "") -> None:
        self.log, self.resumed = log, resumed
        self._saved: dict[str, str] = {}  # path -> its content, the latest last
        if log:
            _refuse_stream(log)
            open_file(Path(log))  # fail now, not after a long game

    def save(self, transcript: Transcript, path: str) -> str:
        """Save the game and return the path; raises BadSetting.

        Without a path it goes back where it came from, or gets a name of its own. No other file is
        ever overwritten.
        """
        path = path or next(reversed(self._saved), self.resumed) or _free_name()
        _refuse_stream(path)
        if printable(path) != path:  # the command to go on with could not be told
            raise BadSetting(f"{path} is no name that can be shown", hint="choose another name")
        mine = [known for known in (*self._saved, self.resumed, self.log) if known]
        same = [known for known in mine if is_same_file(path, known)]
        if not same and is_there(path):
            raise BadSetting(f"{path} is there already", hint="choose another name")
        for known in same:  # if writing fails, its content is unknown
            self._saved.pop(known, None)
        write_file(Path(path), transcript.to_text())
        self._saved[path] = transcript.to_text()
        return path

    def write_log(self, transcript: Transcript) -> None:
        """Write the log that was asked for; raises BadSetting."""
        if self.log:
            write_file(Path(self.log), transcript.to_text())

    def kept_in(self, transcript: Transcript) -> str:
        """The file that holds the game as it is now, or will when the player leaves."""
        text, latest_first = transcript.to_text(), reversed(self._saved.items())
        return self.log or next((path for path, kept in latest_first if kept == text), "")


def _free_name() -> str:
    """A name for a game in the working folder that nothing has yet."""
    names = (f"deckcli-game{f'-{number}' if number > 1 else ''}.json" for number in count(1))
    return next(name for name in names if not is_there(name))


def _refuse_stream(path: str) -> None:
    """Standard output is taken: the game itself is printed there."""
    if path == "-":
        raise BadSetting("a game is written to a file, and - is none", hint="choose a name")


def read_log(path: str) -> Source:
    """A log of a game or a draft; raises BadTranscript if it cannot be read."""
    try:
        return read_source(path)
    except Unreadable as trouble:
        raise BadTranscript(trouble.message, where=path, hint=file_meant(path)) from trouble


def read_transcript(path: str) -> Transcript:
    """The transcript in a file; raises BadTranscript."""
    return from_text(read_log(path).text, path)


def resume_line(path: str) -> str:
    """The command that continues a game."""
    return printable(f"deckcli play --resume {shlex.quote(path)}")


def table_of(session: Session, transcript: Transcript) -> tuple[Game[Any], list[object]]:
    """The rules and decks of a recorded game; raises if it cannot be played."""
    library, key = session.library, transcript.game
    game = game_of(library.catalog(key), rules=transcript.rules)
    if len(transcript.decks) > game.most_seats:
        raise BadTranscript(f"{len(transcript.decks)} decks; {key} is for {game.most_seats}")
    if len(transcript.bots) != len(transcript.decks):
        raise BadTranscript("not as many players as decks")
    for name in transcript.bots:
        if name != HUMAN and not is_bot(name):
            raise BadTranscript(
                f"no player is called {name!r}",
                hint=known_words(name, (*BOTS, HUMAN), "players"),
            )
    for listed in transcript.decks:
        if listed["game"] != key:
            raise BadTranscript(f"a deck of {listed['game']} in a game of {key}")
    decks = [deck_of(listed, library.catalog(key)) for listed in transcript.decks]
    return game, seated(game, decks)


@contextmanager
def blamed_on(path: str) -> Iterator[None]:
    """Name the file in errors about its content."""
    try:
        yield
    except DeckcliError as error:
        error.where = error.where or path
        raise


def has_other_cards(session: Session, transcript: Transcript) -> bool:
    """Whether card data has changed since: the game may then go differently, or not at all."""
    return session.library.catalog(transcript.game).digest != transcript.card_data


def warn_of_other_cards(session: Session, transcript: Transcript, path: str) -> None:
    if has_other_cards(session, transcript):
        session.say(f"warning: {path} was played with other card data; it may go differently now")
