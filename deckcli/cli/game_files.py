"""Games on disk: transcripts of whole games, and of those that go on another time."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from deckcli.cli.table_outputs import open_file, write_file
from deckcli.core.errors import BadSetting
from deckcli.core.files import Unreadable, read_source
from deckcli.engine.transcripts import BadTranscript, Transcript, from_text

if TYPE_CHECKING:
    from deckcli.cli.session import Session


class GameFiles:
    """Where one game is kept: the log that was asked for, and what its player saves."""

    def __init__(self, log: str = "", resumed: str = "") -> None:
        self.log, self.resumed = log, resumed
        self._saved: dict[str, str] = {}  # path -> what lies there
        if log:
            open_file(Path(log))  # nobody wants to learn after a long game that it was for nothing

    def save(self, transcript: Transcript, path: str) -> str:
        """Write the game where it is to be found again; raises BadSetting.

        Without a path it goes where it came from. Nothing else is ever written over.
        """
        path = path or next(reversed(self._saved), self.resumed)
        if not path:
            raise BadSetting("the game needs a name", hint="save FILE")
        if path not in (*self._saved, self.resumed, self.log) and Path(path).exists():
            raise BadSetting(f"{path} is there already", hint="choose another name")
        write_file(Path(path), transcript.to_text())
        self._saved.pop(path, None)
        self._saved[path] = transcript.to_text()
        return path

    def write_log(self, transcript: Transcript) -> None:
        """Raises BadSetting."""
        if self.log:
            write_file(Path(self.log), transcript.to_text())

    def kept_in(self, transcript: Transcript) -> str:
        """The file in which the game, as it is, can be found or will be when it is left."""
        text = transcript.to_text()
        return self.log or next((path for path, kept in self._saved.items() if kept == text), "")


def read_transcript(path: str) -> Transcript:
    """The transcript in a file; raises BadTranscript."""
    try:
        return from_text(read_source(path).text, path)
    except Unreadable as trouble:
        raise BadTranscript(trouble.message, where=path) from trouble


def resume_line(path: str) -> str:
    """What to type to go on with a game."""
    return f"deckcli play --resume {shlex.quote(path)}"


def warn_of_other_cards(session: Session, transcript: Transcript, path: str) -> None:
    """Cards that have changed since may let a game go differently, or nowhere."""
    if session.library.catalog(transcript.game).digest != transcript.card_data:
        session.say(f"warning: {path} was played with other card data; it may go differently now")
