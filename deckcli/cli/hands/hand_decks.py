"""What `hand` and `odds` share: the deck, the number of hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.playing.tables_to_play import refused
from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting

if TYPE_CHECKING:
    from deckcli.decks.deck import Deck

MOST_HANDS = 10_000_000


def deck_to_deal(
    session: Session, argument: str, *, game: str, file_format: str, allow_illegal: bool
) -> Deck:
    """The deck; prints its findings and exits if it must be legal and is not."""
    file = session.library.deck(argument, game=game, format_name=file_format)
    status = refused(file, allow_illegal=allow_illegal)
    if status is ExitStatus.OK and file.deck is not None:
        return file.deck
    if status is ExitStatus.FINDINGS:
        session.say(
            "no hands are dealt from an illegal deck; --allow-illegal does, if all cards are known"
        )
    raise typer.Exit(status)


def check_number(hands: int) -> None:
    """Raise BadSetting unless that many hands can be dealt in a minute or so."""
    if not 1 <= hands <= MOST_HANDS:
        raise BadSetting(f"-n {hands}: from 1 to {MOST_HANDS:,} hands are dealt")
